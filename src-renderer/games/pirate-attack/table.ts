import { rulerOf } from '../plain/standings.ts';
import type { Seen, TableDrawing } from '../drawing.ts';
import Fight from './Fight.svelte';
import { ledgerOf, mostPictured } from './ledger.ts';
import Market from './Market.svelte';
import { moment } from './moment.ts';
import { captainsOf, freshShop, keptWords, part, roundWords } from './parts.ts';
import Signs from './Signs.svelte';

export const drawing: TableDrawing = {
  plate: (seen) => ({ title: seen.say({ key: 'title' }), lines: [roundWords(seen)] }),
  ledger: ledgerOf,
  ruler,
  Signs,
  moment,
  stage: (seen) => (freshShop(seen) ? Market : part(seen, 'fight') ? Fight : undefined),
  remark(seen) {
    const shop = freshShop(seen);
    const values = { shop: { key: `shop.${shop?.shop ?? 'market'}` }, price: shop?.price ?? 0 };
    if (shop) return seen.say({ key: shop.open ? 'drawn.market.opens' : 'drawn.market.shuts', values });
    const [reading] = part(seen, 'fight')?.readings ?? [];
    if (reading) return seen.say(reading);
    const waits = part(seen, 'turn').cards?.waits;
    return waits ? seen.say(waits) : keptRemark(seen);
  },
};

/** Where there is no room under the names for what lies before captains. */
function keptRemark(seen: Seen): string | undefined {
  const captains = captainsOf(seen);
  const laid = captains.length > mostPictured ? captains.filter(({ kept, blocks }) => kept ?? blocks) : [];
  const words = laid.map((one) => `${seen.captain(one.seat).name}: ${keptWords(seen, one)}`);
  return words.length > 0 ? words.join(' · ') : undefined;
}

/** Where fame ends the game, its end says so. */
function ruler(seen: Seen) {
  const bar = rulerOf(seen);
  const standings = seen.parts.standings;
  if (!bar || !standings) return bar;
  const { ending, fameTarget } = part(seen, 'turn');
  const start = seen.say(standings.ruler.unit);
  if (ending !== 'fame') return { ...bar, start };
  const end = {
    text: seen.say({ key: 'drawn.target', values: { target: fameTarget } }),
    sign: 'fame' as const,
  };
  return { ...bar, ticks: [], start, end };
}
