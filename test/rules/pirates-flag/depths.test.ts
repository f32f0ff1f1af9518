import { describe, expect, test } from 'vitest';
import { piratesFlag } from '../../../src-main/rules/pirates-flag/game.ts';
import type { Command } from '../../../src-main/rules/pirates-flag/commands.ts';
import type { Depth } from '../../../src-main/rules/pirates-flag/setup.ts';
import { bare, flank, inward, on, play, roll, table } from './table.ts';
import { waysToAnswer } from '../../support/pressing.ts';

const place = (seat: 'red' | 'blue' | 'yellow', at: number): Command => ({ kind: 'placeShip', seat, at });
const board = bare({ hazards: [{ space: 7, push: -1 }] });
const light = (depth: Depth, fields = {}, options = {}) =>
  table({ depth, edition: { board }, options }).stand({ turn: 'red', ...fields });

describe('flag and positions (score)', () => {
  test('a move is one press: where the ship is now', () => {
    const t = light('score').do(place('red', 8));
    expect(t.at('red')).toBe(8);
    expect(t.state.turn).toMatchObject({ seat: 'blue', number: 2 });
    expect(t.phase).toBe('telling');
  });

  test('a game begins with who begins', () => {
    const t = table({ depth: 'score' }).do({ kind: 'beginWith', seat: 'blue' });
    expect(t.phase).toBe('telling');
    expect(t.state.turn.seat).toBe('blue');
    expect(table({ depth: 'score' }).refused(place('red', 8))).toBe('not-begun');
    expect(table({ depth: 'score' }).refused({ kind: 'placeFlag', at: 4 })).toBe('not-begun');
  });

  test('another ship’s new place was a card’s doing, and the turn stays', () => {
    const t = light('score').do(place('yellow', 5), place('blue', 6));
    expect(t.at('yellow')).toBe(5);
    expect(t.at('blue')).toBe(6);
    expect(t.state.turn.seat).toBe('red');
    const fights = light('fights', { flag: 'blue', 'at.blue': 9 }).do(place('red', 9), place('yellow', 5));
    expect(fights.state.turn.seat).toBe('red');
  });

  test('beside the carrier the turn is over with the move: battles are not told, nor asked for', () => {
    const t = light('score', { flag: 'blue', 'at.blue': 9 }).do(place('red', 9));
    expect(t.state.turn.seat).toBe('blue');
    const beside = light('score', { flag: 'blue', 'at.blue': 9, 'at.red': 9 });
    const asked = piratesFlag
      .prompts(beside.state)
      .flatMap((prompt) =>
        waysToAnswer(piratesFlag, beside.state, prompt, 'red').map(({ command }) => command.kind),
      );
    expect(asked).not.toContain('tellBattle');
  });

  test('a seat that does not move passes the dice', () => {
    const t = light('score').do({ kind: 'passDice', seat: 'red' });
    expect(t.state.turn.seat).toBe('blue');
  });

  test('the ship that reaches the Dread Captain, or lands on the floating flag, has it', () => {
    const t = light('score').do(place('red', 30));
    expect(t.carrier).toBe('red');
    expect(t.state.firstTaker).toBe('red');
    const afloat = light('score', { flag: 'afloat', flagAt: 12 }).do(place('red', 12));
    expect(afloat.carrier).toBe('red');
    expect(afloat.state.firstTaker).toBeNull();
  });

  test('the flag is told by hand: who has it, where it floats, or back with the Dread Captain', () => {
    expect(light('score').refused({ kind: 'placeFlag', seat: 'blue' })).toBe('carrier-at-sea');
    const at = light('score', { 'at.blue': 9 }).do({ kind: 'placeFlag', seat: 'blue' });
    expect(at.carrier).toBe('blue');
    at.do({ kind: 'placeFlag', at: 1 });
    expect(at.state.flag).toEqual({ kind: 'afloat', at: 1 });
    at.do({ kind: 'placeFlag', at: 30 });
    expect(at.state.flag).toEqual({ kind: 'afloat', at: 30 });
    at.do({ kind: 'placeFlag' });
    expect(at.state.flag).toEqual({ kind: 'ship' });
    expect(at.state.flagMoved).toBe(false);
  });

  test('a flag that is there already is not taken again', () => {
    const t = light('score', { flag: 'blue', 'at.blue': 9 });
    expect(t.refused({ kind: 'placeFlag', seat: 'blue' })).toBe('own-flag');
  });

  test('the carrier in The Dread Sea has won', () => {
    const t = light('score', { flag: 'red', 'at.red': 4 }).do(place('red', 0));
    expect(t.winner).toBe('red');
  });

  test('a ship without the flag does not leave the pass', () => {
    const t = light('score', { 'at.red': 4 });
    expect(t.refused(place('red', 0))).toBe('sea-without-flag');
    t.overrule(place('red', 0), 'sea-without-flag');
    expect(t.at('red')).toBe(0);
    expect(light('score', { 'at.red': 4 }, { seaEnd: 'sea' }).refused(place('red', 0))).toBeUndefined();
  });

  test('no ship is off the board or rests on a hazard', () => {
    const t = light('score');
    expect(t.refusal(place('red', 31))).toMatchObject({
      code: 'off-the-board',
      values: { at: 31, spaces: 30 },
    });
    expect(t.refused(place('red', -1))).toBe('off-the-board');
    expect(t.refused({ kind: 'placeFlag', at: 31 })).toBe('off-the-board');
    expect(t.refused({ kind: 'placeFlag', at: 0 })).toBe('off-the-board');
    expect(t.refused({ kind: 'placeFlag', seat: 'grey' })).toBe('no-such-seat');
    expect(t.refused(place('red', 7))).toBe('hazard-rest');
    t.overrule(place('red', 7), 'hazard-rest');
    expect(t.at('red')).toBe(7);
  });

  test('a ship that has not moved lies where it was, in The Dread Sea or on a hazard too', () => {
    const t = light('score').do(place('red', 0));
    expect(t.state.turn.seat).toBe('blue');
    expect(light('score', { 'at.red': 7 }).refused(place('red', 7))).toBeUndefined();
  });

  test('row 9, set to no: a ship that a card has moved may lie on a hazard, one that sailed may not', () => {
    const t = light('score', {}, { hazardAfterCards: false });
    expect(t.refused(place('red', 7))).toBe('hazard-rest');
    expect(t.refused(place('blue', 7))).toBeUndefined();
    expect(light('score').refused(place('blue', 7))).toBe('hazard-rest');
  });

  test('row 9, set to no chain: a hazard beside another may be where a ship was sent', () => {
    const row = { depth: 'score', options: { hazardChain: false } } as const;
    const hazards = [7, 8, 10].map((space) => ({ space, push: 1 as const }));
    const t = table({ ...row, edition: { board: bare({ hazards }) } }).stand({ turn: 'red' });
    expect(t.refused(place('red', 7))).toBeUndefined();
    expect(t.refused(place('red', 8))).toBeUndefined();
    expect(t.refused(place('red', 10))).toBe('hazard-rest');
  });

  test('row 11, set to asked: the floating flag is told to be taken', () => {
    const t = light('score', { flag: 'afloat', flagAt: 12 }, { pickUp: 'asked' }).do(place('red', 12));
    expect(t.carrier).toBeUndefined();
    t.do({ kind: 'placeFlag', seat: 'red' });
    expect(t.carrier).toBe('red');
  });

  test('a battle is told as who has the flag', () => {
    const t = light('score', { flag: 'blue', 'at.blue': 9 }).do(place('red', 9), {
      kind: 'placeFlag',
      seat: 'red',
    });
    expect(t.carrier).toBe('red');
    expect(t.refused({ kind: 'tellBattle', seat: 'red', winner: 'red' })).toBe('wrong-depth');
  });

  test.each<[string, Command]>([
    ['dice', roll('red', 3, 3)],
    ['a sum of dice', { kind: 'rollSum', seat: 'red', sum: 6 }],
    ['a course', inward('red')],
    ['a waterfall', { kind: 'goDownFall', seat: 'red' }],
    ['a pick-up', { kind: 'pickUpFlag', seat: 'red' }],
    ['a card', play('red', 'flank', 'red')],
    ['an ability', { kind: 'useCaptain', seat: 'red' }],
    ['a trade', { kind: 'trade', seat: 'red' }],
    ['a discard', { kind: 'discard', seat: 'red' }],
    ['a battle', { kind: 'battle', seat: 'red' }],
    ['a rest', { kind: 'restShip', seat: 'red', at: 3 }],
  ])('%s cannot be told there', (_, command) => {
    expect(light('score').refusal(command)).toMatchObject({
      code: 'wrong-depth',
      values: { depth: { key: 'depth.score' } },
    });
  });
});

describe('who won each battle (fights)', () => {
  const beside = { flag: 'blue', 'at.blue': 9 };

  test('a ship that comes upon the carrier may fight before the dice go on', () => {
    const t = light('fights', beside).do(place('red', 9));
    expect(t.state.turn.seat).toBe('red');
    t.do({ kind: 'tellBattle', seat: 'red', winner: 'red' });
    expect(t.carrier).toBe('red');
    expect(t.state.phase).toEqual({ kind: 'telling', again: true });
    t.do(place('red', 6));
    expect(t.state.turn.seat).toBe('blue');
  });

  test('an attacker who loses has finished', () => {
    const t = light('fights', beside).do(place('red', 9), {
      kind: 'tellBattle',
      seat: 'red',
      winner: 'blue',
    });
    expect(t.carrier).toBe('blue');
    expect(t.state.turn.seat).toBe('blue');
    expect(t.events.filter(({ kind }) => kind === 'battleWon')).toMatchObject([{ battle: 1, totals: null }]);
  });

  test('without a battle the next ship’s move passes the dice', () => {
    const t = light('fights', beside).do(place('red', 9), place('blue', 11));
    expect(t.state.turn.seat).toBe('yellow');
    expect(light('fights', beside).do(place('red', 8)).state.turn.seat).toBe('blue');
  });

  test('at the start of a turn beside the carrier the battle comes at once', () => {
    const t = light('fights', { ...beside, 'at.red': 9 }).do({
      kind: 'tellBattle',
      seat: 'red',
      winner: 'red',
    });
    expect(t.carrier).toBe('red');
  });

  test('only the carrier, on the same space, on one’s own turn, and one of the two wins', () => {
    const tell = (winner: 'red' | 'blue' | 'yellow', seat: 'red' | 'blue' = 'red'): Command => ({
      kind: 'tellBattle',
      seat,
      winner,
    });
    expect(light('fights').refused(tell('red'))).toBe('no-carrier');
    expect(light('fights', { flag: 'red', 'at.red': 3 }).refused(tell('red'))).toBe('own-flag');
    expect(light('fights', beside).refused(tell('red'))).toBe('not-same-space');
    const t = light('fights', { ...beside, 'at.red': 9 });
    expect(t.refused(tell('yellow'))).toBe('wrong-winner');
    expect(t.refused(tell('blue', 'blue'))).toBe('not-your-turn');
  });
});

describe('changing how much is told', () => {
  const depth = (to: string): Command => ({ kind: 'setDepth', depth: to });

  test('a depth that does not exist is refused', () => {
    expect(on({}).refused(depth('deep'))).toBe('no-such-depth');
  });

  test('in the middle of a movement the ship is simply told', () => {
    const t = on({}, { 'at.red': 3 }).do(roll('red', 3, 3), depth('score'));
    expect(t.state.phase).toEqual({ kind: 'telling', again: false });
    t.do(place('red', 9));
    expect(t.state.turn.seat).toBe('blue');
  });

  test('after a movement the next seat is asked', () => {
    const t = on({}).do(roll('red', 3, 3), inward('red'), depth('score'));
    expect(t.state.turn.seat).toBe('blue');
    expect(t.phase).toBe('telling');
  });

  test('in the middle of a battle the winner is told, and the next turn comes', () => {
    const t = on({}, { flag: 'blue', 'at.blue': 9, 'at.red': 9 });
    t.do({ kind: 'battle', seat: 'red' }, depth('score'));
    expect(t.state.phase).toEqual({ kind: 'telling', again: false });
  });

  test('a battle that ends without a winner where less is told now leads back to telling, not to dice', () => {
    const t = on({}, { flag: 'blue', 'at.blue': 9, 'at.red': 9 });
    t.do({ kind: 'battle', seat: 'red' }, depth('fights'), place('red', 15));
    expect(t.state.phase).toEqual({ kind: 'telling', again: false });
    const set = on({}, { flag: 'blue', 'at.blue': 9, 'at.red': 9 });
    set.do({ kind: 'battle', seat: 'red' }, depth('fights'));
    set.do({ kind: 'setRight', field: 'at', seat: 'red', value: 15 });
    expect(set.state.phase).toEqual({ kind: 'telling', again: false });
    expect(set.state.turn.seat).toBe('red');
  });

  test('a second battle that the table overruled is told to its end like any other', () => {
    const t = on({}, { flag: 'blue', 'at.blue': 9, 'at.red': 9 });
    t.do({ kind: 'battle', seat: 'red' }, depth('fights'), depth('cards'));
    const fought = {
      ...t.state,
      turn: { ...t.state.turn, fought: true, moved: true },
      depth: 'fights' as const,
    };
    const [asked] = piratesFlag.prompts(fought);
    if (!asked) throw new Error('nothing is asked');
    expect(asked.kind).toBe('battle-told');
    const answers = waysToAnswer(piratesFlag, fought, asked, 'red');
    expect(answers.map(({ refusal }) => refusal)).toEqual([undefined, undefined]);
  });

  test('before the escape of a battle won the ship is told again', () => {
    const t = on({}, { flag: 'blue', 'at.blue': 9, 'at.red': 9 });
    t.do({ kind: 'battle', seat: 'red' }, roll('red', 5), roll('blue', 1), depth('fights'));
    expect(t.state.phase).toEqual({ kind: 'telling', again: true });
    t.do(depth('cards'));
    expect(t.state.phase).toEqual({ kind: 'rolling', escape: true });
  });

  test('in the middle of a battle: told in one press, or left to the flag', () => {
    const fight = () =>
      on({}, { flag: 'blue', 'at.blue': 9, 'at.red': 9 }).do({ kind: 'battle', seat: 'red' }, roll('red', 2));
    const t = fight().do(depth('fights'));
    expect(t.phase).toBe('battle');
    t.do({ kind: 'tellBattle', seat: 'red', winner: 'blue' });
    expect(t.state.turn.seat).toBe('blue');
    const flag = fight().do(depth('score'));
    expect(flag.phase).toBe('telling');
    const back = fight().do(depth('fights'), depth('cards'), roll('blue', 6));
    expect(back.carrier).toBe('blue');
  });

  test('cards that lie on the stack take effect first', () => {
    const t = on({}, { 'hand.blue': 1, 'at.red': 4 }).do(flank('blue', 'red', 'inward'), depth('score'));
    expect(t.at('red')).toBe(5);
    expect(t.state.stack.plays).toEqual([]);
  });

  test('what nobody tells is no longer waited for', () => {
    const t = on({}, { 'hand.blue': 1 }).do(play('blue', 'its-you-or-me', 'red'), depth('fights'));
    expect(t.forced).toEqual([]);
  });

  test('hands that went on untold are doubtful until they are set right', () => {
    const t = on({}, { 'hand.blue': 1 }).do(depth('score'), place('red', 4), depth('cards'));
    expect(t.phase).toBe('rolling');
    expect(t.state.doubtful).toEqual(['red', 'blue', 'yellow']);
    t.do({ kind: 'setRight', field: 'hand', seat: 'red', value: 2 });
    expect(t.state.doubtful).toEqual(['blue', 'yellow']);
  });

  test('a doubtful hand plays without a word about its count', () => {
    const t = on({}, { 'at.red': 3 }).do(depth('score'), depth('cards'));
    t.do(flank('blue', 'red', 'inward'));
    expect(t.hand('blue')).toBe(0);
    expect(t.state.remarks).toEqual([]);
  });

  test('before the start nothing is doubtful', () => {
    const t = table({ depth: 'score' }).do(depth('cards'));
    expect(t.state.doubtful).toEqual([]);
    t.do(roll('red', 1, 1), roll('blue', 1, 2), roll('yellow', 1, 3));
    expect(t.phase).toBe('rolling');
  });

  test('between the lighter depths nothing is lost', () => {
    const t = light('fights', { flag: 'blue', 'at.blue': 9 }).do(place('red', 9), depth('fights'));
    expect(t.state.turn.seat).toBe('blue');
    t.do(depth('score'));
    expect(t.phase).toBe('telling');
    expect(t.state.doubtful).toEqual([]);
  });

  test('after the game the depth may still change', () => {
    const t = light('score', { flag: 'red', 'at.red': 4 }).do(place('red', 0), depth('cards'));
    expect(t.winner).toBe('red');
  });
});
