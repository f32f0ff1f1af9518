import { clockwiseAfter, type SeatId } from '../../kernel/seat.ts';
import { hazardAt, isPost, sea } from '../board.ts';
import { dockBetween, flagAt, type Waypoint } from '../waypoints.ts';
import {
  carrierOf,
  carries,
  handLimit,
  handOf,
  isLight,
  opposite,
  placeOf,
  stepOf,
  type BeforeBattle,
  type Direction,
  type Phase,
} from '../state.ts';
import { drawCards } from './hand.ts';
import type { Script } from './script.ts';

export function takeFlag(
  script: Script,
  seat: SeatId,
  how: 'reached' | 'passed' | 'battle' | 'card' | 'told',
) {
  const { flag } = script.state;
  script.add({ kind: 'flagTaken', seat, from: flag.kind === 'carried' ? flag.seat : flag.kind, how });
  winIfOut(script, seat);
}

/** The flag has reached The Dread Sea. */
export function winIfOut(script: Script, seat: SeatId) {
  if (carries(script.state, seat) && placeOf(script.state, seat) === sea)
    script.add({ kind: 'gameWon', seat });
}

export const isWon = (script: Script): boolean => script.state.phase.kind === 'won';

/** A ship that comes by takes the flag where nobody carries it. */
export function pickUp(script: Script, seat: SeatId) {
  const there = flagAt(script.state, placeOf(script.state, seat));
  if (there === 'ship') takeFlag(script, seat, 'reached');
  if (there === 'afloat' && script.state.options.pickUp === 'automatic') takeFlag(script, seat, 'passed');
}

function passDock(script: Script, seat: SeatId, dock: number) {
  const hand = handOf(script.state, seat);
  if (hand >= handLimit(script.state, seat)) script.add({ kind: 'dockPassedFull', seat, dock, hand });
  else drawCards(script, seat, 1, 'dock');
}

/** Sails along a way that was traced, telling a straight run as one unless something happens on it. */
export function follow(
  script: Script,
  seat: SeatId,
  way: readonly Waypoint[],
  left: number,
  dropsRest: boolean,
) {
  let from = placeOf(script.state, seat);
  way.forEach((point, place) => {
    const next = way[place + 1];
    const goesOn = next?.heading === point.heading && point.dock === null && !point.takes && !point.leaves;
    if (goesOn) return;
    const rest = dropsRest && !next ? 0 : left - point.used;
    script.add({ kind: 'shipSailed', seat, from, to: point.at, direction: point.heading, left: rest });
    from = point.at;
    if (point.dock !== null) passDock(script, seat, point.dock);
    if (point.takes) takeFlag(script, seat, point.takes === 'ship' ? 'reached' : 'passed');
    else if (point.leaves) winIfOut(script, seat);
  });
}

/** A hazard does not let a ship rest: on a chain it is sent on, and where that goes round the table decides. */
function sweep(script: Script, seat: SeatId, arriving: Direction) {
  const seen = new Set<string>();
  const visited: number[] = [];
  let heading = arriving;
  for (;;) {
    const at = placeOf(script.state, seat);
    const hazard = hazardAt(script.state.board, at);
    if (!hazard || isWon(script)) return;
    if (seen.has(`${at} ${heading}`)) {
      script.add({ kind: 'shipAdrift', seat, among: [...new Set(visited)].sort((a, b) => a - b) });
      return;
    }
    seen.add(`${at} ${heading}`);
    visited.push(at);
    heading = hazard.push === 1 ? heading : opposite(heading);
    const to = at + stepOf(heading);
    script.add({ kind: 'shipSwept', seat, from: at, to, direction: heading, push: hazard.push });
    passBy(script, seat, at, to);
    if (!script.state.options.hazardChain) return;
  }
}

/** What lies on the way of a ship that something else than its own sails moves. */
function passBy(script: Script, seat: SeatId, from: number, to: number) {
  if (!script.state.options.pushesPass) return;
  const dock = dockBetween(script.state, from, to);
  if (dock !== null) passDock(script, seat, dock);
  pickUp(script, seat);
}

/** A card moves a ship. At an end of the board it stays: only a ship that sails turns there. */
export function shift(script: Script, seat: SeatId, direction: Direction, spaces: number, row: string) {
  const start = placeOf(script.state, seat);
  let told = start;
  let at = start;
  const tell = () => {
    if (told !== at) script.add({ kind: 'shipShifted', seat, from: told, to: at, direction, row });
    told = at;
  };
  for (let left = spaces; left > 0 && !isWon(script); left--) {
    const next = at + stepOf(direction);
    if (next > script.state.board.spaces || next < lowestByCard(script, seat)) break;
    const before = at;
    at = next;
    if (!isEventful(script, before, at)) continue;
    tell();
    passBy(script, seat, before, at);
  }
  tell();
  winIfOut(script, seat);
  if (at !== start && script.state.options.hazardAfterCards) sweep(script, seat, direction);
}

const isEventful = (script: Script, from: number, to: number): boolean =>
  dockBetween(script.state, from, to) !== null || flagAt(script.state, to) !== null;

function lowestByCard(script: Script, seat: SeatId): number {
  const { options } = script.state;
  return (carries(script.state, seat) ? options.leaveByCard : options.seaEnd === 'sea') ? sea : 1;
}

/** The movement of the ship whose turn it is ends where it lies; a hazard may still send it on. */
export function endMovement(script: Script) {
  const { phase } = script.state;
  if (phase.kind !== 'moving') return;
  comeToRest(script, phase.heading, phase.left > 0);
}

/** `heading` is how the ship came; none where it has not moved. A stop is a choice, a landing is not. */
export function comeToRest(script: Script, heading: Direction | null, stopped: boolean) {
  const { seat } = script.state.turn;
  if (isWon(script)) return;
  if (heading) sweep(script, seat, heading);
  if (isWon(script)) return;
  const at = placeOf(script.state, seat);
  const visit =
    heading !== null &&
    isPost(script.state.board, at) &&
    (stopped || script.state.options.postLanding) &&
    script.state.visits[seat] !== 'traded';
  script.add({ kind: 'movementEnded', seat, at, visit });
}

/** A battle needs both ships on one space and the flag with the defender; a card may have changed that. */
export function mendBattle(script: Script) {
  const { phase } = script.state;
  if (phase.kind !== 'battle') return;
  const { attacker, defender } = phase;
  const holds =
    carrierOf(script.state) === defender &&
    placeOf(script.state, attacker) === placeOf(script.state, defender);
  if (holds) return;
  const { before } = phase;
  const begun = phase.round > 1 || Object.keys(phase.rolls).length > 0;
  const dice: Phase = begun ? { kind: 'sailed' } : before;
  const next: Phase = isLight(script.state.depth) ? { kind: 'telling', again: false } : dice;
  script.add({ kind: 'battleBroken', attacker, defender, phase: next });
  if (begun) restAfterBattle(script, attacker, before);
}

/** A movement that ends with a battle ends like any other: not on a hazard. */
export function restAfterBattle(script: Script, attacker: SeatId, before: BeforeBattle) {
  if (before.kind === 'moving' && before.heading) sweep(script, attacker, before.heading);
}

/** Whoever lies where the flag falls, first clockwise from the one who lost it, where the table plays it so. */
export function catchFlag(script: Script, loser: SeatId) {
  const { flag, options, seats } = script.state;
  if (options.flagFalls !== 'atOnce' || flag.kind !== 'afloat') return;
  const catcher = clockwiseAfter(seats, loser).find(
    (seat) => seat !== loser && placeOf(script.state, seat) === flag.at,
  );
  if (catcher) takeFlag(script, catcher, 'passed');
}
