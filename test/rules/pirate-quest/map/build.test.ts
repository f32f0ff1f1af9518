import { describe, expect, it } from 'vitest';
import { say } from '../../../../src-main/contract/say.ts';
import { design } from '../../../../src-main/rules/pirate-quest/data/designs.ts';
import { scenarios } from '../../../../src-main/rules/pirate-quest/data/scenarios.ts';
import { buildChart } from '../../../../src-main/rules/pirate-quest/map/build.ts';
import { diagonalOnly, hasWayToGoal, traps } from '../../../../src-main/rules/pirate-quest/map/check.ts';
import type { Chart } from '../../../../src-main/rules/pirate-quest/map/chart.ts';
import type { MapLayout, PlacedCard } from '../../../../src-main/rules/pirate-quest/map/layout.ts';
import { randomLayout } from '../../../../src-main/rules/pirate-quest/map/random.ts';
import { pirateQuest } from '../../../../src-main/rules/pirate-quest/game.ts';
import { squareName } from '../../../../src-main/rules/pirate-quest/names.ts';
import { plainMap, sit } from '../table.ts';

const at = (
  x: number,
  y: number,
  change: Partial<PlacedCard> = {},
  barriers: readonly string[] = [],
): PlacedCard => ({
  ...design('wgb/rgb', barriers),
  x,
  y,
  turn: 0,
  ...change,
});

const laid = (cards: readonly PlacedCard[], more: Partial<MapLayout> = {}): Chart | string =>
  buildChart({ id: 'test', cards, accelerations: [], ...more }, false);

function chart(cards: readonly PlacedCard[], more: Partial<MapLayout> = {}): Chart {
  const built = laid(cards, more);
  if (typeof built === 'string') throw new Error(built);
  return built;
}

const row = [at(0, 0), at(3, 0), at(6, 0)];
const square = (of: Chart, id: string) => of.squares.find((one) => one.id === id);
const kind = (of: Chart, from: string, to: string) =>
  square(of, from)?.steps.find((step) => step.to === to)?.kind;

describe('a place on the map', () => {
  const named = (of: Chart, language: 'en' | 'de') =>
    of.squares.map(({ id }) => say([pirateQuest.text[language]], squareName(of, id), {}));

  it('is said so that a finger finds it: by its card, and by where it is on it as the card lies', () => {
    expect(named(chart(row), 'en').slice(0, 7)).toEqual([
      'card 1, upper left',
      'card 1, upper middle',
      'card 1, upper right',
      'card 1, lower left',
      'card 1, lower middle',
      'card 1, lower right',
      'card 2, upper left',
    ]);
    // Upright there are three rows, and no middle between two columns.
    const upright = chart([at(0, 0, { turn: 1 }), at(2, 0), at(5, 0)]);
    expect([...named(upright, 'en').slice(0, 6)].sort()).toEqual([
      'card 1, lower left',
      'card 1, lower right',
      'card 1, middle left',
      'card 1, middle right',
      'card 1, upper left',
      'card 1, upper right',
    ]);
    for (const { id, x, y } of upright.squares.slice(0, 6)) {
      const [rows, columns] = [
        ['upper', 'middle', 'lower'],
        ['left', 'right'],
      ];
      const place = `${rows[y] ?? ''} ${columns[x] ?? ''}`;
      expect(say([pirateQuest.text.en], squareName(upright, id), {})).toBe(`card 1, ${place}`);
    }
  });

  it.each(['en', 'de'] as const)('has a name of its own on every map (%s)', (language) => {
    for (const scenario of scenarios) {
      const of = buildChart(scenario, false);
      if (typeof of === 'string') throw new Error(of);
      const names = named(of, language);
      expect(new Set(names).size).toBe(of.squares.length);
      expect(names.every((name) => /^(card|Karte) \d+, \S/.test(name))).toBe(true);
    }
  });
});

describe('a map card', () => {
  it('has two rows of three squares, counted from the upper left', () => {
    const { squares } = chart(row);
    expect(squares.slice(0, 6).map(({ x, y, colour }) => [x, y, colour])).toEqual([
      [0, 0, 'white'],
      [1, 0, 'green'],
      [2, 0, 'blue'],
      [0, 1, 'red'],
      [1, 1, 'green'],
      [2, 1, 'blue'],
    ]);
  });

  it('turned by quarters carries its colours and its barriers along', () => {
    const turned = chart([at(0, 0, { turn: 1 }, ['1e', '4ne']), at(2, 0), at(5, 0)]);
    expect(['c1-1', 'c1-3', 'c1-4'].map((id) => [square(turned, id)?.x, square(turned, id)?.y])).toEqual([
      [1, 0],
      [1, 2],
      [0, 0],
    ]);
    expect(turned.barriers).toEqual([
      { from: [1, 1], to: [2, 1] },
      { from: [1, 1], to: [1, 1] },
    ]);
    expect(chart([at(0, 0, { turn: 2 }), at(3, 0), at(6, 0)]).squares[0]).toMatchObject({ x: 2, y: 1 });
    expect(chart([at(0, 0, { turn: 3 }), at(2, 0), at(5, 0)]).squares[0]).toMatchObject({ x: 0, y: 2 });
  });
});

describe('a track', () => {
  it('starts at the bottom left and ends farthest right', () => {
    expect(chart(row)).toMatchObject({ start: 'c1-4', goal: 'c3-3', length: 9 });
  });

  it('starts leftmost at the bottom and ends rightmost at the top, however its cards are turned', () => {
    const ends = [
      ['east', 1, 0],
      ['north', 0, -1],
      ['west', -1, 0],
      ['south', 0, 1],
    ] as const;
    const found = ends.flatMap(([heading, dx, dy]) =>
      ([0, 2] as const).map((turn) => {
        const of = chart([0, 1, 2].map((n) => at(n * 3 * dx, n * 2 * dy, { heading, turn })));
        return [heading, turn, of.start, of.goal];
      }),
    );
    expect(found).toEqual([
      ['east', 0, 'c1-4', 'c3-3'],
      ['east', 2, 'c1-3', 'c3-4'],
      ['north', 0, 'c1-4', 'c3-3'],
      ['north', 2, 'c1-3', 'c3-4'],
      ['west', 0, 'c1-6', 'c3-1'],
      ['west', 2, 'c1-1', 'c3-6'],
      ['south', 0, 'c1-1', 'c3-6'],
      ['south', 2, 'c1-6', 'c3-1'],
    ]);
  });

  it('may say otherwise where it starts and ends', () => {
    expect(chart(row, { start: 'c1-1', goal: 'c3-6' })).toMatchObject({ start: 'c1-1', goal: 'c3-6' });
  });

  it('counts ranks along its way, also round a bend', () => {
    const bent = chart([at(0, 0), at(3, -1, { turn: 3, heading: 'north' }), at(3, -3, { heading: 'east' })]);
    expect(square(bent, 'c1-6')?.rank).toBe(3);
    const ranks = bent.squares.filter(({ card }) => card === 2).map(({ rank }) => rank);
    expect([Math.min(...ranks), Math.max(...ranks)]).toEqual([4, 6]);
    expect(bent.length).toBe(9);
  });

  it('leads forward only onto a later card where it bends', () => {
    const bent = chart([at(0, 0), at(3, -1, { turn: 3, heading: 'north' }), at(3, -3, { heading: 'east' })]);
    expect(kind(bent, 'c1-3', 'c2-2')).toBe('forward');
    expect(kind(bent, 'c2-2', 'c1-3')).toBeUndefined();
    expect(kind(bent, 'c2-2', 'c2-5')).toBe('lateral');
  });

  it('that folds back has no short cut where it lies beside itself', () => {
    const cards = [
      at(0, 0),
      at(3, -1, { turn: 3, heading: 'north' }),
      at(0, -2, { turn: 2, heading: 'west' }),
    ];
    const folded = chart([...cards, at(-3, -2, { turn: 2, heading: 'west' })]);
    const onto = (id: string) => square(folded, id)?.steps.map((step) => step.to);
    expect(onto('c1-1')).toEqual(['c1-2', 'c1-4', 'c1-5']);
    expect(onto('c1-2')).toEqual(['c1-3', 'c1-5', 'c1-6']);
    expect(kind(folded, 'c2-3', 'c3-1')).toBe('forward');
    expect(kind(folded, 'c2-3', 'c3-4')).toBe('diagonal');
    const beside = [
      at(0, 0),
      at(3, 0),
      at(6, 0, { turn: 1, heading: 'south' }),
      at(3, 2, { heading: 'west' }),
    ];
    const home = chart([
      ...beside,
      at(0, 2, { heading: 'west' }),
      at(-2, 3, { turn: 1, heading: 'south' }),
      at(0, 4),
    ]);
    const steps = home.squares.flatMap(({ card, steps: all }) =>
      all.map((step) => [card, Number(step.to[1])]),
    );
    expect(steps.filter(([from = 0, to = 0]) => to - from > 1 || to < from)).toEqual([]);
  });

  it('leads on every way it is headed', () => {
    for (const [heading, dx, dy] of [
      ['east', 1, 0],
      ['west', -1, 0],
      ['north', 0, -1],
      ['south', 0, 1],
    ] as const) {
      const turn = dx === 0 ? 1 : 0;
      const cards = [0, 1, 2].map((n) => at(n * 3 * dx, n * 3 * dy, { heading, turn }));
      expect(chart(cards).length).toBe(9);
      expect(chart(cards, { accelerations: [1, 2] }).lines.map(({ rank }) => rank)).toEqual([4, 7]);
    }
  });

  it('meeting in a corner only is left by a diagonal only', () => {
    const corner = chart([at(0, 0), at(3, -2), at(6, -2)]);
    expect(kind(corner, 'c1-3', 'c2-4')).toBe('diagonal');
    expect(square(corner, 'c1-3')?.steps).toEqual([
      { to: 'c1-6', kind: 'lateral' },
      { to: 'c2-4', kind: 'diagonal' },
    ]);
    expect(diagonalOnly(chart([at(0, 0, {}, ['3s']), at(3, -2), at(6, -2)]))).toEqual(['c1-3']);
  });
});

describe('acceleration points', () => {
  it('are lines between cards (silence 5)', () => {
    const { lines } = chart(row, { accelerations: [1, 2] });
    expect(lines).toEqual([
      { rank: 4, from: [3, 0], to: [3, 2] },
      { rank: 7, from: [6, 0], to: [6, 2] },
    ]);
  });

  it('have six white squares where the table plays on the covered cards', () => {
    const covered = buildChart({ id: 'test', cards: row, accelerations: [1] }, true);
    if (typeof covered === 'string') throw new Error(covered);
    expect(covered.cards[1]).toEqual({ x: 3, y: 0, width: 3, height: 2, covered: true });
    expect(covered.length).toBe(12);
    expect(covered.lines[0]?.rank).toBe(4);
  });
});

describe('a map that cannot be laid', () => {
  const wrong: readonly (readonly [string, Chart | string])[] = [
    ['card-count', laid(row.slice(0, 2))],
    ['overlap', laid([at(0, 0), at(2, 0), at(6, 0)])],
    ['apart', laid([at(0, 0), at(5, 0), at(8, 0)])],
    ['backwards', laid([at(0, 0), at(-3, 0), at(3, 0)])],
    ['barrier', laid([at(0, 0, { barriers: [{ square: 7, at: 'n' }] }), at(3, 0), at(6, 0)])],
    ['acceleration', laid(row, { accelerations: [3] })],
    ['start', laid(row, { start: 'c2-1' })],
    ['goal', laid(row, { goal: 'c9-1' })],
  ];

  for (const [problem, chartOrProblem] of wrong) {
    it(`says what is wrong with it: ${problem}`, () => {
      expect(chartOrProblem).toBe(problem);
    });
  }

  it('is refused with that reason', () => {
    const layout = { id: 'two', cards: row.slice(0, 2), accelerations: [] };
    expect(sit().refusal({ kind: 'layMap', map: { kind: 'laid', layout } })).toMatchObject({
      code: 'bad-map',
      values: { problem: { key: 'map.card-count' } },
    });
  });

  it('is refused where no way leads to the goal, unless the table insists', () => {
    const walls = ['3e', '6e', '3ne', '6ne', '6se'];
    const layout = { id: 'shut', cards: [at(0, 0, {}, walls), at(3, 0), at(6, 0)], accelerations: [] };
    const shut = { kind: 'layMap', map: { kind: 'laid', layout } } as const;
    expect(sit().code(shut)).toBe('no-way-to-goal');
    expect(sit().overrule(shut, 'no-way-to-goal').state.chart?.id).toBe('shut');
  });

  it('names the squares that nobody gets away from', () => {
    const trap = chart([at(0, 0, {}, ['3e', '3s', '3se', '3ne']), at(3, 0), at(6, 0)]);
    expect(traps(trap)).toEqual(['c1-3']);
  });
});

describe('a map laid at random', () => {
  it('has two of six cards as they are printed, two turned about, and one on either side', () => {
    const turns = [0, 0, 0, 0];
    for (let seed = 0; seed < 150; seed++)
      for (const { turn } of randomLayout(10, seed).cards) turns[turn] = (turns[turn] ?? 0) + 1;
    expect(turns.map((count) => Math.round(count / 125))).toEqual([4, 2, 4, 2]);
  });

  it('has its acceleration points behind a third and two thirds of the cards', () => {
    const behind = [3, 4, 5, 6, 7, 8, 9, 10].map((cards) => randomLayout(cards, 1).accelerations);
    expect(behind).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
      [2, 4],
      [2, 5],
      [3, 5],
      [3, 6],
      [3, 7],
    ]);
  });
});

describe('a map laid anew under the markers', () => {
  it('lets several be put on the start where the table shares it, and any number stay beside the board', () => {
    const at = { red: 'c1-4', blue: 'c1-4' };
    const lay = { kind: 'layMap', map: plainMap(), at } as const;
    expect(sit({ captains: 4 }).code(lay)).toBe('markers-off-map');
    const shared = sit({ captains: 4, options: { startShared: true } }).do(lay);
    expect(['red', 'blue', 'yellow', 'green'].map((seat) => shared.square(seat as 'red'))).toEqual([
      'c1-4',
      'c1-4',
      null,
      null,
    ]);
  });
});

describe('a map that a seed has laid', () => {
  const placed = (cards: number, seed: number): readonly string[] =>
    randomLayout(cards, seed).cards.map(({ colours, x, y, turn }) =>
      [colours.map(([letter]) => letter).join(''), x, y, turn].join(' '),
    );

  it('lies like that on any machine, also where the first draws lead nowhere', () => {
    expect([1, 4].map((seed) => placed(4, seed))).toEqual([
      ['bbgwrg 0 0 0', 'ggrbwr 3 0 2', 'wrwgrw 6 -1 0', 'ggbrbg 9 -1 2'],
      ['wrwgrw 0 0 0', 'grwgwg 3 0 0', 'gwrbgb 6 -1 1', 'grbbwg 8 2 3'],
    ]);
  });

  it('can be finished and holds nobody for good, with as many cards as were asked', () => {
    for (let seed = 0; seed < 60; seed++)
      for (const cards of [3, 10]) {
        const layout = randomLayout(cards, seed);
        const built = buildChart(layout, false);
        if (typeof built === 'string') throw new Error(`${cards} cards, seed ${seed}: ${built}`);
        expect([layout.cards.length, hasWayToGoal(built), traps(built)]).toEqual([cards, true, []]);
      }
  });
});

describe('a goal named by its square', () => {
  it('stays on that card where face-down cards take room before it', () => {
    const layout = { id: 'named', cards: row, accelerations: [1, 2], goal: 'c3-6' };
    const map = { kind: 'laid', layout } as const;
    const goalWith = (accelerationCard: 'line' | 'squares') =>
      sit({ map, options: { accelerationCard } }).state.chart?.goal;
    expect(goalWith('line')).toBe('c3-6');
    expect(goalWith('squares')).toBe('c5-6');
    const behind = { kind: 'laid', layout: { ...layout, goal: 'c2-6' } } as const;
    expect(sit({ map: behind, options: { accelerationCard: 'squares' } }).state.chart?.goal).toBe('c3-6');
  });
});

describe('a map laid in the middle of the race', () => {
  it('keeps markers on their squares where those are still there', () => {
    const table = sit({ map: plainMap() }).set({ 'square.red': 'c1-4' });
    expect(table.do({ kind: 'layMap', map: plainMap('b') }).square('red')).toBe('c1-4');
  });

  it('needs a square for everybody who is on the board', () => {
    const table = sit().set({ 'rank.red': 3 });
    expect(table.code({ kind: 'layMap', map: plainMap() })).toBe('markers-off-map');
    const at = { red: 'c1-6' };
    expect(table.do({ kind: 'layMap', map: plainMap(), at }).state.markers.red).toMatchObject({
      rank: 3,
      square: 'c1-6',
    });
  });

  it('puts no two markers on one square', () => {
    const at = { red: 'c1-6', blue: 'c1-6' };
    expect(sit().code({ kind: 'layMap', map: plainMap(), at })).toBe('markers-off-map');
  });

  it('is not to be found under a name that is not stored', () => {
    expect(sit().code({ kind: 'layMap', map: { kind: 'scenario', scenario: 'atlantis' } })).toBe(
      'no-such-scenario',
    );
  });
});
