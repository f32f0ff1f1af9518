import type { CardRow } from './cards.ts';
import { dice, type Die, type Faces } from './dice.ts';
import { blankDeck } from './data/deck.ts';
import { sampleDeck } from './data/deck-sample.ts';
import { sampleFaces } from './data/faces.ts';

/** A track without a map: only the ranks count. `lines` are the ranks behind the acceleration points. */
export interface Track {
  readonly length: number;
  readonly lines: readonly number[];
}

export type DiceCard = Readonly<Record<Die, string>>;

/** The data a table plays with. It enters with the first event, each change of it is an entry. */
export interface Edition {
  readonly deck: readonly CardRow[];
  readonly faces: Readonly<Record<Die, Faces>>;
  /** The faces are our invention, so a face that is not among them is believed. */
  readonly sampleFaces: boolean;
  readonly diceCards: readonly DiceCard[];
  readonly track: Track;
}

/** Card n of the six shows face n of each die. */
const diceCardsOf = (faces: Edition['faces']): readonly DiceCard[] =>
  [0, 1, 2, 3, 4, 5].map(
    (at) => Object.fromEntries(dice.map((die) => [die, faces[die][at] ?? 'blank'])) as DiceCard,
  );

export const deliveredEdition: Edition = {
  deck: blankDeck,
  faces: sampleFaces,
  sampleFaces: true,
  diceCards: diceCardsOf(sampleFaces),
  track: { length: 15, lines: [7, 13] },
};

/** What a setup states differently from what is delivered. */
export type EditionGiven = Partial<Edition>;

export function editionOf(given: EditionGiven = {}, deck: 'blank' | 'sample' = 'blank'): Edition {
  const faces = given.faces ?? deliveredEdition.faces;
  return {
    deck: given.deck ?? (deck === 'sample' ? sampleDeck : blankDeck),
    faces,
    sampleFaces: given.sampleFaces ?? given.faces === undefined,
    diceCards: given.diceCards ?? diceCardsOf(faces),
    track: given.track ?? deliveredEdition.track,
  };
}

/** A card that was found in the deck before it was laid. */
export function laidCardOf(edition: Edition, id: string): CardRow {
  const card = cardOf(edition, id);
  if (!card) throw new Error(`no card ${id} in this deck`);
  return card;
}

export const cardOf = (edition: Edition, id: string): CardRow | undefined =>
  edition.deck.find((card) => card.id === id);
