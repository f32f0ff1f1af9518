import { defaultsOf, inGroups, type Option } from '../kernel/option.ts';
import { battleOptions, type BattleOptions } from './battle/house.ts';
import { plankOptions } from './options-plank.ts';

/** What the booklet leaves open or offers; `digest` names its row, "optional" what the booklet offers itself. */
const own = [
  {
    name: 'ending',
    digest: 'optional',
    type: 'choice',
    choices: ['lastShip', 'fame', 'time'],
    default: 'lastShip',
  },
  { name: 'fame', digest: 'optional', type: 'flag', default: true },
  { name: 'fameTarget', digest: 'optional', type: 'number', least: 5, most: 100, default: 20 },
  { name: 'fameTie', digest: '48', type: 'choice', choices: ['shared', 'ships'], default: 'shared' },
  { name: 'minutes', digest: 'optional', type: 'number', least: 10, most: 600, default: 120 },
  { name: 'stolenUnlocks', digest: '54', type: 'flag', default: true },
  { name: 'refill', digest: '6', type: 'choice', choices: ['reshuffle', 'none'], default: 'reshuffle' },
  { name: 'buyDuringPriceCard', digest: '65', type: 'flag', default: true },
  { name: 'forceSelf', digest: '45', type: 'flag', default: false },
  { name: 'fsNoShip', digest: '69', type: 'choice', choices: ['refuse', 'fizzle'], default: 'refuse' },
  {
    name: 'redOutOfTurn',
    digest: '76',
    type: 'choice',
    choices: ['replace', 'acts'],
    default: 'replace',
  },
  { name: 'armadasPerPlayer', digest: '33', type: 'number', least: 1, most: 4, default: 1 },
  {
    name: 'reactionOrder',
    digest: '43',
    type: 'choice',
    choices: ['declared', 'clockwise'],
    default: 'declared',
  },
  { name: 'teamKnife', digest: '46', type: 'flag', default: false },
  { name: 'teamFame', digest: '47', type: 'choice', choices: ['sum', 'best'], default: 'sum' },
  { name: 'stalemateRounds', digest: '49', type: 'number', least: 1, most: 5, default: 1 },
  {
    name: 'navyOrder',
    digest: '18',
    pack: ['magic-shop', 'raise-the-dead'],
    type: 'choice',
    choices: ['right', 'left', 'asked'],
    default: 'right',
  },
  {
    name: 'fameNavy',
    digest: '4',
    pack: ['magic-shop', 'raise-the-dead'],
    type: 'number',
    least: 0,
    most: 9,
    default: 1,
  },
  {
    name: 'stormPrize',
    digest: '72',
    pack: ['magic-shop', 'raise-the-dead', 'tavern'],
    type: 'choice',
    choices: ['none', 'drawer'],
    default: 'none',
  },
  {
    name: 'sailsFrom',
    digest: '58',
    pack: 'raise-the-dead',
    type: 'choice',
    choices: ['both', 'hand', 'row'],
    default: 'both',
  },
  {
    name: 'invisibleAfterFight',
    digest: 'X10',
    pack: 'raise-the-dead',
    type: 'choice',
    choices: ['hidden', 'shown'],
    default: 'hidden',
  },
  {
    name: 'hiddenArmada',
    digest: '32',
    pack: ['raise-the-dead', 'special-abilities'],
    type: 'flag',
    default: false,
  },
  {
    name: 'portPerTurn',
    digest: '37',
    pack: 'walk-the-plank',
    type: 'number',
    least: 1,
    most: 10,
    default: 1,
  },
  {
    name: 'portAtEnd',
    digest: '50',
    pack: 'walk-the-plank',
    type: 'choice',
    choices: ['count', 'ignore'],
    default: 'count',
  },
  {
    name: 'damnPiratesCards',
    digest: '74',
    pack: ['walk-the-plank', 'tavern'],
    type: 'choice',
    choices: ['travel', 'discard'],
    default: 'travel',
  },
  { name: 'gamblerAtLeast', digest: '41', pack: 'walk-the-plank', type: 'flag', default: true },
  {
    name: 'die',
    digest: '40',
    pack: ['walk-the-plank', 'tavern'],
    type: 'number',
    least: 4,
    most: 20,
    default: 6,
  },
  { name: 'feesFlat', digest: '38', pack: 'special-abilities', type: 'flag', default: true },
  { name: 'duplicatePort', digest: '57', pack: 'walk-the-plank', type: 'flag', default: false },
  {
    name: 'halfRound',
    digest: '23',
    pack: ['tavern', 'special-abilities'],
    type: 'choice',
    choices: ['up', 'down'],
    default: 'up',
  },
  {
    name: 'xxCopy',
    digest: '24',
    pack: 'special-abilities',
    type: 'choice',
    choices: ['roll', 'same'],
    default: 'roll',
  },
  { name: 'removeWhenAttacking', digest: '53', pack: 'special-abilities', type: 'flag', default: false },
  { name: 'removeVsNavy', digest: '80', pack: 'special-abilities', type: 'flag', default: true },
  {
    name: 'abilityClass',
    digest: '75',
    pack: 'special-abilities',
    type: 'choice',
    choices: ['schooner', 'none'],
    default: 'schooner',
  },
  { name: 'strandedStacks', digest: '36', pack: 'miss-direction', type: 'flag', default: true },
  { name: 'strandedBuys', digest: '51', pack: 'miss-direction', type: 'flag', default: false },
  {
    name: 'whirlpoolPort',
    digest: '21',
    pack: 'miss-direction',
    with: ['walk-the-plank'],
    type: 'choice',
    choices: ['spare', 'sink'],
    default: 'spare',
  },
  {
    name: 'smallest',
    digest: '27',
    pack: 'tavern',
    type: 'choice',
    choices: ['sum', 'strength', 'cannons'],
    default: 'sum',
  },
  {
    name: 'evilHidden',
    digest: '77',
    pack: 'tavern',
    type: 'choice',
    choices: ['skip', 'deal'],
    default: 'skip',
  },
  {
    name: 'auctionPayee',
    digest: '39',
    pack: 'tavern',
    type: 'choice',
    choices: ['bank', 'owner'],
    default: 'bank',
  },
  {
    name: 'bermudaInsurance',
    digest: '71',
    pack: 'tavern',
    with: ['walk-the-plank', 'special-abilities'],
    type: 'flag',
    default: true,
  },
  { name: 'mdUnlisted', digest: '70', pack: 'miss-direction', type: 'flag', default: false },
  { name: 'blockadeFaceUp', digest: '52', pack: 'special-abilities', type: 'flag', default: true },
  { name: 'blockSaveGold', digest: 'a1', pack: 'special-abilities', type: 'flag', default: false },
  {
    name: 'blockRoyalNavy',
    digest: 'a2',
    pack: ['magic-shop', 'raise-the-dead'],
    with: ['special-abilities'],
    type: 'flag',
    default: true,
  },
  {
    name: 'blockForceAttack',
    digest: 'a3',
    pack: 'miss-direction',
    with: ['special-abilities'],
    type: 'flag',
    default: true,
  },
  { name: 'redirectYMA', digest: 'X6', pack: 'special-abilities', type: 'flag', default: false },
  {
    name: 'twinsAbility',
    digest: 'X5',
    pack: 'special-abilities',
    type: 'choice',
    choices: ['never', 'same'],
    default: 'never',
  },
  { name: 'twinsDuplicate', digest: '66', pack: 'special-abilities', type: 'flag', default: false },
  {
    name: 'noFreeGold',
    digest: 'X11',
    pack: 'special-abilities',
    type: 'choice',
    choices: ['literal', 'piles'],
    default: 'literal',
  },
  { name: 'reincarnationFirst', digest: '61', pack: 'special-abilities', type: 'flag', default: true },
  {
    name: 'masterSpends',
    digest: '79',
    pack: 'special-abilities',
    type: 'choice',
    choices: ['purchases', 'all'],
    default: 'purchases',
  },
  {
    name: 'starters',
    digest: 'optional',
    pack: 'special-abilities',
    type: 'choice',
    choices: ['both', 'one'],
    default: 'both',
  },
  ...plankOptions,
] as const satisfies readonly Option[];

/** What fights of the main game can turn on. */
const ofFights = [
  'zeroShipGuns',
  'wdOrder',
  'plagueVsArmada',
  'doubleMutiny',
  'mutinyAfter',
  'wdAfterFight',
  'gunsFloor',
] as const;

/** What the Magic Shop brings to fights. */
const ofMagic = [
  'doubleStack',
  'confusionSplit',
  'neighbourRing',
  'bystanderWD',
  'confusionCredit',
  'ownShot',
  'reincarnationCauses',
  'unusedMagic',
  'navyMagic',
] as const;

/** What cards of a whole fleet bring to them. */
const ofFleets = ['fleetMath'] as const;

/** What Spirits and Eliminates bring to them. */
const ofSpirits = ['seaEliminate', 'largestTie', 'spiritEndsFight'] as const;

/** What Force Fields and a Smoke Screen bring to them. */
const ofPlank = ['ffUnused', 'smokeWD'] as const;

/** What Exploding Cannons bring to them. */
const ofDirection = ['explodeEndsFight'] as const;

/** What ability ships bring to them. */
const ofAbilities = ['insuredTwice'] as const;

const fromBattle = [
  ...ofFights,
  ...ofMagic,
  ...ofSpirits,
  ...ofDirection,
  ...ofPlank,
  ...ofFleets,
  ...ofAbilities,
] as const;

/** How they stand together on the start page; the headings stand under `group.<group>`. */
const groups = {
  ending: ['ending', 'fame', 'fameTarget', 'fameTie', 'minutes', 'stalemateRounds'],
  gold: ['stolenUnlocks', 'refill', 'buyDuringPriceCard'],
  cards: ['forceSelf', 'fsNoShip', 'redOutOfTurn', 'armadasPerPlayer'],
  teams: ['teamFame', 'teamKnife', 'reactionOrder'],
  fights: ofFights,
  magic: [...ofMagic, 'navyOrder', 'fameNavy', 'stormPrize'],
  dead: [...ofSpirits, 'sailsFrom', 'invisibleAfterFight', 'hiddenArmada'],
  direction: [...ofDirection, 'strandedStacks', 'strandedBuys', 'mdUnlisted', 'whirlpoolPort'],
  plank: [
    ...plankOptions.map(({ name }) => name),
    ...ofPlank,
    'damnPiratesCards',
    'gamblerAtLeast',
    'die',
    'portPerTurn',
    'portAtEnd',
    'duplicatePort',
  ],
  tavern: ['halfRound', ...ofFleets, 'smallest', 'evilHidden', 'auctionPayee', 'bermudaInsurance'],
  abilities: [
    'starters',
    'redirectYMA',
    'twinsAbility',
    'twinsDuplicate',
    'noFreeGold',
    'reincarnationFirst',
    'masterSpends',
    ...ofAbilities,
    'xxCopy',
    'removeWhenAttacking',
    'removeVsNavy',
    'abilityClass',
    'feesFlat',
    'blockadeFaceUp',
    'blockSaveGold',
    'blockRoyalNavy',
    'blockForceAttack',
  ],
} as const;

export const options: readonly Option[] = inGroups(groups, [
  ...own,
  ...battleOptions.filter(({ name }) => fromBattle.some((one) => one === name)),
]);

type Row = (typeof own)[number];
type ValueOf<R extends Row> = R extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : R extends { readonly type: 'flag' }
    ? boolean
    : number;

/** How a table has settled them. */
export type Options = { readonly [R in Row as R['name']]: ValueOf<R> } & Pick<
  BattleOptions,
  (typeof fromBattle)[number]
>;

export const defaultOptions = defaultsOf(options) as unknown as Options;

/** A game that fame ends counts it, whatever else was settled. */
export const keepsFame = ({ fame, ending }: Options): boolean => fame || ending !== 'lastShip';

/** Those of them that the battle computer asks. */
export const settledInFights = (options: Options): Pick<BattleOptions, (typeof fromBattle)[number]> =>
  Object.fromEntries(fromBattle.map((name) => [name, options[name]])) as Pick<
    BattleOptions,
    (typeof fromBattle)[number]
  >;
