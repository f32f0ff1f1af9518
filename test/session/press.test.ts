import { describe, expect, test } from 'vitest';
import type { PromptPart } from '../../src-main/contract/view.ts';
import { pirateAttack } from '../../src-main/rules/pirate-attack/game.ts';
import { piratesFlag } from '../../src-main/rules/pirates-flag/game.ts';
import { pirateTricks } from '../../src-main/rules/pirate-tricks/game.ts';
import type { FieldValues } from '../../src-main/rules/kernel/game.ts';
import type { SeatId } from '../../src-main/rules/kernel/seat.ts';
import type { Viewer } from '../../src-main/rules/kernel/view.ts';
import type { PressedAt } from '../../src-main/session/request.ts';
import type { RunningTable } from '../../src-main/session/running-table.ts';
import { viewOf } from '../../src-main/session/view.ts';
import { codeOf, enter, tableBegun } from '../contract/table.ts';

const seats = (['red', 'blue', 'yellow'] as const).map((seat) => ({ seat, captain: seat }));
const desk: Viewer = { kind: 'console' };
const red: Viewer = { kind: 'captain', seat: 'red' };
const blue: Viewer = { kind: 'captain', seat: 'blue' };

/** Red rolls next, everybody holds three cards and the ships lie near each other. */
function flag(more: FieldValues = {}): RunningTable {
  const table = tableBegun(piratesFlag, { seats, depth: 'cards' });
  enter(table, { kind: 'beginWith', seat: 'red' });
  const places = { 'at.red': 6, 'at.blue': 9, 'at.yellow': 12 };
  const hands = { 'hand.red': 3, 'hand.blue': 3, 'hand.yellow': 3 };
  enter(table, { kind: 'setTable', fields: { ...places, ...hands, ...more } });
  return table;
}

const promptAt = (table: RunningTable, kind: string) => {
  const found = table.prompts.find((prompt) => prompt.kind === kind);
  if (!found) throw new Error(`${kind} is not asked, but ${table.prompts.map((one) => one.kind).join(', ')}`);
  return found;
};
const press = (table: RunningTable, kind: string, path: readonly string[], more: Partial<PressedAt> = {}) =>
  table.press({ prompt: promptAt(table, kind).id, path, sender: desk, ...more });
const shown = (table: RunningTable, kind: string, viewer: Viewer): PromptPart | undefined =>
  (viewOf(table, viewer, 0)['prompts'] as readonly PromptPart[]).find((part) => part.kind === kind);
const pathOf = (table: RunningTable, kind: string, viewer: Viewer): readonly string[] | undefined =>
  shown(table, kind, viewer)?.step?.path.map(({ id }) => id);
const choicesOf = (table: RunningTable, kind: string, viewer: Viewer): readonly string[] =>
  (shown(table, kind, viewer)?.step?.choices ?? []).map(({ id }) => id);
const aimed = ['card/aarrgh', 'seat/blue'];
const rollOf = (seat: SeatId, ...faces: readonly number[]) => ({ kind: 'roll', seat, faces });

describe('an answer that is pressed', () => {
  test('is entered with its last step, and only waits before it', () => {
    const table = flag();
    const before = table.head;
    expect(press(table, 'card', ['card/aarrgh'], { seat: 'red' })).toMatchObject({
      kind: 'waiting',
      missing: ['target'],
    });
    expect(table.head).toBe(before);
    expect(press(table, 'card', aimed, { seat: 'red' })).toMatchObject({ kind: 'entered' });
    expect(JSON.parse(table.entry(table.head).command ?? '')).toMatchObject({
      kind: 'playCard',
      seat: 'red',
      card: 'aarrgh',
      target: 'blue',
    });
  });

  test('is one entry where its last press is sent twice', () => {
    const table = flag();
    const last = { seat: 'red', id: 'one' } as const;
    expect(press(table, 'card', aimed, last).kind).toBe('entered');
    const repeated = table.press({ prompt: 'gone', path: aimed, ...last });
    expect(repeated).toMatchObject({ kind: 'repeated', entry: { seq: table.head } });
  });

  test('is replaced by what the same seat presses next, and gone with an empty path', () => {
    const table = flag();
    press(table, 'card', ['card/aarrgh'], { seat: 'red' });
    press(table, 'card', ['card/its-you-or-me'], { seat: 'red' });
    expect(pathOf(table, 'card', desk)).toEqual(['card/its-you-or-me']);
    press(table, 'card', [], { seat: 'red' });
    expect(table.unfinished.at(promptAt(table, 'card').id)).toEqual([]);
  });

  test('hears what cannot be chosen there, and stays as it was', () => {
    const table = flag();
    press(table, 'card', ['card/aarrgh'], { seat: 'red' });
    expect(codeOf(press(table, 'card', ['card/aarrgh', 'seat/white'], { seat: 'red' }))).not.toBe('entered');
    expect(codeOf(press(table, 'card', ['square/4'], { seat: 'red' }))).toBe('no-such-choice');
    expect(codeOf(table.press({ prompt: 'card-gone', path: aimed, seat: 'red' }))).toBe('moved-on');
    expect(pathOf(table, 'card', desk)).toEqual(['card/aarrgh']);
  });

  test('may be finished by a scan, as a scan may be by a press', () => {
    const pressedFirst = flag();
    press(pressedFirst, 'card', ['card/aarrgh'], { seat: 'red' });
    expect(pressedFirst.sign({ sign: { kind: 'token', seat: 'blue' } }).kind).toBe('entered');
    const scannedFirst = flag();
    scannedFirst.sign({ sign: { kind: 'card', row: 'aarrgh' }, seat: 'red' });
    expect(pathOf(scannedFirst, 'card', desk)).toEqual(['card/aarrgh']);
    expect(press(scannedFirst, 'card', aimed, { seat: 'red' }).kind).toBe('entered');
  });

  test('goes on from what was scanned before it was said whose it is', () => {
    const early = () => {
      const table = flag();
      expect(table.sign({ sign: { kind: 'card', row: 'aarrgh' } })).toMatchObject({ missing: ['seat'] });
      return table;
    };
    const table = early();
    expect(choicesOf(table, 'card', desk)).toEqual(['seat/red', 'seat/blue', 'seat/yellow']);
    expect(press(table, 'card', ['seat/red'])).toMatchObject({ kind: 'waiting', missing: ['target'] });
    expect(pathOf(table, 'card', desk)).toEqual(['seat/red', 'card/aarrgh']);
    expect(press(table, 'card', ['seat/red', ...aimed]).kind).toBe('entered');

    const scanned = early();
    press(scanned, 'card', ['seat/red']);
    expect(scanned.sign({ sign: { kind: 'token', seat: 'yellow' } }).kind).toBe('entered');
    expect(JSON.parse(scanned.entry(scanned.head).command ?? '')).toMatchObject({ target: 'yellow' });

    const other = early();
    press(other, 'card', ['seat/red', 'card/its-you-or-me']);
    expect(pathOf(other, 'card', desk)).not.toContain('card/aarrgh');
  });

  test('keeps what was scanned early where somebody else’s fact asks the question anew', () => {
    const table = flag();
    table.sign({ sign: { kind: 'card', row: 'aarrgh' } });
    const asked = promptAt(table, 'card').id;
    enter(table, rollOf('red', 1, 2));
    expect(promptAt(table, 'card').id).not.toBe(asked);
    expect(press(table, 'card', ['seat/blue'])).toMatchObject({ missing: ['target'] });
    expect(pathOf(table, 'card', desk)).toEqual(['seat/blue', 'card/aarrgh']);
  });

  test('says whose it is first where nobody in particular is asked', () => {
    const table = flag();
    expect(choicesOf(table, 'card', desk)).toEqual(['seat/red', 'seat/blue', 'seat/yellow']);
    press(table, 'card', ['seat/red']);
    expect(choicesOf(table, 'card', desk)).toContain('card/aarrgh');
    expect(press(table, 'card', ['seat/red', ...aimed]).kind).toBe('entered');
  });

  test('ends before a step that it stands without, if that is said', () => {
    const table = flag();
    enter(table, rollOf('red', 3, 4));
    const [first] = choicesOf(table, 'sail', desk);
    expect(first).toBeDefined();
    expect(press(table, 'sail', [first ?? '', 'enough'], { seat: 'red' }).kind).toMatch(/entered|refused/);
  });
});

describe('what was begun', () => {
  test('goes to whoever may answer for that seat, and to nobody else', () => {
    const table = flag();
    const [tv, other] = [viewOf(table, { kind: 'table' }, 0), viewOf(table, blue, 0)].map((view) =>
      JSON.stringify(view),
    );
    press(table, 'card', ['card/aarrgh'], { seat: 'red', sender: red });
    expect(pathOf(table, 'card', red)).toEqual(['card/aarrgh']);
    expect(choicesOf(table, 'card', red)).toEqual(['seat/red', 'seat/blue', 'seat/yellow']);
    expect(pathOf(table, 'card', desk)).toEqual([]);
    expect(JSON.stringify(viewOf(table, { kind: 'table' }, 0))).toBe(tv);
    expect(JSON.stringify(viewOf(table, blue, 0))).toBe(other);
  });

  test('goes on where somebody else’s fact asks the question anew, and where that is taken back', () => {
    const table = flag();
    const asked = promptAt(table, 'card').id;
    press(table, 'card', ['card/aarrgh'], { seat: 'blue', sender: blue });
    enter(table, rollOf('red', 1, 2));
    expect(promptAt(table, 'card').id).not.toBe(asked);
    expect(pathOf(table, 'card', blue)).toEqual(['card/aarrgh']);
    table.undo(table.head);
    expect(promptAt(table, 'card').id).toBe(asked);
    expect(pathOf(table, 'card', blue)).toEqual(['card/aarrgh']);
    expect(press(table, 'card', ['card/aarrgh', 'seat/red'], { seat: 'blue' }).kind).toBe('entered');
    expect(viewOf(table, blue, 0)).not.toHaveProperty('ended');
  });

  test('ends where its first choice is not to be had any more, and its page says so', () => {
    const table = flag();
    press(table, 'card', ['card/aarrgh'], { seat: 'blue', sender: blue });
    enter(table, { kind: 'setTable', fields: { 'hand.red': 2 } });
    expect(pathOf(table, 'card', blue)).toEqual(['card/aarrgh']);
    enter(table, { kind: 'playCard', seat: 'yellow', card: 'aarrgh', target: 'red' });
    expect(viewOf(table, blue, 0)).toMatchObject({
      ended: [{ seat: 'blue', ask: { key: 'prompt.card' }, how: 'over' }],
    });
    expect(viewOf(table, red, 0)).not.toHaveProperty('ended');
    expect(viewOf(table, desk, 0)).not.toHaveProperty('ended');
  });

  test('is laid aside when nobody is there any more who could finish it', () => {
    const table = flag();
    press(table, 'card', ['card/aarrgh'], { seat: 'blue', sender: blue, device: 'phone' });
    table.dropBegun(({ device }) => device === 'another');
    expect(pathOf(table, 'card', blue)).toEqual(['card/aarrgh']);
    table.dropBegun(({ device }) => device === 'phone');
    expect(pathOf(table, 'card', blue)).toEqual([]);
  });

  test('is given by a phone for its own seat alone, and not for nobody in particular', () => {
    const table = flag();
    const own = { sender: red, answersFor: ['red'] } as const;
    expect(codeOf(press(table, 'card', aimed, { ...own, seat: 'blue' }))).not.toBe('entered');
    expect(codeOf(press(table, 'card', ['seat/red', ...aimed], own))).toBe('for-somebody-else');
    enter(table, { kind: 'playCard', seat: 'blue', card: 'heavy-breeze' });
    expect(codeOf(press(table, 'answer-card', ['choice/stand'], { ...own, seat: 'red' }))).toBe(
      'for-somebody-else',
    );
    expect(choicesOf(table, 'answer-card', red)).not.toContain('choice/stand');
    expect(choicesOf(table, 'answer-card', desk)).toContain('choice/stand');
  });

  test('is shown to a phone only as far as the own captain could finish it', () => {
    const effects = [{ kind: 'moveShip', whose: 'other', way: 'inward', spaces: 2, upTo: false, within: 4 }];
    const shownAt = (fields: FieldValues) => {
      const table = flag(fields);
      enter(table, { kind: 'teachCard', card: 'card-10', name: 'Tow', marks: [], effects });
      return { phone: choicesOf(table, 'card', red), table };
    };
    expect(shownAt({}).phone).toContain('card/card-10');
    // Nobody is within its range: the console may say that it was played for all that, a phone may not.
    const { phone, table } = shownAt({ 'at.blue': 20, 'at.yellow': 24 });
    expect(phone).not.toContain('card/card-10');
    press(table, 'card', ['seat/red']);
    expect(choicesOf(table, 'card', desk)).toContain('card/card-10');
  });

  test('of a secret answer is nobody’s but the seat’s', () => {
    const table = tableBegun(pirateTricks, { seats, depth: 'cards' });
    for (let step = 0; step < 40 && !table.prompts.some(({ kind }) => kind === 'bid'); step++) {
      const prompt = table.prompts.find(({ need }) => need === 'must');
      const first = prompt && table.game.press(table.state.game, prompt, [], undefined);
      const open = first?.kind === 'open' ? first.step.choices.filter(({ refusal }) => !refusal) : [];
      expect(
        open.some(({ id }) => table.press({ prompt: prompt?.id ?? '', path: [id] }).kind === 'entered'),
      ).toBe(true);
    }
    expect(shown(table, 'bid', red)?.step?.number).toEqual({ least: 0, most: 188 });
    expect(shown(table, 'bid', desk)).not.toHaveProperty('step');
    expect(shown(table, 'bid', { kind: 'table' })).not.toHaveProperty('step');
  });
});

describe('a phone at Pirate Attack', () => {
  /** Red and Blue have two ships each; what happens to a row may be told by its own captain. */
  function attack(): RunningTable {
    const table = tableBegun(pirateAttack, { seats, depth: 'fights' });
    enter(table, { kind: 'beginWith', seat: 'red' });
    for (const [seat, card] of [
      ['red', 'sloop-3-3'],
      ['red', 'sloop-3-4'],
      ['blue', 'schooner-6-6'],
    ])
      enter(table, { kind: 'layShip', seat, card });
    return table;
  }
  const own = { seat: 'red', sender: red, answersFor: ['red'] } as const;

  test('tells what becomes of its own ships, also where the command names no seat', () => {
    const table = attack();
    press(table, 'told', ['choice/move-ship'], own);
    const [ship] = choicesOf(table, 'told', red);
    press(table, 'told', ['choice/move-ship', ship ?? ''], own);
    expect(choicesOf(table, 'told', red)).toEqual(['seat/blue', 'seat/yellow']);
    const moved = press(table, 'told', ['choice/move-ship', ship ?? '', 'seat/blue'], own);
    expect(moved).toMatchObject({ kind: 'entered', events: [{ kind: 'shipMoved' }] });
  });
});

describe('a sign', () => {
  test('out of place hears what the same slip hears as a command', () => {
    const table = tableBegun(pirateTricks, { seats, depth: 'cards' });
    expect(table.prompts.length).toBeGreaterThan(0);
    const early = flag();
    const slip = early.act({ command: rollOf('blue', 3, 4) });
    const sign = early.sign({ sign: { kind: 'number', value: 7 }, seat: 'blue' });
    expect(slip).toMatchObject({ kind: 'refused' });
    expect(codeOf(sign)).toBe(codeOf(slip));
  });

  test('that fits a must and an open window is asked about, where both would take it', () => {
    const table = flag();
    const effects = [{ kind: 'discard', whose: 'other', count: 1 }];
    enter(table, { kind: 'teachCard', card: 'card-10', name: 'Leak', marks: [], effects });
    enter(table, { kind: 'playCard', seat: 'blue', card: 'card-10', target: 'red' });
    const card = { sign: { kind: 'card', row: 'thick-fog' }, seat: 'red' } as const;
    const asked = table.sign(card);
    expect(asked).toMatchObject({ kind: 'asked', prompts: [{ kind: 'discard' }, { kind: 'answer-card' }] });
    expect(table.sign({ ...card, prompt: promptAt(table, 'answer-card').id }).kind).toBe('entered');
    expect(table.state.game).toMatchObject({ stack: { plays: [{}, {}] } });
  });

  test('that the open window would refuse is the answer that is due', () => {
    const table = flag();
    const effects = [{ kind: 'discard', whose: 'other', count: 1 }];
    enter(table, { kind: 'teachCard', card: 'card-10', name: 'Leak', marks: [], effects });
    enter(table, { kind: 'playCard', seat: 'blue', card: 'card-10', target: 'red' });
    const outcome = table.sign({ sign: { kind: 'card', row: 'gone-fishin' }, seat: 'red' });
    expect(outcome).toMatchObject({ kind: 'entered' });
    expect(JSON.parse(table.entry(table.head).command ?? '')).toMatchObject({
      kind: 'discard',
      card: 'gone-fishin',
    });
  });
});
