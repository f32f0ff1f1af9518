import type { SeatId } from '../../kernel/seat.ts';
import { discardOf, keptAt, openly } from '../custody.ts';
import { keptRow, type Kept } from '../kept.ts';
import { isOut } from '../state.ts';
import { carry, drawFor } from './carrying.ts';
import type { Script } from './script.ts';

/** A card that was played comes to lie face up before this captain. */
export function keep(script: Script, card: string, of: SeatId, by: SeatId): void {
  script.add({ kind: 'cardKept', kept: { id: script.state.nextKept, card, of, by } });
  carry(script, openly(discardOf(card), keptAt(of), card));
}

export function putAway(script: Script, kept: Kept): void {
  script.add({ kind: 'keptGone', kept });
  carry(script, openly(keptAt(kept.of), discardOf(kept.card), kept.card));
}

/** So many for others that were lost or used outside of an own turn, unless what lies before the captain forbids it. */
export function redraw(script: Script, seat: SeatId, count = 1): number {
  const { state } = script;
  const isBarred = state.kept.some(
    (one) => one.of === seat && state.turn !== seat && keptRow(one.card)?.redraws?.(state) === false,
  );
  return isBarred ? 0 : drawFor(script, seat, count);
}

/** A new hand has come to a captain by a card. */
export function refilled(script: Script, seat: SeatId): void {
  for (const one of script.state.kept)
    if (one.of === seat && keptRow(one.card)?.endsRefilled?.(script.state)) putAway(script, one);
}

/** What is over by now is laid away, and what lay before a captain who is out. */
export function endKept(script: Script): void {
  for (;;) {
    const { state } = script;
    const over = state.kept.find((one) => isOut(state, one.of) || keptRow(one.card)?.ends?.(state, one));
    if (!over) return;
    putAway(script, over);
    if (!isOut(script.state, over.of)) keptRow(over.card)?.goes?.(script, over);
  }
}
