import { message, type Message } from '../kernel/message.ts';
import { numberOf, suitOf, type CardId } from './cards.ts';

export const cardName = (card: CardId): Message =>
  message('card.crew', { suit: message(`suit.${suitOf(card)}`), number: numberOf(card) });

export const cardNames = (cards: readonly CardId[]): readonly Message[] => cards.map(cardName);
