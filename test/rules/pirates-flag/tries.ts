import { everyTask } from '../../../src-main/rules/kernel/agenda.ts';
import { seatIds, type SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Member } from '../../../src-main/rules/kernel/shape.ts';
import { marks } from '../../../src-main/rules/pirates-flag/cards.ts';
import { effectKinds, kindOf } from '../../../src-main/rules/pirates-flag/effects/effects.ts';
import type { Effect, EffectKind } from '../../../src-main/rules/pirates-flag/effects/kinds.ts';
import { sea, type Board } from '../../../src-main/rules/pirates-flag/board.ts';
import type { Command } from '../../../src-main/rules/pirates-flag/commands.ts';
import { sampleBoard } from '../../../src-main/rules/pirates-flag/data/sample-board.ts';
import { piratesFlag } from '../../../src-main/rules/pirates-flag/game.ts';
import { options } from '../../../src-main/rules/pirates-flag/options.ts';
import {
  carrierOf,
  directions,
  handOf,
  isLight,
  nextSeat,
  placeOf,
  type State,
} from '../../../src-main/rules/pirates-flag/state.ts';
import { adriftOf } from '../../../src-main/rules/pirates-flag/tasks.ts';
import type { Random } from '../../support/random.ts';

/** What somebody at a table may enter by mistake or on purpose: anything that passes the schema. */
type Try = (state: State, random: Random) => Command;

export const anySeat = (state: State, random: Random): SeatId => random.pick(state.seats);
const anybody = (random: Random): SeatId => random.pick(seatIds);
const number = (random: Random, least: number, most: number): number =>
  least + random.below(most - least + 1);

/** Something that may stand in a member, small enough to be played with. */
function anyValue(random: Random, member: Member): unknown {
  switch (member.kind) {
    case 'among':
      return random.pick(member.among);
    case 'whole': {
      const { least, most, usual = least } = member;
      return number(random, Math.max(least, usual - 4), Math.min(most, usual + 4));
    }
    case 'flag':
      return random.below(3) === 0;
    case 'words':
      return 'Sing a shanty';
    case 'several':
      return Array.from({ length: number(random, 1, member.most) }, () => anyValue(random, member.of));
    case 'maybe':
      return random.below(2) ? undefined : anyValue(random, member.of);
  }
}

export function anyEffect(random: Random, kind: EffectKind = random.pick(effectKinds)): Effect {
  const { shape, sane } = kindOf({ kind });
  const members = Object.entries(shape).map(([name, member]) => [name, anyValue(random, member)] as const);
  const stated = members.filter(([, value]) => value !== undefined);
  const effect = { kind, ...Object.fromEntries(stated) } as unknown as Effect;
  return sane && !sane(effect) ? anyEffect(random, kind) : effect;
}

/** Values that no member of such a kind takes: out of its range, of another sort, or none at all. */
const strangeValues = (member: Member): readonly unknown[] => {
  switch (member.kind) {
    case 'whole':
      return [member.least - 1, member.most + 1, member.least + 0.5, String(member.least), undefined];
    case 'among':
      return ['elsewhere', 4, undefined];
    case 'flag':
      return ['yes', 1, undefined];
    case 'words':
      return ['', '  ', 'x'.repeat(member.most + 1), 4, undefined];
    case 'several':
      return [Array.from({ length: member.most + 1 }, () => 'x'), 'x', undefined];
    case 'maybe':
      return strangeValues(member.of).filter((value) => value !== undefined);
  }
};

/** Every effect of a kind with one member that does not suit. */
export const strangeEffects = (random: Random, kind: EffectKind): readonly Effect[] =>
  Object.entries(kindOf({ kind }).shape).flatMap(([name, member]) =>
    strangeValues(member).map((value) => ({ ...anyEffect(random, kind), [name]: value }) as Effect),
  );

/** It would leave the roll as it is. */
const idle: Effect = { kind: 'modifyRoll', whose: 'own', times: 1, plus: 0 };

export const anyEffects = (random: Random): readonly Effect[] =>
  Array.from({ length: random.below(4) === 0 ? 2 : 1 }, () => anyEffect(random));

export const anyMarks = (random: Random) => marks.filter(() => random.below(6) === 0);

/** Boards that can be sailed, small ones and ones with hazards that play catch among them. */
export function anyBoard(random: Random): Board {
  if (random.below(3) === 0) return sampleBoard;
  const spaces = number(random, 12, 30);
  const inner = random.shuffle(Array.from({ length: spaces - 2 }, (_, at) => at + 2));
  const posts = inner.splice(0, 2);
  const hazards = inner.splice(0, 4);
  const beside = random.pick(hazards);
  const chain = [...new Set([...hazards, beside + 1])].filter((at) => at < spaces && !posts.includes(at));
  const top = number(random, 2, spaces - 5);
  return {
    name: 'Drawn at random',
    invented: true,
    spaces,
    flagShip: spaces,
    docks: random.shuffle(Array.from({ length: spaces - 1 }, (_, at) => at + 1)).slice(0, 6),
    hazards: chain.map((space) => ({
      space,
      push: space === beside || space === beside + 1 ? -1 : random.pick([-1, 1] as const),
    })),
    posts,
    falls: [{ top, foot: number(random, top + 2, spaces - 1) }],
  };
}

/** Boards that cannot be sailed, each in its own way. */
const badBoards: readonly ((random: Random) => unknown)[] = [
  () => ({ ...sampleBoard, spaces: 2 }),
  () => ({ ...sampleBoard, posts: [99] }),
  () => ({ ...sampleBoard, posts: [6] }),
  () => ({ ...sampleBoard, falls: [{ top: 9, foot: 4 }] }),
  () => 'a board',
];

export const badSetups: readonly ((random: Random) => Parameters<typeof piratesFlag.begin>[0])[] = [
  (random) => ({ seats: seatIds.slice(0, random.pick([1, 2, 7])) }),
  () => ({ seats: ['red', 'red', 'blue'] }),
  () => ({ seats: ['red', 'blue', 'green'], options: { fallCost: 7 } }),
  () => ({ seats: ['red', 'blue', 'green'], edition: { cards: 5 } }),
  (random) => ({ seats: ['red', 'blue', 'green'], edition: { board: random.pick(badBoards)(random) } }),
  () => ({ seats: ['red', 'blue', 'green'], depth: 'deep' }),
];

export const anyOptions = (random: Random): Readonly<Record<string, string | number | boolean>> =>
  Object.fromEntries(
    options.map((option) => {
      switch (option.type) {
        case 'choice':
          return [option.name, random.pick(option.choices)];
        case 'flag':
          return [option.name, random.below(2) === 0];
        case 'number':
          return [option.name, number(random, option.least, option.most)];
      }
    }),
  );

export const anyAim = (state: State, random: Random) => ({
  ...(random.below(3) ? { target: anySeat(state, random) } : {}),
  ...(random.below(3) ? { direction: random.pick(directions) } : {}),
  ...(random.below(8) ? {} : { spaces: number(random, 0, 4) }),
  ...(random.below(8) ? {} : { answers: number(random, 1, 3) }),
});

const fields = (state: State, random: Random) => {
  const form = piratesFlag.fields(state);
  const field = random.pick(form);
  const { type } = field;
  const value =
    type.kind === 'number'
      ? number(random, type.least, Math.min(type.most, 8))
      : type.kind === 'flag'
        ? random.below(2) === 0
        : type.kind === 'choice'
          ? random.pick(type.among)
          : [];
  return { field, value };
};

/** A known seat does each of these at any moment, whether it may or not. */
export const tries: Readonly<Record<string, Try>> = {
  beginWith: (state, random) => ({ kind: 'beginWith', seat: anySeat(state, random) }),
  takeCaptain: (state, random) => ({
    kind: 'takeCaptain',
    seat: anySeat(state, random),
    captain: random.pick([...state.captains.map(({ id }) => id), 'nobody-at-all']),
  }),
  roll: (state, random) => ({
    kind: 'roll',
    seat: random.pick([state.turn.seat, nextSeat(state), anySeat(state, random)]),
    faces: Array.from({ length: number(random, 1, 2) }, () => number(random, 1, random.below(9) ? 6 : 8)),
  }),
  rollSum: (state, random) => ({
    kind: 'rollSum',
    seat: anySeat(state, random),
    sum: number(random, 0, 14),
  }),
  sail: (state, random) => ({
    kind: 'sail',
    seat: random.below(5) ? state.turn.seat : anySeat(state, random),
    direction: random.pick(directions),
    ...(random.below(2) ? { to: number(random, 0, state.board.spaces) } : {}),
    ...(random.below(9) ? {} : { pass: number(random, 1, 3) }),
  }),
  // A few spaces on, where the whole number would be further.
  sailShort: (state) => ({
    kind: 'sail',
    seat: state.turn.seat,
    direction: 'inward',
    to: Math.min(state.board.spaces, placeOf(state, state.turn.seat) + 1),
  }),
  goDownFall: (state, random) => ({
    kind: 'goDownFall',
    seat: random.below(4) ? state.turn.seat : anySeat(state, random),
  }),
  pickUpFlag: (state) => ({ kind: 'pickUpFlag', seat: state.turn.seat }),
  restShip: (state, random) => ({
    kind: 'restShip',
    seat: anySeat(state, random),
    at: number(random, 0, state.board.spaces),
  }),
  passDice: (state, random) => ({
    kind: 'passDice',
    seat: random.below(2) ? state.turn.seat : anySeat(state, random),
  }),
  trade: (state, random) => ({
    kind: 'trade',
    seat: random.below(4) ? state.turn.seat : anySeat(state, random),
    ...(random.below(3) ? {} : { card: random.pick(state.cards).id }),
  }),
  discard: (state, random) => ({
    kind: 'discard',
    seat: anySeat(state, random),
    ...(random.below(3) ? { card: random.pick(state.cards).id } : {}),
  }),
  battle: (state, random) => ({
    kind: 'battle',
    seat: random.below(3) ? state.turn.seat : anySeat(state, random),
  }),
  playCard: (state, random) => ({
    kind: 'playCard',
    seat: anySeat(state, random),
    card: random.pick(state.cards).id,
    ...anyAim(state, random),
  }),
  playDiscarded: (state, random) => ({
    kind: 'playCard',
    seat: anySeat(state, random),
    card: state.discards.findLast((card) => card !== null) ?? 'no-such-card',
    ...anyAim(state, random),
  }),
  playPending: (state, random) => ({
    kind: 'playCard',
    seat: anySeat(state, random),
    card: state.stack.plays[0]?.play.row ?? 'aarrgh',
    ...anyAim(state, random),
  }),
  lateCard: (state) => ({
    kind: 'playCard',
    seat: state.turn.seat,
    card: 'aarrgh',
    target: state.turn.seat,
  }),
  useCaptain: (state, random) => ({
    kind: 'useCaptain',
    seat: anySeat(state, random),
    ...anyAim(state, random),
  }),
  letStand: () => ({ kind: 'letStand' }),
  placeShip: (state, random) => ({
    kind: 'placeShip',
    seat: anySeat(state, random),
    at: number(random, 0, state.board.spaces + 2),
  }),
  placeFlag: (state, random) =>
    random.pick<Command>([
      { kind: 'placeFlag' },
      { kind: 'placeFlag', seat: anySeat(state, random) },
      { kind: 'placeFlag', at: number(random, 1, state.board.spaces) },
    ]),
  tellBattle: (state, random) => ({
    kind: 'tellBattle',
    seat: state.turn.seat,
    winner: anySeat(state, random),
  }),
  countPile: (state, random) => ({
    kind: 'countPile',
    cards: random.pick([state.pile, state.pile + 1, 250]),
  }),
  teachCard: (state, random) => ({
    kind: 'teachCard',
    card: random.pick([...state.cards.map(({ id }) => id), 'no-such-card']),
    name: random.pick(['Rum Ration', ' ', 'Sea Legs']),
    marks: anyMarks(random),
    effects: anyEffects(random),
  }),
  teachStrange: (_state, random) => ({
    kind: 'teachCard',
    card: 'card-10',
    name: 'Kraken',
    marks: [],
    effects: [random.pick([...strangeEffects(random, random.pick(effectKinds)), idle])],
  }),
  teachCaptain: (state, random) => ({
    kind: 'teachCaptain',
    captain: random.pick([...state.captains.map(({ id }) => id), 'no-such-captain']),
    name: 'Captain Somebody',
    effects: anyEffects(random),
  }),
  layBoard: (_state, random) => ({
    kind: 'layBoard',
    board: (random.below(2) ? anyBoard(random) : random.pick(badBoards)(random)) as Board,
  }),
  setDepth: (_state, random) => ({
    kind: 'setDepth',
    depth: random.pick(['score', 'fights', 'cards', 'deep']),
  }),
  setRight: (state, random) => {
    const { field, value } = fields(state, random);
    const wrong = random.below(8) === 0;
    return {
      kind: 'setRight',
      field: random.below(12) ? field.field : 'luck',
      ...(field.seat ? { seat: field.seat } : {}),
      value: wrong ? 77777 : value,
    };
  },
  setTable: (state, random) => {
    const some = [fields(state, random), fields(state, random)];
    return {
      kind: 'setTable',
      fields: Object.fromEntries(
        some.map(({ field, value }) => [field.seat ? `${field.field}.${field.seat}` : field.field, value]),
      ),
    };
  },
  tooManyCards: (state) => ({
    kind: 'setTable',
    fields: { discards: state.cards.length, [`hand.${state.turn.seat}`]: 6 },
  }),
  carrierAtSea: (state) => ({
    kind: 'setTable',
    fields: { flag: state.turn.seat, [`at.${state.turn.seat}`]: 0 },
  }),
  captainTwice: (state) => ({
    kind: 'setTable',
    fields: {
      [`captain.${state.seats[0]!}`]: 'captain-shan',
      [`captain.${state.seats[1]!}`]: 'captain-shan',
    },
  }),
  stranger: (_state, random) => ({ kind: 'passDice', seat: anybody(random) }),
};

const placeOnHazard = (state: State): Command | undefined => {
  const hazard = state.board.hazards[0];
  return hazard && isLight(state.depth)
    ? { kind: 'placeShip', seat: state.turn.seat, at: hazard.space }
    : undefined;
};

/** What a table gets wrong in one situation and in no other. */
const sharp: readonly ((state: State, random: Random) => Command | undefined)[] = [
  (state, random) =>
    state.phase.kind === 'opening' ? { kind: 'beginWith', seat: anySeat(state, random) } : undefined,
  (state, random) =>
    state.phase.kind === 'opening' && random.below(3) === 0
      ? { kind: 'rollSum', seat: anySeat(state, random), sum: 13 }
      : undefined,
  (state, random) =>
    state.phase.kind === 'battle' ? { kind: 'roll', seat: anySeat(state, random), faces: [3] } : undefined,
  (state, random) =>
    state.phase.kind === 'battle'
      ? random.pick<Command>([
          { kind: 'passDice', seat: state.turn.seat },
          { kind: 'trade', seat: state.turn.seat },
        ])
      : undefined,
  (state) => (state.turn.fought ? { kind: 'battle', seat: state.turn.seat } : undefined),
  (state) =>
    state.phase.kind === 'moving' && state.phase.heading === null
      ? { kind: 'battle', seat: state.turn.seat }
      : undefined,
  (state) =>
    state.phase.kind === 'sailed' &&
    state.board.falls.some(({ top }) => top === placeOf(state, state.turn.seat))
      ? { kind: 'goDownFall', seat: state.turn.seat }
      : undefined,
  (state) =>
    state.phase.kind === 'moving' &&
    state.board.falls.some(({ foot }) => foot === placeOf(state, state.turn.seat))
      ? { kind: 'goDownFall', seat: state.turn.seat }
      : undefined,
  (state) =>
    state.visits[state.turn.seat] === 'traded' ? { kind: 'trade', seat: state.turn.seat } : undefined,
  (state, random) => {
    const [adrift] = state.seats.filter((seat) => adriftOf(state, seat).length > 0);
    if (!adrift) return undefined;
    return random.pick<Command>([
      { kind: 'restShip', seat: adrift, at: 1 },
      { kind: 'passDice', seat: state.turn.seat },
      { kind: 'trade', seat: state.turn.seat },
    ]);
  },
  (state) => (everyTask(state.agenda).length > 0 ? { kind: 'passDice', seat: state.turn.seat } : undefined),
  (state) =>
    state.options.carrierSeaward ? { kind: 'sail', seat: state.turn.seat, direction: 'inward' } : undefined,
  (state) =>
    state.flag.kind === 'afloat' && state.phase.kind === 'moving'
      ? { kind: 'pickUpFlag', seat: state.turn.seat }
      : undefined,
  // Where a flag has to be asked for, it is passed by unless somebody pauses at it.
  (state, random) =>
    state.flag.kind === 'afloat' && state.phase.kind === 'moving'
      ? {
          kind: 'sail',
          seat: state.turn.seat,
          direction: random.pick(directions),
          to: state.flag.at,
        }
      : undefined,
  placeOnHazard,
  (state, random) =>
    isLight(state.depth)
      ? { kind: 'placeShip', seat: anySeat(state, random), at: random.pick([0, state.board.spaces + 2]) }
      : undefined,
  (state, random) => {
    const carrier = carrierOf(state);
    if (state.depth !== 'fights' || !carrier) return undefined;
    return random.below(3) === 0
      ? { kind: 'tellBattle', seat: state.turn.seat, winner: anySeat(state, random) }
      : { kind: 'placeShip', seat: state.turn.seat, at: placeOf(state, carrier) };
  },
  // From the sea, where the table does not let a ship win from there.
  (state, random) => {
    const seat = state.seats.find((one) => placeOf(state, one) === sea && handOf(state, one) > 0);
    const row = state.cards.find(({ effects }) => effects.some(({ kind }) => kind === 'takeFlag'));
    const target = carrierOf(state);
    return seat && row && target && state.options.takeAtSea === 'refused'
      ? { kind: 'playCard', seat, card: row.id, ...anyAim(state, random), target }
      : undefined;
  },
  // A captain of one's own for everybody.
  (state) => {
    const seat = state.seats.find((one) => !state.abilities[one]);
    const row = state.captains.find(
      ({ id }) => !state.seats.some((one) => state.abilities[one]?.captain === id),
    );
    return seat && row ? { kind: 'takeCaptain', seat, captain: row.id } : undefined;
  },
  (state, random) => {
    const seat = state.seats.find((one) => state.abilities[one] && !state.abilities[one].used);
    return seat ? { kind: 'useCaptain', seat, ...anyAim(state, random) } : undefined;
  },
  // One hand holds the whole box: nobody else can have had a card.
  (state) =>
    state.cards.length < 20 && !isLight(state.depth) ? { kind: 'setTable', fields: hoard(state) } : undefined,
  (state, random) =>
    state.pile + state.discards.length === 0 ? { kind: 'discard', seat: anySeat(state, random) } : undefined,
];

const hoard = (state: State) => {
  const pending = state.stack.plays.filter(({ play }) => play.source === 'card').length;
  const others = state.seats.slice(1).map((seat) => [`hand.${seat}`, 0] as const);
  return {
    discards: 0,
    [`hand.${state.seats[0]!}`]: state.cards.length - pending,
    ...Object.fromEntries(others),
  };
};

export function sharpTry(state: State, random: Random): Command | undefined {
  const open = sharp.flatMap((make) => make(state, random) ?? []);
  return open.length > 0 ? random.pick(open) : undefined;
}

/** The command of one of them, whichever. */
export const anyTry = (state: State, random: Random): Command =>
  random.pick(Object.values(tries))(state, random);
