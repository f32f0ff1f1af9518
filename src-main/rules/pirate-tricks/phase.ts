import { clockwiseFrom, type SeatId } from '../kernel/seat.ts';
import { answeredBy, type Secret } from '../kernel/secret.ts';
import { openInRow, tricksInRound } from './cards.ts';
import { scoreCardOf } from './edition.ts';
import { isOpen } from './flags.ts';
import { asksPrediction, slots, type ScoreCard, type Slot } from './score-card.ts';
import type { Flag, Lot, Round, State, Tie } from './state.ts';

/** What the table is at. It follows from the facts and the depth, so a change of depth needs no repair. */
export const phases = [
  'not-begun',
  'draw',
  'deal',
  'second-pass',
  'bid',
  'tie',
  'choose',
  'predict',
  'tricks',
  'ruling',
  'settle',
  'tell-row',
  'tell-round',
  'over',
] as const;
export type Phase = (typeof phases)[number];

export function phaseOf(state: State): Phase {
  const { round } = state;
  if (round.number === 0) return 'not-begun';
  if (state.over) return 'over';
  if (state.depth === 'score') return isAuctionOpen(round) ? 'tell-row' : 'tell-round';
  if (missesScoreCards(state)) return 'draw';
  if (missesFaces(state)) return 'deal';
  if (round.asking) return 'second-pass';
  if (round.lot) return lotPhase(round.lot);
  if (predictors(state).length > 0) return 'predict';
  if (round.tricks.length < tricksInRound) return 'tricks';
  return unruled(state).length > 0 ? 'ruling' : 'settle';
}

function lotPhase(lot: Lot): Phase {
  if (lot.chooser) return 'choose';
  return lot.tie ? 'tie' : 'bid';
}

export const isPlaying = (round: Round): boolean => round.tricks.length > 0 || round.laid.length > 0;

export const openSlots = (round: Round): readonly Slot[] =>
  slots.filter((slot) => round.slots[slot] === undefined);

const isUnderWay = (state: State): boolean => state.round.number > 0 && !state.over;

export const missesScoreCards = (state: State): boolean =>
  isUnderWay(state) &&
  state.depth !== 'score' &&
  !state.round.drawSkipped &&
  !isPlaying(state.round) &&
  openSlots(state.round).length > 0;

export const missesFaces = (state: State): boolean =>
  isUnderWay(state) &&
  state.depth === 'cards' &&
  !state.round.dealSkipped &&
  untakenRows(state.round).some((row) => facesMissing(state.round, row) > 0);

export const rowAt = (round: Round, row: number) => round.rows[row - 1];

export const facesMissing = (round: Round, row: number): number =>
  openInRow - (rowAt(round, row)?.open.length ?? openInRow);

export const untakenRows = (round: Round): readonly number[] =>
  round.rows.flatMap((row, at) => (row.taken ? [] : [at + 1]));

export const isAuctionOpen = (round: Round): boolean => round.rows.some(({ taken }) => !taken);

export const loonLyingOn = (round: Round, row: number): number => rowAt(round, row)?.loon ?? 0;

export const rowOf = (round: Round, seat: SeatId): number | undefined => {
  const at = round.rows.findIndex((row) => row.taken?.seat === seat);
  return at < 0 ? undefined : at + 1;
};

/** Who has no row yet. */
export const bidders = (state: State): readonly SeatId[] =>
  state.seats.filter((seat) => rowOf(state.round, seat) === undefined);

export const tieOf = (state: State): Tie | null => state.round.lot?.tie ?? null;

/** Nothing has been bid in this round yet, so there is still time to fill up a purse. */
export const isFreshRound = (state: State): boolean => {
  const { rows, lot, asking } = state.round;
  return (
    !asking &&
    rows.every((row) => !row.taken && !row.passed) &&
    lot !== null &&
    lot.tie === null &&
    Object.keys(lot.bids.answers).length === 0
  );
};

export const cardIn = (state: State, slot: Slot): ScoreCard | undefined => {
  const id = state.round.slots[slot];
  return id === undefined ? undefined : scoreCardOf(state.edition, id);
};

/** Who leads the first trick and predicts first: the marker's owner. */
export const firstSeat = (state: State): SeatId | undefined => state.round.marker ?? state.seats[0];

export const clockwise = (state: State, from: SeatId | undefined): readonly SeatId[] =>
  from ? clockwiseFrom(state.seats, from) : state.seats;

/** Who has still to predict, in order. */
export function predictors(state: State): readonly SeatId[] {
  const treasure = cardIn(state, 'treasure');
  if (!treasure || !asksPrediction(treasure) || isPlaying(state.round)) return [];
  return clockwise(state, firstSeat(state)).filter((seat) => state.round.predictions[seat] === undefined);
}

/** Between the last row and the first trick two cards of each hand are set aside; whose that has not been told of yet. */
export const stillToLayAside = (state: State): readonly SeatId[] =>
  isUnderWay(state) && state.depth !== 'score' && !isAuctionOpen(state.round) && !isPlaying(state.round)
    ? state.seats.filter((seat) => !state.round.aside.includes(seat))
    : [];

/** Recruits may be laid open from the last row taken until the next fact that is none. */
export const mayClaim = (state: State): boolean =>
  isUnderWay(state) &&
  state.depth !== 'score' &&
  !isAuctionOpen(state.round) &&
  !state.round.claimsClosed &&
  state.round.tricks.length < tricksInRound;

/** Predictions may stand before recruits, or after them. */
export function isClaimTime(state: State): boolean {
  const phase = phaseOf(state);
  const isTime = phase === 'tricks' || (phase === 'predict' && state.options.predictions === 'after-claims');
  return isTime && mayClaim(state);
}

export const leaderOf = (state: State): SeatId | undefined => state.round.leader ?? firstSeat(state);

/** Whose card is next; who really led counts, if that was somebody else. */
export function nextSeat(state: State): SeatId | undefined {
  const { laid } = state.round;
  const order = clockwise(state, laid[0]?.seat ?? leaderOf(state));
  return order.find((seat) => !laid.some((card) => card.seat === seat));
}

/** Breaches that the table has still to rule on before the round is settled. */
export const unruled = (state: State): readonly Flag[] =>
  state.options.breach === 'table' ? state.flags.filter((flag) => isOpen(state, flag)) : [];

export const tricksOf = (round: Round, seat: SeatId): number =>
  round.tricks.filter((trick) => trick.winner === seat).length;

/** Purses stand behind screens until the end, unless the table plays with open ones. */
export const pursesOpen = ({ over, options }: State): boolean => over || options.showLoon;

export const loonOf = (state: State, seat: SeatId): number => state.loon[seat] ?? 0;

/** How many answers are out: the verb goes with them. */
export const outstanding = (secret: Secret<unknown>): number =>
  secret.asked.length - answeredBy(secret).length;

/** What is told of a row where something is asked about it. */
export const shownRow = (state: State, row: number) => ({
  round: state.round.number,
  row,
  open: rowAt(state.round, row)?.open,
  loon: rowAt(state.round, row)?.loon,
});
