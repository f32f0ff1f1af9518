import { codeNow } from '../rules/kernel/table-service.ts';
import type { AnyCommand, Edit } from '../contract/request.ts';
import type { Entry, Override, Source } from '../log/entry.ts';
import { notTold } from '../rules/kernel/agenda.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import type { Sees } from '../rules/kernel/secrets.ts';
import { waive, commandOf, evolveFact, type AnyEvent, type SessionState } from './fact.ts';
import { silenceFor, standsAnyway } from './secrecy.ts';

/** A command on its way to be decided anew. */
export interface Step {
  readonly command: AnyCommand;
  /** As the log keeps it, where it comes from there. */
  readonly stored?: string;
  /** The entry it comes from; none for an inserted one. */
  readonly entry?: number;
  readonly edited: boolean;
  readonly source: Source;
  readonly at: number;
  readonly override?: Override;
}

export type Redecided =
  /** `kept`: refused now, but the table did it, so it stands as an override of these codes. */
  | {
      readonly kind: 'stands';
      readonly step: Step;
      readonly events: readonly AnyEvent[];
      readonly override?: Override;
      readonly kept?: Refusal;
      readonly before: SessionState;
      readonly after: SessionState;
    }
  /** Makes no sense any more, and no ruling can make it: it drops out. */
  | {
      readonly kind: 'drops';
      readonly step: Step;
      readonly refusal: Refusal;
    };

export const entryOf = (edit: Edit): number => (edit.kind === 'insert' ? edit.before : edit.entry);

/** The tail of the chain as the edits would have it. */
export function* stepsOf(tail: readonly Entry[], edits: readonly Edit[]): Generator<Step, void> {
  for (const entry of tail) {
    if (entry.kind !== 'fact') continue;
    for (const edit of edits)
      // It happened then; when it was put in, the correction's own entry says.
      if (edit.kind === 'insert' && edit.before === entry.seq) yield stepOfEdit(edit, entry.at);
    const replaced = edits.find((edit) => edit.kind !== 'insert' && edit.entry === entry.seq);
    if (!replaced) yield stepOfEntry(entry);
    else if (replaced.kind === 'replace') yield { ...stepOfEdit(replaced, entry.at), entry: entry.seq };
  }
}

function stepOfEdit({ command, override }: Exclude<Edit, { readonly kind: 'void' }>, at: number): Step {
  const step = { command, edited: true, source: 'corrected', at } as const;
  return override ? { ...step, override } : step;
}

function stepOfEntry(entry: Entry): Step {
  const step = {
    command: commandOf(entry),
    stored: entry.command,
    entry: entry.seq,
    edited: false,
    source: entry.source,
    at: entry.at,
  };
  return entry.override ? { ...step, override: entry.override } : step;
}

/**
 * Decides each step on the state that the ones before have made. No secret says whether what the table did stands:
 * that is told when it is opened. What is new is held against what these eyes may know.
 */
export function* redecide(
  game: AnyGame,
  from: SessionState,
  steps: Iterable<Step>,
  sees: Sees,
): Generator<Redecided, void> {
  let state = from;
  for (const step of steps) {
    const decided = redecideStep(game, state, step, sees);
    if (decided.kind === 'stands') state = decided.after;
    yield decided;
  }
}

function redecideStep(game: AnyGame, before: SessionState, step: Step, sees: Sees): Redecided {
  const passes = step.edited ? silenceFor(sees) : standsAnyway;
  const waivedFor = (code: string) => (isLeft(game, step, code) ? [code, notTold] : [code]);
  const { codes, decision, refusals } = waive(game, before, step.command, { waivedFor, passes });
  if (!decision.ok) return { kind: 'drops', step, refusal: decision.no };
  const after = evolveFact(game, before, decision.value, step.at);
  const override = overrideOf(step, codes, refusals);
  return { kind: 'stands', step, events: decision.value, before, after, ...override };
}

/**
 * Something would have to be done first that nobody was asked for on the evening: a correction has brought it up. An
 * edit says itself what comes first, and so does a ruling of the evening.
 */
function isLeft(game: AnyGame, { edited, override }: Step, code: string): boolean {
  if (!game.refusals[code]?.task || edited) return false;
  const overruled = (override?.codes ?? []).map(codeNow);
  return !overruled.includes(code) || overruled.includes(notTold);
}

/** What was overruled on the evening stays so; what is refused only now is kept, and said. */
function overrideOf(step: Step, codes: readonly string[], refusals: readonly Refusal[]) {
  if (codes.length === 0) return {};
  const override: Override = { codes, reason: step.override?.reason ?? '' };
  const overruled = (step.override?.codes ?? []).map(codeNow);
  const kept = refusals.find(({ code }) => !overruled.includes(code));
  return kept ? { override, kept } : { override };
}
