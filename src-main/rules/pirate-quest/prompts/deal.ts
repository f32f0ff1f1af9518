import { message } from '../../kernel/message.ts';
import { may, must, type Prompt } from '../../kernel/prompt.ts';
import type { Awaited } from '../awaiting.ts';
import { mostCards } from '../cards.ts';
import { forbiddenBid } from '../decide/dealing.ts';
import { bidDie } from '../dice.ts';
import { nameOf } from '../names.ts';
import type { State } from '../state.ts';

type Kind<Of extends Awaited['kind']> = Extract<Awaited, { kind: Of }>;

export function bidPrompt(state: State, { seat, last }: Kind<'bid'>): Prompt {
  const { cards, bids, number } = state.battle;
  return must({
    kind: 'bid',
    whom: [seat],
    fits: [
      { kind: 'number', least: 0, most: cards },
      { kind: 'face', die: bidDie(seat) },
    ],
    ask: message(last ? 'prompt.bid.last' : 'prompt.bid'),
    hint: bidHint(state),
    rule: last ? 'nemesis' : 'bidding',
    shown: { number, cards, bids, forbidden: forbiddenBid(state) },
  });
}

/** Whoever bids first waits for the cards. */
function bidHint({ battle, dealer, order }: State) {
  if (dealer === null || Object.keys(battle.bids).length > 0) return message('prompt.bid.hint');
  const whom = order.includes('dummy') ? '.dummy' : '';
  const most = battle.cards === mostCards ? '.most' : '';
  return message(`prompt.bid.dealt${whom}${most}.hint`, { name: nameOf(dealer), cards: battle.cards });
}

export function dummyHandPrompt(state: State, { seat }: Kind<'bid'>): readonly Prompt[] {
  const { dummyTakenBy, number } = state.battle;
  if (state.depth !== 'cards' || !state.order.includes('dummy') || dummyTakenBy.includes(seat)) return [];
  return [
    may({
      kind: 'dummy-hand',
      whom: [seat],
      fits: [{ kind: 'choice', among: ['take'] }],
      ask: message('prompt.dummy-hand'),
      hint: message('prompt.dummy-hand.hint'),
      rule: 'dummy',
      shown: { number, dummyTakenBy },
    }),
  ];
}

/** Whoever deals may be said outright, without any dice. */
export const nameDealerPrompt = (state: State): Prompt =>
  may({
    kind: 'name-dealer',
    whom: 'anyone',
    fits: [{ kind: 'seat', among: state.seats }],
    ask: message('prompt.name-dealer'),
    hint: message('prompt.name-dealer.hint'),
    rule: 'dealer',
    shown: { seats: state.seats },
  });
