import type { BattlePart } from '../../../src-main/contract/games/pirates-flag-view.ts';
import { rulerOf } from '../plain/standings.ts';
import type { Seen, TableDrawing } from '../drawing.ts';
import { ledgerOf } from './ledger.ts';
import Line from './Line.svelte';
import { moment } from './moment.ts';
import { part, turnWords } from './parts.ts';
import { playedWords } from './stack.ts';
import Stage from './Stage.svelte';
import Thrown from './Thrown.svelte';

export const drawing: TableDrawing = {
  plate: (seen) => ({ title: seen.say({ key: 'title' }), lines: linesOf(seen) }),
  ledger: ledgerOf,
  ruler,
  Foot: Line,
  trophy: 'flag',
  settled: playedWords,
  remark(seen) {
    const remark = part(seen, 'remarks').at(-1);
    return remark && remark.turn === part(seen, 'turn').number ? seen.say(remark.message) : undefined;
  },
  scene: () => Stage,
  Thrown,
  moment,
};

/** The board's name stands small: that it is a sample is said at the console. */
function linesOf(seen: Seen): readonly string[] {
  const { say } = seen;
  const battle = part(seen, 'battle');
  if (battle) return [turnWords(seen), battleWords(seen, battle)];
  const { phase, dice } = part(seen, 'turn');
  const isRolled = seen.parts.session.depth === 'cards' && phase !== 'opening';
  return [
    turnWords(seen),
    ...(isRolled ? [say({ key: `drawn.dice.${dice === 1 ? 'one' : 'two'}` })] : []),
    part(seen, 'board').name,
  ];
}

function battleWords({ say }: Seen, { at, round }: BattlePart): string {
  const where = say({ key: 'drawn.battle', values: { at } });
  return round > 1 ? `${where}, ${say({ key: 'drawn.battle.round', values: { round } })}` : where;
}

/** For the race at the end: places alone, since the words of docks and posts would cover one another. */
function ruler(seen: Seen) {
  const bar = rulerOf(seen);
  return bar && { ...bar, ticks: (bar.ticks ?? []).map(({ at }) => ({ at })) };
}
