import { message } from '../../kernel/message.ts';
import type { Prompt } from '../../kernel/prompt.ts';
import { words } from '../../kernel/questions/picks.ts';
import { defineQuestion } from '../../kernel/questions/question.ts';
import type { Command } from '../commands.ts';
import type { State } from '../state.ts';

/** The turn is over by a press; nobody has to, except where the next roll cannot say it. */
export const passDice = defineQuestion<State, Command, Prompt['need']>({
  kind: 'pass-dice',
  need: (need) => need,
  makes: ['passDice'],
  rule: 'turn',
  whom: ({ turn }) => [turn.seat],
  shown: ({ turn }) => turn.number,
  step: ({ turn }, _, given) =>
    words(['pass'], () => ({
      command: { kind: 'passDice', seat: given ?? turn.seat },
      label: message('answer.pass'),
    })),
});
