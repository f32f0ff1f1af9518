import type { CardId } from '../cards.ts';
import type { Scoring } from '../scorings.ts';
import { groupsOf, type GroupScoring } from './group.ts';
import { rankAmounts } from './rank.ts';

/** What is known of one player when a card is settled; what is missing is not known. */
export interface Basis {
  /** Laid open for a recruitment, else the cards in the tricks taken. */
  readonly cards?: readonly CardId[];
  readonly tricks?: number;
  readonly prediction?: number;
}

export const isGroupScoring = (scoring: Scoring): scoring is GroupScoring =>
  scoring.kind === 'run' || scoring.kind === 'set' || scoring.kind === 'card';

/** What a card pays each player, in the same order; undefined where the table has to tell it. */
export function amountsOf(scoring: Scoring, players: readonly Basis[]): readonly number[] | undefined {
  if (scoring.kind === 'rank') {
    const tricks = players.map((player) => player.tricks);
    return tricks.every((taken) => taken !== undefined) ? rankAmounts(scoring, tricks) : undefined;
  }
  const amounts = players.map((player) => amountOf(scoring, player));
  return amounts.every((amount) => amount !== undefined) ? amounts : undefined;
}

function amountOf(scoring: Exclude<Scoring, { kind: 'rank' }>, player: Basis): number | undefined {
  switch (scoring.kind) {
    case 'hand':
      return undefined;
    case 'run':
    case 'set':
    case 'card':
      return player.cards && times(groupsOf(scoring, player.cards).length, scoring.loon);
    case 'trick':
      return player.tricks === undefined ? undefined : times(player.tricks, scoring.loon);
    case 'prediction':
      return predictionAmount(scoring, player);
  }
}

/** Nothing times a debt is nothing, not minus nothing. */
const times = (count: number, loon: number): number => (count === 0 ? 0 : count * loon);

function predictionAmount(
  scoring: Extract<Scoring, { kind: 'prediction' }>,
  { tricks, prediction }: Basis,
): number | undefined {
  if (tricks === undefined || prediction === undefined) return undefined;
  const missedBy = Math.abs(tricks - prediction);
  return missedBy === 0 ? scoring.hit + scoring.each * tricks : scoring.miss + scoring.off * missedBy;
}
