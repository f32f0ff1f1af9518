import type { CommonCommand } from '../../kernel/game.ts';
import { message, type Message, type MessageValues } from '../../kernel/message.ts';
import { cards, numbers, seats, unlisted, upTo, words } from '../../kernel/questions/picks.ts';
import type { Made, Pick, Range } from '../../kernel/questions/step.ts';
import type { Awaited } from '../awaiting.ts';
import { mostCards } from '../cards.ts';
import type { Command } from '../commands.ts';
import { cardName, nameOf } from '../names.ts';
import { isCaptain, players, type Player } from '../player.ts';

/** What is awaited, as a question is asked about it. */
export type AwaitedAs<Kind extends Awaited['kind']> = Extract<Awaited, { kind: Kind }>;

type Own = Exclude<Command, CommonCommand>;

/** A button that says a word; where it is somebody's, the name goes along. */
export function says(command: Own, word: string, values: MessageValues = {}, note?: Message): Made<Command> {
  const seat = 'seat' in command ? command.seat : undefined;
  const name = seat === undefined ? {} : { name: nameOf(seat) };
  return { command, label: message(`answer.${word}`, { ...name, ...values }), ...(note ? { note } : {}) };
}

/** One word, and what it enters. */
export const saying = (word: string, command: Own, label: string): Pick<Command> =>
  words([word], () => says(command, label));

/** A button with a number, pressed by that digit. */
export const counts = (command: Command, value: number, note?: Message): Made<Command> => ({
  command,
  label: message('answer.number', { value }),
  ...(note ? { note } : {}),
  key: String(value),
});

/** Cards of which one is laid or shown. */
export const laying = (listed: readonly string[], command: (card: string) => Own): Pick<Command> =>
  cards(listed, (card) => ({ command: command(card), label: cardName(card) }), anyCard);

/** As many fights as can be bid, won or taken in a battle. */
export const fightsUpTo = (
  most: number,
  make: (fights: number) => Made<Command>,
  typed?: Range,
): Pick<Command> =>
  numbers(upTo(most), (fights) => (fights < 0 || fights > mostCards ? undefined : make(fights)), typed);

/** Any card of the box can be laid where a card is asked for; which of them may be is for the rules to say. */
export const anyCard = (_row: string): _row is string => true;

/** Captains are pointed at, or named as the Dummy and the House are: one by one, so that they stand in their order. */
export const playersOf = (
  listed: readonly Player[],
  make: (player: Player) => Made<Command> | undefined,
): readonly Pick<Command>[] => [
  ...listed.map((player) => (isCaptain(player) ? seats([player], make) : words([player], make))),
  seats([], make),
  unlisted(words(players, make)),
];
