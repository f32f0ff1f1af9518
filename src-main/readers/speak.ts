import type { Words } from '../contract/reader-parts.ts';
import { speaker } from '../contract/words.ts';
import type { Names } from '../contract/say.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import type { Message } from '../rules/kernel/message.ts';

/** Puts a message into every language. */
export type Speak = (message: Message) => Words;

export function speakFor(game: AnyGame | undefined, names: () => Names): Speak {
  const en = speaker(game, 'en', names);
  const de = speaker(game, 'de', names);
  return (message) => ({ en: en(message), de: de(message) });
}
