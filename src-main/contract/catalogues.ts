import type { Catalogue, Language } from '../rules/kernel/message.ts';

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
};

const common: Readonly<Record<Language, Load>> = {
  en: async () => (await import('./text/en.ts')).en,
  de: async () => (await import('./text/de.ts')).de,
};

/**
 * The catalogues to look a key up in, first to last. Every language is complete, which a test holds, so that none
 * has to be fetched behind another.
 */
export function cataloguesFor(game: string | undefined, language: Language): Promise<readonly Catalogue[]> {
  const own = game === undefined ? undefined : games[game]?.[language];
  return Promise.all([...(own ? [own()] : []), common[language]()]);
}
