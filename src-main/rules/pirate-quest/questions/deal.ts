import { message } from '../../kernel/message.ts';
import { faces } from '../../kernel/questions/picks.ts';
import { defineQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step } from '../../kernel/questions/step.ts';
import { mostCards } from '../cards.ts';
import type { Command } from '../commands.ts';
import { forbiddenBid } from '../decide/dealing.ts';
import { bidDie, bidOfFace } from '../dice.ts';
import { nameOf } from '../names.ts';
import { isCaptain } from '../player.ts';
import { pointsIfMet } from '../points.ts';
import type { State } from '../state.ts';
import { counts, fightsUpTo, playersOf, saying, says, type AwaitedAs } from './made.ts';

/** Whoever deals may be said outright, without any dice. */
export const nameDealer = defineQuestion<State, Command>({
  kind: 'name-dealer',
  need: 'may',
  makes: ['nameDealer'],
  rule: 'dealer',
  shown: (state) => ({ seats: state.seats }),
  step: (state) =>
    step(
      'seat',
      ...playersOf(state.seats, (seat) =>
        isCaptain(seat) ? says({ kind: 'nameDealer', seat }, 'name-dealer') : undefined,
      ),
    ),
});

const bid = defineQuestion<State, Command, AwaitedAs<'bid'>>({
  kind: 'bid',
  makes: ['bid'],
  rule: (_, { last }) => (last ? 'nemesis' : 'bidding'),
  whom: (_, { seat }) => [seat],
  ask: (_, { last }) => message(last ? 'prompt.bid.last' : 'prompt.bid'),
  hint: (state) => bidHint(state),
  shown: (state) => {
    const { cards, bids, number } = state.battle;
    return { number, cards, bids, forbidden: forbiddenBid(state) };
  },
  step: (state, { seat }) => {
    const bidOf = (value: number) =>
      counts(
        { kind: 'bid', seat, bid: value },
        value,
        message('answer.bid.note', { points: pointsIfMet(value) }),
      );
    const shownBy = (face: string) => {
      const value = bidOfFace(face);
      return value === undefined ? undefined : bidOf(value);
    };
    return step(
      'number',
      fightsUpTo(state.battle.cards, bidOf),
      faces(bidDie(seat), [], shownBy, { isSet: true }),
    );
  },
});

/** Whoever bids first waits for the cards. */
function bidHint({ battle, dealer, order }: State) {
  if (dealer === null || Object.keys(battle.bids).length > 0) return message('prompt.bid.hint');
  const whom = order.includes('dummy') ? '.dummy' : '';
  const most = battle.cards === mostCards ? '.most' : '';
  return message(`prompt.bid.dealt${whom}${most}.hint`, { name: nameOf(dealer), cards: battle.cards });
}

const dummyHand = defineQuestion<State, Command, AwaitedAs<'bid'>>({
  kind: 'dummy-hand',
  need: 'may',
  makes: ['takeDummyHand'],
  rule: 'dummy',
  whom: (_, { seat }) => [seat],
  shown: ({ battle: { number, dummyTakenBy } }) => ({ number, dummyTakenBy }),
  step: (_, { seat }) => saying('take', { kind: 'takeDummyHand', seat }, 'take-dummy-hand'),
});

export const dealQuestions = [nameDealer, bid, dummyHand];

/** The bid that is due, and the Dummy hand for whoever has not looked at it. */
export function bidOpen(state: State, next: AwaitedAs<'bid'>): readonly Asked<State, Command>[] {
  const mayTake =
    state.depth === 'cards' &&
    state.order.includes('dummy') &&
    !state.battle.dummyTakenBy.includes(next.seat);
  return [bid(state, next), ...(mayTake ? [dummyHand(state, next)] : [])];
}
