import { distancesToGoal, stepsFrom } from '../movement.ts';
import type { Chart } from './chart.ts';

export const hasWayToGoal = (chart: Chart): boolean => distancesToGoal(chart).has(chart.start);

/** Squares that a captain can get to. */
function fromStart(chart: Chart): ReadonlySet<string> {
  const seen = new Set([chart.start]);
  for (const square of seen) for (const step of stepsFrom(chart, square)) seen.add(step.to);
  return seen;
}

/** Squares one can get to and never away from: nobody steps back. */
export function traps(chart: Chart): readonly string[] {
  const distances = distancesToGoal(chart);
  return [...fromStart(chart)].filter((square) => !distances.has(square));
}

/** Squares that are left only by a diagonal, so only with a bid that was met. */
export const diagonalOnly = (chart: Chart): readonly string[] =>
  chart.squares
    .filter(
      ({ id, steps }) =>
        id !== chart.goal && steps.length > 0 && steps.every(({ kind }) => kind === 'diagonal'),
    )
    .map(({ id }) => id);
