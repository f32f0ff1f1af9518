import { message, type Message } from '../kernel/message.ts';
import type { Effect } from './effects/kinds.ts';

/** What a card says beside its effect about when it may be played. */
export const marks = ['onYourTurn', 'insteadOfRolling', 'nextRoll', 'doesNotCount'] as const;
export type Mark = (typeof marks)[number];

/** Upon whom an effect falls. The nearest are a choice of the card's player where several are equally near. */
export const whoses = ['own', 'other', 'any', 'carrier', 'nearestSea', 'nearestFlagShip'] as const;
export type Whose = (typeof whoses)[number];

export const ways = ['either', 'seaward', 'inward', 'towards', 'away'] as const;
export type Way = (typeof ways)[number];

/** One action card of the 48; a row without effects is one that nobody has taught the companion yet. */
export interface CardRow {
  readonly id: string;
  /** What the table says is printed on it. Rows as delivered have theirs in the catalogue. */
  readonly name?: string;
  readonly marks: readonly Mark[];
  readonly effects: readonly Effect[];
}

/** A Pirate Captain: one ability, once a game. */
export interface CaptainRow {
  readonly id: string;
  readonly name?: string;
  readonly effects: readonly Effect[];
}

export const isTaught = (row: CardRow | CaptainRow): boolean => row.effects.length > 0;
export const hasMark = (row: CardRow, mark: Mark): boolean => row.marks.includes(mark);

const number = (row: CardRow | CaptainRow): string => row.id.slice(row.id.lastIndexOf('-') + 1);

/** A row that nobody has taught yet has nothing but its number. */
export const numberName = (row: CardRow | CaptainRow, kind: 'card' | 'captain'): Message =>
  message(`${kind}.number`, { number: number(row) });

export const cardName = (row: CardRow): Message =>
  row.name !== undefined
    ? message('card.named', { name: row.name })
    : isTaught(row)
      ? message(`card.${row.id}`)
      : message('card.blank', { number: number(row) });

export const captainName = (row: CaptainRow): Message =>
  row.name !== undefined
    ? message('captain.named', { name: row.name })
    : isTaught(row)
      ? message(`captain.${row.id}`)
      : message('captain.blank', { number: number(row) });

/** A true minus sign, as wide as the plus. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** What is done to a roll: "+3", "×2", or both. */
export const figureOf = (times: number, plus: number): Message => {
  if (times === 1) return message('figure.plus', { plus: signed(plus) });
  return plus === 0
    ? message('figure.times', { times })
    : message('figure.both', { times, plus: signed(plus) });
};
