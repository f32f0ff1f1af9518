import { lately } from './lately.ts';
import type { SeatId } from './seat.ts';

/** Where a card can lie. A place of one captain, one ship or one deck has its name behind it: `hand.red`, `under.4`. */
export const zoneKinds = ['pile', 'hand', 'saved', 'under', 'above', 'table', 'discard', 'box'] as const;
export type ZoneKind = (typeof zoneKinds)[number];
export type ZoneName = ZoneKind | `${ZoneKind}.${string}`;

/** Who knows which card one is: everybody, or these. */
export type Knowers = 'all' | readonly SeatId[];

export interface KnownCard {
  readonly card: string;
  readonly to: Knowers;
}

/** So many cards lie there, and of some of them somebody knows which they are. */
export interface Zone {
  readonly count: number;
  readonly known: readonly KnownCard[];
}

/** All cards of a game by where they lie. Only their number is known everywhere. */
export type Zones = { readonly [name in ZoneName]?: Zone };

/** What goes from one place to another: so many unseen, or one that is named with who has seen it. */
export interface CardMove {
  readonly from: ZoneName;
  readonly to: ZoneName;
  readonly count?: number;
  readonly card?: string;
  /** Who sees which it is; nobody where nothing is said. */
  readonly seenBy?: Knowers;
}

const nothing: Zone = { count: 0, known: [] };

export const zoneAt = (zones: Zones, name: ZoneName): Zone => zones[name] ?? nothing;
export const countAt = (zones: Zones, name: ZoneName): number => zoneAt(zones, name).count;

/** All places are copied once, however many of them change. */
function withAll(zones: Zones, changed: readonly (readonly [ZoneName, Zone])[]): Zones {
  const after: { [name in ZoneName]?: Zone } = { ...zones };
  for (const [name, zone] of changed) {
    if (zone.count > 0) after[name] = zone;
    else delete after[name];
  }
  return after;
}

/** Those of several moves that find something to carry, each after those before it. */
export function carriedBy(zones: Zones, moves: readonly CardMove[]): readonly CardMove[] {
  const counts = new Map<ZoneName, number>();
  const count = (name: ZoneName): number => counts.get(name) ?? countAt(zones, name);
  return moves.filter(({ from, to, count: asked = 1, card }) => {
    const left = count(from);
    const number = Math.min(card === undefined ? asked : 1, left);
    if (from !== to) {
      counts.set(from, left - number);
      counts.set(to, count(to) + number);
    }
    return left > 0;
  });
}

/**
 * Carries cards over. Nobody can say any more which card has left a place when one of them went unseen, so what was
 * known of those that lay there is gone too; where all of them go, it goes along.
 */
export function moved(zones: Zones, { from, to, count = 1, card, seenBy = [] }: CardMove): Zones {
  const left = zoneAt(zones, from);
  const number = card === undefined ? Math.min(count, left.count) : Math.min(1, left.count);
  if (number === 0 || from === to) return zones;
  const { stays, goes } = parted(left, number, card, seenBy);
  const there = zoneAt(zones, to);
  return withAll(zones, [
    [from, { count: left.count - number, known: stays }],
    [to, { count: there.count + number, known: [...there.known, ...goes] }],
  ]);
}

interface Parted {
  readonly stays: readonly KnownCard[];
  readonly goes: readonly KnownCard[];
}

function parted(left: Zone, number: number, card: string | undefined, seenBy: Knowers): Parted {
  if (card === undefined)
    return number === left.count ? { stays: [], goes: left.known } : { stays: [], goes: [] };
  const at = left.known.findIndex((one) => one.card === card);
  const before = left.known[at]?.to ?? [];
  const stays = left.known.filter((_, place) => place !== at);
  const to = together(before, seenBy);
  return {
    // A card that was none of those it must have been: what was known there was wrong.
    stays: stays.length < left.count ? stays : [],
    goes: to === 'all' || to.length > 0 ? [{ card, to }] : [],
  };
}

const together = (one: Knowers, other: Knowers): Knowers =>
  one === 'all' || other === 'all' ? 'all' : [...new Set([...one, ...other])];

/** Why a card cannot be the one that is seen there. */
export type Impossible =
  /** None is left there at all. */
  | 'none-there'
  /** All that lie there are known, and it is none of them. */
  | 'others-there'
  /** Every copy of it is known to lie somewhere else. */
  | 'all-elsewhere';

export function impossibleAt(
  zones: Zones,
  name: ZoneName,
  card: string,
  copies: number,
): Impossible | undefined {
  const { count, known } = zoneAt(zones, name);
  if (count === 0) return 'none-there';
  if (known.some((one) => one.card === card)) return undefined;
  if (known.length >= count) return 'others-there';
  return timesKnown(zones, card) >= copies ? 'all-elsewhere' : undefined;
}

const every = (zones: Zones): readonly Zone[] => Object.values(zones as Readonly<Record<string, Zone>>);

/** Of one table it is asked for by every card that might be told. */
const known = lately((zones: Zones): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const zone of every(zones))
    for (const { card } of zone.known) times.set(card, (times.get(card) ?? 0) + 1);
  return times;
});

/** How many copies of a card are known to lie anywhere. */
export const timesKnown = (zones: Zones, card: string): number => known(zones).get(card) ?? 0;

/** The places as these eyes know them: how many lie there, and which of them they have seen. The very same, if all. */
export function zonesSeen(zones: Zones, sees: (seat: SeatId) => boolean): Zones {
  const hidden = Object.entries(zones as Readonly<Record<string, Zone>>).flatMap(([name, zone]) => {
    const known = zone.known.filter(({ to }) => to === 'all' || to.some(sees));
    return known.length === zone.known.length ? [] : [[name, { ...zone, known }] as const];
  });
  return hidden.length === 0 ? zones : { ...zones, ...Object.fromEntries(hidden) };
}
