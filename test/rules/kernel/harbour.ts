import { message } from '../../../src-main/rules/kernel/message.ts';
import { fromQuestions } from '../../../src-main/rules/kernel/questions/game.ts';
import {
  cards,
  digit,
  faces,
  numbers,
  otherDice,
  seats,
  squares,
  unlisted,
  upTo,
  words,
} from '../../../src-main/rules/kernel/questions/picks.ts';
import { defineQuestion } from '../../../src-main/rules/kernel/questions/question.ts';
import { optional, step, type Made, type Step } from '../../../src-main/rules/kernel/questions/step.ts';
import { refusalsOf, type Decision } from '../../../src-main/rules/kernel/refusal.ts';
import { accept, refuse } from '../../../src-main/rules/kernel/result.ts';
import type { BySeat, SeatId } from '../../../src-main/rules/kernel/seat.ts';

/** A table as small as it can be and still ask every way there is. */
export interface Harbour {
  readonly seats: readonly SeatId[];
  readonly purses: BySeat<number>;
  readonly hands: BySeat<readonly string[]>;
  /** Who may be shot at. */
  readonly targets: readonly SeatId[];
}

type Way = 'ahead' | 'back';
const ways = ['ahead', 'back'] as const;

export type Command =
  | { readonly kind: 'bid'; readonly seat: SeatId; readonly amount: number }
  | { readonly kind: 'throw'; readonly seat: SeatId; readonly face: string }
  | {
      readonly kind: 'shoot';
      readonly seat: SeatId;
      readonly card: string;
      readonly target?: SeatId;
      readonly way?: Way;
      readonly spaces?: number;
    }
  | { readonly kind: 'load'; readonly from: string; readonly to: string }
  | { readonly kind: 'roll'; readonly face: string; readonly die?: string }
  | { readonly kind: 'moor'; readonly at: string }
  | { readonly kind: 'hoist'; readonly seat: SeatId; readonly card: string }
  | { readonly kind: 'wait' };
type Shot = Extract<Command, { kind: 'shoot' }>;

const no = refusalsOf({
  'over-purse': { rule: 'bid', waivable: false },
  'not-held': { rule: 'hand', waivable: false },
  'no-target': { rule: 'aim', waivable: false },
  'other-die': { rule: 'dice', waivable: false },
  sunk: { rule: 'aim', waivable: false },
  'own-ship': { rule: 'aim', waivable: false },
  torn: { rule: 'flags', waivable: false },
  taken: { rule: 'berth', waivable: true },
  reserved: { rule: 'berth', waivable: true },
});

export function decide(state: Harbour, command: Command): Decision<unknown> {
  if (command.kind === 'bid' && command.amount > (state.purses[command.seat] ?? 0))
    return refuse(no('over-purse'));
  if (command.kind === 'shoot' && state.hands[command.seat]?.includes(command.card) === false)
    return refuse(no('not-held'));
  if (command.kind === 'shoot' && command.card === 'ball-1' && command.target === undefined)
    return refuse(no('no-target'));
  if (command.kind === 'shoot' && command.target === command.seat) return refuse(no('own-ship'));
  if (command.kind === 'shoot' && command.target === 'yellow') return refuse(no('sunk'));
  if (command.kind === 'hoist' && command.card === 'flag-torn') return refuse(no('torn'));
  if (command.kind === 'hoist' && command.card === 'flag-taken') return refuse(no('taken'));
  if (command.kind === 'moor' && command.at === '3') return refuse(no('reserved'));
  return command.kind === 'moor' && command.at === '2' ? refuse(no('taken')) : accept([]);
}

const common = {
  need: 'must',
  rule: 'rule',
  ask: () => message('ask'),
  hint: () => message('hint'),
  shown: () => 'shown',
  whom: ({ seats: all }: Harbour) => all,
} as const;

const label = (key: string) => message(key);

const bid = defineQuestion<Harbour, Command>({
  ...common,
  kind: 'bid',
  secret: true,
  seatFirst: true,
  makes: ['bid'],
  whose: (state) => state.seats,
  step: (state, _, seat) =>
    seat &&
    step(
      'number',
      numbers(
        upTo(state.purses[seat] ?? 0),
        (amount) => ({ command: { kind: 'bid', seat, amount }, label: label(`${amount}`), ...digit(amount) }),
        { least: 0, most: 99 },
      ),
    ),
});

/** Each captain has a die of the own colour, and a dice card may be drawn instead. */
const throwDie = defineQuestion<Harbour, Command>({
  ...common,
  kind: 'throw',
  makes: ['throw'],
  whose: (state) => state.seats,
  step: (_, __, seat) =>
    seat &&
    step(
      'die',
      faces(seat, ['1', '2'], (face) => ({ command: { kind: 'throw', seat, face }, label: label(face) }), {
        cardShows: (row) => row.split('-')[1],
        otherDie: () => no('other-die'),
      }),
    ),
});

const isBall = (row: string): row is string => row.startsWith('ball');

/** The oldest gun reaches the nearest ship alone. */
const inReach = ({ targets }: Harbour, { card }: Shot): readonly SeatId[] =>
  card === 'ball-5' ? targets.slice(0, 1) : targets;

function aimed(state: Harbour, shot: Shot): Step<Command> | undefined {
  if (!shot.target)
    return step(
      'target',
      seats(inReach(state, shot), (target) => made(state, { ...shot, target })),
    );
  if (!shot.way)
    return step(
      'way',
      words(ways, (way) => made(state, { ...shot, way })),
    );
  if (shot.spaces !== undefined) return undefined;
  return optional(
    'spaces',
    numbers([1, 2], (spaces) => made(state, { ...shot, spaces })),
  );
}

const made = (state: Harbour, shot: Shot): Made<Command> => ({
  command: shot,
  label: label([shot.card, shot.target, shot.way, shot.spaces].filter((one) => one !== undefined).join(' ')),
  next: () => aimed(state, shot),
});

const shoot = defineQuestion<Harbour, Command>({
  ...common,
  kind: 'shoot',
  need: 'may',
  anyOrder: true,
  later: ['no-target'],
  makes: ['shoot'],
  whom: ({ seats: all }) => all.slice(0, 1),
  step: (state) =>
    step(
      'card',
      cards(state.hands.red ?? [], (card) => made(state, { kind: 'shoot', seat: 'red', card }), isBall),
    ),
});

/** Whose a card is can be read off it where only one may hold it. */
const show = defineQuestion<Harbour, Command>({
  ...common,
  kind: 'show',
  need: 'may',
  makes: ['shoot'],
  whose: (state) => state.seats,
  step: (state, _, seat) =>
    seat &&
    step(
      'card',
      cards(
        state.hands[seat] ?? [],
        (card) => ({ command: { kind: 'shoot', seat, card }, label: label(card) }),
        isBall,
      ),
    ),
});

const moor = defineQuestion<Harbour, Command>({
  ...common,
  kind: 'moor',
  makes: ['moor', 'wait'],
  whom: () => 'anyone',
  step: () =>
    step<Command>(
      'space',
      squares(['1', '2', '3'], (at) => ({ command: { kind: 'moor', at }, label: label(at) }), {
        areNumbered: true,
      }),
      words(['wait'], () => ({ command: { kind: 'wait' }, label: label('wait') })),
    ),
});

/** Two steps that read the same pieces; the word is only for whoever has no hand free. */
const load = defineQuestion<Harbour, Command>({
  ...common,
  kind: 'load',
  makes: ['load'],
  whom: () => 'anyone',
  step: (state) => {
    const from = cards(
      state.hands.red ?? [],
      (card) => ({ label: label(card), next: () => loadTo(card) }),
      isBall,
    );
    return step<Command>(
      'word',
      words(['load'], () => ({ label: label('load'), next: () => step('from', from) })),
      unlisted(from),
    );
  },
});

const loadTo = (from: string): Step<Command> =>
  step(
    'to',
    cards(['ball-3', 'ball-4'], (to) => ({ command: { kind: 'load', from, to }, label: label(to) }), isBall),
  );

/** The white die is asked for; that it is another can be said. */
const roll = defineQuestion<Harbour, Command>({
  ...common,
  kind: 'roll',
  makes: ['roll'],
  whom: ({ seats: all }) => all.slice(0, 1),
  step: () =>
    step(
      'die',
      faces('white', ['1'], (face) => ({ command: { kind: 'roll', face }, label: label(face) })),
      otherDice(
        (face, die) =>
          die === 'none'
            ? undefined
            : { command: { kind: 'roll', face, ...(die ? { die } : {}) }, label: label(face) },
        (row) => row.split('-')[1],
      ),
    ),
});

/** In the open: what everybody has lies there. */
const pay = defineQuestion<Harbour, Command>({
  ...common,
  kind: 'pay',
  makes: ['bid'],
  whose: (state) => state.seats,
  step: (state, _, seat) =>
    seat &&
    numbers(upTo(state.purses[seat] ?? 0), (amount) => ({
      command: { kind: 'bid', seat, amount },
      label: label(`${amount}`),
    })),
});

const isFlag = (row: string): row is string => row.startsWith('flag');

/** Anybody's, at any moment: one flag flies, one is somebody's, one is torn; or the mast is left bare. */
const hoist = defineQuestion<Harbour, Command>({
  ...common,
  kind: 'hoist',
  need: 'may',
  many: true,
  makes: ['hoist', 'wait'],
  whom: () => 'anyone',
  whose: (state) => state.seats,
  besides: () => [words(['wait'], () => ({ command: { kind: 'wait' }, label: label('wait') }))],
  step: (_, __, seat) =>
    seat &&
    step(
      'card',
      cards(
        ['flag-torn', 'flag-taken', 'flag-1'],
        (card) => ({ command: { kind: 'hoist', seat, card }, label: label(card) }),
        isFlag,
      ),
    ),
});

/** All guns at once: of many ships the own one is nobody's target. */
const broadside = defineQuestion<Harbour, Command>({
  ...common,
  kind: 'broadside',
  many: true,
  later: ['no-target'],
  makes: ['shoot'],
  whose: (state) => state.seats,
  step: (state, _, seat) =>
    seat &&
    cards(
      state.hands[seat] ?? [],
      (card) => ({
        command: { kind: 'shoot', seat, card },
        label: label(card),
        next: () =>
          step(
            'target',
            seats(state.targets, (target) => ({
              command: { kind: 'shoot', seat, card, target },
              label: label(target),
            })),
          ),
      }),
      isBall,
    ),
});

export const harbour: Harbour = {
  seats: ['red', 'blue'],
  purses: { red: 2, blue: 9 },
  hands: { red: ['ball-1', 'ball-2'], blue: ['ball-2', 'ball-3'] },
  targets: ['blue', 'green'],
};

export const questions = fromQuestions<Harbour, Command>({
  rows: [bid, throwDie, shoot, show, moor, load, roll, hoist, pay, broadside],
  open: (state) => [
    bid(state),
    throwDie(state),
    moor(state),
    shoot(state),
    show(state),
    load(state),
    roll(state),
    hoist(state),
    pay(state),
    broadside(state),
  ],
  decide,
  /** What others have in their purses is theirs. */
  knownTo: (state, { secret }, asker) =>
    secret ? { ...state, purses: asker ? { [asker]: state.purses[asker] ?? 0 } : {} } : state,
  /** For whom a berth is reserved is nobody else's. */
  untold: (_, __, { code }) => code === 'reserved',
});
