import { inForce, turnsCurses, type Lying } from './cards.ts';
import { strikeBeside, turnsBeside, type Struck } from './bystanders.ts';
import type { Size } from '../cards.ts';
import type { Clash, Encounter, Hand, Sailing, ShipId, Side } from './fleet.ts';
import type { GunRules, Gunner, Order } from './guns.ts';
import type { House } from './house.ts';
import { neighbourOf } from './neighbours.ts';
import type { Open } from './steps.ts';
import { sizeOf, worthOf, type Worth } from './worth.ts';

/** A clash in which cannons fire at both sides. */
export type Fought = Extract<Clash, { readonly kind: 'ships' | 'navy' }>;

/** A ship of a side that the curses have left. */
export interface Left extends Sailing {
  readonly side: Side;
}

/** A ship in the fight, or beside it where a confused one fires at it. */
export interface Fighter extends Sailing {
  /** Null for a bystander. */
  readonly side: Side | null;
  readonly cards: readonly Lying[];
  /** Whether Fire and Storm burn here. */
  readonly cursed: boolean;
  readonly worth: Worth;
  readonly order: Order;
}

export function fighterOf(sailing: Sailing, side: Side | null, clash: Clash, house: House): Fighter {
  const { ship, fleet } = sailing;
  const cards = inForce(ship, clash, house);
  const cursed = side === null ? turnsBeside(ship, clash, house) : turnsCurses(clash, house);
  const worth = worthOf({ ship, fleet, cards, cursed }, house);
  const order = side === null ? 'fights' : orderOf(cards, clash, house);
  return { ship, fleet, side, cards, cursed, worth, order };
}

const orderByFace = {
  explode: 'explodes',
  confuse: 'strays',
  spirit: 'spirit',
  forceField: 'reflects',
} as const;

/** The first of the order page that lies under the ship. */
function orderOf(cards: readonly Lying[], clash: Clash, house: House): Order {
  for (const kind of ['explode', 'confuse', 'spirit', 'forceField'] as const)
    if (cards.some(({ face }) => face.kind === kind))
      return clash.kind === 'navy' && house.says('navyMagic') === 'ignore' ? 'fights' : orderByFace[kind];
  return 'fights';
}

interface Everybody {
  readonly fighters: readonly Fighter[];
  readonly gunners: readonly Gunner[];
  /** What curses on bystanders have done. */
  readonly struck: readonly Struck[];
}

/** Everybody who fires or is fired at: the fight's own ships first, then bystanders, then the Navy. */
export function gunnersOf(
  encounter: Encounter,
  clash: Fought,
  own: readonly Fighter[],
  gone: readonly ShipId[],
  house: House,
): Everybody {
  const fighters = [...own];
  const round = { fighting: own.map(({ ship }) => ship.id), gone };
  const placeOf = (neighbour: Sailing): number => {
    const at = fighters.findIndex(({ ship }) => ship === neighbour.ship);
    return at >= 0 ? at : fighters.push(fighterOf(neighbour, null, clash, house)) - 1;
  };
  const struck = new Map<ShipId, Struck>();
  const isOver = own.some(({ order }) => order === 'explodes') && house.says('explodeEndsFight');
  /** A shot at a ship that its curses take is lost; whoever shot first is whom they concern. */
  const aimAt = (one: Fighter, place: number): number | null => {
    const victim = fighters[place];
    if (!victim || victim.side !== null || isOver) return place;
    const beside = struck.get(victim.ship.id) ?? strikeBeside(victim, one, house);
    if (beside.sunk.size === 0 && beside.deserters.length === 0) return place;
    struck.set(victim.ship.id, beside);
    return null;
  };
  const aims = own.map((one) =>
    handsOf(one).map((to) => {
      const neighbour = neighbourOf(encounter, one, to, round, house);
      return neighbour && aimAt(one, placeOf(neighbour));
    }),
  );
  const gunners = fighters.map((one, at) =>
    gunnerOf(one, aims[at] ?? [], struck.has(one.ship.id), encounter),
  );
  return {
    fighters,
    gunners: clash.kind === 'navy' ? [...gunners, navyOf(clash.size)] : gunners,
    struck: [...struck.values()],
  };
}

/** Where a confused ship fires; two of a kind are no more than one. */
const handsOf = ({ order, cards }: Fighter): readonly Hand[] =>
  order === 'strays'
    ? (['left', 'right'] as const).filter((to) =>
        cards.some(({ face }) => face.kind === 'confuse' && face.to === to),
      )
    : [];

function gunnerOf(
  { ship, side, order, worth, cards }: Fighter,
  aims: readonly (number | null)[],
  isTaken: boolean,
  { choices = [] }: Encounter,
): Gunner {
  return {
    ship: ship.id,
    side,
    order,
    aims,
    isTaken,
    isDeadly: order === 'strays' && cards.some(({ face }) => face.kind === 'spirit'),
    prefers: choices.find(({ by }) => by === ship.id)?.victim ?? null,
    guns: worth.halved.cannons,
    strength: worth.halved.strength,
    size: sizeOf(worth.printed),
  };
}

const navyOf = (size: Size): Gunner => ({
  ship: null,
  side: 'attacker',
  order: 'fights',
  aims: [],
  isTaken: false,
  isDeadly: false,
  prefers: null,
  guns: size.cannons,
  strength: size.strength,
  size: sizeOf(size),
});

/** The table is asked only for what this fight turns on. */
export function gunRulesOf(gunners: readonly Gunner[], house: House): GunRules {
  const isEmpty = ({ side, strength, guns }: Gunner): boolean => side !== null && strength === 0 && guns > 0;
  const has = (order: Order): boolean => gunners.some((gunner) => gunner.order === order);
  return {
    zeroShipGuns: !gunners.some(isEmpty) || house.says('zeroShipGuns') === 'count',
    splitUp:
      gunners.some(({ aims, guns }) => aims.length > 1 && guns % 2 === 1) &&
      house.says('confusionSplit') === 'up',
    spiritEndsFight: has('spirit') && house.says('spiritEndsFight'),
    explodeEndsFight: has('explodes') && house.says('explodeEndsFight'),
  };
}

/** Spirits that may take one of several as large; until the table has chosen, the first in the row. */
export function tiesOf(own: readonly Fighter[], { choices = [] }: Encounter, house: House): readonly Open[] {
  return own.flatMap((one): readonly Open[] => {
    if (one.order !== 'spirit') return [];
    const others = own.filter(({ side }) => side !== one.side);
    const most = Math.max(...others.map(({ worth }) => sizeOf(worth.printed)));
    const among = others.filter(({ worth }) => sizeOf(worth.printed) === most);
    const isChosen = choices.some(
      ({ by, victim }) => by === one.ship.id && among.some(({ ship }) => ship.id === victim),
    );
    const [first] = among;
    if (!first || among.length < 2 || isChosen) return [];
    const { seat } = house.says('largestTie') === 'owner' ? one.fleet : first.fleet;
    return [{ kind: 'choice', by: one.ship.id, seat, among: among.map(({ ship }) => ship.id) }];
  });
}
