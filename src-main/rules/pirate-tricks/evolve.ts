import { evolveAuction } from './evolve/auction.ts';
import { evolveMoney } from './evolve/money.ts';
import { evolveHand, evolveTrick } from './evolve/play.ts';
import { evolveRound } from './evolve/round.ts';
import { evolveTable } from './evolve/table.ts';
import { byPart } from './event-parts.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** Obeys. */
export const evolve = (state: State, event: Event): State =>
  byPart(event, {
    round: (of) => evolveRound(state, of),
    auction: (of) => evolveAuction(state, of),
    hand: (of) => evolveHand(state, of),
    trick: (of) => evolveTrick(state, of),
    money: (of) => evolveMoney(state, of),
    table: (of) => evolveTable(state, of),
  });
