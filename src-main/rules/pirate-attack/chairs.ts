import { awake, chairNo, placesOf, type ChairEvent, type ChairRules } from '../kernel/chairs.ts';
import { everyTask } from '../kernel/agenda.ts';
import { message } from '../kernel/message.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { SeatId } from '../kernel/seat.ts';
import { endArmada } from './decide/armadas.ts';
import { endIn, scriptFrom, type Script } from './decide/script.ts';
import { sinks, takeCopies } from './decide/sinking.ts';
import { passOn } from './decide/turn.ts';
import type { Event } from './events.ts';
import { shipOf } from './fleets.ts';
import { isPending } from './laid.ts';
import { mostSeats } from './setup.ts';
import { goldOf, isOut, rowOf, type State } from './state.ts';

const rule = 'table';
const no = chairNo(rule);

/** Whoever leaves is passed over as one is who has gone out: with the ships at anchor, or without any. */
export const chairs: ChairRules<State, Event> = {
  rule,
  mostSeats,
  ways(state, seat) {
    const values = { gold: goldOf(state, seat), ships: rowOf(state, seat).length };
    const wrong = bar(state, seat);
    return ['anchor', 'gone'].map((how) => ({ how, values, ...(wrong ? { refusal: wrong } : {}) }));
  },
  behind(state, event) {
    const script = scriptFrom(state);
    write(script, event);
    endIn(script);
    return script.events;
  },
};

/** One alone would have won by it: that is for the table to say, and no chair that sleeps. */
function bar(state: State, seat: SeatId): Refusal | undefined {
  const left = awake(state).filter((one) => one !== seat && !isOut(state, one));
  if (left.length < 2) return no('chairs-too-few', { count: left.length, least: 2, game: message('title') });
  const isBusy = state.fight !== null || isPending(state) || everyTask(state.agenda).length > 0;
  return isBusy ? no('chair-not-yet', { player: { seat } }) : undefined;
}

function write(script: Script, event: ChairEvent): void {
  const { seat } = event;
  if (event.kind === 'chairBrought') script.add({ kind: 'chairsDrawnUp', seats: placesOf(script.state) });
  if (event.kind === 'chairTakenAgain' && isOut(script.state, seat))
    script.add({ kind: 'captainBack', seat });
  if (event.kind !== 'chairSettled' || (event.how !== 'anchor' && event.how !== 'gone')) return;
  if (event.how === 'gone') clearAway(script, seat);
  if (!isOut(script.state, seat)) script.add({ kind: 'captainOut', seat, round: script.state.round });
  if (script.state.phase.kind === 'turn' && script.state.turn === seat) passOn(script);
}

/** Ships and what lies with them as if they had sunk, and the gold to the box. */
function clearAway(script: Script, seat: SeatId): void {
  for (const { id } of rowOf(script.state, seat)) {
    const found = shipOf(script.state, id);
    if (!found) continue;
    sinks(script, found, { how: 'told', by: null }, 0);
    endArmada(script, seat);
    takeCopies(script, [id]);
  }
  const gold = goldOf(script.state, seat);
  if (gold > 0) script.add({ kind: 'goldPaid', seat, gold, lost: true });
}
