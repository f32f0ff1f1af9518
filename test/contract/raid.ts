import {
  beside,
  changed,
  decidePastTasks,
  due,
  everyTask,
  onTop,
  type Agenda,
} from '../../src-main/rules/kernel/agenda.ts';
import { message } from '../../src-main/rules/kernel/message.ts';
import { may, must, type Prompt } from '../../src-main/rules/kernel/prompt.ts';
import { refusalsOf, type Decision } from '../../src-main/rules/kernel/refusal.ts';
import { accept, refuse } from '../../src-main/rules/kernel/result.ts';
import { clockwiseAfter, clockwiseFrom, type BySeat, type SeatId } from '../../src-main/rules/kernel/seat.ts';
import { decideThroughWindow, settledBy, type Windowed } from '../../src-main/rules/kernel/window.ts';
import { leastGame } from '../../src-main/rules/kernel/least-game.ts';

// --- A raid: a prize and a rescue at once, a parry that lies on top of what it answers, and the Navy on its round.

export type Task =
  | { readonly kind: 'prize'; readonly seat: SeatId }
  /** All at once; the highest are asked again while they tie. */
  | { readonly kind: 'rescue'; readonly among: readonly SeatId[]; readonly rolls: BySeat<number> }
  /** One after the other, clockwise from where the Navy came. */
  | { readonly kind: 'navy'; readonly seats: readonly SeatId[] }
  /** May be left alone: then the coin is taken, or given. */
  | { readonly kind: 'parry'; readonly seat: SeatId; readonly of: SeatId; readonly coin: number };

interface Raid {
  readonly seats: readonly SeatId[];
  readonly depth: string;
  readonly agenda: Agenda<Task>;
  readonly coins: BySeat<number>;
  readonly at: number;
}
type Command =
  | { kind: 'sail' | 'raid' | 'navy' | 'claim' | 'pay' | 'parry'; seat: SeatId }
  | { kind: 'rescue'; seat: SeatId; roll: number };
type Event =
  | { kind: 'begun'; seats: readonly SeatId[] }
  | { kind: 'sailed' }
  | { kind: 'arose'; tasks: readonly Task[] }
  | { kind: 'joined'; task: Task }
  /** The task is done, or has become another. */
  | { kind: 'became'; task: Task; now?: Task }
  | { kind: 'coin'; seat: SeatId; coin: number }
  | { kind: 'tasksLeft'; tasks: readonly Task[] };

const refusals = {
  'task-first': { rule: 'raid', waivable: true, task: true },
  'not-asked': { rule: 'raid', waivable: false },
} as const;
const no = refusalsOf(refusals);

const taskOf = <Kind extends Task['kind']>({ agenda }: Raid, kind: Kind) =>
  due(agenda).find((task): task is Extract<Task, { kind: Kind }> => task.kind === kind);

const evolve = (state: Raid, event: Event): Raid => {
  switch (event.kind) {
    case 'begun':
      return { ...state, seats: event.seats, coins: Object.fromEntries(event.seats.map((one) => [one, 1])) };
    case 'sailed':
      return { ...state, at: state.at + 1 };
    case 'arose':
      return { ...state, agenda: onTop(state.agenda, ...event.tasks) };
    case 'joined':
      return { ...state, agenda: beside(state.agenda, event.task) };
    case 'became':
      return {
        ...state,
        agenda: changed(state.agenda, (one) => (isSame(one, event.task) ? event.now : one)),
      };
    case 'coin':
      return {
        ...state,
        coins: { ...state.coins, [event.seat]: (state.coins[event.seat] ?? 0) + event.coin },
      };
    case 'tasksLeft':
      return {
        ...state,
        agenda: changed(state.agenda, (one) =>
          event.tasks.some((left) => isSame(left, one)) ? undefined : one,
        ),
      };
  }
};
const isSame = (one: Task, other: Task) => JSON.stringify(one) === JSON.stringify(other);

/** Nobody comes first while a parry is open: it closes by itself. */
function comesFirst(state: Raid, command: Command): boolean {
  const musts = due(state.agenda).filter(({ kind }) => kind !== 'parry');
  return musts.length > 0 && (command.kind === 'sail' || command.kind === 'raid');
}

function decideNow(state: Raid, command: Command, waived: ReadonlySet<string>): Decision<Event> {
  const { seat } = command;
  if (comesFirst(state, command) && !waived.has('task-first')) return refuse(no('task-first'));
  switch (command.kind) {
    case 'sail':
      return accept([{ kind: 'sailed' }]);
    case 'raid': {
      const among = state.seats.filter((one) => one !== seat);
      return accept([
        { kind: 'arose', tasks: [{ kind: 'prize', seat }] },
        { kind: 'joined', task: { kind: 'rescue', among, rolls: {} } },
      ]);
    }
    case 'navy':
      return accept([{ kind: 'arose', tasks: [{ kind: 'navy', seats: clockwiseFrom(state.seats, seat) }] }]);
    case 'claim': {
      const task = taskOf(state, 'prize');
      if (task?.seat !== seat) return refuse(no('not-asked'));
      return accept([{ kind: 'became', task }, parryOf(state, seat, 3)]);
    }
    case 'pay': {
      const task = taskOf(state, 'navy');
      if (task?.seats[0] !== seat) return refuse(no('not-asked'));
      return accept([passed(task), parryOf(state, seat, -1)]);
    }
    case 'rescue':
      return decideRescue(state, seat, command.roll);
    case 'parry': {
      const task = taskOf(state, 'parry');
      return task?.seat === seat ? accept([{ kind: 'became', task }]) : refuse(no('not-asked'));
    }
  }
}

/** The next clockwise may parry what this seat gets or loses. */
const parryOf = (state: Raid, of: SeatId, coin: number): Event => {
  const seat = clockwiseAfter(state.seats, of)[0] ?? of;
  return { kind: 'arose', tasks: [{ kind: 'parry', seat, of, coin }] };
};

/** The next of the round, until it has been all the way round. */
const passed = (task: Extract<Task, { kind: 'navy' }>): Event => {
  const seats = task.seats.slice(1);
  return seats.length > 0 ? { kind: 'became', task, now: { ...task, seats } } : { kind: 'became', task };
};

function decideRescue(state: Raid, seat: SeatId, roll: number): Decision<Event> {
  const task = taskOf(state, 'rescue');
  if (!task?.among.includes(seat) || task.rolls[seat] !== undefined) return refuse(no('not-asked'));
  const rolls = { ...task.rolls, [seat]: roll };
  const isIn = task.among.every((one) => rolls[one] !== undefined);
  const most = Math.max(...Object.values(rolls));
  const highest = task.among.filter((one) => rolls[one] === most);
  if (!isIn) return accept([{ kind: 'became', task, now: { ...task, rolls } }]);
  if (highest.length > 1)
    return accept([{ kind: 'became', task, now: { kind: 'rescue', among: highest, rolls: {} } }]);
  return accept([
    { kind: 'became', task },
    ...highest.map((one): Event => ({ kind: 'coin', seat: one, coin: 1 })),
  ]);
}

const rules: Windowed<Raid, Command, Event> = {
  closes: (state, command) => taskOf(state, 'parry') !== undefined && command.kind !== 'parry',
  settle(state) {
    const task = taskOf(state, 'parry');
    return task
      ? [
          { kind: 'became', task },
          { kind: 'coin', seat: task.of, coin: task.coin },
        ]
      : [];
  },
  /** The Navy passes by whoever has nothing. */
  follows(state) {
    const task = taskOf(state, 'navy');
    const [first] = task?.seats ?? [];
    return task && first && (state.coins[first] ?? 0) <= 0 ? [passed(task)] : [];
  },
  evolve,
  decide: (state, command, waived) =>
    decidePastTasks(
      {
        codes: ['task-first'],
        leave(now) {
          const tasks = everyTask(now.agenda);
          return tasks.length > 0 ? [{ kind: 'tasksLeft', tasks }] : [];
        },
        evolve,
        decide: decideNow,
      },
      state,
      command,
      waived,
    ),
};

const words = (kind: string) => ({ kind, ask: message(kind), hint: message(kind), rule: kind });

function promptOf(task: Task): Prompt {
  const shown = task;
  switch (task.kind) {
    case 'prize':
      return must({ ...words('prize'), whom: [task.seat], shown });
    case 'rescue': {
      const answered = task.among.filter((seat) => task.rolls[seat] !== undefined);
      return must({ ...words('rescue'), whom: task.among, answered, shown: task.among });
    }
    case 'navy':
      return must({ ...words('navy'), whom: task.seats.slice(0, 1), shown });
    case 'parry':
      return may({ ...words('parry'), whom: [task.seat], shown });
  }
}

/** The parry that is open, behind what follows if nobody uses it. */
function promptsOf(state: Raid): readonly Prompt[] {
  const parry = taskOf(state, 'parry');
  const ahead = parry ? settledBy(rules, state).reduce(evolve, state) : state;
  return [...due(ahead.agenda).map(promptOf), ...(parry ? [promptOf(parry)] : [])];
}

export const raid = {
  ...leastGame<Raid, Command, Event>({
    id: 'raid-and-navy',
    blank: { seats: [], depth: 'whole', agenda: [], coins: {}, at: 0 },
    begin: ({ seats }) => accept([{ kind: 'begun', seats }]),
    decide: (state, command, waived) => decideThroughWindow(rules, state, command, waived),
    evolve,
    prompts: promptsOf,
    scores: ({ coins }) => coins,
  }),
  refusals,
};
