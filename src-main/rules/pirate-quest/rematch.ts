import { captainLeftOf, captainsOf } from './player.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

/** The next race at the same table: same house rules and data, chairs as they stand, the deal one to the left. */
export function rematch(state: State): Setup {
  const seats = captainsOf(state.order);
  const first = state.firstDealer;
  const dealer = first === null ? undefined : captainLeftOf(state.order, first);
  const setup: Setup = { seats, depth: state.depth, options: { ...state.options }, edition: state.edition };
  const map = state.layout === null ? {} : { map: { kind: 'laid' as const, layout: state.layout } };
  return dealer === undefined ? { ...setup, ...map } : { ...setup, ...map, dealer };
}
