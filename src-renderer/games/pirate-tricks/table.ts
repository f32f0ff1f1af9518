import { rulerOf } from '../plain/standings.ts';
import type { Seen, TableDrawing } from '../drawing.ts';
import { ledgerOf } from './ledger.ts';
import { part } from './parts.ts';
import Stage from './Stage.svelte';

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
  remark(seen) {
    const { round, phase } = part(seen, 'table');
    // What the tenth trick has shown is still to be read when the next round has begun already.
    const first = phase === 'draw' ? round - 1 : round;
    const flag = part(seen, 'flags')
      .certain.filter((one) => one.round >= first)
      .at(-1);
    return flag ? seen.say(flag.text) : undefined;
  },
  Stage,
  sound(before, now) {
    const taken = (seen: Seen) => part(seen, 'captains').reduce((sum, { tricks }) => sum + tricks, 0);
    const round = (seen: Seen) => part(seen, 'table').round;
    if (round(now) !== round(before)) return { name: 'bells', count: round(before) };
    return taken(now) > taken(before) ? { name: 'won' } : undefined;
  },
};

/** Tricks of the round, until the purses are opened; the numbers below the bar say enough. */
function ruler(seen: Seen) {
  const bar = rulerOf(seen);
  const { standings } = seen.parts;
  return bar && { ...bar, ticks: [], ...(standings ? { start: seen.say(standings.ruler.unit) } : {}) };
}
