import type { AnswerDrawing } from '../drawing.ts';

/** More than these are searched by name. Up to then each has its own place, and keeps it. */
const mostButtons = 44;

export const attackAnswers: AnswerDrawing = {
  dress: (_seen, { step }, { key }) =>
    (step?.choices.length ?? 0) > mostButtons && key === undefined ? { kind: 'card' } : undefined,
};
