import { pendingPlay, type Pending } from '../kernel/stack.ts';
import type { SeatId } from '../kernel/seat.ts';
import type { CaptainRow, CardRow } from './cards.ts';
import type { Aim } from './commands.ts';
import { directionOf } from './effects/course.ts';
import type { Move } from './effects/effect.ts';
import { kindOf } from './effects/effects.ts';
import type { Effect } from './effects/kinds.ts';
import { subjectOf } from './effects/subject.ts';
import { rowOf, type Play, type State } from './state.ts';

/** Who can be aimed at by one effect; undefined where it needs no aim. */
const aimedBy = (state: State, effect: Effect, player: SeatId): readonly SeatId[] | undefined =>
  kindOf(effect).whom?.(state, effect, player);

/** One target serves all effects of a card; undefined where none needs any. */
export function targetsOf(
  state: State,
  row: CardRow | CaptainRow,
  player: SeatId,
): readonly SeatId[] | undefined {
  const aimed = row.effects.flatMap((effect) => {
    const seats = aimedBy(state, effect, player);
    return seats ? [seats] : [];
  });
  const [first, ...others] = aimed;
  return first?.filter((seat) => others.every((seats) => seats.includes(seat)));
}

export const movesOf = (row: CardRow | CaptainRow): readonly Move[] =>
  row.effects.flatMap((effect) => kindOf(effect).moves?.(effect) ?? []);

/** The plays that one effect of a row can answer. */
const answersOf = (row: CardRow | CaptainRow) =>
  row.effects.flatMap((effect) => kindOf(effect).answers?.(effect) ?? []);

export const answersOthers = (row: CardRow | CaptainRow): boolean => answersOf(row).length > 0;

export const isAnswer = (state: State, play: Play): boolean => {
  const row = rowOf(state, play);
  return row !== undefined && answersOthers(row);
};

/** A pending play is against a seat that it is aimed at, or whose own play it undoes or sends back. */
function isAgainst(state: State, pending: Pending<Play>, seat: SeatId): boolean {
  const { play } = pending;
  if (play.seat === seat) return false;
  if (play.target === seat) return true;
  const answered = pending.answers === undefined ? undefined : pendingPlay(state.stack, pending.answers);
  return answered?.play.seat === seat && isAnswer(state, play);
}

const mayAnswer = (state: State, row: CardRow | CaptainRow, pending: Pending<Play>, seat: SeatId): boolean =>
  answersOf(row).includes('any') || isAgainst(state, pending, seat);

/** The pending plays that such a card of this seat can answer, the topmost first. */
export const answerable = (state: State, row: CardRow | CaptainRow, seat: SeatId): readonly Pending<Play>[] =>
  state.stack.plays.filter((pending) => mayAnswer(state, row, pending, seat)).toReversed();

/** The play with everything filled in that only one answer fits. */
export function aimed(
  state: State,
  row: CardRow | CaptainRow,
  seat: SeatId,
  source: Play['source'],
  aim: Aim,
): Play {
  const targets = targetsOf(state, row, seat);
  const only = targets?.length === 1 ? targets[0] : undefined;
  const target = aim.target ?? only;
  const moves = movesOf(row).length > 0;
  return {
    seat,
    source,
    row: row.id,
    ...(targets && target ? { target } : {}),
    ...(moves && aim.direction ? { direction: aim.direction } : {}),
    ...(moves && aim.spaces !== undefined ? { spaces: aim.spaces } : {}),
  };
}

/** Some ship that the play moves could go either way, and nobody has said which. */
export const lacksDirection = (state: State, row: CardRow | CaptainRow, play: Play): boolean =>
  movesOf(row).some((move) => {
    const subject = subjectOf(play, move.whose);
    return subject !== undefined && !directionOf(state, move, play.seat, subject, play.direction);
  });
