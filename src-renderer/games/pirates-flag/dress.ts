import type { ChoicePart, PromptPart } from '../../../src-main/contract/view.ts';
import type { AnswerDrawing, Dress, Seen } from '../drawing.ts';
import { named } from '../named.ts';
import { dressOf } from '../plain/dress.ts';
import { part } from './parts.ts';

export const answers: AnswerDrawing = {
  dress: (seen, prompt, choice) => dress(seen, prompt, choice) ?? dressOf(prompt, choice),
};

/** Where a ship is told to lie, a space is known by its number. */
const told = ['ship-at', 'ship-moved'];
const highestFace = 6;

function dress(seen: Seen, { kind, step }: PromptPart, choice: ChoicePart): Dress | undefined {
  const name = named(choice);
  switch (name.kind) {
    case 'number':
      if (!step?.dice) return undefined;
      return step.number?.most === highestFace
        ? { kind: 'die', face: name.value }
        : { kind: 'button', figure: name.value };
    case 'card':
      return kind === 'take-captain' ? undefined : cardDress(seen, name.card);
    case 'square':
      return told.includes(kind) && name.square !== '0' ? { kind: 'button', figure: name.square } : undefined;
    case 'choice':
      // A word is a button, however many cards stand beside it.
      return name.choice === 'pick-up' ? { kind: 'button', sign: 'flag' } : { kind: 'button' };
    case 'seat':
    case 'face':
      return undefined;
  }
}

function cardDress(seen: Seen, card: string): Dress {
  const row = part(seen, 'edition').cards.find(({ id }) => id === card);
  return row
    ? { kind: 'card', words: row.words.map(seen.say).join(' ') }
    : { kind: 'button', sign: 'universal' };
}
