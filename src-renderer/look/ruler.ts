import type { Captain } from './marks.ts';

export interface RulerMark {
  readonly captain: Captain;
  /** Place on the bar in per cent. */
  readonly at: number;
  /** Ahead of all others, and drawn larger where nobody shares the place. */
  readonly leads?: boolean;
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

/** Something that takes room over the bar, in u from its start. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

/** Where one captain's mark is drawn: left edge and height over the bar in u, and its size. */
export interface Place {
  readonly captain: Captain;
  readonly left: number;
  readonly rise: number;
  readonly size: number;
}

const single = 5;
const leading = 6.4;
const pair = 4.2;
const crowd = 2.9;
const gap = 0.4;
/** Air between words and whatever stands beside them. */
const air = 1.1;

/** Captains who stand so close that their marks would cover one another share a place, in two rows from three on. */
export function groupsOf(marks: readonly RulerMark[], width: number): readonly (readonly RulerMark[])[] {
  const groups: RulerMark[][] = [];
  for (const mark of [...marks].sort((one, other) => one.at - other.at)) {
    const last = groups[groups.length - 1];
    const before = last?.[last.length - 1];
    if (last && before && ((mark.at - before.at) / 100) * width < single * 0.9) last.push(mark);
    else groups.push([mark]);
  }
  return apart(groups, width);
}

/** A group is wider than the place it stands for: groups that would lie over one another become one. */
function apart(groups: readonly RulerMark[][], width: number): readonly (readonly RulerMark[])[] {
  const at = groups.findIndex((group, nth) => {
    const next = groups[nth + 1];
    return next !== undefined && extentOf(group, width).to > extentOf(next, width).from + 0.2;
  });
  if (at < 0) return groups;
  const joined = groups.slice(at, at + 2).flat();
  return apart([...groups.slice(0, at), joined, ...groups.slice(at + 2)], width);
}

interface Group extends Extent {
  readonly size: number;
  readonly columns: number;
}

function extentOf(group: readonly RulerMark[], width: number): Group {
  const count = group.length;
  const alone = group[0]?.leads ? leading : single;
  const size = count === 1 ? alone : count === 2 ? pair : crowd;
  const columns = count < 3 ? count : Math.ceil(count / 2);
  const wide = columns * size + (columns - 1) * gap;
  const at = group.reduce((sum, mark) => sum + mark.at, 0) / count;
  const from = Math.min(Math.max((at / 100) * width - wide / 2, 0), width - wide);
  return { size, columns, from, to: from + wide };
}

export function placesOf(marks: readonly RulerMark[], width: number): readonly Place[] {
  return groupsOf(marks, width).flatMap((group) => {
    const { size, columns, from } = extentOf(group, width);
    const rows = Math.ceil(group.length / columns);
    return group.map((mark, nth) => ({
      captain: mark.captain,
      left: from + (nth % columns) * (size + gap),
      rise: (rows - 1 - Math.floor(nth / columns)) * (size + gap / 2),
      size,
    }));
  });
}

/** Whether nobody stands where a sign of this width would be drawn. */
export function isFree(marks: readonly RulerMark[], width: number, at: number, wide: number): boolean {
  const middle = (at / 100) * width;
  return groupsOf(marks, width)
    .map((group) => extentOf(group, width))
    .every(({ from, to }) => to <= middle - wide / 2 || from >= middle + wide / 2);
}

/** The first place, right of its owner and then left, where words this wide cover nothing; none: say nothing. */
export function placeBeside(
  owner: Extent,
  taken: readonly Extent[],
  wide: number,
  width: number,
): number | undefined {
  const free = (from: number): boolean =>
    from >= 0 &&
    from + wide <= width &&
    taken.every((other) => other === owner || from + wide + air <= other.from || other.to + air <= from);
  return [owner.to + air, owner.from - air - wide].find(free);
}

export interface Wanted {
  readonly width: number;
  readonly marks: readonly RulerMark[];
  /** Ticks with words, and how wide the words are. */
  readonly ticks: readonly { readonly at: number; readonly wide: number }[];
  /** Where the sign at the far end stands, in per cent. */
  readonly sign?: number;
  readonly leader?: { readonly captain: Captain; readonly wide: number; readonly short: number };
  /** How wide the names at each place are, in the order of `groupsOf`. */
  readonly names?: readonly number[];
}

export interface Arrangement {
  /** Left edge of each tick's words; nothing where they find no room. */
  readonly flags: readonly (number | undefined)[];
  /** The leader's sentence with the name, or else without it. */
  readonly sentence?: number | undefined;
  readonly short?: number | undefined;
  /** Left edge of the names at each place: whole, or not there. */
  readonly names: readonly (number | undefined)[];
}

/** Words over the bar go where they cover neither marks nor one another: flags first, who leads, then the names. */
export function arrange({ width, marks, ticks, sign, leader, names = [] }: Wanted): Arrangement {
  const standing = groupsOf(marks, width).map((group) => ({ group, extent: extentOf(group, width) }));
  const taken: Extent[] = standing.map((one) => one.extent);
  if (sign !== undefined) taken.push({ from: (sign / 100) * width - 2.4, to: (sign / 100) * width + 2.4 });
  const flags = ticks.map((tick) => {
    const at = (tick.at / 100) * width;
    const from = placeBeside({ from: at, to: at }, taken, tick.wide, width);
    taken.push({ from: at, to: at }, ...(from === undefined ? [] : [{ from, to: from + tick.wide }]));
    return from;
  });
  const own = standing.find(({ group }) =>
    group.some((mark) => mark.captain.mark === leader?.captain.mark),
  )?.extent;
  const place = (owner: Extent, wide: number): number | undefined => {
    const from = placeBeside(owner, taken, wide, width);
    if (from !== undefined) taken.push({ from, to: from + wide });
    return from;
  };
  const sentence = own && leader && place(own, leader.wide);
  const short = own && leader && sentence === undefined ? place(own, leader.short) : undefined;
  const isSaid = (extent: Extent): boolean => extent === own && sentence !== undefined;
  return {
    flags,
    ...(own && leader ? { sentence, short } : {}),
    names: standing.map(({ extent }, at) => {
      const wide = names[at] ?? 0;
      return wide > 0 && !isSaid(extent) ? place(extent, wide) : undefined;
    }),
  };
}

/** Numbers under the bar that the words at its two ends would run into are left out. */
export function labelsBetween(
  labels: readonly RulerLabel[],
  width: number,
  start: number,
  end: Extent | undefined,
): readonly RulerLabel[] {
  const half = 2;
  return labels.filter(({ at }) => {
    const middle = (at / 100) * width;
    const clearOfStart = start === 0 || middle - half > start + air / 2;
    const clearOfEnd = !end || middle + half < end.from - air / 2 || middle - half > end.to + air / 2;
    return clearOfStart && clearOfEnd;
  });
}
