import { describe, expect, test } from 'vitest';
import { sampleBoard } from '../../../src-main/rules/pirates-flag/data/sample-board.ts';
import type { ShipPart } from '../../../src-main/contract/games/pirates-flag-view.ts';
import {
  acrossOf,
  along,
  berthOf,
  channelFor,
  fallOf,
  hullOf,
  middleOf,
  placeAt,
  type Channel,
} from '../../../src-renderer/games/pirates-flag/channel.ts';
import { banksOf, lyingOf, wordsBeside } from '../../../src-renderer/games/pirates-flag/places.ts';
import { placed, rectAround } from '../../../src-renderer/look/placing.ts';

const wide = { width: 178, height: 57 };
const narrow = { width: 130, height: 57 };
const boxes = { wide, narrow, noticed: { width: 178, height: 53 }, ultrawide: { width: 244, height: 57 } };
const plain = { ...sampleBoard, docks: [], hazards: [], posts: [], falls: [] };
const sized = (spaces: number) => ({ ...plain, spaces, flagShip: spaces });
const all = (channel: Channel) => Array.from({ length: channel.spaces }, (_, nth) => nth + 1);
const near = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);

describe('the channel', () => {
  test.each([
    [26, 2],
    [36, 3],
    [42, 3],
    [56, 4],
    [120, 6],
  ])('of %i spaces is wound in %i bands', (spaces, bands) => {
    expect(channelFor(sized(spaces), wide).bands).toBe(bands);
  });

  test.each(Object.entries(boxes))('lies within a %s picture, whatever the board', (_, box) => {
    for (const spaces of [6, 20, 36, 57, 90, 120]) {
      const channel = channelFor(sized(spaces), box);
      const half = channel.band / 2;
      for (const { x, y } of along(channel, 0, channel.space * spaces)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(box.width);
        expect(y - half).toBeGreaterThanOrEqual(0);
        expect(y + half).toBeLessThanOrEqual(box.height);
      }
    }
  });

  test.each(Object.entries(boxes))(
    'has spaces as long as one another along the water of a %s picture',
    (_, box) => {
      const channel = channelFor(sampleBoard, box);
      const lengths = all(channel).map((at) => {
        const points = along(channel, (at - 1) * channel.space, at * channel.space);
        return points.slice(1).reduce((sum, point, nth) => sum + near(point, points[nth] ?? point), 0);
      });
      expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(0.15);
    },
  );

  test('begins at the top and goes down towards the Dread Captain, so that water falls down', () => {
    const channel = channelFor(sampleBoard, wide);
    const heights = all(channel).map((at) => middleOf(channel, at).y);
    expect(heights.every((y, nth) => nth === 0 || y >= (heights[nth - 1] ?? 0) - 0.001)).toBe(true);
    for (const { top, foot } of sampleBoard.falls) {
      const [from, , , to] = fallOf(channel, top, foot);
      expect(to.y).toBeGreaterThan(from.y);
    }
  });

  test('is never left where one stretch goes over into the next', () => {
    const channel = channelFor(sampleBoard, wide);
    for (let way = 0; way < channel.space * channel.spaces - 0.5; way += 0.5)
      expect(near(placeAt(channel, way), placeAt(channel, way + 0.5))).toBeLessThan(0.51);
  });

  test('has docks that reach over both banks', () => {
    const channel = channelFor(sampleBoard, wide);
    const [one, other] = acrossOf(channel, 4, 1.5);
    expect(near(one, other)).toBeCloseTo(channel.band + 3, 5);
  });
});

describe('ships', () => {
  test('are as large as the sofa needs on the sample board, on every picture', () => {
    for (const [, box] of Object.entries(boxes))
      expect(channelFor(sampleBoard, box).ship).toBeGreaterThanOrEqual(7);
  });

  test.each([0, 8, 25, 36])('up to six on space %i lie beside one another, none over another', (at) => {
    const channel = channelFor(sampleBoard, wide);
    for (const many of [2, 3, 4, 5, 6]) {
      const berths = Array.from({ length: many }, (_, nth) => berthOf(channel, at, nth, many));
      berths.forEach((one, nth) => {
        for (const other of berths.slice(nth + 1)) {
          const apart =
            Math.abs(one.x - other.x) >= hullOf(one.size) * 0.95 ||
            Math.abs(one.y - other.y) >= one.size * 0.85;
          expect([many, apart]).toEqual([many, true]);
        }
      });
    }
  });
});

describe('what stands on the banks', () => {
  test('every Trading Post has a sign beside the water, and none over another', () => {
    const board = { ...sampleBoard, posts: [2, 13, 24, 26, 35] };
    for (const [, box] of Object.entries(boxes)) {
      const { posts } = banksOf(board, channelFor(board, box));
      expect([...posts.keys()].sort((a, b) => a - b)).toEqual(board.posts);
      const signs = [...posts.values()];
      for (const [nth, one] of signs.entries())
        for (const other of signs.slice(nth + 1))
          expect(
            one.left >= other.right ||
              other.left >= one.right ||
              one.top >= other.bottom ||
              other.top >= one.bottom,
          ).toBe(true);
    }
  });

  test('who carries the flag is named beside the ship, on every space of the sample board', () => {
    for (const [, box] of Object.entries(boxes)) {
      const channel = channelFor(sampleBoard, box);
      const banks = banksOf(sampleBoard, channel);
      const unnamed = all(channel).filter((at) => {
        const ship = { seat: 'blue', at, carriesFlag: true } as ShipPart;
        const name = { id: 'blue', words: 'Bartholomew', wide: 22, at };
        return !wordsBeside(channel, banks, lyingOf(channel, [ship]), [name], [], []).has('blue');
      });
      expect(unnamed).toEqual([]);
    }
  });

  test('of several ships on one space none is named beside another one of them', () => {
    const channel = channelFor(sampleBoard, wide);
    const banks = banksOf(sampleBoard, channel);
    const names = { red: 'Ines', blue: 'Bartholomew', yellow: 'Mo', green: 'Freya' };
    const misread = all(channel).flatMap((at) =>
      [3, 4].flatMap((many) => {
        const ships = Object.keys(names)
          .slice(0, many)
          .map((seat) => ({ seat, at, carriesFlag: seat === 'red' }) as ShipPart);
        const lying = lyingOf(channel, ships);
        const worded = ships.map(({ seat }) => {
          const words = names[seat as keyof typeof names];
          return { id: seat, words, wide: 2 * words.length + 1, at };
        });
        return [...wordsBeside(channel, banks, lying, worded, [], [])].flatMap(([id, words]) => {
          const y = (words.top + words.bottom) / 2;
          const own = lying.find(({ ship }) => ship.seat === id)?.berth.y ?? 0;
          const nearer = lying.filter(
            ({ berth }) =>
              words.left < berth.x && words.right > berth.x && Math.abs(y - berth.y) < Math.abs(y - own) - 1,
          );
          return nearer.map(({ ship }) => `${at}: ${id} at ${ship.seat}`);
        });
      }),
    );
    expect(misread).toEqual([]);
  });

  test('who carries the flag is never named above another ship instead of the own', () => {
    const channel = channelFor(sampleBoard, wide);
    const banks = banksOf(sampleBoard, channel);
    const name = (at: number) => ({ id: 'blue', words: 'Maximiliane-Charlotte', wide: 38, at });
    const taken = all(channel).flatMap((at) =>
      all(channel)
        .filter((other) => other !== at)
        .filter((other) => {
          const ships = [
            { seat: 'blue', at, carriesFlag: true } as ShipPart,
            { seat: 'red', at: other } as ShipPart,
          ];
          const lying = lyingOf(channel, ships);
          const words = wordsBeside(channel, banks, lying, [name(at)], [], []).get('blue');
          const boat = lying.find(({ ship }) => ship.seat === 'red')?.berth;
          const own = lying.find(({ ship }) => ship.seat === 'blue')?.berth;
          if (!words || !boat || !own) return false;
          const [x, y] = [(words.left + words.right) / 2, (words.top + words.bottom) / 2];
          const isOver = words.left < boat.x && words.right > boat.x && Math.abs(y - boat.y) < channel.band;
          return isOver && Math.abs(x - own.x) > 38 * 0.43;
        })
        .map((other) => [at, other]),
    );
    expect(taken).toEqual([]);
  });

  test('words take the first free place, and are left out rather than cut', () => {
    const bounds = { left: 0, top: 0, right: 20, bottom: 10 };
    const here = rectAround(5, 5, 8, 4);
    const there = rectAround(15, 5, 8, 4);
    const found = placed(
      [
        { id: 'one', places: [here, there] },
        { id: 'two', places: [here, there] },
        { id: 'three', places: [here, there] },
        { id: 'beyond', places: [rectAround(19, 1, 8, 4)] },
      ],
      [],
      bounds,
    );
    expect([...found]).toEqual([
      ['one', here],
      ['two', there],
    ]);
  });
});
