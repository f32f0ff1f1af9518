import { describe, expect, test } from 'vitest';
import type { AnswerPart, PromptPart } from '../../../src-main/contract/view.ts';
import type { Fit, PromptId } from '../../../src-main/rules/kernel/prompt.ts';
import { askedWords, leftToChance } from '../../../src-renderer/games/asking.ts';
import { shortAnswers } from '../../../src-renderer/displays/console/beside.ts';
import { opens, short } from '../../../src-renderer/displays/captain/short.ts';
import { briefly, few, formOf } from '../../../src-renderer/games/answering.ts';
import { captainOf } from '../../../src-renderer/games/captains.ts';
import type { AnswerDrawing, Seen, ViewParts } from '../../../src-renderer/games/drawing.ts';
import type { Square } from '../../../src-renderer/look/board.ts';
import { plainAnswers } from '../../../src-renderer/games/plain/dress.ts';

const seats = [
  { seat: 'red', captain: 'Ines' },
  { seat: 'blue', captain: 'Bartholomew' },
  { seat: 'yellow', captain: 'Mo' },
  { seat: 'green', captain: 'Freya' },
] as const;
const seen: Seen = {
  parts: { seats } as unknown as ViewParts,
  say: ({ key, values }) => (values ? `${key} ${JSON.stringify(values)}` : key),
  captain: captainOf(seats),
};
const prompt = (more: Partial<PromptPart> = {}): PromptPart => ({
  id: 'bid-1' as PromptId,
  kind: 'bid',
  need: 'must',
  whom: ['red'],
  answered: [],
  waiting: ['red'],
  fits: [],
  ask: { key: 'bids.' },
  hint: { key: 'Press a number.' },
  rule: 'bidding',
  secret: false,
  ...more,
});
const answer = (label: string, more: Partial<AnswerPart> = {}): AnswerPart => ({
  command: { kind: label },
  label: { key: label },
  ...more,
});
const keysOf = (answers: readonly AnswerPart[], reserved = new Set<string>()) =>
  formOf(seen, plainAnswers, prompt(), answers, reserved).buttons.map(({ key }) => key);

describe('a question in words', () => {
  test('names its captain before what is asked', () => {
    expect(askedWords(seen, prompt())).toMatchObject({ name: 'Ines', verb: 'bids.', marks: ['ball'] });
  });

  test('stands alone where nobody in particular is asked', () => {
    const asked = askedWords(seen, prompt({ whom: 'anyone', waiting: [], ask: { key: 'Who deals?' } }));
    expect(asked).toMatchObject({ name: 'Who', verb: 'deals?', marks: [] });
  });

  test('counts captains where their names would not fit, and marks each', () => {
    const four = ['red', 'blue', 'yellow', 'green'] as const;
    const asked = askedWords(seen, prompt({ whom: four, waiting: four }));
    expect(asked.name).toContain('"count":4');
    expect(asked.marks).toHaveLength(4);
  });

  test('counts three captains too where their names are long, and names three where they are short', () => {
    const whom = ['red', 'blue', 'yellow'] as const;
    const named = (name: string) => ({
      ...seen,
      captain: (seat: 'red') => ({ ...seen.captain(seat), name }),
    });
    const asking = prompt({ whom, waiting: whom });
    expect(askedWords(named('Wilhelmine') as typeof seen, asking).name).toContain('"count":3');
    expect(askedWords(named('Wilhelm') as typeof seen, asking).name).toContain('Wilhelm, Wilhelm');
  });

  test('names only those whose answer is out', () => {
    const asked = askedWords(seen, prompt({ whom: ['red', 'blue'], waiting: ['blue'], answered: ['red'] }));
    expect(asked.name).toBe('Bartholomew');
  });

  test('is one for a die where a face answers it, alone or as one of a set', () => {
    const face = { kind: 'face', die: 'green' } as const;
    const chance = (kind: string, fit: Fit) => leftToChance(prompt({ kind, fits: [fit] }));
    expect(chance('roll-feature', face)).toBe('roll-virtual');
    expect(chance('attack', { kind: 'set', of: face, count: 2 })).toBe('roll-virtual');
    expect(chance('count', { kind: 'number', least: 0, most: 3 })).toBeUndefined();
    expect(chance('bid', { kind: 'face', die: 'bid-red' })).toBeUndefined();
  });

  test('is left to a deal where any of the cards will do, and not where one is chosen', () => {
    const fits = (dealt?: true): readonly Fit[] => [
      { kind: 'card', rows: ['a', 'b'], ...(dealt ? { dealt } : {}) },
    ];
    expect(leftToChance(prompt({ kind: 'take-captain', fits: fits(true) }))).toBe('deal-virtual');
    expect(leftToChance(prompt({ kind: 'play-card', fits: fits() }))).toBeUndefined();
  });
});

describe('the keys of answers', () => {
  test('are digits in order where the game gives none', () => {
    expect(keysOf([answer('fight'), answer('flee')])).toEqual(['1', '2']);
  });

  test('are the game’s own where it gives them, and letters of the words beside digits', () => {
    expect(keysOf([answer('zero', { key: '0' }), answer('luck')])).toEqual(['0', 'L']);
  });

  test('are never a letter that does something else here, nor one letter twice', () => {
    const answers = [answer('zero', { key: '0' }), answer('ab'), answer('ab')];
    expect(keysOf(answers, new Set(['A']))).toEqual(['0', 'B', undefined]);
  });

  test('are the numbers themselves where they are numbers', () => {
    const numbers = [9, 10].map((bid) => answer(String(bid), { command: { kind: 'bid', bid } as never }));
    expect(keysOf(numbers)).toEqual(['9', '10']);
  });
});

describe('answers', () => {
  test('that are refused are struck and give the rule’s name as their reason', () => {
    const refusal = { code: 'nemesis', rule: 'nemesis', waivable: true };
    const [button] = formOf(seen, plainAnswers, prompt(), [answer('0', { refusal })]).buttons;
    expect(button).toMatchObject({ standing: 'refused', figure: '0' });
  });

  test('that are many are searched by name', () => {
    const many = Array.from({ length: 20 }, (_, at) => answer(`card ${at}`));
    const form = formOf(seen, plainAnswers, prompt(), many);
    expect(form.buttons).toEqual([]);
    expect(form.cards).toHaveLength(20);
  });

  test('are typed where a number answers that no button says', () => {
    const fits = [{ kind: 'number', least: 0, most: 40 }] as const;
    const some = [0, 1].map((loon) => answer(String(loon), { command: { kind: 'tell', loon } as never }));
    expect(formOf(seen, plainAnswers, prompt({ fits }), some).number).toEqual({ least: 0, most: 40 });
  });

  test('light their squares on the board with what going there costs, but for those that are refused', () => {
    const board = {
      squares: ['a', 'b'].map((id, x) => ({ id, x, y: 0, ground: 'green' as const, label: id })),
      markers: [],
    };
    const drawing: AnswerDrawing = {
      dress: (_seen, _prompt, { label }) => ({ kind: 'square', square: label.key, figure: 2 }),
      board: () => board,
    };
    const refusal = { code: 'taken', rule: 'movement', waivable: true };
    const form = formOf(seen, drawing, prompt(), [answer('a'), answer('b', { refusal })]);
    expect(form.board?.squares.map(({ legal }: Square) => legal?.figure)).toEqual([2, undefined]);
    expect(form.buttons).toEqual([]);
  });
});

describe('a long list in parts', () => {
  const price = (seat: 'red' | 'blue', bid: number): AnswerPart => ({
    command: { kind: 'tellRow', seat, bid } as AnswerPart['command'],
    label: { key: `${seat} for ${bid}` },
    under: { key: seat },
  });
  const prices = [price('red', 0), price('red', 1), price('blue', 0), price('blue', 1)];
  const asked = prompt({ whom: 'anyone', fits: [{ kind: 'number', least: 0, most: 188 }] });
  const form = (answers: readonly AnswerPart[], chosen?: string) =>
    formOf(seen, plainAnswers, asked, answers, new Set(), chosen);

  test('shows its parts first, each with a key, and nothing that a number could answer', () => {
    const parts = form(prices);
    expect(parts.buttons.map(({ figure, key }) => [figure, key])).toEqual([
      ['red', '1'],
      ['blue', '2'],
    ]);
    expect([...parts.parts]).toEqual([
      ['0', 'red'],
      ['1', 'blue'],
    ]);
    expect([parts.answers.size, parts.numbers.size, parts.number]).toEqual([0, 0, undefined]);
  });

  test('then what lies in the part that was chosen, with the numbers as keys, and whose it is', () => {
    const chosen = form(prices, 'blue');
    expect([...chosen.numbers.keys()]).toEqual([0, 1]);
    expect([...chosen.answers.values()]).toEqual(prices.slice(2));
    expect(chosen).toMatchObject({ part: 'blue', number: { least: 0, most: 188 } });
  });

  test('is one list where there is one part, and where a part is not among them any more', () => {
    expect(form(prices.slice(0, 2))).toMatchObject({ part: undefined });
    expect(form(prices.slice(0, 2)).answers.size).toBe(2);
    expect(form(prices, 'green').parts.size).toBe(2);
  });
});

describe('answers that lie ready beside the question', () => {
  const refusal = { code: 'empty-hand', rule: 'hand', waivable: true };
  const under = { key: 'by name' };
  const two = [answer('a'), answer('b')];

  test('are those that can be pressed, where they are few', () => {
    expect(few([...two, answer('c', { refusal })], 2)).toEqual(two);
    expect(few([...two, answer('c')], 2)).toEqual([]);
  });

  test('of a longer list are those outside its parts, and the rest is opened', () => {
    const list = [answer('trade'), ...['x', 'y', 'z'].map((name) => answer(name, { under }))];
    expect(few(list, 4)).toEqual(list);
    expect(few(list, 3)).toEqual(list.slice(0, 1));
    const asked = prompt({ answers: list });
    expect([shortAnswers(asked).length, short(asked).length, opens(asked)]).toEqual([4, 4, false]);
    expect(opens(prompt({ answers: two }))).toBe(false);
    const long = prompt({ answers: [...list, answer('q', { under }), answer('r', { under })] });
    expect([short(long).map(({ label }) => label.key), opens(long)]).toEqual([['trade'], true]);
  });

  test('say how they are aimed where several are called the same', () => {
    const same = [
      answer('Aarrgh!', { note: { key: 'on Ines' } }),
      answer('Aarrgh!', { note: { key: 'on Mo' } }),
    ];
    const all = [...same, answer('Heavy Breeze', { note: { key: '+2' } })];
    expect(all.map((one) => briefly(seen.say, one, all))).toEqual([
      'Aarrgh! on Ines',
      'Aarrgh! on Mo',
      'Heavy Breeze',
    ]);
  });
});
