import type { Told } from '../kernel/game.ts';
import type { Viewer } from '../kernel/view.ts';
import type { Command } from './commands.ts';
import { byPart } from './event-parts.ts';
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

/** A few say nothing that was not just told. */
const tellEvent = (event: Event, state: State, viewer: Viewer): Told | undefined =>
  byPart(event, {
    round: (of) => tellTable(of, state, viewer),
    auction: (of) => tellAuction(of, viewer),
    hand: (of) => tellPlay(of, state, viewer),
    trick: (of) => tellPlay(of, state, viewer),
    money: (of) => tellMoney(of, state),
    table: (of) => tellTable(of, state, viewer),
  });
