import type { Form } from '../../games/answering.ts';
import { askedWords } from '../../games/asking.ts';
import { typeDigit } from '../../games/numbers.ts';
import type { Desk } from './desk.svelte.ts';
import type { KeyAction } from './keys.ts';
import { busySheet } from './lying-open.ts';

/** What is being written waits while a rule lies upon it. */
export const sheetKeys = (desk: Desk): readonly KeyAction[] =>
  desk.sheet?.kind === 'rule' ? [] : desk.sheetKeys;

/** While something is being written or gathered, the keys of the table wait. */
export const isBusy = ({ sheet }: Desk): boolean => busySheet(sheet) !== undefined;

/** A key of the table's own as it is printed on its button: only while it acts. */
export const printed = (desk: Desk, key: string): { readonly key?: string } => (isBusy(desk) ? {} : { key });

/** What only changes something on the desk is always taken. */
const done = (change: () => unknown) => (): boolean => {
  change();
  return true;
};

/** Everything that a key does now, in the order in which `?` shows it. */
export function actionsOf(desk: Desk): readonly KeyAction[] {
  return isBusy(desk)
    ? [...sheetKeys(desk), ...closing(desk)]
    : [...answering(desk), ...looking(desk), ...steering(desk), ...closing(desk)];
}

function closing(desk: Desk): readonly KeyAction[] {
  const { page } = desk.words;
  return [
    {
      key: 'Esc',
      words: page('key.close'),
      always: true,
      run: () => {
        if (desk.sheet) desk.close();
        else if (desk.hasBegun) return desk.back();
        else if (desk.hasChosen) desk.choose(undefined);
        else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        return true;
      },
    },
  ];
}

function answering(desk: Desk): readonly KeyAction[] {
  const { form, prompt, words } = desk;
  if (!prompt) return [];
  const inMiddle = [...(form?.buttons ?? []), ...(form?.dice ?? [])].flatMap(({ id, key }): KeyAction[] => {
    const choice = form?.choices.get(id);
    const isNumber = [...(form?.numbers.values() ?? [])].some((one) => one.id === id);
    if (key === undefined || !choice || isNumber) return [];
    return [{ key, words: words.say(choice.label), run: () => desk.answer(prompt, choice) }];
  });
  const back: readonly KeyAction[] =
    desk.hasBegun && desk.typed === ''
      ? [{ key: 'Backspace', words: words.page('anew'), run: () => desk.back() }]
      : [];
  return [...inMiddle, ...back, ...(form ? typing(desk, form) : []), ...choosing(desk), ...beside(desk)];
}

/** Who answers, and with which card. */
function choosing(desk: Desk): readonly KeyAction[] {
  const { words, onlyCard, search, parts } = desk;
  const seats = [...desk.seatKeys].map(([seat, key]): KeyAction => ({
    key,
    words: parts?.seats.find((one) => one.seat === seat)?.captain ?? seat,
    run: done(() => desk.chooseSeat(seat)),
  }));
  const only: readonly KeyAction[] = onlyCard
    ? [{ key: 'Enter', words: words.say(onlyCard.label), run: () => desk.pick(onlyCard.id) }]
    : [];
  const turn: readonly KeyAction[] = desk.turned
    ? [{ key: 'Y', words: desk.turnWords, run: done(() => desk.turn()) }]
    : [];
  const find: readonly KeyAction[] = search
    ? [{ key: '/', words: words.page(desk.form?.rows ? 'spell' : 'find'), run: done(search) }]
    : [];
  return [...seats, ...only, ...turn, ...find];
}

/** What may happen besides: entered with one press, or brought to the middle. */
function beside(desk: Desk): readonly KeyAction[] {
  const { seen, words } = desk;
  return [...desk.beside].flatMap(([one, key]): readonly KeyAction[] => {
    if ('ask' in one) {
      const asked = seen && askedWords(seen, one);
      if (!asked) return [];
      return [{ key, words: `${asked.name} ${asked.verb}`, run: done(() => desk.choose(one.id)) }];
    }
    const asked = desk.others.find(({ step }) => step?.choices.includes(one));
    return [{ key, words: words.say(one.label), run: () => asked !== undefined && desk.answer(asked, one) }];
  });
}

/** A number is entered with its last digit, or with Enter where a longer one begins the same. */
function typing(desk: Desk, form: Form): readonly KeyAction[] {
  const { page } = desk.words;
  const { number, numbers } = form;
  if (!number && numbers.size === 0) return [];
  const allowed = number
    ? Array.from({ length: number.most - number.least + 1 }, (_, step) => number.least + step)
    : [...numbers.keys()];
  const digits = Array.from({ length: 10 }, (_, digit) => digit).flatMap((digit): KeyAction[] => {
    const typed = typeDigit(desk.typed, String(digit), allowed);
    if (typed.kind === 'none') return [];
    const answer = typed.kind === 'number' ? numbers.get(typed.value) : undefined;
    return [
      {
        key: String(digit),
        words: answer ? desk.words.say(answer.label) : page('key.digits'),
        run: () => {
          if (typed.kind === 'number') return desk.type(typed.value);
          desk.typed = typed.typed;
          return true;
        },
      },
    ];
  });
  // Enter and Backspace are the browser's own while nothing has been typed.
  if (desk.typed === '') return digits;
  return [
    ...digits,
    { key: 'Backspace', words: page('erase'), run: done(() => (desk.typed = desk.typed.slice(0, -1))) },
    {
      key: 'Enter',
      words: page('enter'),
      run: () => allowed.includes(Number(desk.typed)) && desk.type(Number(desk.typed)),
    },
  ];
}

function looking(desk: Desk): readonly KeyAction[] {
  const { page } = desk.words;
  const rule = desk.refused?.refusal.rule ?? desk.prompt?.rule;
  const { chance } = desk;
  return [
    ...(desk.others.length > 0 ? [{ key: 'N', words: page('key.next'), run: done(() => desk.next()) }] : []),
    ...(rule === undefined
      ? []
      : [
          {
            key: 'W',
            words: page('rule'),
            run: done(() => desk.open({ kind: 'rule', rule })),
          },
        ]),
    ...(chance ? [{ key: 'V', words: page(chance), run: () => desk.rollVirtually() }] : []),
    ...(desk.canOverrule ? [{ key: 'O', words: page('overrule'), run: () => desk.overrule() }] : []),
  ];
}

function steering(desk: Desk): readonly KeyAction[] {
  const { page } = desk.words;
  const opens = (
    [
      ['C', 'correct'],
      ['X', 'dispute'],
      ['T', 'room'],
      ['B', 'bench'],
      ['E', 'data'],
      ['M', 'more'],
      ['?', 'keys'],
    ] as const
  ).map(([key, kind]): KeyAction => ({
    key,
    words: page(`key.${kind}`),
    run: done(() => desk.open({ kind })),
  }));
  const seats = (desk.parts?.seats ?? []).map(({ seat, captain }, at): KeyAction => ({
    key: `Alt ${(at + 1) % 10}`,
    words: page('key.set', { captain }),
    run: done(() => desk.open({ kind: 'set', seat })),
  }));
  return [
    ...(desk.undoEntry === null ? [] : [{ key: 'U', words: page('key.undo'), run: () => desk.undo() }]),
    ...(desk.redoEntry === null ? [] : [{ key: 'R', words: page('key.redo'), run: () => desk.redo() }]),
    { key: 'P', words: page('key.pause'), run: () => desk.pauseOrResume() },
    { key: 'I', words: page('key.depth'), run: () => desk.nextDepth() },
    { key: 'F', words: page('key.freeze'), run: () => desk.freeze() },
    ...opens,
    ...seats,
  ];
}
