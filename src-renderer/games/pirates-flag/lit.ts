import type { Course, ShipPart } from '../../../src-main/contract/games/pirates-flag-view.ts';
import type { Seen } from '../drawing.ts';
import { along, edgeOf, lineOf, middleOf, wayTo, type Channel, type Point } from './channel.ts';
import { placeOf } from './parts.ts';

/** How far a roll leads, either way, along the middle of the water. */
export function coursesOf(channel: Channel, courses: readonly Course[], from: number): readonly string[] {
  return (['seaward', 'inward'] as const).flatMap((direction) => {
    const used = courses.filter((course) => course.direction === direction).map((course) => course.used);
    if (used.length === 0) return [];
    const most = Math.max(...used);
    const to = direction === 'inward' ? Math.min(channel.spaces, from + most) : Math.max(0, from - most);
    return [lineOf(along(channel, wayTo(channel, from), wayTo(channel, to)))];
  });
}

/** Where the number of spaces stands: in the middle, or beside a ship. */
export function discOf(channel: Channel, at: number, ships: readonly ShipPart[]): Point {
  const place = middleOf(channel, at);
  if (at === 0 || !ships.some((ship) => ship.at === at)) return place;
  return { x: place.x - channel.space * 0.44, y: place.y + channel.band * 0.28 };
}

export const frameOf = (channel: Channel, at: number): string => (at === 0 ? '' : edgeOf(channel, at, 0.45));

/** What is to be said of a place beside its number: few words, the weightiest alone. */
export function noteOf({ say }: Seen, course: Course): string | undefined {
  if (course.wins) return say({ key: 'drawn.lit.home' });
  if (course.takesFlag) return say({ key: 'drawn.lit.flag' });
  if (course.beside || course.reasons.includes('battle')) return say({ key: 'drawn.lit.battle' });
  if (course.fall) return say({ key: 'drawn.lit.fall' });
  return undefined;
}

/** Where a hazard sends it then. */
export const sweptOf = (seen: Seen, { to, lands }: Course): string | undefined =>
  lands === to ? undefined : seen.say({ key: 'drawn.lit.swept', values: { lands: placeOf(seen, lands) } });
