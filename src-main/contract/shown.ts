import type { Catalogue, Language } from '../rules/kernel/message.ts';

type Load = () => Promise<Catalogue>;

/** A game's words as far as a television or an overlay says them: no refusals, house rules and rule cards. */
const games: Readonly<Record<string, Readonly<Record<Language, Load>>>> = {
  'pirate-quest': {
    en: async () => (await import('../rules/pirate-quest/text/en/shown.ts')).shown,
    de: async () => (await import('../rules/pirate-quest/text/de/shown.ts')).shown,
  },
  'pirate-tricks': {
    en: async () => (await import('../rules/pirate-tricks/text/en-shown.ts')).shown,
    de: async () => (await import('../rules/pirate-tricks/text/de-shown.ts')).shown,
  },
  'pirates-flag': {
    en: async () => (await import('../rules/pirates-flag/text/en/shown.ts')).shown,
    de: async () => (await import('../rules/pirates-flag/text/de/shown.ts')).shown,
  },
};

const table: Readonly<Record<Language, Load>> = {
  en: async () => (await import('./text/table/en.ts')).table,
  de: async () => (await import('./text/table/de.ts')).table,
};

/**
 * The catalogues of a display that only shows. Without English behind German: a television loads every word it is
 * given, and that both languages are complete is tested.
 */
export function shownFor(game: string | undefined, language: Language): Promise<readonly Catalogue[]> {
  const own = game === undefined ? undefined : games[game]?.[language];
  return Promise.all([...(own ? [own()] : []), table[language]()]);
}
