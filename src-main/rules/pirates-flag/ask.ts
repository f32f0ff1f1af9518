import { accept, refuse, type Result } from '../kernel/result.ts';
import type { Question } from '../kernel/game.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { SeatId } from '../kernel/seat.ts';
import type { Parts } from '../kernel/view.ts';
import { checkBoard, formatBoard, parseBoard } from './board.ts';
import { settled } from './decide/stack.ts';
import { dataOf } from './edition.ts';
import { atLeast, battleChance, spreadOf } from './odds.ts';
import { refusal } from './refusals.ts';
import { diceFor } from './rolls.ts';
import { modifiersOf, type State } from './state.ts';

const seatIn = (state: State, value: unknown): SeatId | undefined =>
  state.seats.find((seat) => seat === value);

const bad = (): Result<Parts, Refusal> => refuse(refusal('bad-question'));

/** Pure questions beside the game; nothing of them is stored. */
export function ask(state: State, question: Question): Result<Parts, Refusal> {
  const asked = question as unknown as Readonly<Record<string, unknown>>;
  switch (question.kind) {
    case 'battle':
      return askBattle(state, asked);
    case 'reach':
      return askReach(state, asked);
    case 'board':
      return askBoard(asked);
    case 'edition':
      return askEdition(asked['edition']);
    default:
      return bad();
  }
}

/** The attacker's chance to win a battle now, with what waits for both next rolls. */
function askBattle(state: State, asked: Readonly<Record<string, unknown>>): Result<Parts, Refusal> {
  const ahead = settled(state);
  const attacker = seatIn(ahead, asked['attacker']);
  const defender = seatIn(ahead, asked['defender']);
  if (!attacker || !defender || attacker === defender) return bad();
  const chance = battleChance(modifiersOf(ahead, attacker), modifiersOf(ahead, defender), ahead.options);
  return accept({ chance });
}

/** The chance that a seat's next movement roll reaches so many spaces, and that it is exactly so many. */
function askReach(state: State, asked: Readonly<Record<string, unknown>>): Result<Parts, Refusal> {
  const ahead = settled(state);
  const seat = seatIn(ahead, asked['seat']);
  const spaces = asked['spaces'];
  if (!seat || typeof spaces !== 'number' || !Number.isInteger(spaces)) return bad();
  const spread = spreadOf(diceFor(ahead, 'move'), modifiersOf(ahead, seat), ahead.options.doubling);
  return accept({ atLeast: atLeast(spread, spaces), exactly: spread.get(spaces) ?? 0 });
}

/** Whether a board that somebody draws, or the text of a file, can be sailed; and as the text of a file. */
function askBoard(asked: Readonly<Record<string, unknown>>): Result<Parts, Refusal> {
  const { board, text } = asked;
  const checked = typeof text === 'string' ? parseBoard(text) : checkBoard(board);
  return checked.ok ? accept({ board: checked.value, text: formatBoard(checked.value) }) : checked;
}

/** What a table would play with: its board whole, the rest as numbers. */
function askEdition(edition: unknown): Result<Parts, Refusal> {
  const data = dataOf(edition);
  if (!data.ok) return data;
  const { board, cards, captains } = data.value;
  return accept({ board, cards: cards.length, captains: captains.length });
}
