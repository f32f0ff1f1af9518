import { accept, refuse } from '../kernel/result.ts';
import { type Decision } from '../kernel/refusal.ts';
import { depthOf, settledOptions, wrongSeats } from '../kernel/table-service.ts';
import { copiesIn, type Pack } from './cards.ts';
import { cards } from './data/cards.ts';
import { editionOf } from './edition.ts';
import type { Event } from './events.ts';
import { defaultOptions, options } from './options.ts';
import { refusal } from './refusals.ts';
import { depths, leastSeats, mostSeats, type Setup } from './setup.ts';

/** Whether there is Magic in these packs: then it can be bought. */
const bringsMagic = (packs: readonly Pack[]): boolean =>
  cards.some((row) => row.kind === 'magic' && copiesIn(row, packs) > 0);

/** The first event of every session: seats, rules and packs, so that the file needs nothing else. */
export function begin({
  seats,
  options: given,
  depth: asked = 'fights',
  edition,
  teams = false,
}: Setup): Decision<Event> {
  const wrong = wrongSeats(refusal, seats, { leastSeats, mostSeats });
  if (wrong) return refuse(wrong);
  if (teams && seats.length % 2 === 1) return refuse(refusal('odd-teams', { count: seats.length }));
  const chosen = settledOptions(refusal, options, defaultOptions, given);
  if (!chosen.ok) return chosen;
  const depth = depthOf(refusal, depths, asked);
  if (!depth.ok) return depth;
  const { packs } = editionOf(edition);
  const { fame: cardFame, cards: differing } = edition ?? {};
  return accept([
    {
      kind: 'gameBegun',
      seats,
      depth: depth.value,
      options: chosen.value,
      packs,
      ...(teams ? { teams } : {}),
      ...(cardFame ? { cardFame } : {}),
      ...(differing ? { differing } : {}),
      ...(bringsMagic(packs) && !packs.includes('magic-shop') ? { magicSold: true } : {}),
      ...(packs.includes('special-abilities') && !packs.includes('raise-the-dead')
        ? { gravesKept: true }
        : {}),
    },
  ]);
}
