import { canonical } from '../kernel/digest.ts';
import { message } from '../kernel/message.ts';
import { rowsOfKind, type OwnData } from '../kernel/own-data.ts';
import type { CardFeature } from './cards.ts';
import { blankDeck } from './data/deck.ts';
import { sampleDeck } from './data/deck-sample.ts';
import { dice, type Die, type Faces } from './dice.ts';
import { deliveredEdition, isInvented, type EditionGiven, type Track } from './edition.ts';
import { cardName } from './names.ts';
import type { State } from './state.ts';

const isDie = (id: string): id is Die => dice.some((die) => die === id);

/** Known from the rulebook, so that nobody had to type it in. */
const isPrinted = (id: string, feature: CardFeature): boolean =>
  [blankDeck, sampleDeck].some((deck) =>
    deck.some((card) => card.id === id && canonical(card.feature) === canonical(feature)),
  );

/** The dice that were looked at, the features that were filled in, and a track of the table's own. */
export const ownData: OwnData<State> = {
  typed: ({ edition }) => ({
    ...Object.fromEntries(
      dice.flatMap((die) => (isInvented(edition, die) ? [] : [[`face/${die}`, edition.faces[die]]])),
    ),
    ...Object.fromEntries(
      edition.deck.flatMap(({ id, feature, sample }) =>
        feature && !sample && !isPrinted(id, feature) ? [[`card/${id}`, feature]] : [],
      ),
    ),
    ...(canonical(edition.track) === canonical(deliveredEdition.track) ? {} : { track: edition.track }),
  }),
  edition: (rows): Readonly<Record<string, unknown>> & EditionGiven => {
    const faces = rowsOfKind(rows, 'face').filter(([die]) => isDie(die)) as readonly (readonly [
      Die,
      Faces,
    ])[];
    const features = rowsOfKind(rows, 'card') as readonly (readonly [string, CardFeature])[];
    const track = rows['track'] as Track | undefined;
    return {
      ...(faces.length > 0
        ? {
            faces: { ...deliveredEdition.faces, ...Object.fromEntries(faces) },
            sampleFaces: true,
            seenDice: faces.map(([die]) => die),
          }
        : {}),
      ...(features.length > 0 ? { features: Object.fromEntries(features) } : {}),
      ...(track ? { track } : {}),
    };
  },
  name: (row) => {
    const [, kind, id = ''] = /^(\w+)\/(.*)$/.exec(row) ?? [];
    if (kind === 'card') return cardName(id);
    return kind === 'face' ? message('own.faces', { die: message(`colour.${id}`) }) : message('own.track');
  },
};
