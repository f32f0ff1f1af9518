import { describe, expect, test } from 'vitest';
import { flank, inward, on, play, roll, seaward, stand } from './table.ts';

/** The four worked examples of the rulebook. Tucker sails red, Shannon blue. */
describe('example 1: a flag that slips away', () => {
  test('Flank! takes effect first, Gone Fishin’ is out of range and has no effect, both are discarded', () => {
    const t = on({}, { flag: 'blue', 'at.blue': 13, 'at.red': 10, 'hand.red': 1, 'hand.blue': 1 });
    t.do(play('red', 'gone-fishin'), flank('blue', 'blue', 'inward'), stand);
    expect(t.at('blue')).toBe(14);
    expect(t.told('playSettled').map(({ play: { row } }) => row)).toEqual(['flank']);
    expect(t.told('playFizzled')).toMatchObject([{ play: { row: 'gone-fishin' }, why: 'out-of-range' }]);
    expect(t.carrier).toBe('blue');
    expect(t.state.discards).toEqual(['flank', 'gone-fishin']);
  });

  test('unanswered, Gone Fishin’ takes the flag', () => {
    const t = on({}, { flag: 'blue', 'at.blue': 13, 'at.red': 10, 'hand.red': 1 });
    t.do(play('red', 'gone-fishin'), stand);
    expect(t.carrier).toBe('red');
  });
});

describe('example 2: a card, a mirror and a fog', () => {
  const begun = () =>
    on({}, { turn: 'blue', 'hand.red': 1, 'hand.blue': 2 }).do(
      play('blue', 'aarrgh', 'red'),
      play('red', 'giant-mirror'),
    );
  const plus = (t: ReturnType<typeof begun>, seat: 'red' | 'blue') =>
    (t.state.modifiers[seat] ?? []).map((modifier) => modifier.plus);

  test('without the fog Shannon has the −3', () => {
    const t = begun().do(stand);
    expect(plus(t, 'blue')).toEqual([-3]);
    expect(plus(t, 'red')).toEqual([]);
  });

  test('with the fog on the mirror Tucker has it', () => {
    const t = begun().do(play('blue', 'thick-fog'), stand);
    expect(plus(t, 'red')).toEqual([-3]);
    expect(plus(t, 'blue')).toEqual([]);
    expect(t.state.discards).toEqual(['thick-fog', 'giant-mirror', 'aarrgh']);
  });
});

describe('example 3: four spaces behind the flag', () => {
  const behind = () =>
    on(
      {},
      {
        turn: 'blue',
        flag: 'red',
        'at.red': 14,
        'at.blue': 10,
        'hand.blue': 1,
        'captain.blue': 'captain-shan',
      },
    );
  const fight = { kind: 'battle', seat: 'blue' } as const;
  const double = { kind: 'useCaptain', seat: 'blue' } as const;

  test('with a four or more she may stop, fight, and double her battle die', () => {
    const t = behind().do(
      roll('blue', 6),
      inward('blue', 14),
      fight,
      double,
      roll('blue', 3),
      roll('red', 5),
    );
    expect(t.told('battleWon')).toMatchObject([{ winner: 'blue', totals: [6, 5] }]);
    expect(t.phase).toBe('rolling');
  });

  test('with less, but within two, the Harpoon Gun takes the flag without another roll', () => {
    const t = behind().do(roll('blue', 2), inward('blue'), play('blue', 'harpoon-gun'), stand);
    expect(t.carrier).toBe('blue');
    expect(t.phase).toBe('sailed');
    expect(t.refused(roll('blue', 4))).toBe('rolled-already');
  });

  test('with less than that the Harpoon Gun does not reach', () => {
    const t = behind().do(roll('blue', 1), inward('blue'));
    expect(t.refusal(play('blue', 'harpoon-gun'))).toMatchObject({
      code: 'out-of-range',
      values: { spaces: 3, within: 2 },
    });
  });

  test('next turn, still with the flag, she may double her movement instead', () => {
    const t = behind().do(roll('blue', 2), inward('blue'), play('blue', 'harpoon-gun'));
    t.do(roll('yellow', 1), inward('yellow'), roll('red', 1), inward('red'), double, roll('blue', 5));
    expect(t.left).toBe(10);
    t.do(seaward('blue'));
    expect(t.at('blue')).toBe(2);
  });
});

describe('example 4: five to the next roll', () => {
  const stacked = () => {
    const t = on({}, { 'hand.red': 2, 'hand.blue': 1, turn: 'blue', flag: 'afloat', flagAt: 20 });
    t.do(play('red', 'smooth-sailing'), roll('blue', 1), inward('blue'));
    return t.do(roll('yellow', 1), play('red', 'heavy-breeze'), stand);
  };

  test('both wait for the next roll when played on different turns', () => {
    const t = stacked().do(inward('yellow'), roll('red', 2));
    expect(t.left).toBe(7);
    expect(t.state.modifiers).toEqual({});
  });

  test('It’s you or me! makes her waste them', () => {
    const t = stacked().do(inward('yellow'), play('blue', 'its-you-or-me', 'red'));
    expect(t.refused(roll('red', 4))).toBeUndefined();
    t.do(roll('red', 4));
    expect(t.told('diceRolled')).toMatchObject([{ purpose: 'forced', sum: 4, total: 9 }]);
    t.do(roll('red', 2));
    expect(t.left).toBe(2);
  });
});
