import type { Told } from '../kernel/game.ts';
import type { Viewer } from '../kernel/view.ts';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import type { State } from './state.ts';
import { tellAuction } from './tell/auction.ts';
import { tellMoney } from './tell/money.ts';
import { tellPlay } from './tell/play.ts';
import { tellTable } from './tell/table.ts';

/** Each event that says something to people, in the order in which it happened. */
export function tell(
  _command: Command,
  events: readonly Event[],
  before: State,
  viewer: Viewer,
): readonly Told[] {
  let state = before;
  return events.flatMap((event) => {
    const told = tellEvent(event, state, viewer);
    state = evolve(state, event);
    return told ? [told] : [];
  });
}

/** The first part of the log that knows the event; a few say nothing that was not just told. */
const tellEvent = (event: Event, state: State, viewer: Viewer): Told | undefined =>
  tellAuction(event, viewer) ??
  tellPlay(event, viewer) ??
  tellMoney(event, state) ??
  tellTable(event, state, viewer);
