import type { AnswerDrawing } from '../drawing.ts';
import { isHand } from './places.ts';

/** More than these are searched by name. */
const mostButtons = 44;
/** On a turn each has its own place, and keeps it, whatever packs are in play. */
const mostOnATurn = 80;

export const attackAnswers: AnswerDrawing = {
  dress: (_seen, { kind, step }, { key }) =>
    (step?.choices.length ?? 0) > (kind === 'card' || isHand(kind) ? mostOnATurn : mostButtons) &&
    key === undefined
      ? { kind: 'card' }
      : undefined,
};
