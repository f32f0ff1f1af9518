import { asked, forbidden, type Hooked } from '../kernel/hooks.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { keptRow, type Kept } from './kept.ts';
import type { State } from './state.ts';

/** The cards that lie before captains, as they change what may be done. */
const hooked: Hooked<State, Kept, Command, Event, never, never> = {
  standing: ({ kept, seats, turn }) => asked(kept, seats, turn),
  hooksOf: ({ card }) => keptRow(card),
  evolve,
  ended: (kept) => ({ kind: 'keptGone', kept }),
};

/** What a card that lies before a captain has against it. */
export const forbiddenNow = (state: State, command: Command): Refusal | undefined =>
  forbidden(hooked, state, command);
