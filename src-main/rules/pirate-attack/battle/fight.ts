import { Book, type Change } from './book.ts';
import {
  areCursesSettled,
  faceDown,
  isSettled,
  isUnthrown,
  losesAll,
  strikes,
  turnsCurses,
} from './cards.ts';
import { Curses, type Cursed } from './curses.ts';
import { withCopies } from './deaths.ts';
import {
  sailingOf,
  sides,
  unitOf,
  type Clash,
  type Encounter,
  type Sailing,
  type ShipId,
  type Side,
} from './fleet.ts';
import { fighterOf, gunnersOf, gunRulesOf, tiesOf, type Fighter, type Fought, type Left } from './gunners.ts';
import { Guns, causesIn, type Gunner } from './guns.ts';
import type { House } from './house.ts';
import type { BySide, Cause, Deserter, Layer, Open, Shot, SideTotal } from './steps.ts';
import { printedOf, worthLayers, type Worth } from './worth.ts';

type Creature = Extract<Clash, { readonly kind: 'creature' }>;

/** A fight when the guns have spoken: what the aftermath is made from. */
export interface Course {
  readonly clash: Fought;
  readonly layers: readonly Layer[];
  readonly totals: BySide<SideTotal | null>;
  /** Who took part, those that the curses took among them. */
  readonly ships: BySide<readonly Sailing[]>;
  readonly cursed: Cursed;
  /** Who was left when the guns spoke, with bystanders. */
  readonly fighters: readonly Fighter[];
  /** The same as guns, in the same order, and the Navy behind them. */
  readonly gunners: readonly Gunner[];
  /** Why each ship sank, the first reason first. */
  readonly sunk: ReadonlyMap<ShipId, readonly Cause[]>;
  /** Copies that go down with the ship they were made after: they bring nobody anything, and are gone all the same. */
  readonly drawnAlong: ReadonlySet<ShipId>;
  readonly isNavySunk: boolean;
  readonly shots: readonly Shot[];
  readonly open: readonly Open[];
}

export function shipsOf(encounter: Encounter, side: Side): readonly Sailing[] {
  return (unitOf(encounter.clash, side)?.ships ?? []).map((id) => sailingOf(encounter, id));
}

const uncursed: Cursed = { taken: [], deserters: [], open: [] };

/** From the first card that is turned to the last shot. */
export function fightOut(encounter: Encounter, clash: Fought, house: House): Course {
  const ships = { attacker: shipsOf(encounter, 'attacker'), defender: shipsOf(encounter, 'defender') };
  const book = bookOf(clash, ships, house);
  const all = [...ships.attacker, ...ships.defender];
  book.add(
    'printed',
    all.map(({ ship }) => ({ ship: ship.id, now: printedOf(ship) })),
  );
  const cursed =
    clash.kind === 'ships' && turnsCurses(clash, house)
      ? new Curses(clash, ships, encounter.choices ?? [], house).strike()
      : uncursed;
  for (const { by, ships: taken } of cursed.taken) book.take(by, taken);
  const gone = cursed.taken.flatMap(({ ships: taken }) => taken);
  const left = sides.flatMap((side) =>
    clash.kind === 'ships' && clash.fled === side
      ? []
      : ships[side].filter(({ ship }) => !gone.includes(ship.id)).map((one) => ({ ...one, side })),
  );
  const isOver = clash.kind === 'ships' && sides.some((side) => !isLeft(clash, side, ships, gone));
  const guns = isOver ? null : speak(encounter, clash, left, gone, book, house);
  const sunk = sunkOf(cursed, guns);
  return {
    clash,
    layers: book.layers,
    totals: book.totals(),
    ships,
    cursed: guns ? { ...cursed, deserters: [...cursed.deserters, ...guns.deserters] } : cursed,
    fighters: guns?.fighters ?? [],
    gunners: guns?.gunners ?? [],
    sunk,
    drawnAlong: copiesOf(encounter, sunk),
    isNavySunk: guns?.isNavySunk ?? false,
    shots: guns?.shots ?? [],
    open: [...cursed.open, ...(guns?.open ?? [])],
  };
}

/** Whether a side still has a ship in the fight, or has left the fight itself. */
const isLeft = (
  clash: Extract<Clash, { readonly kind: 'ships' }>,
  side: Side,
  ships: BySide<readonly Sailing[]>,
  gone: readonly ShipId[],
): boolean => clash.fled === side || ships[side].some(({ ship }) => !gone.includes(ship.id));

export function bookOf(clash: Fought | Creature, ships: BySide<readonly Sailing[]>, house: House): Book {
  const turns = turnsCurses(clash, house);
  const entries = sides.flatMap((side) =>
    ships[side].map(({ ship }) => ({
      ship: ship.id,
      side,
      faceDown: faceDown(ship, clash, house),
      isThrown: !isUnthrown(ship),
      areCursesSettled: !turns || areCursesSettled(ship),
      isSettled: isSettled(ship, clash, house),
    })),
  );
  return new Book(entries, clash.kind === 'navy' ? clash.size : null, withoutFigures(clash));
}

/** A creature has a level and nothing else; whoever has fled fights with nothing. */
const withoutFigures = (clash: Fought | Creature): readonly Side[] => {
  if (clash.kind === 'creature') return ['attacker'];
  return clash.kind === 'ships' && clash.fled !== undefined ? [clash.fled] : [];
};

interface Spoken {
  readonly fighters: readonly Fighter[];
  readonly gunners: readonly Gunner[];
  readonly sunk: ReadonlyMap<ShipId, readonly Cause[]>;
  readonly deserters: readonly Deserter[];
  readonly isNavySunk: boolean;
  readonly shots: readonly Shot[];
  readonly open: readonly Open[];
}

/** Under-cards, figures, and all shots at once. */
function speak(
  encounter: Encounter,
  clash: Fought,
  left: readonly Left[],
  gone: readonly ShipId[],
  book: Book,
  house: House,
): Spoken {
  const own = left.map((one) => fighterOf(one, one.side, clash, house));
  writeFigures(own, clash, book, house);
  const { fighters, gunners, struck } = gunnersOf(encounter, clash, own, gone, house);
  const guns = new Guns(gunners, gunRulesOf(gunners, house));
  silence(guns, gunners, book);
  const shots = guns.tell();
  const sunk = fighters.flatMap(({ ship }, at) => {
    const causes = causesIn(guns.struck[at] ?? 0);
    return causes.length > 0 ? [[ship.id, causes] as const] : [];
  });
  const isNavySunk = gunners.some(({ ship }, at) => ship === null && guns.struck[at] !== 0);
  const beside = struck.flatMap((one) => [...one.sunk]);
  return {
    fighters,
    gunners,
    sunk: new Map<ShipId, readonly Cause[]>([...beside, ...sunk]),
    deserters: struck.flatMap(({ deserters }) => deserters),
    isNavySunk,
    shots,
    open: tiesOf(own, encounter, house),
  };
}

/** Cannons that do not fire in a volley are told as a layer of their own. */
function silence(guns: Guns, gunners: readonly Gunner[], book: Book): void {
  const firing = guns.firing();
  const changes = gunners.flatMap(({ ship, side, guns: cannons, strength }, at): readonly Change[] => {
    const now = firing[at] as number;
    return ship !== null && side !== null && now !== cannons
      ? [{ ship, now: { cannons: now, strength } }]
      : [];
  });
  const navy = gunners.findIndex(({ ship }) => ship === null);
  const isNavySilent = firing[navy] !== gunners[navy]?.guns;
  if (changes.length > 0 || isNavySilent) book.silence(changes, firing[navy] ?? 0);
}

const copiesOf = (encounter: Encounter, sunk: Course['sunk']): ReadonlySet<ShipId> =>
  new Set([...withCopies(encounter, sunk).keys()].filter((id) => !sunk.has(id)));

/** Why each ship sank: what the curses took first, then what the guns did. */
function sunkOf(cursed: Cursed, spoken: Spoken | null): ReadonlyMap<ShipId, readonly Cause[]> {
  const byCurse = cursed.taken.flatMap(({ by, ships }) =>
    by === 'mutiny' ? [] : ships.map((ship) => [ship, [by]] as const),
  );
  return new Map<ShipId, readonly Cause[]>([...byCurse, ...(spoken?.sunk ?? [])]);
}

/** One layer after the other, each told where it touches a ship. */
export function writeFigures(own: readonly Fighter[], clash: Clash, book: Book, house: House): void {
  const touched = (kind: 'removed' | 'eliminated', cards: (one: Fighter) => number): void => {
    const changes = own.flatMap((one): readonly Change[] =>
      cards(one) > 0 ? [{ ship: one.ship.id, now: book.now(one.ship.id) }] : [],
    );
    if (changes.length > 0) book.add(kind, changes);
  };
  touched('removed', ({ ship }) => ship.under.filter(({ removed }) => removed).length);
  touched('eliminated', ({ ship }) =>
    losesAll(ship, clash, house) ? ship.under.filter(({ removed }) => !removed).length - 1 : 0,
  );
  for (const layer of worthLayers) {
    if (layer === 'printed') continue;
    const changes = own.flatMap((one): readonly Change[] => {
      const cards = cardsIn[layer](one);
      const now = one.worth[layer];
      const waits = layer === 'underCards' && faceDown(one.ship, clash, house) > 0;
      return cards > 0 || waits ? [{ ship: one.ship.id, now }] : [];
    });
    if (changes.length > 0) book.add(layer, changes);
  }
}

/** How many cards a layer is made of. */
const cardsIn: Readonly<Record<Exclude<keyof Worth, 'printed'>, (one: Fighter) => number>> = {
  doubled: ({ cards }) => cards.filter(({ face }) => face.kind === 'double').length,
  underCards: ({ cards }) => cards.filter(({ face }) => face.kind === 'addOn').length,
  fleet: ({ fleet }) => (fleet.plus === 0 ? 0 : 1),
  halved: ({ ship, cursed }) => (cursed ? strikes(ship, 'fire') + strikes(ship, 'storm') : 0),
};
