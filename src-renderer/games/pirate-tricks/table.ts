import { rulerOf } from '../plain/standings.ts';
import type { Seen, TableDrawing } from '../drawing.ts';
import { ledgerOf } from './ledger.ts';
import { part } from './parts.ts';
import { remark } from './remark.ts';
import Stage from './Stage.svelte';
import { moment, settled, trickSound } from './trick.ts';
import Turned from './Turned.svelte';
import { turnedWords } from './turned.ts';

export const drawing: TableDrawing = {
  plate(seen) {
    const { round, rounds, phase } = part(seen, 'table');
    const lines = [seen.say({ key: 'drawn.round', values: { round, rounds } })];
    return {
      title: seen.say({ key: 'title' }),
      lines:
        part(seen, 'auction').open && phase !== 'tricks'
          ? [...lines, seen.say({ key: 'drawn.auction' })]
          : lines,
    };
  },
  ledger: ledgerOf,
  ruler,
  remark,
  settled: (seen) => turnedWords(seen) ?? settled(seen),
  stage: () => Stage,
  scene: (seen) => (part(seen, 'turned') ? Turned : undefined),
  sound(before, now) {
    const taken = (seen: Seen) => part(seen, 'captains').reduce((sum, { tricks }) => sum + tricks, 0);
    const round = (seen: Seen) => part(seen, 'table').round;
    const bids = (seen: Seen) => part(seen, 'turned')?.winner ?? undefined;
    if (bids(now) !== undefined && bids(before) === undefined) return { name: 'won' };
    if (round(now) !== round(before)) return { name: 'bells', count: round(before) };
    return taken(now) > taken(before) ? trickSound(now) : undefined;
  },
  moment,
};

/** Tricks of the round, until the purses are opened; the numbers below the bar say enough. */
function ruler(seen: Seen) {
  const bar = rulerOf(seen);
  const { standings } = seen.parts;
  return bar && { ...bar, ticks: [], ...(standings ? { start: seen.say(standings.ruler.unit) } : {}) };
}
