import type { Read } from '../labels/told.ts';
import type { Clump } from './bare-table.ts';
import { cellsUnder, sideOf } from './geometry.ts';

/** What keeps a label from being read, as far as a picture tells. */
const hints = ['dark', 'far', 'blurred', 'faceless'] as const;
export type Hint = (typeof hints)[number];

/** So dark is a picture in which a print cannot be told from the paper. */
const dark = 30;
/** A code with fewer dots to a side has less than two to a square. */
const small = 50;
/** What is sharp has harder edges than this, and than such a part of what tells it from the table. */
const soft = 30;
const softPart = 0.6;
/** So many cells are a card, and not a crumb. */
const cardSized = 5;
/** So long has it to be so before anybody is told: a hand that lays a card is gone by then. */
const lastsFor = 1500;

/** Tells why nothing is read: only while it goes on, and one thing at a time, the one to be mended first. */
export class Hints {
  #since = new Map<Hint, number>();
  #now: Hint | undefined;

  get now(): Hint | undefined {
    return this.#now;
  }

  /** `taken`: where codes lie that were read; `strange`: where something else lies. */
  see(read: Read, taken: ReadonlySet<number>, strange: readonly Clump[], at: number): void {
    const found = new Set(whatIsWrong(read, taken, strange));
    for (const hint of hints) {
      if (!found.has(hint)) this.#since.delete(hint);
      else if (!this.#since.has(hint)) this.#since.set(hint, at);
    }
    this.#now = hints.find((hint) => at - (this.#since.get(hint) ?? at) >= lastsFor);
  }
}

function whatIsWrong(read: Read, taken: ReadonlySet<number>, strange: readonly Clump[]): readonly Hint[] {
  const { cells, unread } = read;
  const light = cells.light.reduce((sum, each) => sum + each, 0) / cells.light.length;
  if (light < dark) return ['dark'];
  const lone = unread.filter((corners) => cellsUnder(corners, cells, read).every((cell) => !taken.has(cell)));
  if (lone.length > 0) return [lone.every((corners) => sideOf(corners) < small) ? 'far' : 'blurred'];
  return strange
    .filter((clump) => clump.cells.length >= cardSized)
    .map((clump) => {
      const hardest = Math.max(...clump.cells.map((cell) => cells.edge[cell] ?? 0));
      return hardest < Math.max(soft, clump.off * softPart) ? 'blurred' : 'faceless';
    });
}
