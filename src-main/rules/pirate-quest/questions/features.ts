import { message } from '../../kernel/message.ts';
import { numbers, upTo, words } from '../../kernel/questions/picks.ts';
import { defineQuestion } from '../../kernel/questions/question.ts';
import { step, type Made, type Range, type Step } from '../../kernel/questions/step.ts';
import { features, printedShape, trump, type Feature, type PricedFeature } from '../cards.ts';
import type { Command } from '../commands.ts';
import { colours, type Faces } from '../dice.ts';
import { cardOf, laidCardOf } from '../edition.ts';
import { askOf, nameOf } from '../names.ts';
import { isCaptain } from '../player.ts';
import type { Side, State } from '../state.ts';
import { says, type AwaitedAs } from './made.ts';

/** Where something is known of the card, only what is missing is asked. */
export const fillCard = defineQuestion<State, Command, AwaitedAs<'fill-card'>>({
  kind: 'fill-card',
  keeps: true,
  makes: ['fillCard'],
  rule: 'feature',
  whom: (_, { seat }) => [seat],
  shown: (state, { card }) => ({ card: cardOf(state.edition, card) }),
  step: (state, { card }) => {
    const { feature: known, value: printed } = laidCardOf(state.edition, card);
    if (known) return priceOf((cost) => filled(card, { ...known, cost }));
    return step(
      'feature',
      words(features, (feature) => ({
        label: message(`feature.${feature}`),
        next: () =>
          priceOf((cost) => ({
            label: message('answer.number', { value: cost }),
            next: () => valueOf(card, feature, cost, feature === 'trump' ? printed : usualValue),
          })),
      })),
    );
  },
});

const usualValue = 5;
const highestValue = 9;
const highestPrice = 4;

const isWithin = ({ least, most }: Range, value: number): boolean => value >= least && value <= most;

/** As the card says it: what is to be rolled comes first, what it becomes then comes last. */
const priceOf = (next: (cost: number) => Made<Command>): Step<Command> =>
  step(
    'price',
    numbers(upTo(highestPrice, 1), (cost) => (isWithin(printedShape.cost, cost) ? next(cost) : undefined)),
  );

/** Whatever can be printed on a card, the usual first. */
function valueOf(card: string, feature: Feature, cost: number, usual: number): Step<Command> {
  const suit = feature === 'trump' ? trump : 'universal';
  const values = [usual, ...upTo(highestValue, 1).filter((value) => value !== usual)];
  return step(
    'value',
    numbers(values, (value) =>
      isWithin(printedShape.value, value)
        ? filled(card, { feature, cost, becomes: { suit, value } })
        : undefined,
    ),
  );
}

const filled = (card: string, { feature, cost, becomes }: PricedFeature): Made<Command> =>
  says({ kind: 'fillCard', card, feature, cost, ...becomes }, 'fill-card', {
    feature: message(`feature.${feature}`),
    cost,
    value: becomes.value,
    suit: message(`suit.${becomes.suit}`),
  });

/** Colours of squares and names of seats are the same words: here they are colours. */
export const colour = defineQuestion<State, Command, AwaitedAs<'colour'>>({
  kind: 'colour',
  makes: ['tellColour'],
  rule: 'feature',
  whom: (_, { player }) => (isCaptain(player) ? [player] : 'anyone'),
  ask: (_, { player }) =>
    askOf('prompt.colour', isCaptain(player) ? [player] : 'anyone', { name: nameOf(player) }),
  shown: (state, { player }) => ({ player, marker: state.markers[player] }),
  step: (_, { player }) =>
    words(colours, (told) =>
      says({ kind: 'tellColour', seat: player, colour: told }, 'colour', {
        colour: message(`colour.${told}`),
      }),
    ),
});

/** A face was seen that the list of its die lacks: it belongs in the place of one that is listed by mistake. */
export const listFace = defineQuestion<State, Command, Side>({
  kind: 'list-face',
  need: 'may',
  makes: ['setFaces'],
  rule: 'feature',
  ask: (_, { die, face }) => message('prompt.list-face', { face, die: message(`colour.${die}`) }),
  shown: (state, { die, face }) => ({ die, face, faces: state.edition.faces[die] }),
  step: (state, { die, face }) => {
    const faces: readonly string[] = state.edition.faces[die];
    return words([...new Set(faces)], (listed) => {
      const at = faces.indexOf(listed);
      const anew = faces.map((one, index) => (index === at ? face : one)) as unknown as Faces;
      return says({ kind: 'setFaces', die, faces: anew }, 'list-face', { face: listed });
    });
  },
});

export const featureQuestions = [fillCard, colour, listFace];
