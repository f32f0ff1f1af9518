import { packs, type Pack } from '../../../src-main/rules/pirate-attack/cards.ts';
import { deckOf } from '../../../src-main/rules/pirate-attack/cards.ts';
import { cards } from '../../../src-main/rules/pirate-attack/data/cards.ts';
import type { CardsDiffering } from '../../../src-main/rules/pirate-attack/edition.ts';
import type { Random } from '../../support/random.ts';

const [main, ...added] = packs;

/** The main game; with each pack alone; with each and all before it, up to all. */
export const packSets: readonly (readonly Pack[])[] = [
  [main],
  ...added.map((pack) => [main, pack]),
  ...added.flatMap((_, at) => (at > 0 ? [packs.slice(0, at + 2)] : [])),
];

/** As counts and `--packs` name a set: by its last pack, behind a plus where all before that are in. */
export const packWords = (chosen: readonly Pack[]): string => {
  const last = chosen.at(-1) ?? main;
  if (chosen.length === packs.length) return 'all';
  return chosen.length > 2 ? `up-to-${last}` : last;
};

export const packSetNamed = (name: string): readonly Pack[] | undefined =>
  packSets.find((chosen) => packWords(chosen) === name);

/** So much of the main deck is lost that it runs out in a few rounds, as with few piles. */
export function fewCards(chosen: readonly Pack[], random: Random): CardsDiffering {
  const left = 1 + random.below(4);
  return Object.fromEntries(
    cards.flatMap((row) => {
      if (deckOf(row) !== 'main') return [];
      const copies = chosen.reduce((sum, pack) => sum + (row.copies[pack] ?? 0), 0);
      const lost = Array.from({ length: copies }).filter(() => random.below(10) >= left).length;
      return lost > 0 ? [[row.id, { lost }]] : [];
    }),
  );
}
