import { message } from '../../kernel/message.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { among } from '../../kernel/shape.ts';
import { whoses, type Whose } from '../cards.ts';
import { carrierOf, distance, placeOf, type Play, type State } from '../state.ts';

/** Upon whom an effect falls, as a member of its shape. */
export const whose = among(whoses);

interface Falling {
  readonly whose: Whose;
}

export const whoseText = (effect: Falling) => message(`whose.${effect.whose}`);

/** Who may be aimed at by an effect that falls upon somebody: for one's own ship there is nothing to aim. */
export const upon = (state: State, effect: Falling, player: SeatId): readonly SeatId[] | undefined =>
  effect.whose === 'own' ? undefined : candidates(state, effect.whose, player);

/** The seats upon which such an effect of this player may fall, as the table stands. */
function candidates(state: State, whose: Whose, player: SeatId): readonly SeatId[] {
  switch (whose) {
    case 'own':
      return [player];
    case 'any':
      return state.seats;
    case 'other':
      return state.seats.filter((seat) => seat !== player);
    case 'carrier':
      return state.seats.filter((seat) => seat === carrierOf(state));
    case 'nearestSea':
      return nearest(state, (seat) => placeOf(state, seat));
    case 'nearestFlagShip':
      return nearest(state, (seat) => Math.abs(placeOf(state, seat) - state.board.flagShip));
  }
}

function nearest(state: State, far: (seat: SeatId) => number): readonly SeatId[] {
  const least = Math.min(...state.seats.map(far));
  return state.seats.filter((seat) => far(seat) === least);
}

/** Upon whom an effect falls. Sent elsewhere, what is aimed falls there; what is not stays, unless nothing was. */
export const subjectOf = (play: Play, whose: Whose): SeatId | undefined =>
  whose === 'own' && !play.whole ? play.seat : play.target;

/** Out of range of what the play says about distances. */
export const isFar = (state: State, play: Play, target: SeatId, within: number): boolean =>
  distance(state, play.seat, target) > within;
