import { copiesIn, rowsOf, type CardRow, type Pack } from '../cards.ts';
import { magicShop } from './magic-shop.ts';
import { main } from './main.ts';
import { missDirection } from './miss-direction.ts';
import { raiseTheDead } from './raise-the-dead.ts';
import { specialAbilities } from './special-abilities.ts';
import { theTavern } from './tavern.ts';
import { walkThePlank } from './walk-the-plank.ts';

/** Every pack, in its order. */
export const everyPack = [
  main,
  magicShop,
  raiseTheDead,
  missDirection,
  walkThePlank,
  theTavern,
  specialAbilities,
];

export const cards: readonly CardRow[] = rowsOf(everyPack);

const byId: ReadonlyMap<string, CardRow> = new Map(cards.map((row) => [row.id, row]));

export const cardOf = (id: string): CardRow | undefined => byId.get(id);

/** How many cards one pack has. */
export const cardsIn = (pack: Pack): number => cards.reduce((sum, row) => sum + copiesIn(row, [pack]), 0);

/** Of the 50 Gold Cards, those that lie open in the box for change. */
export const change: Readonly<Record<string, number>> = { 'gold-5': 4, 'gold-2': 2, 'gold-1': 3 };

/** What the Gold Card with the largest number is worth. */
export const mostOnGoldCard = Math.max(
  ...cards.map(({ kind, effect }) => (kind === 'gold' && effect.kind === 'gold' ? effect.worth : 0)),
);
