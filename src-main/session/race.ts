import type { BySeat } from '../rules/kernel/seat.ts';
import type { RunningTable } from './running-table.ts';

/**
 * Where everybody stood on the ruler after each entry in force, without those that moved nobody. What the ruler
 * counted otherwise, such as the tricks of a round before the purses are opened, is another race.
 */
export function raceOf(table: RunningTable): readonly BySeat<number>[] {
  const { game, state } = table;
  const { unit } = game.standings(state.game).ruler;
  const places = table
    .entriesInForce()
    .map(({ seq }) => game.standings(table.stateAt(seq).game).ruler)
    .filter((ruler) => ruler.unit.key === unit.key)
    .map(({ at }) => at);
  return places.filter((at, nth) => JSON.stringify(at) !== JSON.stringify(places[nth - 1]));
}
