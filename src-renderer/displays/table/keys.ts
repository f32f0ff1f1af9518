import type { Message } from '../../../src-main/rules/kernel/message.ts';
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
  const list = (): (() => void) => turned(() => (settings.lists = !settings.lists));
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
    c: () => turned(() => settings.turnCode()),
  };
  /** What the screen says of it, where it was pressed. */
  const answers: Readonly<Record<string, () => Message>> = {
    o: () => told('edge', { percent: settings.overscan }),
    s: () => told(settings.sounds ? 'sound.on' : 'sound.off'),
    l: () => told(`look.${look.now}`),
    g: () => told('speaks'),
    f: () => told('screen'),
    c: () => told(settings.code ? 'code.on' : 'code.off'),
  };
  const press = (key: string): (() => void) | undefined => {
    if (key === '?') return list();
    if (key === 'Escape') return settings.lists ? list() : undefined;
    const back = keys[key]?.();
    const answer = answers[key];
    if (back && answer) settings.tell(answer());
    return back;
  };
  const isOurs = (key: string): boolean => key === '?' || key === 'Escape' || key in keys;
  return {
    act: ({ key, altKey, ctrlKey, metaKey }) =>
      altKey || ctrlKey || metaKey || !isOurs(key)
        ? undefined
        : () => Promise.resolve(puttingBack(press(key) ?? (() => undefined))),
    scanned: () => undefined,
    slow: () => undefined,
    dropped: () => undefined,
  };
}

const told = (key: string, values?: NonNullable<Message['values']>): Message =>
  values ? { key: `page.table.${key}`, values } : { key: `page.table.${key}` };
