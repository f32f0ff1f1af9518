import type { Prompt } from '../../kernel/prompt.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Button } from '../answers.ts';
import { cardsEach, ditchedEach, sorted, type CardId } from '../cards.ts';
import type { Command } from '../commands.ts';
import { handOf } from '../hand.ts';
import { heldBy } from '../knowledge.ts';
import { cardName } from '../names.ts';
import { rowToDeal, unseenCards } from '../prompts/deal.ts';
import type { State } from '../state.ts';

const each = (cards: readonly CardId[], command: (card: CardId) => Command): readonly Button[] =>
  cards.map((card) => ({ command: command(card), label: cardName(card) }));

export function cardAnswers(
  state: State,
  { kind, whom }: Prompt,
  seat: SeatId | undefined,
): readonly Button[] {
  if (kind === 'deal-card') {
    const row = rowToDeal(state);
    return each(unseenCards(state), (card) => ({ kind: 'dealCard', row, card }));
  }
  if (kind === 'show-cards') return toShow(state, seat);
  const own = seat ?? (whom === 'anyone' ? undefined : whom[0]);
  if (!own) return [];
  switch (kind) {
    case 'note-hand':
      return toNote(state, own);
    case 'ditch':
      return toDitch(state, own);
    default:
      return each(handOf(state, own), (card) => ({ kind: 'playCard', seat: own, card }));
  }
}

/** Whoever answers for all is offered what everyone has seen; a card that nobody has seen is read or picked. */
function toShow(state: State, seat: SeatId | undefined): readonly Button[] {
  const seats = seat ? [seat] : state.seats;
  return seats.flatMap((one) => {
    const shown = state.round.shown[one] ?? [];
    const cards = seat ? handOf(state, one) : sorted(heldBy(state.round, one));
    return each(
      cards.filter((card) => !shown.includes(card)),
      (card) => ({ kind: 'showCards', seat: one, cards: [card] }),
    );
  });
}

function toNote(state: State, seat: SeatId): readonly Button[] {
  const noted = state.round.noted[seat] ?? [];
  if (noted.length >= cardsEach) return [];
  return each(
    unseenCards(state).filter((card) => !noted.includes(card)),
    (card) => ({ kind: 'noteHand', seat, cards: [...noted, card] }),
  );
}

function toDitch(state: State, seat: SeatId): readonly Button[] {
  const ditched = state.round.ditched[seat] ?? [];
  return each(
    handOf(state, seat).filter((card) => !ditched.includes(card)),
    (card) => ({ kind: 'ditch', seat, cards: ditched.length < ditchedEach ? [...ditched, card] : [card] }),
  );
}
