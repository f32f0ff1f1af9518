import type { Entry } from '../log/entry.ts';
import { canonical } from '../rules/kernel/digest.ts';
import { fieldKey, type AnyGame, type FieldValue } from '../rules/kernel/game.ts';
import type { Message } from '../rules/kernel/message.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { SessionState } from './fact.ts';
import type { Redecided } from './redecide.ts';

/** What a correction would do, grouped by cause, before anybody presses "apply". */
export interface Preview {
  readonly numbers: readonly NumberChange[];
  readonly leaders: Change<readonly SeatId[]> | undefined;
  readonly winners: Change<readonly SeatId[]> | undefined;
  /** An edit that the rules refuse: apply needs an override for it, or another edit. */
  readonly refusedEdits: readonly Doubt[];
  /** Later entries that would be refused now and stand as overrides, since the table did do it. */
  readonly kept: readonly Doubt[];
  /** Later entries that make no sense any more and would drop out. */
  readonly dropped: readonly Doubt[];
  /** Entries that today's rules decide otherwise than on the evening, edits or not. */
  readonly mended: readonly number[];
}

export interface Change<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** null: it changes, and what it is stays with its seat. */
export interface NumberChange extends Change<FieldValue | null> {
  readonly label: Message;
  readonly seat?: SeatId;
}

export interface Doubt {
  /** The entry in question; none for an inserted fact. */
  readonly entry?: number;
  readonly refusal: Refusal;
}

export function previewOf(
  game: AnyGame,
  tail: readonly Entry[],
  unedited: readonly Redecided[],
  edited: readonly Redecided[],
  now: SessionState,
): Preview {
  const after = lastState(edited) ?? now;
  return {
    numbers: numberChanges(game, now, after),
    leaders: changed(game.standings(now.game).leaders, game.standings(after.game).leaders),
    winners: changed(game.standings(now.game).winners, game.standings(after.game).winners),
    refusedEdits: edited.flatMap((result) => (result.step.edited ? doubtOf(result) : [])),
    kept: edited.flatMap((result) =>
      result.kind === 'stands' && !result.step.edited ? doubtOf(result) : [],
    ),
    dropped: edited.flatMap((result) =>
      result.kind === 'drops' && !result.step.edited ? doubtOf(result) : [],
    ),
    mended: mendedIn(tail, unedited),
  };
}

const lastState = (results: readonly Redecided[]): SessionState | undefined =>
  results.findLast((result) => result.kind === 'stands')?.after;

function doubtOf(result: Redecided): readonly Doubt[] {
  const refusal = result.kind === 'drops' ? result.refusal : result.kept;
  if (!refusal) return [];
  return [result.step.entry === undefined ? { refusal } : { entry: result.step.entry, refusal }];
}

function numberChanges(game: AnyGame, before: SessionState, after: SessionState): readonly NumberChange[] {
  const old = new Map(game.fields(before.game).map((field) => [fieldKey(field.field, field.seat), field]));
  return game.fields(after.game).flatMap((field) => {
    const was = old.get(fieldKey(field.field, field.seat));
    if (!was || was.value === field.value) return [];
    const shown = (value: FieldValue): FieldValue | null => (field.secretOf === undefined ? value : null);
    const change = { label: field.label, before: shown(was.value), after: shown(field.value) };
    return [field.seat ? { ...change, seat: field.seat } : change];
  });
}

const changed = (
  before: readonly SeatId[],
  after: readonly SeatId[],
): Change<readonly SeatId[]> | undefined =>
  canonical(before) === canonical(after) ? undefined : { before, after };

/** The unedited tail decided by today's rules, beside what the log says was decided on the evening. */
function mendedIn(tail: readonly Entry[], unedited: readonly Redecided[]): readonly number[] {
  const today = new Map(unedited.map((result) => [result.step.entry, result]));
  return tail
    .filter((entry) => {
      const result = today.get(entry.seq);
      if (!result) return false;
      return result.kind === 'drops' || Boolean(result.kept) || canonical(result.events) !== entry.events;
    })
    .map((entry) => entry.seq);
}
