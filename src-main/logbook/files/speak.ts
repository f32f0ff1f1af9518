import { say } from '../../contract/say.ts';
import { sheet as sheetDe } from '../../contract/text/sheet/de.ts';
import { sheet as sheetEn } from '../../contract/text/sheet/en.ts';
import { story as storyDe } from '../../contract/text/story/de.ts';
import { story as storyEn } from '../../contract/text/story/en.ts';
import type { AnyGame } from '../../rules/kernel/game.ts';
import type { Catalogue, Language, Message } from '../../rules/kernel/message.ts';
import type { BySeat } from '../../rules/kernel/seat.ts';

const words: Readonly<Record<Language, readonly Catalogue[]>> = {
  en: [storyEn, sheetEn],
  de: [storyDe, sheetDe],
};

/** Puts what stands in a file into words: it is read where no page can. */
export const speakFor =
  (game: AnyGame, language: Language, names: BySeat<string>) =>
  (message: Message): string =>
    say([...words[language], game.text[language]], message, names);
export type Spoken = ReturnType<typeof speakFor>;
