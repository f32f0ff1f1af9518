import { message, type Message } from '../../kernel/message.ts';
import { accept, refuse } from '../../kernel/result.ts';
import { firstRefusal, type Check, type Decision, type Refusal, type Waived } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { CommandOf } from '../commands.ts';
import { reasonsToStop } from '../waypoints.ts';
import type { Event } from '../events.ts';
import { refusal } from '../refusals.ts';
import { nextSeat, type State } from '../state.ts';
import { hasBegun, isGoingOn, isKnown, obligations } from './checks.ts';
import { scriptFrom, type Script } from './script.ts';
import { endMovement } from './voyage.ts';

/** Whether the movement may end here and now. A move without a space left has ended already. */
export const mayEnd = (state: State): boolean => {
  const { phase } = state;
  return phase.kind === 'sailed' || (phase.kind === 'moving' && reasonsToStop(state).length > 0);
};

/** Passing the dice needs no press: what only the next seat's own turn allows passes them. */
function ownTurnChecks(state: State, seat: SeatId): readonly Check[] {
  const { turn, phase } = state;
  if (turn.seat === seat) return [];
  const active = { seat: turn.seat };
  return [
    () => (phase.kind === 'battle' ? refusal('battle-unfinished', { player: active }) : undefined),
    () =>
      seat === nextSeat(state) && phase.kind === 'moving' && !mayEnd(state)
        ? refusal('movement-unfinished', { player: active, left: phase.left })
        : undefined,
    () =>
      seat === nextSeat(state) && (phase.kind === 'moving' || mayEnd(state))
        ? undefined
        : refusal('not-your-turn', { player: active, then: whoseNext(state) }),
  ];
}

/** Whether the turn that is on has still to come to its end, and who rolls after it. */
const whoseNext = (state: State): Message =>
  message(mayEnd(state) ? 'turn.over' : 'turn.on', { next: { seat: nextSeat(state) } });

export function passTurn(script: Script, to: SeatId) {
  endMovement(script);
  const { turn } = script.state;
  script.add({ kind: 'turnPassed', from: turn.seat, to, number: turn.number + 1 });
}

/** Is it, or does it become, this seat's turn by what it does? */
export const opensTurn = (state: State, seat: SeatId): boolean =>
  state.turn.seat !== seat && seat === nextSeat(state) && mayEnd(state);

/** What a seat can only do on its own turn. `then` sees the table as it is once the dice have been passed. */
export function onOwnTurn(
  state: State,
  seat: SeatId,
  waived: Waived,
  before: readonly Check[],
  then: (script: Script) => Refusal | undefined,
): Decision<Event> {
  const refusal = firstRefusal(waived, [
    isKnown(state, seat),
    isGoingOn(state),
    ...before,
    hasBegun(state),
    ...ownTurnChecks(state, seat),
  ]);
  if (refusal) return refuse(refusal);
  const script = scriptFrom(state);
  if (state.turn.seat !== seat) passTurn(script, seat);
  const late = then(script);
  return late ? refuse(late) : accept(script.events);
}

export function decidePassDice(state: State, { seat }: CommandOf<'passDice'>, waived: Waived) {
  return onOwnTurn(state, seat, waived, [], (script) => {
    const { phase } = script.state;
    const active = { seat };
    const late = firstRefusal(waived, [
      () => (phase.kind === 'battle' ? refusal('battle-unfinished', { player: active }) : undefined),
      ...obligations(script.state),
      () => (phase.kind === 'rolling' ? refusal('not-rolled', { player: active }) : undefined),
      () =>
        phase.kind === 'moving' && !mayEnd(script.state)
          ? refusal('movement-unfinished', { player: active, left: phase.left })
          : undefined,
    ]);
    if (!late) passTurn(script, nextSeat(script.state));
    return late;
  });
}
