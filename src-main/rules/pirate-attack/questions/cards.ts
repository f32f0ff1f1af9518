import { lately } from '../../kernel/lately.ts';
import { message, type Message } from '../../kernel/message.ts';
import { cards, unlisted, words } from '../../kernel/questions/picks.ts';
import { defineQuestion, type AnyQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step, type Made, type Pick } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { CardRow } from '../cards.ts';
import { openZones } from '../looks.ts';
import type { Command, Goods } from '../commands.ts';
import { othersOf } from '../card-tasks.ts';
import { deckLeft, handSize, savedCures, savedMagic } from '../custody.ts';
import { cardOf } from '../data/cards.ts';
import { actsAtFirst } from '../decide/drawn.ts';
import { playOf } from '../decide/plays.ts';
import { theftFirst } from '../decide/thefts.ts';
import { canAttack } from '../attacks.ts';
import { copiesLeft, seaOf, seenOf } from '../fleets.ts';
import type { Edition } from '../edition.ts';
import { cardsInPlay } from '../in-play.ts';
import { cardName } from '../names.ts';
import { isOut, newPlay, type PileNumber, type State } from '../state.ts';
import { pilesLeft } from '../piles.ts';
import { forbiddenNow } from '../forbidden-now.ts';
import { placerFor } from '../starters/starters.ts';
import { playAllTask, type PlayAllTask } from '../tasks.ts';
import { nextSeat } from '../turns.ts';
import { bought } from './facts.ts';
import { attack } from './fights.ts';
import { aimedRed, magicLaid, mayLayMagic } from './rounds.ts';
import { playedBy } from './plays.ts';
import { openMagic } from './open-magic.ts';
import { salePick, theftPick } from './tavern.ts';
import { curseLifted, mayLeavePort, mayLiftCurse, portLeft } from './port.ts';
import { robbedQuestions } from './robbed.ts';
import { reachedBy, shipsPick } from './ships.ts';

type Fact = Made<Command>;

const pileWords = ['pile-1', 'pile-2', 'pile-3'] as const;
const turnWords = [
  'next',
  ...pileWords,
  'under',
  'creature',
  'steal-cures',
  'steal-magic',
  'large',
  'ability-ship',
  'open',
  'discard',
] as const;
const besideWords = [
  'buy-cures',
  'buy-curses',
  'buy-magic',
  'lay-magic',
  'leave-port',
  'lift-curse',
  'buy-tavern',
  'attack-own',
  'pass',
] as const;
type Word = (typeof turnWords)[number] | (typeof besideWords)[number];

/** The turn where each card is told: one answer a card, and one that asks which for those that are many. */
const turn = defineQuestion<State, Command>({
  kind: 'card',
  need: 'must',
  makes: [
    'drawCard',
    'playCard',
    'discardCard',
    'buy',
    'layMagic',
    'playMagic',
    'leavePort',
    'liftCurse',
    'beginSale',
    'beginTheft',
    'attack',
    'passChip',
  ],
  rule: 'cards',
  whom: (state) => [state.turn],
  shown: (state) => [
    state.round,
    state.turn,
    state.play,
    openZones(state),
    state.purses,
    state.fame,
    state.shops,
  ],
  // What the next captain draws says that this turn is over: it is not this captain's to say.
  besides: (state) => [
    factPick(state, state.turn, wordsFor(state, state.turn), hasPlayed(state) ? ['next', ...pileWords] : []),
    drawnNext(state),
  ],
  step: (state) => {
    const seat = state.turn;
    const fitting = wordsFor(state, seat);
    const pick = (list: readonly Word[]) => factPick(state, seat, fitting, list);
    return step<Command>(
      'choice',
      pick(hasPlayed(state) ? [] : pileWords),
      drawnCards(state, seat),
      ...handPicks(state, seat, fitting),
      pick(besideWords),
      ...openMagic(state, seat),
      salePick(state, seat),
      theftPick(state, seat),
    );
  },
});

/** What may be played out of the hand of whoever is on turn, or laid away. */
export const handPicks = (
  state: State,
  seat: SeatId,
  fitting = wordsFor(state, seat),
): readonly Pick<Command>[] => [
  playedCards(state, seat),
  factPick(state, seat, fitting, playedWords),
  unlisted(anyPlayed(state, seat)),
];

/** What is played or laid away out of a hand. */
const playedWords = [
  'large',
  'ability-ship',
  'under',
  'creature',
  'steal-cures',
  'steal-magic',
  'open',
  'discard',
] as const satisfies readonly Word[];

const factPick = (
  state: State,
  seat: SeatId,
  fitting: readonly Word[],
  list: readonly Word[],
): Pick<Command> =>
  words(
    fitting.filter((word) => list.includes(word)),
    (word) => factOf(state, seat, word),
  );

function wordsFor(state: State, seat: SeatId): readonly Word[] {
  const { played } = state.play;
  const left = deckLeft(state);
  const mayPlay = playsNow(state, seat);
  const piles = pilesLeft(state);
  const ships = state.seats.flatMap((one) => seaOf(state, one));
  const passes =
    played && left > 0 && nextSeat(state) !== seat && !isBarred(state, nextSeat(state)) && !theftFirst(state);
  const draws = passes || (!played && mayDraw(state, seat));
  const fits: Record<Word, boolean> = {
    next: passes,
    'pile-1': draws && piles.includes(1),
    'pile-2': draws && piles.includes(2),
    'pile-3': draws && piles.includes(3),
    under: mayPlay && ships.length > 0,
    creature: mayPlay && state.seats.some((one) => one !== seat && seenOf(state, one).length > 0),
    'steal-cures': mayPlay,
    'steal-magic': mayPlay && isDealt(state, (row) => isTheft(row, 'magic')),
    large: mayPlay && isDealt(state, (row) => isLarge(row) && copiesLeft(state, row) > 0),
    'ability-ship': mayPlay && isDealt(state, (row) => isAble(row) && copiesLeft(state, row) > 0),
    open: mayPlay,
    discard: mayPlay,
    'buy-cures': true,
    'buy-curses': ships.length > 0,
    'buy-magic': state.shops.magic !== undefined,
    'lay-magic': mayLayMagic(state, seat),
    'leave-port': mayLeavePort(state, seat),
    'lift-curse': mayLiftCurse(state, seat),
    'buy-tavern': state.shops.tavern !== undefined,
    'attack-own': handSize(state, seat) === 0 && left === 0 && !played && canAttack(state, seat, 'own'),
    pass: true,
  };
  return [...turnWords, ...besideWords].filter((word) => fits[word]);
}

/** A card that lies before a captain may keep the captain from drawing. */
const isBarred = (state: State, seat: SeatId): boolean =>
  forbiddenNow(state, { kind: 'drawCard', seat }) !== undefined;

const mayDraw = (state: State, seat: SeatId): boolean =>
  !state.play.drawn && deckLeft(state) > 0 && !isBarred(state, seat);

/** On the own turn, once, or the whole hand at once. */
const playsNow = (state: State, seat: SeatId): boolean =>
  playAllTask(state)?.seat === seat ||
  (!state.play.played && (handSize(state, seat) > 0 || mayDraw(state, seat)));

const isTheft = ({ effect }: CardRow, of: 'cures' | 'magic'): boolean =>
  effect.kind === 'steal' && effect.of === of;

/** Of 15/15 there are three ships by name. */
const isLarge = ({ effect, copies }: CardRow): boolean =>
  effect.kind === 'ship' && effect.class === 'large' && copies['raise-the-dead'] !== undefined;

/** Ten abilities come with two ships each. */
const isAble = ({ effect }: CardRow): boolean => effect.kind === 'ship' && effect.ability !== undefined;

const isDealt = (state: State, isOne: (row: CardRow) => boolean): boolean =>
  cardsInPlay(state.edition).some(isOne);

function factOf(state: State, seat: SeatId, word: Word): Fact {
  switch (word) {
    case 'next': {
      const next = nextSeat(state);
      return drawnBy(next, message('answer.draw.next', { player: { seat: next } }));
    }
    case 'pile-1':
      return drawnFrom(state, seat, 1);
    case 'pile-2':
      return drawnFrom(state, seat, 2);
    case 'pile-3':
      return drawnFrom(state, seat, 3);
    case 'under':
      return {
        label: message('answer.under'),
        next: () =>
          step(
            'ship',
            shipsPick(state, reachedBy(state, seat), (ship) => ({
              command: { kind: 'playCard', seat, ship },
            })),
          ),
      };
    case 'creature':
      return whichOf(state, seat, 'answer.creature.played', ({ effect }) => effect.kind === 'creature');
    case 'steal-cures':
      return stolen(state, seat, 'cures');
    case 'steal-magic':
      return stolen(state, seat, 'magic');
    case 'large':
      return whichOf(state, seat, 'answer.large', (row) => isLarge(row) && copiesLeft(state, row) > 0);
    case 'ability-ship':
      return whichOf(state, seat, 'answer.ability-ship', (row) => isAble(row) && copiesLeft(state, row) > 0);
    case 'open':
      return whichOf(state, seat, 'answer.open-shop', ({ effect }) => effect.kind === 'open');
    case 'discard':
      return { command: { kind: 'discardCard', seat }, label: message('answer.discard') };
    case 'buy-cures':
      return bought(state, seat, 'cures');
    case 'buy-curses':
      return cursesBought(state, seat);
    case 'buy-magic':
      return bought(state, seat, 'magic');
    case 'lay-magic':
      return magicLaid(state, seat);
    case 'leave-port':
      return portLeft(state, seat);
    case 'lift-curse':
      return curseLifted(state, seat);
    case 'buy-tavern':
      return bought(state, seat, 'tavern');
    case 'attack-own':
      return attack(state, seat, 'own');
    case 'pass':
      return { command: { kind: 'passChip', seat }, label: message('answer.pass'), key: 'g' };
  }
}

/** From any pile: which need not be told. */
const drawnBy = (seat: SeatId, label: Message): Fact => ({ command: { kind: 'drawCard', seat }, label });

/** By whoever draws now: the captain on turn, or the next one once that turn is played. */
const drawnFrom = (state: State, seat: SeatId, pile: PileNumber): Fact => ({
  command: { kind: 'drawCard', seat: hasPlayed(state) ? nextSeat(state) : seat, pile },
  label: message('pile.number', { pile }),
});

const hasPlayed = ({ play }: State): boolean => play.played;

/** A curse is laid on a ship at once, by whoever places them all where somebody does. */
const cursesBought = (state: State, seat: SeatId): Fact => {
  const goods: Goods = 'curses';
  if (placerFor(state, 'curse', seat)) return bought(state, seat, goods);
  const reached = reachedBy(state, seat);
  const [ship] = reached;
  return {
    ...bought(state, seat, goods),
    command: { kind: 'buy', seat, goods, count: 1, ...(ship === undefined ? {} : { ship }) },
    next: () =>
      step(
        'ship',
        shipsPick(state, reached, (ship) => ({
          command: { kind: 'buy', seat, goods, count: 1, ship },
        })),
      ),
  };
};

/** What shows itself as it is drawn. */
const drawnCards = (state: State, seat: SeatId): Pick<Command> =>
  cards<string, Command>(
    mayDraw(state, seat) ? shownInPlay(state.edition) : [],
    (card) => shown(state, seat, card, 'drawCard', seat !== state.turn),
    isShown,
  );

/** What shows itself as the next captain draws. */
const drawnNext = (state: State): Pick<Command> =>
  wordsFor(state, state.turn).includes('next')
    ? drawnCards({ ...state, play: newPlay }, nextSeat(state))
    : cards<string, Command>([], () => undefined, isShown);

const isShown = (id: string): id is string => cardOf(id)?.kind === 'red' || cardOf(id)?.kind === 'save';

/** They are listed for every captain with every fact. */
const shownInPlay = lately((edition: Edition) =>
  cardsInPlay(edition)
    .map(({ id }) => id)
    .filter(isShown),
);

const shown = (
  state: State,
  seat: SeatId,
  card: string,
  kind: 'drawCard' | 'showDrawn',
  isNext = false,
): Fact | undefined => {
  const row = cardOf(card);
  if (!row) return undefined;
  const values = { card: cardName(row), player: { seat } };
  const label = message(isNext ? 'answer.draws.next' : 'answer.draws', values);
  return kind === 'drawCard' || actsAtFirst(state, card)
    ? aimedRed(state, { kind, seat, card }, label)
    : { command: { kind, seat, card }, label };
};

/** One answer each: ships, and what is its own. Those that are many are asked for by one word. */
const isByItself = (row: CardRow): boolean => row.kind !== 'tavern' && isOneAnswer(row);

const isOneAnswer = (row: CardRow): boolean =>
  (row.effect.kind === 'ship' && !isLarge(row) && !isAble(row)) ||
  row.effect.kind === 'close' ||
  row.effect.kind === 'theft' ||
  (row.effect.kind === 'own' && isPlayed(row.id));

const playedCards = (state: State, seat: SeatId): Pick<Command> => {
  const mayPlay = playsNow(state, seat);
  return cards<string, Command>(
    mayPlay
      ? cardsInPlay(state.edition).flatMap((row) =>
          isByItself(row) && (row.kind !== 'ship' || copiesLeft(state, row) > 0) ? [row.id] : [],
        )
      : [],
    (id) => playedBy(state, seat, id),
    isPlayed,
  );
};

/** What is not listed by itself is read all the same. */
const anyPlayed = (state: State, seat: SeatId): Pick<Command> =>
  cards<string, Command>([], (id) => playedBy(state, seat, id), isPlayed);

function isPlayed(id: string): id is string {
  const row = cardOf(id);
  const play = row && playOf(row);
  // What comes from the Tavern is played when it is received.
  return play !== undefined && play.stays !== 'under' && row?.kind !== 'tavern';
}

const whichOf = (state: State, seat: SeatId, label: string, isOne: (row: CardRow) => boolean): Fact => ({
  label: message(label),
  next: () =>
    step(
      'card',
      cards<string, Command>(
        cardsInPlay(state.edition).flatMap((row) => (isOne(row) && isPlayed(row.id) ? [row.id] : [])),
        (id) => playedBy(state, seat, id),
        isPlayed,
      ),
    ),
});

/** Where nobody else has saved any, the first press says so. */
function stolen(state: State, seat: SeatId, of: 'cures' | 'magic'): Fact {
  const which = whichOf(state, seat, `answer.steal-${of}`, (row) => isTheft(row, of));
  const saved = of === 'cures' ? savedCures : savedMagic;
  const others = othersOf(state, seat);
  const [on] = others;
  const card = cardsInPlay(state.edition).findLast((row) => isTheft(row, of))?.id;
  return card === undefined || on === undefined || others.some((one) => saved(state, one) > 0)
    ? which
    : { ...which, command: { kind: 'playCard', seat, card, on } };
}

/** A captain plays the whole hand, on any turn. */
const playAll = defineQuestion<State, Command, PlayAllTask>({
  kind: 'play-all',
  need: 'must',
  makes: ['playCard', 'discardCard'],
  rule: 'play-all',
  whom: (_, { seat }) => [seat],
  shown: (state, { seat }) => [state.round, openZones(state), seat],
  step: (state, { seat }) => step<Command>('choice', ...handPicks(state, seat)),
});

/** What came outside of an own draw, while hands are dealt and filled again. */
const filled = defineQuestion<State, Command>({
  kind: 'filled',
  each: true,
  need: 'may',
  makes: ['showDrawn'],
  rule: 'cards',
  whom: () => 'anyone',
  whose: (state) => state.seats.filter((seat) => !isOut(state, seat)),
  shown: (state) => [openZones(state), state.outs],
  step: (state, _, seat) =>
    seat &&
    step(
      'card',
      cards<string, Command>(
        shownInPlay(state.edition),
        (card) => shown(state, seat, card, 'showDrawn'),
        isShown,
      ),
    ),
});

export const playAllOpen = (state: State): readonly Asked<State, Command>[] => {
  const task = state.fight ? undefined : playAllTask(state);
  return task ? [playAll(state, task)] : [];
};

export const cardTurn = turn;
export const cardsFilled = filled;

export const cardQuestions: readonly AnyQuestion[] = [turn, playAll, ...robbedQuestions, filled];
