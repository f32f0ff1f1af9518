import type { Battle, Fight, Moving, State } from '../state.ts';

export const inBattle = (state: State, change: Partial<Battle>): State => ({
  ...state,
  battle: { ...state.battle, ...change },
});

export const inFight = (state: State, change: Partial<Fight>): State =>
  inBattle(state, { fight: { ...state.battle.fight, ...change } });

export const inMoving = (state: State, change: Partial<Moving>): State =>
  state.moving ? { ...state, moving: { ...state.moving, ...change } } : state;
