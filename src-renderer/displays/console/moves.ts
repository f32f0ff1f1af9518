import type { Reply } from '../../../src-main/contract/reply.ts';

/** Something that this desk has entered, or begun. */
export type Move =
  | {
      readonly kind: 'act' | 'undo' | 'redo';
      /** The entry that says so. */
      readonly entry: number;
      /** Of an undo or a redo: the entry that it took back or brought back. */
      readonly of?: number;
    }
  /** A step of an answer: the line puts back how far it had come. */
  | { readonly kind: 'begun'; readonly line: Line };

type Line = Readonly<Record<string, unknown>>;

/** Also what waits for its other half, for a tap or for the disk. */
export const isTaken = (reply: Reply): boolean => !('refusal' in reply);

/** What a line that was entered has moved. */
export function moveOf(line: Line, entry: number): Move {
  const { kind, entry: of } = line;
  if ((kind === 'undo' || kind === 'redo') && typeof of === 'number') return { kind, entry, of };
  return { kind: 'act', entry };
}

/** Takes back what a machine had pressed, newest first; false where something else was entered since. */
export async function takenBack(
  moves: readonly Move[],
  send: (line: Line) => Promise<Reply>,
): Promise<boolean> {
  for (const move of [...moves].reverse()) {
    const reply = await send(backOf(move));
    if (!('seq' in reply || 'waiting' in reply)) return false;
  }
  return true;
}

function backOf(move: Move): Line {
  if (move.kind === 'begun') return move.line;
  const { kind, entry, of } = move;
  return { kind: kind === 'undo' ? 'redo' : 'undo', entry: of ?? entry, because: 'scan' };
}

const frame = 8;
const longest = 1000;

/** What was entered is shown a frame or two later; if that is lost on the way, nobody waits for it for ever. */
export async function untilShown(isShown: () => boolean): Promise<void> {
  for (let waited = 0; waited < longest && !isShown(); waited += frame)
    await new Promise((soon) => setTimeout(soon, frame));
}
