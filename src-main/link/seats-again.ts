import type { SeatPart } from '../contract/view.ts';
import { personOf } from '../contract/person-name.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Device } from './device-store.ts';

/** After so long the console is asked: last year's phone takes no hand. */
const keptFor = 24 * 60 * 60_000;

/** A phone that has sat for a captain in another evening, and when it did last. */
export interface SatBefore {
  readonly device: string;
  readonly place: SeatPart;
  readonly at: number;
}

/**
 * Which phone sits again for whom where another session begins with the same captains: the one that sat for that name
 * last, however it is written. Whoever takes another chair takes the phone along, and of two of one name each has the
 * one of the own chair first. It sits once it is there, if nobody else does by then.
 */
export function seatsAgain(
  devices: readonly Device[],
  { id, seats }: { readonly id: string; readonly seats: readonly SeatPart[] },
): readonly SatBefore[] {
  // Where anybody has sat already, it is no new one: whoever left it has left it.
  if (devices.some((device) => device.seats.some(({ session }) => session === id))) return [];
  const left = new Set(lastOf(devices));
  const take = (place: SeatPart, isAlike: (sitting: Sitting) => boolean): readonly SatBefore[] => {
    const found = [...left].find((sitting) => isAlike(sitting) && isNamed(sitting, place));
    if (!found) return [];
    left.delete(found);
    return [{ device: found.device, place, at: found.at }];
  };
  const own = seats.flatMap((place) =>
    isTwice(place, seats) ? take(place, ({ seat }) => seat === place.seat) : [],
  );
  const rest = seats.filter((place) => own.every((one) => one.place !== place));
  return [...own, ...rest.flatMap((place) => take(place, () => true))];
}

/** A clock that was set back makes nobody young again. */
export const isFresh = ({ at }: SatBefore, now: number): boolean => Math.abs(now - at) < keptFor;

interface Sitting {
  readonly device: string;
  readonly seat: SeatId;
  readonly captain: string;
  readonly at: number;
}

const isNamed = (one: { readonly captain: string }, other: { readonly captain: string }): boolean =>
  personOf(one.captain) === personOf(other.captain);
const isTwice = (place: SeatPart, seats: readonly SeatPart[]): boolean =>
  seats.some((other) => other !== place && isNamed(other, place));

/** Where each phone sat last for a name, the newest first: it may have sat for somebody in many evenings. */
function lastOf(devices: readonly Device[]): readonly Sitting[] {
  const sat = devices.flatMap(({ id, seen, seats }) =>
    seats.flatMap(({ seat, captain, session, at = seen }) =>
      captain === undefined ? [] : [{ device: id, seat, captain, session, at }],
    ),
  );
  const newest = sat.toSorted((one, other) => other.at - one.at);
  return newest.filter((one) => {
    const last = newest.find((other) => other.device === one.device && isNamed(other, one));
    return last?.session === one.session;
  });
}
