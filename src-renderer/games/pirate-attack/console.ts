import type { CaptainColumn, ConsoleDrawing, Seen } from '../drawing.ts';
import { attackAnswers } from './dress.ts';
import { captainsOf, isNamed, part, roundWords, shipWords, statusOf, type Captain } from './parts.ts';
import { groups } from './places.ts';
import { signOf } from './shops.ts';
import WhatIf from './WhatIf.svelte';

export const drawing: ConsoleDrawing = {
  ...attackAnswers,
  groups,
  chairs: 'digits',
  Odds: WhatIf,
  heading: roundWords,
  captains: (seen) => ({
    aside: [
      ...part(seen, 'shops').map((shop) => {
        const { name, price, words } = signOf(seen, shop);
        return price === undefined ? `${name}: ${words}` : `${name} ${price}`;
      }),
      ...(part(seen, 'turn').fameUnchecked ? [seen.say({ key: 'drawn.fame.unchecked' })] : []),
    ].join(' · '),
    columns: captainsOf(seen).map((captain) => columnOf(seen, captain)),
  }),
};

function columnOf(seen: Seen, captain: Captain): CaptainColumn {
  const { say } = seen;
  const { seat, gold, locked = 0, fame, row, hand, cures, magic } = captain;
  const status = statusOf(seen, captain);
  return {
    captain: seen.captain(seat),
    figure: gold,
    unit: say({ key: 'drawn.gold' }),
    facts: [
      ...(locked > 0 ? [{ word: say({ key: 'drawn.locked' }), figure: locked }] : []),
      {
        word: say({ key: 'drawn.ships' }),
        figure: isNamed(row) ? row.map((ship) => shipWords(seen, ship)).join(' ') : row.length,
      },
      ...(hand === undefined ? [] : [{ word: say({ key: 'drawn.hand' }), figure: hand }]),
      ...(cures === undefined ? [] : [{ word: say({ key: 'drawn.cures' }), figure: cures }]),
      ...(magic === undefined ? [] : [{ word: say({ key: 'drawn.magic' }), figure: magic }]),
      ...(fame === undefined ? [] : [{ word: say({ key: 'drawn.fame' }), figure: fame }]),
      ...(status === undefined ? [] : [{ word: status, figure: '' }]),
    ],
  };
}
