import type { ChoicePart, PromptPart } from '../../../src-main/contract/view.ts';
import type { AnswerDrawing, Dress, Seen } from '../drawing.ts';
import { named } from '../named.ts';
import { dressOf } from '../plain/dress.ts';
import { crewFace } from './faces.ts';
import { part } from './parts.ts';

export const answers: AnswerDrawing = {
  dress: (seen, prompt, choice) => dress(seen, prompt, choice) ?? dressOf(prompt, choice),
};

function dress(seen: Seen, { kind }: PromptPart, choice: ChoicePart): Dress | undefined {
  const name = named(choice);
  if (name.kind === 'card')
    return kind === 'draw-score-card'
      ? { kind: 'card', words: scoringOf(seen, name.card) }
      : { kind: 'card', face: crewFace(seen, name.card) };
  // Loon, tricks and bids lie ready to be pressed, however many there are; a fine is said in words.
  if (name.kind === 'number' && kind !== 'rule-breach')
    return { kind: 'button', figure: String(name.value).replace('-', '−') };
  return undefined;
}

function scoringOf(seen: Seen, id: string): string {
  const open = part(seen, 'scoreCards').find(({ card }) => card?.id === id)?.card;
  return open ? seen.say(open.text) : '';
}
