import type { SeatId } from '../../kernel/seat.ts';
import type { Purse, State } from '../state.ts';

export const withPurse = (state: State, seat: SeatId, purse: Purse): State => ({
  ...state,
  purses: { ...state.purses, [seat]: purse },
});

/** What may be spent goes first; a table that lets locked gold go has ruled so. */
export function spent({ free, locked }: Purse, gold: number): Purse {
  const fromFree = Math.min(free, gold);
  return { free: free - fromFree, locked: locked - (gold - fromFree) };
}
