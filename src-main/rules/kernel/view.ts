import type { SeatId } from './seat.ts';

/** For whom a view is made. A guest and the overlay see what the table sees. */
export type Viewer =
  | { readonly kind: 'table' }
  /** The scorekeeper plays too: own secrets, and what a logged reveal has opened. */
  | { readonly kind: 'console'; readonly seat?: SeatId; readonly revealed?: SeatId }
  | { readonly kind: 'captain'; readonly seat: SeatId };

/** Whether this viewer may see what the seat keeps to itself. */
export function maySee(viewer: Viewer, seat: SeatId): boolean {
  switch (viewer.kind) {
    case 'table':
      return false;
    case 'console':
      return viewer.seat === seat || viewer.revealed === seat;
    case 'captain':
      return viewer.seat === seat;
  }
}

/** Named parts, so that only those that changed have to travel. Plain values only. */
export type Parts = Readonly<Record<string, unknown>>;
