import { message, type MessageValues } from '../../kernel/message.ts';
import { cards, digit, numbers, seats } from '../../kernel/questions/picks.ts';
import type { Made, Pick, Range } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { isCard, type CardId } from '../cards.ts';
import type { Command } from '../commands.ts';
import { cardName } from '../names.ts';

/** Crew cards of which one is laid, noted or shown; any of the deck is read. */
export const crew = (listed: readonly CardId[], command: (card: CardId) => Command): Pick<Command> =>
  cards(listed, (card) => ({ command: command(card), label: cardName(card) }), isCard);

/** Captains of whom one is meant, each with what is said of that one. */
export const captains = (
  listed: readonly SeatId[],
  command: (seat: SeatId) => Command,
  word: string,
  how: Parameters<typeof seats>[2] = {},
): Pick<Command> => seats(listed, (seat) => says(command(seat), word, { seat: { seat } }), how);

/** A whole number from nothing up, with what it means and the digit that presses it. */
export const amounts = (
  listed: readonly number[],
  typed: Range,
  made: (amount: number) => Made<Command>,
): Pick<Command> =>
  numbers(listed, (amount) => (amount < 0 ? undefined : { ...digit(amount), ...made(amount) }), typed);

/** What is entered, in the words of an answer. */
export const says = (command: Command, word: string, values?: MessageValues): Made<Command> => ({
  command,
  label: message(`answer.${word}`, values),
});
