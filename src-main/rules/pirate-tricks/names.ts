import { message, type Message } from '../kernel/message.ts';
import { numberOf, suitOf, type CardId } from './cards.ts';
import { scoreCardName } from './edition.ts';
import type { Slot } from './score-card.ts';
import type { State } from './state.ts';

export const cardName = (card: CardId): Message =>
  message('card.crew', { suit: message(`suit.${suitOf(card)}`), number: numberOf(card) });

export const cardNames = (cards: readonly CardId[]): readonly Message[] => cards.map(cardName);

export function slotName({ edition, round }: State, slot: Slot): Message {
  const id = round.slots[slot];
  return id === undefined ? message(`slot.${slot}`) : scoreCardName(edition, id);
}
