/**
 * The television's grid in u, the 108th part of the picture's height. Rows sit where arithmetic puts them, so the
 * lead line can find a seat without measuring the page.
 */
export const GRID = {
  height: 108,
  side: 7,
  promptTop: 5.2,
  promptCentre: 13.4,
  bodyTop: 25,
  bodyBottom: 86.5,
  head: 4.2,
  ledger: 81,
  gutter: 5,
  rulerTop: 89,
} as const;

/** Under this width for its height the stage no longer fits beside the ledger and slides below it. */
export const narrowest = 1.55;
/** A screen higher than 4:3 gets bars above and below rather than text that runs out of it. */
export const highest = 4 / 3;

export type Density = 'roomy' | 'six' | 'crowd';

export interface Rows {
  readonly count: number;
  readonly height: number;
  readonly density: Density;
  readonly top: number;
}

const wideBand = 56.5;
const wideTallest = 14;
const narrowBand = 36;
const narrowTallest = 4.6;

/** Where the ledger's rows lie: two-line rows to six seats, one-line rows beyond or where the stage lies below. */
export function rowsFor(count: number, narrow = false): Rows {
  const band = narrow ? narrowBand : wideBand;
  const height = Math.min(narrow ? narrowTallest : wideTallest, band / Math.max(count, 1));
  const density = narrow || count > 6 ? 'crowd' : count > 5 ? 'six' : 'roomy';
  return { count, height, density, top: GRID.bodyTop + GRID.head };
}

export function rowCentre(rows: Rows, index: number): number {
  return rows.top + rows.height * (index + 0.5);
}

export function ledgerBottom(rows: Rows): number {
  return rows.top + rows.height * rows.count;
}
