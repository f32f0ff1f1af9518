import type { OwnGameId } from '../../rules/games.ts';
import type { Language } from '../../rules/kernel/message.ts';
import type { Offer } from '../plain-words.ts';

/** What a television without a session tells of each game. Fetched only then: whoever plays needs none of it. */
export const offers: Readonly<Record<Language, readonly (Offer & { readonly game: OwnGameId })[]>> = {
  en: [
    {
      game: 'pirate-quest',
      title: 'Pirate Quest',
      words: 'Say how many fights you win, win just as many, and sail for the goal.',
    },
    {
      game: 'pirate-tricks',
      title: 'Pirate Tricks',
      words: 'Buy your crew in secret, then see what it can take.',
    },
    {
      game: 'pirates-flag',
      title: "The Pirate's Flag",
      words: 'Fetch the flag, and get it home before the others get you.',
    },
    {
      game: 'pirate-attack',
      title: 'Pirate Attack',
      words: 'Arm your ships, curse those of the others, and stay afloat.',
    },
  ],
  de: [
    {
      game: 'pirate-quest',
      title: 'Pirate Quest',
      words: 'Kämpfe ansagen, genau so viele gewinnen und zum Ziel segeln.',
    },
    {
      game: 'pirate-tricks',
      title: 'Pirate Tricks',
      words: 'Heimlich die Mannschaft kaufen, dann sehen, was sie holt.',
    },
    {
      game: 'pirates-flag',
      title: "The Pirate's Flag",
      words: 'Die Flagge holen und heimbringen, ehe die anderen sie haben.',
    },
    {
      game: 'pirate-attack',
      title: 'Pirate Attack',
      words: 'Schiffe rüsten, fremde verfluchen und selbst auf See bleiben.',
    },
  ],
};
