import { describe, expect, test } from 'vitest';
import type { LogRow } from '../../../src-main/contract/view.ts';
import { captainOf } from '../../../src-renderer/games/captains.ts';
import type { Seen, ViewParts } from '../../../src-renderer/games/drawing.ts';
import { actionFor, nameOf, type KeyAction, runsOf } from '../../../src-renderer/displays/console/keys.ts';
import { timelineRows } from '../../../src-renderer/displays/console/log-rows.ts';
import { keyFor, pressedNow, readPadMap, usualPad } from '../../../src-renderer/displays/console/pads.ts';
import { played } from '../../../src-renderer/displays/console/played.ts';

const pressed = (key: string, more: object = {}) => ({
  key,
  code: '',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});
const action = (key: string, more: Partial<KeyAction> = {}): KeyAction => ({
  key,
  words: key,
  run: () => true,
  ...more,
});

describe('a key', () => {
  test.each([
    [pressed('u'), 'U'],
    [pressed('?'), '?'],
    [pressed('Escape'), 'Esc'],
    [pressed('¡', { altKey: true, code: 'Digit1' }), 'Alt 1'],
    [pressed('z', { ctrlKey: true }), undefined],
    [pressed('r', { metaKey: true }), undefined],
  ])('is looked up by what it is, whatever it writes: %o', (event, name) => {
    expect(nameOf(event)).toBe(name);
  });

  test('does nothing of its own while somebody writes, but for what works always, and with Alt', () => {
    const actions = [action('U'), action('Esc', { always: true })];
    expect(actionFor(actions, pressed('u'), true)).toBeUndefined();
    expect(actionFor(actions, pressed('Escape'), true)?.key).toBe('Esc');
    expect(actionFor(actions, pressed('u', { altKey: true, code: 'KeyU' }), true)?.key).toBe('U');
    expect(actionFor(actions, pressed('u'), false)?.key).toBe('U');
  });

  test('with Alt is its own action before it is the plain one', () => {
    const actions = [action('1'), action('Alt 1')];
    const pressedAlt = pressed('1', { altKey: true, code: 'Digit1' });
    expect(actionFor(actions, pressedAlt, false)?.key).toBe('Alt 1');
    expect(actionFor(actions, pressedAlt, true)?.key).toBe('Alt 1');
    expect(actionFor(actions, pressed('1'), true)).toBeUndefined();
  });
});

describe('a gamepad', () => {
  const pad = (index: number, ...down: readonly number[]) => ({
    index,
    buttons: Array.from({ length: 4 }, (_, at) => ({ pressed: down.includes(at) })),
  });

  test('presses a button once, however long it is held', () => {
    const first = pressedNow(new Set(), [pad(0, 2)]);
    expect(first.fresh).toEqual(['0:2']);
    expect(pressedNow(first.down, [pad(0, 2), null, pad(1, 0)]).fresh).toEqual(['1:0']);
  });

  test('does what it was mapped to, else what such a button usually does', () => {
    expect(keyFor(readPadMap('{"1:0":"U"}'), '1:0')).toBe('U');
    expect(keyFor(readPadMap('{"1:0":"U"}'), '0:0')).toBe(usualPad['0']);
    expect(readPadMap('not json')).toEqual(usualPad);
    expect(readPadMap('{"0:1":7}')).toEqual(usualPad);
  });
});

describe('the log', () => {
  const seats = [{ seat: 'red', captain: 'Ines' }] as const;
  const seen: Seen = {
    parts: { seats } as unknown as ViewParts,
    say: ({ key }) => key,
    captain: captainOf(seats),
  };
  const row = (entry: number, more: Partial<LogRow> = {}): LogRow => ({
    entry,
    kind: 'fact',
    told: [{ seat: 'red', message: { key: `Ines bid ${entry}` } }],
    source: 'typed',
    at: 0,
    inForce: true,
    ...more,
  });

  test('puts the captain’s name in front of what happened, once', () => {
    expect(timelineRows([row(1)], seen)[0]).toMatchObject({ captain: { name: 'Ines' }, words: 'bid 1' });
    const other = row(2, { told: [{ seat: 'red', message: { key: 'A hazard sent Ines on' } }] });
    expect(timelineRows([other], seen)[0]).toMatchObject({
      captain: { name: '' },
      words: 'A hazard sent Ines on',
    });
  });

  test('strikes what was taken back, and marks what was overruled', () => {
    const [undone] = timelineRows([row(1, { inForce: false })], seen);
    expect(undone).toMatchObject({ undone: true, source: 'page.source.undone' });
    const override = { codes: ['nemesis'], reason: '' };
    expect(timelineRows([row(2, { override })], seen)[0]?.flag).toBe('page.overruled');
  });

  test('says how an entry came only where it was not pressed: read, corrected, or by chance of the program', () => {
    const came = (source: string) => timelineRows([row(1, { source })], seen)[0]?.source;
    expect(['typed', 'scanned', 'virtual', 'corrected', 'imported'].map(came)).toEqual([
      '',
      'page.source.scanned',
      'page.source.virtual',
      'page.source.corrected',
      'page.source.imported',
    ]);
  });

  test('shows what a correction decided anew under its new number, and not twice', () => {
    const rows = [row(1), row(2, { inForce: false }), row(3, { kind: 'draft' }), row(4, { redecides: 2 })];
    expect(timelineRows(rows, seen).map(({ number }) => number)).toEqual([1, 3, 4]);
  });

  test('makes one line of what a correction left as it was, until that is opened', () => {
    const corrected = row(11, { redecides: 2, source: 'corrected' });
    const same = [12, 13, 14].map((entry) => row(entry, { redecides: entry - 9 }));
    const overruled = row(15, { redecides: 6, override: { codes: ['nemesis'], reason: '' } });
    const rows = [row(1), row(10, { kind: 'draft' }), corrected, ...same, overruled, row(16)];
    const numbers = (opened?: ReadonlySet<number>, chosen?: number) =>
      timelineRows(rows, seen, chosen, opened).map(({ number, folds }) =>
        folds ? `${number} and on` : number,
      );
    expect(numbers()).toEqual([1, 10, 11, '12 and on', 15, 16]);
    expect(numbers(new Set([12]))).toEqual([1, 10, 11, 12, 13, 14, 15, 16]);
    expect(numbers(undefined, 13)).toEqual([1, 10, 11, 12, 13, 14, 15, 16]);
  });

  test('makes one line of everything that an entry brought about', () => {
    const told = [{ message: { key: 'Freya deals' } }, { message: { key: 'Battle 1' } }];
    expect(timelineRows([row(1, { told })], seen)[0]?.words).toBe('Freya deals. Battle 1');
  });
});

describe('the foot', () => {
  const printed = (...keys: readonly string[]) =>
    runsOf(keys).map(({ first, last }) => (last === undefined ? first : `${first} to ${last}`));

  test('prints numbers by the first and the last, and each other key by itself', () => {
    expect(printed('0', '1', '2', '3')).toEqual(['0 to 3']);
    expect(printed('0', 'L', '1', '2', '3', '+', 'H')).toEqual(['0 to 3', 'L', '+', 'H']);
    expect(printed('A', 'S', 'D', 'G', 'H')).toEqual(['A', 'S', 'D', 'G', 'H']);
  });

  test('leaves out no number that does nothing', () => {
    expect(printed('0', '1', '3', '4', '5')).toEqual(['0', '1', '3', '4', '5']);
  });
});

describe('the clock', () => {
  test('counts on from what had been played when the status came, and stands in a pause', () => {
    const hour = 3_600_000;
    expect(played({ played: hour, isSure: true, asOf: 0, running: true }, 5 * 60_000)).toBe('1:05');
    expect(played({ played: hour, isSure: true, asOf: 0, running: false }, 5 * 60_000)).toBe('1:00');
  });
});
