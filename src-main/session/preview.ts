import type { Entry } from '../log/entry.ts';
import type { Steps } from '../log/steps.ts';
import { canonical } from '../rules/kernel/digest.ts';
import { fieldKey, type AnyGame, type FieldValue } from '../rules/kernel/game.ts';
import type { Message } from '../rules/kernel/message.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Sees } from '../rules/kernel/secrets.ts';
import { commandOf, textOf, type SessionState } from './fact.ts';
import { placesInstead, type Place } from './deciding.ts';
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
  /** Of these, pieces that lie where they may not be any more: the table is asked where they lie. */
  readonly decide?: readonly Decision[];
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

export interface Decision {
  readonly entry: number;
  /** Where the rules have the piece instead. */
  readonly places: readonly Place[];
}

export interface Previewing {
  readonly game: AnyGame;
  /** The part of the chain that is decided anew. */
  readonly tail: readonly Entry[];
  /** The tail as today's rules decide it without the edits. */
  readonly unedited: Iterable<Redecided>;
  /** The tail with the edits, at the table as the viewer knows it; it may begin before the tail. */
  readonly edited: Iterable<Redecided>;
  /** Entries of which the viewer does not know what they say. */
  readonly hidden: ReadonlyMap<number, unknown>;
  /** The table in force, as the viewer knows it. */
  readonly now: SessionState;
  readonly sees: Sees;
}

export function* previewOf(previewing: Previewing): Steps<Preview> {
  const { game, tail, now, sees } = previewing;
  const inTail = new Set(tail.map(({ seq }) => seq));
  const { after, hasOpened, doubts } = yield* lookThrough(previewing);
  const opens = hasOpened || endsWithKeepers(previewing, after);
  const follows = ({ step: { edited, entry } }: Redecided): boolean =>
    !opens && !edited && entry !== undefined && inTail.has(entry);
  const decide = doubts.flatMap(({ of, doubt: { entry }, places }): readonly Decision[] =>
    places && entry !== undefined && follows(of) ? [{ entry, places }] : [],
  );
  const told = (which: (result: Redecided) => boolean): readonly Doubt[] =>
    doubts.filter(({ of }) => which(of)).map(({ doubt }) => doubt);
  const before = game.standings(now.game);
  const then = game.standings(after.game);
  return {
    numbers: opens ? [] : numberChanges(game, now, after, sees),
    leaders: opens ? undefined : changed(before.leaders, then.leaders),
    winners: opens ? undefined : changed(before.winners, then.winners),
    refusedEdits: told(({ step }) => step.edited),
    kept: told((result) => result.kind === 'stands' && follows(result)),
    ...(decide.length > 0 ? { decide } : {}),
    dropped: told((result) => result.kind === 'drops' && follows(result)),
    mended: yield* mendedIn(tail, previewing.unedited),
    opens,
    unseen: yield* unseenBy(previewing),
  };
}

interface LookedThrough {
  readonly after: SessionState;
  /** Whether answers lie open afterwards that the viewer does not know. */
  readonly hasOpened: boolean;
  readonly doubts: readonly Doubted[];
}

interface Doubted {
  readonly of: Redecided;
  readonly doubt: Doubt;
  readonly places: readonly Place[] | undefined;
}

/** Goes once through what the edits make of the tail, and keeps only what there is to tell. */
function* lookThrough({ game, edited, hidden, now, sees }: Previewing): Steps<LookedThrough> {
  const seals = new Seals(game);
  const known = new Set<number>();
  const doubts: Doubted[] = [];
  let after = now;
  let hasOpened = false;
  let at = 0;
  for (const result of edited) {
    const { command, entry, edited: isEdited } = result.step;
    const refusal = doubtOf(result);
    const doubt = refusal && (entry === undefined ? { refusal } : { entry, refusal });
    if (doubt) doubts.push({ of: result, doubt, places: placesInstead(game, result) });
    if (result.kind === 'stands') {
      after = result.after;
      if (isEdited || entry === undefined || !hidden.has(entry)) known.add(at);
      seals.answered(command, at);
      for (const { seat, number } of seals.openedBy(result.events))
        if (!sees(seat) && (number === undefined || !known.has(number))) hasOpened = true;
    }
    at += 1;
    yield;
  }
  return { after, hasOpened, doubts };
}

export const doubtOf = (result: Redecided): Refusal | undefined =>
  result.kind === 'drops' ? result.refusal : result.kept;

/** Whether all that is kept until the end is to be laid open. */
function endsWithKeepers({ game, now, sees }: Previewing, after: SessionState): boolean {
  const endsNow = game.standings(after.game).over && !game.standings(now.game).over;
  return endsNow && keepers(game, now, sees).length > 0;
}

/** Whose numbers among those that can be set by hand are not for these eyes. */
const keepers = (game: AnyGame, { game: state }: SessionState, sees: Sees): readonly SeatId[] =>
  game.fields(state).flatMap(({ secretOf }) => (secretOf !== undefined && !sees(secretOf) ? [secretOf] : []));

function* unseenBy({ game, tail, hidden, now, sees }: Previewing): Steps<readonly SeatId[]> {
  const all = new Set<SeatId | undefined>(keepers(game, now, sees));
  for (const entry of tail) {
    if (!hidden.has(entry.seq)) continue;
    all.add(keeperOf(game, commandOf(entry), sees, now.game));
    yield;
  }
  return now.game.seats.filter((seat) => all.has(seat));
}

function numberChanges(
  game: AnyGame,
  before: SessionState,
  after: SessionState,
  sees: Sees,
): readonly NumberChange[] {
  const old = new Map(game.fields(before.game).map((field) => [fieldKey(field.field, field.seat), field]));
  return game.fields(after.game).flatMap((field) => {
    const was = old.get(fieldKey(field.field, field.seat));
    if (!was || isSameValue(was.value, field.value)) return [];
    if (field.secretOf !== undefined && !sees(field.secretOf)) return [];
    const change = { label: field.label, before: was.value, after: field.value };
    return [field.seat ? { ...change, seat: field.seat } : change];
  });
}

const isSameValue = (one: FieldValue, other: FieldValue): boolean =>
  one === other || (typeof one === 'object' && canonical(one) === canonical(other));

const changed = (
  before: readonly SeatId[],
  after: readonly SeatId[],
): Change<readonly SeatId[]> | undefined =>
  canonical(before) === canonical(after) ? undefined : { before, after };

/** The unedited tail decided by today's rules, beside what the log says was decided on the evening. */
function* mendedIn(tail: readonly Entry[], unedited: Iterable<Redecided>): Steps<readonly number[]> {
  const decidedThen = new Map(tail.map(({ seq, events }) => [seq, events]));
  const mended: number[] = [];
  for (const result of unedited) {
    const { entry } = result.step;
    const isSame =
      result.kind === 'stands' && !result.kept && textOf(result.events) === decidedThen.get(entry ?? 0);
    if (!isSame && entry !== undefined) mended.push(entry);
    yield;
  }
  return mended;
}
