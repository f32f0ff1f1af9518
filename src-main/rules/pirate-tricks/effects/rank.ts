import type { Scoring } from '../scorings.ts';

type Rank = Extract<Scoring, { kind: 'rank' }>;

/** What each gets for the tricks taken: equals get the same, and those behind them are next. */
export function rankAmounts(scoring: Rank, tricks: readonly number[]): readonly number[] {
  const placed = tricks.filter((taken) => taken > 0 || !scoring.needsTricks);
  const groups = [...new Set(placed)].sort((a, b) => (scoring.order === 'most' ? b - a : a - b));
  return tricks.map((taken) => scoring.places[groups.indexOf(taken)] ?? 0);
}
