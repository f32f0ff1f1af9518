import { evolveDeal } from './evolve/deal.ts';
import { evolveEffect } from './evolve/effect.ts';
import { evolveFight } from './evolve/fight.ts';
import { evolveMove } from './evolve/move.ts';
import { evolveTable } from './evolve/table.ts';
import { evolveThrow } from './evolve/throw.ts';
import { byPart } from './event-parts.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

export const evolve = (state: State, event: Event): State =>
  byPart(event, {
    deal: (of) => evolveDeal(state, of),
    fight: (of) => evolveFight(state, of),
    throw: (of) => evolveThrow(state, of),
    effect: (of) => evolveEffect(state, of),
    move: (of) => evolveMove(state, of),
    table: (of) => evolveTable(state, of),
  });
