import type { AnswerPart } from '../../../src-main/contract/view.ts';
import type { AnswerDrawing, Dress, Seen } from '../drawing.ts';
import { dressOf } from '../plain/dress.ts';
import { part } from './parts.ts';

/** A command's own fields, as far as a picture is made of them. */
type Told = AnswerPart['command'] & {
  readonly card?: string;
  readonly faces?: readonly number[];
  readonly sum?: number;
  readonly at?: number;
};

export const answers: AnswerDrawing = {
  dress: (seen, prompt, answer) => dress(seen, answer) ?? dressOf(prompt, answer),
};

function dress(seen: Seen, answer: AnswerPart): Dress | undefined {
  const command: Told = answer.command;
  switch (command.kind) {
    case 'roll':
      return command.faces?.length === 1 ? { kind: 'die', face: command.faces[0] ?? 0 } : undefined;
    case 'rollSum':
      return command.sum === undefined ? undefined : { kind: 'button', figure: command.sum };
    case 'playCard':
      return { kind: 'card', words: effectsOf(seen, command.card) };
    case 'trade':
    case 'discard':
      // The card that nobody names is a button, however many could be named.
      return command.card === undefined
        ? { kind: 'button' }
        : { kind: 'card', words: effectsOf(seen, command.card) };
    case 'useCaptain':
      return { kind: 'button', sign: 'universal' };
    case 'pickUpFlag':
      return { kind: 'button', sign: 'flag' };
    case 'placeShip':
      return command.at === undefined || command.at === 0
        ? undefined
        : { kind: 'button', figure: command.at };
    default:
      return undefined;
  }
}

function effectsOf(seen: Seen, card: string | undefined): string {
  const row = part(seen, 'edition').cards.find(({ id }) => id === card);
  return row ? row.words.map(seen.say).join(' ') : '';
}
