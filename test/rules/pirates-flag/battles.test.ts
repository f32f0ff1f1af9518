import { describe, expect, test } from 'vitest';
import { flank, inward, on, play, roll, stand } from './table.ts';

const fight = { kind: 'battle', seat: 'red' } as const;
/** Red begins its turn beside blue, who has the flag. */
const beside = { flag: 'blue', 'at.blue': 12, 'at.red': 12, firstTaker: 'blue' };

describe('battles', () => {
  test('one die each, and the higher wins', () => {
    const t = on({}, beside).do(fight, roll('red', 5), roll('blue', 3));
    expect(t.told('battleWon')).toMatchObject([{ winner: 'red', totals: [5, 3], battle: 1 }]);
    expect(on({}, beside).do(fight, roll('blue', 4), roll('red', 3)).told('battleWon')).toMatchObject([
      { winner: 'blue', totals: [3, 4] },
    ]);
  });

  test('a tie is rolled again, until it is decided', () => {
    const t = on({}, beside).do(fight, roll('red', 3), roll('blue', 3));
    expect(t.told('battleTied')).toMatchObject([{ total: 3 }]);
    expect(t.phase).toBe('battle');
    t.do(roll('red', 2), roll('blue', 2), roll('blue', 1), roll('red', 6));
    expect(t.carrier).toBe('red');
  });

  test('an attacker who wins takes the flag and rolls again to escape', () => {
    const t = on({}, beside).do(fight, roll('red', 5), roll('blue', 3));
    expect(t.carrier).toBe('red');
    expect(t.state.phase).toEqual({ kind: 'rolling', escape: true });
    t.do(roll('red', 4), inward('red'));
    expect(t.at('red')).toBe(16);
    expect(t.refused(roll('blue', 2))).toBeUndefined();
  });

  test('a defender who wins keeps the flag, and the movement of the attacker is over', () => {
    const t = on({}, { ...beside, 'at.red': 10 }).do(roll('red', 5), inward('red', 12), fight);
    t.do(roll('red', 1), roll('blue', 3));
    expect(t.carrier).toBe('blue');
    expect(t.phase).toBe('sailed');
    expect(t.refused(inward('red'))).toBe('nothing-to-sail');
    expect(t.refused(fight)).toBe('fought-already');
    t.overrule(fight, 'fought-already');
    expect(t.phase).toBe('battle');
  });

  test('only against the carrier', () => {
    expect(on({}, { 'at.red': 12, 'at.blue': 12 }).refused(fight)).toBe('no-carrier');
    expect(on({}, { flag: 'red', 'at.red': 12 }).refused(fight)).toBe('own-flag');
  });

  test('only on the same space', () => {
    expect(on({}, { ...beside, 'at.red': 11 }).refusal(fight)).toMatchObject({
      code: 'not-same-space',
      values: { player: { seat: 'blue' }, at: 12 },
    });
  });

  test('only on one’s own turn', () => {
    const t = on({}, { ...beside, 'at.red': 3, 'at.yellow': 12 });
    expect(t.refused({ kind: 'battle', seat: 'yellow' })).toBe('not-your-turn');
  });

  test('at the start of a turn it takes the place of the movement roll', () => {
    const t = on({}, beside).do(roll('red', 3));
    expect(t.refused(fight)).toBe('rolled-instead');
    expect(on({}, beside).do(fight, roll('red', 1), roll('blue', 3)).refused(roll('red', 3))).toBe(
      'rolled-already',
    );
    t.stand({ 'at.yellow': 4, 'hand.yellow': 1 }).do(flank('yellow', 'yellow', 'inward'), stand);
    expect(t.refused(fight)).toBe('rolled-instead');
    t.overrule(fight, 'rolled-instead');
    expect(t.phase).toBe('battle');
  });

  test('at the start of the next turn it passes the dice by itself', () => {
    const t = on({}, { flag: 'red', 'at.red': 10, 'at.blue': 13 }).do(roll('red', 3), inward('red'));
    t.do({ kind: 'battle', seat: 'blue' });
    expect(t.state.turn.seat).toBe('blue');
    expect(t.phase).toBe('battle');
  });

  test('landing on the space of the carrier is enough', () => {
    const t = on({}, { ...beside, 'at.red': 10 }).do(roll('red', 2), inward('red'), fight);
    expect(t.phase).toBe('battle');
  });

  test('a card that moves a ship there lets it fight on its own turn', () => {
    const t = on({}, { ...beside, 'at.red': 11, 'hand.red': 1 }).do(flank('red', 'red', 'inward'), fight);
    expect(t.phase).toBe('battle');
    t.do(roll('red', 1), roll('blue', 2));
    expect(t.phase).toBe('sailed');
    const later = on({}, { ...beside, 'at.red': 8, 'hand.red': 1 });
    later.do(roll('red', 3), inward('red'), flank('red', 'red', 'inward'), fight);
    expect(later.phase).toBe('battle');
  });

  test('each of the two rolls once, and nobody else', () => {
    const t = on({}, beside).do(fight, roll('red', 5));
    expect(t.refused(roll('red', 6))).toBe('rolled-already');
    expect(t.refused(roll('yellow', 6))).toBe('not-your-roll');
    expect(t.refused(roll('blue', 6, 1))).toBe('wrong-dice');
    expect(t.refused(fight)).toBe('battle-unfinished');
    expect(t.refused({ kind: 'passDice', seat: 'red' })).toBe('battle-unfinished');
    expect(t.refused({ kind: 'passDice', seat: 'blue' })).toBe('battle-unfinished');
  });

  test('bonuses that wait go into the battle roll, and nothing falls below 0', () => {
    const t = on({}, { ...beside, 'bonus.red': 3, 'bonus.blue': -9 }).do(
      fight,
      roll('red', 1),
      roll('blue', 6),
    );
    expect(t.told('battleWon')).toMatchObject([{ totals: [4, 0] }]);
    expect(t.state.modifiers).toEqual({});
  });

  test('row 14: what was added to a roll that ties is spent', () => {
    const t = on({}, { ...beside, 'bonus.red': 3 }).do(fight, roll('red', 1), roll('blue', 4));
    t.do(roll('red', 1), roll('blue', 2));
    expect(t.carrier).toBe('blue');
  });

  test('row 14, set to kept: it counts in the re-roll again', () => {
    const t = on({}, { ...beside, 'bonus.red': 3 }, { tieBonus: 'kept' }).do(
      fight,
      roll('red', 1),
      roll('blue', 4),
    );
    t.do(roll('red', 1), roll('blue', 2));
    expect(t.told('battleWon')).toMatchObject([{ totals: [4, 2] }]);
    expect(t.carrier).toBe('red');
    expect(t.state.modifiers).toEqual({});
  });

  test('row 14, set to kept: where nothing was added nothing waits after a tie', () => {
    const t = on({}, { ...beside, 'bonus.red': 3 }, { tieBonus: 'kept' });
    t.do(fight, roll('red', 1), roll('blue', 4));
    expect(t.state.modifiers).toEqual({ red: [{ row: null, by: null, times: 1, plus: 3 }] });
  });

  test('an attacker who has sailed nowhere and loses is not sent on by a hazard', () => {
    const hazards = [{ space: 12, push: -1 as const }];
    const t = on({ hazards }, beside).do(roll('red', 3)).overrule(fight, 'rolled-instead');
    t.do(roll('red', 1), roll('blue', 6));
    expect(t.told('battleWon')).toMatchObject([{ winner: 'blue' }]);
    expect(t.at('red')).toBe(12);
  });

  test('two ships on one space without the flag enjoy each other’s company', () => {
    const t = on({}, { 'at.red': 10, 'at.blue': 12 }).do(roll('red', 1, 1), inward('red'));
    expect(t.refused(fight)).toBe('no-carrier');
  });
});

describe('battles that fall through', () => {
  test('before a die is thrown the attacker goes on as if there had been none', () => {
    const t = on({}, { ...beside, 'at.red': 10, 'hand.blue': 1 });
    t.do(roll('red', 5), inward('red', 12), fight, flank('blue', 'blue', 'seaward'), stand);
    expect(t.told('battleBroken')).toHaveLength(1);
    expect(t.left).toBe(3);
    expect(t.refused(roll('blue', 1))).toBe('movement-unfinished');
    t.do(inward('red'));
    expect(t.at('red')).toBe(15);
  });

  test('at the start of a turn the roll is given back', () => {
    const t = on({}, { ...beside, 'hand.blue': 1 }).do(fight, flank('blue', 'blue', 'seaward'), stand);
    expect(t.state.phase).toEqual({ kind: 'rolling', escape: false });
  });

  test('once a die has been thrown the movement is over', () => {
    const t = on({}, { ...beside, 'hand.blue': 1 });
    t.do(fight, roll('red', 6), flank('blue', 'blue', 'seaward'), stand);
    expect(t.phase).toBe('sailed');
    const tied = on({}, { ...beside, 'hand.blue': 1 });
    tied.do(fight, roll('red', 6), roll('blue', 6), flank('blue', 'blue', 'seaward'), stand);
    expect(tied.phase).toBe('sailed');
  });

  test('a flag taken by a third ship leaves nothing to fight for', () => {
    const t = on({}, { ...beside, 'at.yellow': 13, 'hand.yellow': 1 }).do(
      fight,
      play('yellow', 'harpoon-gun'),
      stand,
    );
    expect(t.carrier).toBe('yellow');
    expect(t.phase).toBe('rolling');
  });

  test('a battle whose ships are set elsewhere by hand is off', () => {
    const t = on({}, beside).do(fight, { kind: 'setRight', field: 'at', seat: 'red', value: 3 });
    expect(t.phase).toBe('rolling');
  });

  test('a battle goes on after cards that do not touch it', () => {
    const t = on({}, { ...beside, 'hand.red': 1 }).do(fight, play('red', 'smooth-sailing'), roll('red', 1));
    expect(t.phase).toBe('battle');
    t.do(roll('blue', 3));
    expect(t.carrier).toBe('red');
  });
});

describe('the flag', () => {
  test('the first to reach the Dread Captain takes it', () => {
    const t = on({}, { 'at.red': 25 }).do(roll('red', 4, 1), inward('red'));
    expect(t.carrier).toBe('red');
    expect(t.state.firstTaker).toBe('red');
    expect(t.told('flagTaken')).toMatchObject([{ how: 'reached', from: 'ship' }]);
  });

  test('later it changes hands, and who was first stays first', () => {
    const t = on({}, beside).do(fight, roll('red', 5), roll('blue', 3));
    expect(t.state.firstTaker).toBe('blue');
    expect(t.told('flagTaken')).toMatchObject([{ how: 'battle', from: 'blue' }]);
  });

  test('where it was taken, nobody finds another', () => {
    const t = on({}, { flag: 'blue', 'at.blue': 20, 'at.red': 28 }).do(roll('red', 2), inward('red'));
    expect(t.carrier).toBe('blue');
  });
});
