import type { SeatId } from '../kernel/seat.ts';
import { numberOf, isCaptain, totalOf, type ByPlayer, type Player } from './player.ts';
import { markerOf } from './race.ts';
import type { Result, State } from './state.ts';

/** A bid that is met is worth two moves and one more for each fight. */
export const pointsIfMet = (bid: number): number => 2 + bid;

/** Half of what the forecast would have brought, rounded down, at least one. */
const hindsightPoints = (forecast: number): number => Math.max(1, Math.floor(pointsIfMet(forecast) / 2));

const pointsIfOneOff = 1;
const dummyPointsPerFight = 3;

export function resultOf(state: State, player: Player): Result {
  const won = numberOf(state.battle.won, player);
  const bid = numberOf(state.battle.bids, player);
  if (!isCaptain(player)) return { bid: 0, won, outcome: 'dummy', diagonal: true };
  const missed = Math.abs(bid - won);
  const outcome = missed === 0 ? 'met' : missed === 1 ? 'missed-by-one' : 'missed';
  return { bid, won, outcome, diagonal: missed === 0 };
}

export function pointsFor(result: Result): number {
  switch (result.outcome) {
    case 'met':
      return pointsIfMet(result.bid);
    case 'missed-by-one':
      return pointsIfOneOff;
    case 'missed':
      return 0;
    case 'dummy':
      return dummyPointsPerFight * result.won;
  }
}

export interface Reckoning {
  readonly results: ByPlayer<Result>;
  readonly points: ByPlayer<number>;
}

/** The House has no marker, so nothing is reckoned for it. */
export function reckon(state: State): Reckoning {
  const results: { [player in Player]?: Result } = {};
  const points: { [player in Player]?: number } = {};
  for (const player of state.order) {
    if (player === 'house') continue;
    const result = resultOf(state, player);
    results[player] = result;
    points[player] = pointsFor(result);
  }
  return { results, points };
}

/** Who is last on the map, several where the ranks are equal. The Dummy's marker counts like any other. */
function lastOf(state: State): readonly Player[] {
  let [least, most] = [Infinity, -Infinity];
  let last: Player[] = [];
  for (const player of state.order) {
    if (player === 'house') continue;
    const { rank } = markerOf(state, player);
    most = Math.max(most, rank);
    if (rank < least) last = [];
    least = Math.min(least, rank);
    if (rank === least) last.push(player);
  }
  return most === 0 && !state.options.hindsightOffBoard ? [] : last;
}

/** Why no fight more or less may be added to the bid now, the reason that stands longest first. */
export function againstHindsight(
  state: State,
  player: SeatId,
): 'met' | 'off' | 'off-board' | 'not-last' | 'shared' | undefined {
  const result = state.moving?.results[player];
  if (!result) return 'off';
  const missed = Math.abs(result.bid - result.won);
  const isNear = result.outcome === 'missed-by-one' || (state.options.hindsightMissByTwo && missed === 2);
  if (!isNear) return missed === 0 ? 'met' : 'off';
  const last = lastOf(state);
  if (last.length === 0) return 'off-board';
  if (!last.includes(player)) return 'not-last';
  return last.length > 1 && state.options.hindsightTies === 'nobody' ? 'shared' : undefined;
}

/** Whether one fight more or less may be added to the bid now. */
export const hasHindsight = (state: State, player: SeatId): boolean =>
  againstHindsight(state, player) === undefined;

export interface Hindsight {
  readonly result: Result;
  readonly points: number;
}

/** One fight off or added. Who is still one away after that has missed by one. */
export function withHindsight(state: State, result: Result): Hindsight {
  const adjusted = result.bid + Math.sign(result.won - result.bid);
  if (adjusted !== result.won)
    return { result: { ...result, outcome: 'missed-by-one', diagonal: false }, points: pointsIfOneOff };
  const forecast = state.options.hindsightForecast === 'adjusted' ? adjusted : result.bid;
  return {
    result: { ...result, outcome: 'met', diagonal: state.options.hindsightDiagonal },
    points: hindsightPoints(forecast),
  };
}

export type Balance = 'open' | 'possible' | 'met' | 'missed';

/** How a bid stands while the battle goes on; another captain's mutiny may still turn it round. */
export function balanceOf(state: State, player: Player): Balance {
  const bid = state.battle.bids[player];
  if (bid === undefined) return 'open';
  if (offAtBest(state, player, bid) > 0) return 'missed';
  return bid === numberOf(state.battle.won, player) ? 'met' : 'possible';
}

/** By how many fights a bid is missed even if the rest go as its captain would have them. */
function offAtBest({ battle, phase }: State, player: Player, bid: number): number {
  const missing = bid - numberOf(battle.won, player);
  const rest = phase === 'moving' ? 0 : battle.cards - totalOf(battle.won);
  return Math.max(-missing, missing - rest, 0);
}

/** What a bid promises while the battle goes on: once it is missed for certain, what missing it brings at best. */
export function promisedTo(state: State, player: Player): number | null {
  const bid = state.battle.bids[player];
  if (bid === undefined) return null;
  const off = offAtBest(state, player, bid);
  if (off === 0) return pointsIfMet(bid);
  return off === 1 ? pointsIfOneOff : 0;
}
