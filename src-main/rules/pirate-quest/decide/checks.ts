import { firstRefusal, type Check, type Decision, type Refusal, type Waived } from '../../kernel/refusal.ts';
import { accept, refuse } from '../../kernel/result.ts';
import { isToldAt } from '../../kernel/table-service.ts';
import type { Event } from '../events.ts';
import { nameOf } from '../names.ts';
import type { Player } from '../player.ts';
import { refusal, type RefusalCode } from '../refusals.ts';
import type { Phase, State } from '../state.ts';

export type Decided = Decision<Event>;

/** The events, unless a check stands against them. */
export function unless(waived: Waived, checks: readonly Check[], events: () => readonly Event[]): Decided {
  const no = firstRefusal(waived, checks);
  return no ? refuse(no) : accept(events());
}

export const no = (code: RefusalCode, values?: Parameters<typeof refusal>[1]): Decided =>
  refuse(refusal(code, values));

export const inPhase =
  (state: State, ...phases: readonly Phase[]): Check =>
  (): Refusal | undefined => {
    if (phases.includes(state.phase)) return undefined;
    return refusal(state.phase === 'over' ? 'game-over' : 'not-now');
  };

export const plays =
  (state: State, player: Player): Check =>
  () =>
    state.order.includes(player) ? undefined : refusal('no-such-seat', { mark: nameOf(player) });

export const isTurnOf =
  (player: Player, turn: readonly Player[]): Check =>
  () => {
    const [first] = turn;
    if (turn.includes(player)) return undefined;
    return first === undefined
      ? refusal('not-now')
      : refusal('not-your-turn', { name: nameOf(player), turn: nameOf(first) });
  };

export const atDepth = (state: State, ...depths: readonly State['depth'][]): Check =>
  isToldAt(refusal, state, depths);
