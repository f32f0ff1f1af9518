import type { Entry } from '../log/entry.ts';

/**
 * Where the head of a session has been. Facts and whole corrections add a position, undo and redo walk along them,
 * a new fact after an undo lets go of what lay ahead. All of it is told by the entries themselves, so it survives
 * any restart.
 */
export interface Chain {
  readonly positions: readonly number[];
  /** Index into positions: where the head is. */
  readonly at: number;
  /** Entries of a correction that are still to come before it counts as one position. */
  readonly remaining: number;
}

export const emptyChain: Chain = { positions: [0], at: 0, remaining: 0 };

export const headOf = (chain: Chain): number => chain.positions[chain.at] ?? 0;

/** How many entries follow a draft entry as its re-decided tail. */
export const tailLength = (draft: Entry): number => (JSON.parse(draft.command) as { tail: number }).tail;

export function follow(chain: Chain, entry: Entry): Chain {
  switch (entry.kind) {
    case 'undo':
      return { ...chain, at: chain.at - 1 };
    case 'redo':
      return { ...chain, at: chain.at + 1 };
    case 'draft': {
      const tail = tailLength(entry);
      return tail === 0 ? advance(chain, entry.head) : { ...chain, remaining: tail };
    }
    case 'fact':
      if (chain.remaining > 1) return { ...chain, remaining: chain.remaining - 1 };
      return advance(chain, entry.head);
  }
}

const advance = (chain: Chain, head: number): Chain => ({
  positions: [...chain.positions.slice(0, chain.at + 1), head],
  at: chain.at + 1,
  remaining: 0,
});

/** The head before the newest position, or nothing when only the beginning is left. */
export const undoTo = (chain: Chain): number | undefined =>
  chain.at > 1 ? chain.positions[chain.at - 1] : undefined;

export const redoTo = (chain: Chain): number | undefined => chain.positions[chain.at + 1];

/** The entries in force, oldest first: from the head back along the parents. */
export function inForce(entryAt: (seq: number) => Entry, head: number): readonly Entry[] {
  const chain: Entry[] = [];
  for (let seq = head; seq !== 0;) {
    const entry = entryAt(seq);
    chain.push(entry);
    seq = entry.parent;
  }
  return chain.reverse();
}

/** What leaves and what comes into force when the head moves, oldest first. */
export function difference(
  entryAt: (seq: number) => Entry,
  from: number,
  to: number,
): { readonly leave: readonly Entry[]; readonly enter: readonly Entry[] } {
  const leave: Entry[] = [];
  const enter: Entry[] = [];
  let left = from;
  let right = to;
  // A parent is always older than its child, so the younger of the two steps back until they meet.
  while (left !== right) {
    if (left > right) {
      const entry = entryAt(left);
      leave.push(entry);
      left = entry.parent;
    } else {
      const entry = entryAt(right);
      enter.push(entry);
      right = entry.parent;
    }
  }
  return { leave: leave.reverse(), enter: enter.reverse() };
}
