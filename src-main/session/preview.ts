import type { Entry } from '../log/entry.ts';
import { canonical } from '../rules/kernel/digest.ts';
import { fieldKey, type AnyGame, type Field, type FieldValue } from '../rules/kernel/game.ts';
import type { Message } from '../rules/kernel/message.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import { maySee, type Viewer } from '../rules/kernel/view.ts';
import type { SessionState } from './fact.ts';
import { answersSecret, opensSealed } from './sealed.ts';
import type { Redecided } from './redecide.ts';
import { no } from './refusals.ts';

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
  /** It would open what others have sealed: what comes of it is shown when it is applied, not before. */
  readonly opens: boolean;
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

export interface Previewing {
  readonly game: AnyGame;
  /** The part of the chain that is decided anew, and the state before it. */
  readonly tail: readonly Entry[];
  readonly unedited: readonly Redecided[];
  readonly edited: readonly Redecided[];
  readonly now: SessionState;
  /** Who looks; nobody in particular may know everything, as a script does. */
  readonly viewer?: Viewer | undefined;
}

export function previewOf(previewing: Previewing): Preview {
  const { game, tail, unedited, edited, now, viewer } = previewing;
  const after = lastState(edited) ?? now;
  const sees = (seat: SeatId): boolean => !viewer || maySee(viewer, seat);
  const opens = opensSealed(game, now.game, after.game, sees);
  const before = new Map(unedited.map((result) => [result.step.entry, result.before]));
  const doubtOf = (result: Redecided): readonly Doubt[] => {
    const refusal = result.kind === 'drops' ? result.refusal : result.kept;
    if (!refusal) return [];
    const { entry, command } = result.step;
    const states = [before.get(entry), result.before].flatMap((state) => (state ? [state.game] : []));
    const isSecret = opens || states.some((state) => answersSecret(game, state, command, sees));
    // Whether a ruling may stand against it has to be known all the same.
    const told = isSecret ? { ...no('in-secret'), waivable: refusal.waivable } : refusal;
    return [entry === undefined ? { refusal: told } : { entry, refusal: told }];
  };
  const results = (kind: Redecided['kind'] | undefined, isEdited: boolean): readonly Doubt[] =>
    edited.flatMap((result) =>
      result.step.edited === isEdited && (kind ?? result.kind) === result.kind ? doubtOf(result) : [],
    );
  return {
    numbers: opens ? [] : numberChanges(game, now, after, sees),
    leaders: opens
      ? undefined
      : changed(game.standings(now.game).leaders, game.standings(after.game).leaders),
    winners: opens
      ? undefined
      : changed(game.standings(now.game).winners, game.standings(after.game).winners),
    refusedEdits: results(undefined, true),
    kept: results('stands', false),
    dropped: results('drops', false),
    mended: mendedIn(tail, unedited),
    opens,
  };
}

const lastState = (results: readonly Redecided[]): SessionState | undefined =>
  results.findLast((result) => result.kind === 'stands')?.after;

function numberChanges(
  game: AnyGame,
  before: SessionState,
  after: SessionState,
  sees: (seat: SeatId) => boolean,
): readonly NumberChange[] {
  const old = new Map(game.fields(before.game).map((field) => [fieldKey(field.field, field.seat), field]));
  return game.fields(after.game).flatMap((field) => {
    const was = old.get(fieldKey(field.field, field.seat));
    if (!was || was.value === field.value) return [];
    const shown = ({ secretOf, value }: Field): FieldValue | null =>
      secretOf === undefined || sees(secretOf) ? value : null;
    const change = { label: field.label, before: shown(was), after: shown(field) };
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
