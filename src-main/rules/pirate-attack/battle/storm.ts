import { faceDown, inForce } from './cards.ts';
import { deathsOf } from './deaths.ts';
import { sailingOf, type Clash, type Encounter } from './fleet.ts';
import type { House } from './house.ts';
import type { Outcome } from './outcome.ts';

type Storm = Extract<Clash, { readonly kind: 'storm' }>;

/** What sinks without a shot asks each ship only for its navigator. No fame, no gold, and nothing brings a ship back. */
export function byStorm(encounter: Encounter, clash: Storm, house: House): Outcome {
  const ships = clash.ships.map((id) => {
    const { ship } = sailingOf(encounter, id);
    const cards = inForce(ship, clash, house);
    const spared = ship.navigator === true || cards.some(({ face }) => face.kind === 'navigator');
    return { ship: id, spared, certain: spared || faceDown(ship, clash, house) === 0 };
  });
  const sunk = ships.filter(({ spared }) => !spared);
  const deaths = deathsOf(encounter, new Map(sunk.map(({ ship }) => [ship, ['storm']])), house, () => []);
  return {
    steps: [
      { kind: 'storm', ships },
      { kind: 'deaths', deaths, armadasEnd: [] },
    ],
    totals: { attacker: null, defender: null },
    verdicts: { attacker: null, defender: null },
    deaths,
    deserters: [],
    open: [],
  };
}
