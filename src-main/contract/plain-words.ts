import type { PlainGameId } from '../rules/games.ts';
import type { Catalogue, Language } from '../rules/kernel/message.ts';

type Words = Readonly<Record<Language, Catalogue>>;
type InEach = Readonly<Record<Language, () => Promise<Catalogue>>>;

/** Games that say in one file, in every language, what is not said alike by all plain games. */
const own: Readonly<Record<string, () => Promise<Words>>> = {} satisfies Readonly<
  Record<PlainGameId, () => Promise<Words>>
>;

const every: InEach = {
  en: async () => (await import('../rules/kernel/text/plain-en.ts')).plainWords,
  de: async () => (await import('../rules/kernel/text/plain-de.ts')).plainWords,
};

const inEach = (load: (language: Language) => Promise<Catalogue>): InEach => ({
  en: () => load('en'),
  de: () => load('de'),
});

/** All that such a game says; nothing of any other. */
export function plainWords(game: string): InEach | undefined {
  const words = own[game];
  return (
    words && inEach(async (language) => ({ ...(await every[language]()), ...(await words())[language] }))
  );
}

/** What only shows is given no refusals, house rules and rule cards. */
export function plainShown(game: string): InEach | undefined {
  const words = plainWords(game);
  return words && inEach(async (language) => sifted(await words[language]()));
}

const sifted = (words: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(words).filter(([key]) => !/^(?:refusal|rule|option)\./.test(key)));

/** How the logbook calls them for short, where each of the others has a word: `logbook.game.<id>`. */
export const plainNames = async (language: Language): Promise<Catalogue> =>
  Object.fromEntries(
    (await plainOffers(language)).map(({ game, title }) => [`logbook.game.${game}`, title] as const),
  );

/** What a television without a session tells of a game. */
export interface Offer {
  readonly game: string;
  readonly title: string;
  readonly words: string;
}

export const plainOffers = (language: Language): Promise<readonly Offer[]> =>
  Promise.all(
    Object.entries(own).map(async ([game, load]) => {
      const { title = game, offer = '' } = (await load())[language];
      return { game, title, words: offer };
    }),
  );
