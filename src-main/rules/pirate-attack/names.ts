import { message, type Message } from '../kernel/message.ts';
import type { CardRow } from './cards.ts';

/** A card is called as it is printed, in every language. */
export const cardName = ({ printed }: CardRow): Message => message('card.named', { name: printed });
