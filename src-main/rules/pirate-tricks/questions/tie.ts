import { message } from '../../kernel/message.ts';
import { defineQuestion } from '../../kernel/questions/question.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { answeredBy } from '../../kernel/secret.ts';
import type { Command } from '../commands.ts';
import { handOf } from '../hand.ts';
import { bidders, loonLyingOn, outstanding, shownRow } from '../phase.ts';
import type { State, Tie } from '../state.ts';
import { captains, crew } from './made.ts';

export interface Tied extends Tie {
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
  answered: (_, tied) => answeredBy(tied.cards),
  whose: (_, tied) => tied.cards.asked,
  ask: (_, tied) => message('prompt.lay-tie-card', valuesOf(tied)),
  step: (state, _, seat) => seat && crew(handOf(state, seat), (card) => ({ kind: 'layTieCard', seat, card })),
});

export const winTie = defineQuestion<State, Command, Tied>({
  ...aboutTie,
  kind: 'win-tie',
  makes: ['winTie'],
  ask: (_, tied) => message('prompt.win-tie', valuesOf(tied)),
  step: (_, tied) => captains(tied.cards.asked, (seat) => ({ kind: 'winTie', seat }), 'win-tie'),
});

export const nameTaker = defineQuestion<State, Command, { readonly row: number; readonly chooser: SeatId }>({
  kind: 'name-taker',
  makes: ['nameTaker'],
  rule: 'nobody-bids',
  whom: ({ seats: all }, { chooser }) => all.filter((seat) => seat === chooser),
  ask: (_, { row }) => message('prompt.name-taker', { row }),
  hint: (state, { row }) => message('prompt.name-taker.hint', { loon: loonLyingOn(state.round, row) }),
  shown: (state, { row }) => ({ ...shownRow(state, row), among: bidders(state) }),
  step: (state, { chooser }) =>
    captains(bidders(state), (taker) => ({ kind: 'nameTaker', seat: chooser, taker }), 'name-taker'),
});
