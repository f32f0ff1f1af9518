import { message, type Message } from '../../kernel/message.ts';
import { bumps, moveOrder, movers, reachable, wayOf } from '../movement.ts';
import { numberOf, isCaptain, type Player } from '../player.ts';
import { resultOf } from '../points.ts';
import { markerOf } from '../race.ts';
import type { Moving, Outcome, State } from '../state.ts';
import { openWindow } from '../windows.ts';

export interface MoverLine {
  readonly player: Player;
  readonly points: number;
  readonly left: number;
  readonly stage: 'moved' | 'now' | 'to-come' | 'none';
  readonly outcome: Outcome;
  readonly hindsight: boolean;
  readonly diagonal: boolean;
  readonly bid: number | null;
  readonly won: number;
  readonly note: Message;
}

export interface LegalSquare {
  readonly player: Player;
  readonly square: string;
  readonly distance: number;
}

export interface MovingPart {
  readonly order: readonly MoverLine[];
  /** Numbered by what they cost; several movers only where the table settles a tie. */
  readonly legal: readonly LegalSquare[];
  /** Taken squares beside the mover: entering costs the point. */
  readonly taken: readonly LegalSquare[];
  readonly rule: Message;
  readonly mayClaim: readonly Player[];
  readonly mayBuy: readonly Player[];
}

export function movingPart(state: State): MovingPart | null {
  const { moving } = state;
  if (!moving) return null;
  const ordered = moveOrder(state);
  const others = state.order.filter((player) => player !== 'house' && !ordered.includes(player));
  const window = openWindow(state);
  return {
    order: [...ordered, ...others].map((player) => moverLine(state, moving, player)),
    ...squaresOf(state),
    rule: message(`moving.rule.${state.options.firstToMove}.${state.options.equalPoints}`),
    mayClaim: window?.kind === 'reckoning' ? window.hindsight : [],
    mayBuy: window?.kind === 'reckoning' ? window.buying : [],
  };
}

function squaresOf(state: State): Pick<MovingPart, 'legal' | 'taken'> {
  const { chart } = state;
  if (!chart || state.phase === 'over') return { legal: [], taken: [] };
  const turn = movers(state).filter(isCaptain);
  const legal = turn.flatMap((player) =>
    reachable(chart, markerOf(state, player).square, wayOf(state, player)).map(({ square, distance }) => ({
      player,
      square,
      distance,
    })),
  );
  const taken = turn.flatMap((player) =>
    bumps(chart, markerOf(state, player).square, wayOf(state, player)).map((square) => ({
      player,
      square,
      distance: 1,
    })),
  );
  return { legal, taken };
}

function moverLine(state: State, moving: Moving, player: Player): MoverLine {
  const { bid, won, outcome, diagonal } = moving.results[player] ?? resultOf(state, player);
  const points = numberOf(moving.points, player);
  const hindsight = moving.hindsight.some((seat) => seat === player);
  const stage = stageOf(state, player, points);
  return {
    player,
    points,
    left: numberOf(moving.left, player),
    stage,
    outcome,
    hindsight,
    diagonal,
    bid: isCaptain(player) ? bid : null,
    won,
    note: message(hindsight && stage === 'to-come' ? 'moving.hindsight' : `moving.${stage}`, { points }),
  };
}

function stageOf(state: State, player: Player, points: number): MoverLine['stage'] {
  if (state.moving?.done.includes(player)) return 'moved';
  if (movers(state).includes(player)) return 'now';
  return points > 0 ? 'to-come' : 'none';
}
