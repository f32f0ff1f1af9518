import type { OverlayDrawing, Seen } from '../drawing.ts';
import { part } from './parts.ts';

const units = {
  blank: 'drawn.bid',
  dealer: 'drawn.bid',
  bidding: 'drawn.bid',
  fighting: 'drawn.won-of-bid',
  moving: 'drawn.moves',
  over: 'page.rank',
} as const;

/** What matters at the moment: the bid, how much of it is won, the moves left, the rank. */
export const drawing: OverlayDrawing = {
  unit: (seen) => seen.say({ key: units[part(seen, 'heading').phase] }),
  figure(seen, seat) {
    const line = part(seen, 'captains').find(({ player }) => player === seat);
    if (!line) return { figure: '–' };
    switch (part(seen, 'heading').phase) {
      case 'fighting':
        return { figure: `${isTold(seen, line.counted) ? line.won : '–'}/${line.bid ?? '–'}` };
      case 'moving':
        return { figure: line.moves ?? '–', afloat: true };
      case 'over':
        return { figure: line.rank };
      default:
        return { figure: line.bid ?? '–', afloat: line.bid === null };
    }
  },
};

const isTold = ({ parts }: Seen, counted: boolean): boolean => parts.session.depth !== 'score' || counted;
