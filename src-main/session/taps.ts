import type { Entry } from '../log/entry.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import { eventsOf } from './fact.ts';
import { isTableEvent } from './table-state.ts';
import { no } from './refusals.ts';
import type { PressedAt } from './request.ts';
import type { RunningTable } from './running-table.ts';

/** So long a captain may take back what the own thumb has just entered. */
export const takenBackWithin = 10_000;
/** Presses that led to no entry yet stand beside those that did. */
const mostKept = 50;

/** A press on a captain's phone, by the number under which it was sent. */
export interface Tap {
  readonly seat: SeatId;
  readonly device: string;
}

/** Which entries somebody's own phone has made since the program was started. */
export class Taps {
  readonly #byId = new Map<string, Tap>();

  note({ id, seat, device, answersFor, sender }: PressedAt): void {
    const isPhone = answersFor !== undefined || sender?.kind === 'captain';
    if (id === undefined || !seat || device === undefined || !isPhone) return;
    this.#byId.set(id, { seat, device });
    const [oldest] = this.#byId.keys();
    if (this.#byId.size > mostKept && oldest !== undefined) this.#byId.delete(oldest);
  }

  of({ commandId }: Pick<Entry, 'commandId'>): Tap | undefined {
    return commandId === undefined ? undefined : this.#byId.get(commandId);
  }
}

/** The newest entry of the log, where it is a captain's own tap that may still be taken back, and for how long. */
export function openTap(table: RunningTable, now: number): (Tap & TakenBack) | undefined {
  const newest = table.log.entries.at(-1);
  const tap = newest && table.taps.of(newest);
  if (!tap || whyNotBack(table, newest, tap, now)) return undefined;
  return { ...tap, entry: newest.seq, left: newest.at + takenBackWithin - now };
}

export interface TakenBack {
  readonly entry: number;
  /** Milliseconds. */
  readonly left: number;
}

/**
 * Why an entry is not taken back from a phone, or nothing: it has to be the newest of the log and its own tap of just
 * now, nothing may have come to light by it, and no die may have been thrown since.
 */
export function whyNotBack(
  table: RunningTable,
  entry: Entry,
  { seat, device }: Tap,
  now: number,
): Refusal | undefined {
  const tap = table.taps.of(entry);
  if (tap?.seat !== seat || tap.device !== device) return no('not-own-tap');
  if (entry !== table.log.entries.at(-1) || entry.seq !== table.head || !table.canUndo) return no('moved-on');
  const passed = now - entry.at;
  if (passed < 0 || passed >= takenBackWithin) return no('tap-too-late');
  return cameToLight(table, entry) || isThrown(table) ? no('came-to-light') : undefined;
}

/** A card was drawn, a die thrown, what was sealed laid open: nobody can unsee it. */
function cameToLight({ game }: RunningTable, entry: Entry): boolean {
  if (entry.source === 'virtual') return true;
  return eventsOf(entry).some(
    (event) => !isTableEvent(event) && (game.toLight.includes(event.kind) || game.secrets.opens(event)),
  );
}

/** One die of several lies there already. */
const isThrown = ({ prompts, unfinished }: RunningTable): boolean =>
  prompts.some(({ id }) => unfinished.soFar(id).some(({ kind }) => kind === 'face'));
