import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Sign } from '../../../src-main/rules/kernel/sign.ts';
import { piratesFlag } from '../../../src-main/rules/pirates-flag/game.ts';
import { bare, inward, on, play, roll, running, stand, table, type Table } from './table.ts';

const face = (die: string, shown: number): Sign => ({ kind: 'face', die, face: String(shown) });
const card = (row: string): Sign => ({ kind: 'card', row });
const choice = (pressed: string): Sign => ({ kind: 'choice', choice: pressed });
const token = (seat: SeatId): Sign => ({ kind: 'token', seat });
const square = (at: number): Sign => ({ kind: 'square', square: String(at) });
const number = (value: number): Sign => ({ kind: 'number', value });

function means(t: Table, kind: string, signs: readonly Sign[], whose?: SeatId) {
  const prompt = piratesFlag.prompts(t.state).find((one) => one.kind === kind);
  if (!prompt) throw new Error(`${kind} is not asked`);
  const read = piratesFlag.interpret(t.state, prompt, signs, whose);
  return read.kind === 'command' ? read.command : read.kind === 'incomplete' ? read.missing : 'unfit';
}

describe('dice', () => {
  test('one die of two waits for the other', () => {
    const t = on({});
    expect(means(t, 'roll', [face('first', 3)])).toEqual(['die']);
    expect(means(t, 'roll', [face('first', 3), face('second', 4)])).toEqual(roll('red', 3, 4));
  });

  test('the same die read anew replaces its first reading', () => {
    expect(means(on({}), 'roll', [face('first', 3), face('first', 5)])).toEqual(['die']);
    expect(means(on({}), 'roll', [face('first', 3), face('first', 5), face('second', 1)])).toEqual(
      roll('red', 5, 1),
    );
  });

  test('one die is enough where one is rolled', () => {
    const t = on({}, { flag: 'blue', 'at.blue': 9 });
    expect(means(t, 'roll', [face('first', 3)])).toEqual(roll('red', 3));
    expect(means(t, 'roll', [number(4)])).toEqual(roll('red', 4));
  });

  test('a number is the sum of both', () => {
    expect(means(on({}), 'roll', [number(9)])).toEqual({ kind: 'rollSum', seat: 'red', sum: 9 });
  });

  test('where several roll at once it has to be known whose dice they are', () => {
    const t = table();
    expect(means(t, 'start-roll', [token('blue')])).toEqual(['die']);
    expect(means(t, 'start-roll', [card('flank')])).toBe('unfit');
    expect(means(t, 'start-roll', [face('first', 3)])).toEqual(['seat', 'die']);
    expect(means(t, 'start-roll', [face('first', 3), face('second', 4)])).toEqual(['seat']);
    expect(means(t, 'start-roll', [token('blue'), face('first', 3), face('second', 4)])).toEqual(
      roll('blue', 3, 4),
    );
    expect(means(t, 'start-roll', [face('first', 3), face('second', 4)], 'yellow')).toEqual(
      roll('yellow', 3, 4),
    );
    const fight = on({}, { flag: 'blue', 'at.blue': 9, 'at.red': 9 }).do({ kind: 'battle', seat: 'red' });
    expect(means(fight, 'battle-roll', [face('first', 3)])).toEqual(['seat']);
    expect(means(fight, 'battle-roll', [face('first', 3)], 'blue')).toEqual(roll('blue', 3));
    expect(means(fight, 'battle-roll', [token('blue')])).toBe('unfit');
  });

  test('what is no die is none', () => {
    expect(means(on({}), 'roll', [card('flank')])).toBe('unfit');
    expect(means(on({}), 'roll', [token('red')])).toBe('unfit');
    expect(means(on({}), 'roll', [{ kind: 'face', die: 'first', face: 'bolt' }])).toBe('unfit');
    expect(means(on({}), 'roll', [])).toBe('unfit');
  });

  test('a forced roll', () => {
    const t = on({}, { 'hand.blue': 1 }).do(play('blue', 'its-you-or-me', 'yellow'), stand);
    expect(means(t, 'forced-roll', [face('first', 2)])).toEqual(roll('yellow', 2));
  });
});

describe('the board', () => {
  const t = () => on({ posts: [12] }, { 'at.red': 10 }).do(roll('red', 3, 3));

  test('a space that one course leads to is that course', () => {
    expect(means(t(), 'sail', [square(16)])).toEqual({ kind: 'sail', seat: 'red', direction: 'inward' });
    expect(means(t(), 'sail', [square(12)])).toEqual(inward('red', 12));
    expect(means(t(), 'sail', [square(13)])).toBe('unfit');
    expect(means(t(), 'sail', [{ kind: 'number', value: 12 }])).toEqual(inward('red', 12));
    expect(means(t(), 'sail', [{ kind: 'number', value: 13 }])).toBe('unfit');
    const paused = t().do(inward('red', 12));
    expect(means(paused, 'sail', [{ kind: 'number', value: 16 }])).toBe('unfit');
    expect(means(paused, 'sail', [square(16)])).toMatchObject({ direction: 'inward' });
  });

  test('a direction is the whole number that way', () => {
    expect(means(t(), 'sail', [choice('seaward')])).toEqual({
      kind: 'sail',
      seat: 'red',
      direction: 'seaward',
    });
    expect(means(t(), 'sail', [{ kind: 'button', button: 'inward' }])).toMatchObject({ direction: 'inward' });
    expect(means(t(), 'sail', [choice('up')])).toBe('unfit');
  });

  test('a space that both directions lead to needs the direction', () => {
    const both = on({ spaces: 12, flagShip: 6 }, { 'at.red': 9 }).do(roll('red', 6, 4));
    expect(means(both, 'sail', [square(5)])).toEqual({ kind: 'sail', seat: 'red', direction: 'inward' });
    const ring = on({ spaces: 7, flagShip: 7 }, { 'at.red': 4, flag: 'blue', 'at.blue': 2 }).do(
      roll('red', 6),
    );
    expect(means(ring, 'sail', [square(4)])).toEqual(['direction']);
    expect(means(ring, 'sail', [square(4), choice('seaward')])).toMatchObject({ direction: 'seaward' });
    expect(means(ring, 'sail', [square(4), token('blue')])).toBe('unfit');
  });

  test('a ship between hazards, a place told by hand', () => {
    const board = {
      hazards: [
        { space: 12, push: -1 as const },
        { space: 11, push: -1 as const },
      ],
    };
    const round = on(board, { 'at.red': 10 }).do(roll('red', 1, 1), inward('red'));
    expect(means(round, 'rest', [square(11)])).toEqual({ kind: 'restShip', seat: 'red', at: 11 });
    const light = table({ depth: 'score', edition: { board: bare() } }).stand({ turn: 'red' });
    expect(means(light, 'ship-at', [number(7)])).toEqual({ kind: 'placeShip', seat: 'red', at: 7 });
    expect(means(light, 'ship-at', [square(7)])).toEqual({ kind: 'placeShip', seat: 'red', at: 7 });
    expect(means(light, 'ship-at', [{ kind: 'square', square: 'b7' }])).toBe('unfit');
    expect(means(light, 'ship-moved', [token('blue')])).toEqual(['space']);
    expect(means(light, 'ship-moved', [token('blue'), square(7)])).toEqual({
      kind: 'placeShip',
      seat: 'blue',
      at: 7,
    });
    expect(means(light, 'ship-moved', [square(7)])).toEqual(['seat']);
    expect(means(light, 'ship-moved', [square(7)], 'red')).toBe('unfit');
    expect(means(light, 'ship-moved', [choice('x')])).toBe('unfit');
  });
});

describe('cards', () => {
  const full = { 'hand.red': 2, 'hand.blue': 2, 'at.red': 9, 'at.blue': 9, flag: 'blue' };

  test('a card of a known hand that needs no aim is played', () => {
    expect(means(on({}, full), 'card', [card('smooth-sailing')], 'red')).toEqual(
      play('red', 'smooth-sailing'),
    );
    expect(means(on({}, full), 'card', [card('smooth-sailing')])).toEqual(['seat']);
    expect(means(on({}, full), 'card', [card('smooth-sailing'), token('red')])).toEqual(
      play('red', 'smooth-sailing'),
    );
  });

  test('whom it is aimed at is the next token, where more than one will do', () => {
    expect(means(on({}, full), 'card', [card('aarrgh')], 'red')).toEqual(['target']);
    expect(means(on({}, full), 'card', [card('aarrgh'), token('blue')], 'red')).toEqual(
      play('red', 'aarrgh', 'blue'),
    );
    expect(means(on({}, full), 'card', [card('aarrgh'), token('red'), token('blue')])).toEqual(
      play('red', 'aarrgh', 'blue'),
    );
    expect(means(on({}, full), 'card', [card('harpoon-gun')], 'red')).toEqual(
      play('red', 'harpoon-gun', 'blue'),
    );
  });

  test('which way a ship goes is asked where both will do', () => {
    expect(means(on({}, full), 'card', [card('flank'), token('blue')], 'red')).toEqual(['direction']);
    expect(means(on({}, full), 'card', [card('flank'), token('blue'), choice('inward')], 'red')).toEqual({
      kind: 'playCard',
      seat: 'red',
      card: 'flank',
      target: 'blue',
      direction: 'inward',
    });
  });

  test('a captain’s card is that captain’s ability', () => {
    const t = on({}, { ...full, 'captain.blue': 'captain-shan' });
    expect(means(t, 'card', [card('captain-shan')])).toEqual({ kind: 'useCaptain', seat: 'blue' });
    expect(means(t, 'card', [card('captain-2')])).toBe('unfit');
    expect(means(t, 'card', [card('kraken')])).toBe('unfit');
  });

  test('a card that can take no flag is still that card, and is refused for it', () => {
    const t = on({}, { 'hand.red': 1 });
    expect(means(t, 'card', [card('harpoon-gun')], 'red')).toEqual(play('red', 'harpoon-gun'));
    expect(t.refused(play('red', 'harpoon-gun'))).toBe('no-flag-there');
  });

  test('at the stack a card answers, and a press lets it stand', () => {
    const t = on({}, full).do(play('blue', 'aarrgh', 'red'));
    expect(means(t, 'answer-card', [card('thick-fog')], 'red')).toEqual(play('red', 'thick-fog'));
    expect(means(t, 'answer-card', [choice('stand')])).toEqual({ kind: 'letStand' });
    expect(means(on({}, full), 'card', [choice('stand')])).toBe('unfit');
  });

  test('a card to discard, named or not', () => {
    const t = on({}, full).teach('card-10', 'Leak', [{ kind: 'discard', whose: 'other', count: 1 }]);
    t.do(play('red', 'card-10', 'blue'), stand);
    expect(means(t, 'discard', [card('flank')])).toEqual({ kind: 'discard', seat: 'blue', card: 'flank' });
    expect(means(t, 'discard', [choice('discard')])).toEqual({ kind: 'discard', seat: 'blue' });
    expect(means(t, 'discard', [card('captain-2')])).toBe('unfit');
    expect(means(t, 'discard', [number(3)])).toBe('unfit');
  });

  test('captains are dealt by card and token', () => {
    const t = table();
    expect(means(t, 'take-captain', [card('captain-2')])).toEqual(['seat']);
    expect(means(t, 'take-captain', [token('red')])).toEqual(['card']);
    expect(means(t, 'take-captain', [token('red'), card('captain-2')])).toEqual({
      kind: 'takeCaptain',
      seat: 'red',
      captain: 'captain-2',
    });
    expect(means(t, 'take-captain', [card('flank')], 'red')).toBe('unfit');
    expect(means(t, 'take-captain', [number(2)])).toBe('unfit');
  });
});

describe('presses', () => {
  test('one press is the whole answer', () => {
    const t = on({ posts: [12] }, { 'at.red': 10, 'hand.red': 1, flag: 'blue', 'at.blue': 12 });
    t.do(roll('red', 4), inward('red', 12));
    expect(means(t, 'battle', [choice('battle')])).toEqual({ kind: 'battle', seat: 'red' });
    expect(means(t, 'trade', [choice('trade')])).toEqual({ kind: 'trade', seat: 'red' });
    expect(means(t, 'pass-dice', [choice('pass')])).toEqual({ kind: 'passDice', seat: 'red' });
    expect(means(t, 'battle', [choice('trade')])).toBe('unfit');
    expect(means(t, 'battle', [card('flank')])).toBe('unfit');
    expect(means(t, 'trade', [choice('pass')])).toBe('unfit');
    const fall = on({ falls: [{ top: 12, foot: 20 }] }, { 'at.red': 12 }).do(roll('red', 1, 1));
    expect(means(fall, 'fall', [choice('fall')])).toEqual({ kind: 'goDownFall', seat: 'red' });
    const flag = on({}, { 'at.red': 12, flag: 'afloat', flagAt: 12 }, { pickUp: 'asked' }).do(roll('red', 1));
    expect(means(flag, 'pick-up', [choice('pick-up')])).toEqual({ kind: 'pickUpFlag', seat: 'red' });
  });

  test('who begins, who has the flag, who won', () => {
    expect(means(table(), 'begin-with', [token('blue')])).toEqual({ kind: 'beginWith', seat: 'blue' });
    expect(means(table(), 'begin-with', [{ kind: 'seat', seat: 'red' }])).toEqual({
      kind: 'beginWith',
      seat: 'red',
    });
    expect(means(table(), 'begin-with', [number(2)])).toBe('unfit');
    const t = table({ depth: 'fights', edition: { board: bare() } }).stand({
      turn: 'red',
      flag: 'blue',
      'at.blue': 9,
      'at.red': 9,
    });
    expect(means(t, 'flag-at', [token('red')])).toEqual({ kind: 'placeFlag', seat: 'red' });
    expect(means(t, 'flag-at', [choice('ship')])).toEqual({ kind: 'placeFlag' });
    expect(means(t, 'flag-at', [square(4)])).toEqual({ kind: 'placeFlag', at: 4 });
    expect(means(t, 'flag-at', [choice('nowhere')])).toBe('unfit');
    expect(means(t, 'battle-told', [token('blue')])).toEqual({
      kind: 'tellBattle',
      seat: 'red',
      winner: 'blue',
    });
    expect(means(t, 'battle-told', [choice('blue')])).toBe('unfit');
  });

  test('a prompt that is not asked now means nothing', () => {
    const t = running();
    const asked = piratesFlag.prompts(t.state)[0]!;
    t.do(roll('red', 1, 2));
    expect(piratesFlag.interpret(t.state, asked, [number(3)], 'red')).toEqual({ kind: 'unfit' });
  });
});
