import { message } from '../../kernel/message.ts';
import { words } from '../../kernel/questions/picks.ts';
import { defineQuestion, type AnyQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step } from '../../kernel/questions/step.ts';
import { canAttack } from '../attacks.ts';
import { comingOf } from '../coming.ts';
import type { Command } from '../commands.ts';
import { drawnRow } from '../decide/drawn.ts';
import { nameOf } from '../names.ts';
import type { State } from '../state.ts';
import { redTask, type RedTask } from '../tasks.ts';
import { attack } from './fights.ts';
import { comingPick } from './rounds.ts';

/** Whether somebody attacks, it comes over all ships, acts, or acts on somebody. */
function redWays(card: string): 'drawn' | 'comes' | 'acts' | 'aimed' {
  const row = drawnRow(card);
  if (row) return row.aim === 'other' || row.aim === 'player' ? 'aimed' : 'acts';
  return comingOf(card) ? 'comes' : 'drawn';
}

/** A red card was drawn: who attacks, or that nobody can. */
const red = defineQuestion<State, Command, RedTask>({
  kind: 'red-card',
  need: 'must',
  makes: ['attack', 'letCome', 'letGo'],
  rule: 'attack',
  whom: (_, { seat }) => [seat],
  ask: (_, { card }) => message(`prompt.red-card.${redWays(card)}`, { card: nameOf(card) }),
  shown: (state, task) => [state.round, task, state.rows],
  step: (state, { seat, card }) => {
    const how = card === 'you-must-attack-someone' ? 'own' : 'others';
    if (comingOf(card)) return step('choice', comingPick(state, seat, [card]));
    return step<Command>(
      'choice',
      words(canAttack(state, seat, how) ? [`attack-${how}`] : [], () => attack(state, seat, how)),
      words(['let-go'], () => ({ command: { kind: 'letGo', seat }, label: message('answer.let-go') })),
    );
  },
});

export const redOpen = (state: State): readonly Asked<State, Command>[] => {
  const task = redTask(state);
  // What comes over all ships waits for a fight that is on.
  return task && !(state.fight && comingOf(task.card)) ? [red(state, task)] : [];
};

export const redQuestions: readonly AnyQuestion[] = [red];
