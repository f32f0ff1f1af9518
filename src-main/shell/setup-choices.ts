import { pictureOf, type MapPicture } from '../contract/games/pirate-quest-map.ts';
import type { SetupChoice, SetupOffer } from '../contract/link-parts.ts';
import type { Library } from '../log/library/library.ts';
import { message } from '../rules/kernel/message.ts';
import { scenarios } from '../rules/pirate-quest/data/scenarios.ts';
import { leastCards, mostCards } from '../rules/pirate-quest/map/build.ts';
import { mapFor } from '../rules/pirate-quest/map/choose.ts';
import type { MapChoice } from '../rules/pirate-quest/map/layout.ts';
import { keptMaps } from './maps.ts';

/** A choice of the start page, and what it puts into the game's setup. */
interface Settled {
  readonly name: string;
  readonly default: string;
  readonly offers: (library: Library) => readonly SetupOffer[];
  /** Nothing for a value that is not offered. */
  readonly settles: (value: string, library: Library) => Readonly<Record<string, unknown>>;
}

const noMap = 'none';
/** Laid anew from a number of cards and a seed: `random:6:12345`. */
const random = 'random';
/** Laid by the table itself: `own:The attic`. */
const own = 'own:';

const map: Settled = {
  name: 'map',
  default: noMap,
  offers: (library) => [
    { value: noMap, label: message('page.setup.map.none'), note: message('page.setup.map.none.note') },
    {
      value: random,
      label: message('page.setup.map.random'),
      note: message('page.setup.map.random.note', { least: leastCards, most: mostCards }),
    },
    ...keptMaps(library).map(({ name, layout }) => ({
      value: own + name,
      label: message('page.setup.map.own', { name }),
      note: message('page.setup.map.own.note'),
      ...drawn({ kind: 'laid', layout }),
    })),
    ...scenarios.map(({ id }) => ({
      value: id,
      label: message(`scenario.${id}`),
      note: message(`scenario.${id}.note`),
      ...drawn({ kind: 'scenario', scenario: id }),
    })),
  ],
  settles: (value, library) => {
    const chosen = mapChosen(value, library);
    return chosen ? { map: chosen } : {};
  },
};

const deck: Settled = {
  name: 'deck',
  default: 'blank',
  offers: () =>
    decks.map((value) => ({
      value,
      label: message(`page.setup.deck.${value}`),
      note: message(`page.setup.deck.${value}.note`),
    })),
  settles: (value) => (decks.some((one) => one === value) ? { deck: value } : {}),
};
const decks = ['blank', 'sample'] as const;

const choices: Readonly<Record<string, readonly Settled[]>> = { 'pirate-quest': [map, deck] };

function mapChosen(value: string, library: Library): MapChoice | undefined {
  const [, cards, seed] = /^random:(\d{1,2}):(\d{1,10})$/.exec(value) ?? [];
  if (cards !== undefined && seed !== undefined)
    return { kind: 'random', cards: Number(cards), seed: Number(seed) };
  if (value.startsWith(own)) {
    const kept = keptMaps(library).find(({ name }) => own + name === value);
    return kept && { kind: 'laid', layout: kept.layout };
  }
  return scenarios.some(({ id }) => id === value) ? { kind: 'scenario', scenario: value } : undefined;
}

function drawn(choice: MapChoice): { readonly map: MapChoice; readonly picture?: MapPicture } {
  const laid = mapFor(choice, false);
  return typeof laid === 'string' ? { map: choice } : { map: choice, picture: pictureOf(laid.chart) };
}

export const setupChoicesOf = (game: string, library: Library): readonly SetupChoice[] =>
  (choices[game] ?? []).map(({ name, default: usual, offers }) => ({
    name,
    label: message(`page.setup.${name}`),
    choices: offers(library),
    default: usual,
  }));

/** The parts of a setup that the choices stand for; what is not offered settles nothing. */
export function settle(
  game: string,
  chosen: Readonly<Record<string, string>>,
  library: Library,
): Record<string, unknown> {
  const settled = (choices[game] ?? []).map(({ name, settles }) => {
    const value = chosen[name];
    return value === undefined ? {} : settles(value, library);
  });
  return Object.assign({}, ...settled) as Record<string, unknown>;
}
