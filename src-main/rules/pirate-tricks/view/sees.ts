import type { SeatId } from '../../kernel/seat.ts';
import { maySee, type Viewer } from '../../kernel/view.ts';
import type { State } from '../state.ts';

/** A purse stands behind a screen until the end, unless the table plays with open purses. */
export const seesLoon = (state: State, viewer: Viewer, seat: SeatId): boolean =>
  state.over || state.options.showLoon || maySee(viewer, seat);
