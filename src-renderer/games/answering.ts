import type { ChoicePart, PromptPart, StepPart } from '../../src-main/contract/view.ts';
import type { MessageValues } from '../../src-main/rules/kernel/message.ts';
import type { AnswerChoice } from '../elements/answers.ts';
import type { CardFace, DieFace, Hatch } from '../elements/card.ts';
import type { Pickable } from '../elements/cards.ts';
import type { Square } from '../look/board.ts';
import type { AnswerDrawing, AnswerGroup, Board, Dress, Seen } from './drawing.ts';
import { named } from './named.ts';
import { valuesOf } from './numbers.ts';
import { pathInRow, stepRows, type StepRows } from './step-rows.ts';

/** The open step of one answer, laid out as it is taken: pressed, searched, thrown, tapped on a map, or typed. */
export interface Form {
  readonly buttons: readonly AnswerChoice[];
  /** The same buttons in their places, where the game has any for them. */
  readonly groups: readonly ButtonGroup[] | undefined;
  /** The steps of this answer below one another, where the game draws them so. */
  readonly rows: StepRows | undefined;
  readonly cards: readonly Pickable[];
  readonly dice: readonly DieSide[];
  readonly board: Board | undefined;
  /** The numbers that there are choices for. */
  readonly numbers: ReadonlyMap<number, ChoicePart>;
  /** Numbers beyond those that there are buttons for are typed. */
  readonly number: StepPart['number'];
  /** Every choice by its name. */
  readonly choices: ReadonlyMap<string, ChoicePart>;
  /** What was said so far, in words. */
  readonly said: readonly string[];
}

/** The keys of what a form can be answered with. */
export const keysOf = (form: Form | undefined): readonly string[] =>
  [...(form?.dice ?? []), ...(form?.buttons ?? [])].flatMap(({ key }) => (key === undefined ? [] : [key]));

/** The one card that is possible, where nothing else is either. */
export function onlyCardOf({ cards, buttons, dice, board, number, choices }: Form): ChoicePart | undefined {
  if (number || board) return undefined;
  const isOpen = (one: { readonly standing?: string; readonly refused?: boolean }): boolean =>
    one.standing !== 'refused' && one.refused !== true;
  const [only, more] = cards.filter(isOpen);
  const isAlone = only && !more && ![...buttons, ...dice].some(isOpen);
  return isAlone ? choices.get(only.id) : undefined;
}

/** A row of places; one whose answer is not offered now is kept free. */
export interface ButtonGroup {
  readonly label: string;
  readonly columns?: number;
  readonly across?: number;
  readonly places: readonly ButtonPlace[];
}

export interface ButtonPlace {
  readonly id: string;
  readonly words: string;
  readonly span: number;
  readonly button?: AnswerChoice;
}

export interface DieSide {
  readonly id: string;
  readonly face: DieFace | number | string;
  readonly hatch?: Hatch;
  readonly more?: string;
  readonly label: string;
  readonly key?: string;
  readonly refused?: boolean;
}

/** What a form says by itself, in the words of the page it stands on. */
export const formWords = (page: (key: string) => string) => ({
  find: page('find'),
  none: page('none'),
  spell: page('spell'),
  erase: page('erase'),
  enter: page('enter'),
  board: page('board'),
  anew: page('anew'),
});

/** Ends an answer before a step that it stands without. */
const itIsEnough: ChoicePart = { id: 'enough', label: { key: 'page.enough' } };

/** What has to be pressed for a choice: all that was said before it, and itself. */
export function pathTo({ path }: StepPart, id: string): readonly string[] {
  const said = path.map((one) => one.id);
  return pathInRow(id, said) ?? [...said, id];
}

/** What was pressed but the last: what was taken by itself behind it goes with it. */
export function oneBack({ path }: StepPart): readonly string[] {
  const last = path.map(({ byItself }) => byItself === true).lastIndexOf(false);
  return path.slice(0, Math.max(0, last)).map(({ id }) => id);
}

/** The choices that answer with one press, or begin to, where they are few. For whom it is is said in the middle. */
export function few(step: StepPart | undefined, most: number): readonly ChoicePart[] {
  const isReady = (choice: ChoicePart): boolean =>
    !choice.refusal && !(choice.more && named(choice).kind === 'seat');
  const ready = (step?.choices ?? []).filter(isReady);
  return ready.length <= most ? ready : [];
}

/** What a small button says: how it is aimed too, where another of them is called the same. */
export function briefly(say: Seen['say'], choice: ChoicePart, among: readonly ChoicePart[]): string {
  const label = say(choice.label);
  const isAlone = among.every((one) => one === choice || say(one.label) !== label);
  return isAlone || !choice.note ? label : `${label} ${say(choice.note)}`;
}

interface Dressed {
  readonly choice: ChoicePart;
  readonly dress: Dress;
  readonly key: string | undefined;
}

/** Which keys choices get on a display. */
export interface KeysHere {
  /** They do something else here and are never given to a choice. */
  readonly reserved: ReadonlySet<string>;
  /** A captain's own key, the same for the whole evening; a display without them lets captains have any. */
  readonly ofSeat?: ((seat: string) => string | undefined) | undefined;
}

export function formOf(
  seen: Seen,
  drawing: AnswerDrawing,
  prompt: PromptPart,
  step: StepPart,
  /** Where no keys act, none is given. */
  keysHere?: KeysHere,
): Form {
  const choices = step.optional ? [itIsEnough, ...step.choices] : step.choices;
  const plain = choices.map((choice) => ({
    choice,
    dress: drawing.dress(seen, { ...prompt, step }, choice) ?? ({ kind: 'button' } as const),
  }));
  const values = valuesOf(step, choices);
  const keys = keysHere ? keysFor(plain, seen, keysHere, values) : [];
  const dressed = plain.map((one, at): Dressed => ({ ...one, key: keys[at] }));
  const of = (kind: Dress['kind']) => dressed.filter(({ dress }) => dress.kind === kind);
  const squares = of('square');
  const board = squares.length > 0 ? drawing.board?.(seen) : undefined;
  const buttons = [...of('button'), ...(board ? [] : squares)].map((one) => choiceOf(seen, one));
  const drawn = drawing.rows?.(seen, { ...prompt, step });
  const rows = drawn && stepRows(seen, drawn, step, buttons);
  return {
    buttons,
    groups: inPlaces(drawing.groups?.(seen, { ...prompt, step }), buttons),
    rows,
    cards: of('card').map((one) => pickableOf(seen, one)),
    dice: of('die').map((one) => sideOf(seen, one)),
    board: board && withLegal(seen, board, squares),
    numbers: new Map(
      choices.flatMap((choice, at) => {
        const value = values[at];
        return value === undefined ? [] : [[value, choice] as const];
      }),
    ),
    number: beyond(step, values),
    choices: new Map(choices.map((choice) => [choice.id, choice])),
    said: step.path.map(({ label }) => seen.say(label)),
  };
}

/** What has no place of its own comes last. */
function inPlaces(
  groups: readonly AnswerGroup[] | undefined,
  buttons: readonly AnswerChoice[],
): Form['groups'] {
  if (!groups) return undefined;
  const placed = groups.map(({ slots, ...group }) => ({
    ...group,
    places: slots.flatMap(({ id, words = '', span = 1, seldom = false }): readonly ButtonPlace[] => {
      const button = buttons.find((one) => one.id === id);
      if (seldom && !button) return [];
      return [{ id, words: words || String(button?.figure ?? ''), span, ...(button ? { button } : {}) }];
    }),
  }));
  const columns = groups[0]?.columns;
  const ids = new Set(placed.flatMap(({ places }) => places.map(({ id }) => id)));
  const rest = buttons
    .filter(({ id }) => !ids.has(id))
    .map((button): ButtonPlace => ({
      id: button.id,
      words: String(button.figure),
      span: columns === undefined ? 2 : Math.ceil(columns / 2),
      button,
    }));
  return rest.length > 0
    ? [...placed, { label: '', ...(columns === undefined ? {} : { columns }), places: rest }]
    : placed;
}

/** The range that would answer, where it is wider than the buttons. */
function beyond({ number }: StepPart, values: readonly (number | undefined)[]): Form['number'] {
  const isCovered = number && values.includes(number.least) && values.includes(number.most);
  return isCovered ? undefined : number;
}

/**
 * Numbers are typed as they are, and a captain by the own key; else keys that the game gave and the display has not,
 * then digits in order, then letters of the words.
 */
function keysFor(
  dressed: readonly { readonly choice: ChoicePart; readonly dress: Dress }[],
  { say }: Seen,
  { reserved, ofSeat }: KeysHere,
  values: readonly (number | undefined)[],
): readonly (string | undefined)[] {
  const own = new Set([...reserved].map(lower));
  const sides = new Map<string, number>();
  const given = dressed.map(({ choice, dress }, at) => {
    const { key } = choice;
    if (dress.kind === 'die' && dress.key !== undefined) return nextOf(sides, dress.key);
    const name = named(choice);
    const captain = name.kind === 'seat' ? ofSeat?.(name.seat) : undefined;
    if (captain !== undefined) return captain;
    const value = values[at];
    if (value === undefined) return key === undefined || own.has(lower(key)) ? undefined : key;
    return value < 0 ? undefined : String(value);
  });
  const taken = new Set([...own, ...given.filter((key) => key !== undefined)].map(lower));
  const digitsFree = !given.some((key) => key !== undefined && /^(?:Alt )?\d/.test(key));
  let next = 1;
  return dressed.map(({ choice, dress }, at) => {
    const wanted = given[at];
    if (wanted !== undefined) return wanted.startsWith('Alt ') ? wanted : wanted.toUpperCase();
    if (dress.kind === 'card' || dress.kind === 'square' || values[at] !== undefined) return undefined;
    if (digitsFree && next <= 9) return String(next++);
    const letter = [...lower(say(choice.label))].find((each) => /[a-z]/.test(each) && !taken.has(each));
    if (letter === undefined) return undefined;
    taken.add(letter);
    return letter.toUpperCase();
  });
}

/** The first of several faces has the key itself, the second has it with Alt, any other has none of it. */
function nextOf(sides: Map<string, number>, key: string): string | undefined {
  const before = sides.get(key) ?? 0;
  sides.set(key, before + 1);
  return before === 0 ? key : before === 1 ? `Alt ${key}` : undefined;
}

const lower = (text: string): string => text.toLowerCase();

function choiceOf({ say }: Seen, { choice, dress, key }: Dressed): AnswerChoice {
  const { figure, sign }: Partial<Extract<Dress, { kind: 'button' }>> = dress.kind === 'button' ? dress : {};
  const words = say(choice.label);
  const note = choice.refusal ? reasonOf(say, choice) : choice.note && say(choice.note);
  return {
    id: choice.id,
    figure: figure ?? words,
    ...(note === undefined ? {} : { note }),
    ...(key === undefined ? {} : { key }),
    ...(sign ? { sign } : {}),
    ...(choice.marked ? { marked: true } : {}),
    ...(choice.refusal ? { standing: 'refused' as const, after: say({ key: 'page.refused' }) } : {}),
  };
}

/**
 * Why not, never by a rule's title: in the few words that fit a button where the game has them, else what the whole
 * refusal says between that it is one and that nothing was entered.
 */
function reasonOf(say: Seen['say'], { refusal }: ChoicePart): string {
  if (!refusal) return '';
  const { code, values } = refusal;
  const short = said(say, `why.${code}`, values);
  if (short !== undefined) return short;
  const whole = said(say, `refusal.${code}`, values);
  return whole?.replace(/^[^:.]*: /, '').replace(/ [^.]*\.$/, '') ?? say({ key: 'page.refused' });
}

function said(say: Seen['say'], key: string, values: MessageValues | undefined): string | undefined {
  const words = say({ key, ...(values ? { values } : {}) });
  return words.startsWith(key) ? undefined : words;
}

function pickableOf({ say }: Seen, { choice, dress }: Dressed): Pickable {
  const card: { face?: CardFace; words?: string } = dress.kind === 'card' ? dress : {};
  const note = choice.note && say(choice.note);
  // How it would be aimed stays to be read: the table may overrule exactly that.
  const words = choice.refusal
    ? [...(note === undefined ? [] : [note]), reasonOf(say, choice)].join(': ')
    : (note ?? card.words);
  return {
    id: choice.id,
    name: say(choice.label),
    ...(words === undefined ? {} : { words }),
    ...(card.face ? { face: card.face } : {}),
    ...(choice.refusal ? { refused: true } : {}),
  };
}

function sideOf({ say }: Seen, { choice, dress, key }: Dressed): DieSide {
  return {
    id: choice.id,
    face: dress.kind === 'die' ? dress.face : say(choice.label),
    label: say(choice.label),
    ...(dress.kind === 'die' && dress.hatch ? { hatch: dress.hatch } : {}),
    ...(dress.kind === 'die' && dress.more !== undefined ? { more: dress.more } : {}),
    ...(key === undefined ? {} : { key }),
    ...(choice.refusal ? { refused: true } : {}),
  };
}

/** The lamp on the squares that answer, with what going there costs. */
function withLegal({ say }: Seen, board: Board, legal: readonly Dressed[]): Board {
  const bySquare = new Map(
    legal.flatMap(({ choice, dress }) => {
      const name = named(choice);
      if (dress.kind !== 'square' || name.kind !== 'square' || choice.refusal) return [];
      return [[name.square, { figure: dress.figure ?? '', label: say(choice.label) }] as const];
    }),
  );
  return {
    ...board,
    squares: board.squares.map((square: Square): Square => {
      const one = bySquare.get(square.id);
      return one ? { ...square, legal: one } : square;
    }),
  };
}
