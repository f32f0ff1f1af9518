import type { BeforeChoice, Kept, BeforeOffer } from '../kernel/before.ts';
import { message } from '../kernel/message.ts';
import { scenarios } from './data/scenarios.ts';
import { leastCards, mostCards } from './map/build.ts';
import type { MapChoice, MapLayout } from './map/layout.ts';
import { lookAtMap, type MapPicture } from './map/look.ts';
import type { Setup } from './setup.ts';

/** How the map of an offer is laid, and its picture where it can be drawn. */
export interface MapOffered {
  readonly map: MapChoice;
  readonly picture: MapPicture | null;
}

const noMap = 'none';
/** Laid anew from a number of cards and a seed: `random:6:12345`. */
const random = 'random';
/** Laid by the table itself: `own:The attic`. */
const own = 'own:';

const drawn = (map: MapChoice): Pick<BeforeOffer, 'drawn'> => {
  const offered: MapOffered = { map, picture: lookAtMap(map).picture };
  return { drawn: offered };
};

/** What is kept under a name has been checked where it was let in. */
const laidAs = ({ value }: Kept): MapChoice => ({ kind: 'laid', layout: value as MapLayout });

const map: BeforeChoice = {
  name: 'map',
  of: 'one',
  default: noMap,
  offers: (kept) => [
    { value: noMap, label: message('before.map.none'), note: message('before.map.none.note') },
    {
      value: random,
      label: message('before.map.random'),
      note: message('before.map.random.note', { least: leastCards, most: mostCards }),
    },
    ...kept.map((one) => ({
      value: own + one.name,
      label: message('before.map.own', { name: one.name }),
      note: message('before.map.own.note'),
      ...drawn(laidAs(one)),
    })),
    ...scenarios.map(({ id }) => ({
      value: id,
      label: message(`scenario.${id}`),
      note: message(`scenario.${id}.note`),
      ...drawn({ kind: 'scenario', scenario: id }),
    })),
  ],
  settles: (value, kept) => {
    if (value === noMap) return {};
    const chosen = mapChosen(value, kept);
    return chosen && { map: chosen };
  },
  wrong: (made) => lookAtMap({ kind: 'laid', layout: made as MapLayout }).problem ?? undefined,
};

function mapChosen(value: string, kept: readonly Kept[]): MapChoice | undefined {
  const [, cards, seed] = /^random:(\d{1,2}):(\d{1,10})$/.exec(value) ?? [];
  if (cards !== undefined && seed !== undefined)
    return { kind: 'random', cards: Number(cards), seed: Number(seed) };
  const laid = kept.find(({ name }) => own + name === value);
  if (laid) return { kind: 'laid', layout: { ...(laid.value as MapLayout), id: laid.name } };
  return scenarios.some(({ id }) => id === value) ? { kind: 'scenario', scenario: value } : undefined;
}

const decks = ['blank', 'sample'] as const satisfies readonly Setup['deck'][];

const deck: BeforeChoice = {
  name: 'deck',
  of: 'one',
  default: 'blank',
  offers: () =>
    decks.map((value) => ({
      value,
      label: message(`before.deck.${value}`),
      note: message(`before.deck.${value}.note`),
    })),
  settles: (value) => (decks.some((one) => one === value) ? { deck: value } : undefined),
};

export const before: readonly BeforeChoice[] = [map, deck];
