import type { Edit } from '../contract/request.ts';
import type { Entry } from '../log/entry.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import type { Viewer } from '../rules/kernel/view.ts';
import { commandOf, isBegin, type SessionState } from './fact.ts';
import { previewOf, type Preview } from './preview.ts';
import { entryOf, redecide, stepsOf, type Redecided } from './redecide.ts';
import { no } from './refusals.ts';

type Standing = Extract<Redecided, { readonly kind: 'stands' }>;

/** A correction decided and previewed, ready to be appended. */
export interface PreparedDraft {
  /** The entry that the new branch grows from. */
  readonly base: number;
  readonly standing: readonly Standing[];
  readonly preview: Preview;
}

export interface Drafting {
  readonly game: AnyGame;
  readonly chain: readonly Entry[];
  readonly edits: readonly Edit[];
  readonly stateAt: (seq: number) => SessionState;
  readonly now: number;
  /** For whose eyes the preview is. */
  readonly viewer?: Viewer | undefined;
}

/** Tries all edits of a draft together on the chain in force. */
export function prepareDraft(drafting: Drafting): PreparedDraft | { readonly refusal: Refusal } {
  const { game, chain, edits, stateAt, viewer } = drafting;
  const refusal = wrongEdits(chain, edits);
  if (refusal) return { refusal };
  const first = Math.min(...edits.map(entryOf));
  const from = chain.findIndex(({ seq }) => seq === first);
  const tail = chain.slice(from);
  const base = chain[from]?.parent ?? 0;
  const start = stateAt(base);
  const edited = redecide(game, start, stepsOf(tail, edits, drafting.now));
  const unedited = redecide(game, start, stepsOf(tail, [], drafting.now));
  const now = stateAt(chain.at(-1)?.seq ?? 0);
  return {
    base,
    standing: edited.filter((result) => result.kind === 'stands'),
    preview: previewOf({ game, tail, unedited, edited, now, viewer }),
  };
}

function wrongEdits(chain: readonly Entry[], edits: readonly Edit[]): Refusal | undefined {
  if (edits.length === 0) return no('no-edits');
  const inForce = new Map(chain.map((entry) => [entry.seq, entry]));
  const changed = new Set<number>();
  for (const edit of edits) {
    const seq = entryOf(edit);
    const entry = inForce.get(seq);
    if (!entry) return no('not-in-force', { entry: seq });
    if (entry.kind !== 'fact') return no('no-such-entry', { entry: seq });
    if (touchesBeginning(edit, entry)) return no('beginning', { entry: seq });
    if (edit.kind === 'insert') continue;
    if (changed.has(seq)) return no('edited-twice', { entry: seq });
    changed.add(seq);
  }
  return undefined;
}

/** The beginning carries everything else: another may take its place, and there is no other place for one. */
function touchesBeginning(edit: Edit, entry: Entry): boolean {
  const begins = edit.kind !== 'void' && isBegin(edit.command);
  const replacesBeginning = edit.kind === 'replace' && isBegin(commandOf(entry));
  return isBegin(commandOf(entry)) ? !(replacesBeginning && begins) : begins;
}
