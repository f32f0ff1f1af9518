import type { OverlayDrawing } from '../drawing.ts';
import { captainAt, captainsOf } from './parts.ts';

/** Fame where it is kept, else how many ships are left. */
export const drawing: OverlayDrawing = {
  unit: (seen) => {
    const isKept = captainsOf(seen).some(({ fame }) => fame !== undefined);
    return seen.say({ key: isKept ? 'drawn.fame' : 'drawn.ships' });
  },
  figure(seen, seat) {
    const captain = captainAt(seen, seat);
    return { figure: captain ? (captain.fame ?? captain.row.length) : '–' };
  },
};
