/** What a key of a US keyboard writes: alone, and with Shift. */
type Letters = readonly [plain: string, shifted: string];

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter): [string, Letters] => [
  `Key${letter}`,
  [letter.toLowerCase(), letter],
]);

const digits = [...')!@#$%^&*('].map((shifted, digit): [string, Letters] => [
  `Digit${String(digit)}`,
  [String(digit), shifted],
]);

const numpad = [...'0123456789'].map((digit): [string, Letters] => [`Numpad${digit}`, [digit, digit]]);

/** By the key's place on the board, which is the same whatever layout the computer is set to. */
const usKeyboard: ReadonlyMap<string, Letters> = new Map<string, Letters>([
  ...letters,
  ...digits,
  ...numpad,
  ['Space', [' ', ' ']],
  ['Minus', ['-', '_']],
  ['Equal', ['=', '+']],
  ['BracketLeft', ['[', '{']],
  ['BracketRight', [']', '}']],
  ['Backslash', ['\\', '|']],
  ['Semicolon', [';', ':']],
  ['Quote', ["'", '"']],
  ['Backquote', ['`', '~']],
  ['Comma', [',', '<']],
  ['Period', ['.', '>']],
  ['Slash', ['/', '?']],
  ['NumpadAdd', ['+', '+']],
  ['NumpadSubtract', ['-', '-']],
  ['NumpadMultiply', ['*', '*']],
  ['NumpadDivide', ['/', '/']],
  ['NumpadDecimal', ['.', '.']],
]);

interface Key {
  readonly code: string;
  readonly key: string;
  readonly shift?: boolean;
}

/** What the key writes in the layout that the computer is set to. */
export function typedLetter({ key }: Key): string {
  return [...key].length === 1 ? key : '';
}

/** What the scanner meant: it presses the keys of a US keyboard, and knows no Caps Lock. */
export function scannedLetter(stroke: Key): string {
  const known = usKeyboard.get(stroke.code);
  return known ? known[stroke.shift === true ? 1 : 0] : typedLetter(stroke);
}

export function writes(stroke: Key): boolean {
  return scannedLetter(stroke) !== '';
}

export function isShift(code: string): boolean {
  return code === 'ShiftLeft' || code === 'ShiftRight';
}

export function isModifier(code: string): boolean {
  return isShift(code) || /^(Control|Alt|Meta|OS)(Left|Right)$|^(CapsLock|NumLock|Fn)$/.test(code);
}

const endKeys: ReadonlySet<string> = new Set(['Enter', 'NumpadEnter', 'Tab']);
/** Scanners write control characters as Ctrl and a letter: CR, LF, TAB, ETX, EOT. */
const endChords: ReadonlySet<string> = new Set(['KeyM', 'KeyJ', 'KeyI', 'KeyC', 'KeyD']);

export function isEndKey({ code, key }: Key): boolean {
  return endKeys.has(code) || (code === '' && endKeys.has(key));
}

export function isEndChord({ code }: Key): boolean {
  return endChords.has(code);
}
