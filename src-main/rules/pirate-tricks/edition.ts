import { namedCards, scoreCards } from './data/score-cards.ts';
import type { Suit } from './cards.ts';
import { misfit } from '../kernel/shape.ts';
import type { Deck, ScoreCard, ScoreCardPatch } from './score-card.ts';
import { scoringRow, type Scoring } from './scorings.ts';
import { message, type Message } from '../kernel/message.ts';

/** The data a table plays with. It enters with the first event, each change of it is an entry. */
export interface Edition {
  readonly scoreCards: readonly ScoreCard[];
  /** Which faction wears which colour is not printed; a table may say. */
  readonly factions: Factions;
}

export type Factions = { readonly [suit in Suit]?: string };

/** What a setup states differently from what is delivered. */
export interface EditionPatch {
  readonly scoreCards?: readonly ScoreCardPatch[];
  readonly factions?: Factions;
}

export const deliveredEdition: Edition = { scoreCards, factions: {} };

export const editionOf = (patch: EditionPatch = {}): Edition =>
  (patch.scoreCards ?? []).reduce(withScoreCard, {
    ...deliveredEdition,
    factions: patch.factions ?? deliveredEdition.factions,
  });

export const withScoreCard = (edition: Edition, patch: ScoreCardPatch): Edition => ({
  ...edition,
  scoreCards: edition.scoreCards.map((card) => (card.id === patch.id ? { ...card, ...patch } : card)),
});

export const scoreCardOf = (edition: Edition, id: string): ScoreCard | undefined =>
  edition.scoreCards.find((card) => card.id === id);

/** What of a patch makes no sense for its deck, if anything. */
export type StrangePart = 'predicts' | 'kind' | 'value' | 'suits' | 'numbers' | 'places' | 'owing';

export function strangePart(deck: Deck, patch: ScoreCardPatch): StrangePart | undefined {
  if (patch.predicts && deck !== 'treasure') return 'predicts';
  return patch.scoring && strangeScoring(deck, patch.scoring);
}

function strangeScoring(deck: Deck, scoring: Scoring): StrangePart | undefined {
  const { decks, odd, shape } = scoringRow(scoring);
  if (!decks.includes(deck)) return 'kind';
  if (misfit(shape, scoring as unknown as Readonly<Record<string, unknown>>) !== undefined) return 'value';
  const part = odd?.(scoring);
  if (part) return part;
  return deck === 'recruitment' && 'loon' in scoring && scoring.loon <= 0 ? 'owing' : undefined;
}

/** How a score card is called: as the table typed it, as the rulebook has it, or by its slot. */
export function scoreCardName(edition: Edition, id: string): Message {
  const name = scoreCardOf(edition, id)?.name;
  if (name) return message('card.typed', { name });
  if ((namedCards as readonly string[]).includes(id)) return message(`card.${id}`);
  const at = id.lastIndexOf('-');
  return message('card.blank', { deck: message(`deck.${id.slice(0, at)}`), number: id.slice(at + 1) });
}
