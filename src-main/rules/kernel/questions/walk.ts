import type { Refusal } from '../refusal.ts';
import type { Interpretation, Sign } from '../sign.ts';
import { listedAt, onlyChoice, readAt, signOf, type Choice, type Slip, type Step } from './step.ts';

/** One step that was answered. `byItself`: nobody had to say it. */
interface Said<Command> {
  readonly at: Step<Command>;
  readonly choice: Choice<Command>;
  readonly byItself: boolean;
}

/** How far an answer has come. */
export interface Walk<Command> {
  readonly said: readonly Said<Command>[];
  readonly open: Step<Command> | undefined;
  /** Signs that came before their step. */
  readonly early: readonly Sign[];
}

/** How the signs of a question may come. */
export interface Manner<Command> {
  /** Where it has to be said whose answer it is, the step at which it is said. */
  readonly whose?: Step<Command> | undefined;
  /** A captain's token alone begins an answer. */
  readonly seatFirst?: boolean;
  /** A sign of the second step may come before one of the first. */
  readonly anyOrder?: boolean;
}

/** Why an answer cannot go on from where it has come; undefined where it can. */
export type Stuck<Command> = (walk: Walk<Command>) => Refusal | undefined;

export const startAt = <Command>(first: Step<Command> | undefined): Walk<Command> => ({
  said: [],
  open: first,
  early: [],
});

/** Says one thing more. What comes after it is taken by itself as long as there is only one choice. */
export function say<Command>(
  { said, open, early }: Walk<Command>,
  choice: Choice<Command>,
  { whose }: Manner<Command> = {},
): Walk<Command> {
  if (!open) throw new Error(`nothing is asked that ${choice.id} would answer`);
  let all: readonly Said<Command>[] = [...said, { at: open, choice, byItself: false }];
  let next = choice.next?.();
  // Whose it is answers nothing yet: the first thing that is asked of a seat is never taken by itself.
  for (let only = open !== whose && next && onlyChoice(next); next && only; only = next && onlyChoice(next)) {
    all = [...all, { at: next, choice: only, byItself: true }];
    next = only.next?.();
  }
  return { said: all, open: next, early };
}

/** What the signs that came mean, the newest last: it must have said something. */
export function readSigns<Command>(
  begun: Walk<Command>,
  manner: Manner<Command>,
  signs: readonly Sign[],
  stuck: Stuck<Command>,
): Interpretation<Command> {
  const walk = walkSigns(begun, signs.slice(0, -1), manner);
  const last = signs.at(-1);
  const newest = last && take(walk, last, manner);
  if (!newest) return { kind: 'unfit' };
  if ('slip' in newest) return { kind: 'refused', refusal: newest.slip };
  return meaningOf(newest, manner, stuck);
}

/** How far an answer has come with these signs; what says nothing here is passed over. */
export function walkSigns<Command>(
  begun: Walk<Command>,
  signs: readonly Sign[],
  manner: Manner<Command>,
): Walk<Command> {
  let walk = begun;
  for (const sign of signs) {
    const taken = take(walk, sign, manner);
    if (taken && !('slip' in taken)) walk = taken;
  }
  return walk;
}

function meaningOf<Command>(
  walk: Walk<Command>,
  { whose, seatFirst }: Manner<Command>,
  stuck: Stuck<Command>,
): Interpretation<Command> {
  const { said, open, early } = walk;
  const last = said.at(-1);
  if (last && (!open || open.optional)) {
    const { command } = last.choice;
    if (command === undefined) throw new Error(`${last.choice.id} finishes an answer and makes no command`);
    return { kind: 'command', command };
  }
  if (!open) return { kind: 'unfit' };
  const isSeatAlone = last?.at === whose && early.length === 0;
  if (isSeatAlone && !seatFirst) return { kind: 'unfit' };
  const nowhere = stuck(walk);
  if (nowhere) return { kind: 'refused', refusal: nowhere };
  return { kind: 'incomplete', missing: [open.lacks] };
}

/** A sign says what was taken by itself, presses at the open step, changes an earlier one, or waits for a later. */
function take<Command>(
  walk: Walk<Command>,
  sign: Sign,
  manner: Manner<Command>,
): Walk<Command> | Slip | undefined {
  const confirmed = confirm(walk, sign);
  if (confirmed) return confirmed;
  const read = walk.open && readAt(walk.open, sign);
  if (read && !('slip' in read)) return takeEarly(say(walk, read, manner), manner);
  return changeEarlier(walk, sign, manner) ?? waitForLater(walk, sign, manner) ?? read;
}

/**
 * Whoever scans the only card that could be taken means that one, though the next step would read it too. Said a second
 * time it belongs to the next step.
 */
function confirm<Command>(walk: Walk<Command>, sign: Sign): Walk<Command> | undefined {
  const at = walk.said.findLastIndex(({ byItself }) => !byItself) + 1;
  const isIt = ({ at: asked, choice }: Said<Command>): boolean => {
    const read = readAt(asked, sign);
    return read !== undefined && !('slip' in read) && read.id === choice.id;
  };
  if (!walk.open || !walk.said.slice(at).some(isIt)) return undefined;
  return { ...walk, said: walk.said.map((one) => (isIt(one) ? { ...one, byItself: false } : one)) };
}

/** What came early is said once its step is open. */
function takeEarly<Command>(walk: Walk<Command>, manner: Manner<Command>): Walk<Command> {
  return walk.early.reduce<Walk<Command>>(
    (now, sign) => {
      const taken = take(now, sign, manner);
      return taken && !('slip' in taken) ? taken : now;
    },
    { ...walk, early: [] },
  );
}

/** The same behind a press, which is newer: what is said already stands. */
export const sayEarly = <Command>(walk: Walk<Command>, manner: Manner<Command>): Walk<Command> =>
  walk.early.length === 0
    ? walk
    : walk.early.reduce<Walk<Command>>(
        (now, sign) => {
          const read = now.open && readAt(now.open, sign);
          if (read && !('slip' in read)) return say(now, read, manner);
          return waitForLater(now, sign, manner) ?? now;
        },
        { ...walk, early: [] },
      );

function changeEarlier<Command>(
  { said, early }: Walk<Command>,
  sign: Sign,
  manner: Manner<Command>,
): Walk<Command> | undefined {
  const at = said.findLastIndex((one) => {
    const read = readAt(one.at, sign);
    return read !== undefined && !('slip' in read);
  });
  const changed = said[at];
  const choice = changed && readAt(changed.at, sign);
  if (!changed || !choice || 'slip' in choice) return undefined;
  const before: Walk<Command> = { said: said.slice(0, at), open: changed.at, early };
  return goOn(say(before, choice, manner), said.slice(at + 1), manner);
}

/** What had been said after a step that was changed stands as far as it can be said again. */
function goOn<Command>(
  walk: Walk<Command>,
  later: readonly Said<Command>[],
  manner: Manner<Command>,
): Walk<Command> {
  let now = walk;
  for (const { choice, byItself } of later) {
    // There is no other choice now, so that it stands already.
    if (now.said.some((one) => one.byItself && one.choice.id === choice.id)) continue;
    const sign = signOf(choice.id);
    const again = !byItself && sign && now.open ? readAt(now.open, sign) : undefined;
    if (!again || 'slip' in again) return now;
    now = say(now, again, manner);
  }
  return now;
}

/** A piece that only one may have says whose it is; a number says it of nobody, since a purse is a secret. */
const isPiece = ({ kind }: Sign): boolean => kind === 'card' || kind === 'face';

function waitForLater<Command>(
  walk: Walk<Command>,
  sign: Sign,
  manner: Manner<Command>,
): Walk<Command> | undefined {
  const { open } = walk;
  if (!open || (open !== manner.whose && !manner.anyOrder)) return undefined;
  const ways = listedAt(open).map((choice) => ({ choice, next: choice.next?.() }));
  const reading = ways.filter(({ next }) => {
    const read = next && readAt(next, sign);
    return read !== undefined && !('slip' in read);
  });
  if (reading.length === 0) return undefined;
  const waiting = { ...walk, early: [...walk.early, sign] };
  const holders = open === manner.whose && isPiece(sign) ? reading.filter(lists(sign)) : [];
  const [only, ...others] = holders;
  return only && others.length === 0 ? takeEarly(say(waiting, only.choice, manner), manner) : waiting;
}

/** Whether a piece is among what the next step lists, not only something it would read. */
const lists =
  (sign: Sign) =>
  <Command>({ next }: { readonly next: Step<Command> | undefined }): boolean => {
    const read = next && readAt(next, sign);
    return (
      next !== undefined &&
      read !== undefined &&
      !('slip' in read) &&
      listedAt(next).some(({ id }) => id === read.id)
    );
  };
