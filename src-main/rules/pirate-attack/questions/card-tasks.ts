import { message, type Message } from '../../kernel/message.ts';
import { cards, digit, numbers, otherDice, unlisted, upTo, words } from '../../kernel/questions/picks.ts';
import { defineQuestion, type AnyQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step, type Made, type Pick } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { answerTo } from '../answering.ts';
import { openZones } from '../looks.ts';
import { cardTask, type CardAsk, type CardTask } from '../card-tasks.ts';
import type { Command } from '../commands.ts';
import { handAt } from '../custody.ts';
import { cardOf, cards as rows } from '../data/cards.ts';
import { stoppersOf } from '../decide/card-tasks.ts';
import { isInHands } from '../decide/cards.ts';
import { seenOf, shipOf, shipWords } from '../fleets.ts';
import { cardName, nameOf } from '../names.ts';
import { spendable } from '../shops.ts';
import { newPlay, type State } from '../state.ts';
import { handPicks } from './cards.ts';
import { shipsPick } from './ships.ts';

/** What it is about, by its words. */
const valuesOf = (state: State, { seat, card, ship, left: [next = seat] }: CardTask) => {
  const found = shipOf(state, ship);
  return {
    card: nameOf(card),
    player: { seat },
    next: { seat: next },
    ...(found ? { ship: shipWords(found.ship), of: { seat: found.seat } } : {}),
  };
};

/** The ship may have gone since. */
const about = (state: State, task: CardTask, key: string): Message =>
  message(shipOf(state, task.ship) ? key : 'prompt.card-over.all', valuesOf(state, task));

/** Nothing of it can be told any more. */
const overPick = (): Pick<Command> =>
  words(['card-over'], () => ({ command: { kind: 'endRound' }, label: message('answer.card-over') }));

/** Whoever may keep it from the next captain has the card that stops it offered, held or not. */
function stopPick(state: State, task: CardTask, seat: SeatId | undefined): Pick<Command> {
  const [next] = task.left;
  const stop = answerTo(task.card);
  const by = next ? stoppersOf(state, task, next) : [];
  const who = seat === undefined || seat === task.seat ? by[0] : by.find((one) => one === seat);
  return cards<string, Command>(
    stop && who ? [stop] : [],
    (id) => {
      const row = cardOf(id);
      return row && who
        ? {
            command: { kind: 'answerCard', seat: who, card: id },
            label: message('answer.parries', { card: cardName(row), player: { seat: who } }),
          }
        : undefined;
    },
    (id): id is string => id === stop,
  );
}

/** Whoever plays the card, the next captain, and a partner who may help. */
const withStoppers = (state: State, task: CardTask): readonly SeatId[] => [
  ...new Set([task.seat, ...task.left.slice(0, 1).flatMap((next) => stoppersOf(state, task, next))]),
];

const isOwn = (seat: SeatId | undefined, task: CardTask): boolean => seat === undefined || seat === task.seat;

/** A hand is spied: which card goes, or that it is stopped. */
const superSpy = defineQuestion<State, Command, CardTask>({
  kind: 'super-spy',
  makes: ['spyHand', 'answerCard', 'endRound'],
  rule: 'tavern',
  whom: withStoppers,
  ask: (state, task) => message('prompt.super-spy.all', valuesOf(state, task)),
  shown: (state, task) => [state.round, task, openZones(state)],
  step: (state, task, seat) => {
    const [next] = task.left;
    if (!next) return overPick();
    const own = isOwn(seat, task);
    return step<Command>(
      'choice',
      words(own ? ['laid-away', ...(task.left.length > 1 ? ['all-laid-away'] : []), 'named'] : [], (word) =>
        spied(state, next, word),
      ),
      stopPick(state, task, seat),
      ...(own ? [unlisted(spiedCards(state, next))] : []),
    );
  },
});

function spied(state: State, on: SeatId, word: string): Made<Command> {
  switch (word) {
    case 'all-laid-away':
      return { command: { kind: 'spyHand' }, label: message('answer.all-laid-away') };
    case 'named':
      return { label: message('answer.laid-away.named'), next: () => step('card', spiedCards(state, on)) };
    default:
      return {
        command: { kind: 'spyHand', on },
        label: message('answer.laid-away.unnamed', { player: { seat: on } }),
      };
  }
}

const spiedCards = (state: State, on: SeatId): Pick<Command> =>
  cards<string, Command>(
    rows.flatMap((row) => (isInHands(state, row) ? [row.id] : [])),
    (card) => {
      const row = cardOf(card);
      return row && { command: { kind: 'spyHand', on, card }, label: cardName(row) };
    },
    (id): id is string => isInHands(state, cardOf(id)),
  );

/** A card is drawn from a hand and used at once: which, and on whom or what; or it is stopped. */
const pickPocket = defineQuestion<State, Command, CardTask>({
  kind: 'pick-pocket',
  makes: ['playCard', 'discardCard', 'answerCard', 'endRound'],
  rule: 'tavern',
  whom: withStoppers,
  ask: (state, task) => message('prompt.pick-pocket.all', valuesOf(state, task)),
  shown: (state, task) => [state.round, task, openZones(state), state.rows, state.purses],
  step: (state, task, seat) => {
    const [next] = task.left;
    if (!next) return overPick();
    return step<Command>(
      'choice',
      stopPick(state, task, seat),
      ...(isOwn(seat, task) ? handPicks(asIfHeld(state, task.seat, next), task.seat) : []),
    );
  },
});

/** Whoever uses a card of another hand has the choices of an own turn. */
const asIfHeld = (state: State, seat: SeatId, from: SeatId): State => {
  const hand = state.zones[handAt(from)];
  return {
    ...state,
    turn: seat,
    play: newPlay,
    zones: { ...state.zones, ...(hand ? { [handAt(seat)]: hand } : {}) },
  };
};

/** Which ship each captain loses. */
const bermuda = defineQuestion<State, Command, CardTask>({
  kind: 'bermuda',
  makes: ['loseShip', 'endRound'],
  rule: 'tavern',
  whom: (_, { seat }) => [seat],
  ask: (state, task) => message('prompt.bermuda.of', valuesOf(state, task)),
  shown: (state, task) => [state.round, task, state.rows],
  step: (state, { left }) => {
    const ships = left.flatMap((one) => seenOf(state, one).map(({ id }) => id));
    return ships.length === 0
      ? overPick()
      : step(
          'ship',
          shipsPick(state, ships, (ship) => ({ command: { kind: 'loseShip', ship } })),
        );
  },
});

/** So many are pressed; more is typed. */
const bidsPressed = 12;

/** What everybody gives for the ship. */
const auction = defineQuestion<State, Command, CardTask>({
  kind: 'auction',
  makes: ['bid', 'closeBids', 'endRound'],
  rule: 'tavern',
  whose: (_, { left }) => left,
  ask: (state, task) => about(state, task, 'prompt.auction.all'),
  hint: (_, { least }) =>
    least === undefined ? message('prompt.auction.hint') : message('prompt.auction.hint.tied', { least }),
  shown: (state, task) => [state.round, task, state.purses],
  besides: (state, { ship }) => [
    shipOf(state, ship)
      ? words<string, Command>(['no-more-bids'], () => ({
          command: { kind: 'closeBids' },
          label: message('answer.no-more-bids'),
        }))
      : overPick(),
  ],
  step: (state, { least = 0 }, seat) => {
    if (!seat) return undefined;
    const { free } = spendable(state, seat);
    return step(
      'number',
      numbers(
        upTo(Math.min(free, least + bidsPressed), least),
        (gold) => ({
          command: { kind: 'bid', seat, gold },
          label: gold === 0 ? message('answer.bid.nothing') : message('answer.bid', { gold }),
          ...digit(gold),
        }),
        { least, most: Math.max(free, least) },
      ),
    );
  },
});

const isOwners = (state: State, { ship, left: [next] }: CardTask): boolean =>
  shipOf(state, ship)?.seat === next;

/** What the next captain throws. */
const repossession = defineQuestion<State, Command, CardTask>({
  kind: 'repossession',
  makes: ['throwDie', 'endRound'],
  rule: 'tavern',
  whom: (_, { seat, left: [next = seat] }) => [next],
  ask: (state, task) =>
    about(state, task, isOwners(state, task) ? 'prompt.repossession.own' : 'prompt.repossession.of'),
  shown: (state, task) => [state.round, task],
  step: (state, { left: [seat], ship }) => {
    if (!seat || !shipOf(state, ship)) return overPick();
    const thrown = (face: number): Made<Command> => ({
      command: { kind: 'throwDie', seat, face },
      label: message('answer.face', { face }),
      ...digit(face),
    });
    return step(
      'number',
      numbers(upTo(state.options.die, 1), thrown),
      otherDice(
        (face) => thrown(Number(face)),
        () => undefined,
      ),
    );
  },
});

const questionOf = {
  spies: superSpy,
  picks: pickPocket,
  loses: bermuda,
  bids: auction,
  throws: repossession,
} as const satisfies Record<CardAsk, unknown>;

export function cardTasksOpen(state: State): readonly Asked<State, Command>[] {
  const task = cardTask(state);
  return task ? [questionOf[task.ask](state, task)] : [];
}

export const cardTaskQuestions: readonly AnyQuestion[] = Object.values(questionOf);
