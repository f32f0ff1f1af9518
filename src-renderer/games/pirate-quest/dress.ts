import type { ChoicePart, PromptPart } from '../../../src-main/contract/view.ts';
import type { AnswerDrawing, Dress, Seen } from '../drawing.ts';
import type { Hatch } from '../../elements/card.ts';
import { named } from '../named.ts';
import { dressOf } from '../plain/dress.ts';
import { boardOf } from './chart.ts';
import { cardNamed, dieFace, dieKey, dieMore } from './faces.ts';
import { part } from './parts.ts';

export const answers: AnswerDrawing = {
  dress: (seen, prompt, choice) => dress(seen, prompt, choice) ?? dressOf(prompt, choice),
  board: (seen) => (seen.parts.prompts.some(({ kind }) => kind === 'move') ? boardOf(seen) : undefined),
};

/** What a luck point does, by the words that say it. */
const luckUses = ['plus', 'reroll', 'stand-in'];

function dress(seen: Seen, { kind }: PromptPart, choice: ChoicePart): Dress | undefined {
  const name = named(choice);
  switch (name.kind) {
    case 'card':
      return cardDress(name.card);
    case 'face':
      return dieDress(name);
    case 'square':
      return { kind: 'square', figure: costOf(choice) };
    case 'number':
      return kind === 'move' ? rankDress(seen, name.value) : { kind: 'button', figure: name.value };
    case 'choice':
      return luckUses.includes(name.choice) ? { kind: 'button', sign: 'bolt' } : undefined;
    case 'seat':
      return undefined;
  }
}

function cardDress(id: string): Dress {
  const face = cardNamed(id);
  return face ? { kind: 'card', face } : { kind: 'card' };
}

const isHatch = (die: string): die is Hatch => ['red', 'blue', 'green', 'white'].includes(die);

function dieDress({ die, face }: { readonly die: string; readonly face: string }): Dress {
  const more = dieMore(face);
  return {
    kind: 'die',
    face: dieFace(face),
    key: dieKey(face),
    ...(isHatch(die) ? { hatch: die } : {}),
    ...(more === undefined ? {} : { more }),
  };
}

/** A taken square costs its point and is not entered. */
const costOf = ({ note }: ChoicePart): number | string => {
  const points = note?.values?.['points'];
  return typeof points === 'number' ? points : '×';
};

const rankDress = (seen: Seen, rank: number): Dress =>
  rank === part(seen, 'battle').goal ? { kind: 'button', sign: 'flag' } : { kind: 'button', figure: rank };
