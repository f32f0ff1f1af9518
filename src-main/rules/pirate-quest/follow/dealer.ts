import { awaited } from '../awaiting.ts';
import type { Event } from '../events.ts';
import { isCaptain } from '../player.ts';
import type { State } from '../state.ts';
import { beginBattle } from './battle.ts';
import { totalIn } from './contest.ts';

/** The lowest roll deals. */
export function dealerConsequence(state: State): readonly Event[] {
  const rolls = state.dealerRolls;
  if (state.dealer !== null) return [beginBattle(state, 1, state.dealer)];
  if (!rolls || awaitsThrow(state)) return [];
  const rolled = rolls.players.filter(isCaptain).map((seat) => ({ seat, total: totalIn(rolls, seat) }));
  const least = Math.min(...rolled.map(({ total }) => total));
  const lowest = rolled.filter(({ total }) => total === least).map(({ seat }) => seat);
  const [first, ...others] = lowest;
  if (!first) return [];
  return others.length && state.options.dealerTie === 'roll-again'
    ? [{ kind: 'dealerRollTied', seats: lowest }]
    : [{ kind: 'dealerNamed', seat: first }];
}

function awaitsThrow(state: State): boolean {
  const next = awaited(state);
  return next.kind === 'dealer-roll' && next.players.length > 0;
}
