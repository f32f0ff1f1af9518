import type { AnswerPart } from '../../../src-main/contract/view.ts';
import type { AnswerDrawing, Dress, Seen } from '../drawing.ts';
import { dressOf } from '../plain/dress.ts';
import { boardOf } from './chart.ts';
import { cardNamed, dieFace, dieMore } from './faces.ts';
import { part } from './parts.ts';

/** A command's own fields, as far as a picture is made of them. */
type Told = AnswerPart['command'] & {
  readonly seat?: string;
  readonly card?: string;
  readonly taken?: string;
  readonly face?: string;
  readonly to?: string;
  readonly bid?: number;
  readonly won?: number;
  readonly fights?: number;
  readonly rank?: number;
};

export const answers: AnswerDrawing = {
  dress: (seen, prompt, answer) => dress(seen, answer) ?? dressOf(prompt, answer),
  board: (seen) => (seen.parts.prompts.some(({ kind }) => kind === 'move') ? boardOf(seen) : undefined),
};

function dress(seen: Seen, answer: AnswerPart): Dress | undefined {
  const command: Told = answer.command;
  switch (command.kind) {
    case 'playCard':
    case 'tryFeature':
    case 'playDrawn':
    case 'showDummyCard':
      return cardDress(command.card);
    case 'fillCard':
      return { kind: 'card' };
    case 'steal':
      return command.taken === undefined ? undefined : { kind: 'card' };
    case 'roll':
      return dieDress(seen, command);
    case 'spendLuck':
      return { kind: 'button', sign: 'bolt' };
    case 'move':
      return command.to === undefined
        ? undefined
        : { kind: 'square', square: command.to, figure: costOf(answer) };
    case 'advance':
      return command.rank === undefined ? undefined : rankDress(seen, command.rank);
    case 'bid':
      return figure(command.bid);
    case 'countFights':
      return figure(command.won);
    case 'takeFights':
      return figure(command.fights);
    default:
      return undefined;
  }
}

const figure = (value: number | undefined): Dress | undefined =>
  value === undefined ? undefined : { kind: 'button', figure: value };

function cardDress(id: string | undefined): Dress {
  const face = id === undefined ? undefined : cardNamed(id);
  return face ? { kind: 'card', face } : { kind: 'card' };
}

function dieDress(seen: Seen, { seat, face }: Told): Dress | undefined {
  if (face === undefined) return undefined;
  const fight = part(seen, 'fight');
  const rolled = fight?.contest?.rolls.find(({ player }) => player === seat);
  const die = fight?.attempt?.player === seat ? fight?.attempt?.die : rolled?.die;
  const more = dieMore(face);
  return {
    kind: 'die',
    face: dieFace(face),
    ...(die ? { hatch: die } : {}),
    ...(more === undefined ? {} : { more }),
  };
}

/** A taken square costs its point and is not entered. */
const costOf = ({ note }: AnswerPart): number | string => {
  const points = note?.values?.['points'];
  return typeof points === 'number' ? points : '×';
};

const rankDress = (seen: Seen, rank: number): Dress =>
  rank === part(seen, 'battle').goal ? { kind: 'button', sign: 'flag' } : { kind: 'button', figure: rank };
