import type { Entry } from '../log/entry.ts';

/**
 * Where the head of a session has been. Facts and whole corrections add a position, undo and redo walk along them,
 * a new fact after an undo lets go of what lay ahead. All of it is told by the entries themselves, so it survives
 * any restart. Two stacks, so that a step costs the same in a long evening as in a short one.
 */
export interface Chain {
  /** The head on top, what it was before beneath. */
  readonly past: Position;
  /** What redo brings back, the next on top. */
  readonly future: Position | undefined;
  /** Entries of a correction that are still to come before it counts as one position. */
  readonly remaining: number;
}

interface Position {
  readonly head: number;
  readonly below: Position | undefined;
}

export const emptyChain: Chain = { past: { head: 0, below: undefined }, future: undefined, remaining: 0 };

export const headOf = (chain: Chain): number => chain.past.head;

/** How many entries follow a draft entry as its re-decided tail. */
export const tailLength = (draft: Entry): number => (JSON.parse(draft.command) as { tail: number }).tail;

export function follow(chain: Chain, entry: Entry): Chain {
  switch (entry.kind) {
    case 'undo':
      return stepBack(chain);
    case 'redo':
      return stepForward(chain);
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
  past: { head, below: chain.past },
  future: undefined,
  remaining: 0,
});

function stepBack({ past, future, remaining }: Chain): Chain {
  if (!past.below) throw new Error('an undo before anything was entered');
  return { past: past.below, future: { head: past.head, below: future }, remaining };
}

function stepForward({ past, future, remaining }: Chain): Chain {
  if (!future) throw new Error('a redo of nothing');
  return { past: { head: future.head, below: past }, future: future.below, remaining };
}

/** The head before the newest position, or nothing when only the beginning is left. */
export const undoTo = ({ past }: Chain): number | undefined => past.below?.head || undefined;

export const redoTo = ({ future }: Chain): number | undefined => future?.head;

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

/** What leaves and what comes into force when the head moves, oldest first, and what both follow on from. */
export function difference(
  entryAt: (seq: number) => Entry,
  from: number,
  to: number,
): { readonly leave: readonly Entry[]; readonly enter: readonly Entry[]; readonly base: number } {
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
  return { leave: leave.reverse(), enter: enter.reverse(), base: left };
}
