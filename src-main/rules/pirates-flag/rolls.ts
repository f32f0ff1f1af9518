import type { SeatId } from '../kernel/seat.ts';
import type { Options } from './options.ts';
import type { Modifier, RollPurpose, State } from './state.ts';
import { forcedRolls } from './tasks.ts';

/** Two dice to begin with and to move, until the flag has left the Dread Captain's ship; one for all else. */
export const diceFor = (state: State, purpose: RollPurpose): 1 | 2 =>
  purpose === 'start' || (purpose === 'move' && !state.flagMoved) ? 2 : 1;

/** What a roll counts with everything that waited for it. Bonuses are added to the sum once; never below 0. */
export function totalOf(sum: number, modifiers: readonly Modifier[], doubling: Options['doubling']): number {
  const times = modifiers.reduce((product, modifier) => product * modifier.times, 1);
  const plus = modifiers.reduce((whole, modifier) => whole + modifier.plus, 0);
  return Math.max(0, doubling === 'dieFirst' ? sum * times + plus : (sum + plus) * times);
}

/** What a seat's next dice are for, as the table stands. */
export function purposeOf(state: State, seat: SeatId): RollPurpose | undefined {
  if (forcedRolls(state).some((forced) => forced.seat === seat)) return 'forced';
  switch (state.phase.kind) {
    case 'opening':
      return state.phase.among.includes(seat) && state.phase.rolls[seat] === undefined ? 'start' : undefined;
    case 'battle':
      return isFighting(state.phase, seat) && !state.phase.rolls[seat] ? 'battle' : undefined;
    case 'rolling':
      return state.turn.seat === seat ? 'move' : undefined;
    case 'moving':
    case 'sailed':
    case 'telling':
    case 'won':
      return undefined;
  }
}

export const isFighting = (
  battle: { readonly attacker: SeatId; readonly defender: SeatId },
  seat: SeatId,
): boolean => battle.attacker === seat || battle.defender === seat;

/** The seat has just rolled and nothing has come of it yet: a card for that roll comes too late. */
export function hasJustRolled(state: State, seat: SeatId): boolean {
  const { phase } = state;
  if (phase.kind === 'moving') return state.turn.seat === seat && phase.heading === null;
  return phase.kind === 'battle' && phase.rolls[seat] !== undefined;
}
