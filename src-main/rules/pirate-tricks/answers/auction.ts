import { message } from '../../kernel/message.ts';
import type { Prompt } from '../../kernel/prompt.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Button } from '../answers.ts';
import { startLoon } from '../coins.ts';
import { bidders, loonOf, tieOf, untakenRows } from '../phase.ts';
import { rowToTell } from '../prompts/auction.ts';
import type { State } from '../state.ts';

export function auctionAnswers(state: State, { kind }: Prompt, seat: SeatId | undefined): readonly Button[] {
  switch (kind) {
    case 'bid':
      return seat ? bids(state, seat) : [];
    case 'win-tie':
      return (tieOf(state)?.cards.asked ?? []).map((one) => ({
        command: { kind: 'winTie', seat: one },
        label: message('answer.win-tie', { seat: { seat: one } }),
      }));
    case 'name-taker':
      return takers(state);
    case 'second-pass':
      return secondPass(state);
    default:
      return toldRows(state, seat);
  }
}

/** The digit that presses a button, where one digit is enough. */
export const digit = (amount: number): { readonly key?: string } =>
  amount >= 0 && amount <= 9 ? { key: String(amount) } : {};

export const upTo = (most: number, least = 0): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, at) => least + at);

function bids(state: State, seat: SeatId): readonly Button[] {
  const purse = loonOf(state, seat);
  const row = rowToTell(state);
  return upTo(purse).map((amount) => ({
    command: { kind: 'bid', seat, row, amount },
    label: message('answer.bid', { amount }),
    note: message('answer.bid.note', { left: purse - amount }),
    ...digit(amount),
  }));
}

function takers(state: State): readonly Button[] {
  const { lot } = state.round;
  const chooser = lot?.chooser;
  if (!chooser) return [];
  return bidders(state).map((taker) => ({
    command: { kind: 'nameTaker', seat: chooser, taker },
    label: message('answer.name-taker', { seat: { seat: taker } }),
  }));
}

const secondPass = (state: State): readonly Button[] => [
  { command: { kind: 'bidAgain' }, label: message('answer.bid-again') },
  ...untakenRows(state.round).flatMap((row) =>
    bidders(state).map((seat): Button => ({
      command: { kind: 'giveRow', seat, row },
      label: message('answer.give-row', { row, seat: { seat } }),
    })),
  ),
];

/** Whoever answers for the own seat sees the own purse; for others only as much as everyone began with. */
function toldRows(state: State, seat: SeatId | undefined): readonly Button[] {
  const row = rowToTell(state);
  return bidders(state)
    .filter((one) => seat === undefined || one === seat)
    .flatMap((one) =>
      upTo(seat || state.options.showLoon ? loonOf(state, one) : startLoon).map((bid): Button => ({
        command: { kind: 'tellRow', seat: one, row, bid },
        label: message('answer.tell-row', { seat: { seat: one }, bid }),
        under: message('answer.tell-row.under', { seat: { seat: one } }),
      })),
    );
}
