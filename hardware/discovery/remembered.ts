import type { ReaderKind } from '../driver.ts';
import type { LineSettings } from '../port/port.ts';
import type { ListedPort, PortFacts } from './ports.ts';

/** Whose readings these are: a captain's who sits beside it, or a duty's at the table. */
export type Place =
  { readonly kind: 'seat'; readonly seat: string } | { readonly kind: 'job'; readonly job: string };

/** What is kept of a reader from one evening to the next; plain data, to be stored as it is. */
export interface Remembered {
  /** The port's stable name, which is the reader's name everywhere in the program. */
  readonly path: string;
  readonly kind: ReaderKind;
  readonly line: LineSettings;
  /** What people call it. */
  readonly name: string;
  /** What the reader calls itself by: name, place and gap are its own and go with it to any socket. */
  readonly unit?: string;
  readonly place?: Place;
  /** Milliseconds that a tag has to stay away before it counts again. */
  readonly gap?: number;
  /** Its buttons called undo, redo and next do what they say; else they only answer. */
  readonly acts?: boolean;
  /** What the talk with it has to know after a restart; for the reader's driver only. */
  readonly memory?: unknown;
  /** The chip behind the port, to know the reader again in another socket. */
  readonly chip?: PortFacts;
}

/** Where a reader is kept in whose socket hangs another one; no port has such a name. */
const nowhere = 'unit:';

const awayOf = (unit: string): string => nowhere + unit;

export const isAway = ({ path }: Pick<Remembered, 'path'>): boolean => path.startsWith(nowhere);

export interface HandOver {
  readonly here: Remembered;
  /** What becomes of the record that was kept for this unit elsewhere, or of the one that stood here. */
  readonly there?: Remembered;
}

/** Who introduced itself, and what is known of the place where it was kept until now. */
export interface Introduction {
  readonly unit: string;
  readonly name: string;
  readonly from?: Remembered;
  /** Something hangs there. */
  readonly isTaken?: boolean;
}

/**
 * A unit has introduced itself at a port. What people settled for it comes here, from wherever it was kept; what
 * stood here goes the other way, so that two readers that were plugged in crosswise have swapped by themselves.
 */
export function handOver(here: Remembered, { unit, name, from, isTaken = false }: Introduction): HandOver {
  if (here.unit === unit) return { here };
  const ours = belongings(here);
  if (!from) {
    // A socket without a unit is this unit's from now on: people have settled things for what hangs there.
    if (here.unit === undefined) return { here: { ...here, unit } };
    return { here: { ...socket(here), name, unit }, there: { ...here, path: awayOf(here.unit) } };
  }
  const isWorthIt = here.unit !== undefined || (!isAway(from) && (isTaken || here.place !== undefined));
  const path = isAway(from) && here.unit !== undefined ? awayOf(here.unit) : from.path;
  return {
    here: { ...socket(here), ...belongings(from) },
    ...(isWorthIt && { there: { ...socket(from), ...ours, path } }),
  };
}

type Socket = Pick<Remembered, 'path' | 'kind' | 'line' | 'chip'>;

const socket = ({ path, kind, line, chip }: Remembered): Socket => ({
  path,
  kind,
  line,
  ...(chip && { chip }),
});

function belongings(remembered: Remembered): Omit<Remembered, keyof Socket> {
  const { path: _path, kind: _kind, line: _line, chip: _chip, ...own } = remembered;
  return own;
}

function isSameChip(a: PortFacts, b: PortFacts): boolean {
  return (
    a.vendorId !== undefined &&
    a.vendorId === b.vendorId &&
    a.productId === b.productId &&
    a.serialNumber === b.serialNumber
  );
}

/**
 * The reader that is remembered for a port. One that was moved to another socket is known by its chip, if it is
 * the only one of its kind that is missing and no other newcomer could be it.
 */
export function recall(
  port: ListedPort,
  remembered: readonly Remembered[],
  present: readonly ListedPort[],
): Remembered | undefined {
  const byName = remembered.find(({ path }) => path === port.path);
  if (byName) return byName;
  const there = new Set(present.map(({ path }) => path));
  const missing = remembered.filter(({ path, chip }) => !there.has(path) && chip && isSameChip(chip, port));
  const known = new Set(remembered.map(({ path }) => path));
  const newcomers = present.filter(({ path, ...chip }) => !known.has(path) && isSameChip(chip, port));
  const [only, ...others] = missing;
  return others.length === 0 && newcomers.length === 1 ? only : undefined;
}
