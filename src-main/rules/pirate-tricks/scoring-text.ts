import type { Message } from '../kernel/message.ts';
import type { ScoreCard } from './score-card.ts';
import { scoringRow } from './scorings.ts';

/** What a score card pays, in words, made from its data. */
export const scoringText = ({ scoring }: Pick<ScoreCard, 'scoring'>): Message =>
  scoringRow(scoring).sentence(scoring);
