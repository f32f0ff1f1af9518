import type { SeatId } from '../../kernel/seat.ts';
import { maySee, type Viewer } from '../../kernel/view.ts';
import { pursesOpen } from '../phase.ts';
import type { State } from '../state.ts';

export const seesLoon = (state: State, viewer: Viewer, seat: SeatId): boolean =>
  pursesOpen(state) || maySee(viewer, seat);
