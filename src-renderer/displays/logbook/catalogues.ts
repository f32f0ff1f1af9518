import { cataloguesFor } from '../../../src-main/contract/catalogues.ts';
import { plainNames } from '../../../src-main/contract/plain-words.ts';
import type { Catalogue, Language } from '../../../src-main/rules/kernel/message.ts';

const own: Readonly<Record<Language, () => Promise<readonly Catalogue[]>>> = {
  en: async () => [
    (await import('../../../src-main/contract/text/logbook/en.ts')).logbook,
    (await import('../../../src-main/contract/text/story/en.ts')).story,
  ],
  de: async () => [
    (await import('../../../src-main/contract/text/logbook/de.ts')).logbook,
    (await import('../../../src-main/contract/text/story/de.ts')).story,
  ],
};

/** What only this page says stands beside what all of them do. */
export async function cataloguesOfTheBook(
  game: string | undefined,
  language: Language,
): Promise<readonly Catalogue[]> {
  const [words, names, common] = await Promise.all([
    own[language](),
    plainNames(language),
    cataloguesFor(game, language),
  ]);
  return [...words, names, ...common];
}
