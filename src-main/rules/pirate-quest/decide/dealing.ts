import { message } from '../../kernel/message.ts';
import type { Waived } from '../../kernel/refusal.ts';
import { biddingOrder, stillToBid } from '../awaiting.ts';
import type { DealCommand } from '../commands.ts';
import { nameOf, sumOf } from '../names.ts';
import { refusal } from '../refusals.ts';
import { isCaptain, totalOf } from '../player.ts';
import type { State } from '../state.ts';
import { inPhase, isTurnOf, plays, unless, type Decided } from './checks.ts';
import { mendHand, misdeal } from './misdeal.ts';

type Kind<Of extends DealCommand['kind']> = Extract<DealCommand, { kind: Of }>;

export function decideDealing(state: State, command: DealCommand, waived: Waived): Decided {
  switch (command.kind) {
    case 'nameDealer':
      return unless(waived, [plays(state, command.seat), inPhase(state, 'dealer')], () => [
        { kind: 'dealerNamed', seat: command.seat },
      ]);
    case 'takeDummyHand':
      return takeDummyHand(state, command, waived);
    case 'bid':
      return bid(state, command, waived);
    case 'misdeal':
      return misdeal(state, command, waived);
    case 'mendHand':
      return mendHand(state, command, waived);
  }
}

/** Each may exchange once, before the own bid; the second takes what the first has left. */
function takeDummyHand(state: State, { seat }: Kind<'takeDummyHand'>, waived: Waived): Decided {
  const { battle } = state;
  const checks = [
    plays(state, seat),
    inPhase(state, 'bidding'),
    () => (state.order.includes('dummy') ? undefined : refusal('no-dummy-hand')),
    () =>
      battle.dummyTakenBy.includes(seat)
        ? refusal('already-done', { name: nameOf(seat), what: message('done.dummy-hand') })
        : undefined,
    () => (battle.bids[seat] === undefined ? undefined : refusal('bid-is-made', { name: nameOf(seat) })),
    isTurnOf(seat, stillToBid(state).slice(0, 1)),
  ];
  return unless(waived, checks, () => [{ kind: 'dummyHandTaken', seat }]);
}

function bid(state: State, command: Kind<'bid'>, waived: Waived): Decided {
  const { seat, bid: fights } = command;
  const { bids, cards } = state.battle;
  const out = stillToBid(state);
  const checks = [
    plays(state, seat),
    inPhase(state, 'bidding'),
    () =>
      bids[seat] === undefined
        ? undefined
        : refusal('already-done', { name: nameOf(seat), what: message('done.bid', { bid: bids[seat] }) }),
    isTurnOf(seat, out.slice(0, 1)),
    () => (fights > cards ? refusal('bid-too-high', { name: nameOf(seat), bid: fights, cards }) : undefined),
    () => (out.length > 1 ? undefined : nemesis(state, command)),
  ];
  return unless(waived, checks, () => [
    { kind: 'bidMade', seat, bid: fights, total: totalOf(bids) + fights },
  ]);
}

/** The last to bid may not make all bids together equal the fights. */
function nemesis(state: State, { seat, bid: fights }: Kind<'bid'>) {
  const { bids, cards } = state.battle;
  if (totalOf(bids) + fights !== cards) return undefined;
  const isSmall = state.order.some((player) => !isCaptain(player));
  if (isSmall && !state.options.smallNemesis) return undefined;
  const before = biddingOrder(state)
    .map((other) => bids[other])
    .filter((made) => made !== undefined);
  return refusal('nemesis', { name: nameOf(seat), bid: fights, sum: sumOf([...before, fights]), cards });
}

/** The number that the last bid may not be, once only one bid is out. */
export function forbiddenBid(state: State): number | null {
  const [seat, ...others] = state.phase === 'bidding' ? stillToBid(state) : [];
  if (!seat || others.length > 0) return null;
  const rest = state.battle.cards - totalOf(state.battle.bids);
  return rest >= 0 && nemesis(state, { kind: 'bid', seat, bid: rest }) ? rest : null;
}
