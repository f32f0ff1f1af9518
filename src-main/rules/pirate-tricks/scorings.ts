import { message, type Message } from '../kernel/message.ts';
import { among, flag, several, whole, type Shape, type Shaped } from '../kernel/shape.ts';
import { highestNumber, suits } from './cards.ts';
import { allLoon } from './coins.ts';
import type { Deck } from './score-card.ts';
import { mostSeats } from './setup.ts';

/** What of a scoring makes no sense, whatever its deck. */
type Odd = 'suits' | 'numbers' | 'places';

interface ScoringHooks<Of> {
  /** Recruitment is about the hand, before a trick is played; only a treasure is told before the tricks. */
  readonly decks: readonly Deck[];
  /** What the shape cannot rule out. */
  odd?(scoring: Of): Odd | undefined;
  /** What it pays, in words. */
  sentence(scoring: Of): Message;
}

interface ScoringRow<Kind extends string, Members extends Shape> extends ScoringHooks<Shaped<Kind, Members>> {
  readonly kind: Kind;
  readonly shape: Members;
}

const defineScoring = <const Kind extends string, const Members extends Shape>(
  row: ScoringRow<Kind, Members>,
): ScoringRow<Kind, Members> => row;

const everyDeck: readonly Deck[] = ['recruitment', 'capture', 'treasure'];
const afterTricks: readonly Deck[] = ['capture', 'treasure'];

/** Negative loon is owed. */
const loon = whole(-allLoon, allLoon);
const number = whole(1, 20);
const inAHand = whole(2, 12);

const payment = (amount: number): Message =>
  amount < 0 ? message('scoring.owes', { loon: -amount }) : message('scoring.pays', { loon: amount });

/**
 * The closed list of what a score card can pay for. The table fills these in for the cards whose text we do not know;
 * until then a card is told by hand.
 */
export const scorings = {
  hand: defineScoring({ kind: 'hand', shape: {}, decks: everyDeck, sentence: () => message('scoring.hand') }),

  /** For each run of `length` following numbers. */
  run: defineScoring({
    kind: 'run',
    shape: { length: inAHand, oneSuit: flag, loon },
    decks: everyDeck,
    sentence: ({ length, oneSuit, loon }) =>
      message(oneSuit ? 'scoring.run.suit' : 'scoring.run.any', { length, pays: payment(loon) }),
  }),

  /** For each set of `size` cards that share their number or their suit. */
  set: defineScoring({
    kind: 'set',
    shape: { size: inAHand, of: among(['number', 'suit']), loon },
    decks: everyDeck,
    sentence: ({ size, of, loon }) => message(`scoring.set.${of}`, { size, pays: payment(loon) }),
  }),

  /** For each card of these suits from `least` to `most`. */
  card: defineScoring({
    kind: 'card',
    shape: { suits: several(among(suits), suits.length), least: number, most: number, loon },
    decks: everyDeck,
    odd: ({ suits, least, most }) => (suits.length === 0 ? 'suits' : least > most ? 'numbers' : undefined),
    sentence({ suits, least, most, loon }) {
      const isAny = least <= 1 && most >= highestNumber;
      const colours = suits.map((suit) => message(`suit.${suit}`));
      const values = { suits: colours, least, most, pays: payment(loon) };
      return message(isAny ? 'scoring.card' : 'scoring.card.numbers', values);
    },
  }),

  trick: defineScoring({
    kind: 'trick',
    shape: { loon },
    decks: afterTricks,
    sentence: ({ loon }) => message('scoring.trick', { pays: payment(loon) }),
  }),

  /** By who took most or fewest tricks; equals share a place and the next place is the next group. */
  rank: defineScoring({
    kind: 'rank',
    shape: {
      order: among(['most', 'fewest']),
      places: several(loon, mostSeats),
      /** Whoever took no trick at all has no place. */
      needsTricks: flag,
    },
    decks: afterTricks,
    odd: ({ places }) => (places.length === 0 ? 'places' : undefined),
    sentence: ({ order, places, needsTricks }) =>
      message(`scoring.rank.${order}`, {
        places: places.map(String),
        rest: message(needsTricks ? 'scoring.rank.needs' : 'scoring.rank.all'),
      }),
  }),

  /** `hit` and `each` per trick where the prediction came true, else `miss` and `off` per trick missed by. */
  prediction: defineScoring({
    kind: 'prediction',
    shape: { hit: loon, each: loon, miss: loon, off: loon },
    decks: ['treasure'],
    sentence: ({ hit, each, miss, off }) =>
      message('scoring.prediction', {
        hit: payment(hit),
        each: payment(each),
        miss: payment(miss),
        off: payment(off),
      }),
  }),
};

type Rows = typeof scorings;
export type ScoringKind = keyof Rows;
type ScoringOf<Row> = Row extends ScoringRow<infer Kind, infer Members> ? Shaped<Kind, Members> : never;
export type Scoring = { readonly [Kind in ScoringKind]: ScoringOf<Rows[Kind]> }[ScoringKind];

export const scoringKinds = Object.keys(scorings) as readonly ScoringKind[];

interface AnyScoringRow extends ScoringHooks<Scoring> {
  readonly kind: ScoringKind;
  readonly shape: Shape;
}

/** A scoring's own row takes that scoring: the list has each under its kind. */
export const scoringRow = ({ kind }: Pick<Scoring, 'kind'>): AnyScoringRow =>
  scorings[kind] as unknown as AnyScoringRow;

/** What a card of this deck can pay for. */
export const kindsFor = (deck: Deck): readonly ScoringKind[] =>
  scoringKinds.filter((kind) => scorings[kind].decks.includes(deck));
