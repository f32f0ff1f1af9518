import { keyboardWedge, type KeyEvent } from '../../../hardware/wedge/wedge.ts';
import { isTyping } from './keys.ts';

interface Heard {
  /** A scanner that acts as a keyboard has read something. */
  readonly scanned: (text: string) => void;
  /** A key that was held back and is a person's after all: it does what it would have done. */
  readonly typed: (stroke: { readonly key: string; readonly code: string }) => void;
}

const clock = {
  now: () => performance.now(),
  after(milliseconds: number, call: () => void) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Asked before everything else on the page, so that what a scanner types presses nothing. */
export function listenToScanner({ scanned, typed }: Heard): () => void {
  const wedge = keyboardWedge({
    clock,
    inTextField: () => isTyping(document.activeElement),
    scanned: ({ text }) => scanned(text),
    typed: (strokes) => {
      for (const stroke of strokes) if (!write(stroke.key)) typed(stroke);
    },
  });
  const key = (event: KeyEvent): void => wedge.key(event);
  const blur = (): void => wedge.blur();
  addEventListener('keydown', key, { capture: true });
  addEventListener('keyup', key, { capture: true });
  addEventListener('blur', blur);
  return () => {
    removeEventListener('keydown', key, { capture: true });
    removeEventListener('keyup', key, { capture: true });
    removeEventListener('blur', blur);
  };
}

/** Writes where the caret is, as the key would have; false where nothing is being written. */
function write(text: string): boolean {
  const field = document.activeElement;
  if (!isTyping(field)) return false;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const canSelect = field instanceof HTMLTextAreaElement || field.selectionStart !== null;
    if (canSelect) field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    else field.value += text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
    return true;
  }
  return field instanceof HTMLSelectElement ? chooseBy(field, text) : true;
}

/** A letter goes to the next choice that begins with it, as it does in a list of the browser's own. */
function chooseBy(field: HTMLSelectElement, letter: string): boolean {
  const options = [...field.options];
  const round = [...options.slice(field.selectedIndex + 1), ...options];
  const found = round.find(({ text }) => text.toLowerCase().startsWith(letter.toLowerCase()));
  if (!found) return true;
  field.selectedIndex = found.index;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}
