import { pendingPlay, type Pending } from '../kernel/stack.ts';
import type { SeatId } from '../kernel/seat.ts';
import type { CaptainRow, CardRow, Effect, Whose } from './cards.ts';
import type { Aim } from './commands.ts';
import { carrierOf, distance, placeOf, rowOf, type Direction, type Play, type State } from './state.ts';

/** The seats upon which such an effect of this player may fall, as the table stands. */
export function candidates(state: State, whose: Whose, player: SeatId): readonly SeatId[] {
  switch (whose) {
    case 'own':
      return [player];
    case 'any':
      return state.seats;
    case 'other':
      return state.seats.filter((seat) => seat !== player);
    case 'carrier':
      return state.seats.filter((seat) => seat === carrierOf(state));
    case 'nearestSea':
      return nearest(state, (seat) => placeOf(state, seat));
    case 'nearestFlagShip':
      return nearest(state, (seat) => Math.abs(placeOf(state, seat) - state.board.flagShip));
  }
}

function nearest(state: State, far: (seat: SeatId) => number): readonly SeatId[] {
  const least = Math.min(...state.seats.map(far));
  return state.seats.filter((seat) => far(seat) === least);
}

/** Who can be aimed at by one effect; undefined where it needs no aim. */
function aimedBy(state: State, effect: Effect, player: SeatId): readonly SeatId[] | undefined {
  switch (effect.kind) {
    case 'modifyRoll':
    case 'moveShip':
    case 'forceRoll':
    case 'draw':
    case 'discard':
      return effect.whose === 'own' ? undefined : candidates(state, effect.whose, player);
    case 'takeFlag':
      return state.seats.filter((seat) => seat === carrierOf(state) && seat !== player);
    case 'redirect':
      return effect.to === 'chosen' ? state.seats : undefined;
    case 'cancel':
    case 'note':
      return undefined;
  }
}

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

export type Move = Extract<Effect, { kind: 'moveShip' }>;

export const movesOf = (row: CardRow | CaptainRow): readonly Move[] =>
  row.effects.filter((effect) => effect.kind === 'moveShip');

/** Upon whom an effect falls. Sent elsewhere, what is aimed falls there; what is not stays, unless nothing was. */
export const subjectOf = (play: Play, whose: Whose): SeatId | undefined =>
  whose === 'own' && !play.whole ? play.seat : play.target;

/** Which way a ship goes by a card; undefined where the player of the card has to say. */
export function directionOf(
  state: State,
  effect: Move,
  player: SeatId,
  subject: SeatId,
  chosen: Direction | undefined,
): Direction | undefined {
  const at = placeOf(state, subject);
  const to = placeOf(state, player);
  switch (effect.way) {
    case 'seaward':
    case 'inward':
      return effect.way;
    case 'towards':
      return to >= at ? 'inward' : 'seaward';
    case 'away':
      if (at > to) return 'inward';
      return at < to ? 'seaward' : chosen;
    case 'either':
      if (at === 0) return 'inward';
      return at === state.board.spaces ? 'seaward' : chosen;
  }
}

export const answersOthers = (row: CardRow | CaptainRow): boolean =>
  row.effects.some(({ kind }) => kind === 'cancel' || kind === 'redirect');

export const isAnswer = (state: State, play: Play): boolean => {
  const row = rowOf(state, play);
  return row !== undefined && answersOthers(row);
};

/** A pending play is against a seat that it is aimed at, or whose own play it undoes or sends back. */
export function isAgainst(state: State, pending: Pending<Play>, seat: SeatId): boolean {
  const { play } = pending;
  if (play.seat === seat) return false;
  if (play.target === seat) return true;
  const answered = pending.answers === undefined ? undefined : pendingPlay(state.stack, pending.answers);
  return answered?.play.seat === seat && isAnswer(state, play);
}

const mayAnswer = (state: State, row: CardRow | CaptainRow, pending: Pending<Play>, seat: SeatId): boolean =>
  row.effects.some((effect) => effect.kind === 'cancel' && effect.only === 'any') ||
  isAgainst(state, pending, seat);

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

/** Out of range of what the play says about distances. */
export const isFar = (state: State, play: Play, target: SeatId, within: number): boolean =>
  distance(state, play.seat, target) > within;
