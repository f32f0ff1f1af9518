export const dice = ['green', 'blue', 'red'] as const;
export type Die = (typeof dice)[number];
export const colours = ['white', ...dice] as const;
export type Colour = (typeof colours)[number];

export type Faces = readonly [string, string, string, string, string, string];

/**
 * A face in words: parts joined by `+`, each a number of pips, `bolt`, `circle`, `X`, `XX` or `blank`.
 * X, XX and blank count for nothing.
 */
export interface Face {
  readonly pips: number;
  readonly bolts: number;
  readonly circle: boolean;
}

export function parseFace(text: string): Face | undefined {
  let pips = 0;
  let bolts = 0;
  let circle = false;
  for (const part of text.split('+')) {
    if (/^[1-6]$/.test(part)) pips += Number(part);
    else if (part === 'bolt') bolts += 1;
    else if (part === 'circle' && !circle) circle = true;
    else if (part !== 'X' && part !== 'XX' && part !== 'blank') return undefined;
  }
  return pips <= 6 && bolts <= 3 ? { pips, bolts, circle } : undefined;
}

/** A face that was looked at before it got here: entered, or listed by the table. */
export function faceOf(text: string): Face {
  const face = parseFace(text);
  if (!face) throw new Error(`no face reads "${text}"`);
  return face;
}

export const isDie = (text: string): text is Die => (dice as readonly string[]).includes(text);

/** The die with which a captain shows the bid; the face 6 stands for a bid of none. */
export const bidDie = (seat: string): string => `bid-${seat}`;
export const bidOfFace = (face: string): number | undefined =>
  /^[1-6]$/.test(face) ? Number(face) % 6 : undefined;
