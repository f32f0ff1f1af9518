import { message } from '../../kernel/message.ts';
import { cards, seats, unlisted, words } from '../../kernel/questions/picks.ts';
import { defineQuestion, type AnyQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step, type Made, type Pick } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { CardRow, Effect, Shop } from '../cards.ts';
import type { Command } from '../commands.ts';
import { cards as rows, cardOf } from '../data/cards.ts';
import { comingOf } from '../coming.ts';
import { cardName } from '../names.ts';
import { isKeptAt, keepable } from '../kept.ts';
import { keepsFame } from '../options.ts';
import { goldOf, inPlay, isOut, rowOf, type State } from '../state.ts';
import { bought, fame, gold, payment, robbed, seatLabel } from './facts.ts';
import { canAttack } from '../attacks.ts';
import { shipsCounted } from '../endings.ts';
import { seaOf, seenOf } from '../fleets.ts';
import { cardsUnder, liesBeneathSails, magicUnder, tellsCards } from '../custody.ts';
import { cardTurn } from './cards.ts';
import { attack } from './fights.ts';
import {
  hidden,
  isOpenMagic,
  mayHide,
  mayPlayBetween,
  openMagic,
  playedBetween,
  playedOpen,
} from './open-magic.ts';
import { mayLeavePort, portLeft } from './port.ts';
import { salePick } from './tavern.ts';
import { comingPick, letCome, magicLaid, mayLayMagic } from './rounds.ts';
import {
  armada,
  creature,
  isUnknown,
  joinable,
  known,
  laid,
  laidCard,
  moved,
  pairDropped,
  sailsLifted,
  sunkOf,
} from './ships.ts';

const turnWords = [
  'pass',
  'buy-cures',
  'buy-curses',
  'buy-magic',
  'buy-tavern',
  'gold-drawn',
  'rob-half',
  'rob-all',
  'lay-ship',
  'leave-port',
  'attack-own',
  'attack-others',
  'creature',
  'armada',
  'fame',
] as const;
type TurnWord = (typeof turnWords)[number];

/** What is told of the turn of whoever has the Chip; passing it is one answer among them. */
const turn = defineQuestion<State, Command>({
  kind: 'turn',
  need: 'must',
  makes: [
    'passChip',
    'buy',
    'takeGold',
    'robGold',
    'layShip',
    'scoreFame',
    'openShop',
    'closeShop',
    'attack',
    'sinkShip',
    'formArmada',
    'letCome',
    'playMagic',
    'leavePort',
    'beginSale',
    'keepCard',
  ],
  rule: 'turn',
  whom: (state) => [state.turn],
  shown: (state) => [state.round, state.turn, state.purses, state.rows, state.fame, state.shops],
  step: (state) =>
    step<Command>(
      'choice',
      words(wordsFor(state), (word) => factOf(state, state.turn, word)),
      signsOf(state),
      salePick(state, state.turn),
      ...(state.depth === 'fights'
        ? [comingPick(state, state.turn), ...openMagic(state, state.turn), keptPick(state)]
        : []),
      unlisted(cards<string, Command>([], (id) => scanned(state, state.turn, id), isReadable)),
    ),
});

/** What the depth tells, and what can be. */
function wordsFor(state: State): readonly TurnWord[] {
  const { depth, options, turn: seat, seats, shops } = state;
  const isDeep = depth !== 'score';
  const fits: Partial<Record<TurnWord, boolean>> = {
    'buy-magic': shops.magic !== undefined,
    'buy-tavern': shops.tavern !== undefined,
    'leave-port': mayLeavePort(state, seat),
    'attack-own': isDeep && canAttack(state, seat, 'own'),
    'attack-others': isDeep && canAttack(state, seat, 'others'),
    creature: isDeep && seats.some((one) => one !== seat && seenOf(state, one).length > 0),
    armada: isDeep && joinable(state, seat).length > 1,
    fame: keepsFame(options),
  };
  return turnWords.filter((word) => fits[word] ?? true);
}

function factOf(state: State, seat: SeatId, word: TurnWord): Made<Command> {
  switch (word) {
    case 'pass':
      return { command: { kind: 'passChip', seat }, label: message('answer.pass'), key: 'g' };
    case 'buy-cures':
      return bought(state, seat, 'cures');
    case 'buy-curses':
      return bought(state, seat, 'curses');
    case 'buy-magic':
      return bought(state, seat, 'magic');
    case 'buy-tavern':
      return bought(state, seat, 'tavern');
    case 'gold-drawn':
      return gold(state, seat, 'drawn');
    case 'rob-half':
      return robbed(state, seat, 'half');
    case 'rob-all':
      return robbed(state, seat, 'all');
    case 'lay-ship':
      return laid(state, seat);
    case 'leave-port':
      return portLeft(state, seat);
    case 'attack-own':
      return attack(state, seat, 'own');
    case 'attack-others':
      return attack(state, seat, 'others');
    case 'creature':
      return creature(state, seat);
    case 'armada':
      return armada(state, seat);
    case 'fame':
      return fame(seat);
  }
}

const isShopCard = ({ kind }: CardRow): boolean => kind === 'shop';

/** The cards that change a shop's sign, of the packs in play. */
function signsOf(state: State): Pick<Command> {
  const listed = rows.filter(
    (row) =>
      isShopCard(row) &&
      state.edition.packs.some((pack) => row.copies[pack] !== undefined) &&
      isAt(state, row),
  );
  return cards<string, Command>(
    listed.map(({ id }) => id),
    (id) => scanned(state, state.turn, id),
    (id): id is string => listed.some((row) => row.id === id),
  );
}

const shopIsThere = (state: State, shops: readonly Shop[]): boolean =>
  shops.every((shop) => state.shops[shop] !== undefined);

const isAt = (state: State, { effect }: CardRow): boolean =>
  effect.kind === 'open'
    ? state.shops[effect.shop] !== undefined
    : effect.kind === 'close' && shopIsThere(state, effect.shops);

/** What a card that is read means where hands are not told: gold drawn, a thief, a ship laid, a shop's sign. */
function scanned(state: State, seat: SeatId, id: string): Made<Command> | undefined {
  const row = cardOf(id);
  if (!row) return undefined;
  const { effect } = row;
  switch (effect.kind) {
    case 'open': {
      const { shop, price } = effect;
      const label = message('answer.open', { shop: message(`shop.${shop}`), price });
      return { command: { kind: 'openShop', shop, price }, label };
    }
    case 'close': {
      const [shop, ...others] = effect.shops;
      if (shop && others.length > 0)
        return { command: { kind: 'closeShop', shop, all: true }, label: cardName(row) };
      const label = message('answer.close', { shop: message(`shop.${shop ?? ''}`) });
      return shop && { command: { kind: 'closeShop', shop }, label };
    }
    case 'gold': {
      const how = row.kind === 'gold' ? 'won' : 'drawn';
      const label = message('answer.amount', { amount: effect.worth });
      return { command: { kind: 'takeGold', seat, gold: effect.worth, how }, label };
    }
    case 'theft':
      return robbed(state, seat, effect.share);
    case 'ship':
      return laidCard(state, seat, id);
    case 'creature':
      return state.depth === 'score' ? undefined : creature(state, seat);
    case 'navy':
      return state.depth === 'score' ? undefined : letCome(state, seat, id);
    case 'own':
      if (state.depth === 'score') return undefined;
      if (isKeptAt(id, state.depth)) return keptBeside(state, seat, id);
      return comingOf(id) ? letCome(state, seat, id) : playedOpen(state, seat, id);
    case 'addOn':
    case 'cure':
    case 'curse':
    case 'double':
    case 'draw':
    case 'fleet':
    case 'steal':
      return undefined;
  }
}

const toldBySign = [
  'open',
  'close',
  'gold',
  'theft',
  'ship',
  'creature',
] as const satisfies readonly Effect['kind'][];
const readable = rows.filter(
  ({ id, effect: { kind } }) =>
    toldBySign.some((one) => one === kind) ||
    comingOf(id) !== undefined ||
    isOpenMagic(id) ||
    isKeptAt(id, 'fights'),
);
const isReadable = (id: string): id is string => readable.some((row) => row.id === id);

const keptPick = (state: State): Pick<Command> =>
  cards<string, Command>(
    keepable(state).map(({ id }) => id),
    (card) => keptBeside(state, state.turn, card),
    (id): id is string => isKeptAt(id, 'fights'),
  );

/** Where hands are not told: it lies before a captain from now on. */
function keptBeside(state: State, seat: SeatId, card: string): Made<Command> | undefined {
  const row = cardOf(card);
  if (!row) return undefined;
  const next = () =>
    step(
      'seat',
      seats(inPlay(state), (on) => ({
        command: { kind: 'keepCard', seat, card, on } as const,
        label: seatLabel(on),
      })),
    );
  return { label: cardName(row), next };
}

const toldWords = [
  'sink-ship',
  'lay-ship',
  'move-ship',
  'name-ship',
  'armada',
  'lay-magic',
  'return-ship',
  'insured',
  'hide-ship',
  'open-magic',
  'lift-sails',
  'drop-pair',
  'gold-won',
  'gold-drawn',
  'pay',
  'fame',
  'out',
  'back',
] as const;
type ToldWord = (typeof toldWords)[number];

/** What happens to any captain, whoever has the Chip. */
const told = defineQuestion<State, Command>({
  kind: 'told',
  each: true,
  need: 'may',
  makes: [
    'sinkShip',
    'layShip',
    'moveShip',
    'nameShip',
    'formArmada',
    'layMagic',
    'returnShip',
    'playMagic',
    'liftSails',
    'claimInsurance',
    'dropPair',
    'takeGold',
    'payGold',
    'scoreFame',
    'goOut',
    'comeBack',
  ],
  rule: 'depths',
  whom: () => 'anyone',
  whose: (state) => state.seats,
  shown: (state) => [state.round, state.turn, state.purses, state.rows, state.fame, state.outs],
  step: (state, _, seat) =>
    seat &&
    step(
      'choice',
      words(toldFor(state, seat), (word) => toldFact(state, seat, word)),
    ),
});

function toldFor(state: State, seat: SeatId): readonly ToldWord[] {
  const isLeft = isOut(state, seat);
  const row = rowOf(state, seat);
  const afloat = seaOf(state, seat).length;
  const isDeep = state.depth !== 'score';
  const fits: Record<ToldWord, boolean> = {
    'sink-ship': afloat > 0,
    'lay-ship': !isLeft,
    'move-ship': isDeep && afloat > 0,
    'name-ship': isDeep && row.some(isUnknown),
    armada: isDeep && joinable(state, seat).length > 1,
    'lay-magic': !isLeft && mayLayMagic(state, seat),
    'return-ship': isDeep && state.wreck?.seat === seat,
    'open-magic': isDeep && !isLeft && mayPlayBetween(state, seat),
    insured: isDeep && (state.claims ?? []).some((one) => one.seat === seat),
    'hide-ship': isDeep && !isLeft && mayHide(state, seat),
    'lift-sails': isDeep && row.some(liesBeneathSails),
    'drop-pair': row.some(({ id }) => cardsUnder(state, id) - magicUnder(state, id) > 1),
    'gold-won': !isLeft,
    'gold-drawn': !isLeft,
    pay: goldOf(state, seat) > 0,
    fame: keepsFame(state.options),
    out: !isLeft && shipsCounted(state, seat).length === 0,
    back: isLeft,
  };
  return toldWords.filter((word) => fits[word]);
}

function toldFact(state: State, seat: SeatId, word: ToldWord): Made<Command> {
  switch (word) {
    case 'sink-ship':
      return sunkOf(state, seat);
    case 'lay-ship':
      return laid(state, seat);
    case 'move-ship':
      return moved(state, seat);
    case 'name-ship':
      return known(state, seat);
    case 'armada':
      return armada(state, seat);
    case 'lay-magic':
      return magicLaid(state, seat);
    case 'return-ship':
      return { command: { kind: 'returnShip', seat }, label: message('answer.return-ship') };
    case 'insured':
      return { command: { kind: 'claimInsurance', seat }, label: message('answer.insured') };
    case 'hide-ship':
      return hidden(state, seat);
    case 'open-magic':
      return playedBetween(state, seat);
    case 'lift-sails':
      return sailsLifted(state, seat);
    case 'drop-pair':
      return pairDropped(state, seat);
    case 'gold-won':
      return gold(state, seat, 'won');
    case 'gold-drawn':
      return gold(state, seat, 'drawn');
    case 'pay':
      return payment(state, seat);
    case 'fame':
      return fame(seat);
    case 'out':
      return { command: { kind: 'goOut', seat }, label: message('answer.out') };
    case 'back':
      return { command: { kind: 'comeBack', seat }, label: message('answer.back') };
  }
}

/** While something comes first the turn waits. */
export const turnOpen = (state: State, first: readonly Asked<State, Command>[]) =>
  first.length > 0
    ? [...first, told(state)]
    : [tellsCards(state) ? cardTurn(state) : turn(state), told(state)];

export const turnQuestions: readonly AnyQuestion[] = [turn, told];
