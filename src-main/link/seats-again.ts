import type { SeatPart } from '../contract/view.ts';
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
 * last. It sits once it is there, if nobody else does by then.
 */
export function seatsAgain(
  devices: readonly Device[],
  { id, seats }: { readonly id: string; readonly seats: readonly SeatPart[] },
): readonly SatBefore[] {
  // Where anybody has sat already, it is no new one: whoever left it has left it.
  if (devices.some((device) => device.seats.some(({ session }) => session === id))) return [];
  return seats.flatMap((place) => lastFor(devices, place) ?? []);
}

/** A clock that was set back makes nobody young again. */
export const isFresh = ({ at }: SatBefore, now: number): boolean => Math.abs(now - at) < keptFor;

function lastFor(devices: readonly Device[], place: SeatPart): SatBefore | undefined {
  const sat = devices.flatMap(({ id, seen, seats }): readonly SatBefore[] =>
    seats
      .filter(({ captain }) => captain === place.captain)
      .map(({ at = seen }) => ({ device: id, place, at })),
  );
  return sat.sort((one, other) => other.at - one.at)[0];
}
