import type { Event, EventKind, EventOf } from './events.ts';

/** What is given out at the Tavern, and what its cards that stay make of a turn. */
const kinds = [
  'tavernDealt',
  'bountyLaid',
  'bountyTaken',
  'playsAgain',
  'roundBegun',
  'theftsDue',
  'theftBegun',
  'goodsCopied',
  'goodsTaken',
] as const satisfies readonly EventKind[];

export type TavernEvent = EventOf<(typeof kinds)[number]>;

const ofTavern: ReadonlySet<EventKind> = new Set(kinds);

export const isOfTavern = (event: Event): event is TavernEvent => ofTavern.has(event.kind);
