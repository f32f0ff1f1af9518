import type { AnswerPart } from '../../../src-main/contract/view.ts';
import type { AnswerDrawing, Dress, Seen } from '../drawing.ts';
import { dressOf } from '../plain/dress.ts';
import { crewFace } from './faces.ts';
import { part } from './parts.ts';

/** A command's own fields, as far as a picture is made of them. */
type Told = AnswerPart['command'] & {
  readonly card?: string;
  readonly cards?: readonly string[];
  readonly amount?: number;
  readonly bid?: number;
  readonly tricks?: number;
  readonly loon?: number;
};

/** Loon gained or owed lies ready to be pressed, however many amounts there are. */
const amounts = ['settle', 'tell-round', 'collect'];

export const answers: AnswerDrawing = {
  dress: (seen, prompt, answer) =>
    amount(prompt.kind, answer.command) ?? dress(seen, answer) ?? dressOf(prompt, answer),
};

function dress(seen: Seen, answer: AnswerPart): Dress | undefined {
  const command: Told = answer.command;
  switch (command.kind) {
    case 'dealCard':
    case 'layTieCard':
    case 'playCard':
      return command.card === undefined ? undefined : { kind: 'card', face: crewFace(seen, command.card) };
    case 'noteHand':
    case 'ditch':
    case 'showCards': {
      const last = command.cards?.at(-1);
      return last === undefined ? undefined : { kind: 'card', face: crewFace(seen, last) };
    }
    case 'drawScoreCard':
      return { kind: 'card', words: scoringOf(seen, command.card) };
    case 'bid':
      return command.amount === undefined ? undefined : { kind: 'button', figure: command.amount };
    case 'tellRow':
      return command.bid === undefined ? undefined : { kind: 'button', figure: command.bid };
    case 'predict':
      return command.tricks === undefined ? undefined : { kind: 'button', figure: command.tricks };
    default:
      return undefined;
  }
}

function amount(asked: string, { loon }: Told): Dress | undefined {
  if (loon === undefined || !amounts.includes(asked)) return undefined;
  return { kind: 'button', figure: String(loon).replace('-', '−') };
}

function scoringOf(seen: Seen, id: string | undefined): string {
  const open = part(seen, 'scoreCards').find(({ card }) => card?.id === id)?.card;
  return open ? seen.say(open.text) : '';
}
