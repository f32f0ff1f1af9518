import { message } from '../../kernel/message.ts';
import type { Prompt } from '../../kernel/prompt.ts';
import { numbers, spelled, upTo } from '../../kernel/questions/picks.ts';
import { defineQuestion, type Asked } from '../../kernel/questions/question.ts';
import { answeredBy } from '../../kernel/secret.ts';
import { allLoon, startLoon, unseenPurse } from '../coins.ts';
import type { Command } from '../commands.ts';
import { bidders, loonLyingOn, loonOf, outstanding, phaseOf, shownRow, untakenRows } from '../phase.ts';
import type { Lot, State } from '../state.ts';
import { layTieCard, nameTaker, winTie } from './tie.ts';
import { amounts, says } from './made.ts';

/** How much anybody could bid is not told by what is asked: all the money there is. */
const anyLoon = { least: 0, most: allLoon } as const;

const bid = defineQuestion<State, Command, Lot>({
  kind: 'bid',
  secret: true,
  seatFirst: true,
  makes: ['bid'],
  rule: (_, { pass }) => (pass === 2 ? 'nobody-bids' : 'auction'),
  answered: (_, { bids }) => answeredBy(bids),
  whose: (_, { bids }) => bids.asked,
  ask: (_, { row, bids }) => message('prompt.bid', { row, count: outstanding(bids) }),
  hint: (state, { row, pass }) =>
    pass === 2
      ? message('prompt.bid.hint.again', { loon: loonLyingOn(state.round, row) })
      : message('prompt.bid.hint'),
  shown: (state, { row, pass }) => ({ ...shownRow(state, row), pass }),
  step: (state, { row }, seat) => {
    if (!seat) return undefined;
    const purse = loonOf(state, seat);
    const isSeen = purse !== unseenPurse;
    const bidOf = (amount: number) => ({
      ...says({ kind: 'bid', seat, row, amount }, 'bid', { amount }),
      ...(isSeen ? { note: message('answer.bid.note', { left: purse - amount }) } : {}),
    });
    return amounts(upTo(isSeen ? purse : startLoon), anyLoon, bidOf);
  },
});

/** To whom each row that is left over may go, as words that a button or a key can send. */
const givings = (state: State) =>
  untakenRows(state.round).flatMap((row) =>
    bidders(state).map((seat) => {
      const given = says({ kind: 'giveRow', seat, row }, 'give-row', { row, seat: { seat } });
      return [`give-${row}-${seat}`, given] as const;
    }),
  );

const secondPass = defineQuestion<State, Command>({
  kind: 'second-pass',
  makes: ['bidAgain', 'giveRow'],
  rule: 'nobody-bids',
  ask: (state) => message('prompt.second-pass', { rows: untakenRows(state.round) }),
  shown: (state) => ({ round: state.round.number, rows: untakenRows(state.round), among: bidders(state) }),
  step: (state) => spelled([['bid-again', says({ kind: 'bidAgain' }, 'bid-again')], ...givings(state)]),
});

/** The row that is up, or the first that nobody has. */
const rowToTell = ({ round }: State): number => round.lot?.row ?? untakenRows(round)[0] ?? 1;

/** Who took a row, where that is told: all there is to it, or cutting short what others bid on their phones. */
const tellRow = defineQuestion<State, Command, Pick<Prompt, 'need' | 'whom'>>({
  kind: 'tell-row',
  need: ({ need }) => need,
  seatFirst: true,
  makes: ['tellRow'],
  rule: 'auction',
  whom: (_, { whom }) => whom,
  whose: bidders,
  ask: (state) => message('prompt.tell-row.all', { row: rowToTell(state) }),
  shown: (state) => ({ round: state.round.number, row: rowToTell(state), among: bidders(state) }),
  /** Whoever answers for the own seat sees the own purse; of others only as much as everyone began with. */
  step: (state, _, seat, asker) => {
    if (!seat) return undefined;
    const row = rowToTell(state);
    const purse = asker || state.options.showLoon ? loonOf(state, seat) : unseenPurse;
    const most = purse === unseenPurse ? startLoon : purse;
    const paid = (bid: number) =>
      bid < 0 ? undefined : says({ kind: 'tellRow', seat, row, bid }, 'tell-row', { seat: { seat }, bid });
    return numbers(upTo(most), paid, anyLoon);
  },
});

export const auctionQuestions = [bid, layTieCard, winTie, nameTaker, secondPass, tellRow];

/** What the auction waits for. */
export function auctionOpen(state: State): readonly Asked<State, Command>[] {
  const { lot, asking } = state.round;
  if (phaseOf(state) === 'tell-row') return [tellRow(state, { need: 'must', whom: 'anyone' })];
  if (!lot) return asking ? [secondPass(state)] : [];
  const { row, chooser } = lot;
  if (chooser) return [nameTaker(state, { row, chooser })];
  if (!lot.tie) return [bid(state, lot)];
  return [(state.depth === 'cards' ? layTieCard : winTie)(state, { ...lot.tie, row })];
}

/** A row that was bid for without the companion is told as taken: while others bid the scorekeeper alone may do that. */
export function rowToldOpen(state: State): readonly Asked<State, Command>[] {
  const phase = phaseOf(state);
  const isBidding = phase === 'bid' || phase === 'tie' || phase === 'choose';
  return isBidding ? [tellRow(state, { need: 'may', whom: [] })] : [];
}
