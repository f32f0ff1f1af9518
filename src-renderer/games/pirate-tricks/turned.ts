import type { SettledWords } from '../asking.ts';
import { halves } from '../asking.ts';
import type { Seen } from '../drawing.ts';
import { part } from './parts.ts';

/** Who takes the row by the bids that lie open; a tie is settled by the cards that are asked for then. */
export function turnedWords(seen: Seen): SettledWords | undefined {
  const turned = part(seen, 'turned');
  if (!turned) return undefined;
  const { say, captain } = seen;
  const { row, bids, winner, passed, tied } = turned;
  const bid = Math.max(...bids.map(({ amount }) => amount));
  if (winner !== null) {
    const second =
      tied.length > 0
        ? { key: 'drawn.tie', values: { bid } }
        : { key: 'drawn.highest', values: { count: bids.length } };
    const verb = say({ key: 'drawn.takes-row', values: { row, bid } });
    return { name: captain(winner).name, verb, marks: [captain(winner).mark], second: say(second) };
  }
  if (!passed) return undefined;
  const words = halves(say({ key: 'drawn.nobody', values: { row } }));
  return { ...words, marks: [], second: say({ key: 'drawn.nobody.second' }) };
}
