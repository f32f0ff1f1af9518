import { numberOf } from '../player.ts';
import type { MoveEvent } from '../events.ts';
import type { State } from '../state.ts';
import { inMoving } from './change.ts';

export function evolveMove(state: State, event: MoveEvent): State {
  const { moving } = state;
  switch (event.kind) {
    case 'battleEnded':
      return {
        ...state,
        battle: { ...state.battle, won: event.won },
        phase: 'moving',
        moving: {
          points: event.points,
          left: event.points,
          results: event.results,
          hindsight: [],
          closed: false,
          mover: null,
          done: [],
          trail: [],
        },
      };
    case 'hindsightClaimed':
      return inMoving(state, {
        hindsight: [...(moving?.hindsight ?? []), event.seat],
        results: { ...moving?.results, [event.seat]: event.result },
        points: { ...moving?.points, [event.seat]: event.points },
        left: { ...moving?.left, [event.seat]: event.points },
      });
    case 'pointBought':
      return bought(state, event);
    case 'moved':
      return {
        ...inMoving(state, {
          mover: event.player,
          left: { ...moving?.left, [event.player]: event.left },
          trail: moving?.mover === event.player ? [...moving.trail, ...event.path] : trailOf(event),
        }),
        markers: { ...state.markers, [event.player]: event.to },
      };
    case 'pointsLost':
      return inMoving(state, {
        mover: event.player,
        left: { ...moving?.left, [event.player]: event.left },
      });
    case 'moveEnded':
      return inMoving(state, {
        mover: null,
        left: { ...moving?.left, [event.player]: 0 },
        done: [...(moving?.done ?? []), event.player],
      });
    case 'goalReached':
      return { ...state, winner: event.player };
    case 'gameWon':
      return { ...state, phase: 'over' };
  }
}

type Moved = Extract<MoveEvent, { kind: 'moved' }>;

const trailOf = (event: Moved): readonly string[] =>
  event.from.square ? [event.from.square, ...event.path] : event.path;

/** Once the order is fixed a bought point is moved, but makes nobody go earlier. */
function bought(state: State, event: Extract<MoveEvent, { kind: 'pointBought' }>): State {
  const { moving } = state;
  const left = numberOf(moving?.left, event.seat) + 1;
  return {
    ...inMoving(state, {
      points: { ...moving?.points, [event.seat]: event.points },
      left: { ...moving?.left, [event.seat]: left },
    }),
    luck: { ...state.luck, [event.seat]: event.balance },
  };
}
