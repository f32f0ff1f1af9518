import type { ByPlayer, Player } from '../player.ts';
import type { Memory, State } from '../state.ts';
import { stirred } from '../memory.ts';
import { sparedFrom } from './targets.ts';

export const canMutiny = (state: State, by: Player): boolean =>
  state.order.some((target) => sparedFrom(state, by, target) === undefined);

/** The attacker needs more than the target; where level rolls are not repeated, the target keeps. */
export const mutinySucceeds = (attacker: number, target: number): boolean => attacker > target;

export interface Exchange {
  readonly order: readonly Player[];
  readonly dealer: Player | null;
  readonly bids: ByPlayer<number>;
  readonly memory: ByPlayer<Memory>;
  readonly dummyCards: readonly string[];
}

/** A captain and the target change chairs. What stays with the chair instead of the captain is for the table to settle. */
export function exchangeSeats(state: State, a: Player, b: Player): Exchange {
  const { options, battle } = state;
  const other = (player: Player): Player => (player === a ? b : player === b ? a : player);
  return {
    order: state.order.map(other),
    dealer: state.dealer !== null && options.mutinyDealer === 'seat' ? other(state.dealer) : state.dealer,
    bids: options.mutinyBid === 'seat' ? swapped(battle.bids, a, b) : battle.bids,
    memory:
      options.mutinyHand === 'seat' ? stirred(swappedHands(battle.memory, a, b), [a, b]) : battle.memory,
    dummyCards: options.mutinyHand === 'seat' && b === 'dummy' ? [] : battle.dummyCards,
  };
}

/** Only between two who both have one: the Dummy never bids. */
function swapped(bids: ByPlayer<number>, a: Player, b: Player): ByPlayer<number> {
  const [ofA, ofB] = [bids[a], bids[b]];
  return ofA === undefined || ofB === undefined ? bids : { ...bids, [a]: ofB, [b]: ofA };
}

/** The cards known to be in a hand go with it; what a captain did not follow stays that captain's. */
function swappedHands(memory: ByPlayer<Memory>, a: Player, b: Player): ByPlayer<Memory> {
  const [ofA, ofB] = [memory[a], memory[b]];
  return {
    ...memory,
    [a]: { known: ofB?.known ?? [], owed: ofA?.owed ?? [] },
    [b]: { known: ofA?.known ?? [], owed: ofB?.owed ?? [] },
  };
}
