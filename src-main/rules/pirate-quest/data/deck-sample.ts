import { cardId, type CardRow, type Feature, type Suit } from '../cards.ts';
import { blankDeck } from './deck.ts';

/** Feature, cost, suit and value once activated; nine a suit. Invented but for the 9 of swords. */
type Sample = readonly [Feature, number, Suit, number];

const samples: Readonly<Record<string, readonly Sample[]>> = {
  swords: [
    ['luck', 1, 'universal', 6],
    ['thief', 2, 'universal', 7],
    ['trump', 3, 'skulls', 3],
    ['fog', 1, 'universal', 5],
    ['blessed', 2, 'universal', 5],
    ['mutiny', 3, 'universal', 8],
    ['thief', 1, 'universal', 3],
    ['luck', 2, 'universal', 9],
    ['mutiny', 2, 'universal', 4],
  ],
  axes: [
    ['trump', 2, 'skulls', 1],
    ['fog', 1, 'universal', 5],
    ['mutiny', 2, 'universal', 6],
    ['thief', 2, 'universal', 8],
    ['luck', 1, 'universal', 4],
    ['blessed', 1, 'universal', 5],
    ['trump', 3, 'skulls', 6],
    ['thief', 3, 'universal', 9],
    ['luck', 1, 'universal', 2],
  ],
  bows: [
    ['thief', 1, 'universal', 5],
    ['luck', 2, 'universal', 8],
    ['fog', 2, 'universal', 5],
    ['trump', 2, 'skulls', 2],
    ['mutiny', 3, 'universal', 9],
    ['luck', 1, 'universal', 3],
    ['blessed', 1, 'universal', 5],
    ['mutiny', 1, 'universal', 2],
    ['trump', 3, 'skulls', 7],
  ],
  shields: [
    ['mutiny', 2, 'universal', 7],
    ['blessed', 1, 'universal', 5],
    ['luck', 1, 'universal', 5],
    ['trump', 3, 'skulls', 5],
    ['thief', 2, 'universal', 6],
    ['trump', 2, 'skulls', 4],
    ['fog', 1, 'universal', 5],
    ['blessed', 2, 'universal', 5],
    ['thief', 1, 'universal', 4],
  ],
  skulls: [
    ['blessed', 2, 'universal', 5],
    ['thief', 1, 'universal', 9],
    ['luck', 1, 'universal', 7],
    ['mutiny', 2, 'universal', 3],
    ['trump', 2, 'skulls', 8],
    ['fog', 2, 'universal', 5],
    ['mutiny', 3, 'universal', 5],
    ['trump', 4, 'skulls', 9],
    ['fog', 3, 'universal', 5],
  ],
};

/** For trying the game out before the table has filled in what its own cards say. */
export const sampleDeck: readonly CardRow[] = blankDeck.map((card) => {
  const sample = samples[card.suit]?.[card.value - 1];
  if (!sample) return card;
  const [feature, cost, suit, value] = sample;
  return {
    ...card,
    feature: { feature, cost, becomes: { suit, value } },
    sample: card.id !== cardId('swords', 9),
  };
});
