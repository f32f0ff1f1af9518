import type { SeatId } from '../kernel/seat.ts';
import { isComplete } from './cards.ts';
import { cardOf } from './edition.ts';
import { stillToLay, tiedFor } from './fight.ts';
import { movers } from './movement.ts';
import { numberOf, captainsOf, clockwise, isCaptain, leftOf, totalOf, type Player } from './player.ts';
import { contestDieOf, dieOf } from './race.ts';
import { nextThrow, totalRolled, type Rolling } from './roll.ts';
import type { Attempt, Contest, Effect, State } from './state.ts';

/** The one thing the table has to tell next. */
export type Awaited =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'dealer-roll'; readonly contest: Contest; readonly players: readonly Player[] }
  | { readonly kind: 'bid'; readonly seat: SeatId; readonly last: boolean }
  | { readonly kind: 'dummy-card'; readonly left: number }
  | { readonly kind: 'card'; readonly player: Player }
  | { readonly kind: 'fill-card'; readonly seat: SeatId; readonly card: string }
  | { readonly kind: 'colour'; readonly player: Player }
  | { readonly kind: 'feature-roll'; readonly seat: SeatId; readonly attempt: Attempt }
  | { readonly kind: 'short'; readonly seat: SeatId; readonly attempt: Attempt; readonly short: number }
  | { readonly kind: 'drawn-card'; readonly seat: SeatId }
  | { readonly kind: 'contest-roll'; readonly contest: Contest; readonly players: readonly Player[] }
  | { readonly kind: 'target'; readonly seat: SeatId; readonly feature: Effect['feature'] }
  | { readonly kind: 'take-fights'; readonly seat: SeatId; readonly target: Player; readonly most: number }
  | { readonly kind: 'fight-winner' }
  | { readonly kind: 'counts'; readonly players: readonly Player[] }
  | { readonly kind: 'move'; readonly players: readonly Player[] };

const nothing: Awaited = { kind: 'nothing' };

export function awaited(state: State): Awaited {
  switch (state.phase) {
    case 'blank':
    case 'over':
      return nothing;
    case 'dealer':
      return state.dealerRolls
        ? { kind: 'dealer-roll', contest: state.dealerRolls, players: toThrow(state.dealerRolls) }
        : nothing;
    case 'bidding':
      return awaitedBid(state);
    case 'fighting':
      return awaitedInFight(state);
    case 'moving': {
      const players = movers(state);
      return players.length ? { kind: 'move', players } : nothing;
    }
  }
}

/** The captains in the order in which they bid; the dealer is last. */
export const biddingOrder = (state: State): readonly SeatId[] =>
  state.dealer === null ? [] : captainsOf(clockwise(state.order, leftOf(state.order, state.dealer)));

export function stillToBid(state: State): readonly SeatId[] {
  const { order, dealer, battle } = state;
  if (dealer === null) return [];
  const out: SeatId[] = [];
  const from = order.indexOf(dealer);
  for (let at = 1; at <= order.length; at++) {
    const player = order[(from + at) % order.length];
    if (player && isCaptain(player) && battle.bids[player] === undefined) out.push(player);
  }
  return out;
}

function awaitedBid(state: State): Awaited {
  const [seat, ...others] = stillToBid(state);
  return seat ? { kind: 'bid', seat, last: others.length === 0 } : nothing;
}

/** Whose fights are told at the end of a battle; one who sits behind nobody has what is left. */
export function counters(state: State): readonly Player[] {
  const extras = state.order.filter((player) => !isCaptain(player));
  return state.order.filter((player) => player !== extras.at(-1));
}

function awaitedInFight(state: State): Awaited {
  switch (state.depth) {
    case 'score':
      return { kind: 'counts', players: counters(state) };
    case 'fights':
      return state.battle.fight.winner === null ? { kind: 'fight-winner' } : nothing;
    case 'cards':
      return awaitedCard(state);
  }
}

function awaitedCard(state: State): Awaited {
  const { fight } = state.battle;
  if (fight.attempt) return awaitedAttempt(state, fight.attempt);
  if (fight.contest) {
    const players = toThrow(fight.contest);
    return players.length ? { kind: 'contest-roll', contest: fight.contest, players } : nothing;
  }
  if (fight.winner !== null) return awaitedEffect(state, fight.effects[0]);
  const missing = dummyCardsMissing(state);
  if (missing > 0) return { kind: 'dummy-card', left: missing };
  const [player] = stillToLay(state);
  if (player) return { kind: 'card', player };
  const unknown = tiedFor(state).find((tied) => contestDieOf(state, tied) === undefined);
  return unknown && tiedFor(state).length > 1 ? { kind: 'colour', player: unknown } : nothing;
}

/** How many cards of the Dummy hand have not been turned up. */
export function dummyCardsMissing(state: State): number {
  if (!state.order.includes('dummy')) return 0;
  const { battle } = state;
  const hasLaid = battle.fight.winner === null && battle.fight.laid.some(({ player }) => player === 'dummy');
  const hand = battle.cards - totalOf(battle.won) - (hasLaid ? 1 : 0);
  return Math.max(0, hand - battle.dummyCards.length);
}

function awaitedAttempt(state: State, attempt: Attempt): Awaited {
  const { player: seat, card, rolling } = attempt;
  const row = cardOf(state.edition, card);
  if (!row || !isComplete(row)) return { kind: 'fill-card', seat, card };
  if (attempt.active) return { kind: 'drawn-card', seat };
  if (rolling.faces.length === 0 && rolling.spent === 0 && dieOf(state, seat) === undefined)
    return { kind: 'colour', player: seat };
  const short = row.feature.cost - totalRolled(rolling);
  if (isThrowAwaited(state, rolling, short)) return { kind: 'feature-roll', seat, attempt };
  return { kind: 'short', seat, attempt, short };
}

/** Once there are enough pips the second throw of a circle is idle, unless its bolt would count. */
export const isThrowAwaited = (state: State, rolling: Rolling, short: number): boolean =>
  nextThrow(rolling) === 'first'
    ? short > 0
    : nextThrow(rolling) === 'second' && (short > 0 || state.options.secondRollBolt === 'counts');

function awaitedEffect(state: State, effect: Effect | undefined): Awaited {
  if (!effect) return nothing;
  if (effect.target === null) return { kind: 'target', seat: effect.player, feature: effect.feature };
  if (effect.won) {
    const most = numberOf(state.battle.won, effect.target);
    return { kind: 'take-fights', seat: effect.player, target: effect.target, most };
  }
  const unknown = [effect.player, effect.target].find((player) => contestDieOf(state, player) === undefined);
  return unknown ? { kind: 'colour', player: unknown } : nothing;
}

/** Who of those that roll against each other has a throw to make. */
export const toThrow = (contest: Contest): readonly Player[] =>
  contest.players.filter((player) => {
    const rolling = contest.rolls[player];
    return rolling && nextThrow(rolling) !== null;
  });
