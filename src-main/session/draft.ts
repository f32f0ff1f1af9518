import type { AnyCommand, Edit } from '../contract/request.ts';
import type { Entry } from '../log/entry.ts';
import type { Steps } from '../log/steps.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import type { Viewer } from '../rules/kernel/view.ts';
import { Branch } from './branch.ts';
import { commandOf, isBegin, type SessionState } from './fact.ts';
import { doubtOf, previewOf, type Preview } from './preview.ts';
import { entryOf, redecide, stepsOf, type Step } from './redecide.ts';
import { no } from './refusals.ts';
import { asSeen, beforeSeals, hiddenIn, seesOf } from './secrecy.ts';

export interface Drafting {
  readonly game: AnyGame;
  readonly chain: readonly Entry[];
  readonly edits: readonly Edit[];
  readonly stateAt: (seq: number) => SessionState;
  /** Under which entry the query rows of an entry stand. */
  readonly placeOf: (seq: number) => number;
  /** Who corrects, or looks at what a correction would do. */
  readonly viewer?: Viewer | undefined;
}

/** What a draft would do, as far as the viewer may know. */
export function* previewDraft(drafting: Drafting): Steps<Result<Preview, Refusal>> {
  const refusal = wrongEdits(drafting.chain, drafting.edits);
  if (refusal) return refuse(refusal);
  const { game, stateAt } = drafting;
  const sees = seesOf(drafting.viewer);
  const { tail, base } = tailOf(drafting);
  const { edited, hidden, now } = yield* asViewed(drafting);
  const unedited = redecide(game, stateAt(base), stepsOf(tail, []), sees);
  return accept(yield* previewOf({ game, tail, unedited, edited, hidden, now, sees }));
}

/** Tries all edits of a draft together on the chain in force. What its viewer sees refused is refused. */
export function* prepareDraft(drafting: Drafting): Steps<Result<Branch, Refusal>> {
  const refusal = wrongEdits(drafting.chain, drafting.edits) ?? (yield* firstRefused(drafting));
  if (refusal) return refuse(refusal);
  const { game, edits, stateAt, viewer, placeOf } = drafting;
  const { tail, base } = tailOf(drafting);
  const branch = new Branch(game, base, stateAt(base), placeOf);
  for (const result of redecide(game, branch.after, stepsOf(tail, edits), seesOf(viewer))) {
    if (result.kind === 'stands') branch.add(result);
    yield;
  }
  return accept(branch);
}

/**
 * The tail with its edits, worked out on the table as the viewer knows it, so that it is the same whatever others keep
 * to themselves.
 */
function* asViewed({ game, chain, edits, stateAt, viewer }: Drafting) {
  const sees = seesOf(viewer);
  const state = stateAt(chain.at(-1)?.seq ?? 0);
  const start = beforeSeals(game, chain, firstOf(chain, edits), stateAt);
  const whole = chain.slice(start);
  const hidden = yield* hiddenIn(game, whole, sees, state.game);
  const known = (one: SessionState): SessionState => ({
    ...one,
    game: asSeen(game, one.game, sees, state.game),
  });
  const steps = asKnown(stepsOf(whole, edits), hidden);
  const edited = redecide(game, known(stateAt(chain[start]?.parent ?? 0)), steps, sees);
  return { edited, hidden, now: known(state) };
}

function* asKnown(steps: Iterable<Step>, hidden: ReadonlyMap<number, AnyCommand>): Generator<Step, void> {
  for (const step of steps) {
    const seen = step.edited || step.entry === undefined ? undefined : hidden.get(step.entry);
    yield seen ? { ...step, command: seen } : step;
  }
}

/** What the viewer sees refused of the edits; what follows behind the last of them says nothing to that. */
function* firstRefused(drafting: Drafting): Steps<Refusal | undefined> {
  const { edited } = yield* asViewed(drafting);
  let left = drafting.edits.filter(({ kind }) => kind !== 'void').length;
  for (const result of edited) {
    yield;
    if (left === 0) return undefined;
    if (!result.step.edited) continue;
    left -= 1;
    const doubt = doubtOf(result);
    if (doubt) return doubt;
  }
  return undefined;
}

/** What follows from the first edit on, and where it grows from. */
function tailOf({ chain, edits }: Drafting) {
  const from = firstOf(chain, edits);
  return { tail: chain.slice(from), base: chain[from]?.parent ?? 0 };
}

function firstOf(chain: readonly Entry[], edits: readonly Edit[]): number {
  const first = Math.min(...edits.map(entryOf));
  return chain.findIndex(({ seq }) => seq === first);
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
