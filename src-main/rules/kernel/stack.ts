import { following } from './following.ts';

/**
 * Plays that wait for what is played on top of them. The last one laid is settled first; whether one still holds
 * is looked at again when its turn comes, since what lay above may have changed the table under it.
 */
export interface Stack<Play> {
  readonly plays: readonly Pending<Play>[];
  /** Numbers are never used again within one window, so an answer names exactly one play. */
  readonly next: number;
}

export interface Pending<Play> {
  readonly number: number;
  readonly play: Play;
  /** The pending play that this one answers; none when it answers the table. */
  readonly answers?: number;
}

export const emptyStack: Stack<never> = { plays: [], next: 1 };

export const isOpen = (stack: Stack<unknown>): boolean => stack.plays.length > 0;

export const topOf = <Play>(stack: Stack<Play>): Pending<Play> | undefined => stack.plays.at(-1);

export const pendingPlay = <Play>(stack: Stack<Play>, number: number): Pending<Play> | undefined =>
  stack.plays.find((pending) => pending.number === number);

export function lay<Play>(stack: Stack<Play>, play: Play, answers?: number): Stack<Play> {
  const pending =
    answers === undefined ? { number: stack.next, play } : { number: stack.next, play, answers };
  return { plays: [...stack.plays, pending], next: stack.next + 1 };
}

/** Takes one play off, wherever it lies: settled, fizzled or cancelled by the one above. */
export function lift<Play>(stack: Stack<Play>, number: number): Stack<Play> {
  const plays = stack.plays.filter((pending) => pending.number !== number);
  return plays.length ? { plays, next: stack.next } : emptyStack;
}

/** Changes one pending play in place: a card sent back to someone else stays where it lies. */
export function alter<Play>(stack: Stack<Play>, number: number, change: (play: Play) => Play): Stack<Play> {
  return {
    ...stack,
    plays: stack.plays.map((pending) =>
      pending.number === number ? { ...pending, play: change(pending.play) } : pending,
    ),
  };
}

/**
 * Settles from the top down. `settle` says what the topmost play does to the table as it is at that moment, its
 * own lifting included; it must take the play off, else this would never end, so that is asserted.
 */
export function settleAll<State, Play, Event>(
  state: State,
  stackOf: (state: State) => Stack<Play>,
  settle: (state: State, top: Pending<Play>) => readonly Event[],
  evolve: (state: State, event: Event) => State,
): readonly Event[] {
  const settleTop = (now: State): readonly Event[] => {
    const top = topOf(stackOf(now));
    if (!top) return [];
    const settled = settle(now, top);
    if (pendingPlay(stackOf(settled.reduce(evolve, now)), top.number))
      throw new Error(`pending play ${top.number} was not taken off`);
    return settled;
  };
  return following(state, settleTop, evolve);
}
