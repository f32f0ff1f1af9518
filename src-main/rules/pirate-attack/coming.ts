import { cardOf, cards } from './data/cards.ts';
import { type Size } from './cards.ts';
import { ownEffectOf } from './effects/own.ts';
import type { Depth } from './setup.ts';
import type { State } from './state.ts';
import { copiesPlayed } from './edition.ts';

export type Coming = 'navy' | 'hurricane' | 'whirlpool' | 'acts';

/** What a red card is that comes over all ships at sea, or acts by itself; nothing of one that makes somebody attack. */
export function comingOf(id: string): Coming | undefined {
  const row = cardOf(id);
  if (row?.effect.kind === 'navy') return 'navy';
  const own = ownEffectOf(id);
  return own?.comes ?? (own?.drawn ? 'acts' : undefined);
}

/** Those of the packs in play, as far as the table tells them. */
export const comingCards = ({ edition, depth }: State): readonly string[] =>
  cards.flatMap((row) =>
    comingOf(row.id) !== undefined && copiesPlayed(row, edition) > 0 && comesAt(row.id, depth)
      ? [row.id]
      : [],
  );

/** What is about hands alone is told only where each card is. */
export const comesAt = (id: string, depth: Depth): boolean =>
  depth === 'cards' || ownEffectOf(id)?.drawn?.from !== 'cards';

export function navySize(id: string): Size {
  const effect = cardOf(id)?.effect;
  return effect?.kind === 'navy' ? effect.size : { cannons: 0, strength: 0 };
}
