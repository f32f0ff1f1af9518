import type { FieldValue, FieldValues, ListRow } from '../../../src-main/rules/kernel/game.ts';
import { seatIds, type SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Command, CommandKind, CommandOf } from '../../../src-main/rules/pirate-attack/commands.ts';
import { pirateAttack as game } from '../../../src-main/rules/pirate-attack/game.ts';
import { deckLeft, handSize, tellsMagic } from '../../../src-main/rules/pirate-attack/custody.ts';
import { cards } from '../../../src-main/rules/pirate-attack/data/cards.ts';
import { navyNext } from '../../../src-main/rules/pirate-attack/rounds.ts';
import { goodsTasks, placeTask, raiseTasks, redTask } from '../../../src-main/rules/pirate-attack/tasks.ts';
import { offersOf } from '../../../src-main/rules/pirate-attack/starters/offers.ts';
import { looksIn } from '../../../src-main/rules/pirate-attack/looks.ts';
import { removersIn, unthrown } from '../../../src-main/rules/pirate-attack/able.ts';
import { answerTo } from '../../../src-main/rules/pirate-attack/answering.ts';
import type { Setup as AttackSetup } from '../../../src-main/rules/pirate-attack/setup.ts';
import { teamOf } from '../../../src-main/rules/pirate-attack/teams.ts';
import { copies, hasPort, hides } from '../../../src-main/rules/pirate-attack/fields.ts';
import { portOf, seenOf } from '../../../src-main/rules/pirate-attack/fleets.ts';
import { gambleTask } from '../../../src-main/rules/pirate-attack/gamble/task.ts';
import { leavesUnseen, choicesIn } from '../../../src-main/rules/pirate-attack/turned.ts';
import { attackWays, rowOf, type State } from '../../../src-main/rules/pirate-attack/state.ts';
import type { Random } from '../../support/random.ts';

type Tries = { readonly [Kind in CommandKind]: (state: State, by: Random) => CommandOf<Kind> };

/** Mostly who plays, now and then somebody who does not. */
export const anySeat = (state: State, by: Random): SeatId =>
  by.pick(by.below(25) === 0 ? seatIds : state.seats);

/** Mostly one that is in the fight. */
function fightingShip(state: State, by: Random): number {
  const { fight } = state;
  const ids = fight ? [...fight.attacker.ships, ...fight.defender.ships] : [];
  return ids.length > 0 && by.below(8) > 0 ? by.pick(ids) : anyShip(state, by);
}

const turned = [
  ...['the-black-plague', 'poison', 'mutiny', 'fire', 'storm', 'lazy-carpenter-4', 'spy'],
  ...['confusion-left', 'confusion-right', 'reincarnation', 'master-navigator'],
  ...['double-ships-cannons', 'double-ships-strength'],
  ...['spirit-of-good-fortune', 'spirit-of-good-fortune', 'eliminate-all-add-on-cards'],
  ...['force-field', 'insurance', 'insurance'],
];

const coming = ['royal-navy-8-8', 'royal-navy-12-12', 'hurricane', 'spy', 'royal-navy-12-12'];

/** Mostly one that lies in a row. */
function anyShip(state: State, by: Random): number {
  const ids = state.seats.flatMap((seat) => rowOf(state, seat).map(({ id }) => id));
  return ids.length > 0 && by.below(12) > 0 ? by.pick(ids) : state.nextShip + by.below(3);
}

/** Played face up, and one that is not. */
const openCards = [
  ...['raise-the-dead', 'raise-the-dead', 'duplicate', 'duplicate'],
  ...['sails-of-invisibility', 'sails-of-invisibility', 'spirit-of-good-fortune'],
  ...['return-to-port', 'return-to-port', 'vision', 'vision', 'the-gambler', 'the-gambler'],
];

const hiddenShip = (state: State): number | undefined =>
  state.seats.flatMap((seat) => rowOf(state, seat)).find(({ hidden }) => hidden)?.id;

/** Of the packs that are not in play too, and no ship at all. */
const shipIds = [
  ...cards.flatMap(({ id, kind, copies }) => (kind === 'ship' && copies.main !== undefined ? [id] : [])),
  'galleon-12-12',
  'black-beard-15-15',
  'spy',
  ...cards.flatMap(({ id, effect }) => (effect.kind === 'ship' && effect.ability ? [id] : [])),
];

/** Souls and abilities, and a card that is neither. */
const starterIds = [
  ...cards.flatMap(({ id, kind }) => (kind === 'soul' || kind === 'ability' ? [id] : [])),
  'spy',
];

/** What is played on somebody or something. */
const aimed = [
  'spy',
  'thieving-monkey',
  'thief-steal-1-2-of-gold',
  'high-winds',
  'armada',
  'move-a-witch-doctor',
  'steal-all-ft-from-1',
  'steal-1-ft-from-each',
  'steal-all-magic-from-1',
  'steal-1-magic-from-each',
  ...['the-magician', 'the-magician', 'damn-pirates', 'damn-pirates'],
  ...['sea-creature-4', 'sea-creature-7', 'sea-creature-10', 'sea-creature-10'],
];

/** A row as somebody may type it in. */
const anyRow = (state: State, by: Random): readonly ListRow[] =>
  Array.from({ length: by.below(4) }, () => ({
    card: by.pick([
      'unknown',
      'sloop-3-3',
      'schooner-6-7',
      'brigantine-10-10',
      ...(by.below(20) === 0 ? ['tea'] : []),
    ]),
    ...(state.depth === 'cards' && by.below(2) === 0 ? { under: by.below(4), curses: by.below(3) } : {}),
    ...(tellsMagic(state) && by.below(2) === 0 ? { magic: by.below(3) } : {}),
    ...(hides(state) && by.below(2) === 0 ? { hidden: by.below(3) === 0 } : {}),
    ...(hasPort(state) && by.below(3) === 0 ? { port: by.below(2) === 0 } : {}),
    ...(copies(state) && by.below(4) === 0
      ? { copyOf: by.pick(['none', ...state.seats]), copyAt: 1 + by.below(3) }
      : {}),
    ...(by.below(3) === 0 ? { armada: state.options.armadasPerPlayer === 1 ? true : 1 + by.below(2) } : {}),
  }));

/** Hands, saved cards and rows; now and then so large hands that nothing is left to draw. */
function anyCustody(state: State, by: Random): FieldValues {
  const seat = by.pick(state.seats);
  if (by.below(2) > 0)
    return {
      [`hand.${seat}`]: by.below(12) === 0 ? 40 : by.below(7),
      ...(tellsMagic(state) ? { [`magic.${by.pick(state.seats)}`]: by.below(3) } : {}),
      [`cures.${by.pick(state.seats)}`]: by.below(3) === 0 ? 25 : by.below(4),
      [`row.${by.pick(state.seats)}`]: anyRow(state, by),
      [`gold.${state.turn}`]: by.pick([15, 130]),
    };
  // Whoever has ships and no card attacks.
  const poor = state.seats.find((one) => rowOf(state, one).length > 0) ?? seat;
  let left = deckLeft(state) + state.seats.reduce((sum, one) => sum + handSize(state, one), 0);
  const hands = state.seats.map((one) => {
    const count = one === poor ? 0 : Math.min(99, left);
    left -= count;
    return [`hand.${one}`, count] as const;
  });
  return Object.fromEntries<FieldValue>([...hands, ['turn', poor]]);
}

/** Of the main game, one of a pack that may not be in play, and none at all. */
const playable = [
  ...cards.flatMap(({ id, copies, effect }) =>
    (copies.main ?? copies['magic-shop'] ?? copies['raise-the-dead']) !== undefined && effect.kind !== 'addOn'
      ? [id]
      : [],
  ),
  'skilled-carpenter-5',
  'bermuda-triangle',
  'tea',
];

/** Whatever a person could enter, sense or not. */
export const tries: Tries = {
  beginWith: (state, by) => ({ kind: 'beginWith', seat: anySeat(state, by) }),
  drawStarter: (state, by) => ({
    kind: 'drawStarter',
    seat: anySeat(state, by),
    card: by.pick(starterIds),
    ...(by.below(4) === 0 ? { green: by.below(22), red: 1 + by.below(20) } : {}),
  }),
  passChip: (state, by) => ({ kind: 'passChip', seat: by.below(4) > 0 ? state.turn : anySeat(state, by) }),
  openShop: (_, by) => ({
    kind: 'openShop',
    shop: by.pick(['market', 'market', 'magic']),
    price: by.pick([2, 3, 5, 10, 4]),
  }),
  closeShop: (_, by) => ({
    kind: 'closeShop',
    shop: by.pick(['market', 'market', 'tavern']),
    ...(by.below(3) === 0 ? { all: true } : {}),
  }),
  buy: (state, by) => ({
    kind: 'buy',
    seat: by.below(3) > 0 ? state.turn : anySeat(state, by),
    goods: by.pick(['cures', 'curses', 'magic', 'magic']),
    count: by.pick([1, 2, 3, 25]),
    ...(by.below(2) === 0 ? { ship: anyShip(state, by) } : {}),
  }),
  beginSale: (state, by) => ({
    kind: 'beginSale',
    seat: by.below(4) > 0 ? state.turn : anySeat(state, by),
    card: by.below(4) > 0 ? 'fire-sale' : by.pick(playable),
    shop: by.pick(['market', 'magic', 'tavern']),
  }),
  takeGoods: (state, by) => ({
    kind: 'takeGoods',
    seat: goodsTasks(state)[0]?.seat ?? anySeat(state, by),
    goods: by.pick(['cures', 'curses', 'curses', 'magic']),
    ship: anyShip(state, by),
  }),
  beginTheft: (state, by) => ({ kind: 'beginTheft', seat: state.turn, on: anySeat(state, by) }),
  spyHand: (state, by) => ({
    kind: 'spyHand',
    ...(by.below(4) > 0 ? { on: anySeat(state, by) } : {}),
    ...(by.below(3) === 0 ? { card: by.pick(playable) } : {}),
  }),
  loseShip: (state, by) => ({ kind: 'loseShip', ship: anyShip(state, by) }),
  bid: (state, by) => ({ kind: 'bid', seat: anySeat(state, by), gold: by.pick([-1, 0, 1, 2, 5, 90]) }),
  closeBids: () => ({ kind: 'closeBids' }),
  throwDie: (state, by) => ({ kind: 'throwDie', seat: anySeat(state, by), face: by.below(9) }),
  takeGold: (state, by) => ({
    kind: 'takeGold',
    seat: anySeat(state, by),
    gold: by.pick([0, 1, 2, 3, 5, 120, 218]),
    how: by.pick(['drawn', 'won']),
  }),
  payGold: (state, by) => ({ kind: 'payGold', seat: anySeat(state, by), gold: 1 + by.below(30) }),
  robGold: (state, by) => ({
    kind: 'robGold',
    seat: by.below(3) > 0 ? state.turn : anySeat(state, by),
    from: anySeat(state, by),
    share: by.pick(['half', 'all']),
  }),
  scoreFame: (state, by) => ({
    kind: 'scoreFame',
    seat: anySeat(state, by),
    fame: by.below(60) === 0 ? 199 : by.pick([-3, -1, 1, 2]),
  }),
  layShip: (state, by) => ({
    kind: 'layShip',
    seat: anySeat(state, by),
    ...(by.below(6) > 0 ? { card: by.pick(shipIds) } : {}),
    ...(by.below(3) === 0 ? { place: by.below(4) } : {}),
  }),
  sinkShip: (state, by) =>
    by.below(4) === 0
      ? { kind: 'sinkShip', seat: anySeat(state, by) }
      : {
          kind: 'sinkShip',
          ship: anyShip(state, by),
          ...(by.below(2) === 0 ? { creature: anySeat(state, by) } : {}),
        },
  moveShip: (state, by) => ({ kind: 'moveShip', ship: anyShip(state, by), to: anySeat(state, by) }),
  nameShip: (state, by) => ({ kind: 'nameShip', ship: anyShip(state, by), card: by.pick(shipIds) }),
  formArmada: (state, by) => {
    const seat = anySeat(state, by);
    const ships = rowOf(state, seat).map(({ id }) => id);
    return { kind: 'formArmada', seat, ships: by.below(5) === 0 ? [...ships, anyShip(state, by)] : ships };
  },
  attack: (state, by) => {
    const red = redTask(state);
    const isDue = red !== undefined && by.below(3) > 0;
    const own = rowOf(state, red?.seat ?? state.turn)[0]?.id;
    return {
      kind: 'attack',
      seat: isDue ? red.seat : by.below(4) > 0 ? state.turn : anySeat(state, by),
      how: isDue ? (red.card === 'you-must-attack-someone' ? 'own' : 'others') : by.pick(attackWays),
      ship: own !== undefined && by.below(3) === 0 ? own : anyShip(state, by),
      target: by.below(4) === 0 ? (rowOf(state, red?.seat ?? state.turn)[0]?.id ?? 1) : anyShip(state, by),
    };
  },
  endFight: () => ({ kind: 'endFight' }),
  settleFight: () => ({ kind: 'settleFight' }),
  turnUp: (state, by) => {
    const ship = fightingShip(state, by);
    const card = by.pick(turned);
    return { kind: 'turnUp', ship, card: leavesUnseen(state, ship) ? 'skilled-carpenter-1' : card };
  },
  cureShip: (state, by) => ({
    kind: 'cureShip',
    ship: fightingShip(state, by),
    card: by.pick(['vaccine', 'antidote', 'talking-parrot', 'water-bucket', 'navigator', 'fire']),
    side: by.pick(['cursed', 'cursed', 'other']),
  }),
  drawCard: (state, by) => ({
    kind: 'drawCard',
    seat: by.below(3) > 0 ? state.turn : anySeat(state, by),
    ...(by.below(2) === 0 ? { pile: by.pick([1, 2, 3]) } : {}),
    ...(by.below(3) === 0
      ? { card: by.pick(['5-gold', 'you-must-attack-someone', 'force-2-to-attack', ...coming]) }
      : {}),
  }),
  playCard: (state, by) => ({
    kind: 'playCard',
    seat: by.below(4) > 0 ? state.turn : anySeat(state, by),
    ...(by.below(9) > 0 ? { card: by.pick(by.below(3) > 0 ? aimed : playable) } : {}),
    ...(by.below(5) > 0 ? { on: anySeat(state, by) } : {}),
    ...(by.below(4) > 0 ? { ship: anyShip(state, by) } : {}),
    ...(by.below(3) > 0 ? { to: anyShip(state, by) } : {}),
    ...(by.below(3) === 0 ? { ships: rowOf(state, state.turn).map(({ id }) => id) } : {}),
    ...(by.below(9) === 0 ? { place: by.below(4) } : {}),
    ...(by.below(2) === 0 ? { sinks: by.below(2) === 0 } : {}),
    ...(by.below(4) === 0 ? { returns: true } : {}),
    ...(by.below(4) === 0 ? { confusions: by.below(3) } : {}),
    ...(by.below(6) === 0 ? { eliminated: true } : {}),
    ...(by.below(3) === 0 ? { swaps: [by.pick(['card', 'magic']), by.pick(['card', 'magic'])] } : {}),
    ...(by.below(12) === 0 ? { removed: by.pick(['card', 'magic']) } : {}),
    ...(by.below(12) === 0 ? { thrown: by.pick([1, 9, 20, 21]) } : {}),
  }),
  layMagic: (state, by) => ({
    kind: 'layMagic',
    seat: anySeat(state, by),
    ...(by.below(3) > 0 ? { ship: anyShip(state, by) } : {}),
  }),
  redirectAttack: (state, by) => ({
    kind: 'redirectAttack',
    seat: state.fight?.refuses ?? anySeat(state, by),
    ship: anyShip(state, by),
  }),
  takeWreck: (state, by) => {
    const [offer] = offersOf(state, 'wreck');
    return {
      kind: 'takeWreck',
      seat: offer?.seat ?? anySeat(state, by),
      ship: offer?.ship.id ?? anyShip(state, by),
    };
  },
  reuseMagic: (state, by) => {
    const [offer] = offersOf(state, 'spells');
    return {
      kind: 'reuseMagic',
      seat: offer?.seat ?? anySeat(state, by),
      ship: offer?.ship.id ?? anyShip(state, by),
      count: 1 + by.below(3),
    };
  },
  spendAlong: (state, by) => ({
    kind: 'spendAlong',
    seat: offersOf(state, 'spree')[0]?.seat ?? anySeat(state, by),
    goods: by.pick(['cures', 'curses', 'magic', 'tavern']),
    count: 1 + by.below(3),
    ...(by.below(2) === 0 ? { ship: anyShip(state, by) } : {}),
  }),
  placeCard: (state, by) => ({
    kind: 'placeCard',
    seat: placeTask(state)?.seat ?? anySeat(state, by),
    ...(by.below(4) > 0 ? { ship: anyShip(state, by) } : {}),
  }),
  noteLook: (state, by) => {
    const look = by.below(5) > 0 ? looksIn(state)[0] : undefined;
    return {
      kind: 'noteLook',
      seat: look?.seat ?? anySeat(state, by),
      ship: look?.ship ?? anyShip(state, by),
      card: by.pick(
        look?.what === 'magic' ? ['force-field', 'reincarnation'] : ['poison', 'fire', 'fire', 'spy'],
      ),
    };
  },
  playMagic: (state, by) => {
    const seat = by.below(4) > 0 ? state.turn : anySeat(state, by);
    return {
      kind: 'playMagic',
      seat,
      card: by.pick(openCards),
      ...(by.below(3) > 0
        ? { ship: by.below(2) === 0 ? (rowOf(state, seat)[0]?.id ?? 1) : anyShip(state, by) }
        : {}),
      ...(by.below(4) > 0 ? { grave: by.below(6) } : {}),
      ...(by.below(5) === 0 ? { place: by.below(4) } : {}),
      ...(by.below(3) > 0 ? { on: anySeat(state, by) } : {}),
      ...(by.below(3) > 0 ? by.pick([{ gold: by.below(4) }, { count: by.below(3) }]) : {}),
    };
  },
  throwSize: (state, by) => {
    const [open] = unthrown(state);
    return {
      kind: 'throwSize',
      ship: open && by.below(4) > 0 ? open.ship.id : fightingShip(state, by),
      cannons: by.pick([1, 5, 12, 20, 21]),
      strength: by.pick([1, 4, 9, 20]),
    };
  },
  removeCard: (state, by) => {
    const [open] = removersIn(state);
    const one = open && by.pick(open.cards);
    return open && one && by.below(4) > 0
      ? { kind: 'removeCard', by: open.by.ship.id, ...one }
      : {
          kind: 'removeCard',
          by: fightingShip(state, by),
          ship: fightingShip(state, by),
          card: by.pick(turned),
        };
  },
  joinFight: (state, by) => ({
    kind: 'joinFight',
    ship: anyShip(state, by),
    with: fightingShip(state, by),
  }),
  leaveFight: (state, by) => ({ kind: 'leaveFight', ship: fightingShip(state, by) }),
  raiseShip: (state, by) => ({
    kind: 'raiseShip',
    seat: raiseTasks(state)[0]?.seat ?? anySeat(state, by),
    ...(by.below(4) > 0 ? { grave: by.below(4) } : {}),
    ...(by.below(5) === 0 ? { place: by.below(3) } : {}),
  }),
  leavePort: (state, by) => {
    const docked = portOf(state, state.turn)[0];
    return docked && by.below(3) > 0
      ? { kind: 'leavePort', seat: state.turn, ship: docked.id }
      : { kind: 'leavePort', seat: anySeat(state, by), ship: anyShip(state, by) };
  },
  stakeShips: (state, by) => {
    const seat = gambleTask(state)?.stakes.find(({ ships }) => ships === null)?.seat ?? anySeat(state, by);
    const ships = seenOf(state, seat).map(({ id }) => id);
    return { kind: 'stakeShips', seat, ships: ships.slice(0, gambleTask(state)?.wager.count ?? by.below(3)) };
  },
  throwStake: (state, by) => ({
    kind: 'throwStake',
    seat: (by.below(5) > 0 ? gambleTask(state)?.left[0] : undefined) ?? anySeat(state, by),
    face: by.below(8),
  }),
  claimInsurance: (state, by) => ({
    kind: 'claimInsurance',
    seat: (by.below(3) > 0 ? state.claims?.[0]?.seat : undefined) ?? anySeat(state, by),
  }),
  liftCurse: (state, by) => ({
    kind: 'liftCurse',
    seat: by.below(4) > 0 ? state.turn : anySeat(state, by),
    ship: (by.below(3) > 0 ? portOf(state, state.turn)[0]?.id : undefined) ?? anyShip(state, by),
  }),
  liftSails: (state, by) => ({
    kind: 'liftSails',
    ship: (by.below(3) > 0 ? hiddenShip(state) : undefined) ?? anyShip(state, by),
    ...(by.below(2) === 0 ? { card: by.pick(shipIds) } : {}),
  }),
  chooseVictim: (state, by) => {
    const [open] = choicesIn(state);
    return open && by.below(4) > 0
      ? { kind: 'chooseVictim', by: open.by, victim: by.pick(open.among) }
      : { kind: 'chooseVictim', by: anyShip(state, by), victim: anyShip(state, by) };
  },
  returnShip: (state, by) => ({
    kind: 'returnShip',
    seat: (by.below(4) > 0 ? state.wreck?.seat : undefined) ?? anySeat(state, by),
  }),
  letCome: (state, by) => ({
    kind: 'letCome',
    seat: redTask(state)?.seat ?? state.turn,
    card: (by.below(3) > 0 ? redTask(state)?.card : undefined) ?? by.pick(coming),
  }),
  sailShip: (state, by) => ({ kind: 'sailShip', seat: anySeat(state, by), card: by.pick(shipIds) }),
  endSailing: () => ({ kind: 'endSailing' }),
  fleeFight: (state, by) => ({
    kind: 'fleeFight',
    seat: (by.below(3) > 0 ? state.fight?.defender.seat : undefined) ?? anySeat(state, by),
    card: 'smoke-screen',
  }),
  keepCard: (state, by) => ({
    kind: 'keepCard',
    seat: state.turn,
    card: by.pick(['the-trap', 'the-trap', 'walk-the-plank']),
    on: anySeat(state, by),
  }),
  meetNavy: (state, by) => ({
    kind: 'meetNavy',
    ship: (by.below(3) > 0 ? navyNext(state)[0]?.ships[0] : undefined) ?? anyShip(state, by),
  }),
  sinkNavy: () => ({ kind: 'sinkNavy' }),
  spareShip: (state, by) => ({ kind: 'spareShip', ship: anyShip(state, by) }),
  endRound: () => ({ kind: 'endRound' }),
  discardCard: (state, by) => ({
    kind: 'discardCard',
    seat: by.below(4) > 0 ? state.turn : anySeat(state, by),
    ...(by.below(2) === 0 ? { card: by.pick(playable) } : {}),
  }),
  answerCard: (state, by) => ({
    kind: 'answerCard',
    seat:
      by.below(4) > 0
        ? ((by.below(2) === 0 ? state.waits?.declared?.seat : undefined) ??
          by.pick(teamOf(state, state.waits?.victim ?? state.turn)))
        : anySeat(state, by),
    card:
      (by.below(4) > 0 ? answerTo(state.waits?.card ?? '') : undefined) ?? by.pick(['guard', 'knife', 'spy']),
  }),
  redirectCard: (state, by) => ({
    kind: 'redirectCard',
    seat: anySeat(state, by),
    ...(by.below(3) > 0 ? { ship: anyShip(state, by) } : {}),
    ...(by.below(3) === 0 ? { on: anySeat(state, by) } : {}),
    ...(by.below(4) === 0 ? { to: anyShip(state, by) } : {}),
    ...(by.below(6) === 0 ? { ships: rowOf(state, state.turn).map(({ id }) => id) } : {}),
  }),
  showDrawn: (state, by) => ({
    kind: 'showDrawn',
    seat: anySeat(state, by),
    card: by.pick(['3-gold', 'force-someone-to-attack', 'guard', 'royal-navy-8-8', 'hurricane']),
  }),
  nameSpied: (_, by) => ({ kind: 'nameSpied', card: by.pick(playable) }),
  dropPair: (state, by) => ({ kind: 'dropPair', ship: anyShip(state, by) }),
  letGo: (state, by) => ({ kind: 'letGo', seat: by.below(3) > 0 ? state.turn : anySeat(state, by) }),
  goOut: (state, by) => ({ kind: 'goOut', seat: anySeat(state, by) }),
  comeBack: (state, by) => ({ kind: 'comeBack', seat: anySeat(state, by) }),
  callTime: () => ({ kind: 'callTime' }),
  endGame: (state, by) => ({
    kind: 'endGame',
    winners:
      state.outs.length > 0 && by.below(12) > 0
        ? [state.outs[0]!.seat]
        : [anySeat(state, by), ...(by.below(2) === 0 ? [anySeat(state, by)] : [])],
  }),
  setDepth: (_, by) => ({ kind: 'setDepth', depth: by.pick([...game.depths, 'whispers']) }),
  setTable: (state, by) => ({
    kind: 'setTable',
    fields:
      state.depth === 'cards' && by.below(3) > 0
        ? anyCustody(state, by)
        : { [`ships.${anySeat(state, by)}`]: by.below(5), round: 1 + by.below(9) },
  }),
  setRight: (state, by) => {
    const { field, seat, type } = by.pick(game.fields(state));
    const value =
      type.kind === 'number'
        ? type.least - 1 + by.below(Math.min(type.most - type.least, 40) + 3)
        : type.kind === 'list'
          ? anyRow(state, by)
          : by.pick<string | boolean>(type.kind === 'choice' ? [...type.among, 'nowhere'] : [true, false]);
    return {
      kind: 'setRight',
      field: by.below(20) === 0 ? 'wind' : field,
      value,
      ...(seat ? { seat } : {}),
    };
  },
};

export const commandKinds = Object.keys(tries) as readonly Command['kind'][];

const seats = ['red', 'blue', 'green'] as const;

export const badSetups: readonly AttackSetup[] = [
  { seats: seats.slice(1) },
  { seats: ['red', 'red', 'blue'] },
  { seats, depth: 'whispers' },
  { seats, options: { rum: true } },
  { seats, options: { fameTarget: 1 } },
  { seats, teams: true },
];
