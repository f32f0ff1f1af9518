import type { CardFace } from './card.ts';

/** A card that can be picked by hand where no reader names it. */
export interface Pickable {
  readonly id: string;
  readonly name: string;
  /** Beside the name: deck, number on the card. */
  readonly words?: string;
  readonly face?: CardFace;
  /** The table will not take it; the words say why. */
  readonly refused?: boolean;
}

/** Each suit begins a row of its own, where cards lie side by side. */
export const opensRow = (cards: readonly Pickable[], at: number): boolean =>
  at > 0 && cards[at]?.face?.suit !== cards[at - 1]?.face?.suit;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Cards whose name or words hold every word of the search, in the order given; beginnings of names first. */
export function find(cards: readonly Pickable[], search: string): readonly Pickable[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const hits = cards.filter((card) => {
    const text = plain(`${card.name} ${card.words ?? ''} ${card.face?.value ?? ''}`);
    return words.every((word) => text.includes(word));
  });
  const begins = (card: Pickable): boolean => plain(card.name).startsWith(words[0] ?? '');
  return [...hits.filter(begins), ...hits.filter((card) => !begins(card))];
}
