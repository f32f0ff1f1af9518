import { describe, expect, it } from 'vitest';
import { design } from '../../../src-main/rules/pirate-quest/data/designs.ts';
import type { Options } from '../../../src-main/rules/pirate-quest/options.ts';
import type { PlacedCard } from '../../../src-main/rules/pirate-quest/map/layout.ts';
import { movingPart } from '../../../src-main/rules/pirate-quest/view/moving.ts';
import { plainMap, sit, type Table } from './table.ts';

type Squares = Readonly<Record<string, string>>;

/** Red has met a bid of one and moves three; blue has missed by one; yellow by two. */
const moving = (squares: Squares, map = plainMap(), options: Partial<Options> = {}): Table =>
  sit({ map, options }).set(squares).bids(1, 2, 2).counts({ red: 1, blue: 1, yellow: 0 });

const to = (square: string) => ({ kind: 'move', seat: 'red', to: square }) as const;

/** Three cards of which the second lies somewhere else. */
function mapWith(
  second: Partial<PlacedCard>,
  third: Partial<PlacedCard> = {},
  barriers: readonly string[] = [],
) {
  const cards: readonly PlacedCard[] = [
    { ...design('ggg/ggg', barriers), x: 0, y: 0, turn: 0 },
    { ...design('bbb/bbb'), x: 3, y: 0, turn: 0, ...second },
    { ...design('rrr/rrr'), x: 6, y: 0, turn: 0, ...third },
  ];
  return { kind: 'laid', layout: { id: 'bent', cards, accelerations: [] } } as const;
}

describe('a step', () => {
  it('leads forward, sideways, or diagonally forward with a bid that was met', () => {
    const table = moving({ 'square.red': 'c1-4' });
    const oneStep = table.state.chart?.squares.find(({ id }) => id === 'c1-4')?.steps;
    expect(oneStep).toEqual([
      { to: 'c1-5', kind: 'forward' },
      { to: 'c1-1', kind: 'lateral' },
      { to: 'c1-2', kind: 'diagonal' },
    ]);
    for (const square of ['c1-1', 'c1-2', 'c1-5'])
      expect(moving({ 'square.red': 'c1-4' }).do(to(square)).square('red')).toBe(square);
  });

  it('never leads back', () => {
    expect(moving({ 'square.red': 'c1-5' }).code(to('c1-4'))).toBe('goes-back');
    expect(moving({ 'square.red': 'c1-5' }).code(to('c1-1'))).toBe('goes-back');
  });

  it('never leads diagonally when the bid was missed', () => {
    const table = moving({ 'square.red': 'c3-1', 'square.blue': 'c1-4', 'square.yellow': 'c2-4' }).do({
      kind: 'stop',
      seat: 'red',
    });
    expect(table.code({ kind: 'move', seat: 'blue', to: 'c1-2' })).toBe('needs-diagonal');
  });

  it('takes the captain as far as the moves reach, by the shortest way', () => {
    const table = moving({ 'square.red': 'c1-4' });
    expect(table.code(to('c2-5'))).toBe('too-far');
    const { path, left } = table.do(to('c2-1')).event('moved');
    expect([path.length, left]).toEqual([3, 0]);
  });

  it('by step is as good as all at once', () => {
    const table = moving({ 'square.red': 'c1-4' }).do(to('c1-5'), to('c1-2'));
    expect(table.state.moving?.left.red).toBe(1);
    expect(table.do(to('c1-3')).state.moving?.done).toContain('red');
  });

  it('onto a square that does not exist is nonsense', () => {
    expect(moving({ 'square.red': 'c1-4' }).code(to('c9-1'))).toBe('no-such-square');
  });
});

describe('barriers', () => {
  it('on the right leave forward and diagonal open and shut only the right', () => {
    // Heading east, the right of square 1 is square 4 below it.
    const table = moving({ 'square.red': 'c1-1' }, mapWith({}, {}, ['1s']));
    expect(table.do(to('c1-5')).event('moved').path).toHaveLength(1);
    expect(moving({ 'square.red': 'c1-1' }, mapWith({}, {}, ['1s'])).code(to('c1-4'))).toBe('barrier');
  });

  it('across a corner shut the diagonal and leave the way straight ahead', () => {
    const table = moving({ 'square.red': 'c1-4' }, mapWith({}, {}, ['4ne']));
    expect(table.do(to('c1-2')).event('moved').path).toHaveLength(2);
    expect(
      moving({ 'square.red': 'c1-4' }, mapWith({}, {}, ['4ne']))
        .do(to('c1-5'))
        .event('moved').path,
    ).toHaveLength(1);
  });

  it('straight ahead shut forward; sideways and round the bar with a met bid stay open', () => {
    const map = mapWith({}, {}, ['4e']);
    expect(moving({ 'square.red': 'c1-4' }, map).do(to('c1-5')).event('moved').path).toEqual([
      'c1-1',
      'c1-5',
    ]);
    expect(moving({ 'square.red': 'c1-4' }, map).do(to('c1-2')).event('moved').path).toEqual(['c1-2']);
  });
});

describe('cards that meet in a corner', () => {
  const corner = mapWith({ y: -2 }, { y: -2 });

  it('are passed diagonally by whoever has met the bid', () => {
    expect(moving({ 'square.red': 'c1-3' }, corner).do(to('c2-4')).square('red')).toBe('c2-4');
  });

  it('stop whoever has missed it: the move is lost by itself', () => {
    const table = moving({ 'square.red': 'c2-4', 'square.blue': 'c1-3', 'square.yellow': 'c1-6' }, corner);
    table.do({ kind: 'stop', seat: 'red' });
    expect(table.event('pointsLost')).toMatchObject({ player: 'blue', why: 'occupied', square: 'c1-6' });
    const alone = moving(
      { 'square.red': 'c2-4', 'square.blue': 'c1-3' },
      mapWith({ y: -2 }, { y: -2 }, ['3s']),
    );
    alone.do({ kind: 'stop', seat: 'red' });
    expect(alone.event('pointsLost')).toMatchObject({ player: 'blue', why: 'blocked' });
  });
});

describe('the order of the movers', () => {
  it('is most moves first, down to the least', () => {
    const table = sit({ map: plainMap() }).set({
      'square.red': 'c1-4',
      'square.blue': 'c1-1',
      'square.yellow': 'c1-5',
    });
    table.set({ cards: 3 }).bids(0, 2, 2).counts({ red: 0, blue: 2, yellow: 1 });
    expect(table.mover).toEqual(['blue']);
    expect(table.stops().mover).toEqual(['red']);
    expect(table.stops().mover).toEqual(['yellow']);
  });

  it('with equal moves is the order of the bids (silence 8)', () => {
    const table = sit({ dealer: 'red' }).bids(1, 1, 1).counts({ red: 1, blue: 1, yellow: 0 });
    expect(table.mover).toEqual(['blue']);
  });

  it('is kept: nobody moves before the turn', () => {
    const table = moving({ 'square.red': 'c1-4', 'square.blue': 'c1-1' });
    expect(table.code({ kind: 'move', seat: 'blue', to: 'c1-2' })).toBe('not-your-turn');
  });

  it('is open no more to a second captain once the first has begun to move', () => {
    const table = moving({ 'square.red': 'c1-4', 'square.blue': 'c1-1' }).do(to('c1-5'));
    expect(table.code({ kind: 'move', seat: 'blue', to: 'c1-2' })).toBe('not-now');
  });
});

describe('a taken square', () => {
  it('cannot be entered, and the move is lost (silence 27)', () => {
    const table = moving({ 'square.red': 'c1-4', 'square.blue': 'c1-5' }).do(to('c1-5'));
    expect(table.event('pointsLost')).toMatchObject({ why: 'occupied', points: 1, left: 2 });
    expect(table.square('red')).toBe('c1-4');
  });

  it('does not take the one move that has to be made, while another square is free', () => {
    const table = moving({ 'square.red': 'c1-5', 'square.blue': 'c1-4' }).do({ kind: 'stop', seat: 'red' });
    expect(table.refusal({ kind: 'move', seat: 'blue', to: 'c1-5' })).toMatchObject({
      code: 'forced-step',
      waivable: true,
    });
    const { legal } = movingPart(table.state) ?? { legal: [] };
    expect(legal.length).toBeGreaterThan(0);
    table.overrule({ kind: 'move', seat: 'blue', to: 'c1-5' }, 'forced-step');
    expect(table.event('pointsLost')).toMatchObject({ player: 'blue', why: 'occupied', left: 0 });
  });

  it('does not take a move where nobody may stop early either, and does where one may', () => {
    const all = moving({ 'square.red': 'c1-4', 'square.blue': 'c1-5' }, plainMap(), { stopEarly: false });
    expect(all.code(to('c1-5'))).toBe('forced-step');
  });

  it('may be gone round beforehand', () => {
    expect(moving({ 'square.red': 'c1-4', 'square.blue': 'c1-5' }).do(to('c1-6')).square('red')).toBe('c1-6');
  });

  it('on the start keeps everybody out (silence 28)', () => {
    const table = moving({ 'square.blue': 'c1-4' });
    expect(table.event('pointsLost')).toMatchObject({ player: 'red', why: 'occupied', points: 3 });
  });
});

describe('entering the board', () => {
  it('costs one move, and the first step is the start (silence 29)', () => {
    const table = moving({}).do(to('c1-4'));
    expect(table.state.moving?.left.red).toBe(2);
  });

  it('and going on is one move of the table', () => {
    expect(moving({}).do(to('c1-6')).event('moved').path).toEqual(['c1-4', 'c1-5', 'c1-6']);
  });
});

describe('where the table settles who goes first', () => {
  it('a captain who is shut in may say so, and nobody else', () => {
    const map = mapWith({ y: -2 }, { y: -2 }, ['3s']);
    const table = sit({ map, options: { equalPoints: 'table' } }).set({
      'square.red': 'c1-3',
      'square.blue': 'c1-4',
    });
    table.bids(1, 1, 2).counts({ red: 0, blue: 2, yellow: 0 });
    expect(table.mover).toEqual(['red', 'blue']);
    expect(table.code({ kind: 'stop', seat: 'blue' })).toBe('must-move');
    expect(table.do({ kind: 'stop', seat: 'red' }).mover).toEqual(['blue']);
  });
});

describe('stopping', () => {
  it('early is free with a bid that was met (silence 30)', () => {
    expect(moving({ 'square.red': 'c1-4' }).do({ kind: 'stop', seat: 'red' }).event('moveEnded').unused).toBe(
      3,
    );
  });

  it('is not free with a bid missed by one where a single square is free either', () => {
    const table = moving({ 'square.red': 'c1-2', 'square.blue': 'c1-1' }).do({ kind: 'stop', seat: 'red' });
    expect(table.code({ kind: 'stop', seat: 'blue' })).toBe('must-move');
  });

  it('is not free with a bid missed by one: that one has to be moved', () => {
    const table = moving({ 'square.red': 'c2-4', 'square.blue': 'c1-1' }).do({ kind: 'stop', seat: 'red' });
    expect(table.code({ kind: 'stop', seat: 'blue' })).toBe('must-move');
  });
});

describe('a move that the table made all the same', () => {
  it('has cost one of the moves, whatever the way was', () => {
    const far = moving({ 'square.red': 'c1-4' }).overrule(to('c3-1'), 'too-far');
    expect(far.event('moved')).toMatchObject({ to: { rank: 7, square: 'c3-1' }, path: ['c3-1'], left: 2 });
    const last = moving({ 'square.red': 'c3-1', 'square.blue': 'c1-4' }).do({ kind: 'stop', seat: 'red' });
    last.overrule({ kind: 'move', seat: 'blue', to: 'c1-2' }, 'needs-diagonal');
    expect(last.event('moved')).toMatchObject({ player: 'blue', left: 0 });
  });
});

describe('where a taken square is gone round', () => {
  const redirect = (squares: Squares): Table =>
    sit({ map: mapWith({}, {}, ['4ne']), options: { conflict: 'redirect' } })
      .set(squares)
      .bids(1, 2, 2)
      .counts({ red: 1, blue: 1, yellow: 0 });

  it('it costs nothing, not even where one other square alone is free', () => {
    const one = redirect({ 'square.red': 'c1-4', 'square.blue': 'c1-5', 'square.yellow': 'c2-5' });
    expect(movingPart(one.state)?.legal.filter(({ distance }) => distance === 1)).toHaveLength(1);
    expect(one.code(to('c1-5'))).toBe('go-round');
  });
});

describe('the reason that is given', () => {
  const exact = (squares: Squares): Table =>
    sit({ map: plainMap(), options: { goalExact: true } })
      .set(squares)
      .bids(1, 2, 2)
      .counts({ red: 1, blue: 1, yellow: 0 });

  it('is the diagonal or the distance, also where the goal needs the exact number', () => {
    const missed = exact({ 'square.red': 'c2-1', 'square.blue': 'c3-5' }).do({ kind: 'stop', seat: 'red' });
    expect(missed.code({ kind: 'move', seat: 'blue', to: 'c3-3' })).toBe('needs-diagonal');
    expect(exact({ 'square.red': 'c1-4' }).code(to('c3-3'))).toBe('too-far');
    expect(exact({ 'square.red': 'c3-5' }).code(to('c3-3'))).toBe('goal-exact');
  });

  it('is the diagonal also where the number would not be exact either', () => {
    const cards = [0, 3, 6].map((x): PlacedCard => ({
      ...design('ggg/ggg', x === 6 ? ['3w', '3s'] : []),
      x,
      y: 0,
      turn: 0,
    }));
    const map = { kind: 'laid', layout: { id: 'walled', cards, accelerations: [] } } as const;
    const table = sit({ map, options: { goalExact: true } })
      .set({ 'square.red': 'c2-1', 'square.blue': 'c3-5' })
      .bids(1, 2, 2)
      .counts({ red: 1, blue: 1, yellow: 0 })
      .set({ 'points.blue': 2 })
      .do({ kind: 'stop', seat: 'red' });
    expect(table.code({ kind: 'move', seat: 'blue', to: 'c3-3' })).toBe('needs-diagonal');
  });

  it('is the diagonal where no other way would ever lead there', () => {
    const corner = mapWith({ y: -2 }, { y: -2 });
    const table = moving({ 'square.red': 'c2-1', 'square.blue': 'c1-3' }, corner).do({
      kind: 'stop',
      seat: 'red',
    });
    expect(table.code({ kind: 'move', seat: 'blue', to: 'c3-1' })).toBe('needs-diagonal');
    expect(table.code({ kind: 'move', seat: 'blue', to: 'c1-3' })).toBe('square-taken');
  });
});

describe('the goal', () => {
  it('is won by the first marker on it, at once and without the exact number (silence 31)', () => {
    const table = moving({ 'square.red': 'c3-5' }).do(to('c3-3'));
    expect([table.state.phase, table.state.winner]).toEqual(['over', 'red']);
  });

  it('ends the race also when the marker was put there by hand', () => {
    expect(sit({ map: plainMap() }).set({ 'square.blue': 'c3-3' }).state.winner).toBe('blue');
  });

  it('is left again when that was a mistake, and the race goes on', () => {
    const table = moving({ 'square.red': 'c3-5' }).do(to('c3-3')).set({ 'square.red': 'c3-2' });
    expect([table.state.phase, table.state.winner]).toEqual(['moving', null]);
    expect(table.code({ kind: 'bid', seat: 'red', bid: 0 })).toBe('not-now');
  });

  it('lets nothing happen after it', () => {
    const table = moving({ 'square.red': 'c3-5' }).do(to('c3-3'));
    expect(table.code({ kind: 'stop', seat: 'blue' })).toBe('game-over');
  });
});

describe('without a map', () => {
  const ranks = (fields: Readonly<Record<string, number>>): Table =>
    sit().set(fields).bids(1, 2, 2).counts({ red: 1, blue: 1, yellow: 0 });

  it('the table says on which rank the marker came to rest', () => {
    const table = ranks({ 'rank.red': 4 }).do({ kind: 'advance', seat: 'red', rank: 6 });
    expect([table.state.markers.red?.rank, table.state.moving?.left.red]).toEqual([6, 0]);
  });

  it('nobody gets farther than the moves, nor back', () => {
    expect(ranks({ 'rank.red': 4 }).code({ kind: 'advance', seat: 'red', rank: 8 })).toBe('too-far');
    expect(ranks({ 'rank.red': 4 }).code({ kind: 'advance', seat: 'red', rank: 3 })).toBe('goes-back');
  });

  it('the goal that needs the exact number is reached with it', () => {
    const table = sit({ options: { goalExact: true } }).set({ 'rank.red': 12 });
    table.bids(1, 2, 2).counts({ red: 1, blue: 1, yellow: 0 });
    expect(table.do({ kind: 'advance', seat: 'red', rank: 15 }).state.winner).toBe('red');
  });

  it('sideways steps leave the rank as it is', () => {
    expect(ranks({ 'rank.red': 4 }).do({ kind: 'advance', seat: 'red', rank: 4 }).mover).toEqual(['blue']);
  });

  it('a single move takes a captain onto the board', () => {
    const table = ranks({}).do({ kind: 'stop', seat: 'red' });
    expect(table.code({ kind: 'advance', seat: 'blue', rank: 0 })).toBe('must-move');
  });

  it('the last rank is the goal', () => {
    expect(ranks({ 'rank.red': 13 }).do({ kind: 'advance', seat: 'red', rank: 15 }).state.winner).toBe('red');
  });

  it('squares are nonsense, as ranks are with one', () => {
    expect(ranks({}).code(to('c1-4'))).toBe('no-map');
    expect(moving({}).code({ kind: 'advance', seat: 'red', rank: 1 })).toBe('map-lies-there');
  });
});
