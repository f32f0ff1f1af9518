import { message } from '../../kernel/message.ts';
import type { Prompt } from '../../kernel/prompt.ts';
import { digit, numbers, upTo, words } from '../../kernel/questions/picks.ts';
import { defineQuestion, type AnyQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step } from '../../kernel/questions/step.ts';
import { answeredBy } from '../../kernel/secret.ts';
import { allLoon, startLoon, unseenPurse } from '../coins.ts';
import type { Command } from '../commands.ts';
import { bidders, loonLyingOn, loonOf, outstanding, phaseOf, shownRow, untakenRows } from '../phase.ts';
import type { Lot, State } from '../state.ts';
import { layTieCard, nameTaker, winTie } from './tie.ts';

/** How much anybody could bid is not told by what is asked: all the money there is. */
const anyLoon = { least: 0, most: allLoon } as const;

const bid = defineQuestion<State, Command, Lot>({
  kind: 'bid',
  need: 'must',
  secret: true,
  seatFirst: true,
  makes: ['bid'],
  rule: (_, { pass }) => (pass === 2 ? 'nobody-bids' : 'auction'),
  whom: (_, { bids }) => bids.asked,
  answered: (_, { bids }) => answeredBy(bids),
  whose: (_, { bids }) => bids.asked,
  fits: () => [{ kind: 'number', ...anyLoon }],
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
    const bidOf = (amount: number) =>
      amount < 0
        ? undefined
        : {
            command: { kind: 'bid', seat, row, amount } as const,
            label: message('answer.bid', { amount }),
            ...(isSeen ? { note: message('answer.bid.note', { left: purse - amount }) } : {}),
            ...digit(amount),
          };
    return step('number', numbers(upTo(isSeen ? purse : startLoon), bidOf, anyLoon));
  },
});

/** To whom each row that is left over may go, as words that a button or a key can send. */
const givings = (state: State) =>
  untakenRows(state.round).flatMap((row) =>
    bidders(state).map((seat) => ({ word: `give-${row}-${seat}`, row, seat })),
  );

const secondPass = defineQuestion<State, Command>({
  kind: 'second-pass',
  need: 'must',
  makes: ['bidAgain', 'giveRow'],
  rule: 'nobody-bids',
  whom: () => 'anyone',
  fits: (state) => [{ kind: 'choice', among: ['bid-again', ...givings(state).map(({ word }) => word)] }],
  ask: (state) => message('prompt.second-pass', { rows: untakenRows(state.round) }),
  hint: () => message('prompt.second-pass.hint'),
  shown: (state) => ({
    round: state.round.number,
    rows: untakenRows(state.round),
    among: bidders(state),
  }),
  step: (state) => {
    const all = givings(state);
    return step<Command>(
      'choice',
      words(['bid-again'], () => ({ command: { kind: 'bidAgain' }, label: message('answer.bid-again') })),
      words(
        all.map(({ word }) => word),
        (said) => {
          const giving = all.find(({ word }) => word === said);
          if (!giving) return undefined;
          const { row, seat } = giving;
          return {
            command: { kind: 'giveRow', seat, row },
            label: message('answer.give-row', { row, seat: { seat } }),
          };
        },
      ),
    );
  },
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
  fits: (state) => [
    { kind: 'seat', among: bidders(state) },
    { kind: 'number', ...anyLoon },
  ],
  ask: (state) => message('prompt.tell-row', { row: rowToTell(state) }),
  hint: () => message('prompt.tell-row.hint'),
  shown: (state) => ({ round: state.round.number, row: rowToTell(state), among: bidders(state) }),
  /** Whoever answers for the own seat sees the own purse; of others only as much as everyone began with. */
  step: (state, _, seat, asker) => {
    if (!seat) return undefined;
    const row = rowToTell(state);
    const purse = asker || state.options.showLoon ? loonOf(state, seat) : unseenPurse;
    const most = purse === unseenPurse ? startLoon : purse;
    const paid = (amount: number) =>
      amount < 0
        ? undefined
        : {
            command: { kind: 'tellRow', seat, row, bid: amount } as const,
            label: message('answer.tell-row', { seat: { seat }, bid: amount }),
          };
    return step('number', numbers(upTo(most), paid, anyLoon));
  },
});

export const auctionQuestions: readonly AnyQuestion[] = [
  bid,
  layTieCard,
  winTie,
  nameTaker,
  secondPass,
  tellRow,
];

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
