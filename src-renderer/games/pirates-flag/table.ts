import { rulerOf } from '../plain/standings.ts';
import type { Seen, TableDrawing } from '../drawing.ts';
import { ledgerOf } from './ledger.ts';
import Line from './Line.svelte';
import { moment } from './moment.ts';
import { part } from './parts.ts';
import Stage from './Stage.svelte';

export const drawing: TableDrawing = {
  plate: (seen) => ({ title: seen.say({ key: 'title' }), lines: linesOf(seen) }),
  ledger: ledgerOf,
  ruler,
  Foot: Line,
  trophy: 'flag',
  remark(seen) {
    const answer = seen.parts.prompts.find(({ kind }) => kind === 'answer-card');
    if (answer) return seen.say(answer.ask);
    const remark = part(seen, 'remarks').at(-1);
    return remark && remark.turn === part(seen, 'turn').number ? seen.say(remark.message) : undefined;
  },
  stage: () => Stage,
  moment,
};

function linesOf(seen: Seen): readonly string[] {
  const { say } = seen;
  const board = part(seen, 'board');
  return board.invented ? [board.name, say({ key: 'board.is-invented' })] : [board.name];
}

/** For the race at the end: places alone, since the words of docks and posts would cover one another. */
function ruler(seen: Seen) {
  const bar = rulerOf(seen);
  return bar && { ...bar, ticks: (bar.ticks ?? []).map(({ at }) => ({ at })) };
}
