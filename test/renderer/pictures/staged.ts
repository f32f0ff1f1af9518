import type { AnyCommand } from '../../../src-main/contract/request.ts';
import { seatIds, type SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import { longNames } from '../quest/evening.ts';
import type { Evening } from './evenings.ts';

/** An evening of which every picture is set up: what captains at random seldom come to. */
export interface Staged extends Evening {
  readonly moments: readonly (readonly [name: string, ...commands: readonly AnyCommand[]])[];
}

type Ship = readonly [size: string, more?: { under?: number; curses?: number; armada?: boolean }];

const cardFor = (size: string): string => {
  const [cannons] = size.split('-');
  const kind =
    Number(cannons) < 5 ? 'sloop' : Number(cannons) < 7 || size === '7-7' ? 'schooner' : 'brigantine';
  return `${kind}-${size}`;
};
const rowOf = (ships: readonly Ship[], depth: string) =>
  ships.map(([size, { under = 0, curses = 0, armada = false } = {}]) => ({
    card: cardFor(size),
    ...(depth === 'cards' ? { under, curses } : {}),
    armada,
  }));

interface Captain {
  readonly name: string;
  readonly ships: readonly Ship[];
  readonly gold: number;
  readonly locked?: number;
  readonly fame: number;
}

const six: readonly Captain[] = [
  {
    name: 'Ines',
    ships: [
      ['3-4', { under: 1 }],
      ['5-6', { curses: 1 }],
      ['8-9', { under: 3 }],
    ],
    gold: 9,
    fame: 12,
  },
  {
    name: 'Bartholomew',
    ships: [
      ['4-4'],
      ['9-9', { under: 2, curses: 1, armada: true }],
      ['3-3', { curses: 1 }],
      ['10-10', { under: 4, armada: true }],
      ['5-5'],
      ['6-7', { armada: true }],
      ['3-4'],
      ['7-8', { under: 1, curses: 2 }],
      ['5-6'],
      ['8-8'],
    ],
    gold: 14,
    fame: 21,
  },
  { name: 'Mo', ships: [['10-10', { curses: 2 }], ['3-3'], ['7-8', { under: 2 }]], gold: 3, fame: 15 },
  {
    name: 'Freya',
    ships: [['6-7', { under: 5 }], ['5-5', { curses: 1 }], ['9-9']],
    gold: 11,
    locked: 4,
    fame: 26,
  },
  {
    name: 'Old Tom',
    ships: [
      ['8-8', { under: 1, curses: 3, armada: true }],
      ['6-7', { under: 2, armada: true }],
    ],
    gold: 22,
    locked: 5,
    fame: 9,
  },
  { name: 'Sam', ships: [], gold: 6, fame: 18 },
];

const ten: readonly Captain[] = [
  ...six.slice(0, 5),
  { name: 'Sam', ships: [['3-3'], ['4-4', { under: 1 }]], gold: 6, fame: 18 },
  { name: 'Nan', ships: [['7-7']], gold: 0, fame: 2 },
  { name: 'Jack', ships: [['5-6', { curses: 1, under: 2 }], ['4-4'], ['6-6']], gold: 17, fame: 11 },
  { name: 'Wen', ships: [['8-9'], ['9-9', { curses: 1 }]], gold: 8, fame: 7 },
  { name: 'Lotte', ships: [], gold: 1, fame: 0 },
];

function staged(
  name: string,
  captains: readonly Captain[],
  given: { readonly language?: 'en' | 'de'; readonly depth?: string; readonly options?: object },
  moments: Staged['moments'],
): Staged {
  const { language = 'en', depth = 'cards', options = {} } = given;
  const seats = captains.map(({ name: captain }, at) => ({
    seat: seatIds[at] as SeatId,
    captain: language === 'de' ? (longNames[at] ?? captain) : captain,
  }));
  const fields = Object.fromEntries(
    captains.flatMap(({ ships, gold, locked = 0, fame }, at) => {
      const seat = seatIds[at] ?? '';
      return [
        depth === 'score' ? [`ships.${seat}`, ships.length] : [`row.${seat}`, rowOf(ships, depth)],
        [`gold.${seat}`, gold],
        [`locked.${seat}`, locked],
        ...('fame' in options ? [] : [[`fame.${seat}`, fame] as const]),
      ];
    }),
  );
  const stood = { kind: 'setTable', fields: { ...fields, turn: 'red', round: 9 } } as AnyCommand;
  const [[first = '', ...firsts] = [''], ...others] = moments;
  return {
    name: `pirate-attack-staged-${name}-${language}`,
    game: pirateAttack,
    language,
    setup: { seats, depth, options } as never,
    moments: [[first, stood, ...firsts], ...others],
  };
}

const up = (ship: number, card: string): AnyCommand => ({ kind: 'turnUp', ship, card });
const opened = { kind: 'openShop', shop: 'market', price: 3 } as const;

/** The booklet's third example, as far as it is told. */
const third: readonly Captain[] = [
  {
    name: 'Ines',
    ships: [
      ['5-5', { armada: true, under: 1 }],
      ['6-7', { armada: true, under: 1, curses: 1 }],
      ['3-3', { armada: true, under: 1 }],
      ['9-9', { armada: true, curses: 1 }],
    ],
    gold: 4,
    fame: 5,
  },
  { name: 'Bartholomew', ships: [['8-8', { under: 2 }]], gold: 11, fame: 9 },
  ...six.slice(2),
];

const attackMoments: Staged['moments'] = [
  [
    'armada',
    { kind: 'drawCard', seat: 'red', card: 'you-must-attack-someone' },
    { kind: 'attack', seat: 'red', how: 'own', ship: 1, target: 5 },
    up(4, 'poison'),
    up(2, 'fire'),
    up(1, 'lazy-blacksmith-3'),
    up(2, 'lazy-carpenter-1'),
    up(3, 'lazy-carpenter-4'),
    up(5, 'skilled-blacksmith-4'),
  ],
  ['settled', up(5, 'skilled-carpenter-5'), { kind: 'settleFight' }],
];

const turnMoments: Staged['moments'] = [
  ['fleets'],
  [
    'market',
    { kind: 'drawCard', seat: 'red', pile: 2 },
    { kind: 'playCard', seat: 'red', card: 'open-market-3' },
  ],
  [
    'react',
    { kind: 'drawCard', seat: 'blue', pile: 2 },
    { kind: 'playCard', seat: 'blue', card: 'thief-steal-all-of-gold', on: 'green' },
  ],
];

/** One captain after the other is out, in later and later rounds. */
const goneIn = (seat: SeatId, round: number): readonly AnyCommand[] => [
  { kind: 'setTable', fields: { round, [`row.${seat}`]: [] } } as AnyCommand,
  { kind: 'goOut', seat },
];

const lastShip: Staged['moments'] = [
  ['before', ...goneIn('violet', 4), ...goneIn('white', 6), ...goneIn('yellow', 9)],
  ['over', ...goneIn('red', 11), ...goneIn('green', 13)],
];

const fameWon: Staged['moments'] = [['before'], ['over', { kind: 'scoreFame', seat: 'green', fame: 14 }]];

/** The main game in every scene, as the look has it. */
export const stagedEvenings: readonly Staged[] = [
  staged('six', six, { options: { ending: 'fame', fameTarget: 40 } }, turnMoments),
  staged('six', six, { language: 'de', depth: 'fights' }, [['fleets'], ['market', opened]]),
  staged('ten', ten, {}, turnMoments),
  staged('ten', ten, { language: 'de' }, turnMoments),
  staged('armada', third, {}, attackMoments),
  staged('armada', third, { language: 'de' }, attackMoments),
  staged('last-ship', six, { depth: 'fights' }, lastShip),
  staged('last-ship', six, { depth: 'fights', language: 'de', options: { fame: false } }, lastShip),
  staged('fame', six, { depth: 'fights', options: { ending: 'fame', fameTarget: 40 } }, fameWon),
  staged('score', six, { depth: 'score' }, [['turn'], ['market', opened]]),
];
