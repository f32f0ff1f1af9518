import { describe, expect, test } from 'vitest';
import { piratesFlag } from '../../../src-main/rules/pirates-flag/game.ts';
import { inward, roll, table } from './table.ts';

describe('setting up', () => {
  test('all ships begin in The Dread Sea, without cards, and the flag waits at the far corner', () => {
    const { state } = table();
    expect(state.at).toEqual({ red: 0, blue: 0, yellow: 0 });
    expect(state.hands).toEqual({ red: 0, blue: 0, yellow: 0 });
    expect(state.flag).toEqual({ kind: 'ship' });
    expect(state.pile).toBe(48);
  });

  test.each([[2], [7]])('%i ships are not a game, three to six are', (count) => {
    const seats = (['red', 'blue', 'yellow', 'green', 'white', 'violet', 'orange'] as const).slice(0, count);
    const begun = piratesFlag.begin({ seats });
    expect(begun.ok ? 'begun' : begun.no.code).toBe('seat-count');
  });

  test.each([3, 4, 5, 6])('%i ships are a game', (count) => {
    const seats = (['red', 'blue', 'yellow', 'green', 'white', 'violet'] as const).slice(0, count);
    expect(piratesFlag.begin({ seats }).ok).toBe(true);
  });

  test('every ship has a colour of its own', () => {
    const begun = piratesFlag.begin({ seats: ['red', 'red', 'blue'] });
    expect(begun.ok ? 'begun' : begun.no.code).toBe('seat-twice');
  });

  test('an option that does not exist, or a value it does not offer, is refused by name', () => {
    for (const options of [{ storms: true }, { fallCost: 2 }, { pickUp: 'never' }]) {
      const begun = piratesFlag.begin({ seats: ['red', 'blue', 'yellow'], options });
      expect(begun.ok ? undefined : begun.no).toMatchObject({
        code: 'no-such-option',
        values: { option: Object.keys(options)[0] },
      });
    }
  });

  test('a depth that does not exist is refused', () => {
    const begun = piratesFlag.begin({ seats: ['red', 'blue', 'yellow'], depth: 'deep' });
    expect(begun.ok ? 'begun' : begun.no.code).toBe('no-such-depth');
  });

  test('captains may be settled before the game, one ship each', () => {
    const t = table({ pirateCaptains: { red: 'captain-shan' } });
    expect(t.state.abilities).toEqual({ red: { captain: 'captain-shan', used: false } });
    const wrong = (pirateCaptains: Record<string, string>) => {
      const begun = piratesFlag.begin({ seats: ['red', 'blue', 'yellow'], pirateCaptains } as never);
      return begun.ok ? 'begun' : begun.no.code;
    };
    expect(wrong({ red: 'captain-2', blue: 'captain-2' })).toBe('captain-taken');
    expect(wrong({ red: 'captain-99' })).toBe('no-such-captain');
    expect(wrong({ grey: 'captain-2' })).toBe('no-such-seat');
  });
});

describe('who begins', () => {
  test('everybody rolls two dice, and the highest begins', () => {
    const t = table().do(roll('red', 1, 2), roll('blue', 6, 5), roll('yellow', 4, 4));
    expect(t.state.turn).toMatchObject({ seat: 'blue', number: 1 });
    expect(t.state.phase).toEqual({ kind: 'rolling', escape: false });
  });

  test('after the first it goes clockwise', () => {
    const t = table().do(roll('red', 1, 2), roll('blue', 1, 1), roll('yellow', 4, 4));
    t.do(roll('yellow', 1, 1), inward('yellow'), roll('red', 1, 2));
    expect(t.state.turn.seat).toBe('red');
  });

  test('nobody rolls twice for the start, and who is out of a tie rolls no more', () => {
    const t = table().do(roll('red', 3, 3));
    expect(t.refused(roll('red', 1, 1))).toBe('rolled-already');
    t.do(roll('blue', 2, 4), roll('yellow', 1, 1));
    expect(t.refused(roll('yellow', 6, 6))).toBe('not-your-roll');
  });

  test('row 6: the tied roll again', () => {
    const t = table().do(roll('red', 3, 3), roll('blue', 2, 4), roll('yellow', 1, 1));
    expect(t.state.phase).toEqual({ kind: 'opening', among: ['red', 'blue'], rolls: {} });
    t.do(roll('red', 1, 1), roll('blue', 1, 2));
    expect(t.state.turn.seat).toBe('blue');
  });

  test('row 6, set to all: everybody rolls again', () => {
    const t = table({ options: { firstTie: 'all' } }).do(
      roll('red', 3, 3),
      roll('blue', 2, 4),
      roll('yellow', 1, 1),
    );
    expect(t.state.phase).toEqual({ kind: 'opening', among: ['red', 'blue', 'yellow'], rolls: {} });
  });

  test('row 6, set to clockwise: the first of the tied begins', () => {
    const t = table({ options: { firstTie: 'clockwise' } });
    t.do(roll('red', 1, 1), roll('blue', 2, 4), roll('yellow', 3, 3));
    expect(t.state.turn.seat).toBe('blue');
  });

  test('a table that has settled it names who begins', () => {
    const t = table().do({ kind: 'beginWith', seat: 'yellow' });
    expect(t.state.turn.seat).toBe('yellow');
    expect(t.refused({ kind: 'beginWith', seat: 'red' })).toBe('begun-already');
  });

  test('whoever is named to begin has the highest roll, if there are rolls', () => {
    const t = table().do(roll('red', 3, 3), roll('blue', 2, 1));
    expect(t.refusal({ kind: 'beginWith', seat: 'blue' })).toMatchObject({
      code: 'not-the-highest',
      values: { highest: 6 },
    });
    expect(t.refused({ kind: 'beginWith', seat: 'yellow' })).toBe('not-the-highest');
    expect(t.refused({ kind: 'beginWith', seat: 'red' })).toBeUndefined();
    t.overrule({ kind: 'beginWith', seat: 'blue' }, 'not-the-highest');
    expect(t.state.turn.seat).toBe('blue');
  });

  test('before anybody begins nothing is sailed, played or fought', () => {
    const t = table({ pirateCaptains: { red: 'captain-shan' } });
    expect(t.refused(inward('red'))).toBe('not-begun');
    expect(t.refused({ kind: 'playCard', seat: 'red', card: 'flank' })).toBe('not-begun');
    expect(t.refused({ kind: 'useCaptain', seat: 'red' })).toBe('not-begun');
    expect(t.refused({ kind: 'battle', seat: 'red' })).toBe('not-begun');
    expect(t.refused({ kind: 'passDice', seat: 'red' })).toBe('not-begun');
    expect(t.refused({ kind: 'discard', seat: 'red' })).toBe('not-begun');
  });
});

describe('captains', () => {
  test('a captain is chosen or dealt, and sails with one ship only', () => {
    const t = table().do({ kind: 'takeCaptain', seat: 'red', captain: 'captain-3' });
    expect(t.refused({ kind: 'takeCaptain', seat: 'blue', captain: 'captain-3' })).toBe('captain-taken');
    expect(t.refused({ kind: 'takeCaptain', seat: 'blue', captain: 'captain-9' })).toBe('no-such-captain');
    t.do({ kind: 'takeCaptain', seat: 'red', captain: 'captain-4' });
    expect(t.state.abilities).toEqual({ red: { captain: 'captain-4', used: false } });
    expect(t.refused({ kind: 'takeCaptain', seat: 'grey', captain: 'captain-5' })).toBe('no-such-seat');
  });

  test('a captain turned over is not exchanged for a fresh one', () => {
    const t = table({ pirateCaptains: { red: 'captain-shan' } }).stand({ turn: 'red' });
    t.do({ kind: 'useCaptain', seat: 'red' });
    expect(t.refused({ kind: 'takeCaptain', seat: 'red', captain: 'captain-4' })).toBe('captain-used');
    t.overrule({ kind: 'takeCaptain', seat: 'red', captain: 'captain-4' }, 'captain-used');
    expect(t.state.abilities.red).toEqual({ captain: 'captain-4', used: false });
  });
});
