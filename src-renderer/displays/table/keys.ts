import { toggleFullScreen } from '../../state/full-screen.ts';
import type { LookChoice } from '../../state/look.svelte.ts';
import type { Words } from '../../state/words.svelte.ts';
import { puttingBack } from '../keyboard/deed.ts';
import type { Listener } from '../keyboard/keyboard.ts';
import type { Settings } from './settings.svelte.ts';

interface Set {
  readonly settings: Settings;
  readonly look: LookChoice;
  readonly words: Words;
}

/** What is turned by a key, and back by the same. */
const turned = (turn: () => void): (() => void) => {
  turn();
  return turn;
};

/** The keys of a television. It may read nothing for the table: a scan here presses nothing, and that is all. */
export function keysFor({ settings, look, words }: Set): Listener {
  const keys: Readonly<Record<string, () => () => void>> = {
    o: () => {
      const { overscan } = settings;
      settings.nextOverscan();
      return () => {
        settings.setOverscan(overscan);
      };
    },
    s: () => turned(() => settings.turnSound()),
    l: () => turned(() => look.choose(look.now === 'day' ? 'evening' : 'day')),
    g: () => turned(() => words.speak(words.language === 'de' ? 'en' : 'de')),
    f: () => turned(toggleFullScreen),
  };
  return {
    act: ({ key, altKey, ctrlKey, metaKey }) => {
      const change = altKey || ctrlKey || metaKey ? undefined : keys[key];
      return change && (() => Promise.resolve(puttingBack(change())));
    },
    scanned: () => undefined,
    slow: () => undefined,
    dropped: () => undefined,
  };
}
