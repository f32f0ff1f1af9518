import type { Question } from '../kernel/game.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { accept, refuse, type Result } from '../kernel/result.ts';
import type { Parts } from '../kernel/view.ts';
import type { CardId } from './cards.ts';
import { coinsFor } from './coins.ts';
import { strangeCard } from './begin.ts';
import { editionOf, strangePart } from './edition.ts';
import { groupsOf } from './effects/group.ts';
import { amountsOf, isGroupScoring, type Basis } from './effects/score.ts';
import { cardIn } from './phase.ts';
import { no } from './refusals.ts';
import { recruitmentSlots, type Deck, type ScoreCardPatch } from './score-card.ts';
import type { Scoring } from './scorings.ts';
import { scoringText } from './scoring-text.ts';
import type { State } from './state.ts';
import { message } from '../kernel/message.ts';
import { editionPart, editorPart } from './view/table.ts';

export type TricksQuestion =
  /** What a score card as it is typed would bring these sample players. */
  | {
      readonly kind: 'preview';
      readonly deck: Deck;
      readonly scoring: Scoring;
      readonly players: readonly Basis[];
    }
  /** The score cards as they are once the table's own texts are among them, before a session is begun. */
  | { readonly kind: 'edition'; readonly scoreCards: readonly ScoreCardPatch[] }
  /** The best claims that can be made of these cards for the recruitment cards of the round. */
  | { readonly kind: 'best-claims'; readonly cards: readonly CardId[] }
  /** The fewest coins for an amount. */
  | { readonly kind: 'coins'; readonly amount: number };

const isTricksQuestion = (question: Question): question is TricksQuestion =>
  question.kind === 'preview' ||
  question.kind === 'edition' ||
  question.kind === 'best-claims' ||
  question.kind === 'coins';

export function ask(state: State, question: Question): Result<Parts, Refusal> {
  if (!isTricksQuestion(question)) return refuse(no('bad-question'));
  switch (question.kind) {
    case 'preview':
      return preview(question);
    case 'edition':
      return edition(question.scoreCards);
    case 'best-claims':
      return accept({ claims: bestClaims(state, question.cards) });
    case 'coins':
      return accept({ coins: coinsFor(question.amount) ?? null });
  }
}

function preview({
  deck,
  scoring,
  players,
}: Extract<TricksQuestion, { kind: 'preview' }>): Result<Parts, Refusal> {
  const strange = strangePart(deck, { id: deck, scoring });
  if (strange)
    return refuse(
      no('bad-scoring', {
        card: message('card.previewed'),
        deck: message(`deck.${deck}`),
        part: message(`strange.${strange}`),
      }),
    );
  return accept({
    text: scoringText({ scoring }),
    amounts: amountsOf(scoring, players) ?? null,
    groups: isGroupScoring(scoring) ? players.map(({ cards }) => groupsOf(scoring, cards ?? [])) : null,
  });
}

function edition(scoreCards: readonly ScoreCardPatch[]): Result<Parts, Refusal> {
  const strange = strangeCard({ scoreCards });
  return strange
    ? refuse(strange)
    : accept({ ...editionPart({ edition: editionOf({ scoreCards }), used: [] }), ...editorPart });
}

const bestClaims = (state: State, cards: readonly CardId[]) =>
  recruitmentSlots.map((slot) => {
    const scoring = cardIn(state, slot)?.scoring;
    if (!scoring || !isGroupScoring(scoring)) return { slot, loon: null, groups: [] };
    const groups = groupsOf(scoring, cards);
    return { slot, loon: groups.length * scoring.loon, groups };
  });
