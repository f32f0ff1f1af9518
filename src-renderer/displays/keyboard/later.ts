import type { KeyEvent } from '../../../hardware/wedge/wedge.ts';
import type { Keyboard, Listener } from './keyboard.ts';

/** What came before anybody was there to hear it, as it came. */
function copyOf(event: KeyboardEvent): KeyEvent {
  const { type, code, key, timeStamp, shiftKey, ctrlKey, altKey, metaKey, repeat, isComposing } = event;
  const keys = { shiftKey, ctrlKey, altKey, metaKey, repeat, isComposing };
  return { type, code, key, timeStamp, ...keys, preventDefault() {}, stopImmediatePropagation() {} };
}

/**
 * The same as `listenToKeys`, for pages that most people answer by thumb: what tells a scanner from a person is
 * fetched with the first key that a real keyboard presses, and hears the keys that came meanwhile.
 */
export function listenLater(load: () => Promise<Listener>): Keyboard {
  const early: KeyEvent[] = [];
  let coming: Promise<Keyboard> | undefined;
  const hear = (event: KeyboardEvent): void => {
    const { code, key, ctrlKey, metaKey, isComposing } = event;
    // Keys of a screen have no place, and Tab and its like wait for nobody.
    if (code === '' || isComposing || ctrlKey || metaKey) return;
    const isFollowing = key === 'Enter' || event.type === 'keyup';
    if (key.length !== 1 && key !== 'Escape' && !(isFollowing && early.length > 0)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    early.push(copyOf(event));
    void fetched();
  };
  const fetched = (): Promise<Keyboard> => (coming ??= fetch());
  async function fetch(): Promise<Keyboard> {
    const [{ listenToKeys }, listener] = await Promise.all([import('./keyboard.ts'), load()]);
    leave();
    return listenToKeys(listener, early);
  }
  function leave(): void {
    removeEventListener('keydown', hear, { capture: true });
    removeEventListener('keyup', hear, { capture: true });
  }
  addEventListener('keydown', hear, { capture: true });
  addEventListener('keyup', hear, { capture: true });
  return {
    press: (key) => void fetched().then((keyboard) => keyboard.press(key)),
    close() {
      leave();
      void coming?.then((keyboard) => keyboard.close());
    },
  };
}
