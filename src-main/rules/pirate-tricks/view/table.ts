import type { BySeat } from '../../kernel/seat.ts';
import type { Viewer } from '../../kernel/view.ts';
import { lowestNumber } from '../cards.ts';
import { scoreCardName, scoreCardOf } from '../edition.ts';
import { leaderOf, phaseOf } from '../phase.ts';
import { asksPrediction, deckOf, decks, slots } from '../score-card.ts';
import { kindsFor, scoringKinds, scorings } from '../scorings.ts';
import { scoringText } from '../scoring-text.ts';
import type { PastRound, State } from '../state.ts';
import { seesLoon } from './sees.ts';

export function tablePart(state: State) {
  const { round, options, bank } = state;
  return {
    round: round.number,
    rounds: options.rounds,
    phase: phaseOf(state),
    depth: state.depth,
    marker: round.marker,
    leader: leaderOf(state) ?? null,
    bank: Math.max(0, bank),
    /** Loon that the bank owes the table on paper. */
    notes: Math.max(0, -bank),
    lowestCard: lowestNumber(state.seats.length),
    showLoon: options.showLoon,
    over: state.over,
    winners: state.winners,
  };
}

export const scoreCardsPart = (state: State) =>
  slots.map((slot) => {
    const id = state.round.slots[slot];
    const card = id === undefined ? undefined : scoreCardOf(state.edition, id);
    return {
      slot,
      deck: deckOf(slot),
      card: card && {
        id: card.id,
        name: scoreCardName(state.edition, card.id),
        text: scoringText(card),
        byHand: card.scoring.kind === 'hand',
        predicts: asksPrediction(card),
      },
    };
  });

/** What a score card can pay for, for the editor: a page knows no rules. */
export const editorPart = {
  scoringKinds: Object.fromEntries(decks.map((deck) => [deck, kindsFor(deck)])),
  scorings: scoringKinds.map((kind) => ({ kind, shape: scorings[kind].shape })),
};

/** The score cards as the table knows them, and the factions' names. */
export const editionPart = ({ edition, used }: Pick<State, 'edition' | 'used'>) => ({
  factions: edition.factions,
  scoreCards: edition.scoreCards.map((card) => ({
    ...card,
    label: scoreCardName(edition, card.id),
    text: scoringText(card),
    used: used.includes(card.id),
  })),
});

export const pastPart = (state: State, viewer: Viewer) =>
  state.past.map((round) => ({
    ...round,
    spoils: round.spoils.map(({ slots: settled, lines }) => ({
      slots: settled,
      lines: lines.map(({ seat, due, change }) => ({ seat, due, change })),
    })),
    loon: loonSeen(state, round, viewer),
  }));

function loonSeen(state: State, { loon }: PastRound, viewer: Viewer): BySeat<number> {
  return Object.fromEntries(
    state.seats.filter((seat) => seesLoon(state, viewer, seat)).map((seat) => [seat, loon[seat] ?? 0]),
  );
}
