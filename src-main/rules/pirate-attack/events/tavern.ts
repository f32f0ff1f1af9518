import type { EventKind, EventOf } from '../events.ts';
import { familyOf } from '../family.ts';

/** What is given out at the Tavern, and what its cards that stay make of a turn. */
export const tavernKinds = {
  tavernDealt: true,
  bountyLaid: true,
  bountyTaken: true,
  playsAgain: true,
  roundBegun: true,
  theftsDue: true,
  theftBegun: true,
  goodsCopied: true,
  goodsTaken: true,
} as const satisfies { readonly [Kind in EventKind]?: true };

export type TavernEvent = EventOf<keyof typeof tavernKinds>;

export const isOfTavern = familyOf<TavernEvent>(tavernKinds);
