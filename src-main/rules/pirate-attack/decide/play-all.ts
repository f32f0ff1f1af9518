import type { SeatId } from '../../kernel/seat.ts';
import { fullHand, handSize } from '../custody.ts';
import { everyPlayAll } from '../tasks.ts';
import { drawFor } from './carrying.ts';
import { refilled } from './kept.ts';
import type { Script } from './script.ts';

export function callHand(script: Script, seat: SeatId, by: SeatId, card: string): void {
  script.add({ kind: 'handCalled', seat, by, card });
}

/** Whose hand was called and is empty has a new one: also where it was called twice. */
export function endCalls(script: Script): void {
  for (;;) {
    const { state } = script;
    const done = everyPlayAll(state).find(({ seat }) => handSize(state, seat) === 0);
    if (!done) return;
    const { seat } = done;
    const drawn = drawFor(script, seat, fullHand);
    script.add({ kind: 'handPlayed', seat, drawn });
    refilled(script, seat);
  }
}
