import type { OwnGameId } from '../rules/games.ts';
import type { Catalogue, Language } from '../rules/kernel/message.ts';
import { plainWords } from './plain-words.ts';

type Load = () => Promise<Catalogue>;

/** A game's words, fetched by a page when it needs them and in the language it speaks. */
const games: Readonly<Record<string, Readonly<Record<Language, Load>>>> = {
  'pirate-quest': {
    en: async () => (await import('../rules/pirate-quest/text/en.ts')).en,
    de: async () => (await import('../rules/pirate-quest/text/de.ts')).de,
  },
  'pirate-tricks': {
    en: async () => (await import('../rules/pirate-tricks/text/en.ts')).en,
    de: async () => (await import('../rules/pirate-tricks/text/de.ts')).de,
  },
  'pirates-flag': {
    en: async () => (await import('../rules/pirates-flag/text/en.ts')).en,
    de: async () => (await import('../rules/pirates-flag/text/de.ts')).de,
  },
  'pirate-attack': {
    en: async () => (await import('../rules/pirate-attack/text/en.ts')).en,
    de: async () => (await import('../rules/pirate-attack/text/de.ts')).de,
  },
} satisfies Readonly<Record<OwnGameId, Readonly<Record<Language, Load>>>>;

const common: Readonly<Record<Language, Load>> = {
  en: async () => (await import('./text/en.ts')).en,
  de: async () => (await import('./text/de.ts')).de,
};

/** Where words are many: a console has no use for house rules, and for refusals and rule cards only as they are read. */
const consoles: typeof games = {
  'pirate-quest': {
    en: async () => (await import('../rules/pirate-quest/text/en/console.ts')).atConsole,
    de: async () => (await import('../rules/pirate-quest/text/de/console.ts')).atConsole,
  },
  'pirate-attack': {
    en: async () => (await import('../rules/pirate-attack/text/en/console.ts')).atConsole,
    de: async () => (await import('../rules/pirate-attack/text/de/console.ts')).atConsole,
  },
} satisfies Readonly<Partial<Record<OwnGameId, Readonly<Record<Language, Load>>>>>;

/**
 * The catalogues to look a key up in, first to last. Every language is complete, which a test holds, so that none
 * has to be fetched behind another.
 */
export const cataloguesFor = (game: string | undefined, language: Language): Promise<readonly Catalogue[]> =>
  withCommon(game === undefined ? undefined : (games[game] ?? plainWords(game))?.[language], language);

/** The same for a console. */
export const consoleFor = (game: string | undefined, language: Language): Promise<readonly Catalogue[]> =>
  withCommon(
    game === undefined ? undefined : (consoles[game] ?? games[game] ?? plainWords(game))?.[language],
    language,
  );

/** All that a game says, for where a console reads more of it than it knows at first. */
export const wholeFor = (game: string, language: Language): Promise<readonly Catalogue[]> =>
  Promise.all(consoles[game] && games[game] ? [games[game][language]()] : []);

/** What a preview of a correction says, for a console that shows one. */
export const previewFor = async (language: Language): Promise<readonly Catalogue[]> => [
  await previews[language](),
];

const previews: Readonly<Record<Language, Load>> = {
  en: async () => (await import('./text/preview/en.ts')).preview,
  de: async () => (await import('./text/preview/de.ts')).preview,
};

const withCommon = (own: Load | undefined, language: Language): Promise<readonly Catalogue[]> =>
  Promise.all([...(own ? [own()] : []), common[language]()]);
