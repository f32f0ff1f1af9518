import type { Event, EventOf } from './events.ts';

/** An event as it is told, and how many of those stored it stands for up to here. */
export interface Telling {
  readonly event: Event;
  /** The place of the event that it was told at first: the table as it was before that one explains it. */
  readonly at: number;
}

const moves: readonly Event['kind'][] = ['shipSailed', 'shipFell', 'shipSwept', 'shipShifted'];

/**
 * A move past two docks is three runs and two draws in the log, and one sentence with one draw for who reads it. Where
 * a ship lies is said by its last move; only one that did not move says it by itself.
 */
export function condense(events: readonly Event[]): readonly Telling[] {
  const told: Telling[] = [];
  events.forEach((event, at) => {
    if (event.kind === 'movementEnded' && !event.visit && told.some((one) => moves.includes(one.event.kind)))
      return;
    const merged = mergedInto(told, event);
    if (!merged) told.push({ event, at });
  });
  return told;
}

/** Joins an event to the run it continues, if it does; the list is changed in place. */
function mergedInto(told: Telling[], event: Event): boolean {
  if (event.kind !== 'shipSailed' && event.kind !== 'cardsDrawn') return false;
  const place = told.findLastIndex((one) => joinedTo(one.event, event) ?? !isOnTheWay(one.event));
  const before = told[place];
  const joined = before && joinedTo(before.event, event);
  if (!joined) return false;
  told[place] = { ...before, event: joined };
  return true;
}

const isOnTheWay = ({ kind }: Event): boolean =>
  kind === 'shipSailed' || kind === 'dockPassedFull' || kind === 'cardsDrawn';

function joinedTo(before: Event, event: EventOf<'shipSailed' | 'cardsDrawn'>): Event | undefined {
  if (event.kind === 'shipSailed')
    return before.kind === 'shipSailed' &&
      before.seat === event.seat &&
      before.direction === event.direction &&
      before.to === event.from
      ? { ...event, from: before.from }
      : undefined;
  return before.kind === 'cardsDrawn' && before.seat === event.seat && before.from === event.from
    ? { ...event, count: before.count + event.count }
    : undefined;
}
