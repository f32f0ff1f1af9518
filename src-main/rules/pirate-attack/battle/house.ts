import { defaultsOf, type Option } from '../../kernel/option.ts';

/** Every silence about a fight; `digest` names its row. */
export const battleOptions = [
  { name: 'zeroShipGuns', digest: 'X1', type: 'choice', choices: ['count', 'ignore'], default: 'count' },
  {
    name: 'wdOrder',
    digest: '9',
    type: 'choice',
    choices: ['mutiny', 'plague', 'poison'],
    default: 'mutiny',
  },
  {
    name: 'plagueVsArmada',
    digest: '10',
    type: 'choice',
    choices: ['largest', 'chosen', 'all'],
    default: 'largest',
  },
  { name: 'doubleMutiny', digest: '73', type: 'choice', choices: ['swap', 'stay'], default: 'swap' },
  { name: 'mutinyAfter', digest: '8', type: 'choice', choices: ['discard', 'stay'], default: 'discard' },
  { name: 'wdAfterFight', digest: '7', type: 'choice', choices: ['stay', 'discard'], default: 'stay' },
  { name: 'gunsFloor', digest: '63', type: 'flag', default: true },
  {
    name: 'doubleStack',
    digest: '12',
    pack: 'magic-shop',
    type: 'choice',
    choices: ['add', 'multiply'],
    default: 'add',
  },
  {
    name: 'confusionSplit',
    digest: '13',
    pack: 'magic-shop',
    type: 'choice',
    choices: ['floor', 'up'],
    default: 'floor',
  },
  { name: 'neighbourRing', digest: '14', pack: 'magic-shop', type: 'flag', default: true },
  { name: 'bystanderWD', digest: '15', pack: 'magic-shop', type: 'flag', default: false },
  {
    name: 'confusionCredit',
    digest: '16',
    pack: 'magic-shop',
    type: 'choice',
    choices: ['owner', 'nobody'],
    default: 'owner',
  },
  {
    name: 'ownShot',
    digest: '84',
    pack: 'magic-shop',
    type: 'choice',
    choices: ['likeSelfSunk', 'nobody'],
    default: 'likeSelfSunk',
  },
  {
    name: 'navyMagic',
    digest: '17',
    pack: ['magic-shop', 'raise-the-dead'],
    type: 'choice',
    choices: ['apply', 'ignore'],
    default: 'apply',
  },
  {
    name: 'reincarnationCauses',
    digest: '20',
    pack: 'magic-shop',
    type: 'choice',
    choices: ['fights', 'shots'],
    default: 'fights',
  },
  { name: 'seaEliminate', digest: '19', pack: 'raise-the-dead', type: 'flag', default: true },
  {
    name: 'largestTie',
    digest: '28',
    pack: 'raise-the-dead',
    type: 'choice',
    choices: ['owner', 'victim'],
    default: 'owner',
  },
  { name: 'spiritEndsFight', digest: '29', pack: 'raise-the-dead', type: 'flag', default: true },
  { name: 'explodeEndsFight', digest: '31', pack: 'miss-direction', type: 'flag', default: true },
  {
    name: 'ffUnused',
    digest: '30',
    pack: 'walk-the-plank',
    type: 'choice',
    choices: ['keep', 'discard'],
    default: 'keep',
  },
  {
    name: 'unusedMagic',
    digest: '62',
    pack: ['magic-shop', 'miss-direction', 'walk-the-plank'],
    type: 'choice',
    choices: ['keep', 'discard'],
    default: 'keep',
  },
  { name: 'smokeWD', digest: '34', pack: 'walk-the-plank', type: 'flag', default: false },
  { name: 'insuredTwice', digest: '22', pack: 'special-abilities', type: 'flag', default: false },
  { name: 'fleetMath', digest: '56', pack: 'tavern', type: 'flag', default: false },
] as const satisfies readonly Option[];

type Row = (typeof battleOptions)[number];
type ValueOf<R extends Row> = R extends { readonly choices: readonly (infer Choice)[] } ? Choice : boolean;

export type BattleOption = Row['name'];
export type BattleOptions = { readonly [R in Row as R['name']]: ValueOf<R> };

export const defaultBattleOptions = defaultsOf(battleOptions) as unknown as BattleOptions;

/** Those that may change who sinks or who has which ship. The others settle what is paid and what stays. */
const decisive: readonly BattleOption[] = [
  'zeroShipGuns',
  'wdOrder',
  'plagueVsArmada',
  'doubleMutiny',
  'gunsFloor',
  'doubleStack',
  'confusionSplit',
  'neighbourRing',
  'bystanderWD',
  'navyMagic',
  'seaEliminate',
  'spiritEndsFight',
  'explodeEndsFight',
  'smokeWD',
  'fleetMath',
];

/** Values of an option, the one in force among them. */
export const valuesOf = (name: BattleOption): readonly (string | boolean)[] =>
  battleOptions.flatMap((row): readonly (string | boolean)[] => {
    if (row.name !== name) return [];
    return row.type === 'flag' ? [true, false] : row.choices;
  });

/** The house rules of one table. It remembers which of them a fight has asked for: no other can change how it ends. */
export class House {
  readonly #options: BattleOptions;
  readonly #asked = new Set<BattleOption>();

  constructor(options: BattleOptions) {
    this.#options = options;
  }

  /** What a fight has turned on, in the order of the list. */
  get turnedOn(): readonly BattleOption[] {
    return decisive.filter((name) => this.#asked.has(name));
  }

  says<Name extends BattleOption>(name: Name): BattleOptions[Name] {
    this.#asked.add(name);
    return this.#options[name];
  }
}
