import type { Seen, TableDrawing } from '../drawing.ts';
import { windowWords } from './windows.ts';
import { ledgerOf } from './ledger.ts';
import Movement from './Movement.svelte';
import { part } from './parts.ts';
import { questRuler } from './ruler.ts';
import Stage from './Stage.svelte';

export const drawing: TableDrawing = {
  plate(seen) {
    const { line, under, phase } = part(seen, 'heading');
    const lines = phase === 'dealer' ? [line] : [line, under];
    return { title: seen.say({ key: 'title' }), lines: lines.map(seen.say) };
  },
  ledger: ledgerOf,
  ruler: questRuler,
  remark: windowWords,
  Stage,
  scene: (seen) => (isMoving(seen) ? Movement : undefined),
};

/** What a battle came to is looked at as long as somebody may still claim or buy; then the map has the room. */
function isMoving(seen: Seen): boolean {
  const moving = part(seen, 'moving');
  if (!moving || part(seen, 'heading').phase !== 'moving') return false;
  return seen.parts.prompts.some(({ kind }) => kind === 'move') && !isReckoning(seen);
}

const isReckoning = (seen: Seen): boolean => {
  const moving = part(seen, 'moving');
  const done = moving?.order.some(({ stage }) => stage === 'moved') ?? false;
  return !done && (moving?.mayClaim.length ?? 0) + (moving?.mayBuy.length ?? 0) > 0;
};
