import type { Message } from '../../../src-main/rules/kernel/message.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { PromptPart } from '../../../src-main/contract/view.ts';
import type { GameQuestion, Seen } from '../drawing.ts';
import { part } from './parts.ts';

/** What the game answers to a question about odds. */
export interface Odds {
  readonly luck: number;
  readonly sampleFaces: boolean;
  /** With none to three luck points in hand. */
  readonly chances: readonly number[];
  readonly choices: readonly { readonly action: string; readonly chance: number; readonly kept: number }[];
}

export interface OddsAsked {
  readonly question: GameQuestion;
  readonly row: Message;
}

const prices = [1, 2, 3, 4] as const;
const contests: ReadonlySet<string> = new Set(['roll-fight', 'roll-mutiny', 'bend-roll']);
const attempts: ReadonlySet<string> = new Set(['roll-feature', 'short']);
const before: ReadonlySet<string> = new Set(['play-card', 'try-feature']);

/** What there is to ask about at this prompt: the roll at hand, or what a card could cost before one is laid. */
export function oddsAsked(
  seen: Seen,
  { kind }: Pick<PromptPart, 'kind'>,
  seat: SeatId,
  keep: number,
): readonly OddsAsked[] {
  const fight = part(seen, 'fight');
  if (!fight) return [];
  if (attempts.has(kind) && fight.attempt)
    return [{ question: { kind: 'attempt-odds', seat, keep }, row: { key: 'drawn.odds.paid' } }];
  if (contests.has(kind) && fight.contest)
    return [{ question: { kind: 'contest-odds', seat, keep }, row: { key: 'drawn.odds.wins' } }];
  const mayTry = seen.parts.prompts.some(
    ({ kind: open, whom }) => open === 'try-feature' && whom !== 'anyone' && whom.includes(seat),
  );
  if (!before.has(kind) || !mayTry) return [];
  return prices.map((cost) => ({
    question: { kind: 'attempt-odds', seat, cost, keep },
    row: { key: 'drawn.odds.price', values: { cost } },
  }));
}
