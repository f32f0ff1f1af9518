import { awaitedSeats } from '../plain/awaited.ts';
import { rulerOf } from '../plain/standings.ts';
import type { Seen, TableDrawing } from '../drawing.ts';
import Fight from './Fight.svelte';
import { ledgerOf, mostPictured } from './ledger.ts';
import Market from './Market.svelte';
import { moment } from './moment.ts';
import { captainsOf, freshShop, isOnTurn, lyingBefore, part, roundWords } from './parts.ts';
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
    return waits ? seen.say(waits) : lyingRemark(seen);
  },
};

/** Under a name there is room for one card, and in a crowd for none: of whoever is on turn all are named. */
function lyingRemark(seen: Seen): string | undefined {
  const captains = captainsOf(seen);
  const captain = captains.find(({ seat }) => isOnTurn(seen, seat));
  if (!captain) return undefined;
  const lying = lyingBefore(seen, captain);
  if (lying.length <= (captains.length > mostPictured ? 0 : 1)) return undefined;
  const words = lying.join(' · ');
  // Who is asked is named above it.
  const [asked, ...others] = awaitedSeats(seen.parts.prompts);
  return asked === captain.seat && others.length === 0
    ? words
    : `${seen.captain(captain.seat).name}: ${words}`;
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
