import { message } from '../../src-main/rules/kernel/message.ts';
import { fromQuestions } from '../../src-main/rules/kernel/questions/game.ts';
import { cards, seats, squares } from '../../src-main/rules/kernel/questions/picks.ts';
import { defineQuestion } from '../../src-main/rules/kernel/questions/question.ts';
import { step } from '../../src-main/rules/kernel/questions/step.ts';
import { refusalsOf, type Decision } from '../../src-main/rules/kernel/refusal.ts';
import { accept, refuse } from '../../src-main/rules/kernel/result.ts';
import { clockwiseAfter, type BySeat, type SeatId } from '../../src-main/rules/kernel/seat.ts';
import { decideThroughWindow, settledBy, type Windowed } from '../../src-main/rules/kernel/window.ts';
import { leastGame } from '../../src-main/rules/kernel/least-game.ts';

// --- A fleet: ten captains with five ships each, guns that may be aimed at any of fifty, and whoever is fired at may
// answer with a gun of the same box. A flat list of this table's buttons would have hundreds of rows.

export interface Fleet {
  readonly seats: readonly SeatId[];
  readonly depth: string;
  readonly votes: BySeat<SeatId>;
  /** Nobody before all have voted who begins. */
  readonly turn: SeatId | null;
  /** Ships by their names, 'red-3', as far as they float. */
  readonly afloat: readonly string[];
  readonly fired: readonly string[];
  /** Waits for an answer, or for the next fact. */
  readonly shot: Shot | null;
}
interface Shot {
  readonly seat: SeatId;
  readonly gun: string;
  readonly ship: string;
}
type Command =
  | { readonly kind: 'vote'; readonly seat: SeatId; readonly for: SeatId }
  | { readonly kind: 'fire'; readonly seat: SeatId; readonly gun: string; readonly ship?: string }
  | { readonly kind: 'parry'; readonly seat: SeatId; readonly gun: string };
type Event =
  | { readonly kind: 'begun'; readonly seats: readonly SeatId[] }
  | { readonly kind: 'voted'; readonly seat: SeatId; readonly for: SeatId; readonly first: SeatId | null }
  | { readonly kind: 'fired'; readonly shot: Shot; readonly next: SeatId }
  | { readonly kind: 'sunk'; readonly ship: string }
  | { readonly kind: 'parried'; readonly gun: string };

const refusals = {
  'not-asked': { rule: 'turn', waivable: false },
  'not-your-turn': { rule: 'turn', waivable: true },
  'gun-fired': { rule: 'guns', waivable: true },
  'ship-missing': { rule: 'guns', waivable: false },
  'own-ship': { rule: 'guns', waivable: true },
  sunk: { rule: 'guns', waivable: false },
} as const;
const no = refusalsOf(refusals);

const shipsEach = 5;
const guns = Array.from({ length: 20 }, (_, at) => `gun-${at + 1}`);
const fleetOf = (seat: SeatId) => Array.from({ length: shipsEach }, (_, at) => `${seat}-${at + 1}`);
const ownerOf = (ship: string) => ship.slice(0, ship.lastIndexOf('-')) as SeatId;

function evolve(state: Fleet, event: Event): Fleet {
  switch (event.kind) {
    case 'begun':
      return { ...state, seats: event.seats, afloat: event.seats.flatMap(fleetOf) };
    case 'voted':
      return { ...state, votes: { ...state.votes, [event.seat]: event.for }, turn: event.first };
    case 'fired':
      return { ...state, shot: event.shot, turn: event.next, fired: [...state.fired, event.shot.gun] };
    case 'sunk':
      return { ...state, shot: null, afloat: state.afloat.filter((ship) => ship !== event.ship) };
    case 'parried':
      return { ...state, shot: null, fired: [...state.fired, event.gun] };
  }
}

function decideNow(state: Fleet, command: Command, waived: ReadonlySet<string>): Decision<Event> {
  switch (command.kind) {
    case 'vote': {
      if (state.turn) return refuse(no('not-asked'));
      const votes = { ...state.votes, [command.seat]: command.for };
      const isIn = state.seats.every((seat) => votes[seat] !== undefined);
      const first = isIn ? (votes[state.seats[0] ?? 'red'] ?? null) : null;
      return accept([{ kind: 'voted', seat: command.seat, for: command.for, first }]);
    }
    case 'fire':
      return decideFire(state, command, waived);
    case 'parry': {
      if (!state.shot || ownerOf(state.shot.ship) !== command.seat) return refuse(no('not-asked'));
      if (state.fired.includes(command.gun) && !waived.has('gun-fired')) return refuse(no('gun-fired'));
      return accept([{ kind: 'parried', gun: command.gun }]);
    }
  }
}

/** What needs no aim is looked at before the aim. */
function decideFire(
  state: Fleet,
  { seat, gun, ship }: Extract<Command, { kind: 'fire' }>,
  waived: ReadonlySet<string>,
): Decision<Event> {
  if (!state.turn) return refuse(no('not-asked'));
  if (state.turn !== seat && !waived.has('not-your-turn')) return refuse(no('not-your-turn'));
  if (state.fired.includes(gun) && !waived.has('gun-fired')) return refuse(no('gun-fired'));
  if (ship === undefined) return refuse(no('ship-missing'));
  if (ownerOf(ship) === seat && !waived.has('own-ship')) return refuse(no('own-ship'));
  if (!state.afloat.includes(ship)) return refuse(no('sunk'));
  const next = clockwiseAfter(state.seats, seat)[0] ?? seat;
  return accept([{ kind: 'fired', shot: { seat, gun, ship }, next }]);
}

const window: Windowed<Fleet, Command, Event> = {
  closes: (state, command) => state.shot !== null && command.kind !== 'parry',
  settle: ({ shot }) => (shot ? [{ kind: 'sunk', ship: shot.ship }] : []),
  evolve,
  decide: decideNow,
};

/** How often something was tried, which is what a step costs. */
export const tried = { times: 0 };

const decide = (state: Fleet, command: Command, waived: ReadonlySet<string>): Decision<Event> => {
  tried.times += 1;
  return decideThroughWindow(window, state, command, waived);
};

const isGun = (row: string): row is string => guns.includes(row);
const said = { ask: () => message('ask'), hint: () => message('hint') } as const;

const vote = defineQuestion<Fleet, Command>({
  ...said,
  kind: 'vote',
  makes: ['vote'],
  rule: 'turn',
  seatFirst: true,
  whom: ({ seats: all }) => all,
  whose: ({ seats: all }) => all,
  answered: ({ seats: all, votes }) => all.filter((seat) => votes[seat]),
  shown: () => 'vote',
  step: ({ seats: all }, _, seat) =>
    seat &&
    step(
      'target',
      seats(all, (one) => ({
        command: { kind: 'vote', seat, for: one },
        label: message('vote', { player: { seat: one } }),
      })),
    ),
});

const fire = defineQuestion<Fleet, Command, SeatId>({
  ...said,
  kind: 'fire',
  keeps: true,
  later: ['ship-missing'],
  makes: ['fire'],
  rule: 'guns',
  whom: (_, seat) => [seat],
  shown: ({ fired, afloat }) => [fired, afloat],
  step: (state, seat, given) =>
    step(
      'card',
      cards<string, Command>(
        guns,
        (gun) => ({
          command: { kind: 'fire', seat: given ?? seat, gun },
          label: message('gun', { gun }),
          next: () => target(state, given ?? seat, gun),
        }),
        isGun,
      ),
    ),
});

const target = (state: Fleet, seat: SeatId, gun: string) =>
  step<Command>(
    'target',
    squares(state.afloat, (ship) => ({
      command: { kind: 'fire', seat, gun, ship },
      label: message('ship', { ship, player: { seat: ownerOf(ship) } }),
      note: message('note', { afloat: state.afloat.length }),
    })),
  );

const parry = defineQuestion<Fleet, Command, Shot>({
  ...said,
  kind: 'parry',
  need: 'may',
  window: true,
  makes: ['parry'],
  rule: 'guns',
  whom: (_, { ship }) => [ownerOf(ship)],
  shown: (_, shot) => shot,
  step: (_, { ship }, seat) =>
    step(
      'card',
      cards(
        guns,
        (gun) => ({
          command: { kind: 'parry', seat: seat ?? ownerOf(ship), gun },
          label: message('gun', { gun }),
        }),
        isGun,
      ),
    ),
});

const questions = fromQuestions<Fleet, Command>({
  rows: [vote, fire, parry],
  open(state) {
    if (!state.turn) return [vote(state)];
    const behind = settledBy(window, state).reduce(evolve, state);
    return [fire(behind, state.turn), ...(state.shot ? [parry(state, state.shot)] : [])];
  },
  decide,
});

export const fleet = {
  ...leastGame<Fleet, Command, Event>({
    id: 'fleet',
    blank: { seats: [], depth: 'whole', votes: {}, turn: null, afloat: [], fired: [], shot: null },
    begin: ({ seats: all }) => accept([{ kind: 'begun', seats: all }]),
    decide,
    evolve,
    prompts: questions.prompts,
    scores: ({ afloat, seats: all }) =>
      Object.fromEntries(all.map((seat) => [seat, afloat.filter((ship) => ownerOf(ship) === seat).length])),
  }),
  ...questions,
  refusals,
};
