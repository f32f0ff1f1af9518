import type { Steps } from '../log/steps.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import type { BySeat } from '../rules/kernel/seat.ts';
import type { RunningTable } from './running-table.ts';

/** Where everybody stood after an entry, and before: a list that entries share as far as they share their past. */
interface Step {
  readonly unit: string;
  readonly at: BySeat<number>;
  readonly before: Step | undefined;
}

interface Drawn {
  readonly steps: Map<number, Step | undefined>;
  last?: { readonly step: Step | undefined; readonly race: readonly BySeat<number>[] };
}

const drawn = new WeakMap<RunningTable, Drawn>();

function drawnOf(table: RunningTable): Drawn {
  const known = drawn.get(table);
  if (known) return known;
  const begun: Drawn = { steps: new Map<number, Step | undefined>([[0, undefined]]) };
  drawn.set(table, begun);
  table.beforeTelling(() => follow(table, begun.steps));
  return begun;
}

/** From now on the race is there when the game ends: what is entered is taken in with it. */
export function followRace(table: RunningTable): void {
  drawnOf(table);
}

/** Costs as much as was entered: a correction that goes on in steps does so here too. */
function* follow(table: RunningTable, steps: Drawn['steps']): Steps<void> {
  const { head } = table;
  // What was played before this program began is looked at when it is asked for, and not gone through at each fact.
  if (steps.size === 1 && head !== 0 && table.entry(head).parent !== 0) return;
  const missing: number[] = [];
  for (let at = head; !steps.has(at); at = table.entry(at).parent) missing.push(at);
  for (const seq of missing.reverse()) {
    stepAt(table, steps, seq);
    yield;
  }
}

/**
 * Where everybody stood on the ruler after each entry in force, without those that moved nobody. What the ruler
 * counted otherwise, such as the tricks of a round before the purses are opened, is another race.
 */
export function raceOf(table: RunningTable): readonly BySeat<number>[] {
  const known = drawnOf(table);
  const step = stepAt(table, known.steps, table.head);
  if (known.last && known.last.step === step) return known.last.race;
  const race = Object.freeze(placesOf(step));
  known.last = { step, race };
  return race;
}

function stepAt(table: RunningTable, steps: Drawn['steps'], seq: number): Step | undefined {
  const missing: number[] = [];
  for (let at = seq; !steps.has(at); at = table.entry(at).parent) missing.push(at);
  let step = steps.get(missing.length > 0 ? table.entry(missing.at(-1) ?? 0).parent : seq);
  for (const at of missing.reverse()) {
    step = after(table.game, table.stateAt(at).game, step);
    steps.set(at, step);
  }
  return step;
}

function after(game: AnyGame, state: Parameters<AnyGame['standings']>[0], before: Step | undefined): Step {
  const { at, unit } = game.standings(state).ruler;
  const isSame = before?.unit === unit.key && JSON.stringify(before.at) === JSON.stringify(at);
  return isSame ? before : { unit: unit.key, at, before };
}

function placesOf(last: Step | undefined): readonly BySeat<number>[] {
  const places: BySeat<number>[] = [];
  for (let step = last; step; step = step.before) if (step.unit === last?.unit) places.push(step.at);
  places.reverse();
  // What stood between two that are the same was counted otherwise.
  return places.filter((at, nth) => JSON.stringify(at) !== JSON.stringify(places[nth - 1]));
}
