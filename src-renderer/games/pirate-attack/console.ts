import type { CaptainColumn, ConsoleDrawing, Seen } from '../drawing.ts';
import { attackAnswers } from './dress.ts';
import InNumbers from './InNumbers.svelte';
import { ableWords, captainsOf, isNamed, part, roundWords, statusOf, type Captain } from './parts.ts';
import { groups, ladenWords } from './places.ts';
import { signFor } from './shops.ts';
import WhatIf from './WhatIf.svelte';

/** Below the answers of a turn there is room for so many captains and packs; a fight has its ships there. */
const mostLines = 6;
const linesOf = (seen: Seen): number => captainsOf(seen).length + (part(seen, 'turn').packs ?? []).length;

export const drawing: ConsoleDrawing = {
  ...attackAnswers,
  groups,
  chairs: 'digits',
  Odds: InNumbers,
  Besides: WhatIf,
  heading: roundWords,
  placeWords({ say }, card) {
    const [, kind, size] = /^(sloop|schooner|brigantine|galleon)-(.+)$/.exec(card) ?? [];
    return kind && size && say({ key: `drawn.sheet.${kind}`, values: { size: size.replace('-', '/') } });
  },
  captains: (seen) => ({
    inLines: part(seen, 'fight') || linesOf(seen) > mostLines ? 'awaited' : 'all',
    aside: [
      ...part(seen, 'shops').map((shop) => {
        // What whoever is on turn pays.
        const buyer = part(seen, 'buyers').find((one) => one.shop === shop.shop);
        const { name, price, words } = signFor(seen, shop, buyer);
        return price === undefined ? `${name}: ${words}` : `${name} ${price}`;
      }),
      ...(part(seen, 'turn').fameUnchecked ? [seen.say({ key: 'drawn.fame.unchecked' })] : []),
    ].join(' · '),
    columns: captainsOf(seen).map((captain) => columnOf(seen, captain)),
  }),
};

/** From left to right with its curses and the cards under it, then what is counted. */
function columnOf(seen: Seen, captain: Captain): CaptainColumn {
  const { say } = seen;
  const { seat, gold, locked = 0, fame, row, hand, cures, magic, blocks } = captain;
  const status = statusOf(seen, captain);
  return {
    captain: seen.captain(seat),
    figure: locked > 0 ? `${gold} +${locked}` : gold,
    unit: say({ key: 'drawn.gold' }),
    ...(status === undefined ? {} : { note: status }),
    facts: [
      {
        word: say({ key: 'drawn.ships' }),
        figure: isNamed(row)
          ? row.map((ship) => ladenWords(seen, ship, ableWords(seen, ship))).join(' ')
          : row.length,
        long: true,
      },
      ...(hand === undefined ? [] : [{ word: say({ key: 'drawn.hand.short' }), figure: hand }]),
      ...(cures === undefined ? [] : [{ word: say({ key: 'drawn.cures' }), figure: cures }]),
      ...(magic === undefined ? [] : [{ word: say({ key: 'drawn.magic' }), figure: magic }]),
      ...(blocks ? [{ word: say({ key: 'drawn.blocks' }), figure: blocks }] : []),
      ...(fame === undefined ? [] : [{ word: say({ key: 'drawn.fame' }), figure: fame }]),
    ],
  };
}
