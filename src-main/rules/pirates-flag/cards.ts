import { message, type Message } from '../kernel/message.ts';

/** What a card says beside its effect about when it may be played. */
export const marks = ['onYourTurn', 'insteadOfRolling', 'nextRoll', 'doesNotCount'] as const;
export type Mark = (typeof marks)[number];

/** Upon whom an effect falls. The nearest are a choice of the card's player where several are equally near. */
export const whoses = ['own', 'other', 'any', 'carrier', 'nearestSea', 'nearestFlagShip'] as const;
export type Whose = (typeof whoses)[number];

export const ways = ['either', 'seaward', 'inward', 'towards', 'away'] as const;
export type Way = (typeof ways)[number];

export type Effect =
  | { readonly kind: 'modifyRoll'; readonly whose: Whose; readonly times: number; readonly plus: number }
  | {
      readonly kind: 'moveShip';
      readonly whose: Whose;
      readonly way: Way;
      readonly spaces: number;
      /** "Up to": the player of the card chooses a lower number. */
      readonly upTo: boolean;
      /** How far off the ship may be; absent where any distance does. */
      readonly within?: number;
    }
  | { readonly kind: 'takeFlag'; readonly within: number }
  | { readonly kind: 'cancel'; readonly only: 'againstYou' | 'any' }
  | { readonly kind: 'redirect'; readonly to: 'back' | 'chosen' }
  | { readonly kind: 'forceRoll'; readonly whose: Whose }
  | { readonly kind: 'draw'; readonly whose: Whose; readonly count: number }
  | { readonly kind: 'discard'; readonly whose: Whose; readonly count: number }
  /** What no other kind can say: read out, and carried out by the table itself. */
  | { readonly kind: 'note'; readonly text: string };
export type EffectKind = Effect['kind'];

export const effectKinds = [
  'modifyRoll',
  'moveShip',
  'takeFlag',
  'cancel',
  'redirect',
  'forceRoll',
  'draw',
  'discard',
  'note',
] as const satisfies readonly EffectKind[];

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

/** What a card does, in one sentence for each effect, made from the row so that a taught card has it too. */
export function effectText(effect: Effect): Message {
  switch (effect.kind) {
    case 'modifyRoll':
      return message('effect.modifyRoll', {
        whose: message(`whose.${effect.whose}`),
        figure: figureOf(effect.times, effect.plus),
      });
    case 'moveShip':
      return message(effect.within === undefined ? 'effect.moveShip' : 'effect.moveShip.within', {
        whose: message(`whose.${effect.whose}`),
        way: message(`way.${effect.way}`),
        upTo: effect.upTo ? message('effect.upTo') : '',
        spaces: effect.spaces,
        ...(effect.within === undefined ? {} : { within: effect.within }),
      });
    case 'takeFlag':
      return message('effect.takeFlag', { within: effect.within });
    case 'cancel':
      return message(`effect.cancel.${effect.only}`);
    case 'redirect':
      return message(`effect.redirect.${effect.to}`);
    case 'forceRoll':
      return message('effect.forceRoll', { whose: message(`whose.${effect.whose}`) });
    case 'draw':
      return message('effect.draw', { whose: message(`whose.${effect.whose}`), count: effect.count });
    case 'discard':
      return message('effect.discard', { whose: message(`whose.${effect.whose}`), count: effect.count });
    case 'note':
      return message('effect.note', { text: effect.text });
  }
}

/** A true minus sign, as wide as the plus. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** What is done to a roll: "+3", "×2", or both. */
export const figureOf = (times: number, plus: number): Message => {
  if (times === 1) return message('figure.plus', { plus: signed(plus) });
  return plus === 0
    ? message('figure.times', { times })
    : message('figure.both', { times, plus: signed(plus) });
};
