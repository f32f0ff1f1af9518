import type { SeatId } from '../../kernel/seat.ts';
import { countAt, type ZoneName } from '../../kernel/zones.ts';
import { everyoneFrom, othersOf } from '../card-tasks.ts';
import { fullHand, handAt, handSize, savedMagic, savedMagicAt } from '../custody.ts';
import { refusal } from '../refusals.ts';
import { isSafe } from '../starters/starters.ts';
import type { State } from '../state.ts';
import { carry, drawFor } from './carrying.ts';
import { refilled } from './kept.ts';
import type { PlayRow } from './plays.ts';
import type { Script } from './script.ts';

/** Everybody else who has a card in hand and may be robbed of it, clockwise. */
export const handsBut = (state: State, seat: SeatId): readonly SeatId[] =>
  othersOf(state, seat).filter((one) => handSize(state, one) > 0 && !isSafe(state, one));

export const noHandBut: NonNullable<PlayRow['wrong']> = (state, { seat }, { printed }) =>
  handsBut(state, seat).length === 0 ? refusal('finds-nobody', { card: printed }) : undefined;

/** Where cards lie while they are shuffled together. */
const shuffled: ZoneName = 'pile.shuffled';

const lying = ({ state }: Script): number => countAt(state.zones, shuffled);

/** Five to each, from the left of whoever plays it; the rest is laid away, and what is missing is drawn. */
export function mixHands(script: Script, seat: SeatId): void {
  const order = [...othersOf(script.state, seat), seat];
  const count = order.reduce((sum, one) => sum + handSize(script.state, one), 0);
  for (const one of order)
    carry(script, { from: handAt(one), to: shuffled, count: handSize(script.state, one) });
  for (const one of order) {
    const dealt = Math.min(fullHand, lying(script));
    carry(script, { from: shuffled, to: handAt(one), count: dealt });
    drawFor(script, one, fullHand - dealt);
  }
  carry(script, { from: shuffled, to: 'discard', count: lying(script) });
  script.add({ kind: 'handsMixed', seat, count });
  for (const one of order) refilled(script, one);
}

/** Whoever cannot be robbed keeps what is saved, and gets nothing of the others. */
const sharers = (state: State, seat: SeatId): readonly SeatId[] =>
  everyoneFrom(state, seat).filter((one) => !isSafe(state, one));

export const noMagicSaved: NonNullable<PlayRow['wrong']> = (state, { seat }, { printed }) =>
  sharers(state, seat).every((one) => savedMagic(state, one) === 0)
    ? refusal('finds-nobody', { card: printed })
    : undefined;

/** One by one from whoever plays it, so that some may get one less. */
export function shareMagic(script: Script, seat: SeatId): void {
  const order = sharers(script.state, seat);
  for (const one of order)
    carry(script, { from: savedMagicAt(one), to: shuffled, count: savedMagic(script.state, one) });
  const count = lying(script);
  order.forEach((one, at) =>
    carry(script, {
      from: shuffled,
      to: savedMagicAt(one),
      count: Math.floor(count / order.length) + (at < count % order.length ? 1 : 0),
    }),
  );
  script.add({ kind: 'magicShared', seat, count });
}

/** Who has fewer cards than there are others draws them first. */
export function giveAway(script: Script, seat: SeatId): void {
  const others = othersOf(script.state, seat);
  drawFor(script, seat, Math.max(0, others.length - handSize(script.state, seat)));
  const given = others.slice(0, handSize(script.state, seat));
  for (const one of given) carry(script, { from: handAt(seat), to: handAt(one) });
  const discarded = handSize(script.state, seat);
  carry(script, { from: handAt(seat), to: 'discard', count: discarded });
  const drawn = drawFor(script, seat, fullHand);
  script.add({ kind: 'handGiven', seat, given: given.length, discarded, drawn });
  refilled(script, seat);
}
