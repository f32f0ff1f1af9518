import { lately } from '../kernel/lately.ts';
import type { SeatId } from '../kernel/seat.ts';
import {
  countAt,
  moved,
  zoneAt,
  zonesSeen,
  type CardMove,
  type KnownCard,
  type ZoneName,
  type Zones,
} from '../kernel/zones.ts';
import type { CardRow } from './cards.ts';
import { aboveAt, magicUnderAt } from './custody.ts';
import { cards } from './data/cards.ts';
import { ownEffectOf } from './effects/own.ts';
import { inPacks } from './edition.ts';
import type { Placed } from './starters/starters.ts';
import type { State } from './state.ts';

/**
 * A captain has looked at a card that another laid down, and said on which ship it goes: everybody saw that. Which it
 * was is that captain's alone, who may tell the companion. It is kept with the card where that lies (`zones.ts`), and
 * goes where it goes.
 */
export interface Look {
  readonly seat: SeatId;
  readonly what: Placed;
  readonly ship: number;
}

const none: readonly Look[] = [];

/** Those of which nothing was told yet. */
export const looksIn = ({ looks = none }: Pick<State, 'looks'>): readonly Look[] => looks;

export const placeOf = ({ what, ship }: Pick<Look, 'what' | 'ship'>): ZoneName =>
  what === 'curse' ? aboveAt(ship) : magicUnderAt(ship);

/** What may lie face down there: curses above a ship, and beneath it Magic that nobody plays face up. */
export const lookable = (state: State, what: Placed): readonly CardRow[] =>
  cards.filter((row) => row.kind === what && ownEffectOf(row.id)?.open === undefined && inPacks(state, row));

/** Those of a captain of which the card still lies there. */
export const openLooks = (state: State, seat: SeatId): readonly Look[] =>
  looksIn(state).filter((one, at, all) => one.seat === seat && isThere(state, one, at, all));

/** There are no more of them than cards. */
const isThere = ({ zones }: State, look: Look, at: number, all: readonly Look[]): boolean =>
  all.slice(0, at).filter((before) => placeOf(before) === placeOf(look)).length <
  countAt(zones, placeOf(look));

export const withLooks = (state: State, looks: readonly Look[]): State => {
  const { looks: _, ...rest } = state;
  return looks.length > 0 ? { ...rest, looks } : rest;
};

/** One captain alone knows which another of those that lie there is. */
export function noted(zones: Zones, name: ZoneName, card: string, seat: SeatId): Zones {
  const zone = zoneAt(zones, name);
  return zone.known.length < zone.count
    ? { ...zones, [name]: { ...zone, known: [...zone.known, { card, to: [seat] }] } }
    : zones;
}

/** One of them is told. */
export function lookTold(state: State, told: Look): State {
  const at = looksIn(state).findIndex((one) => isSame(one, told));
  return withLooks(
    state,
    looksIn(state).filter((_, place) => place !== at),
  );
}

const isSame = (one: Look, other: Look): boolean =>
  one.seat === other.seat && one.what === other.what && one.ship === other.ship;

/** Cards go elsewhere: what somebody alone knows of them is known at ships, and nowhere else. */
export function carried(state: State, moves: readonly CardMove[]): State {
  let looks = looksIn(state);
  let { zones } = state;
  for (const move of moves) {
    if (looks.length > 0) looks = looksAfter(looks, zones, move);
    zones = moved(zones, move);
    if (!isAtShip(move.to)) zones = withoutOwn(zones, move.to);
  }
  return withLooks({ ...state, zones }, looks);
}

/** Who has looked at all that lies there has looked at it where it goes; of one of several nobody can say that. */
function looksAfter(
  looks: readonly Look[],
  zones: Zones,
  { from, to, count = 1, card }: CardMove,
): readonly Look[] {
  const here = looks.filter((one) => placeOf(one) === from);
  if (here.length === 0) return looks;
  const others = looks.filter((one) => placeOf(one) !== from);
  const left = countAt(zones, from) - (card === undefined ? count : 1);
  if (left > 0) return card === undefined ? others : [...others, ...here.slice(-left)];
  const ship = shipIn(to);
  return ship === undefined ? others : [...others, ...here.map((one) => ({ ...one, ship }))];
}

const atShip = /^(?:above|under)\.(\d+)/;
const shipIn = (name: ZoneName): number | undefined => {
  const [, ship] = atShip.exec(name) ?? [];
  return ship === undefined ? undefined : Number(ship);
};
const isAtShip = (name: ZoneName): boolean => shipIn(name) !== undefined;

const isOpen = ({ to }: KnownCard): boolean => to === 'all';

/** What lies there as everybody knows it. */
function withoutOwn(zones: Zones, name: ZoneName): Zones {
  const zone = zones[name];
  return zone && !zone.known.every(isOpen)
    ? { ...zones, [name]: { ...zone, known: zone.known.filter(isOpen) } }
    : zones;
}

/** As the table has put places right: looks at what lies there no more are gone. */
export function setRight(state: State): State {
  const names = Object.keys(state.zones) as readonly ZoneName[];
  const zones = names.reduce((all, name) => (isAtShip(name) ? all : withoutOwn(all, name)), state.zones);
  return withLooks(
    { ...state, zones },
    looksIn(state).filter((one, at, all) => isThere(state, one, at, all)),
  );
}

const opened = lately((zones: Zones) => zonesSeen(zones, () => false), 16);

/** All places as everybody knows them: what is said to anybody rests on these, and so do the ids of questions. */
export const openZones = ({ zones }: Pick<State, 'zones'>): Zones => opened(zones);
