import { packsChoice, type BeforeChoice } from '../kernel/before.ts';
import { message } from '../kernel/message.ts';
import { packs, type Pack } from './cards.ts';
import { cardsIn } from './data/cards.ts';
import { editionOf } from './edition.ts';

const isPack = (value: string): value is Pack => packs.some((pack) => pack === value);

/** The box and what the table has bought to it. */
const packsPlayed: BeforeChoice = {
  name: packsChoice,
  of: 'several',
  default: ['main'],
  offers: () =>
    packs.map((pack) => ({
      value: pack,
      label: message('before.packs.pack', { pack: message(`pack.${pack}`), cards: cardsIn(pack) }),
      note: message(`pack.${pack}.note`),
      ...(pack === 'main' ? { fixed: true } : {}),
    })),
  settles: (chosen) => (chosen.every(isPack) ? { edition: editionOf({ packs: chosen }) } : undefined),
};

const sailing = ['alone', 'teams'] as const;

/** Whether two sail together; who with whom is said by where they sit. */
const together: BeforeChoice = {
  name: 'teams',
  of: 'one',
  default: 'alone',
  offers: () =>
    sailing.map((value) => ({
      value,
      label: message(`before.teams.${value}`),
      note: message(`before.teams.${value}.note`),
    })),
  settles: (chosen) => {
    if (chosen === 'alone') return {};
    return chosen === 'teams' ? { teams: true } : undefined;
  },
};

export const before: readonly BeforeChoice[] = [packsPlayed, together];
