import { message } from '../../kernel/message.ts';
import { cards, digit, faces, numbers, unlisted, words } from '../../kernel/questions/picks.ts';
import { defineQuestion, type AnyQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step, type Pick, type Step } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { CardRow } from '../cards.ts';
import type { Command } from '../commands.ts';
import { cardOf } from '../data/cards.ts';
import { isThrowable, sizeDice, thrownFaces } from '../dice.ts';
import { cardName } from '../names.ts';
import { isStarter, starterCard, startersIn, startersLeft, unpaid } from '../starters/starters.ts';
import type { State } from '../state.ts';
import { mayBePlaced } from '../decide/placing.ts';
import { placedHow, placeTask, type PlaceTask } from '../tasks.ts';
import { shipsPick } from './ships.ts';

interface Dice {
  readonly green?: number;
  readonly red?: number;
}

const isStarterId = (id: string): id is string => {
  const row = cardOf(id);
  return row !== undefined && isStarter(row);
};

/** The decks this captain may still draw from. */
function decksFor(state: State, seat: SeatId): readonly CardRow['kind'][] {
  const [soul, ability] = [starterCard(state, seat, 'soul'), starterCard(state, seat, 'ability')];
  if (state.options.starters === 'one') return (soul ?? ability) ? [] : ['soul', 'ability'];
  if (!soul) return ['soul'];
  return ability ? [] : ['ability'];
}

const drawn = (
  state: State,
  seat: SeatId,
  kind: readonly CardRow['kind'][],
  dice: Dice = {},
): Pick<Command> =>
  cards<string, Command>(
    kind.flatMap((one) => startersLeft(state, seat, one)),
    (card) => {
      const row = cardOf(card);
      return row && { command: { kind: 'drawStarter', seat, card, ...dice }, label: cardName(row) };
    },
    isStarterId,
  );

type Behind = (value: number) => Step<Command>;

const faceOf = (value: number, next: Behind) => ({
  label: message('answer.amount', { amount: value }),
  ...digit(value),
  next: () => next(value),
});

/** One die where it lies. */
const read = (die: string, next: Behind): Pick<Command> =>
  unlisted(
    faces<Command>(die, [], (shown) =>
      isThrowable(Number(shown)) ? faceOf(Number(shown), next) : undefined,
    ),
  );

/** It is pressed, typed, or read. */
const face = (die: string, among: readonly number[], next: Behind): Step<Command> =>
  step(
    'die',
    numbers<Command>(among, (value) => faceOf(value, next)),
    read(die, next),
  );

/** A card of the deck that the dice say. */
const ofDeck = (state: State, seat: SeatId, green: number, red: number): Step<Command> =>
  step('card', drawn(state, seat, [green > red ? 'ability' : 'soul'], { green, red }));

/** The green die and the red one, where the table deals one card alone; read in either order. */
function bothDice(state: State, seat: SeatId): readonly Pick<Command>[] {
  if (state.options.starters !== 'one') return [];
  // Two of one face are thrown again.
  const behind = (die: string, first: number, says: Behind): Step<Command> =>
    face(
      die,
      thrownFaces.filter((one) => one !== first),
      (second) => (second === first ? step('die', ...bothDice(state, seat)) : says(second)),
    );
  const behindGreen: Behind = (green) =>
    behind(sizeDice.cannons, green, (red) => ofDeck(state, seat, green, red));
  const behindRed: Behind = (red) =>
    behind(sizeDice.strength, red, (green) => ofDeck(state, seat, green, red));
  return [
    words(['dice'], () => ({
      label: message('answer.starter.dice'),
      next: () => face(sizeDice.strength, thrownFaces, behindGreen),
    })),
    read(sizeDice.strength, behindGreen),
    read(sizeDice.cannons, behindRed),
  ];
}

/** Who sells a soul, and for what; nobody has to. */
const starter = defineQuestion<State, Command, SeatId | null>({
  kind: 'starter',
  each: true,
  // Whoever has sold a soul is paid first.
  need: (due) => (due ? 'must' : 'may'),
  makes: ['drawStarter'],
  rule: 'starters',
  whom: (_, due) => (due ? [due] : 'anyone'),
  whose: (state, due) => (due ? [due] : state.seats.filter((seat) => decksFor(state, seat).length > 0)),
  ask: (_, due) => message(due ? 'prompt.starter.due' : 'prompt.starter'),
  shown: (state) => startersIn(state),
  step: (state, _, seat) =>
    seat && step<Command>('card', ...bothDice(state, seat), drawn(state, seat, decksFor(state, seat))),
});

/** Where it goes, whoever has laid it down. */
const place = defineQuestion<State, Command, PlaceTask>({
  kind: 'place',
  need: 'must',
  makes: ['placeCard'],
  rule: 'placing',
  places: true,
  whom: (_, { seat }) => [seat],
  ask: (_, task) => message(`prompt.place.${placedHow(task)}`, { of: { seat: task.of }, count: task.count }),
  shown: (state, task) => [state.round, task, state.rows],
  step: (state, task) => {
    const { seat } = task;
    const ships = mayBePlaced(state, task);
    return step<Command>(
      'ship',
      shipsPick(state, ships, (ship) => ({ command: { kind: 'placeCard', seat, ship } })),
      words(ships.length === 0 ? ['nowhere'] : [], () => ({
        command: { kind: 'placeCard', seat },
        label: message('answer.nowhere'),
      })),
    );
  },
});

/** What somebody else has laid down comes first. */
export function placesOpen(state: State): readonly Asked<State, Command>[] {
  const task = placeTask(state);
  return task ? [place(state, task)] : [];
}

/** As long as somebody may still draw. */
export const startersOpen = (state: State): readonly Asked<State, Command>[] =>
  state.edition.packs.includes('special-abilities') &&
  state.seats.some((seat) => decksFor(state, seat).length > 0)
    ? [starter(state, unpaid(state) ?? null)]
    : [];

export const starterQuestions: readonly AnyQuestion[] = [starter, place];
