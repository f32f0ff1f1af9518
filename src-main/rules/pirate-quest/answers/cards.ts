import { message } from '../../kernel/message.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { awaited } from '../awaiting.ts';
import type { CardRow } from '../cards.ts';
import { cardName, suitName } from '../names.ts';
import type { Player } from '../player.ts';
import { isOnTable, isOutOfDeck } from '../seen.ts';
import type { State } from '../state.ts';
import { choice, type Button } from './button.ts';

/** Cards that can come out of a hand: not on the table in this battle. */
const playable = (state: State): readonly CardRow[] =>
  state.edition.deck.filter(({ id }) => !isOnTable(state, id));

const drawable = (state: State): readonly CardRow[] =>
  state.edition.deck.filter(({ id }) => !isOutOfDeck(state, id));

const turnOf = (state: State): Player | undefined => {
  const next = awaited(state);
  return next.kind === 'card' ? next.player : undefined;
};

export function cardButtons(state: State): readonly Button[] {
  const seat = turnOf(state);
  if (!seat) return [];
  const left = seat === 'house' ? drawable(state) : playable(state);
  // Where the whole deck has been shown, the table was overruled: any card may come.
  return (left.length ? left : state.edition.deck).map(({ id }) => ({
    command: { kind: 'playCard', seat, card: id },
    label: cardName(id),
  }));
}

export const tryButtons = (state: State, seat: SeatId): readonly Button[] =>
  playable(state).map((card) => ({
    command: { kind: 'tryFeature', seat, card: card.id },
    label: cardName(card.id),
    note: noteOf(card),
  }));

const noteOf = ({ feature }: CardRow) =>
  feature
    ? message(feature.cost === null ? 'answer.try.unpriced' : 'answer.try', {
        feature: message(`feature.${feature.feature}`),
        cost: feature.cost ?? 0,
        value: feature.becomes.value,
        suit: suitName(feature.becomes.suit),
      })
    : message('answer.try.unknown');

export const dummyCardButtons = (state: State): readonly Button[] =>
  playable(state).map(({ id }) => ({ command: { kind: 'showDummyCard', card: id }, label: cardName(id) }));

export const drawnButtons = (state: State, seat: SeatId): readonly Button[] => [
  choice({ kind: 'leaveFeature', seat }, 'keep-card'),
  ...drawable(state).map(({ id }) => ({
    command: { kind: 'playDrawn', seat, card: id } as const,
    label: cardName(id),
  })),
];
