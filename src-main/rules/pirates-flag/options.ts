import { defaultsOf, inGroups, type Option } from '../kernel/option.ts';

/** How they stand together on the start page; the headings stand under `group.<group>`. */
const groups = {
  start: ['firstTie'],
  movement: ['onlyCourse', 'endOfBoard', 'seaEnd', 'exactLeave', 'leaveByCard', 'carrierSeaward'],
  hazards: ['hazardAfterCards', 'hazardChain', 'pushesPass'],
  falls: ['fallCost', 'fallAtRest', 'fallLosesFlag'],
  posts: ['postLimit', 'postLanding', 'postStay', 'overLimit'],
  flag: ['pickUp', 'takeAtSea', 'flagFalls'],
  captains: ['captainCounts', 'captainOnStack'],
  battle: ['doubling', 'tieBonus'],
} as const;

/**
 * Every silence of the rulebook; `digest` names its row, "optional" the rules that the rulebook offers itself, "ours"
 * what the companion does for a table that would rather do it by hand.
 */
export const options = inGroups(groups, [
  {
    name: 'onlyCourse',
    digest: 'ours',
    type: 'choice',
    choices: ['noCards', 'asked', 'sails'],
    default: 'noCards',
  },
  {
    name: 'endOfBoard',
    digest: '3',
    type: 'choice',
    choices: ['stopOrTurn', 'mustTurn', 'mustStop'],
    default: 'stopOrTurn',
  },
  { name: 'seaEnd', digest: '4', type: 'choice', choices: ['lastSpace', 'sea'], default: 'lastSpace' },
  { name: 'postLimit', digest: '5', type: 'choice', choices: ['own', 'five'], default: 'own' },
  { name: 'firstTie', digest: '6', type: 'choice', choices: ['tied', 'all', 'clockwise'], default: 'tied' },
  { name: 'fallCost', digest: '7', type: 'number', least: 0, most: 1, default: 1 },
  { name: 'fallAtRest', digest: '8', type: 'flag', default: false },
  { name: 'hazardAfterCards', digest: '9', type: 'flag', default: true },
  { name: 'hazardChain', digest: '9', type: 'flag', default: true },
  { name: 'pushesPass', digest: '10', type: 'flag', default: true },
  { name: 'pickUp', digest: '11', type: 'choice', choices: ['automatic', 'asked'], default: 'automatic' },
  { name: 'captainCounts', digest: '12', type: 'flag', default: false },
  { name: 'captainOnStack', digest: '12', type: 'flag', default: true },
  { name: 'doubling', digest: '13', type: 'choice', choices: ['dieFirst', 'wholeSum'], default: 'dieFirst' },
  { name: 'tieBonus', digest: '14', type: 'choice', choices: ['spent', 'kept'], default: 'spent' },
  { name: 'exactLeave', digest: '15', type: 'flag', default: false },
  { name: 'leaveByCard', digest: '16', type: 'flag', default: true },
  { name: 'postLanding', digest: '18', type: 'flag', default: true },
  { name: 'postStay', digest: '18', type: 'choice', choices: ['leave', 'eachTurn'], default: 'leave' },
  { name: 'overLimit', digest: '21', type: 'choice', choices: ['discard', 'keep'], default: 'discard' },
  { name: 'takeAtSea', digest: '16', type: 'choice', choices: ['wins', 'refused'], default: 'wins' },
  { name: 'flagFalls', digest: '22', type: 'choice', choices: ['afloat', 'atOnce'], default: 'afloat' },
  { name: 'fallLosesFlag', digest: 'optional', type: 'flag', default: true },
  { name: 'carrierSeaward', digest: 'optional', type: 'flag', default: false },
] as const satisfies readonly Option[]);

type Row = (typeof options)[number];
type ValueOf<R extends Row> = R extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : R extends { readonly type: 'flag' }
    ? boolean
    : number;

/** How a table has settled them. */
export type Options = { readonly [R in Row as R['name']]: ValueOf<R> };

export const defaultOptions = defaultsOf(options) as unknown as Options;
