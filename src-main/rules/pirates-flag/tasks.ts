import { beside, changed, due, everyTask, type Agenda } from '../kernel/agenda.ts';
import { message, type Message } from '../kernel/message.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { SeatId } from '../kernel/seat.ts';
import { refusal } from './refusals.ts';
import type { State } from './state.ts';

/** What has to be done before the game goes on. All of it lies on one level: the table does it in any order. */
export type Task =
  /** A roll that a card makes somebody throw; several are thrown first in, first out. */
  | { readonly kind: 'roll'; readonly seat: SeatId; readonly row: string }
  /** Cards that must be discarded, all of a seat together. */
  | { readonly kind: 'discard'; readonly seat: SeatId; readonly count: number }
  /** A ship that hazards send round and round: the table says on which of these spaces it rests. */
  | { readonly kind: 'rest'; readonly seat: SeatId; readonly among: readonly number[] };
type TaskKind = Task['kind'];
export type TaskOf<Kind extends TaskKind> = Extract<Task, { readonly kind: Kind }>;

interface Busy {
  readonly agenda: Agenda<Task>;
}

const tasksOf = <Kind extends TaskKind>({ agenda }: Busy, kind: Kind): readonly TaskOf<Kind>[] =>
  due(agenda).filter((task): task is TaskOf<Kind> => task.kind === kind);

export const forcedRolls = (state: Busy): readonly TaskOf<'roll'>[] => tasksOf(state, 'roll');

export const owedBy = (state: Busy, seat: SeatId): number =>
  tasksOf(state, 'discard').find((task) => task.seat === seat)?.count ?? 0;

/** The spaces among which a ship between hazards may rest; none for a ship that is not. */
export const adriftOf = (state: Busy, seat: SeatId): readonly number[] =>
  tasksOf(state, 'rest').find((task) => task.seat === seat)?.among ?? [];

/** The state without those tasks that this says are done, or fell away. */
export const doneIn = <Now extends Busy>(state: Now, isDone: (task: Task) => boolean): Now => {
  const agenda = changed(state.agenda, (task) => (isDone(task) ? undefined : task));
  return agenda === state.agenda ? state : { ...state, agenda };
};

/** The state with this task due, in the place of the one of its kind that the seat has. */
export function waits(state: State, task: Task): State {
  const isSame = (one: Task): boolean => one.kind === task.kind && one.seat === task.seat;
  const agenda = everyTask(state.agenda).some(isSame)
    ? changed(state.agenda, (one) => (isSame(one) ? task : one))
    : beside(state.agenda, task);
  return { ...state, agenda };
}

const codes = {
  roll: 'forced-roll-first',
  discard: 'discard-first',
  rest: 'rest-first',
} as const satisfies Record<TaskKind, string>;
export const taskCodes: readonly string[] = Object.values(codes);

/** What waits under these codes. */
export const tasksUnder = (state: Busy, under: readonly string[]): readonly Task[] =>
  everyTask(state.agenda).filter(({ kind }) => under.includes(codes[kind]));

/** Says of the first task of a kind, by the order of the seats, that it comes first. */
export function refusedFirst(state: State, kind: TaskKind): Refusal | undefined {
  const tasks = tasksOf(state, kind);
  // Rolls have an order of their own.
  const first =
    kind === 'roll'
      ? tasks[0]
      : state.seats.flatMap((seat) => tasks.find((task) => task.seat === seat) ?? [])[0];
  if (!first) return undefined;
  const player = { seat: first.seat };
  return refusal(codes[kind], first.kind === 'discard' ? { player, count: first.count } : { player });
}

export const taskText = (task: Task): Message =>
  message(`task.${task.kind}`, {
    player: { seat: task.seat },
    ...(task.kind === 'discard' ? { count: task.count } : {}),
  });
