import { message } from '../../kernel/message.ts';
import { cards, seats } from '../../kernel/questions/picks.ts';
import { defineQuestion } from '../../kernel/questions/question.ts';
import { step } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { answeredBy } from '../../kernel/secret.ts';
import { isCard } from '../cards.ts';
import type { Command } from '../commands.ts';
import { handOf } from '../hand.ts';
import { cardName } from '../names.ts';
import { bidders, loonLyingOn, outstanding, shownRow } from '../phase.ts';
import type { State, Tie } from '../state.ts';

interface Tied extends Tie {
  readonly row: number;
}

const valuesOf = ({ row, bid, cards: { asked, ...laid } }: Tied) => ({
  row,
  bid,
  count: outstanding({ asked, ...laid }),
  players: asked.map((seat) => ({ seat })),
});

/** What is asked about a tie is the same whether its cards are told or only who won it. */
const aboutTie = {
  need: 'must',
  rule: (_: State, { stake }: Tied) => (stake === 'win' ? 'tie' : 'nobody-bids'),
  hint: (_: State, tied: Tied) => message(`prompt.tie.hint.${tied.stake}`, valuesOf(tied)),
  shown: (state: State, { row, stake, bid, cards: { asked } }: Tied) => ({
    ...shownRow(state, row),
    stake,
    bid,
    tied: asked,
  }),
} as const;

export const layTieCard = defineQuestion<State, Command, Tied>({
  ...aboutTie,
  kind: 'lay-tie-card',
  secret: true,
  makes: ['layTieCard'],
  whom: (_, tied) => tied.cards.asked,
  answered: (_, tied) => answeredBy(tied.cards),
  whose: (_, tied) => tied.cards.asked,
  fits: () => [{ kind: 'card' }],
  ask: (_, tied) => message('prompt.lay-tie-card', valuesOf(tied)),
  step: (state, _, seat) =>
    seat &&
    step(
      'card',
      cards(
        handOf(state, seat),
        (card) => ({ command: { kind: 'layTieCard', seat, card }, label: cardName(card) }),
        isCard,
      ),
    ),
});

export const winTie = defineQuestion<State, Command, Tied>({
  ...aboutTie,
  kind: 'win-tie',
  makes: ['winTie'],
  whom: () => 'anyone',
  fits: (_, tied) => [{ kind: 'seat', among: tied.cards.asked }],
  ask: (_, tied) => message('prompt.win-tie', valuesOf(tied)),
  step: (_, tied) =>
    step(
      'seat',
      seats(tied.cards.asked, (seat) => ({
        command: { kind: 'winTie', seat },
        label: message('answer.win-tie', { seat: { seat } }),
      })),
    ),
});

export const nameTaker = defineQuestion<State, Command, { readonly row: number; readonly chooser: SeatId }>({
  kind: 'name-taker',
  need: 'must',
  makes: ['nameTaker'],
  rule: 'nobody-bids',
  whom: ({ seats: all }, { chooser }) => all.filter((seat) => seat === chooser),
  fits: (state) => [{ kind: 'seat', among: bidders(state) }],
  ask: (_, { row }) => message('prompt.name-taker', { row }),
  hint: (state, { row }) => message('prompt.name-taker.hint', { loon: loonLyingOn(state.round, row) }),
  shown: (state, { row }) => ({ ...shownRow(state, row), among: bidders(state) }),
  step: (state, { chooser }) =>
    step(
      'seat',
      seats(bidders(state), (taker) => ({
        command: { kind: 'nameTaker', seat: chooser, taker },
        label: message('answer.name-taker', { seat: { seat: taker } }),
      })),
    ),
});
