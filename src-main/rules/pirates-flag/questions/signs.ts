import type { SeatId } from '../../kernel/seat.ts';
import type { Sign } from '../../kernel/sign.ts';

/** Who was pointed at last, or whose token lay there. */
export const seatIn = (signs: readonly Sign[]): SeatId | undefined =>
  signs.flatMap((sign) => (sign.kind === 'seat' || sign.kind === 'token' ? [sign.seat] : [])).at(-1);
