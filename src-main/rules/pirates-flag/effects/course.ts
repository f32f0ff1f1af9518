import type { SeatId } from '../../kernel/seat.ts';
import { carrierOf, placeOf, stepOf, type Direction, type Play, type State } from '../state.ts';
import type { Move } from './effect.ts';
import { subjectOf } from './subject.ts';

/** Which way a ship goes by a card; undefined where the player of the card has to say. */
export function directionOf(
  state: State,
  move: Move,
  player: SeatId,
  subject: SeatId,
  chosen: Direction | undefined,
): Direction | undefined {
  const at = placeOf(state, subject);
  const to = placeOf(state, player);
  switch (move.way) {
    case 'seaward':
    case 'inward':
      return move.way;
    case 'towards':
      return to >= at ? 'inward' : 'seaward';
    case 'away':
      if (at > to) return 'inward';
      return at < to ? 'seaward' : chosen;
    case 'either':
      if (at === 0) return 'inward';
      return at === state.board.spaces ? 'seaward' : chosen;
  }
}

/** A lower number: where the card leaves it open, or to stop at the carrier's ship for a battle on one's own turn. */
export function mayStopAfter(state: State, play: Play, move: Move, spaces: number): boolean {
  if (spaces > move.spaces) return false;
  if (spaces === move.spaces || move.upTo) return true;
  const subject = subjectOf(play, move.whose);
  const carrier = carrierOf(state);
  if (subject !== play.seat || state.turn.seat !== play.seat || !carrier) return false;
  const direction = directionOf(state, move, play.seat, subject, play.direction);
  const lands = direction && placeOf(state, subject) + stepOf(direction) * spaces;
  return carrier !== subject && lands === placeOf(state, carrier);
}
