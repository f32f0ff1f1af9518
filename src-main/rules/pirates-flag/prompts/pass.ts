import { message } from '../../kernel/message.ts';
import type { must, Prompt } from '../../kernel/prompt.ts';
import type { State } from '../state.ts';

/** The turn is over by a press; nobody has to, except where the next roll cannot say it. */
export function passPrompt(state: State, need: typeof must): Prompt {
  const { seat, number } = state.turn;
  return need({
    kind: 'pass-dice',
    whom: [seat],
    fits: [{ kind: 'choice', among: ['pass'] }],
    ask: message('prompt.pass-dice'),
    hint: message('prompt.pass-dice.hint'),
    rule: 'turn',
    shown: number,
  });
}
