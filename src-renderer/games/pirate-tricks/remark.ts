import type { Seen } from '../drawing.ts';
import { part } from './parts.ts';

/**
 * What the referee has to say on the television. What is not proven stands there too, since it is made of what all have
 * seen: before anything proven earlier while its trick is still on the table, else where nothing is proven.
 */
export function remark(seen: Seen): string | undefined {
  const { round, phase } = part(seen, 'table');
  const { certain, possible } = part(seen, 'flags');
  // What the tenth trick has shown is still to be read when the next round has begun already.
  const first = phase === 'draw' ? round - 1 : round;
  const flag =
    possible.filter(({ trick }) => trick >= latestTrick(seen)).at(-1) ??
    certain.filter((one) => one.round >= first).at(-1) ??
    possible.at(-1);
  return flag ? seen.say(flag.text) : undefined;
}

/** The trick that lies there, and before its first card the one before it. */
function latestTrick(seen: Seen): number {
  const { number, laid } = part(seen, 'trick');
  return (number ?? 1) - (laid.length > 0 ? 0 : 1);
}
