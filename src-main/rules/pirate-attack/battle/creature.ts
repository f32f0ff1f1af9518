import { bookOf, shipsOf, writeFigures } from './fight.ts';
import { sailingOf, type Clash, type Encounter, type ShipId } from './fleet.ts';
import { fighterOf } from './gunners.ts';
import type { House } from './house.ts';
import type { Outcome } from './outcome.ts';
import type { Prize, Shot, Step } from './steps.ts';
import { deathsOf } from './deaths.ts';
import { survivorOf } from './survivors.ts';
import { printedOf } from './worth.ts';

type Creature = Extract<Clash, { readonly kind: 'creature' }>;

/** A creature takes one ship, out of an armada too, if its level reaches the ship's strength. No curse is turned. */
export function byCreature(encounter: Encounter, clash: Creature, house: House): Outcome {
  const ships = shipsOf(encounter, 'defender');
  const book = bookOf(clash, { attacker: [], defender: ships }, house);
  book.add(
    'printed',
    ships.map(({ ship }) => ({ ship: ship.id, now: printedOf(ship) })),
  );
  const fighters = ships.map((one) => fighterOf(one, 'defender', clash, house));
  writeFigures(fighters, clash, book, house);
  const shots = fighters.map(({ ship, worth }): Shot => {
    const { strength } = worth.halved;
    const sinks = clash.level >= strength;
    return {
      kind: 'creature',
      by: { side: 'attacker' },
      at: { ship: ship.id },
      cannons: clash.level,
      strength,
      sinks,
    };
  });
  const sunk = fighters.flatMap(({ ship }, at) => (shots[at]?.sinks ? [ship.id] : []));
  const deaths = deathsOf(encounter, new Map(sunk.map((ship) => [ship, ['creature']])), house, () => [
    'addOn',
    'double',
  ]);
  const left = ships.filter(({ ship }) => !sunk.includes(ship.id));
  const steps: readonly Step[] = [
    { kind: 'volley', shots },
    { kind: 'prizes', prizes: sunk.flatMap((ship) => fameFor(encounter, clash, ship)) },
    { kind: 'deaths', deaths, armadasEnd: [] },
    {
      kind: 'survivors',
      ships: left.map((one) => survivorOf(one, encounter, () => true, true, false, house)),
      deserters: [],
    },
  ];
  const verdict = {
    standing: sunk.length > 0 ? 'sinks' : 'holds',
    lost: sunk,
    left: left.map(({ ship }) => ship.id),
    against: shots[0] ?? null,
  } as const;
  return {
    steps: [...book.layers, ...steps],
    totals: book.totals(),
    verdicts: { attacker: null, defender: verdict },
    deaths,
    deserters: [],
    open: [],
  };
}

/** Fame and nothing else; for one's own ship and a partner's not even that. */
function fameFor(encounter: Encounter, { seat }: Creature, id: ShipId): readonly Prize[] {
  const { ship, fleet } = sailingOf(encounter, id);
  if (fleet.seat === seat || fleet.partner === seat) return [];
  return [{ seat, sunk: [id], fame: ship.fame, goldCards: 0, gold: 0 }];
}
