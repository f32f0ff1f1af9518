import { describe, expect, it } from 'vitest';
import { scenarios } from '../../../../src-main/rules/pirate-quest/data/scenarios.ts';
import { designs } from '../../../../src-main/rules/pirate-quest/data/designs.ts';
import { buildChart } from '../../../../src-main/rules/pirate-quest/map/build.ts';
import { hasWayToGoal, traps } from '../../../../src-main/rules/pirate-quest/map/check.ts';
import type { Chart } from '../../../../src-main/rules/pirate-quest/map/chart.ts';
import { randomLayout } from '../../../../src-main/rules/pirate-quest/map/random.ts';
import { en } from '../../../../src-main/rules/pirate-quest/text/en.ts';
import { sit } from '../table.ts';

const charted = (layout: Parameters<typeof buildChart>[0], cover = false): Chart => {
  const chart = buildChart(layout, cover);
  if (typeof chart === 'string') throw new Error(`${layout.id}: ${chart}`);
  return chart;
};

describe('the stored maps', () => {
  it('are at least six, and each has a name of its own', () => {
    expect(scenarios.length).toBeGreaterThanOrEqual(6);
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
    for (const { id } of scenarios) expect(en[`scenario.${id}`]).toBeDefined();
  });

  it('stand in for the printed ones: two rows of three, and five cards in a plain track (silence 4)', () => {
    for (const { colours } of designs) expect(colours).toHaveLength(6);
    const [plain] = scenarios;
    expect(plain?.cards.map(({ x, y, turn }) => [x, y, turn])).toEqual([
      [0, 0, 0],
      [3, 0, 0],
      [6, 0, 0],
      [9, 0, 0],
      [12, 0, 0],
    ]);
    // The table's own card lies where those of the booklet would.
    const own = { id: 'own', cards: scenarios[3]?.cards ?? [], accelerations: [1] };
    expect(sit({ map: { kind: 'laid', layout: own } }).state.chart?.squares).toHaveLength(18);
  });

  for (const layout of scenarios) {
    for (const cover of [false, true]) {
      it(`${layout.id} can be finished from every square one gets to${cover ? ', with covered cards too' : ''}`, () => {
        const chart = charted(layout, cover);
        expect(hasWayToGoal(chart)).toBe(true);
        expect(traps(chart)).toEqual([]);
      });
    }

    it(`${layout.id} is raced to the goal by a captain who always bids well`, () => {
      const table = sit({ captains: 3, map: { kind: 'scenario', scenario: layout.id } });
      for (let battle = 0; battle < 40 && table.state.phase !== 'over'; battle++) {
        const { cards } = table.state.battle;
        // Red alone wins and has said so; the others are two or more off, or stay where they are.
        const bids: Record<string, number> = { red: cards, blue: cards, yellow: 1 };
        while (table.awaits === 'bid') table.bids(bids[table.turn ?? ''] ?? 0);
        table.counts({ red: cards, blue: 0, yellow: 0 });
        while (table.mover[0] === 'red' && table.state.phase === 'moving') {
          const moves = farther(table.state.chart, table);
          if (moves === null) table.do({ kind: 'stop', seat: 'red' });
          else table.do({ kind: 'move', seat: 'red', to: moves });
        }
        while (table.awaits === 'move') overruledStop(table);
      }
      expect(table.state.winner).toBe('red');
    });
  }
});

type Sitting = ReturnType<typeof sit>;

/** The square of the highest rank within reach, if one lies farther on or nearer the goal. */
function farther(chart: Chart | null, table: Sitting): string | null {
  const marker = table.state.markers.red;
  const squares = (chart?.squares ?? []).filter((square) => square.rank >= (marker?.rank ?? 0));
  const goal = squares.find(({ id }) => id === chart?.goal);
  const sorted = [...squares].sort(
    (a, b) => b.rank - a.rank || Math.abs(a.y - (goal?.y ?? 0)) - Math.abs(b.y - (goal?.y ?? 0)),
  );
  for (const { id, rank } of [...(goal ? [goal] : []), ...sorted]) {
    const isOn = rank > (marker?.rank ?? 0) || id === chart?.goal || rank === chart?.length;
    if (isOn && id !== marker?.square && accepts(table, id)) return id;
  }
  return null;
}

const accepts = (table: Sitting, to: string): boolean => {
  try {
    table.code({ kind: 'move', seat: 'red', to });
    return false;
  } catch {
    return table.state.markers.blue?.square !== to && table.state.markers.yellow?.square !== to;
  }
};

function overruledStop(table: Sitting): void {
  const [seat] = table.mover;
  if (seat === 'red' || seat === 'blue' || seat === 'yellow')
    table.overrule({ kind: 'stop', seat }, 'must-move');
}

describe('the map cards', () => {
  it('have six squares each, and barriers that stand somewhere', () => {
    expect(designs.length).toBeGreaterThanOrEqual(10);
    for (const design of designs) {
      expect(design.colours).toHaveLength(6);
      expect(
        charted({
          id: 'one',
          cards: [0, 3, 6].map((x) => ({ ...design, x, y: 0, turn: 0 })),
          accelerations: [],
        }).squares,
      ).toHaveLength(18);
    }
  });
});

describe('a random map', () => {
  it('of three to ten cards can always be finished', () => {
    for (let seed = 0; seed < 60; seed++) {
      const cards = 3 + (seed % 8);
      const layout = randomLayout(cards, seed);
      expect(layout.cards).toHaveLength(cards);
      const chart = charted(layout);
      expect([hasWayToGoal(chart), traps(chart)]).toEqual([true, []]);
    }
  });

  it('is the same on any machine', () => {
    const told = ([cards, seed]: readonly [number, number]) => {
      const { id, accelerations, cards: laid } = randomLayout(cards, seed);
      const words = laid.map(({ x, y, turn, colours, barriers }) =>
        [
          x,
          y,
          turn,
          colours.map(([letter]) => letter).join(''),
          barriers.map(({ square, at }) => `${square}${at}`).join(' '),
        ].join(','),
      );
      return [id, accelerations, words];
    };
    expect(
      (
        [
          [4, 7],
          [6, 1],
          [10, 12345],
        ] as const
      ).map(told),
    ).toEqual([
      ['random-4-7', [1, 3], ['0,0,0,gbrrwg,', '3,1,0,rgbgwb,1se', '6,1,0,grwgwg,1e', '9,1,1,bwggrb,']],
      [
        'random-6-1',
        [2, 4],
        [
          '0,0,0,bbgwrg,',
          '3,0,2,ggrbwr,2e',
          '6,-1,0,wrwgrw,',
          '9,-1,2,ggbrbg,2se',
          '12,-3,0,bwggrb,',
          '15,-3,1,rgbgwb,1se',
        ],
      ],
      [
        'random-10-12345',
        [3, 7],
        [
          '0,0,3,grbbwg,2s',
          '2,3,0,grwgwg,1e',
          '5,4,2,bbgwrg,',
          '8,6,0,ggrbwr,2e',
          '11,6,2,gbrrwg,',
          '14,6,0,wrwgrw,',
          '17,6,2,bgrbbg,',
          '20,6,2,rgbgwb,1se',
          '23,8,1,rwbgbg,4e',
          '25,8,1,bwggrb,',
        ],
      ],
    ]);
  });

  it('asked for too few or too many cards has three or ten', () => {
    expect([randomLayout(1, 5).cards.length, randomLayout(40, 5).cards.length]).toEqual([3, 10]);
  });

  it('is the same for the same chance and another for another', () => {
    expect(randomLayout(6, 7)).toEqual(randomLayout(6, 7));
    expect(randomLayout(6, 7)).not.toEqual(randomLayout(6, 8));
  });

  it('joins cards edge to edge and corner to corner, and turns some', () => {
    const cards = Array.from({ length: 30 }, (_, seed) => randomLayout(10, seed)).flatMap(
      (layout) => layout.cards,
    );
    expect(new Set(cards.map(({ turn }) => turn)).size).toBeGreaterThan(2);
    expect(cards.some(({ y }) => Math.abs(y) >= 2)).toBe(true);
  });
});
