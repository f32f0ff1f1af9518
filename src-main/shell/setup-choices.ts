import type { SetupChoice } from '../contract/link-parts.ts';
import { message } from '../rules/kernel/message.ts';
import { scenarios } from '../rules/pirate-quest/data/scenarios.ts';

/** A choice of the start page, and what it puts into the game's setup. */
interface Settled extends SetupChoice {
  readonly settles: (value: string) => Readonly<Record<string, unknown>>;
}

const noMap = 'none';

const choices: Readonly<Record<string, readonly Settled[]>> = {
  'pirate-quest': [
    {
      name: 'map',
      label: message('page.setup.map'),
      choices: [
        { value: noMap, label: message('page.setup.map.none'), note: message('page.setup.map.none.note') },
        ...scenarios.map(({ id }) => ({
          value: id,
          label: message(`scenario.${id}`),
          note: message(`scenario.${id}.note`),
        })),
      ],
      default: noMap,
      settles: (value) => (value === noMap ? {} : { map: { kind: 'scenario', scenario: value } }),
    },
    {
      name: 'deck',
      label: message('page.setup.deck'),
      choices: (['blank', 'sample'] as const).map((value) => ({
        value,
        label: message(`page.setup.deck.${value}`),
        note: message(`page.setup.deck.${value}.note`),
      })),
      default: 'blank',
      settles: (value) => ({ deck: value }),
    },
  ],
};

export const setupChoicesOf = (game: string): readonly SetupChoice[] =>
  (choices[game] ?? []).map(({ name, label, choices: offered, default: usual }) => ({
    name,
    label,
    choices: offered,
    default: usual,
  }));

/** The parts of a setup that the choices stand for; what is not offered settles nothing. */
export function settle(game: string, chosen: Readonly<Record<string, string>>): Record<string, unknown> {
  const settled = (choices[game] ?? []).map(({ name, choices: offered, settles }) => {
    const value = chosen[name];
    return value !== undefined && offered.some((one) => one.value === value) ? settles(value) : {};
  });
  return Object.assign({}, ...settled) as Record<string, unknown>;
}
