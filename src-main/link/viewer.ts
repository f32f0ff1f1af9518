import type { Look } from '../contract/link-messages.ts';
import type { Page, Role } from '../contract/link-parts.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Viewer } from '../rules/kernel/view.ts';

/**
 * Whose view a page gets: what it asked for where that is its own to see, else the most that is. Secrets belong to
 * whoever holds the seat, so a scorekeeper without one sees none.
 */
export function viewerFor(page: Page, role: Role, seats: readonly SeatId[], look: Look | undefined): Viewer {
  const wished = look && look.kind !== 'table' && look.seat !== undefined ? look.seat : undefined;
  const seat = seats.find((each) => each === wished) ?? seats[0];
  switch (role) {
    case 'display':
    case 'guest':
      return { kind: 'table' };
    case 'captain':
      return seat && look?.kind !== 'table' ? { kind: 'captain', seat } : { kind: 'table' };
    case 'scorekeeper':
      if (look?.kind === 'table') return { kind: 'table' };
      if (seat && (look?.kind === 'captain' || page === 'captain')) return { kind: 'captain', seat };
      return seat ? { kind: 'console', seat } : { kind: 'console' };
  }
}
