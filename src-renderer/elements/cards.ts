import type { Captain } from '../look/marks.ts';
import type { SignName } from '../look/sign-names.ts';
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

/** Cards that keep their places: a row of them, a suit or a part of one. */
export interface GridRow {
  readonly name: string;
  readonly sign?: SignName | undefined;
  readonly cells: readonly GridCell[];
}

export interface GridCell {
  readonly id: string;
  readonly name: string;
  readonly face: CardFace;
  /** It left a hole when this captain laid it. */
  readonly laidBy?: Captain | undefined;
}

/** Each suit begins a row of its own, where cards lie side by side. */
export const opensRow = (cards: readonly Pickable[], at: number): boolean =>
  at > 0 && cards[at]?.face?.suit !== cards[at - 1]?.face?.suit;

/** Without accents, and without the places where a long word may break. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\u00AD]/gu, '')
    .toLowerCase();

/** "g17" is a g and a 17. */
const wordsIn = (search: string): readonly string[] =>
  plain(search)
    .replace(/(\p{L})(\d)|(\d)(\p{L})/gu, '$1$3 $2$4')
    .split(/\s+/)
    .filter(Boolean);

/**
 * Cards whose name or words hold every word of the search, in the order given; those first that say the very number,
 * then those whose name begins so.
 */
export function find(cards: readonly Pickable[], search: string): readonly Pickable[] {
  const words = wordsIn(search);
  const hits = cards.filter((card) => {
    const text = plain(`${card.name} ${card.words ?? ''} ${card.face?.value ?? ''}`);
    return words.every((word) => text.includes(word));
  });
  const rank = (card: Pickable): number => {
    const isExact = words.some((word) => word === plain(String(card.face?.value ?? '')));
    return (isExact ? 0 : 2) + (plain(card.name).startsWith(words[0] ?? '') ? 0 : 1);
  };
  return [...hits].sort((one, other) => rank(one) - rank(other));
}

/** Numbers of a text, in their order. */
const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? [];

/** Answers in which the search stands as it is spelled: its words anywhere, its numbers one after the other. */
export function spelled(answers: readonly Pickable[], search: string): readonly Pickable[] {
  const words = plain(search).match(/\p{L}+/gu) ?? [];
  const numbers = numbersIn(search);
  if (words.length + numbers.length === 0) return [];
  return answers.filter(({ name }) => {
    const text = plain(name);
    const said = numbersIn(name);
    return words.every((word) => text.includes(word)) && numbers.every((number, at) => said[at] === number);
  });
}
