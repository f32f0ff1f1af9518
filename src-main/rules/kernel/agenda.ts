import { accept } from './result.ts';
import type { Decision, Waived } from './refusal.ts';

/**
 * What must be done first, in levels. What arises lies on top of what waits; the last level is due, its tasks in any
 * order, and the one below it comes up when they are done. A task is the game's own data: whom it asks, in order or
 * all at once, stands in it.
 */
export type Agenda<Task> = readonly (readonly Task[])[];

/** A level of its own, before everything that waits. */
export const onTop = <Task>(agenda: Agenda<Task>, ...tasks: readonly Task[]): Agenda<Task> =>
  tasks.length > 0 ? [...agenda, tasks] : agenda;

/** With what is due: whichever of them is done first. */
export const beside = <Task>(agenda: Agenda<Task>, task: Task): Agenda<Task> =>
  onTop(agenda.slice(0, -1), ...due(agenda), task);

export const due = <Task>(agenda: Agenda<Task>): readonly Task[] => agenda.at(-1) ?? [];

export const everyTask = <Task>(agenda: Agenda<Task>): readonly Task[] => agenda.flat();

/** Facts change tasks: a hand grew smaller, a ship was moved. What becomes nothing falls away, on whichever level. */
export function changed<Task>(agenda: Agenda<Task>, change: (task: Task) => Task | undefined): Agenda<Task> {
  const levels = agenda.map((tasks) =>
    tasks.flatMap((task) => {
      const now = change(task);
      return now === undefined ? [] : [now];
    }),
  );
  const isSame = levels.every((tasks, level) => {
    const before = agenda[level] ?? [];
    return tasks.length === before.length && tasks.every((task, at) => task === before[at]);
  });
  return isSame ? agenda : levels.filter((tasks) => tasks.length > 0);
}

/** Waived beside a task's code where a correction has brought the task up: it is left, not waited for. */
export const notTold = 'not-told';

export interface PastTasks<State, Command, Event> {
  /** The codes of refusals that say what has to be done first. */
  readonly codes: readonly string[];
  /** Says that what waits under these codes is left; nothing where nothing does. */
  leave(state: State, codes: readonly string[]): readonly Event[];
  evolve(state: State, event: Event): State;
  decide(state: State, command: Command, waived: Waived): Decision<Event>;
}

/**
 * A fact that comes before a task is refused, and there are two ways past it. A ruling waives the code: this fact
 * comes first, and the task still waits. A correction that has brought the task up waives `notTold` as well: the table
 * never told it and never will, so it is left before the fact, and what comes later stands as it was.
 */
export function decidePastTasks<State, Command, Event>(
  tasks: PastTasks<State, Command, Event>,
  state: State,
  command: Command,
  waived: Waived,
): Decision<Event> {
  if (!waived.has(notTold)) return tasks.decide(state, command, waived);
  const codes = tasks.codes.filter((code) => waived.has(code));
  if (codes.length === 0) return tasks.decide(state, command, waived);
  const left = tasks.leave(state, codes);
  const start = left.reduce(tasks.evolve, state);
  const others = new Set([...waived].filter((code) => !codes.includes(code)));
  const decided = tasks.decide(start, command, others);
  if (decided.ok) return accept([...left, ...decided.value]);
  if (!codes.includes(decided.no.code)) return decided;
  // The fact itself brings the task up, before what it is about.
  const past = tasks.decide(start, command, waived);
  if (!past.ok) return past;
  return accept([...left, ...past.value, ...tasks.leave(past.value.reduce(tasks.evolve, start), codes)]);
}
