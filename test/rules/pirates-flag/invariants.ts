import { due, everyTask } from '../../../src-main/rules/kernel/agenda.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Event } from '../../../src-main/rules/pirates-flag/events.ts';
import {
  carrierOf,
  handOf,
  isLight,
  placeOf,
  type State,
} from '../../../src-main/rules/pirates-flag/state.ts';
import { adriftOf, owedBy } from '../../../src-main/rules/pirates-flag/tasks.ts';

/** Everything that holds at a table before and after each command, whatever was overruled. */
export function broken(state: State): readonly string[] {
  return [...shipsAndFlag(state), ...cards(state), ...phases(state), ...tasks(state)];
}

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

function* shipsAndFlag(state: State): Generator<string> {
  const { flag, board, phase } = state;
  for (const seat of state.seats)
    if (!isWhole(placeOf(state, seat), 0, board.spaces)) yield `${seat} is off the board`;
  if (Object.keys(state.at).some((seat) => !state.seats.includes(seat as SeatId))) yield 'a ship of nobody';
  if (flag.kind === 'carried' && !state.seats.includes(flag.seat)) yield 'the flag is with nobody';
  if (flag.kind === 'afloat' && !isWhole(flag.at, 1, board.spaces)) yield 'the flag floats off the board';
  if ((flag.kind !== 'ship') !== state.flagMoved) yield 'the dice do not know where the flag is';
  if (!state.flagMoved && state.firstTaker) yield 'somebody took a flag that is not taken';
  const carrier = carrierOf(state);
  const out = carrier !== undefined && placeOf(state, carrier) === 0;
  if (out !== (phase.kind === 'won')) yield 'the flag in The Dread Sea and the end of the game differ';
  if (phase.kind === 'won' && phase.seat !== carrier) yield 'somebody else won';
  for (const seat of state.seats)
    if (adriftOf(state, seat).some((at) => !isWhole(at, 1, board.spaces))) yield 'adrift off the board';
}

function* cards(state: State): Generator<string> {
  const held = state.seats.reduce((sum, seat) => sum + handOf(state, seat), 0);
  const pending = state.stack.plays.flatMap(({ play }) => (play.source === 'card' ? [play.row] : []));
  const count = held + state.pile + state.discards.length + pending.length;
  if (count !== state.cards.length) yield `${count} cards of ${state.cards.length}`;
  if (!isWhole(state.pile, 0, state.cards.length)) yield 'no such pile';
  for (const seat of state.seats) {
    if (!isWhole(handOf(state, seat), 0, state.cards.length)) yield `${seat} holds no such hand`;
    if (!isWhole(owedBy(state, seat), 0, handOf(state, seat))) yield `${seat} owes what it does not hold`;
  }
  const named = state.discards.filter((card) => card !== null);
  const places = [...named, ...pending];
  if (new Set(places).size !== places.length) yield 'a card in two places';
  const captains = state.seats.flatMap((seat) => state.abilities[seat]?.captain ?? []);
  if (new Set(captains).size !== captains.length) yield 'a captain on two ships';
}

function* phases(state: State): Generator<string> {
  const { phase, turn } = state;
  if (state.seats.length > 0 && !state.seats.includes(turn.seat)) yield 'the turn of nobody';
  if (phase.kind === 'moving' && !isWhole(phase.left, 1, phase.total))
    yield `moving with ${phase.left} left of ${phase.total}`;
  if (phase.kind === 'battle') {
    if (carrierOf(state) !== phase.defender || phase.attacker === phase.defender)
      yield 'a battle for nothing';
    if (placeOf(state, phase.attacker) !== placeOf(state, phase.defender)) yield 'a battle across the water';
    if (turn.seat !== phase.attacker) yield 'a battle out of turn';
  }
  const light = isLight(state.depth);
  if (light && (phase.kind === 'rolling' || phase.kind === 'moving')) yield 'dice that nobody tells';
  if (!light && phase.kind === 'telling') yield 'positions where every roll is told';
  if (light && (state.stack.plays.length || state.agenda.length)) yield 'cards that nobody tells';
}

/** One level, nothing empty in it, and of a seat each thing once: only rolls can wait one behind the other. */
function* tasks(state: State): Generator<string> {
  if (state.agenda.length > 1 || due(state.agenda).length !== everyTask(state.agenda).length)
    yield 'tasks on several levels';
  if (state.agenda.some((level) => level.length === 0)) yield 'a level without a task';
  const once = everyTask(state.agenda).filter(({ kind }) => kind !== 'roll');
  if (new Set(once.map(({ kind, seat }) => `${kind} ${seat}`)).size !== once.length) yield 'a task twice';
  for (const task of once) {
    if (task.kind === 'discard' && task.count < 1) yield 'nothing to discard';
    if (task.kind === 'rest' && task.among.length === 0) yield 'nowhere to rest';
  }
  if (state.phase.kind === 'won' && state.agenda.length > 0) yield 'something to do after the end';
}

/** Hands as they follow from the events alone: draws less plays and discards, and what was set by hand. */
export function handsBy(events: readonly Event[]): ReadonlyMap<SeatId, number> {
  const hands = new Map<SeatId, number>();
  const add = (seat: SeatId, change: number) => hands.set(seat, (hands.get(seat) ?? 0) + change);
  for (const event of events) {
    if (event.kind === 'cardsDrawn') add(event.seat, event.count);
    if (event.kind === 'cardFound') add(event.seat, 1);
    if (event.kind === 'cardPlayed' || event.kind === 'cardDiscarded') add(event.seat, -1);
    if (event.kind === 'tableSet' || event.kind === 'fieldSet')
      for (const [seat, hand] of Object.entries(event.outcome.hands ?? {})) hands.set(seat as SeatId, hand);
  }
  return hands;
}
