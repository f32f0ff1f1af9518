/** Lengths in millimetres. */
export interface Sheet {
  readonly id: string;
  /** What stands on the packet. */
  readonly title: string;
  readonly page: 'A4' | 'Letter';
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  /** From the left edge of one label to that of the next. */
  readonly pitchX: number;
  readonly pitchY: number;
}

export const pages = { A4: { width: 210, height: 297 }, Letter: { width: 215.9, height: 279.4 } } as const;

const inch = 25.4;

export const sheets: readonly Sheet[] = [
  {
    id: 'L7160',
    title: 'Avery L7160, 21 of 63.5 × 38.1 mm',
    page: 'A4',
    columns: 3,
    rows: 7,
    width: 63.5,
    height: 38.1,
    left: 7.21,
    top: 15.15,
    pitchX: 66.04,
    pitchY: 38.1,
  },
  {
    id: 'L7651',
    title: 'Avery L7651, 65 of 38.1 × 21.2 mm',
    page: 'A4',
    columns: 5,
    rows: 13,
    width: 38.1,
    height: 21.2,
    left: 4.7,
    top: 10.9,
    pitchX: 40.6,
    pitchY: 21.2,
  },
  {
    id: 'L4730',
    title: 'Avery L4730, 270 of 17.8 × 10 mm',
    page: 'A4',
    columns: 10,
    rows: 27,
    width: 17.8,
    height: 10,
    left: 4.75,
    top: 13.5,
    pitchX: 20.3,
    pitchY: 10,
  },
  {
    id: '5160',
    title: 'Avery 5160, 30 of 2⅝ × 1 in',
    page: 'Letter',
    columns: 3,
    rows: 10,
    width: 2.625 * inch,
    height: inch,
    left: 0.1875 * inch,
    top: 0.5 * inch,
    pitchX: 2.75 * inch,
    pitchY: inch,
  },
  {
    id: '5267',
    title: 'Avery 5267, 80 of 1¾ × ½ in',
    page: 'Letter',
    columns: 4,
    rows: 20,
    width: 1.75 * inch,
    height: 0.5 * inch,
    left: 0.3 * inch,
    top: 0.5 * inch,
    pitchX: 2.05 * inch,
    pitchY: 0.5 * inch,
  },
];

export const sheetOf = (id: string): Sheet | undefined =>
  sheets.find((sheet) => sheet.id.toLowerCase() === id.toLowerCase());

export const perPage = ({ columns, rows }: Sheet): number => columns * rows;

export interface Spot {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** Where the nth label lies, counted in the reading direction from 0. */
export function spot(sheet: Sheet, nth: number): Spot {
  const onPage = nth % perPage(sheet);
  return {
    page: Math.floor(nth / perPage(sheet)),
    x: sheet.left + (onPage % sheet.columns) * sheet.pitchX,
    y: sheet.top + Math.floor(onPage / sheet.columns) * sheet.pitchY,
  };
}
