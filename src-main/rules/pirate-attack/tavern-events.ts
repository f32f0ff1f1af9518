import type { EventKind, EventOf } from './events.ts';
import { familyOf } from './family.ts';

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

export const isOfTavern = familyOf<TavernEvent>(kinds);
