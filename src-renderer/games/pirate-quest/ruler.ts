import { isSeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { RulerDrawing, Seen } from '../drawing.ts';
import { rulerOf } from '../plain/standings.ts';
import { part, playerOf } from './parts.ts';

/** Ranks are places between two graduations, the goal is the last; who is off the board stands before the first. */
export function questRuler(seen: Seen): RulerDrawing | undefined {
  const { standings } = seen.parts;
  const plain = rulerOf(seen);
  if (!standings || !plain) return undefined;
  const { length } = standings.ruler;
  const lines = part(seen, 'captains').filter(({ player }) => player !== 'house');
  const best = Math.max(...lines.map(({ rank }) => rank));
  const inMiddle = (rank: number): number => Math.max(0, ((rank - 0.5) / length) * 100);
  const ticks = standings.ruler.ticks.filter(({ at }) => at < length);
  return {
    label: plain.label,
    marks: lines.map(({ player, rank }) => ({
      captain: playerOf(seen, player),
      at: inMiddle(isSeatId(player) ? (standings.ruler.at[player] ?? 0) : rank),
    })),
    graduations: length,
    labels: numbersFor(
      length,
      lines.map(({ rank }) => rank),
    ).map((rank) => ({
      at: inMiddle(rank),
      text: String(rank),
      strong: lines.some((line) => line.rank === rank),
    })),
    // Lines that somebody has crossed have done what they do.
    ticks: ticks.map(({ at, label }) => ({
      at: (at / length) * 100,
      ...(at >= best ? { text: seen.say(label) } : {}),
    })),
    end: { text: seen.say({ key: 'drawn.goal' }), sign: 'flag', at: inMiddle(length) },
    ...(plain.leader ? { leader: plain.leader } : {}),
  };
}

/** Every rank but the goal's own; on a long track every other one, and wherever somebody stands. */
function numbersFor(length: number, taken: readonly number[]): readonly number[] {
  const step = length > 24 ? 2 : 1;
  const ranks = Array.from({ length: length - 1 }, (_, at) => at + 1);
  return ranks.filter((rank) => rank % step === 0 || taken.includes(rank));
}
