import type { Check, Refusal, Waived } from '../../kernel/refusal.ts';
import { firstRefusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { fallFrom } from '../board.ts';
import type { CommandOf } from '../commands.ts';
import { boundDirection, flagAt, isBarred, trace, type Waypoint } from '../waypoints.ts';
import { refusal } from '../refusals.ts';
import { carries, placeOf, type Direction, type Moving, type State } from '../state.ts';
import { adriftOf } from '../tasks.ts';
import { hasBegun, isGoingOn, isKnown, isTold, obligations } from './checks.ts';
import { decideBy, type Script } from './script.ts';
import { catchFlag, comeToRest, endMovement, follow, isWon, mendBattle, pickUp, takeFlag } from './voyage.ts';

const sailorChecks = (state: State, seat: SeatId): readonly Check[] => [
  isKnown(state, seat),
  isGoingOn(state),
  isTold(state, 'cards'),
  hasBegun(state),
];

const movingOf = (state: State, seat: SeatId): Moving | undefined =>
  state.phase.kind === 'moving' && state.turn.seat === seat ? state.phase : undefined;

export function decideSail(state: State, command: CommandOf<'sail'>, waived: Waived) {
  const { seat, direction } = command;
  const moving = movingOf(state, seat);
  const bound = moving ? boundDirection(state, moving) : null;
  const checks: Check[] = [
    ...sailorChecks(state, seat),
    () => (moving ? undefined : refusal('nothing-to-sail', { player: { seat } })),
    ...obligations(state),
    () =>
      moving && bound && bound !== direction ? refusal('one-direction', { left: moving.left }) : undefined,
  ];
  return decideBy(state, waived, checks, (script) => {
    if (moving?.heading === null) pickUp(script, seat);
    return isWon(script) ? undefined : sailOn(script, command, waived);
  });
}

function sailOn(script: Script, command: CommandOf<'sail'>, waived: Waived): Refusal | undefined {
  const { seat, direction, to } = command;
  const moving = movingOf(script.state, seat);
  if (!moving) return refusal('nothing-to-sail', { player: { seat } });
  const way = trace(script.state, seat, direction, moving.left);
  const last = way.at(-1);
  const stop = to === undefined ? last : passing(way, to, command.pass ?? 1);
  const { left } = moving;
  const no = firstRefusal(waived, [
    () => (last ? undefined : refusal('no-way')),
    () =>
      isBarred(script.state, carries(script.state, seat), direction)
        ? refusal('carrier-seaward', { player: { seat } })
        : undefined,
    () => (to === undefined || stop ? undefined : refusal('out-of-reach', { to, left })),
    () =>
      to === undefined || stop === last || stop?.pauses ? undefined : refusal('must-sail-on', { to, left }),
  ]);
  if (no || !stop) return no;
  const ends = stop === last || !stop.pauses;
  follow(script, seat, way.slice(0, way.indexOf(stop) + 1), moving.left, ends);
  if (ends) endMovement(script);
  return undefined;
}

/** Where a move comes by a space, the first or a later time. */
const passing = (way: readonly Waypoint[], to: number, pass: number): Waypoint | undefined =>
  way.filter(({ at }) => at === to)[pass - 1];

export function decideGoDownFall(state: State, { seat }: CommandOf<'goDownFall'>, waived: Waived) {
  const at = placeOf(state, seat);
  const moving = movingOf(state, seat);
  const rests = state.phase.kind === 'sailed' && state.turn.seat === seat;
  const down = fallFrom(state.board, at);
  const up = state.board.falls.find(({ foot }) => foot === at);
  const checks: Check[] = [
    ...sailorChecks(state, seat),
    () => (moving || rests ? undefined : refusal('nothing-to-sail', { player: { seat } })),
    ...obligations(state),
    () => (down || up ? undefined : refusal('not-at-a-fall', { at })),
    () => (down ? undefined : refusal('up-a-fall', { at })),
    () =>
      down && isBarred(state, carries(state, seat), 'inward')
        ? refusal('carrier-seaward', { player: { seat } })
        : undefined,
    () => (rests && !state.options.fallAtRest ? refusal('fall-at-rest', { player: { seat } }) : undefined),
  ];
  const to = down?.foot ?? up?.top ?? at;
  return decideBy(state, waived, checks, (script) => {
    if (moving?.heading === null) pickUp(script, seat);
    const left = Math.max(0, (moving?.left ?? 0) - state.options.fallCost);
    fall(script, seat, to, down ? 'inward' : 'seaward', left);
    return undefined;
  });
}

/** Down is inward; only a table that insists goes up. */
function fall(script: Script, seat: SeatId, to: number, direction: Direction, left: number) {
  const from = placeOf(script.state, seat);
  const { fallLosesFlag } = script.state.options;
  const loses = carries(script.state, seat) && fallLosesFlag && direction === 'inward';
  if (loses) script.add({ kind: 'flagAdrift', seat, at: from });
  script.add({ kind: 'shipFell', seat, from, to, left });
  if (loses) catchFlag(script, seat);
  pickUp(script, seat);
  if (left === 0) comeToRest(script, direction, false);
}

export function decidePickUpFlag(state: State, { seat }: CommandOf<'pickUpFlag'>, waived: Waived) {
  const own = state.turn.seat === seat;
  const comesBy =
    movingOf(state, seat) !== undefined || (own && state.phase.kind === 'sailed' && state.turn.moved);
  const checks: Check[] = [
    ...sailorChecks(state, seat),
    () => (comesBy ? undefined : refusal('nothing-to-sail', { player: { seat } })),
    ...obligations(state),
    () => (flagAt(state, placeOf(state, seat)) === 'afloat' ? undefined : refusal('flag-not-here')),
  ];
  return decideBy(state, waived, checks, (script) => {
    takeFlag(script, seat, 'passed');
    return undefined;
  });
}

/** The table's answer where hazards would send a ship round and round. */
export function decideRestShip(state: State, { seat, at }: CommandOf<'restShip'>, waived: Waived) {
  const among = adriftOf(state, seat);
  const checks: Check[] = [
    ...sailorChecks(state, seat),
    () => (among.length > 0 ? undefined : refusal('nothing-adrift', { player: { seat } })),
    () => (among.includes(at) ? undefined : refusal('not-among', { at })),
  ];
  return decideBy(state, waived, checks, (script) => {
    script.add({ kind: 'shipRested', seat, from: placeOf(state, seat), to: at });
    mendBattle(script);
    return undefined;
  });
}
