import type { Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { EventOf } from '../events.ts';
import { deckLeft, handSize, tellsCards } from '../custody.ts';
import { canAttack } from '../attacks.ts';
import { ended } from '../endings.ts';
import { wasLastTurn } from '../last-turn.ts';
import { endedBy, seatBehind } from '../turns.ts';
import { refusal } from '../refusals.ts';
import { inPlay, purseOf, type State } from '../state.ts';
import { isFirst, isGoingOn, isIn, isKnown, isOnTurn, isPlaying } from './checks.ts';
import { putAway } from './kept.ts';
import { ruling, type Script } from './script.ts';
import { unpaidSoul } from './starters.ts';
import { theftFirst } from './thefts.ts';

export const decideBeginWith = ruling<'beginWith'>((state, { seat }) => ({
  checks: [
    isKnown(state, seat),
    isGoingOn(state),
    () => (state.phase.kind === 'opening' ? undefined : refusal('begun-already')),
    () => unpaidSoul(state),
  ],
  event: () => ({ kind: 'chipPassed', from: null, to: seat, round: 1, unlocked: 0 }),
}));

export const decidePassChip = ruling<'passChip'>((state, { seat }) => ({
  checks: [
    ...isPlaying(state, seat),
    isIn(state, seat),
    isOnTurn(state, seat),
    isFirst(state),
    () => notDone(state, seat),
  ],
  write(script) {
    if (wasLastTurn(state, seat)) goesOut(script, seat);
    else passOn(script);
  },
}));

/** Whoever has the Chip and is out hands it on, as long as anybody is left for whom it matters. */
export function goesOut(script: Script, seat: SeatId): void {
  script.add({ kind: 'captainOut', seat, round: script.state.round });
  const left = inPlay(script.state).length;
  if (script.state.turn === seat && left > 0 && (left > 1 || !ended(script.state))) passOn(script);
}

/** Where cards are told: who has a card plays or discards one, and who has none attacks. */
function notDone(state: State, seat: SeatId): Refusal | undefined {
  const { drawn, played } = state.play;
  if (!tellsCards(state)) return undefined;
  if (played) return theftFirst(state);
  const isDeckOut = deckLeft(state) === 0;
  if (handSize(state, seat) > 0 || (!drawn && !isDeckOut))
    return refusal('nothing-played', { player: { seat } });
  return isDeckOut && canAttack(state, seat, 'own')
    ? refusal('must-attack', { player: { seat } })
    : undefined;
}

/** To the next captain; whoever has lost the next turn is passed by, or may buy and no more. */
export function passOn(script: Script): void {
  for (let seat = seatBehind(script.state, script.state.turn); ; seat = seatBehind(script.state, seat)) {
    const ended = endedBy(script.state, seat);
    const { strandedBuys: buys } = script.state.options;
    if (ended.length === 0 || buys) script.add(chipTo(script.state, seat));
    for (const kept of ended) putAway(script, kept);
    if (ended.length > 0) script.add({ kind: 'turnLost', seat, buys });
    if (ended.length === 0 || buys) return;
  }
}

/** The round is over once the Chip has come past the first chair again. */
function chipTo(state: State, to: SeatId): EventOf<'chipPassed'> {
  const isRound = state.seats.indexOf(to) <= state.seats.indexOf(state.turn);
  return {
    kind: 'chipPassed',
    from: state.turn,
    to,
    round: isRound ? state.round + 1 : state.round,
    unlocked: purseOf(state, to).locked,
  };
}
