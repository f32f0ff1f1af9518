import { words } from '../../kernel/questions/picks.ts';
import { defineQuestion, type AnyQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Command } from '../commands.ts';
import { luckOf, openRoll } from '../luck.ts';
import { askOf } from '../names.ts';
import { markerOf } from '../race.ts';
import { canUse, luckUses } from '../roll.ts';
import type { State } from '../state.ts';
import type { Window } from '../windows.ts';
import { saying, says } from './made.ts';

const leaveFeature = defineQuestion<State, Command, SeatId>({
  kind: 'leave-feature',
  need: 'may',
  window: true,
  makes: ['leaveFeature'],
  rule: 'fog',
  whom: (_, seat) => [seat],
  fits: () => [{ kind: 'choice', among: ['leave'] }],
  shown: (state) => state.battle.fight.laid,
  step: (_, seat) => step('choice', saying('leave', { kind: 'leaveFeature', seat }, 'leave-feature')),
});

/** What a luck point can do at this moment of the captain's roll. */
export function luckWords(state: State, seat: SeatId) {
  const rolling = openRoll(state, seat);
  return words(rolling ? luckUses.filter((use) => canUse(rolling, use)) : [], (use) =>
    says({ kind: 'spendLuck', seat, use }, use),
  );
}

const bendRoll = defineQuestion<State, Command, readonly SeatId[]>({
  kind: 'bend-roll',
  need: 'may',
  window: true,
  makes: ['spendLuck'],
  rule: 'luck',
  whom: (_, seats) => seats,
  whose: (_, seats) => seats,
  fits: () => [{ kind: 'choice', among: ['plus', 'reroll'] }],
  ask: (_, seats) => askOf('prompt.bend-roll', seats),
  shown: (state, seats) => ({
    contest: state.battle.fight.contest,
    luck: seats.map((seat) => luckOf(state, seat)),
  }),
  step: (state, _, seat) => seat && step('choice', luckWords(state, seat)),
});

const hindsight = defineQuestion<State, Command, readonly SeatId[]>({
  kind: 'hindsight',
  need: 'may',
  window: true,
  makes: ['claimHindsight'],
  rule: 'hindsight',
  whom: (_, seats) => seats,
  whose: (_, seats) => seats,
  fits: () => [{ kind: 'choice', among: ['claim'] }],
  ask: (_, seats) => askOf('prompt.hindsight', seats),
  shown: (state, seats) => ({
    number: state.battle.number,
    results: state.moving?.results,
    ranks: seats.map((seat) => markerOf(state, seat).rank),
  }),
  step: (_, __, seat) =>
    seat && step('choice', saying('claim', { kind: 'claimHindsight', seat }, 'claim-hindsight')),
});

const buyPoint = defineQuestion<State, Command, readonly SeatId[]>({
  kind: 'buy-point',
  need: 'may',
  window: true,
  makes: ['buyPoint'],
  rule: 'luck',
  whom: (_, seats) => seats,
  whose: (_, seats) => seats,
  fits: () => [{ kind: 'choice', among: ['buy'] }],
  ask: (_, seats) => askOf('prompt.buy-point', seats),
  shown: (state, seats) => ({
    number: state.battle.number,
    luck: seats.map((seat) => luckOf(state, seat)),
    left: state.moving?.left,
  }),
  step: (_, __, seat) => seat && step('choice', saying('buy', { kind: 'buyPoint', seat }, 'buy-point')),
});

/** With nothing to come that could close the window, somebody has to say that it is closed. */
export const letStand = defineQuestion<State, Command>({
  kind: 'let-stand',
  need: 'must',
  makes: ['letStand'],
  rule: 'turns',
  whom: () => 'anyone',
  fits: () => [{ kind: 'choice', among: ['stand'] }],
  shown: (state) => ({ battle: state.battle, moving: state.moving, luck: state.luck }),
  step: () => step('choice', saying('stand', { kind: 'letStand' }, 'let-stand')),
});

export const windowQuestions: readonly AnyQuestion[] = [
  leaveFeature,
  bendRoll,
  hindsight,
  buyPoint,
  letStand,
];

/** Who may claim, and who may buy, where anybody may. */
export const reckoningOpen = (
  state: State,
  reckoning: Pick<Extract<Window, { kind: 'reckoning' }>, 'hindsight' | 'buying'>,
): readonly Asked<State, Command>[] => [
  ...(reckoning.hindsight.length > 0 ? [hindsight(state, reckoning.hindsight)] : []),
  ...(reckoning.buying.length > 0 ? [buyPoint(state, reckoning.buying)] : []),
];

export function windowOpen(state: State, window: Window): readonly Asked<State, Command>[] {
  switch (window.kind) {
    case 'fog':
      return [leaveFeature(state, window.seat)];
    case 'luck':
      return [bendRoll(state, window.seats)];
    case 'reckoning':
      return reckoningOpen(state, window);
  }
}
