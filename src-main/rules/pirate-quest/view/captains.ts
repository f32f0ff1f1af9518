import { message, type Message } from '../../kernel/message.ts';
import { awaited, toThrow, type Awaited } from '../awaiting.ts';
import { aheadSoFar, hides, ledSuit, strengthIn } from '../fight.ts';
import { bestIn } from '../follow/contest.ts';
import { luckOf, mostLuck } from '../luck.ts';
import { numberOf, isCaptain, type Player } from '../player.ts';
import { balanceOf, promisedTo, type Balance } from '../points.ts';
import { markerOf } from '../race.ts';
import { settleOpenWindows } from '../consequences.ts';
import type { State } from '../state.ts';

/** One line of the ledger. What is promised but not settled is afloat. */
export interface CaptainLine {
  readonly player: Player;
  readonly status: Message;
  readonly awaited: boolean;
  readonly dealer: boolean;
  readonly bid: number | null;
  readonly won: number;
  readonly counted: boolean;
  readonly balance: Balance;
  readonly luck: number;
  readonly mostLuck: number;
  /** Movement points: promised by the bid, or what is left of them. */
  readonly moves: number | null;
  readonly afloat: boolean;
  readonly rank: number;
}

/** In the order of the chairs; the House has no marker and the Dummy no bid. */
export function captainsPart(state: State): readonly CaptainLine[] {
  const next = awaited(settleOpenWindows(state));
  return state.order.map((player) => captainLine(state, player, next));
}

function captainLine(state: State, player: Player, next: Awaited): CaptainLine {
  const { battle, moving } = state;
  const bid = battle.bids[player] ?? null;
  return {
    player,
    status: statusOf(state, player, next),
    awaited: awaitedOf(next).includes(player),
    dealer: state.dealer === player,
    bid,
    won: battle.counted[player] ?? numberOf(battle.won, player),
    counted: battle.counted[player] !== undefined,
    balance: balanceOf(state, player),
    luck: luckOf(state, player),
    mostLuck: isCaptain(player) ? mostLuck : 0,
    moves: moving ? (moving.left[player] ?? null) : promisedTo(state, player),
    afloat: !moving,
    rank: markerOf(state, player).rank,
  };
}

/** Whom the table waits for. */
function awaitedOf(next: Awaited): readonly Player[] {
  switch (next.kind) {
    case 'dealer-roll':
    case 'contest-roll':
    case 'counts':
    case 'move':
      return next.players;
    case 'bid':
    case 'fill-card':
    case 'feature-roll':
    case 'short':
    case 'drawn-card':
    case 'target':
    case 'take-fights':
      return [next.seat];
    case 'card':
    case 'colour':
      return [next.player];
    case 'dummy-card':
    case 'fight-winner':
    case 'nothing':
      return [];
  }
}

function statusOf(state: State, player: Player, next: Awaited): Message {
  const isDealer = state.dealer === player;
  const status = (key: string): Message => message(isDealer ? `status.dealer.${key}` : `status.${key}`);
  if (state.phase === 'bidding')
    return status(
      state.battle.bids[player] === undefined ? (isCaptain(player) ? 'to-bid' : 'no-bid') : 'has-bid',
    );
  if (state.phase !== 'fighting' || state.depth !== 'cards') return status('plain');
  return status(fightStatus(state, player, next));
}

export const fightStatuses = [
  'trying',
  'rolling',
  'ahead',
  'led',
  'away',
  'beaten',
  'hidden',
  'laid',
  'to-play',
  'won',
] as const;

/** Once all have thrown for a fight, the dice say who is ahead. */
function leads(state: State): readonly Player[] {
  const { contest } = state.battle.fight;
  return contest?.kind === 'fight' && toThrow(contest).length === 0
    ? bestIn(contest)
    : aheadSoFar(state).map(({ player }) => player);
}

function fightStatus(state: State, player: Player, next: Awaited): (typeof fightStatuses)[number] {
  const { fight } = state.battle;
  if (fight.attempt?.player === player) return 'trying';
  if (fight.winner === player) return 'won';
  if (next.kind === 'contest-roll' && next.players.includes(player)) return 'rolling';
  const led = ledSuit(state);
  const laid = fight.laid.find((card) => card.player === player);
  if (!laid) return 'to-play';
  if (fight.winner === null && leads(state).includes(player)) return 'ahead';
  if (fight.leader === player) return 'led';
  if (hides(laid)) return 'hidden';
  if (laid.suit === led) return 'laid';
  return strengthIn(led)(laid) === undefined ? 'away' : 'beaten';
}
