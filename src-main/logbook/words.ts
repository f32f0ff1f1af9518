import { message, type Message, type MessageValues } from '../rules/kernel/message.ts';
import type { SeatId } from '../rules/kernel/seat.ts';

/** Numbers up to twelve stand as words in a sentence. */
const mostWords = 12;

export const numberWord = (number: number): Message | number =>
  Number.isInteger(number) && number >= 0 && number <= mostWords ? message(`number.${number}`) : number;

/** A sentence of the story: one is told otherwise than several, in both languages. */
export const counted = (key: string, count: number, values: MessageValues = {}): Message =>
  message(`story.${key}.${count === 1 ? 'one' : 'more'}`, { ...values, count, number: numberWord(count) });

export const story = (key: string, values: MessageValues = {}): Message => message(`story.${key}`, values);

export const who = (seat: SeatId): { readonly seat: SeatId } => ({ seat });
