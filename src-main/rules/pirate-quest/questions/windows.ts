import { words } from '../../kernel/questions/picks.ts';
import { defineQuestion, type Asked } from '../../kernel/questions/question.ts';
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
  shown: (state) => state.battle.fight.laid,
  step: (_, seat) => saying('leave', { kind: 'leaveFeature', seat }, 'leave-feature'),
});

/** What a luck point can do at this moment of the captain's roll. */
export function luckWords(state: State, seat: SeatId) {
  const rolling = openRoll(state, seat);
  return words(rolling ? luckUses.filter((use) => canUse(rolling, use)) : [], (use) =>
    says({ kind: 'spendLuck', seat, use }, use),
  );
}

/** A window that each of several may use for the own seat. */
const usedBy = (kind: string) =>
  ({
    kind,
    need: 'may',
    window: true,
    whom: (_: State, seats: readonly SeatId[]) => seats,
    whose: (_: State, seats: readonly SeatId[]) => seats,
    ask: (_: State, seats: readonly SeatId[]) => askOf(`prompt.${kind}`, seats),
  }) as const;

const bendRoll = defineQuestion<State, Command, readonly SeatId[]>({
  ...usedBy('bend-roll'),
  makes: ['spendLuck'],
  rule: 'luck',
  shown: (state, seats) => ({
    contest: state.battle.fight.contest,
    luck: seats.map((seat) => luckOf(state, seat)),
  }),
  step: (state, _, seat) => seat && luckWords(state, seat),
});

const hindsight = defineQuestion<State, Command, readonly SeatId[]>({
  ...usedBy('hindsight'),
  makes: ['claimHindsight'],
  rule: 'hindsight',
  shown: (state, seats) => ({
    number: state.battle.number,
    results: state.moving?.results,
    ranks: seats.map((seat) => markerOf(state, seat).rank),
  }),
  step: (_, __, seat) => seat && saying('claim', { kind: 'claimHindsight', seat }, 'claim-hindsight'),
});

const buyPoint = defineQuestion<State, Command, readonly SeatId[]>({
  ...usedBy('buy-point'),
  makes: ['buyPoint'],
  rule: 'luck',
  shown: (state, seats) => ({
    number: state.battle.number,
    luck: seats.map((seat) => luckOf(state, seat)),
    left: state.moving?.left,
  }),
  step: (_, __, seat) => seat && saying('buy', { kind: 'buyPoint', seat }, 'buy-point'),
});

/** With nothing to come that could close the window, somebody has to say that it is closed. */
export const letStand = defineQuestion<State, Command>({
  kind: 'let-stand',
  makes: ['letStand'],
  rule: 'turns',
  shown: (state) => ({ battle: state.battle, moving: state.moving, luck: state.luck }),
  step: () => saying('stand', { kind: 'letStand' }, 'let-stand'),
});

export const windowQuestions = [leaveFeature, bendRoll, hindsight, buyPoint, letStand];

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
