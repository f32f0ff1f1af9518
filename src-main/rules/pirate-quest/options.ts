import { defaultsOf, inGroups, type Option } from '../kernel/option.ts';

/** How they stand together on the start page; the headings stand under `group.<group>`. */
const groups = {
  deal: ['openingDeal', 'ladder'],
  track: ['accelerationCard', 'acceleration'],
  order: ['firstToMove', 'equalPoints'],
  seats: ['dealerTie', 'nextDealer', 'nextLeader'],
  cards: ['featureWhileHolding', 'activatedLead', 'failedCard'],
  rollOff: ['equalTrumps', 'rollOffTied', 'rollOffWithoutDie', 'dieOffBoard'],
  bolts: ['mutinyBolt', 'rollOffBolt', 'secondRollBolt'],
  luck: ['luckPerRoll', 'freshBolt', 'luckWithoutDie', 'buyPoint'],
  hindsight: [
    'hindsightForecast',
    'hindsightDiagonal',
    'hindsightMissByTwo',
    'hindsightTies',
    'hindsightOffBoard',
    'hindsightWhen',
  ],
  moving: ['conflict', 'startShared', 'entry', 'stopEarly', 'goalExact', 'goalEnds'],
  effects: [
    'mutinyDealer',
    'mutinyHand',
    'mutinyBid',
    'endEffects',
    'mutinyLeast',
    'blessedLasts',
    'dummyTarget',
  ],
  small: ['dummyHand', 'house', 'smallNemesis', 'dummyGoal', 'dummyFollows'],
} as const;

/**
 * The rulebook's silences and contradictions. Defaults first among the choices; the sentences for players stand
 * under `option.<name>` in the catalogue.
 */
export const options = inGroups(groups, [
  { name: 'openingDeal', digest: '1', type: 'number', least: 1, most: 3, default: 2 },
  { name: 'ladder', digest: '1', type: 'numbers', least: 1, most: 5, default: [3, 4, 5] },
  choice('accelerationCard', '5', ['line', 'squares']),
  choice('acceleration', '6', ['first-crossing', 'every-crossing']),
  choice('firstToMove', '7', ['most-points', 'most-fights']),
  choice('equalPoints', '8', ['bidding-order', 'ahead', 'table']),
  choice('dealerTie', '9', ['roll-again', 'first-seat']),
  choice('nextDealer', '10', ['left', 'same']),
  choice('nextLeader', '11', ['winner', 'left', 'chair']),
  choice('featureWhileHolding', '12', ['refused', 'follows']),
  choice('activatedLead', '13', ['printed', 'open']),
  choice('equalTrumps', '15', ['roll-off', 'first-played']),
  choice('rollOffTied', '16', ['again', 'first-played']),
  choice('rollOffWithoutDie', '17', ['none', 'green', 'blue', 'red']),
  choice('dieOffBoard', '18', ['none', 'green', 'blue', 'red']),
  choice('mutinyBolt', '19', ['pip', 'luck', 'both']),
  choice('rollOffBolt', '19', ['nothing', 'pip', 'luck']),
  choice('secondRollBolt', '20', ['ignored', 'counts']),
  choice('luckPerRoll', '21', ['several', 'one']),
  choice('freshBolt', '21', ['at-once', 'next-roll']),
  flag('luckWithoutDie', '21', false),
  choice('buyPoint', '22', ['before-order', 'own-turn']),
  choice('failedCard', '23', ['another', 'may-be-played']),
  choice('hindsightForecast', '26', ['adjusted', 'spoken']),
  flag('hindsightDiagonal', '26', true),
  flag('hindsightMissByTwo', '26', false),
  choice('hindsightTies', '26', ['nobody', 'everybody']),
  flag('hindsightOffBoard', '26', false),
  choice('hindsightWhen', '26', ['before-order', 'own-turn']),
  choice('conflict', '27', ['strict', 'redirect', 'pass-through']),
  flag('startShared', '28', false),
  choice('entry', '29', ['one-point', 'free']),
  flag('stopEarly', '30', true),
  flag('goalExact', '31', false),
  choice('goalEnds', '31', ['at-once', 'after-moves']),
  choice('mutinyDealer', '32', ['seat', 'captain']),
  choice('mutinyHand', '32', ['captain', 'seat']),
  choice('mutinyBid', '32', ['captain', 'seat']),
  choice('endEffects', '32', ['order-of-play', 'mutiny-first', 'thief-first']),
  { name: 'mutinyLeast', digest: '32', type: 'number', least: 0, most: 1, default: 1 },
  flag('blessedLasts', '34', true),
  flag('dummyTarget', '34', true),
  choice('dummyHand', '36', ['up-to-two', 'up-to-three']),
  choice('house', '36', ['alone', 'up-to-three']),
  flag('smallNemesis', '36', true),
  flag('dummyGoal', '36', true),
  flag('dummyFollows', '36', true),
] as const satisfies readonly Option[]);

type Row = (typeof options)[number];
type ValueOf<Of> = Of extends { choices: readonly (infer Choice)[] }
  ? Choice
  : Of extends { type: 'flag' }
    ? boolean
    : Of extends { type: 'number' }
      ? number
      : readonly number[];

export type Options = { readonly [Of in Row as Of['name']]: ValueOf<Of> };

export const defaultOptions = defaultsOf(options) as Options;

function choice<const Name extends string, const Choice extends string>(
  name: Name,
  digest: string,
  choices: readonly [Choice, ...Choice[]],
) {
  return { name, digest, type: 'choice' as const, choices, default: choices[0] };
}

function flag<const Name extends string>(name: Name, digest: string, byDefault: boolean) {
  return { name, digest, type: 'flag' as const, default: byDefault };
}
