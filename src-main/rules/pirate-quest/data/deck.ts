import { cardId, cardSuits, type CardRow } from '../cards.ts';

/** 45 cards, one of each suit and value. Of the features only what the booklet shows is filled in. */
export const blankDeck: readonly CardRow[] = cardSuits.flatMap((suit) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => ({
    id: cardId(suit, value),
    suit,
    value,
    feature:
      suit === 'swords' && value === 9
        ? ({ feature: 'mutiny', cost: null, becomes: { suit: 'universal', value: 4 } } as const)
        : null,
    sample: false,
  })),
);
