import type { Edit } from '../contract/request.ts';
import type { Entry } from '../log/entry.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import type { Viewer } from '../rules/kernel/view.ts';
import { commandOf, isBegin, type SessionState } from './fact.ts';
import { previewOf, type Preview } from './preview.ts';
import { entryOf, redecide, stepsOf, type Redecided, type Step } from './redecide.ts';
import { no } from './refusals.ts';
import { asSeen, beforeSeals, hiddenIn, seesOf } from './secrecy.ts';

type Standing = Extract<Redecided, { readonly kind: 'stands' }>;

/** A correction decided, ready to be appended. */
export interface PreparedDraft {
  /** The entry that the new branch grows from. */
  readonly base: number;
  readonly standing: readonly Standing[];
}

export interface Drafting {
  readonly game: AnyGame;
  readonly chain: readonly Entry[];
  readonly edits: readonly Edit[];
  readonly stateAt: (seq: number) => SessionState;
  /** Who corrects, or looks at what a correction would do. */
  readonly viewer?: Viewer | undefined;
}

/**
 * What a draft would do, as far as the viewer may know: worked out on the table as the viewer knows it, so that it
 * is the same whatever others keep to themselves.
 */
export function previewDraft(drafting: Drafting): Result<Preview, Refusal> {
  const refusal = wrongEdits(drafting.chain, drafting.edits);
  if (refusal) return refuse(refusal);
  const { game, chain, edits, stateAt } = drafting;
  const sees = seesOf(drafting.viewer);
  const { from, tail, base } = tailOf(drafting);
  const unedited = redecide(game, stateAt(base), stepsOf(tail, []), sees);
  const state = stateAt(chain.at(-1)?.seq ?? 0);
  const start = beforeSeals(game, chain, from, stateAt);
  const whole = chain.slice(start);
  const hidden = hiddenIn(game, whole, sees, state.game);
  const steps = stepsOf(whole, edits).map((step): Step => {
    const seen = step.edited || step.entry === undefined ? undefined : hidden.get(step.entry);
    return seen ? { ...step, command: seen } : step;
  });
  const known = (one: SessionState): SessionState => ({
    ...one,
    game: asSeen(game, one.game, sees, state.game),
  });
  const edited = redecide(game, known(stateAt(chain[start]?.parent ?? 0)), steps, sees);
  return accept(previewOf({ game, tail, unedited, edited, hidden, now: known(state), sees }));
}

/** Tries all edits of a draft together on the chain in force. What its viewer sees refused is refused. */
export function prepareDraft(drafting: Drafting): Result<PreparedDraft, Refusal> {
  const previewed = previewDraft(drafting);
  if (!previewed.ok) return previewed;
  const [doubt] = previewed.value.refusedEdits;
  if (doubt) return refuse(doubt.refusal);
  const { game, edits, stateAt, viewer } = drafting;
  const { tail, base } = tailOf(drafting);
  const decided = redecide(game, stateAt(base), stepsOf(tail, edits), seesOf(viewer));
  return accept({ base, standing: decided.filter((result) => result.kind === 'stands') });
}

/** What follows from the first edit on, and where it grows from. */
function tailOf({ chain, edits }: Drafting) {
  const first = Math.min(...edits.map(entryOf));
  const from = chain.findIndex(({ seq }) => seq === first);
  return { from, tail: chain.slice(from), base: chain[from]?.parent ?? 0 };
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
