import type { ConsoleDrawing } from '../drawing.ts';
import { plainAnswers } from './dress.ts';

export const drawing: ConsoleDrawing = {
  ...plainAnswers,
  captains: ({ parts, say, captain }) => ({
    columns: parts.seats.map(({ seat }) => {
      const standing = parts.standings?.ranks.find((one) => one.seat === seat);
      return {
        captain: captain(seat),
        figure: standing?.score ?? '–',
        unit: say(parts.standings?.ruler.unit ?? { key: 'page.score' }),
        facts: standing ? [{ word: say({ key: 'page.rank' }), figure: standing.rank }] : [],
      };
    }),
  }),
};
