/** In the order in which they beat each other at equal numbers. Red is trump. */
export const suits = ['red', 'green', 'blue'] as const;
export type Suit = (typeof suits)[number];
const trump: Suit = 'red';

export const highestNumber = 20;
export type CardId = `${Suit}-${number}`;

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1);

/** The crew, suit by suit and rising. */
export const crew: readonly CardId[] = suits.flatMap((suit) =>
  upTo(highestNumber).map((number) => `${suit}-${number}` as const),
);

const known: ReadonlySet<string> = new Set(crew);
export const isCard = (text: string): text is CardId => known.has(text);

const split = (card: CardId) => ({
  suit: card.slice(0, card.indexOf('-')) as Suit,
  number: Number(card.slice(card.indexOf('-') + 1)),
});
/** Taken apart once: of each card that may be laid both are asked many times. */
const parts: ReadonlyMap<CardId, ReturnType<typeof split>> = new Map(crew.map((card) => [card, split(card)]));
const partsOf = (card: CardId) => parts.get(card) ?? split(card);

export const suitOf = (card: CardId): Suit => partsOf(card).suit;
export const numberOf = (card: CardId): number => partsOf(card).number;

/** Cards a head; with fewer players the low numbers stay in the box, so that everything is dealt. */
export const cardsEach = 12;
export const dealtEach = 5;
export const openInRow = 5;
export const ditchedEach = 2;
export const tricksInRound = 10;

export const lowestNumber = (players: number): number =>
  highestNumber - (players * cardsEach) / suits.length + 1;

export const isInDeck = (card: CardId, players: number): boolean => numberOf(card) >= lowestNumber(players);

export const deckFor = (players: number): readonly CardId[] => crew.filter((card) => isInDeck(card, players));

/** What breaks a tie: the number first, then red before green before blue. No two cards are equal. */
export const tieStrength = (card: CardId): number =>
  numberOf(card) * suits.length - suits.indexOf(suitOf(card));

/** Within one trick: any red beats every other suit, and of the others only the suit that was led can win. */
export function trickStrength(led: Suit, card: CardId): number | undefined {
  if (suitOf(card) === trump) return highestNumber + numberOf(card);
  return suitOf(card) === led ? numberOf(card) : undefined;
}

/** As a hand is held: by suit, high to low. */
export const sorted = (cards: readonly CardId[]): readonly CardId[] =>
  [...cards].sort((a, b) => suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b)) || numberOf(b) - numberOf(a));
