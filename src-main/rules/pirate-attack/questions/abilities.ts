import { message } from '../../kernel/message.ts';
import { words } from '../../kernel/questions/picks.ts';
import { defineQuestion, type AnyQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step } from '../../kernel/questions/step.ts';
import type { Command } from '../commands.ts';
import type { State } from '../state.ts';
import { raiseTasks, type RaiseTask } from '../tasks.ts';
import { gravesPick } from './open-magic.ts';

/** A ship has come into play that brings one of the dead with it, or none. */
const raise = defineQuestion<State, Command, RaiseTask>({
  kind: 'raise',
  need: 'must',
  makes: ['raiseShip'],
  rule: 'raising',
  whom: (_, { seat }) => [seat],
  shown: (state, task) => [state.round, task, state.dead, state.rows],
  step: (state, { seat }) =>
    step<Command>(
      'ship',
      gravesPick(state, seat, (risen) => ({ kind: 'raiseShip', seat, ...risen })),
      words(['raise-none'], () => ({
        command: { kind: 'raiseShip', seat },
        label: message('answer.raise-none'),
      })),
    ),
});

/** What an ability has to be asked before the turn goes on. */
export const abilitiesOpen = (state: State): readonly Asked<State, Command>[] =>
  state.fight ? [] : raiseTasks(state).map((task) => raise(state, task));

export const abilityQuestions: readonly AnyQuestion[] = [raise];
