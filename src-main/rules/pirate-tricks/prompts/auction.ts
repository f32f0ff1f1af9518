import { message } from '../../kernel/message.ts';
import { may, must, type Prompt } from '../../kernel/prompt.ts';
import { answeredBy, type Secret } from '../../kernel/secret.ts';
import { allLoon } from '../coins.ts';
import { bidders, loonLyingOn, phaseOf, rowAt, untakenRows } from '../phase.ts';
import type { Lot, State, Tie } from '../state.ts';

export function auctionPrompts(state: State): readonly Prompt[] {
  const { lot } = state.round;
  if (phaseOf(state) === 'tell-row') return [tellRowPrompt(state, must, 'anyone')];
  if (!lot) return state.round.asking ? [secondPassPrompt(state)] : [];
  if (lot.chooser) return [nameTakerPrompt(state, lot, lot.chooser)];
  return [lot.tie ? tiePrompt(state, lot, lot.tie) : bidPrompt(state, lot)];
}

const shownRow = (state: State, row: number) => ({
  round: state.round.number,
  row,
  open: rowAt(state.round, row)?.open,
  loon: rowAt(state.round, row)?.loon,
});

/** How many answers are out: the verb goes with them. */
export const outstanding = (secret: Secret<unknown>): number =>
  secret.asked.length - answeredBy(secret).length;

/** How much anybody could bid is not told by what is asked: all the money there is. */
function bidPrompt(state: State, { row, pass, bids }: Lot): Prompt {
  return must({
    kind: 'bid',
    whom: bids.asked,
    answered: answeredBy(bids),
    secret: true,
    fits: [{ kind: 'number', least: 0, most: allLoon }],
    ask: message('prompt.bid', { row, count: outstanding(bids) }),
    hint:
      pass === 2
        ? message('prompt.bid.hint.again', { loon: loonLyingOn(state.round, row) })
        : message('prompt.bid.hint'),
    rule: pass === 2 ? 'nobody-bids' : 'auction',
    shown: { ...shownRow(state, row), pass },
  });
}

function tiePrompt(state: State, { row }: Lot, { stake, bid, cards }: Tie): Prompt {
  const isByCards = state.depth === 'cards';
  const values = { row, bid, count: outstanding(cards), players: cards.asked.map((seat) => ({ seat })) };
  return must({
    kind: isByCards ? 'lay-tie-card' : 'win-tie',
    whom: isByCards ? cards.asked : 'anyone',
    answered: isByCards ? answeredBy(cards) : [],
    secret: isByCards,
    fits: [isByCards ? { kind: 'card' } : { kind: 'seat', among: cards.asked }],
    ask: message(`prompt.${isByCards ? 'lay-tie-card' : 'win-tie'}`, values),
    hint: message(`prompt.tie.hint.${stake}`, values),
    rule: stake === 'win' ? 'tie' : 'nobody-bids',
    shown: { ...shownRow(state, row), stake, bid, tied: cards.asked },
  });
}

function nameTakerPrompt(state: State, { row }: Lot, chooser: Prompt['whom'][number] & string): Prompt {
  const among = bidders(state);
  return must({
    kind: 'name-taker',
    whom: state.seats.filter((seat) => seat === chooser),
    fits: [{ kind: 'seat', among }],
    ask: message('prompt.name-taker', { row }),
    hint: message('prompt.name-taker.hint', { loon: loonLyingOn(state.round, row) }),
    rule: 'nobody-bids',
    shown: { ...shownRow(state, row), among },
  });
}

/** What a table may make of two rows left over, as words that a button or a key can send. */
export const secondPassChoices = (state: State): readonly string[] => [
  'bid-again',
  ...untakenRows(state.round).flatMap((row) => bidders(state).map((seat) => `give-${row}-${seat}`)),
];

function secondPassPrompt(state: State): Prompt {
  const rows = untakenRows(state.round);
  return must({
    kind: 'second-pass',
    whom: 'anyone',
    fits: [{ kind: 'choice', among: secondPassChoices(state) }],
    ask: message('prompt.second-pass', { rows }),
    hint: message('prompt.second-pass.hint'),
    rule: 'nobody-bids',
    shown: { round: state.round.number, rows, among: bidders(state) },
  });
}

/** The row that is up, or the first that nobody has. */
export const rowToTell = ({ round }: State): number => round.lot?.row ?? untakenRows(round)[0] ?? 1;

/** While others bid on their phones, the scorekeeper alone may cut it short. */
const nobodyElse: Prompt['whom'] = [];

function tellRowPrompt(state: State, ask: typeof may, whom: Prompt['whom']): Prompt {
  const row = rowToTell(state);
  const among = bidders(state);
  return ask({
    kind: 'tell-row',
    whom,
    fits: [
      { kind: 'seat', among },
      { kind: 'number', least: 0, most: allLoon },
    ],
    ask: message('prompt.tell-row', { row }),
    hint: message('prompt.tell-row.hint'),
    rule: 'auction',
    shown: { round: state.round.number, row, among },
  });
}

/** A row that was bid for without the companion is told as taken. */
export function rowToldPrompts(state: State): readonly Prompt[] {
  const phase = phaseOf(state);
  const isBidding = phase === 'bid' || phase === 'tie' || phase === 'choose';
  return isBidding ? [tellRowPrompt(state, may, nobodyElse)] : [];
}
