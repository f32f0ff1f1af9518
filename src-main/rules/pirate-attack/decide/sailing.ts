import { clockwiseFrom, type SeatId } from '../../kernel/seat.ts';
import type { CardRow } from '../cards.ts';
import { handSize } from '../custody.ts';
import { inPlay } from '../state.ts';
import { dueSeaTask, seaTask } from '../tasks.ts';
import type { Acting } from './drawn.ts';
import { redraw } from './kept.ts';
import type { Script } from './script.ts';

/** Every ship in a hand is laid now. */
export function callShips(script: Script, { seat }: Acting, { id: card }: CardRow): void {
  script.add({ kind: 'shipsCalled', seat, card });
}

/** From whoever drew it clockwise each draws as many as have sailed; what comes by that stays in the hand. */
export function allSailed(script: Script): void {
  const task = seaTask(script.state);
  if (!task) return;
  script.add({ kind: 'shipsSailed', seat: task.seat, count: task.laid.length });
  for (const seat of clockwiseFrom(script.state.seats, task.seat)) drawsFor(script, seat, task.laid);
}

function drawsFor(script: Script, seat: SeatId, laid: readonly SeatId[]): void {
  const count = redraw(script, seat, laid.filter((one) => one === seat).length);
  if (count > 0) script.add({ kind: 'bonusDrawn', seat, count });
}

/** Where nobody has a card nobody has to say anything. */
export function endSea(script: Script): void {
  const { state } = script;
  if (dueSeaTask(state) && inPlay(state).every((seat) => handSize(state, seat) === 0)) allSailed(script);
}
