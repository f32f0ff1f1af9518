import type { AnswerPart, PromptPart } from '../../src-main/contract/view.ts';
import type { Message } from '../../src-main/rules/kernel/message.ts';
import type { Fit } from '../../src-main/rules/kernel/prompt.ts';
import type { AnswerChoice } from '../elements/answers.ts';
import type { CardFace, DieFace, Hatch } from '../elements/card.ts';
import type { Pickable } from '../elements/cards.ts';
import type { Square } from '../look/board.ts';
import { valuesOf } from './numbers.ts';
import type { AnswerDrawing, Board, Dress, Seen } from './drawing.ts';

/** One prompt's answers, laid out as they are given: pressed, searched, thrown, tapped on a map, or typed. */
export interface Form {
  readonly buttons: readonly AnswerChoice[];
  readonly cards: readonly Pickable[];
  readonly dice: readonly DieSide[];
  readonly board: Board | undefined;
  /** What a typed number answers. */
  readonly numbers: ReadonlyMap<number, string>;
  /** Numbers beyond those that there are buttons for are typed. */
  readonly number: { readonly least: number; readonly most: number } | undefined;
  /** What an id of any of these sends. */
  readonly answers: ReadonlyMap<string, AnswerPart>;
  /** A long list comes in parts: what an id of a part chooses, until one is chosen. */
  readonly parts: ReadonlyMap<string, string>;
  /** The part whose answers these are. */
  readonly part: string | undefined;
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
  erase: page('erase'),
  enter: page('enter'),
  board: page('board'),
  anew: page('anew'),
});

/** The answers that can be pressed at once where they are few: all of them, or those outside the parts of a list. */
export function few(answers: readonly AnswerPart[], most: number): readonly AnswerPart[] {
  const open = answers.filter(({ refusal }) => !refusal);
  const ready = open.length <= most ? open : open.filter(({ under }) => under === undefined);
  return ready.length <= most ? ready : [];
}

/** What a small button says: how it is aimed too, where another of them is called the same. */
export function briefly(say: Seen['say'], answer: AnswerPart, among: readonly AnswerPart[]): string {
  const label = say(answer.label);
  const isAlone = among.every((one) => one === answer || say(one.label) !== label);
  return isAlone || !answer.note ? label : `${label} ${say(answer.note)}`;
}

interface Dressed {
  readonly id: string;
  readonly answer: AnswerPart;
  readonly dress: Dress;
  readonly key: string | undefined;
}

/**
 * `reserved` keys do something else on this display and are never given to an answer. `chosen` is the part of a long
 * list that was chosen.
 */
export function formOf(
  seen: Seen,
  drawing: AnswerDrawing,
  prompt: PromptPart,
  all: readonly AnswerPart[],
  reserved: ReadonlySet<string> = new Set(),
  chosen?: string,
): Form {
  const parts = partsOf(seen, all);
  const part = parts.has(chosen ?? '') ? chosen : undefined;
  if (parts.size > 1 && part === undefined) return partsForm(seen, prompt, parts, reserved);
  const answers = all.filter(({ under }) => !part || (under && seen.say(under) === part));
  const plain = answers.map((answer, at) => ({
    id: String(at),
    answer,
    dress: drawing.dress(seen, { ...prompt, answers }, answer) ?? ({ kind: 'button' } as const),
  }));
  const values = valuesOf(answers);
  const keys = keysFor(plain, seen, reserved, values);
  const dressed = plain.map((one, at): Dressed => ({ ...one, key: keys[at] }));
  const of = (kind: Dress['kind']) => dressed.filter(({ dress }) => dress.kind === kind);
  const board = drawing.board?.(seen);
  return {
    buttons: [...of('button'), ...(board ? [] : of('square'))].map((one) => choiceOf(seen, one)),
    cards: of('card').map((one) => pickableOf(seen, one)),
    dice: of('die').map((one) => sideOf(seen, one)),
    board: board && of('square').length > 0 ? withLegal(seen, board, of('square')) : undefined,
    numbers: new Map(values.flatMap((value, at) => (value === undefined ? [] : [[value, String(at)]]))),
    number: beyond(prompt.fits, values),
    answers: new Map(dressed.map(({ id, answer }) => [id, answer])),
    parts: new Map(),
    part,
  };
}

/** The parts of a list by their words; none where it is one list. */
const partsOf = ({ say }: Seen, answers: readonly AnswerPart[]): ReadonlyMap<string, Message> =>
  new Map(answers.flatMap(({ under }) => (under ? [[say(under), under]] : [])));

/** One button a part; what is in it comes with the next press. */
function partsForm(
  seen: Seen,
  prompt: PromptPart,
  parts: ReadonlyMap<string, Message>,
  reserved: ReadonlySet<string>,
): Form {
  const labels = [...parts.values()].map((label) => ({ command: { kind: 'part' }, label }));
  return {
    ...formOf(seen, { dress: () => undefined }, { ...prompt, fits: [] }, labels, reserved),
    answers: new Map(),
    parts: new Map([...parts.keys()].map((words, at) => [String(at), words])),
  };
}

/** The range that would answer, where it is wider than the buttons. */
function beyond(fits: readonly Fit[], values: readonly (number | undefined)[]): Form['number'] {
  const fit = fits.find((one) => one.kind === 'number');
  const isCovered = fit && values.includes(fit.least) && values.includes(fit.most);
  return fit && !isCovered ? { least: fit.least, most: fit.most } : undefined;
}

/** Numbers are typed as they are; else keys that the game gave, then digits in order, then letters of the words. */
function keysFor(
  dressed: readonly { readonly answer: AnswerPart; readonly dress: Dress }[],
  { say }: Seen,
  reserved: ReadonlySet<string>,
  values: readonly (number | undefined)[],
): readonly (string | undefined)[] {
  const given = dressed.map(({ answer: { key } }, at) => {
    const value = values[at];
    return value === undefined ? key : value < 0 ? undefined : String(value);
  });
  const taken = new Set([...reserved, ...given.filter((key) => key !== undefined)].map(lower));
  const digitsFree = !given.some((key) => key !== undefined && /^\d/.test(key));
  let next = 1;
  return dressed.map(({ answer, dress }, at) => {
    const own = given[at];
    if (own !== undefined) return own.toUpperCase();
    if (dress.kind === 'card' || dress.kind === 'square' || values[at] !== undefined) return undefined;
    if (digitsFree && next <= 9) return String(next++);
    const letter = [...lower(say(answer.label))].find((each) => /[a-z]/.test(each) && !taken.has(each));
    if (letter === undefined) return undefined;
    taken.add(letter);
    return letter.toUpperCase();
  });
}

const lower = (text: string): string => text.toLowerCase();

function choiceOf({ say }: Seen, { id, answer, dress, key }: Dressed): AnswerChoice {
  const { figure, sign }: Partial<Extract<Dress, { kind: 'button' }>> = dress.kind === 'button' ? dress : {};
  const words = say(answer.label);
  const note = answer.refusal ? reasonOf(say, answer) : answer.note && say(answer.note);
  return {
    id,
    figure: figure ?? words,
    ...(note === undefined ? {} : { note }),
    ...(key === undefined ? {} : { key }),
    ...(sign ? { sign } : {}),
    ...(answer.refusal ? { standing: 'refused' as const, after: say({ key: 'page.refused' }) } : {}),
  };
}

/** Why not, in the few words that fit a button: the rule's own name. */
function reasonOf(say: Seen['say'], { refusal }: AnswerPart): string {
  const title = `rule.${refusal?.rule ?? ''}.title`;
  const said = say({ key: title });
  return said === title ? say({ key: 'page.refused' }) : said;
}

function pickableOf({ say }: Seen, { id, answer, dress }: Dressed): Pickable {
  const card: { face?: CardFace; words?: string } = dress.kind === 'card' ? dress : {};
  const note = answer.note && say(answer.note);
  // How it would be aimed stays to be read: the table may overrule exactly that.
  const words = answer.refusal
    ? [...(note === undefined ? [] : [note]), reasonOf(say, answer)].join(': ')
    : (note ?? card.words);
  return {
    id,
    name: say(answer.label),
    ...(words === undefined ? {} : { words }),
    ...(card.face ? { face: card.face } : {}),
    ...(answer.refusal ? { refused: true } : {}),
  };
}

function sideOf({ say }: Seen, { id, answer, dress, key }: Dressed): DieSide {
  return {
    id,
    face: dress.kind === 'die' ? dress.face : say(answer.label),
    label: say(answer.label),
    ...(dress.kind === 'die' && dress.hatch ? { hatch: dress.hatch } : {}),
    ...(dress.kind === 'die' && dress.more !== undefined ? { more: dress.more } : {}),
    ...(key === undefined ? {} : { key }),
    ...(answer.refusal ? { refused: true } : {}),
  };
}

/** The lamp on the squares that answer, with what going there costs. */
function withLegal({ say }: Seen, board: Board, legal: readonly Dressed[]): Board {
  const bySquare = new Map(
    legal.flatMap(({ answer, dress }) =>
      dress.kind === 'square' && !answer.refusal
        ? [[dress.square, { figure: dress.figure ?? '', label: say(answer.label) }] as const]
        : [],
    ),
  );
  return {
    ...board,
    squares: board.squares.map((square: Square): Square => {
      const one = bySquare.get(square.id);
      return one ? { ...square, legal: one } : square;
    }),
  };
}

/** The answer that a tapped square gives. */
export function answerAt(form: Form, square: string, drawing: AnswerDrawing, seen: Seen, prompt: PromptPart) {
  return [...form.answers.values()].find((answer) => {
    const dress = drawing.dress(seen, prompt, answer);
    return dress?.kind === 'square' && dress.square === square;
  });
}
