import type { OverlayDrawing } from '../drawing.ts';
import { part } from './parts.ts';

/** Tricks of the round; loon only once it may be seen. */
export const drawing: OverlayDrawing = {
  unit: ({ say, parts }) => say(parts.standings?.ruler.unit ?? { key: 'drawn.tricks' }),
  figure(seen, seat) {
    const captain = part(seen, 'captains').find((one) => one.seat === seat);
    if (!captain) return { figure: '–' };
    if (part(seen, 'table').over) return { figure: captain.loon ?? '–' };
    return {
      figure: captain.prediction === null ? captain.tricks : `${captain.tricks}/${captain.prediction}`,
    };
  },
};
