import type { Check, Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { answerers, answerTo, comesBefore, mayStop } from '../answering.ts';
import type { CommandOf } from '../commands.ts';
import { handAt, openly } from '../custody.ts';
import { cardOf } from '../data/cards.ts';
import { fameOfCard } from '../fame.ts';
import { cardIn, isPending, topOf } from '../laid.ts';
import { mayStopCard, reactorsTo } from '../reactions.ts';
import { refusal } from '../refusals.ts';
import type { State, Waiting } from '../state.ts';
import { carry } from './carrying.ts';
import { seenElsewhere } from './elsewhere.ts';
import { redraw } from './kept.ts';
import { playOf } from './plays.ts';
import type { Script } from './script.ts';
import { scoreFor } from './ships.ts';
import { printedName } from '../names.ts';

/** The same card, for whoever is robbed along: at once where that cannot be stopped any more. */
export function robAlong(
  script: Script,
  { seat, card: id, along }: Pick<Waiting, 'seat' | 'card' | 'along'>,
  mayStill: boolean,
): void {
  const card = cardOf(id);
  const row = card && playOf(card);
  if (!along || !card || !row) return;
  const waits = mayStill && mayWait(script.state, { seat, card: id, victim: along });
  script.add({ kind: 'robbedAlong', seat, card: id, on: along, waits });
  if (!waits) row.works(script, { kind: 'playCard', seat, on: along }, card);
}

/** Whoever is robbed along stops that alone. */
export function escape(script: Script, waits: Waiting, { seat, card }: CommandOf<'answerCard'>): void {
  carry(script, openly(handAt(seat), 'discard', card));
  script.add({ kind: 'escapedAlong', seat, card, stopped: waits.card, of: waits.seat });
  redraw(script, seat);
  scoreFor(script, seat, fameOfCard(script.state, card));
}

/** What is stopped from the hand waits for that, and for whatever else may stop it. */
export const mayWait = (state: State, waits: Waiting): boolean =>
  answerTo(waits.card) !== undefined &&
  (answerers(state, waits).length > 0 ||
    (mayStopCard(state, waits.card) && reactorsTo(state, 'stop', waits.seat).length > 0));

/** What is pending works, as if nobody had anything to say to it. */
export function settleWaiting(script: Script): void {
  const { waits } = script.state;
  if (waits?.declared) return stop(script, waits, waits.declared);
  const card = waits && cardOf(waits.card);
  const row = card && playOf(card);
  if (!waits || !card || !row) return;
  script.add({ kind: 'cardWorked', seat: waits.seat, card: card.id, on: waits.victim });
  row.works(script, { kind: 'playCard', seat: waits.seat, on: waits.victim }, card);
  robAlong(script, waits, false);
}

/** What holds for a Guard, a Knife or a Spy that stops what lies open. */
export const mayAnswerFromHand = (
  state: State,
  { seat, card }: CommandOf<'answerCard'>,
): readonly Check[] => [
  () => (isPending(state) ? undefined : refusal('nothing-waits')),
  () => wrongAnswer(state, card),
  () =>
    state.waits && !mayStop(state, state.waits, seat)
      ? refusal('not-robbed', { player: { seat }, victim: { seat: state.waits.victim } })
      : undefined,
  () => tooLate(state, seat),
  () => seenElsewhere(state, seat, card),
];

/** Both cards are gone, and whoever stopped it draws again and has the fame. */
export function stop(script: Script, waits: Waiting, { seat, card }: NonNullable<Waiting['declared']>): void {
  carry(script, openly(handAt(seat), 'discard', card));
  script.add({ kind: 'cardAnswered', seat, card, stopped: waits.card, of: waits.seat });
  redraw(script, seat);
  scoreFor(script, seat, fameOfCard(script.state, card));
  robAlong(script, waits, true);
}

/** Who was first stands, unless the table counts clockwise from whoever played. */
function tooLate(state: State, seat: SeatId): Refusal | undefined {
  const { waits } = state;
  const first = waits?.declared?.seat;
  return waits && first !== undefined && !comesBefore(state, waits, first).includes(seat)
    ? refusal('answered-already', { player: { seat: first } })
    : undefined;
}

function wrongAnswer(state: State, card: string): Refusal | undefined {
  const top = topOf(state);
  if (top?.kind === 'waits' && answerTo(top.card) === card) return undefined;
  const stopped = cardOf((top && cardIn(top)) ?? '')?.printed ?? '';
  return refusal('stops-not', { card: printedName(card), stopped });
}
