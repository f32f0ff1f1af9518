/** The eleven seats' marks in table order: always an outline, a colour and a name together. */
export const MARKS = [
  'ball',
  'can',
  'cone',
  'kite',
  'cross',
  'star',
  'moon',
  'hourglass',
  'pennant',
  'ring',
  'heart',
] as const;
export type Mark = (typeof MARKS)[number];

/** A captain as the displays draw one. */
export interface Captain {
  readonly mark: Mark;
  readonly name: string;
}

export function markAt(seat: number): Mark {
  const mark = MARKS[seat];
  if (mark === undefined) throw new RangeError(`There is no seat ${seat}.`);
  return mark;
}
