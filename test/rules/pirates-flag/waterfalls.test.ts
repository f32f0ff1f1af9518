import { describe, expect, test } from 'vitest';
import { flank, inward, on, roll, seaward } from './table.ts';

const falls = [{ top: 12, foot: 20 }];
const down = { kind: 'goDownFall', seat: 'red' } as const;

describe('waterfalls', () => {
  test('a ship may go down in the middle of its movement, and may leave it', () => {
    const t = on({ falls }, { 'at.red': 10 }).do(roll('red', 2, 4), inward('red', 12), down);
    expect(t.at('red')).toBe(20);
    expect(
      on({ falls }, { 'at.red': 10 })
        .do(roll('red', 2, 4), inward('red'))
        .at('red'),
    ).toBe(16);
  });

  test('below it the direction is free again', () => {
    const fallen = () => on({ falls }, { 'at.red': 10 }).do(roll('red', 2, 4), inward('red', 12), down);
    expect(fallen().do(inward('red')).at('red')).toBe(23);
    expect(fallen().do(seaward('red')).at('red')).toBe(17);
  });

  test('row 7: going down costs one space', () => {
    expect(on({ falls }, { 'at.red': 10 }).do(roll('red', 2, 4), inward('red', 12), down).left).toBe(3);
  });

  test('row 7, set to 0: going down costs nothing', () => {
    const t = on({ falls }, { 'at.red': 10 }, { fallCost: 0 }).do(roll('red', 2, 4), inward('red', 12), down);
    expect(t.left).toBe(4);
  });

  test('with the last space the movement ends at the foot', () => {
    const t = on({ falls }, { 'at.red': 10 }).do(roll('red', 1, 2), inward('red', 12), down);
    expect(t.phase).toBe('sailed');
    expect(t.at('red')).toBe(20);
  });

  test('row 8: a ship whose movement ended at the top stays there', () => {
    const t = on({ falls }, { 'at.red': 10 }).do(roll('red', 1, 1), inward('red'));
    expect(t.refused(down)).toBe('fall-at-rest');
    t.overrule(down, 'fall-at-rest');
    expect(t.at('red')).toBe(20);
  });

  test('row 8, set to yes: it may still go down', () => {
    const t = on({ falls }, { 'at.red': 10 }, { fallAtRest: true }).do(
      roll('red', 1, 1),
      inward('red'),
      down,
    );
    expect(t.at('red')).toBe(20);
    expect(t.phase).toBe('sailed');
  });

  test('row 8, set to yes, where going down costs nothing: nothing is left to sail at the foot', () => {
    const t = on({ falls }, { 'at.red': 10 }, { fallAtRest: true, fallCost: 0 });
    t.do(roll('red', 1, 1), inward('red'), down);
    expect(t.told('shipFell')).toMatchObject([{ to: 20, left: 0 }]);
    expect(t.told('movementEnded')).toMatchObject([{ seat: 'red', at: 20 }]);
  });

  test('a ship that starts its movement at the top is moving', () => {
    const t = on({ falls }, { 'at.red': 12 }).do(roll('red', 1, 1));
    expect(t.refused(down)).toBeUndefined();
  });

  test('nobody goes up one, unless the table did', () => {
    const t = on({ falls }, { 'at.red': 20 }).do(roll('red', 1, 3));
    expect(t.refusal(down)).toMatchObject({ code: 'up-a-fall', values: { at: 20 } });
    t.overrule(down, 'up-a-fall');
    expect(t.at('red')).toBe(12);
    expect(t.left).toBe(3);
  });

  test('only where there is one, and only in one’s own movement', () => {
    const t = on({ falls }, { 'at.red': 11, 'at.blue': 12 });
    expect(t.refused(down)).toBe('nothing-to-sail');
    t.do(roll('red', 1, 3));
    expect(t.refused(down)).toBe('not-at-a-fall');
    expect(t.refused({ kind: 'goDownFall', seat: 'blue' })).toBe('nothing-to-sail');
  });

  test('docks that lie beside a waterfall are not passed', () => {
    const t = on({ falls, docks: [14] }, { 'at.red': 10 }).do(roll('red', 2, 4), inward('red', 12), down);
    expect(t.hand('red')).toBe(0);
  });

  test('a hazard or a flag at the foot is come upon', () => {
    const t = on({ falls, hazards: [{ space: 20, push: -1 }] }, { 'at.red': 12, flag: 'afloat', flagAt: 20 });
    t.do(roll('red', 1), down);
    expect(t.carrier).toBe('red');
    expect(t.at('red')).toBe(19);
  });
});

describe('the carrier at a waterfall', () => {
  const carrying = { flag: 'red', 'at.red': 12 };

  test('recommended rule: the flag stays afloat at the top', () => {
    const t = on({ falls }, carrying).do(roll('red', 3), down);
    expect(t.state.flag).toEqual({ kind: 'afloat', at: 12 });
    expect(t.at('red')).toBe(20);
  });

  test('recommended rule, set to no: it goes down with the ship', () => {
    const t = on({ falls }, carrying, { fallLosesFlag: false }).do(roll('red', 3), down);
    expect(t.carrier).toBe('red');
  });

  test('row 22: a flag that falls where ships lie floats until somebody passes or sets out there', () => {
    const t = on({ falls }, { ...carrying, 'at.blue': 12, 'at.yellow': 13 }).do(roll('red', 1), down);
    expect(t.carrier).toBeUndefined();
    t.do(roll('blue', 1), inward('blue'));
    expect(t.carrier).toBe('blue');
  });

  test('row 22: setting out from there down the waterfall takes it along', () => {
    const fields = { flag: 'afloat', flagAt: 12, 'at.red': 12 };
    const t = on({ falls }, fields, { fallLosesFlag: false }).do(roll('red', 3), down);
    expect(t.carrier).toBe('red');
    const paused = on({ falls }, { ...fields, 'at.red': 10 }, { pickUp: 'asked', fallLosesFlag: false });
    paused.do(roll('red', 5), inward('red', 12), down);
    expect(paused.state.flag).toEqual({ kind: 'afloat', at: 12 });
  });

  test('row 22: passing it takes it as well', () => {
    const t = on({ falls }, { ...carrying, 'at.blue': 13 }).do(
      roll('red', 1),
      down,
      roll('blue', 3),
      seaward('blue'),
    );
    expect(t.carrier).toBe('blue');
  });

  test('row 22, set to at once: the first ship there, clockwise, has it', () => {
    const t = on({ falls }, { ...carrying, 'at.yellow': 12, 'at.blue': 12 }, { flagFalls: 'atOnce' });
    t.do(roll('red', 1), down);
    expect(t.carrier).toBe('blue');
    const alone = on({ falls }, carrying, { flagFalls: 'atOnce' }).do(roll('red', 1), down);
    expect(alone.state.flag).toEqual({ kind: 'afloat', at: 12 });
  });

  test('bound to sail seaward, the carrier does not go down', () => {
    const t = on({ falls }, carrying, { carrierSeaward: true }).do(roll('red', 3));
    expect(t.refused(down)).toBe('carrier-seaward');
    t.overrule(down, 'carrier-seaward');
    expect(t.at('red')).toBe(20);
  });
});

describe('the flag in open water', () => {
  const afloat = { flag: 'afloat', flagAt: 12, 'at.red': 10 };

  test('row 11: passing by picks it up', () => {
    expect(on({}, afloat).do(roll('red', 5), inward('red')).carrier).toBe('red');
  });

  test('row 11, set to asked: only who pauses there and says so', () => {
    const options = { pickUp: 'asked' };
    expect(on({}, afloat, options).do(roll('red', 5), inward('red')).carrier).toBeUndefined();
    const t = on({}, afloat, options).do(roll('red', 5), inward('red', 12));
    expect(t.refused(roll('blue', 1))).toBe('movement-unfinished');
    t.do({ kind: 'pickUpFlag', seat: 'red' });
    expect(t.carrier).toBe('red');
    expect(t.refused(seaward('red'))).toBeUndefined();
    expect(t.refused(roll('blue', 1))).toBeUndefined();
  });

  test('row 11, set to asked: landing there is enough to pick it up', () => {
    const t = on({}, afloat, { pickUp: 'asked' }).do(roll('red', 2), inward('red'));
    t.do({ kind: 'pickUpFlag', seat: 'red' });
    expect(t.carrier).toBe('red');
  });

  test('nobody picks up a flag that is elsewhere, or out of turn', () => {
    const t = on({}, { ...afloat, 'at.blue': 12 }, { pickUp: 'asked' });
    expect(t.refused({ kind: 'pickUpFlag', seat: 'red' })).toBe('nothing-to-sail');
    t.do(roll('red', 5));
    expect(t.refused({ kind: 'pickUpFlag', seat: 'red' })).toBe('flag-not-here');
    expect(t.refused({ kind: 'pickUpFlag', seat: 'blue' })).toBe('nothing-to-sail');
    const landed = on({}, { ...afloat, 'at.blue': 12 }, { pickUp: 'asked' }).do(
      roll('red', 2),
      inward('red'),
    );
    expect(landed.refused({ kind: 'pickUpFlag', seat: 'blue' })).toBe('nothing-to-sail');
  });

  test('a ship that has not moved does not pick it up at the end of nothing', () => {
    const t = on({}, { ...afloat, 'at.red': 12, 'bonus.red': -9 }, { pickUp: 'asked' }).do(roll('red', 5));
    expect(t.phase).toBe('sailed');
    expect(t.refused({ kind: 'pickUpFlag', seat: 'red' })).toBe('nothing-to-sail');
  });

  test('a ship that picks it up where it sets out may stay there', () => {
    const t = on({}, { ...afloat, 'at.red': 12 }).do(roll('red', 5));
    expect(t.refused({ kind: 'passDice', seat: 'red' })).toBe('movement-unfinished');
    t.do({ kind: 'pickUpFlag', seat: 'red' });
    expect(t.refused(inward('red'))).toBeUndefined();
    t.do(roll('blue', 1));
    expect(t.at('red')).toBe(12);
    expect(t.carrier).toBe('red');
  });

  test('what else lies where a ship sets out is no reason to stay', () => {
    const t = on({ posts: [12] }, { flag: 'blue', 'at.blue': 12, 'at.red': 12 }).do(roll('red', 5));
    expect(t.refused({ kind: 'passDice', seat: 'red' })).toBe('movement-unfinished');
  });

  test('a card that moves a ship past it brings it along', () => {
    const t = on({}, { ...afloat, 'at.red': 11, 'hand.red': 1 }).do(flank('red', 'red', 'inward'), {
      kind: 'letStand',
    });
    expect(t.carrier).toBe('red');
  });
});
