import type { OverlayDrawing } from '../drawing.ts';
import { part, placeOf } from './parts.ts';

/** Where each ship lies; the flag stands beside the number of whoever has it, alone where it is home. */
export const drawing: OverlayDrawing = {
  unit: ({ say }) => say({ key: 'drawn.space' }),
  figure(seen, seat) {
    const ship = part(seen, 'ships').find((one) => one.seat === seat);
    if (!ship) return { figure: '–' };
    return {
      figure: ship.carriesFlag
        ? [seen.say({ key: 'drawn.flag' }), ...(ship.at === 0 ? [] : [placeOf(seen, ship.at)])].join(' ')
        : placeOf(seen, ship.at),
    };
  },
};
