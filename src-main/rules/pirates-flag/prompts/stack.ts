import { message } from '../../kernel/message.ts';
import { may, must, type Prompt } from '../../kernel/prompt.ts';
import type { State } from '../state.ts';

/** Rows that can be played by somebody: not known to lie elsewhere. */
const rowsInPlay = (state: State): readonly string[] => [
  ...state.cards
    .filter(
      ({ id }) => !state.discards.includes(id) && !state.stack.plays.some(({ play }) => play.row === id),
    )
    .map(({ id }) => id),
  ...state.seats.flatMap((seat) => {
    const ability = state.abilities[seat];
    return ability && !ability.used ? [ability.captain] : [];
  }),
];

/** On anybody's turn, at any moment. */
export const cardPrompt = (state: State): Prompt =>
  may({
    kind: 'card',
    whom: 'anyone',
    fits: [{ kind: 'card', rows: rowsInPlay(state) }],
    ask: message('prompt.card'),
    hint: message('prompt.card.hint'),
    rule: 'cards',
    shown: [state.turn, state.phase.kind, state.discards.length],
  });

/** While something lies on the stack. It closes by itself, except where nothing could follow it. */
export function answerPrompt(state: State, endsGame: boolean): Prompt {
  const asking = endsGame ? must : may;
  return asking({
    kind: 'answer-card',
    whom: 'anyone',
    fits: [
      { kind: 'card', rows: rowsInPlay(state) },
      { kind: 'choice', among: ['stand'] },
    ],
    ask: message('prompt.answer-card'),
    hint: message(endsGame ? 'prompt.answer-card.last' : 'prompt.answer-card.hint'),
    rule: 'stack',
    shown: [state.turn.number, state.stack],
  });
}
