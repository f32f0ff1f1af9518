import type { CardFeature, CardRow } from './cards.ts';
import { dice, faceOf, type Die, type Faces } from './dice.ts';
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
  /** The dice of which that is not so any more: the table has looked at them. */
  readonly seenDice?: readonly Die[];
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
export interface EditionGiven extends Partial<Edition> {
  /** What was filled in of single cards, whichever deck it is. */
  readonly features?: Readonly<Record<string, CardFeature>>;
}

export function editionOf(given: EditionGiven = {}, deck: 'blank' | 'sample' = 'blank'): Edition {
  const faces = given.faces ?? deliveredEdition.faces;
  return {
    deck: filled(given.deck ?? (deck === 'sample' ? sampleDeck : blankDeck), given.features),
    faces,
    ...facesGiven(given),
    diceCards: given.diceCards ?? diceCardsOf(faces),
    track: given.track ?? deliveredEdition.track,
  };
}

const filled = (deck: Edition['deck'], features: EditionGiven['features'] = {}): Edition['deck'] =>
  deck.map((card) => {
    const feature = features[card.id];
    return feature ? { ...card, feature, sample: false } : card;
  });

/** All three dice come in one list: of those that are still as delivered nobody has looked at the faces. */
function facesGiven({
  faces,
  sampleFaces,
  seenDice,
}: EditionGiven): Pick<Edition, 'sampleFaces' | 'seenDice'> {
  if (sampleFaces !== undefined) return { sampleFaces, ...(seenDice ? { seenDice } : {}) };
  const seen = faces ? dice.filter((die) => !isDelivered(die, faces[die])) : [];
  return seen.length > 0 ? { sampleFaces: true, seenDice: seen } : { sampleFaces: true };
}

const isDelivered = (die: Die, faces: Faces): boolean =>
  faces.every((face, at) => face === deliveredEdition.faces[die][at]);

/** Whether the faces of this die are our invention. */
export const isInvented = ({ sampleFaces, seenDice }: Edition, die: Die): boolean =>
  sampleFaces && seenDice?.includes(die) !== true;

/** The one die of whose faces the booklet gives a count: so many of the six have pips. */
export const halfPipped: Die = 'green';
export const pipsOfHalf = 3;

export const facesWithPips = ({ faces }: Edition, die: Die): number =>
  faces[die].filter((face) => faceOf(face).pips > 0).length;

/** A card that was found in the deck before it was laid. */
export function laidCardOf(edition: Edition, id: string): CardRow {
  const card = cardOf(edition, id);
  if (!card) throw new Error(`no card ${id} in this deck`);
  return card;
}

export const cardOf = (edition: Edition, id: string): CardRow | undefined =>
  edition.deck.find((card) => card.id === id);
