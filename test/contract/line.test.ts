import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { z } from 'zod';
import { lineReader, longestLine } from '../../src-main/contract/line.ts';
import { say } from '../../src-main/contract/say.ts';
import { de } from '../../src-main/contract/text/de.ts';
import { en } from '../../src-main/contract/text/en.ts';
import type { AnyCommand } from '../../src-main/contract/request.ts';

const bidSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bid'), seat: z.string(), amount: z.number().int().min(0) }),
]) as unknown as z.ZodType<AnyCommand>;
const reader = lineReader('A small game', bidSchema, ['bid']);
const codeOf = (line: string) => {
  const read = reader.read(line);
  return read.ok ? read.value.kind : read.no.code;
};

describe('a line', () => {
  test.each([
    ['a bare command', '{"kind":"bid","seat":"red","amount":2}', 'act'],
    ['a command of the table', '{"kind":"pause"}', 'act'],
    [
      'a command with its prompt',
      '{"command":{"kind":"bid","seat":"red","amount":2},"prompt":"bid-1","id":"a"}',
      'act',
    ],
    [
      'an override',
      '{"command":{"kind":"bid","seat":"red","amount":2},"override":{"reason":"so ruled"}}',
      'act',
    ],
    ['undo of the newest', '{"kind":"undo"}', 'undo'],
    ['redo of a named entry', '{"kind":"redo","entry":4}', 'redo'],
    ['a sign', '{"kind":"sign","sign":{"kind":"number","value":2},"seat":"red"}', 'sign'],
    ['a correction', '{"kind":"correct","edits":[{"kind":"void","entry":3}],"reason":"misread"}', 'correct'],
    ['a preview', '{"kind":"preview","edits":[{"kind":"void","entry":3}]}', 'preview'],
    [
      'a preview as a page sends it',
      '{"kind":"preview","edits":[{"kind":"void","entry":3}],"id":"a"}',
      'preview',
    ],
  ])('may be %s', (_, line, kind) => {
    expect(codeOf(line)).toBe(kind);
  });

  test.each([
    ['no JSON', '{"kind":', 'not-json'],
    ['no object', '[1]', 'bad-line'],
    ['without a kind', '{"seat":"red"}', 'bad-line'],
    ['a command nobody knows', '{"kind":"fly"}', 'unknown-command'],
    ['an unknown command inside an envelope', '{"command":{"kind":"fly"}}', 'unknown-command'],
    ['a number out of range', '{"kind":"bid","seat":"red","amount":-1}', 'bad-line'],
    ['a field too many', '{"kind":"bid","seat":"red","amount":1,"luck":3}', 'bad-line'],
    ['an empty correction', '{"kind":"correct","edits":[]}', 'bad-line'],
    ['too long', `{"kind":"note","text":"${'x'.repeat(longestLine)}"}`, 'too-long'],
  ])('that is %s is refused in words', (_, line, code) => {
    expect(codeOf(line)).toBe(code);
    const read = reader.read(line);
    if (read.ok) throw new Error('was read');
    const values = read.no.values ? { values: read.no.values } : {};
    const text = say([en], { key: `refusal.${read.no.code}`, ...values }, {});
    expect(text).toMatch(/^Refused: .*\.$/);
    expect(text).not.toMatch(/\{\w+\}|undefined|\[object/);
  });

  test('whatever it holds is never an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (line) => {
        reader.read(line);
      }),
      { seed: 11, numRuns: 2000 },
    );
  });
});

describe('words', () => {
  test('German has what English has, with the same gaps to fill', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    const gaps = (text: string) => [...new Set(text.match(/(?<=\{)\w+/g))].sort();
    for (const key of Object.keys(en) as (keyof typeof en)[])
      expect([key, gaps(de[key])]).toEqual([key, gaps(en[key])]);
  });

  test('name whoever sits there, choose by number, and nest', () => {
    const catalogue = { won: '{who} won {count} {count|fight|fights} {how}', easily: 'with ease' };
    const values = { who: { seat: 'red' }, count: 1, how: { key: 'easily' } } as const;
    expect(say([catalogue], { key: 'won', values }, { red: 'Ines' })).toBe('Ines won 1 fight with ease');
    expect(say([catalogue], { key: 'won', values: { ...values, count: 2 } }, {})).toBe(
      'red won 2 fights with ease',
    );
  });
});
