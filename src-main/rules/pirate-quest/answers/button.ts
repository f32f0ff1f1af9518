import type { Answer, CommonCommand } from '../../kernel/game.ts';
import { message, type Message, type MessageValues } from '../../kernel/message.ts';
import type { Command } from '../commands.ts';
import { nameOf } from '../names.ts';

export type Button = Answer<Command>;

/** A button that says a word; where it is somebody's, the name goes along. */
export function choice(
  command: Exclude<Command, CommonCommand>,
  word: string,
  values: MessageValues = {},
  note?: Message,
): Button {
  const name = 'seat' in command ? { name: nameOf(command.seat) } : {};
  const label = message(`answer.${word}`, { ...name, ...values });
  return note ? { command, label, note } : { command, label };
}

/** A button with a number, pressed by that digit. */
export function digit(command: Command, value: number, note?: Message): Button {
  const button = { command, label: message('answer.number', { value }), key: String(value) };
  return note ? { ...button, note } : button;
}

export const upTo = (most: number, least = 0): readonly number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at);
