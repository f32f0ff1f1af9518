import type { SeatId } from '../../kernel/seat.ts';
import { deckLeft, handSize } from '../custody.ts';
import { keptBefore, keptRow } from '../kept.ts';
import type { Script } from './script.ts';

/** As a card is played: what lies before its captain by then makes more of the turn, and what comes later does not. */
export function afterPlay(script: Script, seat: SeatId): void {
  const { state } = script;
  if (state.turn !== seat) return;
  const rows = keptBefore(state, seat).map(({ card }) => keptRow(card));
  const thefts = rows.filter((row) => row?.steals).length;
  if (thefts > 0) script.add({ kind: 'theftsDue', seat, count: thefts });
  if (!state.play.second && rows.some((row) => row?.doubles)) script.add({ kind: 'playsAgain', seat });
}

/** The second round, once all of the first is told and there is anything left to play. */
export function goesOn(script: Script): void {
  const { play, agenda, turn, phase } = script.state;
  if (!play.again || agenda.length > 0 || phase.kind !== 'turn') return;
  if (deckLeft(script.state) > 0 || handSize(script.state, turn) > 0)
    script.add({ kind: 'roundBegun', seat: turn });
}
