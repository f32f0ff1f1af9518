import type { Standings } from '../../../src-main/rules/kernel/standings.ts';
import type { RulerDrawing, Seen } from '../drawing.ts';

/** The bar at the foot, for every game alike: where each captain stands on it and who leads. */
export function rulerOf(seen: Seen): RulerDrawing | undefined {
  const { standings, seats } = seen.parts;
  if (!standings) return undefined;
  const { ruler } = standings;
  const length = Math.max(ruler.length, 1);
  const inPerCent = (at: number): number => (at / length) * 100;
  const marks = seats.map(({ seat }) => ({
    captain: seen.captain(seat),
    at: inPerCent(ruler.at[seat] ?? 0),
  }));
  const leader = leaderOf(seen, standings);
  return {
    label: spoken(seen, standings),
    marks,
    graduations: Math.min(length, 60),
    labels: stepsOf(length).map((step) => ({
      at: inPerCent(step),
      text: String(step),
      strong: Object.values(ruler.at).includes(step),
    })),
    ticks: ruler.ticks.map((tick) => ({ at: inPerCent(tick.at), text: seen.say(tick.label) })),
    ...(leader ? { leader } : {}),
  };
}

/** No more numbers than can be read across the bar. */
function stepsOf(length: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => length / one <= 20) ?? Math.ceil(length / 20);
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, nth) => nth * step);
}

function leaderOf(seen: Seen, { leaders, ranks }: Standings) {
  const [first] = leaders;
  // Who sails alone is ahead of nobody.
  if (first === undefined || leaders.length > 1 || ranks.length < 2) return undefined;
  const best = ranks.find(({ seat }) => seat === first)?.score ?? 0;
  const next = ranks.find(({ seat }) => seat !== first)?.score ?? best;
  return {
    captain: seen.captain(first),
    words: seen.say({ key: 'page.leads', values: { by: best - next } }),
  };
}

/** Read out instead of the drawing. */
function spoken(seen: Seen, { ranks }: Standings): string {
  return ranks
    .map(({ seat, rank, score }) =>
      seen.say({ key: 'page.standing', values: { rank, who: { seat }, score } }),
    )
    .join(' ');
}
