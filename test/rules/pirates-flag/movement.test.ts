import { describe, expect, test } from 'vitest';
import { reasonsToStop } from '../../../src-main/rules/pirates-flag/waypoints.ts';
import { courses } from '../../../src-main/rules/pirates-flag/courses.ts';
import { flank, inward, on, play, roll, running, seaward, table } from './table.ts';

describe('dice', () => {
  test('two dice to move until somebody has the flag', () => {
    const t = running();
    expect(t.refusal(roll('red', 4))).toMatchObject({
      code: 'wrong-dice',
      values: { needed: 2, faces: [4] },
    });
    t.do(roll('red', 4, 3));
    expect(t.left).toBe(7);
  });

  test('one die for everybody once the flag has been taken, even when it is lost again', () => {
    const t = running({ flag: 'afloat', flagAt: 20 });
    expect(t.refused(roll('red', 4, 4))).toBe('wrong-dice');
    t.do(roll('red', 4));
    expect(t.left).toBe(4);
  });

  test('the rest of the move that reaches the flag is still sailed with both dice', () => {
    const t = on({ spaces: 12, flagShip: 12 }, { 'at.red': 10 });
    t.do(roll('red', 6, 3), inward('red'));
    expect(t.carrier).toBe('red');
    expect(t.at('red')).toBe(5);
    expect(t.refused(roll('blue', 1, 1))).toBe('wrong-dice');
  });

  test.each([
    [[0, 3], 'wrong-dice'],
    [[7, 1], 'wrong-dice'],
    [[1, 2, 3], 'wrong-dice'],
  ])('%j is no roll of two dice', (faces, code) => {
    expect(running().refused(roll('red', ...faces))).toBe(code);
  });

  test.each([
    [1, 'impossible-sum'],
    [2, undefined],
    [12, undefined],
    [13, 'impossible-sum'],
  ])('two dice told as their sum %i', (sum, code) => {
    expect(running().refused({ kind: 'rollSum', seat: 'red', sum })).toBe(code);
  });

  test.each([
    [0, 'impossible-sum'],
    [6, undefined],
    [7, 'impossible-sum'],
  ])('one die told as %i', (sum, code) => {
    expect(running({ flag: 'blue', 'at.blue': 9 }).refused({ kind: 'rollSum', seat: 'red', sum })).toBe(code);
  });
});

describe('turns', () => {
  test('the next roll passes the dice, nobody has to press anything', () => {
    const t = on({}).do(roll('red', 1, 2), inward('red'), roll('blue', 2, 2));
    expect(t.told('turnPassed')).toEqual([{ kind: 'turnPassed', from: 'red', to: 'blue', number: 2 }]);
    expect(t.left).toBe(4);
  });

  test('the dice may be passed by hand', () => {
    const t = on({}).do(roll('red', 1, 2), inward('red'), { kind: 'passDice', seat: 'red' });
    expect(t.state.turn).toMatchObject({ seat: 'blue', number: 2 });
    expect(t.state.phase).toEqual({ kind: 'rolling', escape: false });
  });

  test('passing before rolling, or before the number is sailed, is refused and can be overruled', () => {
    const t = on({});
    const pass = { kind: 'passDice', seat: 'red' } as const;
    expect(t.refused(pass)).toBe('not-rolled');
    t.do(roll('red', 1, 2));
    expect(t.refusal(pass)).toMatchObject({ code: 'movement-unfinished', values: { left: 3 } });
    t.overrule(pass, 'movement-unfinished');
    expect(t.state.turn.seat).toBe('blue');
    t.overrule({ kind: 'passDice', seat: 'blue' }, 'not-rolled');
    expect(t.state.turn.seat).toBe('yellow');
  });

  test('out of turn nobody rolls, unless the table did', () => {
    const t = on({});
    expect(t.refusal(roll('blue', 1, 2))).toMatchObject({
      code: 'not-your-turn',
      values: { player: { seat: 'red' } },
    });
    t.overrule(roll('blue', 1, 2), 'not-your-turn');
    expect(t.state.turn.seat).toBe('blue');
    expect(t.left).toBe(3);
  });

  test('the next seat waits until the number is sailed, any other for its turn', () => {
    const t = on({}).do(roll('red', 1, 2));
    expect(t.refused(roll('blue', 1, 2))).toBe('movement-unfinished');
    expect(t.refused(roll('yellow', 1, 2))).toBe('not-your-turn');
    t.do(inward('red'));
    expect(t.refused(roll('blue', 1, 2))).toBeUndefined();
    expect(t.refused(roll('yellow', 1, 2))).toBe('not-your-turn');
  });

  test('a movement is rolled once', () => {
    const t = on({}).do(roll('red', 1, 2));
    expect(t.refused(roll('red', 1, 2))).toBe('rolled-already');
    t.do(inward('red'));
    expect(t.refused(roll('red', 1, 2))).toBe('rolled-already');
  });

  test('nobody rolls for a mark that does not play', () => {
    expect(on({}).refused(roll('grey', 1, 2))).toBe('no-such-seat');
    expect(on({}).refused(inward('grey'))).toBe('no-such-seat');
  });
});

describe('sailing', () => {
  test('the whole number in one direction of free choice', () => {
    const t = on({}, { 'at.red': 10 }).do(roll('red', 2, 3));
    expect(t.refused({ kind: 'sail', seat: 'red', direction: 'inward', to: 14 })).toBe('must-sail-on');
    expect(
      on({}, { 'at.red': 10 })
        .do(roll('red', 2, 3), seaward('red'))
        .at('red'),
    ).toBe(5);
    t.do(inward('red'));
    expect(t.at('red')).toBe(15);
    expect(t.phase).toBe('sailed');
  });

  test('the whole number may be told as the space that it leads to', () => {
    const t = on({}, { 'at.red': 10 }).do(roll('red', 3, 3), inward('red', 16));
    expect([t.at('red'), t.phase]).toEqual([16, 'sailed']);
  });

  test('each run of a move tells what is left after it, and a move that ends leaves nothing', () => {
    const t = on({ docks: [11] }, { 'at.red': 10 }).do(roll('red', 2, 3), inward('red'));
    expect(t.told('shipSailed')).toMatchObject([
      { from: 10, to: 12, left: 3 },
      { from: 12, to: 15, left: 0 },
    ]);
    const cut = on({ docks: [11] }, { 'at.red': 10 })
      .do(roll('red', 2, 3))
      .overrule(inward('red', 13), 'must-sail-on');
    expect(cut.told('shipSailed').map(({ left }) => left)).toEqual([3, 0]);
  });

  test('a stop without a reason that the table insists on ends the movement there', () => {
    const t = on({}, { 'at.red': 10 })
      .do(roll('red', 2, 3))
      .overrule(inward('red', 12), 'must-sail-on');
    expect(t.at('red')).toBe(12);
    expect(t.phase).toBe('sailed');
  });

  test('only the ship whose turn it is sails, and only what was rolled', () => {
    const t = on({}, { 'at.red': 10 });
    expect(t.refused(inward('red'))).toBe('nothing-to-sail');
    t.do(roll('red', 2, 3));
    expect(t.refused(inward('blue'))).toBe('nothing-to-sail');
    expect(t.refusal(inward('red', 16))).toMatchObject({ code: 'out-of-reach', values: { to: 16, left: 5 } });
    expect(t.refused(inward('red', 9))).toBe('out-of-reach');
    t.do(inward('red'));
    expect(t.refused(inward('red'))).toBe('nothing-to-sail');
  });

  test('a ship in The Dread Sea sails inward, and one at the far end seaward', () => {
    const t = on({}).do(roll('red', 2, 3));
    expect(t.refused(seaward('red'))).toBe('no-way');
    const far = on({ flagShip: 20 }, { 'at.red': 30 }).do(roll('red', 2, 3));
    expect(far.refused(inward('red'))).toBe('no-way');
    expect(far.do(seaward('red')).at('red')).toBe(25);
  });

  test('a movement that was begun keeps its direction', () => {
    const t = on({ posts: [12] }, { 'at.red': 10 }).do(roll('red', 2, 3), inward('red', 12));
    expect(t.refusal(seaward('red'))).toMatchObject({ code: 'one-direction', values: { left: 3 } });
    expect(
      on({ posts: [12] }, { 'at.red': 10 })
        .do(roll('red', 2, 3), inward('red', 12), inward('red'))
        .at('red'),
    ).toBe(15);
    t.overrule(seaward('red'), 'one-direction');
    expect(t.at('red')).toBe(9);
  });

  test('a movement of 0 is over at once', () => {
    const t = on({}, { flag: 'blue', 'at.blue': 20, 'bonus.red': -6 }).do(roll('red', 4));
    expect(t.phase).toBe('sailed');
    expect(t.at('red')).toBe(0);
    expect(t.refused(roll('blue', 2))).toBeUndefined();
  });
});

describe('stopping early', () => {
  test('where the flag is picked up in open water, or going on in either direction', () => {
    const fields = { flag: 'afloat', flagAt: 12, 'at.red': 10 };
    const t = on({}, fields).do(roll('red', 6), inward('red', 12));
    expect(t.carrier).toBe('red');
    expect(t.refused(roll('blue', 1))).toBeUndefined();
    expect(on({}, fields).do(roll('red', 6), inward('red', 12), seaward('red')).at('red')).toBe(8);
    expect(on({}, fields).do(roll('red', 6), inward('red', 12), inward('red')).at('red')).toBe(16);
    expect(on({}, fields).do(roll('red', 6), inward('red')).at('red')).toBe(16);
  });

  test('at an end of the board, or going back with the rest', () => {
    const t = on({ spaces: 20, flagShip: 10 }, { 'at.red': 18 }).do(roll('red', 3, 3), inward('red', 20));
    expect(t.left).toBe(4);
    expect(t.refused(roll('blue', 1, 1))).toBeUndefined();
    expect(t.refused(inward('red'))).toBe('one-direction');
    t.do(seaward('red'));
    expect(t.at('red')).toBe(16);
  });

  test('on the space of the carrier, to fight', () => {
    const t = on({}, { flag: 'blue', 'at.blue': 12, 'at.red': 10 }).do(roll('red', 6), inward('red', 12));
    expect(t.left).toBe(4);
    t.do({ kind: 'battle', seat: 'red' });
    expect(t.phase).toBe('battle');
  });

  test('row 23: a carrier who is passed twice in one move may be fought at either pass', () => {
    const fields = { flag: 'blue', 'at.blue': 19, 'at.red': 17 };
    const first = on({ spaces: 20, flagShip: 10, docks: [19] }, fields).do(roll('red', 6), inward('red', 19));
    expect(first.left).toBe(4);
    const second = on({ spaces: 20, flagShip: 10, docks: [19] }, fields);
    second.do(roll('red', 6), { kind: 'sail', seat: 'red', direction: 'inward', to: 19, pass: 2 });
    expect(second.left).toBe(2);
    expect(second.at('red')).toBe(19);
    expect(second.hand('red')).toBe(2);
    second.do({ kind: 'battle', seat: 'red' });
    expect(second.phase).toBe('battle');
  });

  test('at a Trading Post', () => {
    const t = on({ posts: [12] }, { 'at.red': 10, 'hand.red': 1 }).do(roll('red', 3, 3), inward('red', 12));
    expect(t.refused(roll('blue', 1, 1))).toBeUndefined();
    t.do({ kind: 'trade', seat: 'red' });
    expect(t.phase).toBe('sailed');
  });

  test('a pause at the top of a waterfall is no reason to stop', () => {
    const t = on({ falls: [{ top: 12, foot: 20 }] }, { 'at.red': 10 }).do(
      roll('red', 3, 3),
      inward('red', 12),
    );
    expect(t.refused(roll('blue', 1, 1))).toBe('movement-unfinished');
  });

  test('where nothing was sailed yet nothing is stopped', () => {
    const t = on({ posts: [12] }, { 'at.red': 12 }).do(roll('red', 3, 3));
    expect(t.refused(roll('blue', 1, 1))).toBe('movement-unfinished');
  });
});

describe('ends of the board', () => {
  const board = { spaces: 20, flagShip: 10 };
  const end = (endOfBoard?: string) =>
    on(board, { 'at.red': 18 }, endOfBoard ? { endOfBoard } : {}).do(roll('red', 3, 3));

  test('row 3: a move that comes to an end may stop or turns with the rest', () => {
    expect(end().do(inward('red')).at('red')).toBe(16);
    expect(end().refused(inward('red', 20))).toBeUndefined();
  });

  test('row 3, set to must turn: no stop there', () => {
    expect(end('mustTurn').refused(inward('red', 20))).toBe('must-sail-on');
    expect(end('mustTurn').do(inward('red')).at('red')).toBe(16);
  });

  test('row 3, set to must stop: the rest is lost', () => {
    const t = end('mustStop').do(inward('red'));
    expect(t.at('red')).toBe(20);
    expect(t.phase).toBe('sailed');
  });

  test('row 4: without the flag the last space is the seaward end', () => {
    expect(
      on(board, { 'at.red': 3 })
        .do(roll('red', 3, 3), seaward('red'))
        .at('red'),
    ).toBe(5);
    expect(
      on(board, { 'at.red': 1 })
        .do(roll('red', 3, 3))
        .refused(seaward('red')),
    ).toBe('no-way');
  });

  test('row 4, set to the sea: ships go back off the board and turn there', () => {
    const options = { seaEnd: 'sea' };
    expect(
      on(board, { 'at.red': 3 }, options)
        .do(roll('red', 3, 3), seaward('red'))
        .at('red'),
    ).toBe(3);
    expect(
      on(board, { 'at.red': 6 }, options)
        .do(roll('red', 3, 3), seaward('red'))
        .at('red'),
    ).toBe(0);
  });

  test('row 26: the Dread Captain lies on the last space of our sample board, and elsewhere where a board says so', () => {
    expect(running().state.board).toMatchObject({ spaces: 36, flagShip: 36, invented: true });
    const t = on(board, { 'at.red': 8 }).do(roll('red', 3, 1), inward('red'));
    expect(t.carrier).toBe('red');
  });
});

describe('the carrier', () => {
  const carrying = { flag: 'red', 'at.red': 10, firstTaker: 'red' };

  test('sails in either direction', () => {
    expect(on({}, carrying).do(roll('red', 3), inward('red')).at('red')).toBe(13);
  });

  test('optional rule: only towards The Dread Sea by its own movement', () => {
    const t = on({}, carrying, { carrierSeaward: true }).do(roll('red', 3));
    expect(t.refused(inward('red'))).toBe('carrier-seaward');
    expect(on({}, carrying, { carrierSeaward: true }).do(roll('red', 3), seaward('red')).at('red')).toBe(7);
    t.overrule(inward('red'), 'carrier-seaward');
    expect(t.at('red')).toBe(13);
  });

  test('optional rule: a card still moves the carrier inward', () => {
    const t = on({}, { ...carrying, 'hand.blue': 1 }, { carrierSeaward: true });
    t.do(flank('blue', 'red', 'inward'), { kind: 'letStand' });
    expect(t.at('red')).toBe(11);
  });

  test('optional rule: who sets out where the flag floats is bound by it as well', () => {
    const t = on({}, { flag: 'afloat', flagAt: 10, 'at.red': 10 }, { carrierSeaward: true }).do(
      roll('red', 3),
    );
    expect(t.refused(inward('red'))).toBe('carrier-seaward');
  });

  test('bound so far that no way is open, the carrier ends its movement where it lies', () => {
    const t = on({}, { flag: 'red', 'at.red': 1 }, { carrierSeaward: true, exactLeave: true }).do(
      roll('red', 3),
    );
    expect(courses(t.state)).toEqual([]);
    expect(t.refused(roll('blue', 3))).toBeUndefined();
    expect(t.refused({ kind: 'passDice', seat: 'red' })).toBeUndefined();
  });

  test('a waterfall is no way for a carrier who may not turn inward, and is one for any other', () => {
    const falls = [{ top: 1, foot: 9 }];
    const options = { carrierSeaward: true, exactLeave: true };
    const bound = on({ falls }, { flag: 'red', 'at.red': 1 }, options).do(roll('red', 3));
    expect(reasonsToStop(bound.state)).toEqual(['becalmed']);
    const free = on({ falls }, { flag: 'red', 'at.red': 1 }, { exactLeave: true }).do(roll('red', 3));
    expect(reasonsToStop(free.state)).toEqual([]);
  });
});

describe('winning', () => {
  const home = { flag: 'red', 'at.red': 3 };

  test('whoever sails the flag off the board has won', () => {
    const t = on({}, home).do(roll('red', 3), seaward('red'));
    expect(t.winner).toBe('red');
    expect(t.at('red')).toBe(0);
  });

  test('row 15: no exact number is needed', () => {
    expect(on({}, home).do(roll('red', 6), seaward('red')).winner).toBe('red');
    expect(on({}, home).do(roll('red', 2), seaward('red')).winner).toBeUndefined();
  });

  test('row 15, set to yes: on the way out with the exact number there is no stop before the sea', () => {
    const exact = on({}, { flag: 'red', 'at.red': 3 }, { exactLeave: true }).do(roll('red', 3));
    expect(exact.refused(seaward('red', 1))).toBe('must-sail-on');
    const more = on({}, { flag: 'red', 'at.red': 3 }, { exactLeave: true }).do(roll('red', 4));
    expect(more.refused(seaward('red', 1))).toBeUndefined();
  });

  test('row 15, set to exact: with more the carrier turns at the last space', () => {
    const options = { exactLeave: true };
    const t = on({}, home, options).do(roll('red', 6), seaward('red'));
    expect(t.winner).toBeUndefined();
    expect(t.at('red')).toBe(5);
    expect(on({}, home, options).do(roll('red', 3), seaward('red')).winner).toBe('red');
    expect(
      on({}, home, options).do(roll('red', 6), seaward('red', 1)).refused(roll('blue', 1)),
    ).toBeUndefined();
  });

  test('row 16: moved off by a card wins as well', () => {
    const t = on({}, { flag: 'red', 'at.red': 1, 'hand.blue': 1 });
    t.do(flank('blue', 'red', 'seaward'), { kind: 'letStand' });
    expect(t.winner).toBe('red');
  });

  test('row 16, set to no: a card leaves the carrier on the last space', () => {
    const t = on({}, { flag: 'red', 'at.red': 1, 'hand.blue': 1 }, { leaveByCard: false });
    t.do(flank('blue', 'red', 'seaward'), { kind: 'letStand' });
    expect(t.winner).toBeUndefined();
    expect(t.at('red')).toBe(1);
  });

  test('without the flag nobody wins', () => {
    const t = on({}, { 'at.red': 1, 'hand.blue': 1 });
    t.do(flank('blue', 'red', 'seaward'), { kind: 'letStand' });
    expect(t.at('red')).toBe(1);
    expect(t.winner).toBeUndefined();
  });

  test('a flag picked up on the way out is brought out in the same move', () => {
    const t = on({}, { flag: 'afloat', flagAt: 2, 'at.red': 4 }).do(roll('red', 5), seaward('red'));
    expect(t.winner).toBe('red');
  });

  test('once somebody has won nothing more is entered', () => {
    const t = on({}, { ...home, 'hand.blue': 2 }).do(roll('red', 6), seaward('red'));
    expect(t.refusal(roll('blue', 2))).toMatchObject({
      code: 'game-over',
      values: { winner: { seat: 'red' } },
    });
    for (const command of [
      inward('red'),
      play('blue', 'flank', 'red'),
      { kind: 'setRight', field: 'turn', value: 'blue' },
      { kind: 'countPile', cards: 3 },
      { kind: 'layBoard', board: t.state.board },
      { kind: 'takeCaptain', seat: 'red', captain: 'captain-2' },
      { kind: 'beginWith', seat: 'red' },
      { kind: 'discard', seat: 'blue' },
    ] as const)
      expect(t.refused(command)).toBe('game-over');
  });

  test('cards may still be taught after the game', () => {
    const t = on({}, home).do(roll('red', 6), seaward('red'));
    t.teach('card-10', 'Rum', [{ kind: 'note', text: 'Sing' }]);
    expect(t.winner).toBe('red');
  });
});

test('The Pirate’s Flag has its printed name and three depths', () => {
  expect(table().state.depth).toBe('cards');
});
