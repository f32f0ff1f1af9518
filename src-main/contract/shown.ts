import type { OwnGameId } from '../rules/games.ts';
import type { Catalogue, Language } from '../rules/kernel/message.ts';
import { plainShown, plainWords } from './plain-words.ts';

export type { OwnGameId };

type Load = () => Promise<Catalogue>;
type InEach = Readonly<Record<Language, Load>>;

/** A game's words as far as a television or an overlay says them: no refusals, house rules and rule cards. */
const shown: Readonly<Record<string, InEach>> = {
  'pirate-quest': {
    en: async () => (await import('../rules/pirate-quest/text/en/shown.ts')).shown,
    de: async () => (await import('../rules/pirate-quest/text/de/shown.ts')).shown,
  },
  'pirate-tricks': {
    en: async () => (await import('../rules/pirate-tricks/text/en/shown.ts')).shown,
    de: async () => (await import('../rules/pirate-tricks/text/de/shown.ts')).shown,
  },
  'pirates-flag': {
    en: async () => (await import('../rules/pirates-flag/text/en/shown.ts')).shown,
    de: async () => (await import('../rules/pirates-flag/text/de/shown.ts')).shown,
  },
  'pirate-attack': {
    en: async () => (await import('../rules/pirate-attack/text/en/shown.ts')).shown,
    de: async () => (await import('../rules/pirate-attack/text/de/shown.ts')).shown,
  },
} satisfies Readonly<Record<OwnGameId, InEach>>;

/** The rule cards, for whoever opens one. */
const rules: Readonly<Record<string, InEach>> = {
  'pirate-quest': {
    en: async () => (await import('../rules/pirate-quest/text/en/rules.ts')).rules,
    de: async () => (await import('../rules/pirate-quest/text/de/rules.ts')).rules,
  },
  'pirate-tricks': {
    en: async () => (await import('../rules/pirate-tricks/text/en/rules.ts')).rules,
    de: async () => (await import('../rules/pirate-tricks/text/de/rules.ts')).rules,
  },
  'pirates-flag': {
    en: async () => (await import('../rules/pirates-flag/text/en/rules.ts')).rules,
    de: async () => (await import('../rules/pirates-flag/text/de/rules.ts')).rules,
  },
  'pirate-attack': {
    en: async () => (await import('../rules/pirate-attack/text/en/rules.ts')).rules,
    de: async () => (await import('../rules/pirate-attack/text/de/rules.ts')).rules,
  },
} satisfies Readonly<Record<OwnGameId, InEach>>;

/** What a captain is asked, to the own face. */
const you: Readonly<Record<string, InEach>> = {
  'pirate-attack': {
    en: async () => (await import('../rules/pirate-attack/text/en/you.ts')).you,
    de: async () => (await import('../rules/pirate-attack/text/de/you.ts')).you,
  },
  'pirate-quest': {
    en: async () => (await import('../rules/pirate-quest/text/en/you.ts')).you,
    de: async () => (await import('../rules/pirate-quest/text/de/you.ts')).you,
  },
  'pirate-tricks': {
    en: async () => (await import('../rules/pirate-tricks/text/en/you.ts')).you,
    de: async () => (await import('../rules/pirate-tricks/text/de/you.ts')).you,
  },
  'pirates-flag': {
    en: async () => (await import('../rules/pirates-flag/text/en/you.ts')).you,
    de: async () => (await import('../rules/pirates-flag/text/de/you.ts')).you,
  },
} satisfies Readonly<Record<OwnGameId, InEach>>;

/** What was entered in a game that does not say it among what is shown. */
const told: Readonly<Record<string, InEach>> = {
  'pirate-quest': {
    en: async () => (await import('../rules/pirate-quest/text/en/told.ts')).told,
    de: async () => (await import('../rules/pirate-quest/text/de/told.ts')).told,
  },
} satisfies Readonly<Partial<Record<OwnGameId, InEach>>>;

/** What is refused. */
const refusals: Readonly<Record<string, InEach>> = {
  'pirate-quest': {
    en: async () => (await import('../rules/pirate-quest/text/en/refusals.ts')).refusals,
    de: async () => (await import('../rules/pirate-quest/text/de/refusals.ts')).refusals,
  },
  'pirate-tricks': {
    en: async () => (await import('../rules/pirate-tricks/text/en/refusals.ts')).refusals,
    de: async () => (await import('../rules/pirate-tricks/text/de/refusals.ts')).refusals,
  },
  'pirates-flag': {
    en: async () => (await import('../rules/pirates-flag/text/en/refusals.ts')).refusals,
    de: async () => (await import('../rules/pirates-flag/text/de/refusals.ts')).refusals,
  },
  'pirate-attack': {
    en: async () => (await import('../rules/pirate-attack/text/en/refusals.ts')).refusals,
    de: async () => (await import('../rules/pirate-attack/text/de/refusals.ts')).refusals,
  },
} satisfies Readonly<Record<OwnGameId, InEach>>;

const commonTold: InEach = {
  en: async () => (await import('./text/told/en.ts')).told,
  de: async () => (await import('./text/told/de.ts')).told,
};
const every: InEach = {
  en: async () => (await import('./text/every/en.ts')).every,
  de: async () => (await import('./text/every/de.ts')).every,
};
const table: InEach = {
  en: async () => (await import('./text/table/en.ts')).table,
  de: async () => (await import('./text/table/de.ts')).table,
};
const shared: InEach = {
  en: async () => (await import('./text/shared/en.ts')).shared,
  de: async () => (await import('./text/shared/de.ts')).shared,
};
const phone: InEach = {
  en: async () => (await import('./text/captain/en.ts')).captainPage,
  de: async () => (await import('./text/captain/de.ts')).captainPage,
};

const keyboard: InEach = {
  en: async () => (await import('./text/keyboard/en.ts')).keyboard,
  de: async () => (await import('./text/keyboard/de.ts')).keyboard,
};

const camera: InEach = {
  en: async () => (await import('./text/camera/en.ts')).camera,
  de: async () => (await import('./text/camera/de.ts')).camera,
};
const door: InEach = {
  en: async () => (await import('./text/door/en.ts')).door,
  de: async () => (await import('./text/door/de.ts')).door,
};

/**
 * The words of a display that only shows. Without English behind German: a television loads every word it is given,
 * and that both languages are complete is tested.
 */
export const shownFor = (game: string | undefined, language: Language): Promise<readonly Catalogue[]> =>
  load([game === undefined ? undefined : wordsShown(game), table], language);

/** The words of a phone, which answers as well. */
export const heldFor = (game: string | undefined, language: Language): Promise<readonly Catalogue[]> =>
  load([...(game === undefined ? [] : wordsHeld(game)), phone, shared, every], language);

const wordsShown = (game: string): InEach | undefined => shown[game] ?? plainShown(game);
const wordsHeld = (game: string): readonly (InEach | undefined)[] =>
  shown[game] ? [shown[game], you[game]] : [plainWords(game)];

/** The words of a camera's page: what is asked, and what it says of its own. */
export const cameraFor = (game: string | undefined, language: Language): Promise<readonly Catalogue[]> =>
  load([game === undefined ? undefined : wordsShown(game), camera, shared, door, every], language);

/** What a phone says to those who listen, as soon as there is something to be told. */
export const toldFor = (game: string, language: Language): Promise<readonly Catalogue[]> =>
  load([told[game], commonTold], language);

/** Rule cards and refusals, as soon as a phone opens one or strikes something out. */
export const readFor = (game: string, language: Language): Promise<readonly Catalogue[]> =>
  load([rules[game], refusals[game]], language);

/** What any page says of a scanner that types, as soon as one has typed. */
export const keyboardFor = (language: Language): Promise<readonly Catalogue[]> => load([keyboard], language);

const load = (
  catalogues: readonly (InEach | undefined)[],
  language: Language,
): Promise<readonly Catalogue[]> =>
  Promise.all(catalogues.flatMap((each) => (each ? [each[language]()] : [])));
