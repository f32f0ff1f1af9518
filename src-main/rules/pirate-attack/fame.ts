import { copiesIn, type CardRow, type Pack } from './cards.ts';
import { cardOf, cards } from './data/cards.ts';

/** The sixty chips are worth 108; a table that counts beyond them does it on paper. */
export const mostFame = 200;

/** What a card brings as the table has read it off the card, by its id; below nothing what playing it costs. */
export type CardFame = Readonly<Record<string, number>>;

export const [leastOnCard, mostOnCard] = [-1, 9];

interface Kept {
  readonly cardFame: CardFame;
}

const bringers = ['guard', 'knife', 'spy'];

/** It is printed on the cards and not in the booklet: one for a ship that sinks and for a card that succeeds. */
const asItComes = ({ id, effect: { kind } }: CardRow): number =>
  kind === 'ship' || kind === 'theft' || kind === 'cure' || bringers.includes(id) ? 1 : 0;

/** What sinking it or succeeding with it brings; a ship that nobody has named brings what most do. */
export function fameOfCard({ cardFame }: Kept, id: string | null): number {
  const row = id === null ? undefined : cardOf(id);
  return row ? Math.max(0, cardFame[row.id] ?? asItComes(row)) : 1;
}

/** What playing it costs. */
export const costOfCard = ({ cardFame }: Kept, id: string): number => Math.max(0, -(cardFame[id] ?? 0));

/** Cards that may have fame printed on them. */
const mayHave = ({ kind, effect }: CardRow): boolean =>
  kind === 'ship' || kind === 'play' || kind === 'shop' || effect.kind === 'cure';

export interface FameRow {
  readonly card: string;
  readonly fame: number;
}

/** The column that the table fills in: each card with what it brings, as it comes or as it was read. */
export const fameColumn = (packs: readonly Pack[], cardFame: CardFame): readonly FameRow[] =>
  cards
    .filter((row) => mayHave(row) && copiesIn(row, packs) > 0)
    .map((row) => ({ card: row.id, fame: cardFame[row.id] ?? asItComes(row) }));

/** Whether the table has read the fame of this ship off its card. */
export const isChecked = ({ cardFame }: Kept, id: string | null): boolean =>
  id !== null && cardFame[id] !== undefined;
