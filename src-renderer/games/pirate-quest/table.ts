import type { Seen, TableDrawing } from '../drawing.ts';
import { windowWords } from './windows.ts';
import { settled } from './fight.ts';
import { ledgerOf } from './ledger.ts';
import { moment } from './moment.ts';
import Movement from './Movement.svelte';
import { part } from './parts.ts';
import { questRuler } from './ruler.ts';
import { sound } from './sound.ts';
import Stage from './Stage.svelte';

export const drawing: TableDrawing = {
  plate(seen) {
    const { line, under, phase } = part(seen, 'heading');
    const lines = phase === 'dealer' ? [line] : [line, under];
    return { title: seen.say({ key: 'title' }), lines: lines.map(seen.say) };
  },
  ledger: ledgerOf,
  ruler: questRuler,
  settled,
  remark(seen) {
    const remark = part(seen, 'remark');
    if (part(seen, 'heading').phase === 'over') return remark ? seen.say(remark) : undefined;
    return windowWords(seen) ?? flagWords(seen);
  },
  stage: () => Stage,
  sound,
  moment,
  scene: (seen) => (isMoving(seen) ? Movement : undefined),
};

/** Without the evidence, which lies at the console. */
function flagWords(seen: Seen): string | undefined {
  const flag = part(seen, 'flags').find(({ recent }) => recent);
  return flag && seen.say(flag.text);
}

/** With nobody left to move, what the battle came to is looked at until the table lets it stand. */
const isMoving = (seen: Seen): boolean =>
  part(seen, 'heading').phase === 'moving' && seen.parts.prompts.some(({ kind }) => kind === 'move');
