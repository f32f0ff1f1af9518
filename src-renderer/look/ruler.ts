import type { Captain } from './marks.ts';

export interface RulerMark {
  readonly captain: Captain;
  /** Place on the bar in per cent. */
  readonly at: number;
}

export interface RulerLabel {
  readonly at: number;
  readonly text: string;
  /** Somebody stands there. */
  readonly strong?: boolean;
}

export interface RulerTick {
  readonly at: number;
  readonly text?: string;
}

/** Captains who stand so close that their marks would cover one another are drawn as one group. */
export interface Group {
  readonly marks: readonly RulerMark[];
  readonly at: number;
  /** Size of one mark, columns of marks, and the extent of the whole, in u. */
  readonly size: number;
  readonly columns: number;
  readonly from: number;
  readonly to: number;
}

const single = 5;
const pair = 4.2;
const crowd = 2.9;
const gap = 0.5;

export function groups(marks: readonly RulerMark[], width: number): readonly Group[] {
  const sorted = [...marks].sort((one, other) => one.at - other.at);
  const bundles: RulerMark[][] = [];
  for (const mark of sorted) {
    const last = bundles[bundles.length - 1];
    const before = last?.[last.length - 1];
    if (last && before && ((mark.at - before.at) / 100) * width < single * 0.9) last.push(mark);
    else bundles.push([mark]);
  }
  return bundles.map((bundle) => group(bundle, width));
}

function group(marks: readonly RulerMark[], width: number): Group {
  const count = marks.length;
  const size = count === 1 ? single : count === 2 ? pair : crowd;
  const columns = count < 3 ? count : Math.ceil(count / 2);
  const extent = columns * size + (columns - 1) * gap;
  const at = marks.reduce((sum, mark) => sum + mark.at, 0) / count;
  const from = Math.min(Math.max((at / 100) * width - extent / 2, 0), width - extent);
  return { marks, at, size, columns, from, to: from + extent };
}

/** The first place, right of the leader and then left, where a sentence this wide covers nobody; none: say nothing. */
export function placeBeside(
  leader: { from: number; to: number },
  taken: readonly { from: number; to: number }[],
  wide: number,
  width: number,
): number | undefined {
  const air = 1.1;
  const right = leader.to + air;
  const left = leader.from - air - wide;
  const free = (from: number): boolean =>
    from >= 0 &&
    from + wide <= width &&
    taken.every((other) => other === leader || from + wide + air <= other.from || other.to + air <= from);
  return [right, left].find(free);
}
