import type { AnyGame } from '../rules/kernel/game.ts';
import type { Language, Message } from '../rules/kernel/message.ts';
import { say, type Names } from './say.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';

const common = { en, de } as const;

/** Puts messages into one language: the game's words first, then the companion's, English where a word is missing. */
export function speaker(game: AnyGame | undefined, language: Language, names: () => Names) {
  const order: readonly Language[] = language === 'en' ? ['en'] : [language, 'en'];
  const catalogues = order.flatMap((each) => [...(game ? [game.text[each]] : []), common[each]]);
  return (message: Message): string => say(catalogues, message, names());
}
