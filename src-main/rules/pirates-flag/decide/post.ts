import { firstRefusal, type Refusal, type Waived } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { isPost } from '../board.ts';
import type { CommandOf } from '../commands.ts';
import { refusal } from '../refusals.ts';
import { handLimit, handOf, placeOf, type State } from '../state.ts';
import { isTold, obligations } from './checks.ts';
import { discardOne, drawCards, handChecks } from './hand.ts';
import type { Script } from './script.ts';
import { onOwnTurn } from './turn.ts';
import { endMovement } from './voyage.ts';

const fixedPostLimit = 5;

const comesByPost = (state: State, seat: SeatId): boolean =>
  state.phase.kind === 'moving' && state.phase.heading !== null && isPost(state.board, placeOf(state, seat));

export function decideTrade(state: State, command: CommandOf<'trade'>, waived: Waived) {
  const { seat, card } = command;
  return onOwnTurn(state, seat, waived, [isTold(state, 'cards')], (script) => {
    const no = refusedTrade(script, seat, card, waived);
    if (no) return no;
    // Trading in passing is a stop.
    if (script.state.phase.kind === 'moving' && script.state.phase.heading !== null) endMovement(script);
    discardOne(script, seat, card, 'trade');
    const { options } = script.state;
    const limit = options.postLimit === 'five' ? fixedPostLimit : handLimit(script.state, seat);
    drawCards(script, seat, Math.max(0, Math.min(2, limit - handOf(script.state, seat))), 'post');
    script.add({ kind: 'postTraded', seat, at: placeOf(script.state, seat) });
    return undefined;
  });
}

function refusedTrade(
  script: Script,
  seat: SeatId,
  card: string | undefined,
  waived: Waived,
): Refusal | undefined {
  const { state } = script;
  const visit = state.visits[seat] ?? (comesByPost(state, seat) ? 'open' : undefined);
  return firstRefusal(waived, [
    () => (state.phase.kind === 'battle' ? refusal('battle-unfinished', { player: { seat } }) : undefined),
    ...obligations(state),
    () => (visit === 'traded' ? refusal('traded-already', { player: { seat } }) : undefined),
    () => (visit === undefined ? refusal('not-visiting', { at: placeOf(state, seat) }) : undefined),
    ...handChecks(state, seat, card),
  ]);
}
