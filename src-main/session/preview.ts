import type { Entry } from '../log/entry.ts';
import { canonical } from '../rules/kernel/digest.ts';
import { fieldKey, type AnyGame, type FieldValue } from '../rules/kernel/game.ts';
import type { Message } from '../rules/kernel/message.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Sees } from '../rules/kernel/secrets.ts';
import { commandOf, type SessionState } from './fact.ts';
import type { Redecided } from './redecide.ts';
import { keeperOf, Seals } from './secrecy.ts';

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
  /** It would open what others keep sealed: what comes of it is shown when it is applied, not before. */
  readonly opens: boolean;
  /** Whose secrets are left out of all this: whether a sealed answer stands is told when it is opened. */
  readonly unseen: readonly SeatId[];
}

export interface Change<Value> {
  readonly before: Value;
  readonly after: Value;
}

export interface NumberChange extends Change<FieldValue> {
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
  /** The part of the chain that is decided anew. */
  readonly tail: readonly Entry[];
  /** The tail as today's rules decide it without the edits. */
  readonly unedited: readonly Redecided[];
  /** The tail with the edits, at the table as the viewer knows it; it may begin before the tail. */
  readonly edited: readonly Redecided[];
  /** Entries of which the viewer does not know what they say. */
  readonly hidden: ReadonlyMap<number, unknown>;
  /** The table in force, as the viewer knows it. */
  readonly now: SessionState;
  readonly sees: Sees;
}

export function previewOf(previewing: Previewing): Preview {
  const { game, tail, unedited, edited, now, sees } = previewing;
  const after = lastState(edited) ?? now;
  const opens = opensSecrets(previewing, after);
  const inTail = new Set(tail.map(({ seq }) => seq));
  const doubts = (which: (result: Redecided) => boolean): readonly Doubt[] =>
    edited.filter(which).flatMap((result) => {
      const refusal = doubtOf(result);
      const { entry } = result.step;
      if (!refusal) return [];
      return [entry === undefined ? { refusal } : { entry, refusal }];
    });
  const follows = ({ step: { edited: isEdited, entry } }: Redecided): boolean =>
    !opens && !isEdited && entry !== undefined && inTail.has(entry);
  const before = game.standings(now.game);
  const then = game.standings(after.game);
  return {
    numbers: opens ? [] : numberChanges(game, now, after, sees),
    leaders: opens ? undefined : changed(before.leaders, then.leaders),
    winners: opens ? undefined : changed(before.winners, then.winners),
    refusedEdits: doubts(({ step }) => step.edited),
    kept: doubts((result) => result.kind === 'stands' && follows(result)),
    dropped: doubts((result) => result.kind === 'drops' && follows(result)),
    mended: mendedIn(tail, unedited),
    opens,
    unseen: unseenBy(previewing),
  };
}

const doubtOf = (result: Redecided): Refusal | undefined =>
  result.kind === 'drops' ? result.refusal : result.kept;

/** Whether answers lie open afterwards that the viewer does not know, or all that is kept until the end does. */
function opensSecrets({ game, edited, hidden, now, sees }: Previewing, after: SessionState): boolean {
  const endsNow = game.standings(after.game).over && !game.standings(now.game).over;
  if (endsNow && keepers(game, now, sees).length > 0) return true;
  const seals = new Seals(game);
  const known = new Set<number>();
  return edited.some((result, at) => {
    if (result.kind === 'drops') return false;
    const { command, entry, edited: isEdited } = result.step;
    if (isEdited || entry === undefined || !hidden.has(entry)) known.add(at);
    seals.answered(command, at);
    return seals
      .openedBy(result.events)
      .some(({ seat, number }) => !sees(seat) && (number === undefined || !known.has(number)));
  });
}

/** Whose numbers among those that can be set by hand are not for these eyes. */
const keepers = (game: AnyGame, { game: state }: SessionState, sees: Sees): readonly SeatId[] =>
  game.fields(state).flatMap(({ secretOf }) => (secretOf !== undefined && !sees(secretOf) ? [secretOf] : []));

function unseenBy({ game, tail, hidden, now, sees }: Previewing): readonly SeatId[] {
  const answers = tail
    .filter(({ seq }) => hidden.has(seq))
    .map((entry) => keeperOf(game, commandOf(entry), sees, now.game));
  const all = new Set<SeatId | undefined>([...answers, ...keepers(game, now, sees)]);
  return now.game.seats.filter((seat) => all.has(seat));
}

const lastState = (results: readonly Redecided[]): SessionState | undefined =>
  results.findLast((result) => result.kind === 'stands')?.after;

function numberChanges(
  game: AnyGame,
  before: SessionState,
  after: SessionState,
  sees: Sees,
): readonly NumberChange[] {
  const old = new Map(game.fields(before.game).map((field) => [fieldKey(field.field, field.seat), field]));
  return game.fields(after.game).flatMap((field) => {
    const was = old.get(fieldKey(field.field, field.seat));
    if (!was || was.value === field.value) return [];
    if (field.secretOf !== undefined && !sees(field.secretOf)) return [];
    const change = { label: field.label, before: was.value, after: field.value };
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
