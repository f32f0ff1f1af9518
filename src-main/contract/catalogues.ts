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

/** The catalogues to look a key up in, first to last: English stands in for what a language lacks. */
export function cataloguesFor(game: string | undefined, language: Language): Promise<readonly Catalogue[]> {
  const order: readonly Language[] = language === 'en' ? ['en'] : [language, 'en'];
  const loads = order.flatMap((each) => [...(game && games[game] ? [games[game][each]] : []), common[each]]);
  return Promise.all(loads.map((load) => load()));
}
