import { message } from '../../kernel/message.ts';
import { may, must, type Prompt } from '../../kernel/prompt.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { luckOf } from '../luck.ts';
import { askOf } from '../names.ts';
import { markerOf } from '../race.ts';
import type { State } from '../state.ts';
import type { Window } from '../windows.ts';

export function windowPrompts(state: State, window: Window): readonly Prompt[] {
  switch (window.kind) {
    case 'fog':
      return [
        may({
          kind: 'leave-feature',
          whom: [window.seat],
          fits: [{ kind: 'choice', among: ['leave'] }],
          ask: message('prompt.leave-feature'),
          hint: message('prompt.leave-feature.hint'),
          rule: 'fog',
          shown: state.battle.fight.laid,
        }),
      ];
    case 'luck':
      return [
        may({
          kind: 'bend-roll',
          whom: window.seats,
          fits: [{ kind: 'choice', among: ['plus', 'reroll'] }],
          ask: askOf('prompt.bend-roll', window.seats),
          hint: message('prompt.bend-roll.hint'),
          rule: 'luck',
          shown: {
            contest: state.battle.fight.contest,
            luck: window.seats.map((seat) => luckOf(state, seat)),
          },
        }),
      ];
    case 'reckoning':
      return [...hindsightPrompt(state, window.hindsight), ...buyPrompt(state, window.buying)];
  }
}

export const hindsightPrompt = (state: State, whom: readonly SeatId[]): readonly Prompt[] =>
  whom.length === 0
    ? []
    : [
        may({
          kind: 'hindsight',
          whom,
          fits: [{ kind: 'choice', among: ['claim'] }],
          ask: askOf('prompt.hindsight', whom),
          hint: message('prompt.hindsight.hint'),
          rule: 'hindsight',
          shown: {
            number: state.battle.number,
            results: state.moving?.results,
            ranks: whom.map((seat) => markerOf(state, seat).rank),
          },
        }),
      ];

export const buyPrompt = (state: State, whom: readonly SeatId[]): readonly Prompt[] =>
  whom.length === 0
    ? []
    : [
        may({
          kind: 'buy-point',
          whom,
          fits: [{ kind: 'choice', among: ['buy'] }],
          ask: askOf('prompt.buy-point', whom),
          hint: message('prompt.buy-point.hint'),
          rule: 'luck',
          shown: {
            number: state.battle.number,
            luck: whom.map((seat) => luckOf(state, seat)),
            left: state.moving?.left,
          },
        }),
      ];

/** With nothing to come that could close the window, somebody has to say that it is closed. */
export const letStandPrompt = (state: State): Prompt =>
  must({
    kind: 'let-stand',
    whom: 'anyone',
    fits: [{ kind: 'choice', among: ['stand'] }],
    ask: message('prompt.let-stand'),
    hint: message('prompt.let-stand.hint'),
    rule: 'turns',
    shown: { battle: state.battle, moving: state.moving, luck: state.luck },
  });
