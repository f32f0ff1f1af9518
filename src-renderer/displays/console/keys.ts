import type { Press } from '../keyboard/keyboard.ts';

/** One thing that a key does, with the words that `?` shows beside it. */
export interface KeyAction {
  /** As `KeyboardEvent.key` says it, upper case; `Alt 3` with a modifier. */
  readonly key: string;
  readonly words: string;
  /** What is printed on the key, where that is not how it is called. */
  readonly cap?: string;
  /** false, once it is known: the table did not take it. */
  readonly run: () => boolean | Promise<boolean>;
  /** Works while something is typed too, as Escape and everything with Alt does. */
  readonly always?: boolean;
}

/** Letters and signs of the console itself: no answer is ever given one of these. */
export const ownKeys = [
  'U',
  'R',
  'C',
  'N',
  'W',
  'O',
  'B',
  'F',
  'I',
  'P',
  'X',
  'T',
  'M',
  'V',
  'E',
  '?',
] as const;

/** A captain's key for the evening, by the chair. */
const chairLetters = ['A', 'S', 'D', 'G', 'H', 'J'];

/** The captains' keys in the order of their chairs; more than there are letters for are told by the chair's digit. */
export const chairKeys = (seats: number, byDigit: boolean): readonly string[] =>
  byDigit || seats > chairLetters.length
    ? Array.from({ length: seats }, (_, chair) => String((chair + 1) % 10))
    : chairLetters.slice(0, seats);

/** Keys as the foot prints them: numbers one after the other by the first and the last, all others by themselves. */
export function runsOf(
  keys: readonly string[],
): readonly { readonly first: string; readonly last?: string }[] {
  const isNumber = (key: string): boolean => /^\d+$/.test(key);
  const numbers = keys.filter(isNumber).sort((one, other) => Number(one) - Number(other));
  const [first = '', last = ''] = [numbers[0], numbers.at(-1)];
  const isRun = numbers.length >= fewestInRun && Number(last) - Number(first) === numbers.length - 1;
  const alone = isRun ? keys.filter((key) => !isNumber(key)) : keys;
  return [...(isRun ? [{ first, last }] : []), ...alone.map((key) => ({ first: key }))];
}

const fewestInRun = 4;

/** The name under which a pressed key is looked up; nothing for what belongs to the browser. */
export function nameOf({ key, code, altKey, ctrlKey, metaKey }: Press): string | undefined {
  if (ctrlKey || metaKey) return undefined;
  // With Alt some systems type another sign, so the place of the key is read instead.
  if (altKey) return `Alt ${/^(?:Key|Digit|Numpad)(.)$/.exec(code)?.[1] ?? key}`;
  if (key === 'Escape') return 'Esc';
  return key.length === 1 ? key.toUpperCase() : key;
}

/** What a pressed key does here: in a field only what works always, and there every own key with Alt. */
export function actionFor(
  actions: readonly KeyAction[],
  pressed: Press,
  inField: boolean,
): KeyAction | undefined {
  const name = nameOf(pressed);
  if (name === undefined) return undefined;
  const plain = name.startsWith('Alt ') ? name.slice(4) : name;
  const isPlain = name === plain;
  const exact = actions.find(({ key, always }) => key === name && (!inField || !isPlain || always));
  return exact ?? (isPlain ? undefined : actions.find(({ key }) => key === plain));
}
