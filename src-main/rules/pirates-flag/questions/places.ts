import { message, type Message } from '../../kernel/message.ts';
import { squares } from '../../kernel/questions/picks.ts';
import type { Made, Pick } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Command } from '../commands.ts';
import type { State } from '../state.ts';

export const placeLabel = (at: number): Message => message(at === 0 ? 'answer.sea' : 'answer.space', { at });

export const seatLabel = (seat: SeatId): Message => message('answer.seat', { player: { seat } });

/** The number of a space, where it is one. */
export const spaceOf = (square: string): number | undefined =>
  /^\d{1,3}$/.test(square) ? Number(square) : undefined;

/** Spaces touched on the board, or typed by their numbers where a number can mean nothing else. */
export const spaces = (
  listed: readonly number[],
  make: (at: number) => Made<Command> | undefined,
  areNumbered = true,
): Pick<Command> =>
  squares(
    listed.map(String),
    (square) => {
      const at = spaceOf(square);
      return at === undefined ? undefined : make(at);
    },
    { areNumbered },
  );

/** From the open sea to the last space of the pass. */
export const everySpace = (state: State): readonly number[] =>
  Array.from({ length: state.board.spaces + 1 }, (_, space) => space);
