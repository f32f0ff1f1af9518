/** Pirate Attack with all packs, set up: what is rare, and what makes a picture crowded. */
import type { AnyCommand } from '../../../src-main/contract/request.ts';
import { seatIds, type SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { packs } from '../../../src-main/rules/pirate-attack/cards.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import { longNames } from '../quest/evening.ts';
import type { Staged } from './staged.ts';

interface More {
  readonly under?: number;
  readonly magic?: number;
  readonly curses?: number;
  readonly armada?: true;
  readonly hidden?: true;
  readonly port?: true;
  readonly bounty?: number;
  readonly copyOf?: SeatId;
  readonly copyAt?: number;
}
type Ship = readonly [card: string, more?: More];

export interface Captain {
  readonly name: string;
  readonly ships: readonly Ship[];
  readonly fields: Readonly<Record<string, unknown>>;
}

const lying = (...cards: readonly string[]) => cards.map((card) => ({ card }));

const ines: Captain = {
  name: 'Ines',
  ships: [
    ['sloop-3-4', { under: 1 }],
    ['schooner-5-6', { curses: 1 }],
    ['unknown-size-ship-x-x', { under: 1, magic: 1 }],
  ],
  fields: {
    ...{ gold: 31, locked: 5, fame: 12, cures: 2, magic: 3, blocks: 1 },
    ...{ soul: 'over-charged', ability: 'the-doctor', kept: lying('double-play', 'fire-sale') },
  },
};
const bartholomew: Captain = {
  name: 'Bartholomew',
  ships: [
    ['armada-ship-6-6', { armada: true, under: 2 }],
    ['galleon-12-12', { armada: true, under: 2, curses: 1 }],
    ['sloop-3-3', { curses: 1, bounty: 1 }],
    ['floating-death-ship-20-20', { under: 3, magic: 1, armada: true }],
    ['flying-dutchman-15-15', { bounty: 2 }],
    ['insured-ship-6-7', { armada: true }],
    ['brigantine-10-10', { curses: 2, magic: 1 }],
    ['brigantine-7-8', { under: 1, curses: 3 }],
    ['schooner-5-6'],
    ['brigantine-8-8', { hidden: true, under: 1 }],
    ['sloop-3-4', { copyOf: 'red', copyAt: 1 }],
  ],
  fields: {
    ...{ gold: 14, fame: 21, magic: 1, blocks: 2, soul: 'bad-math', ability: 'black-market' },
    kept: lying('journeyman', 'sneak-thief'),
  },
};
const mo: Captain = {
  name: 'Mo',
  ships: [
    ['brigantine-10-10', { curses: 2, armada: true }],
    ['sloop-3-3', { armada: true }],
    ['extra-gold-ship-6-7', { under: 2, armada: true }],
  ],
  fields: {
    ...{ gold: 3, fame: 15, soul: 'bad-customer', ability: 'bone-yard' },
    kept: lying('the-trap', 'stranded-on-an-island'),
  },
};
const freya: Captain = {
  name: 'Freya',
  ships: [
    ['schooner-6-7', { under: 5 }],
    ['schooner-5-5', { curses: 1, magic: 1 }],
    ['brigantine-9-9', { hidden: true }],
    ['sloop-4-4', { hidden: true }],
  ],
  fields: { gold: 11, locked: 4, fame: 26, magic: 4, soul: 'sharks', ability: 'money-master' },
};
const tom: Captain = {
  name: 'Old Tom',
  ships: [
    ['brigantine-8-8', { under: 1, curses: 3, armada: true }],
    ['schooner-6-7', { under: 2, armada: true }],
    ['sloop-3-4', { port: true, curses: 2 }],
    ['schooner-5-5', { port: true }],
  ],
  fields: { gold: 22, locked: 5, fame: 9, hand: 3, kept: lying('walk-the-plank', 'rat-infestation') },
};
const sam: Captain = {
  name: 'Sam',
  ships: [
    ['sloop-3-4', { port: true }],
    ['schooner-5-5', { port: true }],
    ['brigantine-9-9', { port: true }],
    ['black-beard-15-15', { port: true }],
  ],
  fields: { gold: 6, fame: 18, soul: 'banned-from-the-bar', ability: 'the-vault' },
};

export const six = [ines, bartholomew, mo, freya, tom, sam] as const;
const ten: readonly Captain[] = [
  ...six,
  {
    name: 'Nan',
    ships: [['schooner-7-7'], ['opponent-remove-ship-6-6', { curses: 1 }]],
    fields: { gold: 0, locked: 5, fame: 0 },
  },
  {
    name: 'Oluwaseun',
    ships: [
      ['sloop-3-4', { port: true }],
      ['brigantine-9-9', { port: true }],
    ],
    fields: { gold: 12, fame: 7, soul: 'size-limit', ability: 're-use-the-spell' },
  },
  {
    name: 'Wen',
    ships: [
      ['invisible-ship-6-7', { hidden: true }],
      ['brigantine-8-9', { under: 1 }],
    ],
    fields: { gold: 8, fame: 7, kept: lying('apprentice') },
  },
  { name: 'Lotte', ships: [], fields: { gold: 1, fame: 0, magic: 2 } },
];

/** Two armadas that meet, with much on and under them. */
export const two: readonly Captain[] = [
  {
    name: 'Ines',
    ships: [
      ['schooner-5-5', { armada: true, under: 1 }],
      ['unknown-size-ship-x-x', { armada: true, under: 1, curses: 1 }],
      ['sloop-3-3', { armada: true, magic: 1 }],
      ['brigantine-9-9', { armada: true, curses: 1 }],
      ['armada-ship-6-6', { magic: 1 }],
    ],
    fields: { gold: 9, fame: 12, kept: lying('apprentice'), ability: 're-use-the-spell' },
  },
  {
    name: 'Bartholomew',
    ships: [
      ['brigantine-8-8', { armada: true, under: 2, curses: 1 }],
      ['self-remove-ship-6-7', { armada: true, magic: 1 }],
      ['galleon-12-12', { armada: true, under: 1, bounty: 1 }],
    ],
    fields: { gold: 11, fame: 9, cures: 2, soul: 'bad-math', ability: 're-direction' },
  },
  { ...mo, fields: { ...mo.fields, kept: lying('rats') } },
  freya,
];

const rowOf = (ships: readonly Ship[]) =>
  ships.map(([card, { under = 0, magic = 0, curses = 0, ...more } = {}]) => ({
    ...{ card, under, magic, curses, armada: false, ...more },
  }));

/** The table as it stands, with red on turn. */
export function standing(captains: readonly Captain[], more: object = {}): AnyCommand {
  const fields = Object.fromEntries(
    captains.flatMap(({ ships, fields: own }, at) => {
      const seat = seatIds[at] ?? '';
      return [
        [`row.${seat}`, rowOf(ships)],
        ...Object.entries(own).map(([field, value]) => [`${field}.${seat}`, value] as const),
      ];
    }),
  );
  return { kind: 'setTable', fields: { ...fields, turn: 'red', round: 9, ...more } } as AnyCommand;
}

function packed(
  name: string,
  captains: readonly Captain[],
  given: { readonly language?: 'en' | 'de'; readonly options?: object; readonly teams?: true },
  moments: Staged['moments'],
): Staged {
  const { language = 'en', options = {}, teams } = given;
  const seats = captains.map(({ name: captain }, at) => ({
    seat: seatIds[at] as SeatId,
    captain: language === 'de' ? (longNames[at] ?? captain) : captain,
  }));
  const stood = standing(captains);
  const [[first = '', ...firsts] = [''], ...others] = moments;
  return {
    name: `pirate-attack-packs-${name}-${language}`,
    game: pirateAttack,
    language,
    setup: { seats, depth: 'cards', options, edition: { packs }, ...(teams ? { teams } : {}) } as never,
    moments: [[first, stood, ...firsts], ...others],
  };
}

const red = 'red' as SeatId;
const blue = 'blue' as SeatId;
const draw = (seat: SeatId, card?: string): AnyCommand => ({
  ...{ kind: 'drawCard', seat },
  ...(card === undefined ? { pile: 2 } : { card }),
});
const play = (seat: SeatId, card: string, more: object = {}): AnyCommand => ({
  ...{ kind: 'playCard', seat, card },
  ...more,
});
const buy = (seat: SeatId, goods: string, count = 1): AnyCommand => ({ kind: 'buy', seat, goods, count });
const turnOf = (seat: SeatId, fields: object = {}): AnyCommand => ({
  kind: 'setTable',
  fields: { turn: seat, ...fields },
});
const up = (ship: number, card: string): AnyCommand => ({ kind: 'turnUp', ship, card });

const attack = (ship: number, target: number): AnyCommand => ({
  ...{ kind: 'attack', seat: red, how: 'own', ship, target },
});
const settled: AnyCommand = { kind: 'settleFight' };

const crowd: Staged['moments'] = [
  ['fleets'],
  ['market', draw(red), play(red, 'open-market-3')],
  ['magic-laid', turnOf(blue), { kind: 'layMagic', seat: blue, ship: 1 }],
  ['thief-waits', draw(blue), play(blue, 'thief-steal-all-of-gold', { on: 'green' })],
  ['shut', turnOf('green'), draw('green'), play('green', 'close-all-markets')],
];

const rare: Staged['moments'] = [
  ['auction', buy(red, 'tavern'), play(red, 'the-auction', { ship: 4 })],
  ['auction-bids', { kind: 'bid', seat: blue, gold: 4 }],
  ['tavern-card', { kind: 'closeBids' }, turnOf('green', { 'gold.green': 40 }), buy('green', 'tavern', 2)],
  [
    'copy-cat',
    play('green', 'copy-cat', { on: red }),
    play('green', 'extra-magic'),
    turnOf(red, { 'gold.red': 44 }),
    buy(red, 'cures', 2),
  ],
  [
    'gambler',
    { kind: 'takeGoods', seat: 'green', goods: 'cures' },
    { kind: 'takeGoods', seat: 'green', goods: 'cures' },
    { kind: 'playMagic', seat: red, card: 'the-gambler', gold: 3 },
    { kind: 'throwStake', seat: red, face: 5 },
  ],
  [
    'power-play',
    { kind: 'throwStake', seat: blue, face: 2 },
    { kind: 'throwStake', seat: 'yellow', face: 3 },
    { kind: 'throwStake', seat: 'green', face: 1 },
    draw(red),
    play(red, 'power-play', { on: 'green' }),
  ],
];

const windows: Staged['moments'] = [
  ['navy', draw(red, 'royal-navy-12-12')],
  ['navy-thrown', { kind: 'throwSize', ship: 2, cannons: 4, strength: 11 }, up(2, 'reincarnation')],
  ['bone-yard', settled, settled],
];

export const battle: Staged['moments'] = [
  ['declared', draw(red, 'you-must-attack-someone'), attack(1, 6)],
  ['cursed', up(4, 'poison'), up(2, 'fire'), up(6, 'storm')],
  [
    'turned',
    ...[up(1, 'lazy-blacksmith-3'), up(2, 'skilled-carpenter-4'), up(3, 'double-ships-cannons')],
    ...[up(6, 'skilled-blacksmith-2'), up(6, 'skilled-carpenter-5'), up(7, 'force-field')],
    ...[{ kind: 'throwSize', ship: 2, cannons: 17, strength: 9 } as AnyCommand, up(8, 'lazy-carpenter-2')],
  ],
  ['settled', { kind: 'removeCard', by: 7, ship: 7, card: 'force-field' }, settled],
];

const target = { ending: 'fame', fameTarget: 40 } as const;
const quiet: Captain = { ...mo, fields: { ...mo.fields, kept: lying('rats') } };

const goneIn = (seat: SeatId, round: number): readonly AnyCommand[] => [
  {
    kind: 'setTable',
    fields: { round, [`row.${seat}`]: [], [`hand.${seat}`]: 0, [`out.${seat}`]: true },
  } as AnyCommand,
];
const lastShip: Staged['moments'] = [
  ['before', ...goneIn('violet', 4), ...goneIn('white', 6), ...goneIn('yellow', 9)],
  ['over', ...goneIn(red, 11), ...goneIn('green', 13)],
];

export const packEvenings: readonly Staged[] = [
  packed('six', six, { language: 'de', options: target }, crowd),
  packed('three', [ines, bartholomew, freya], {}, crowd.slice(0, 2)),
  packed('ten', ten, {}, crowd),
  packed('ten', ten, { language: 'de' }, crowd.slice(0, 2)),
  packed('rare', [ines, bartholomew, quiet, freya], { language: 'de' }, rare),
  packed(
    'windows',
    [
      { ...ines, ships: [['sloop-3-4'], ['unknown-size-ship-x-x', { magic: 1 }]] },
      tom,
      { ...mo, fields: { ...mo.fields, gold: 8 } },
      freya,
    ],
    {},
    windows,
  ),
  packed('armadas', two, {}, battle),
  packed('armadas', two, { language: 'de' }, battle),
  packed('last-ship', six, { language: 'de' }, lastShip),
  packed('fame', six, { options: target }, [['over', { kind: 'scoreFame', seat: 'green', fame: 14 }]]),
];
