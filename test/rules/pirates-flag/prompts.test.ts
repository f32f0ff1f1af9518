import { describe, expect, test } from 'vitest';
import { say } from '../../../src-main/contract/say.ts';
import { waitingFor } from '../../../src-main/rules/kernel/prompt.ts';
import { piratesFlag } from '../../../src-main/rules/pirates-flag/game.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { prompts } from '../../../src-main/rules/pirates-flag/questions.ts';
import { bare, flank, inward, on, play, roll, running, seaward, stand, table, type Table } from './table.ts';
import { stepAt, waysToAnswer } from '../../support/pressing.ts';

const { en } = piratesFlag.text;

const asked = (t: Table) => prompts(t.state).map(({ kind, need, whom }) => [kind, need, whom] as const);
const kinds = (t: Table) => prompts(t.state).map(({ kind }) => kind);
const prompt = (t: Table, kind: string) => {
  const found = prompts(t.state).find((one) => one.kind === kind);
  if (!found) throw new Error(`${kind} is not asked, but ${kinds(t).join(', ')}`);
  return found;
};
const answersTo = (t: Table, kind: string, seat?: SeatId) =>
  waysToAnswer(piratesFlag, t.state, prompt(t, kind), seat);
const beside = { flag: 'blue', 'at.blue': 12, 'at.red': 12 };

describe('what the table is asked', () => {
  test('at the start everybody rolls at once, or the table names who begins', () => {
    const t = table();
    expect(asked(t)).toEqual([
      ['start-roll', 'must', ['red', 'blue', 'yellow']],
      ['begin-with', 'may', 'anyone'],
      ['take-captain', 'may', ['red', 'blue', 'yellow']],
    ]);
    t.do(roll('blue', 3, 3));
    expect(waitingFor(prompt(t, 'start-roll'))).toEqual(['red', 'yellow']);
  });

  test('captains are asked for where a ship has none', () => {
    const t = table({ pirateCaptains: { red: 'captain-shan', blue: 'captain-2', yellow: 'captain-3' } });
    expect(kinds(t)).toEqual(['start-roll', 'begin-with']);
    expect(prompt(table({ pirateCaptains: { red: 'captain-shan' } }), 'take-captain').whom).toEqual([
      'blue',
      'yellow',
    ]);
  });

  test('a turn begins with a roll, and any card at any time', () => {
    expect(asked(on({}))).toEqual([
      ['roll', 'must', ['red']],
      ['card', 'may', 'anyone'],
    ]);
  });

  test('beside the carrier a battle may take the place of the roll', () => {
    expect(asked(on({}, beside))).toEqual([
      ['roll', 'must', ['red']],
      ['battle', 'may', ['red']],
      ['card', 'may', 'anyone'],
    ]);
  });

  test('what was rolled has to be sailed', () => {
    expect(kinds(on({}, { 'at.red': 9 }).do(roll('red', 3, 3)))).toEqual(['sail', 'card']);
  });

  test('where there is a reason to stop, the ship is asked first, and the next roll may end its turn', () => {
    const t = on({ posts: [12] }, { 'at.red': 9, 'hand.red': 1 }).do(roll('red', 3, 3), inward('red', 12));
    expect(asked(t)).toEqual([
      ['sail', 'must', ['red']],
      ['trade', 'may', ['red']],
      ['pass-dice', 'may', ['red']],
      ['roll', 'may', ['blue']],
      ['card', 'may', 'anyone'],
    ]);
  });

  test('at the top of a waterfall', () => {
    const t = on({ falls: [{ top: 12, foot: 20 }] }, { 'at.red': 10 }).do(
      roll('red', 3, 3),
      inward('red', 12),
    );
    expect(asked(t)).toEqual([
      ['sail', 'must', ['red']],
      ['fall', 'may', ['red']],
      ['card', 'may', 'anyone'],
    ]);
  });

  test('at a flag that has to be asked for', () => {
    const t = on({}, { 'at.red': 10, flag: 'afloat', flagAt: 12 }, { pickUp: 'asked' });
    t.do(roll('red', 3), inward('red', 12));
    expect(kinds(t)).toEqual(['sail', 'pick-up', 'card']);
  });

  test('after the movement the next seat rolls, or fights where it lies beside the carrier', () => {
    const t = on({}, { flag: 'red', 'at.red': 10, 'at.blue': 12 }).do(roll('red', 2), inward('red'));
    expect(asked(t)).toEqual([
      ['roll', 'must', ['blue']],
      ['battle', 'may', ['blue']],
      ['pass-dice', 'may', ['red']],
      ['card', 'may', 'anyone'],
    ]);
  });

  test('in a battle both roll at once', () => {
    const t = on({}, beside).do({ kind: 'battle', seat: 'red' }, roll('blue', 3));
    expect(asked(t)).toEqual([
      ['battle-roll', 'must', ['red', 'blue']],
      ['card', 'may', 'anyone'],
    ]);
    expect(waitingFor(prompt(t, 'battle-roll'))).toEqual(['red']);
    t.do(roll('red', 3));
    expect(prompt(t, 'battle-roll').ask.key).toBe('prompt.battle-roll.again.all');
  });

  test('in a battle whoever is left to roll is asked by name', () => {
    const t = on({}, beside).do({ kind: 'battle', seat: 'red' });
    const ask = () => prompts(t.state).find(({ kind }) => kind === 'battle-roll')?.ask.key;
    expect(ask()).toBe('prompt.battle-roll.all');
    t.do(roll('red', 4));
    expect(ask()).toBe('prompt.battle-roll');
    t.do(roll('blue', 4));
    expect(ask()).toBe('prompt.battle-roll.again.all');
    t.do(roll('blue', 4));
    expect(ask()).toBe('prompt.battle-roll.again');
  });

  test('after a battle won the attacker rolls again to escape', () => {
    const t = on({}, beside).do({ kind: 'battle', seat: 'red' }, roll('blue', 3), roll('red', 5));
    expect(prompt(t, 'roll').ask.key).toBe('prompt.roll.escape');
  });

  test('what has to be done first is asked before everything else', () => {
    const t = on({}, { 'hand.red': 2, 'hand.blue': 2 });
    t.teach('card-10', 'Leak', [{ kind: 'discard', whose: 'other', count: 1 }]);
    t.do(play('red', 'card-10', 'blue'), play('blue', 'its-you-or-me', 'yellow'), stand);
    expect(asked(t)).toEqual([
      ['forced-roll', 'must', ['yellow']],
      ['discard', 'must', ['blue']],
      ['card', 'may', 'anyone'],
    ]);
  });

  test('a ship between two hazards', () => {
    const board = {
      hazards: [
        { space: 12, push: -1 as const },
        { space: 11, push: -1 as const },
      ],
    };
    const t = on(board, { 'at.red': 10 }).do(roll('red', 1, 1), inward('red'));
    expect(asked(t)[0]).toEqual(['rest', 'must', ['red']]);
    expect(answersTo(t, 'rest').map(({ command }) => command)).toEqual([
      { kind: 'restShip', seat: 'red', at: 11 },
      { kind: 'restShip', seat: 'red', at: 12 },
    ]);
  });

  test('a stop that ends between two hazards is passed on by hand', () => {
    const board = {
      hazards: [
        { space: 12, push: -1 as const },
        { space: 11, push: -1 as const },
      ],
    };
    const t = on(board, { 'at.red': 10, flag: 'afloat', flagAt: 12 }).do(roll('red', 5), inward('red', 12));
    expect(asked(t).slice(0, 2)).toEqual([
      ['sail', 'must', ['red']],
      ['pass-dice', 'may', ['red']],
    ]);
    t.do({ kind: 'passDice', seat: 'red' });
    expect(asked(t)[0]).toEqual(['rest', 'must', ['red']]);
  });

  test('while cards lie on the stack, what comes next is asked as well', () => {
    const t = on({}, { 'hand.red': 1 }).do(play('red', 'smooth-sailing'));
    expect(asked(t)).toEqual([
      ['roll', 'must', ['red']],
      ['answer-card', 'may', 'anyone'],
    ]);
  });

  test('where the cards that lie there win the game, somebody has to say that they stand', () => {
    const t = on({}, { flag: 'red', 'at.red': 1, 'hand.red': 1 }).do(flank('red', 'red', 'seaward'));
    expect(asked(t)).toEqual([['answer-card', 'must', 'anyone']]);
    t.do(stand);
    expect(asked(t)).toEqual([]);
  });

  test('positions told by hand', () => {
    const t = table({ depth: 'score', edition: { board: bare() } });
    expect(asked(t)).toEqual([['begin-with', 'must', 'anyone']]);
    t.do({ kind: 'beginWith', seat: 'red' });
    expect(prompt(t, 'ship-at').ask.key).toBe('prompt.ship-at');
    const where = stepAt(piratesFlag, t.state, prompt(t, 'ship-at'), 'red');
    expect(where?.number).toEqual({ least: 0, most: 30 });
    expect(where?.choices.map(({ id }) => id)).toEqual(
      Array.from({ length: 31 }, (_, space) => `square/${space}`),
    );
    expect(asked(t)).toEqual([
      ['ship-at', 'must', ['red']],
      ['ship-moved', 'may', 'anyone'],
      ['flag-at', 'may', 'anyone'],
      ['pass-dice', 'may', ['red']],
    ]);
  });

  test('battles told by hand', () => {
    const t = table({ depth: 'fights', edition: { board: bare() } }).stand({
      turn: 'red',
      flag: 'blue',
      'at.blue': 9,
    });
    expect(kinds(t)).not.toContain('battle-told');
    t.do({ kind: 'placeShip', seat: 'red', at: 9 });
    expect(asked(t).slice(0, 2)).toEqual([
      ['ship-at', 'must', ['blue']],
      ['battle-told', 'may', ['red']],
    ]);
    t.do({ kind: 'tellBattle', seat: 'red', winner: 'red' });
    expect(prompt(t, 'ship-at').ask.key).toBe('prompt.ship-at.again');
    const fight = on({}, beside).do({ kind: 'battle', seat: 'red' }, { kind: 'setDepth', depth: 'fights' });
    expect(asked(fight)).toEqual([['battle-told', 'must', ['red']]]);
  });

  test('the same question has the same id after an undo, another has another', () => {
    const one = on({}, { 'at.red': 3 });
    const two = on({}, { 'at.red': 3 }).do(roll('red', 1, 1));
    expect(prompt(one, 'roll').id).toBe(prompt(on({}, { 'at.red': 3 }), 'roll').id);
    two.do(inward('red'), roll('blue', 1, 1), inward('blue'), roll('yellow', 1, 1), inward('yellow'));
    expect(prompt(two, 'roll').id).not.toBe(prompt(one, 'roll').id);
  });
});

test('a card that lies elsewhere is not waited for, and an ability only while it is left', () => {
  const t = on(
    {},
    { 'hand.red': 2, 'hand.blue': 1, 'captain.red': 'captain-shan', 'captain.blue': 'captain-2' },
  );
  t.do(
    play('red', 'smooth-sailing'),
    stand,
    { kind: 'useCaptain', seat: 'red' },
    play('blue', 'heavy-breeze'),
  );
  const choices = (seat: SeatId) =>
    stepAt(piratesFlag, t.state, prompt(t, 'answer-card'), seat)?.choices ?? [];
  const rows = (seat: SeatId) => choices(seat).map(({ id }) => id);
  expect(rows('red')).not.toContain('card/smooth-sailing');
  expect(rows('red')).toContain('card/flank');
  const refused = (id: string) => choices('red').find((choice) => choice.id === id)?.refusal !== undefined;
  expect([refused('card/heavy-breeze'), refused('card/captain-shan')]).toEqual([true, true]);
});

describe('the buttons that answer', () => {
  test('one press for the sum of two dice, or for one face', () => {
    const two = answersTo(on({}), 'roll');
    expect(two.map(({ command }) => command)).toEqual(
      Array.from({ length: 11 }, (_, step) => ({ kind: 'rollSum', seat: 'red', sum: step + 2 })),
    );
    expect(two.map(({ key }) => key)).toEqual([
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      undefined,
      undefined,
      undefined,
    ]);
    const one = answersTo(running({ flag: 'blue', 'at.blue': 4 }), 'roll');
    expect(one.map(({ command }) => command)).toEqual(
      [1, 2, 3, 4, 5, 6].map((face) => ({ kind: 'roll', seat: 'red', faces: [face] })),
    );
  });

  test('two dice are offered for the start, one for a battle and for what a card forces', () => {
    const least = (t: Table, kind: string) =>
      answersTo(t, kind, 'red').map(({ command }) =>
        'sum' in command ? command.sum : 'faces' in command && command.faces,
      );
    const twoToTwelve = Array.from({ length: 11 }, (_, at) => at + 2);
    expect(least(table(), 'start-roll')).toEqual(twoToTwelve);
    const faces = [1, 2, 3, 4, 5, 6].map((face) => [face]);
    const battle = on({}, beside).do({ kind: 'battle', seat: 'red' });
    expect(least(battle, 'battle-roll')).toEqual(faces);
    const forced = on({}, { 'hand.yellow': 1 }).do(play('yellow', 'its-you-or-me', 'red'), stand);
    expect(least(forced, 'forced-roll')).toEqual(faces);
  });

  test('a card that may stop before its whole number offers every lower one', () => {
    const t = on({}, { 'at.red': 10, 'hand.red': 1 });
    t.teach('card-14', 'Drift', [{ kind: 'moveShip', whose: 'own', way: 'inward', spaces: 3, upTo: true }]);
    const step = stepAt(piratesFlag, t.state, prompt(t, 'card'), 'red', ['card/card-14']);
    expect(step?.choices.map(({ id }) => id)).toEqual(['number/2', 'number/1']);
  });

  test('with a bonus each number says what it counts, also while the bonus still lies on the stack', () => {
    const t = on({}, { 'hand.red': 1 }).do(play('red', 'smooth-sailing'));
    expect(answersTo(t, 'roll')[0]?.note).toEqual({ key: 'answer.total', values: { total: 5 } });
    expect(answersTo(on({}), 'roll')[0]).not.toHaveProperty('note');
  });

  test('where several are asked and nobody looks for one of them, whose it is is chosen first', () => {
    const t = table().do(roll('red', 1, 1));
    const whose = new Set(answersTo(t, 'start-roll').map(({ path }) => path[0]));
    expect([...whose]).toEqual(['seat/red', 'seat/blue', 'seat/yellow']);
    expect(answersTo(t, 'start-roll', 'yellow')[0]?.command).toMatchObject({ seat: 'yellow' });
  });

  test('every course is a button with what it brings', () => {
    const t = on({ docks: [11], posts: [12], falls: [{ top: 13, foot: 20 }] }, { 'at.red': 10 }).do(
      roll('red', 3, 3),
    );
    const courses = answersTo(t, 'sail');
    expect(courses.map(({ command }) => command)).toEqual([
      { kind: 'sail', seat: 'red', direction: 'seaward' },
      { kind: 'sail', seat: 'red', direction: 'inward' },
      { kind: 'sail', seat: 'red', direction: 'inward', to: 12 },
      { kind: 'sail', seat: 'red', direction: 'inward', to: 13 },
    ]);
    expect(courses.map(({ refusal }) => refusal)).toEqual([undefined, undefined, undefined, undefined]);
    expect(courses[0]?.note).toEqual({ key: 'note.full' });
    expect(courses[2]?.note).toEqual({
      key: 'note.list',
      values: { notes: [{ key: 'reason.post' }, { key: 'note.draws', values: { draws: 1 } }] },
    });
  });

  test('a course says of the flag that it wins with it, or that it takes it up, never both', () => {
    const home = on({}, { flag: 'afloat', flagAt: 2, 'at.red': 3 }).do(roll('red', 5));
    expect(answersTo(home, 'sail').map(({ note }) => note?.values?.['notes'] ?? note?.key)).toEqual([
      [{ key: 'note.wins' }],
      'note.full',
      [{ key: 'note.flag' }, { key: 'reason.flag' }],
    ]);
  });

  test('what the ship may stop for is said while it sails, and only where there is something', () => {
    const hint = (t: Table) => prompt(t, 'sail').hint;
    expect(hint(on({}, { 'at.red': 10 }).do(roll('red', 3, 3)))?.key).toBe('prompt.sail.hint');
    const post = on({ posts: [12] }, { 'at.red': 10 }).do(roll('red', 3, 3), inward('red', 12));
    expect(hint(post)).toMatchObject({ key: 'prompt.sail.stop', values: { reasons: { length: 1 } } });
  });

  test('beside each answer of a card stands what was settled before, and not what it says itself', () => {
    const t = on({}, { 'at.red': 10, 'at.blue': 12, 'hand.red': 1 });
    const notes = (...path: readonly string[]) =>
      (stepAt(piratesFlag, t.state, prompt(t, 'card'), 'red', path)?.choices ?? []).map(
        ({ id, note }) => `${id}: ${JSON.stringify(note?.values?.['notes'] ?? [])}`,
      );
    expect(notes('card/flank')).toEqual(['seat/red: []', 'seat/blue: []', 'seat/yellow: []']);
    const onBlue = '[{"key":"note.target","values":{"player":{"seat":"blue"}}}]';
    expect(notes('card/flank', 'seat/blue')).toEqual([
      `choice/seaward: ${onBlue}`,
      `choice/inward: ${onBlue}`,
    ]);
  });

  test('a direction that is barred is struck out with its reason', () => {
    const t = on({}, { flag: 'red', 'at.red': 10 }, { carrierSeaward: true }).do(roll('red', 3));
    expect(answersTo(t, 'sail').map(({ command, refusal }) => [command, refusal?.code])).toEqual([
      [{ kind: 'sail', seat: 'red', direction: 'seaward' }, undefined],
      [{ kind: 'sail', seat: 'red', direction: 'inward' }, 'carrier-seaward'],
    ]);
  });

  test('a pause that is passed twice names the pass', () => {
    const t = on({ spaces: 20, flagShip: 10, posts: [19] }, { 'at.red': 18 }).do(roll('red', 3, 1));
    expect(answersTo(t, 'sail').map(({ command }) => command)).toContainEqual({
      kind: 'sail',
      seat: 'red',
      direction: 'inward',
      to: 19,
      pass: 2,
    });
  });

  test('cards are offered that can be played now, aimed in every way', () => {
    const t = on({}, { ...beside, 'hand.red': 1, 'captain.red': 'captain-shan' });
    const offered = answersTo(t, 'card', 'red').map(({ command }) => command);
    expect(offered).toContainEqual({ kind: 'useCaptain', seat: 'red' });
    expect(offered).toContainEqual({ kind: 'playCard', seat: 'red', card: 'harpoon-gun', target: 'blue' });
    expect(offered).toContainEqual({
      kind: 'playCard',
      seat: 'red',
      card: 'flank',
      target: 'blue',
      direction: 'inward',
    });
    expect(offered.some((command) => 'card' in command && command.card === 'thick-fog')).toBe(false);
    expect(answersTo(t, 'card')).toEqual([]);
  });

  test('what could not be played but may have been stands behind, struck out with its reason', () => {
    const t = on({}, { ...beside, 'hand.red': 2, 'hand.blue': 1 }).do(play('red', 'smooth-sailing'));
    const offered = answersTo(t, 'answer-card', 'red').slice(1);
    const open = offered.filter(({ refusal }) => !refusal).map(({ command }) => command);
    expect(open).toEqual(
      ['red', 'blue', 'yellow'].map((target) => ({ kind: 'playCard', seat: 'red', card: 'aarrgh', target })),
    );
    const flanks = offered.filter(({ command }) => 'card' in command && command.card === 'flank');
    expect(flanks.map(({ refusal }) => refusal?.code)).toEqual(Array(5).fill('one-card-a-turn'));
    expect(offered.slice(0, 3).every(({ refusal }) => !refusal)).toBe(true);
    expect(offered.every(({ refusal }) => refusal?.waivable !== false)).toBe(true);
    expect(new Set(answersTo(t, 'answer-card', 'yellow').map(({ refusal }) => refusal?.code))).toEqual(
      new Set([undefined, 'empty-hand', 'not-taught']),
    );
    expect(offered.at(-1)).toMatchObject({
      command: { kind: 'playCard', seat: 'red', card: 'card-10' },
      label: { key: 'answer.blank' },
      refusal: { code: 'not-taught' },
    });
    const [flank] = flanks;
    if (flank) t.overrule(flank.command, 'one-card-a-turn');
    expect(t.state.stack.plays.map(({ play: { row } }) => row)).toEqual(['smooth-sailing', 'flank']);
  });

  test('what is aimed at nobody and nowhere is offered by its name alone', () => {
    const t = on({}, { ...beside, 'captain.red': 'captain-shan' });
    const [shan] = answersTo(t, 'card', 'red').filter(({ command }) => command.kind === 'useCaptain');
    expect(shan).toBeDefined();
    expect(shan).not.toHaveProperty('note');
  });

  test('a card that moves up to so many spaces is offered with each number', () => {
    const upTo = { kind: 'moveShip', whose: 'own', way: 'inward', spaces: 3, upTo: true } as const;
    const t = on({}, { 'at.red': 10, 'hand.red': 1 }).teach('card-10', 'Drift', [upTo]);
    const offered = answersTo(t, 'card', 'red').filter(
      ({ command }) => 'card' in command && command.card === 'card-10',
    );
    expect(offered.map(({ command }) => ('spaces' in command ? command.spaces : undefined))).toEqual([
      undefined,
      2,
      1,
    ]);
    expect(offered.map(({ label, note }) => say([en], note ?? label, {}))).toEqual([
      '3 spaces',
      '2 spaces',
      '1 space',
    ]);
  });

  test('a card that passes the carrier is offered with a stop for a battle, on one’s own turn', () => {
    const rush = { kind: 'moveShip', whose: 'own', way: 'inward', spaces: 4, upTo: false } as const;
    const lengths = (turn: SeatId) => {
      const fields = { turn, flag: 'blue', 'at.red': 10, 'at.blue': 12, 'hand.red': 1 };
      const t = on({}, fields).teach('card-10', 'Rush', [rush]);
      return answersTo(t, 'card', 'red').flatMap(({ command }) =>
        command.kind === 'playCard' && command.card === 'card-10' ? [command.spaces] : [],
      );
    };
    expect(lengths('red')).toEqual([undefined, 2]);
    expect(lengths('yellow')).toEqual([undefined]);
  });

  test('on the stack the answers to each pending card are offered, and letting them stand', () => {
    const t = on({}, { 'hand.red': 1, 'hand.blue': 1 }).do(play('blue', 'aarrgh', 'red'));
    const offered = answersTo(t, 'answer-card', 'red').map(({ command }) => command);
    expect(offered[0]).toEqual({ kind: 'letStand' });
    expect(offered).toContainEqual({ kind: 'playCard', seat: 'red', card: 'thick-fog' });
    expect(answersTo(t, 'answer-card')).toHaveLength(1);
  });

  test('one press each for a battle, a trade, a waterfall, a flag, a discard and the dice', () => {
    const t = on({ posts: [12] }, { ...beside, 'at.red': 10, 'hand.red': 1 }).do(
      roll('red', 5),
      inward('red', 12),
    );
    for (const kind of ['battle', 'pass-dice'])
      expect(answersTo(t, kind).map(({ refusal }) => refusal)).toEqual([undefined]);
    expect(answersTo(t, 'trade')[0]).toEqual({
      path: ['choice/trade'],
      command: { kind: 'trade', seat: 'red' },
      label: { key: 'answer.trade' },
    });
    const fall = on({ falls: [{ top: 12, foot: 20 }] }, { 'at.red': 12 }).do(roll('red', 1, 1));
    expect(answersTo(fall, 'fall')[0]?.command).toEqual({ kind: 'goDownFall', seat: 'red' });
    const flag = on({}, { 'at.red': 12, flag: 'afloat', flagAt: 12 }, { pickUp: 'asked' }).do(roll('red', 1));
    expect(answersTo(flag, 'pick-up')[0]?.command).toEqual({ kind: 'pickUpFlag', seat: 'red' });
    const owing = on({}, { 'hand.red': 1, 'hand.blue': 1 });
    owing.teach('card-10', 'Leak', [{ kind: 'discard', whose: 'other', count: 1 }]);
    owing.do(play('red', 'card-10', 'blue'), stand);
    expect(answersTo(owing, 'discard')[0]?.command).toEqual({ kind: 'discard', seat: 'blue' });
  });

  test('a card that is traded or discarded may be named, if it is not known to lie elsewhere', () => {
    const named = (t: Table, kind: string) =>
      answersTo(t, kind).flatMap(({ command }) => ('card' in command ? [command] : []));
    const trading = on({ posts: [12] }, { 'at.red': 10, 'hand.red': 2, 'hand.blue': 1 });
    trading.do(play('blue', 'smooth-sailing'), roll('red', 1, 2), inward('red', 12));
    expect(named(trading, 'trade')).toHaveLength(8);
    expect(named(trading, 'trade')).not.toContainEqual(expect.objectContaining({ card: 'smooth-sailing' }));
    expect(named(trading, 'trade')).toContainEqual({ kind: 'trade', seat: 'red', card: 'flank' });
    expect(answersTo(trading, 'trade').every(({ refusal }) => refusal === undefined)).toBe(true);

    const owing = on({}, { 'hand.red': 1, 'hand.blue': 1 });
    owing.teach('card-10', 'Leak', [{ kind: 'discard', whose: 'other', count: 1 }]);
    owing.do(play('red', 'card-10', 'blue'), stand);
    expect(named(owing, 'discard')).toHaveLength(9);
    owing.do({ kind: 'discard', seat: 'blue', card: 'flank' });
    expect(owing.state.discards.at(-1)).toBe('flank');
    expect(owing.refused(play('yellow', 'flank'))).toBe('card-in-discards');
  });

  test('told by hand: every space, every holder of the flag, both fighters', () => {
    const t = table({
      depth: 'fights',
      edition: { board: bare({ hazards: [{ space: 5, push: 1 }], falls: [{ top: 9, foot: 14 }] }) },
    });
    expect(answersTo(t, 'begin-with').map(({ command }) => command)).toContainEqual({
      kind: 'beginWith',
      seat: 'yellow',
    });
    t.stand({ turn: 'red', flag: 'blue', 'at.blue': 9, 'at.red': 9, 'at.yellow': 4 });
    const places = answersTo(t, 'ship-at');
    expect(places).toHaveLength(31);
    expect(places[5]?.refusal?.code).toBe('hazard-rest');
    expect(places[6]?.command).toEqual({ kind: 'placeShip', seat: 'red', at: 6 });
    expect(answersTo(t, 'ship-moved', 'yellow')[6]?.command).toMatchObject({ seat: 'yellow' });
    expect(answersTo(t, 'ship-moved')[0]?.path[0]).toBe('seat/red');
    expect(answersTo(t, 'flag-at').map(({ command }) => command)).toEqual([
      { kind: 'placeFlag', seat: 'red' },
      { kind: 'placeFlag', seat: 'blue' },
      { kind: 'placeFlag', seat: 'yellow' },
      { kind: 'placeFlag', at: 9 },
      { kind: 'placeFlag' },
    ]);
    expect(answersTo(t, 'battle-told').map(({ command }) => command)).toEqual([
      { kind: 'tellBattle', seat: 'red', winner: 'red' },
      { kind: 'tellBattle', seat: 'red', winner: 'blue' },
    ]);
  });

  test('captains that sail with nobody yet', () => {
    const t = table({ pirateCaptains: { red: 'captain-shan' } });
    expect(answersTo(t, 'take-captain', 'yellow')).toHaveLength(7);
    expect(answersTo(t, 'take-captain', 'yellow')[0]?.command).toEqual({
      kind: 'takeCaptain',
      seat: 'yellow',
      captain: 'captain-2',
    });
  });

  test('a prompt that is not asked now has no buttons', () => {
    const t = on({});
    const asked = prompt(t, 'roll');
    t.do(roll('red', 1, 1));
    expect(waysToAnswer(piratesFlag, t.state, asked, 'red')).toEqual([]);
  });
});

test('sailing seaward from a pause is offered only where the direction is free', () => {
  const t = on({ posts: [12] }, { 'at.red': 9 }).do(roll('red', 3, 3), inward('red', 12));
  expect(
    answersTo(t, 'sail')
      .filter(({ refusal }) => !refusal)
      .map(({ command }) => command),
  ).toEqual([{ kind: 'sail', seat: 'red', direction: 'inward' }]);
  expect(t.refused(seaward('red'))).toBe('one-direction');
});
