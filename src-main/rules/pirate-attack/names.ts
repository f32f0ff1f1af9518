import { message, type Message } from '../kernel/message.ts';
import type { CardRow } from './cards.ts';
import { cardOf } from './data/cards.ts';

/** A card is called as it is printed, in every language. */
export const cardName = ({ printed }: CardRow): Message => message('card.named', { name: printed });

/** The same of what a log or a task names; a card that no list has is called by its id. */
export function nameOf(card: string): Message | string {
  const row = cardOf(card);
  return row ? cardName(row) : card;
}

/** The same where it stands among the numbers of a refusal. */
export const printedName = (card: string): string => cardOf(card)?.printed ?? card;
