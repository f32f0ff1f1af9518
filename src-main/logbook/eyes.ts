import { isSeatId, type SeatId } from '../rules/kernel/seat.ts';
import type { Viewer } from '../rules/kernel/view.ts';

/** Who looks into the logbook: decided in the main process from the device, never from what a page says. */
export interface Eyes {
  /** The scorekeeper sees every evening; a phone those of its captain. */
  readonly everything: boolean;
  /** The person that the console has linked the device to. */
  readonly person: string | null;
  /** Seats that the device held, by the id of the session. */
  readonly held: readonly { readonly session: string; readonly seat: SeatId }[];
}

/** An evening as far as its secrets go. */
export interface Guarded {
  readonly id: string;
  readonly over: boolean;
}

/**
 * Of an evening that is not over everybody sees what the console or the own phone would show at that moment. When it
 * is over it lies open to all who sat there.
 */
export function viewerOf(eyes: Eyes, { id, over }: Guarded, acting: SeatId | undefined): Viewer {
  if (over) return acting ? { kind: 'captain', seat: acting } : { kind: 'console' };
  const seat = eyes.held.find(({ session }) => session === id)?.seat;
  if (eyes.everything) return seat ? { kind: 'console', seat } : { kind: 'console' };
  return seat ? { kind: 'captain', seat } : { kind: 'table' };
}

/** Whether the evening is one that these eyes may look at. */
export const mayLook = (eyes: Eyes, id: string, people: readonly string[]): boolean =>
  eyes.everything ||
  eyes.held.some(({ session }) => session === id) ||
  (eyes.person !== null && people.includes(eyes.person));

/** Whoever an entry is about. */
export const actingIn = (command: Readonly<Record<string, unknown>>): SeatId | undefined => {
  const { seat } = command;
  return typeof seat === 'string' && isSeatId(seat) ? seat : undefined;
};
