import type { Stroke } from '../../../hardware/wedge/machine.ts';
import { keyboardWedge, type KeyEvent } from '../../../hardware/wedge/wedge.ts';
import { puttingBack, type Deed } from './deed.ts';
import { isTyping, writeInto } from './fields.ts';
import { Presses } from './presses.ts';

/** A key that was pressed by a person, as far as anybody can tell by now. */
export interface Press {
  readonly key: string;
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  /** A button of a gamepad stands for the key; it is never meant for a field. */
  readonly isButton?: true;
}

export interface Listener {
  /** What a key does on this page now; undefined where it does nothing. */
  readonly act: (press: Press, inField: boolean) => (() => Promise<Deed>) | undefined;
  /** A scanner that acts as a keyboard has read something. */
  readonly scanned: (text: string) => void;
  /** Its keys came as slowly as a person's, and did what they do; false where not all of it could be put back. */
  readonly slow: (isPutBack: boolean) => void;
  /** So many presses were for nothing, since the one before them was not taken. */
  readonly dropped: (count: number) => void;
}

export interface Keyboard {
  /** A button that stands for a key. */
  press(key: string): void;
  close(): void;
}

const clock = {
  now: () => performance.now(),
  after(milliseconds: number, call: () => void) {
    const timer = setTimeout(call, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
};

const idle: Deed = { isTaken: false, back: () => Promise.resolve(true) };

/** Keys that act through what has the focus, should they have to wait. */
const clicks: ReadonlySet<string> = new Set(['Enter', ' ']);

/** A key that is told anew is no news to us. */
let isOurs = false;

function tellAnew(target: Element, key: string): void {
  isOurs = true;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  isOurs = false;
}

/** What a key that had to wait does of its own, once its turn has come. */
function ofItsOwn({ key, altKey, isButton }: Press): Deed {
  const focused = document.activeElement;
  if (isButton || altKey || !focused) return idle;
  if (isTyping(focused) && key.length === 1) return puttingBack(writeInto(focused, key));
  if (clicks.has(key) && !isTyping(focused) && focused instanceof HTMLElement) focused.click();
  else tellAnew(focused, key);
  return { ...idle, isTaken: clicks.has(key) };
}

/** Every key of a page goes through here, one at a time, and what a scanner types is told from what a person does. */
export function listenToKeys(listener: Listener, early: readonly KeyEvent[] = []): Keyboard {
  const { act, scanned, slow, dropped } = listener;
  const pressOf = (stroke: Stroke): Press => {
    const press = { key: stroke.key, code: stroke.code, altKey: false, ctrlKey: false, metaKey: false };
    pressed.set(stroke, press);
    return press;
  };
  /** Which press a stroke has become, should it turn out to be a machine's. */
  const pressed = new WeakMap<Stroke, Press>();
  const presses = new Presses<Press>({
    act: async (press) => {
      const deed = act(press, press.isButton !== true && isTyping(document.activeElement));
      return deed ? deed() : ofItsOwn(press);
    },
    dropped,
  });
  const wedge = keyboardWedge({
    clock,
    inTextField: () => isTyping(document.activeElement),
    scanned: ({ text, late }) => void take(text, late),
    typed: (strokes) => {
      for (const stroke of strokes) presses.push(pressOf(stroke));
    },
  });
  async function take(text: string, late: readonly Stroke[]): Promise<void> {
    if (late.length > 0) {
      const isPutBack = await presses.takeBack(late.flatMap((stroke) => pressed.get(stroke) ?? []));
      slow(isPutBack);
    } else await presses.settled();
    scanned(text);
  }

  /** What was kept from the page before this was here is kept from it for good. */
  function replay(event: KeyEvent): void {
    let isKept = false;
    wedge.key({ ...event, preventDefault: () => (isKept = true) });
    const { type, key, code, altKey, ctrlKey, metaKey, repeat } = event;
    if (type === 'keydown' && !isKept && !repeat) presses.push({ key, code, altKey, ctrlKey, metaKey });
  }
  early.forEach(replay);

  const first = (event: KeyEvent): void => {
    if (!isOurs) wedge.key(event);
  };
  const last = (event: KeyboardEvent): void => {
    const { key, code, altKey, ctrlKey, metaKey, repeat } = event;
    if (isOurs || event.defaultPrevented || repeat) return;
    const press = { key, code, altKey, ctrlKey, metaKey };
    const inField = isTyping(event.target);
    // What the browser would do at once waits its turn behind what was pressed before.
    const canWait = key.length === 1 || key === 'Enter' || key === 'Backspace';
    const waits = presses.isBusy && canWait && !inField && !altKey && !ctrlKey && !metaKey;
    if (!waits && !act(press, inField)) return;
    event.preventDefault();
    presses.push(press);
  };
  const blur = (): void => {
    wedge.blur();
  };
  addEventListener('keydown', first, { capture: true });
  addEventListener('keyup', first, { capture: true });
  addEventListener('keydown', last);
  addEventListener('blur', blur);
  return {
    press(key) {
      presses.push({ key, code: '', altKey: false, ctrlKey: false, metaKey: false, isButton: true });
    },
    close() {
      removeEventListener('keydown', first, { capture: true });
      removeEventListener('keyup', first, { capture: true });
      removeEventListener('keydown', last);
      removeEventListener('blur', blur);
    },
  };
}
