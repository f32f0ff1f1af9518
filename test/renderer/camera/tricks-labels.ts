import { formatMark, type Mark } from '../../../src-main/chest/board.ts';
import { formatCode } from '../../../src-main/chest/code.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Command } from '../../../src-main/rules/pirate-tricks/commands.ts';
import { pirateTricks } from '../../../src-main/rules/pirate-tricks/game.ts';

const mark = (of: Mark): string => formatMark('pirate-tricks', of);
const label = (of: string): string => {
  const piece = pirateTricks.pieces().find(({ key }) => key === `${of}/1`);
  if (!piece) throw new Error(of);
  return formatCode('pirate-tricks', piece);
};
const card = (row: string): string => label(`card/${row}`);
const token = (seat: SeatId): string => label(`token/${seat}`);

/** A number as the board has it: by its own code, or digit by digit. */
function number(value: number): readonly string[] {
  if (value >= 0 && value <= 20) return [mark({ kind: 'number', value })];
  const digits = [...String(Math.abs(value))].map((digit) => mark({ kind: 'number', value: Number(digit) }));
  const begin = mark({ kind: 'action', action: value < 0 ? 'minus' : 'digits' });
  return [begin, ...digits, mark({ kind: 'action', action: 'enter' })];
}

/** What is laid before one camera for this command: labels of cards, codes of the scan board. */
export function labelsFor(command: Command): readonly string[] {
  switch (command.kind) {
    case 'drawScoreCard':
    case 'dealCard':
      return [card(command.card)];
    case 'bid':
      return [token(command.seat), ...number(command.amount)];
    case 'predict':
      return [token(command.seat), ...number(command.tricks)];
    case 'collect':
      return [token(command.seat), ...number(command.loon)];
    case 'layTieCard':
    case 'playCard':
      return [token(command.seat), card(command.card)];
    case 'winTie':
    case 'winTrick':
      return [token(command.seat)];
    case 'layAside': {
      const aside = mark({ kind: 'choice', choice: 'aside' });
      return command.seat ? [token(command.seat), aside] : [aside];
    }
    default:
      throw new Error(`nothing on the board says ${command.kind}`);
  }
}
