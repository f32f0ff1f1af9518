import { fieldKey, type FieldValue } from '../../../src-main/rules/kernel/game.ts';
import { seatIds, type SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { crew, suits, type CardId } from '../../../src-main/rules/pirate-tricks/cards.ts';
import type { Command } from '../../../src-main/rules/pirate-tricks/commands.ts';
import { prompts } from '../../../src-main/rules/pirate-tricks/questions.ts';
import { unseenCards } from '../../../src-main/rules/pirate-tricks/knowledge.ts';
import { fields } from '../../../src-main/rules/pirate-tricks/fields.ts';
import { untakenRows } from '../../../src-main/rules/pirate-tricks/phase.ts';
import { decks, slots, type Deck } from '../../../src-main/rules/pirate-tricks/score-card.ts';
import { kindsFor, type Scoring } from '../../../src-main/rules/pirate-tricks/scorings.ts';
import { depths, type State } from '../../../src-main/rules/pirate-tricks/state.ts';
import type { Random } from '../../support/random.ts';
import { commandKindsOf } from '../../support/command-kinds.ts';

const commandKinds = commandKindsOf<Command>('pirate-tricks');

/** What people say at a prompt, rightly or wrongly. */
const answering: Readonly<Record<string, readonly Command['kind'][]>> = {
  'lay-tie-card': ['layTieCard', 'winTie'],
  'name-taker': ['nameTaker'],
  'show-cards': ['showCards', 'showCards', 'collect'],
  'rule-breach': ['ruleBreach'],
  'play-card': ['playCard'],
  'tell-row': ['tellRow', 'tellRound', 'tellGain'],
  'tell-round': ['tellRound', 'tellGain'],
  'draw-score-card': ['drawScoreCard'],
  predict: ['predict', 'showCards', 'playCard'],
  bid: ['bid'],
};

/** Any command that passes the schema, sense or nonsense. */
export function mischief(state: State, random: Random): Command {
  const asked = prompts(state).flatMap((prompt) => answering[prompt.kind] ?? []);
  const kind = random.pick(asked.length > 0 && random.below(2) === 0 ? asked : commandKinds);
  const seat = seatOf(state, random);
  const card = cardOf(state, random);
  switch (kind) {
    case 'topUp':
      return { kind, seat };
    case 'winTie':
      return { kind, seat };
    case 'winTrick':
      return { kind, seat };
    case 'drawScoreCard':
      return { kind, card: scoreCardIn(state, random) };
    case 'dealCard':
      return { kind, row: rowIn(state, random), card };
    case 'bid':
      return { kind, seat, row: lotOr(state, random), amount: random.below(random.pick([3, 15, 189])) };
    case 'layTieCard':
      return { kind, seat, card };
    case 'playCard':
      return { kind, seat, card };
    case 'nameTaker':
      return { kind, seat, taker: seatOf(state, random) };
    case 'bidAgain':
      return { kind };
    case 'giveRow':
      return { kind, seat, row: rowIn(state, random) };
    case 'noteHand':
      return { kind, seat, cards: cardsOf(state, random, 13) };
    case 'layAside':
      return random.below(3) === 0 ? { kind } : { kind, seat };
    case 'ditch':
      return { kind, seat, cards: cardsOf(state, random, 3) };
    case 'predict':
      return { kind, seat, tricks: random.below(13) };
    case 'showCards':
      return {
        kind,
        seat,
        cards: random.below(6) === 0 ? eleven(state, seat, random) : recruits(state, seat, random),
      };
    case 'collect':
      return { kind, seat, slot: random.pick(slots), loon: random.below(20) - 8 };
    case 'ruleBreach':
      return { kind, flag: 1 + random.below(state.flags.length + 2), fine: random.below(20) };
    case 'tellRow':
      return { kind, seat, row: rowIn(state, random), bid: random.below(16), ...found(random) };
    case 'tellGain':
      return { kind, seat, loon: random.below(60) - 30 };
    case 'tellRound':
      return { kind, gains: gainsOf(state, random) };
    case 'teachScoreCard':
      return { kind, card: scoreCardIn(state, random), ...taught(random) };
    case 'nameFaction':
      return { kind, suit: random.pick(suits), name: random.pick(['Vulper', 'Beringa', 'Mustel']) };
    case 'setDepth':
      return { kind, depth: random.pick([...depths, 'whispers']) };
    case 'setTable':
      return { kind, fields: Object.fromEntries(someFields(state, random)) };
    case 'setRight':
      return setRight(state, random);
  }
}

const found = (random: Random) => (random.below(2) === 0 ? {} : { found: random.below(3) });

const seatOf = (state: State, random: Random): SeatId =>
  random.pick(random.below(12) === 0 ? seatIds : state.seats);

const rowIn = (state: State, random: Random): number => {
  const untaken = untakenRows(state.round);
  return untaken.length > 0 && random.below(2) === 0 ? random.pick(untaken) : 1 + random.below(5);
};

const lotOr = (state: State, random: Random): number =>
  random.below(2) === 0 ? (state.round.lot?.row ?? 1) : rowIn(state, random);

function cardOf({ round, seats }: State, random: Random): CardId {
  const seen = [
    ...seats.flatMap((seat) => round.seen[seat] ?? []),
    ...round.rows.flatMap(({ open }) => open),
  ];
  return random.pick(seen.length > 0 && random.below(2) === 0 ? seen : crew);
}

const cardsOf = (state: State, random: Random, below: number): readonly CardId[] =>
  Array.from({ length: random.below(below) }, () => cardOf(state, random));

const recruits = (state: State, seat: SeatId, random: Random): readonly CardId[] => [
  random.pick([cardOf(state, random), ...(state.round.shown[seat] ?? [])]),
  ...cardsOf(state, random, 8),
];

/** One card more than anybody still holds once two lie aside, each of them possibly this captain's. */
const eleven = (state: State, seat: SeatId, random: Random): readonly CardId[] =>
  [...(state.round.seen[seat] ?? []), ...random.shuffle([...unseenCards(state)])].slice(0, 11);

const scoreCardIn = (state: State, random: Random): string =>
  random.below(12) === 0
    ? 'gang-of-nine'
    : random.pick([...state.used, ...state.edition.scoreCards.map(({ id }) => id)]);

function gainsOf(state: State, random: Random) {
  const seats = random.below(3) === 0 ? [seatOf(state, random), ...state.seats] : state.seats;
  return seats.map((seat) => ({ seat, loon: random.below(24) - 8 }));
}

const taught = (random: Random) => ({
  ...(random.below(2) === 0 ? { name: 'Typed in' } : {}),
  ...(random.below(2) === 0 ? { scoring: anyScoring(random.pick(decks), random) } : {}),
  ...(random.below(3) === 0 ? { predicts: random.below(2) === 0 } : {}),
});

/** Any scoring that fits a deck, now and then an empty one that fits none. */
export function anyScoring(deck: Deck, random: Random): Scoring {
  const loon = 1 + random.below(4);
  switch (random.pick(kindsFor(deck))) {
    case 'hand':
      return { kind: 'hand' };
    case 'run':
      return { kind: 'run', length: 2 + random.below(3), oneSuit: random.below(2) === 0, loon };
    case 'set':
      return { kind: 'set', size: 2 + random.below(2), of: random.pick(['number', 'suit']), loon };
    case 'card':
      return {
        kind: 'card',
        suits: random.below(8) === 0 ? [] : [random.pick(suits)],
        least: 1 + random.below(10),
        most: 9 + random.below(12),
        loon,
      };
    case 'trick':
      return { kind: 'trick', loon: loon - 3 };
    case 'rank':
      return {
        kind: 'rank',
        order: random.pick(['most', 'fewest']),
        places: [6, 3, -2].slice(random.below(4)),
        needsTricks: random.below(2) === 0,
      };
    case 'prediction':
      return { kind: 'prediction', hit: 3, each: 1, miss: 0, off: -1 };
  }
}

/** Fields with values that they offer, now and then one that they do not. */
function someFields(state: State, random: Random): readonly (readonly [string, FieldValue])[] {
  const all = random.shuffle([...fields(state)]).slice(0, 1 + random.below(6));
  const values = all.map((field) => [fieldKey(field.field, field.seat), valueFor(field, random)] as const);
  return random.below(10) === 0 ? [...values, ['wind', 3] as const] : values;
}

function valueFor({ type, value }: ReturnType<typeof fields>[number], random: Random): FieldValue {
  switch (type.kind) {
    case 'number':
      return random.below(10) === 0
        ? type.most + 1
        : type.least + random.below(Math.min(type.most, random.pick([3, 8, 188])) - type.least + 1);
    case 'choice':
      return random.below(10) === 0 ? 'nowhere' : random.pick(type.among);
    case 'flag':
    case 'list':
      return value;
  }
}

function setRight(state: State, random: Random): Command {
  const field = fields(state).length > 0 ? random.pick(fields(state)) : undefined;
  if (!field) return { kind: 'setRight', field: 'round', value: 1 };
  const set = { kind: 'setRight', field: field.field, value: valueFor(field, random) } as const;
  return field.seat ? { ...set, seat: field.seat } : set;
}
