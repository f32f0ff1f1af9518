import { cardOf, cards } from './data/cards.ts';
import { copiesIn, type Size } from './cards.ts';
import { ownEffectOf } from './effects/own.ts';
import type { State } from './state.ts';

export type Coming = 'navy' | 'hurricane';

/** What a red card is that comes over all ships at sea; nothing of one that makes somebody attack. */
export function comingOf(id: string): Coming | undefined {
  const row = cardOf(id);
  if (row?.effect.kind === 'navy') return 'navy';
  return ownEffectOf(id)?.comes;
}

/** Those of the packs in play. */
export const comingCards = ({ edition }: State): readonly string[] =>
  cards.flatMap((row) =>
    comingOf(row.id) !== undefined && copiesIn(row, edition.packs) > 0 ? [row.id] : [],
  );

export function navySize(id: string): Size {
  const effect = cardOf(id)?.effect;
  return effect?.kind === 'navy' ? effect.size : { cannons: 0, strength: 0 };
}
