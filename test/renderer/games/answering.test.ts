import { describe, expect, test } from 'vitest';
import type { ChoicePart, PromptPart, StepPart } from '../../../src-main/contract/view.ts';
import type { PromptId } from '../../../src-main/rules/kernel/prompt.ts';
import { askedWords, leftToChance } from '../../../src-renderer/games/asking.ts';
import { actionsOf } from '../../../src-renderer/displays/console/actions.ts';
import type { Desk } from '../../../src-renderer/displays/console/desk.svelte.ts';
import { besideKeys, isClosed, shortAnswers } from '../../../src-renderer/displays/console/beside.ts';
import { opens, short } from '../../../src-renderer/displays/captain/short.ts';
import { briefly, few, formOf, oneBack, onlyCardOf, pathTo } from '../../../src-renderer/games/answering.ts';
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
  ask: { key: 'bids.' },
  hint: { key: 'Press a number.' },
  rule: 'bidding',
  secret: false,
  ...more,
});
const choice = (name: string, more: Partial<ChoicePart> = {}): ChoicePart => ({
  id: name.includes('/') ? name : `choice/${name}`,
  label: { key: name },
  ...more,
});
const step = (choices: readonly ChoicePart[], more: Partial<StepPart> = {}): StepPart => ({
  path: [],
  lacks: 'choice',
  choices,
  ...more,
});
const keysOf = (
  choices: readonly ChoicePart[],
  reserved = new Set<string>(),
  ofSeat?: (seat: string) => string | undefined,
) => formOf(seen, plainAnswers, prompt(), step(choices), { reserved, ofSeat }).buttons.map(({ key }) => key);

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

  test('is left to chance where dice are thrown, and not where one is set to a side', () => {
    expect(leftToChance(step([], { dice: ['green'] }))).toBe('roll-virtual');
    expect(leftToChance(step([], { dice: ['bid-red'], isSet: true }))).toBeUndefined();
    expect(leftToChance(step([], { number: { least: 0, most: 3 } }))).toBeUndefined();
    expect(leftToChance(undefined)).toBeUndefined();
  });

  test('is left to a deal where any of the cards will do, and not where one is chosen', () => {
    expect(leftToChance(step([choice('card/a')], { isDealt: true }))).toBe('deal-virtual');
    expect(leftToChance(step([choice('card/a')]))).toBeUndefined();
  });
});

describe('the keys of answers', () => {
  test('are digits in order where the game gives none', () => {
    expect(keysOf([choice('fight'), choice('flee')])).toEqual(['1', '2']);
  });

  test('are the game’s own where it gives them, and letters of the words beside digits', () => {
    expect(keysOf([choice('zero', { key: '0' }), choice('luck')])).toEqual(['0', 'L']);
  });

  test('are never a letter that does something else here, nor one letter twice, whatever the game asks for', () => {
    const pause = [choice('pass', { key: 'p' }), choice('sink')];
    expect(keysOf(pause, new Set(['P']))).toEqual(['1', '2']);
    const all = [choice('zero', { key: '0' }), choice('ab'), choice('ab')];
    expect(keysOf(all, new Set(['A']))).toEqual(['0', 'B', undefined]);
  });

  test('are a captain’s own for the whole evening, whatever place the captain has among the answers', () => {
    const own = (seat: string) => ({ red: 'A', yellow: 'D' })[seat];
    const reserved = new Set(['A', 'S', 'D']);
    expect(keysOf([choice('seat/yellow'), choice('ads')], reserved, own)).toEqual(['D', '1']);
    expect(keysOf([choice('none', { key: '0' }), choice('seat/red'), choice('adz')], reserved, own)).toEqual([
      '0',
      'A',
      'Z',
    ]);
  });

  test('are the numbers themselves where they are numbers', () => {
    const numbers = [9, 10].map((bid) => choice(`number/${bid}`));
    expect(keysOf(numbers)).toEqual(['9', '10']);
  });
});

describe('answers', () => {
  test('that are refused are struck and give the reason, in few words or in those of the refusal, never a rule’s title', () => {
    const words: Readonly<Record<string, string>> = {
      'why.nemesis': 'would match the fights',
      'refusal.late': 'Refused: the race is run. Nothing entered.',
      'rule.nemesis.title': 'Captain’s Nemesis',
    };
    const say: Seen['say'] = ({ key }) => words[key] ?? key;
    const noteOf = (code: string) =>
      formOf(
        { ...seen, say },
        plainAnswers,
        prompt(),
        step([choice('0', { refusal: { code, rule: 'nemesis', waivable: true } })]),
      ).buttons[0];
    expect(noteOf('nemesis')).toMatchObject({
      standing: 'refused',
      figure: '0',
      note: 'would match the fights',
    });
    expect(noteOf('late')?.note).toBe('the race is run.');
    expect(noteOf('other')?.note).toBe('page.refused');
  });

  test('have no key on a page where no key acts, such as a phone', () => {
    const some = [choice('number/1'), choice('red', { key: 'R' }), choice('pass')];
    expect(formOf(seen, plainAnswers, prompt(), step(some)).buttons.map(({ key }) => key)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('that are many are searched by name', () => {
    const many = Array.from({ length: 20 }, (_, at) => choice(`card ${at}`));
    const form = formOf(seen, plainAnswers, prompt(), step(many));
    expect(form.buttons).toEqual([]);
    expect(form.cards).toHaveLength(20);
  });

  test('are typed where a number answers that no button says', () => {
    const number = { least: 0, most: 40 };
    const some = [0, 1].map((loon) => choice(`number/${loon}`));
    expect(formOf(seen, plainAnswers, prompt(), step(some, { number })).number).toEqual(number);
    const all = step(some, { number: { least: 0, most: 1 } });
    expect(formOf(seen, plainAnswers, prompt(), all).number).toBeUndefined();
  });

  test('light their squares on the board with what going there costs, but for those that are refused', () => {
    const board = {
      squares: ['a', 'b'].map((id, x) => ({ id, x, y: 0, ground: 'green' as const, label: id })),
      markers: [],
    };
    const drawing: AnswerDrawing = {
      dress: () => ({ kind: 'square', figure: 2 }),
      board: () => board,
    };
    const refusal = { code: 'taken', rule: 'movement', waivable: true };
    const form = formOf(seen, drawing, prompt(), step([choice('square/a'), choice('square/b', { refusal })]));
    expect(form.board?.squares.map(({ legal }: Square) => legal?.figure)).toEqual([2, undefined]);
    expect(form.buttons).toEqual([]);
  });
});

describe('an answer in steps', () => {
  const said = (id: string, byItself?: true) => ({
    id,
    label: { key: id },
    ...(byItself ? { byItself } : {}),
  });

  test('says what was chosen so far, and offers the next step alone', () => {
    const second = step([choice('seat/red'), choice('seat/blue')], { path: [said('card/flank')] });
    const form = formOf(seen, plainAnswers, prompt(), second);
    expect(form.said).toEqual(['card/flank']);
    expect([...form.choices.keys()]).toEqual(['seat/red', 'seat/blue']);
    expect(pathTo(second, 'seat/blue')).toEqual(['card/flank', 'seat/blue']);
  });

  test('may end before a step that it stands without', () => {
    const last = step([choice('number/1')], { path: [said('card/flank')], optional: true });
    expect(formOf(seen, plainAnswers, prompt(), last).buttons[0]).toMatchObject({
      id: 'enough',
      figure: 'page.enough',
    });
    expect(formOf(seen, plainAnswers, prompt(), step([choice('number/1')])).buttons).toHaveLength(1);
  });

  test('goes back to the last thing that somebody pressed, with what was taken by itself behind it', () => {
    const path = [said('card/flank'), said('seat/red'), said('choice/back', true)];
    expect(oneBack(step([], { path }))).toEqual(['card/flank']);
    expect(oneBack(step([], { path: path.slice(0, 1) }))).toEqual([]);
    expect(oneBack(step([]))).toEqual([]);
  });
});

describe('answers that lie ready beside the question', () => {
  const refusal = { code: 'empty-hand', rule: 'hand', waivable: true };
  const two = [choice('a'), choice('b')];

  test('are those that can be pressed, where they are few', () => {
    expect(few(step([...two, choice('c', { refusal })]), 2)).toEqual(two);
    expect(few(step([...two, choice('c')]), 2)).toEqual([]);
  });

  test('are those that one press answers or begins, but for whose it is: then the rest is opened', () => {
    const list = [choice('trade'), choice('by name', { more: true })];
    expect(few(step(list), 4)).toEqual(list);
    expect(few(step(list), 1)).toEqual([]);
    const whose = [choice('stand'), choice('seat/red', { more: true }), choice('seat/blue', { more: true })];
    const asked = prompt({ step: step(whose) });
    const may = prompt({ need: 'may', step: step(whose) });
    expect([shortAnswers(may).length, short(asked).length, opens(asked)]).toEqual([1, 1, true]);
    expect(opens(prompt({ step: step(two) }))).toBe(false);
    const begun = prompt({ step: step(two, { path: [{ id: 'choice/by', label: { key: 'by' } }] }) });
    expect([shortAnswers(begun), short(begun), opens(begun)]).toEqual([[], [], true]);
  });

  test('say how they are aimed where several are called the same', () => {
    const same = [
      choice('Aarrgh!', { note: { key: 'on Ines' } }),
      choice('Aarrgh!', { note: { key: 'on Mo' } }),
    ];
    const all = [...same, choice('Heavy Breeze', { note: { key: '+2' } })];
    expect(all.map((one) => briefly(seen.say, one, all))).toEqual([
      'Aarrgh! on Ines',
      'Aarrgh! on Mo',
      'Heavy Breeze',
    ]);
  });
});

describe('what stands beside the question', () => {
  const say = ({ key }: { readonly key: string }): string => key;
  const chairs = new Map([
    ['red', 'A'],
    ['blue', 'S'],
  ]);
  const line = (id: string, more: Partial<PromptPart>): PromptPart =>
    prompt({ id: id as PromptId, need: 'may', whom: ['red', 'blue'], waiting: ['red', 'blue'], ...more });
  const keysFor = (others: readonly PromptPart[], given = {}) => [
    ...besideKeys({ others, middle: undefined, chairs, choosing: [], given, say }).values(),
  ];

  test('is one closed line where it has to be said of somebody or names more than four, and one press where it has not', () => {
    // Whose line it is has room for four names, and five are asked for in the place of the answers.
    const names = ['red', 'blue', 'yellow', 'green', 'white'].map((seat) => choice(`seat/${seat}`));
    const called = (count: number) =>
      line('mutiny', { whom: 'anyone', waiting: [], step: step(names.slice(0, count)) });
    expect([isClosed(called(4)), isClosed(called(5))]).toEqual([false, true]);
    expect(keysFor([called(4)])).toHaveLength(4);
    expect(keysFor([called(5)])).toHaveLength(1);
    const several = line('luck', { step: step([choice('give')]) });
    expect([
      isClosed(several),
      isClosed(line('deal', { whom: ['red'], step: step([choice('anew')]) })),
    ]).toEqual([true, false]);
  });

  test('has the key that its game gave it, and never one of a captain or of the console', () => {
    const luck = line('luck', { kind: 'luck', ask: { key: 'Asked' } });
    const other = line('other', { kind: 'other', ask: { key: 'sauq' } });
    expect(keysFor([luck, other], { luck: 'L' })).toEqual(['L', 'Q']);
    const took = line('took', {
      whom: 'anyone',
      waiting: [],
      step: step([choice('seat/blue'), choice('sea')]),
    });
    expect(keysFor([took])).toEqual(['S', 'D']);
    expect(keysFor([line('must', { need: 'must' })])).toEqual([]);
  });
});

describe('the only possible card', () => {
  const cards: AnswerDrawing = {
    dress: (_seen, _prompt, { id }) => (id.startsWith('card/') ? { kind: 'card' } : undefined),
  };
  const refusal = { code: 'follow', rule: 'follow', waivable: true };
  const only = (choices: readonly ChoicePart[], more: Partial<StepPart> = {}) =>
    onlyCardOf(formOf(seen, cards, prompt(), step(choices, more)))?.id;
  const axe = choice('card/axes-7');
  const bow = choice('card/bows-1');

  test('is one that alone would not be refused, where no button, die or number answers either', () => {
    expect(only([axe, { ...bow, refusal }])).toBe('card/axes-7');
    expect(only([axe, bow])).toBeUndefined();
    expect(only([{ ...axe, refusal }])).toBeUndefined();
    expect(only([axe, choice('pass')])).toBeUndefined();
    expect(only([axe, { ...choice('pass'), refusal }])).toBe('card/axes-7');
    expect(only([axe], { number: { least: 1, most: 3 } })).toBeUndefined();
  });

  test('is taken by Enter, and Enter does nothing where there are two', async () => {
    const pressed: string[] = [];
    const desk = (choices: readonly ChoicePart[]): Desk => {
      const form = formOf(seen, cards, prompt(), step(choices));
      const pick = (id: string) => {
        pressed.push(id);
        return Promise.resolve(true);
      };
      const words = { say: seen.say, page: (key: string) => key };
      const empty = { seatKeys: new Map(), beside: new Map(), others: [], prompts: [], undoEntry: null };
      const stands = { ...empty, redoEntry: null, typed: '', parts: seen.parts, seen };
      return {
        ...stands,
        words,
        prompt: prompt(),
        form,
        onlyCard: onlyCardOf(form),
        pick,
      } as unknown as Desk;
    };
    const enter = (choices: readonly ChoicePart[]) =>
      actionsOf(desk(choices)).find(({ key }) => key === 'Enter');
    await enter([axe, { ...bow, refusal }])?.run();
    expect(pressed).toEqual(['card/axes-7']);
    expect(enter([axe, bow])).toBeUndefined();
  });
});
