import type { CaptainDrawing } from '../drawing.ts';
import { plainAnswers } from './dress.ts';

export const drawing: CaptainDrawing = {
  ...plainAnswers,
  lines: ({ parts, say }) =>
    [say({ key: 'title' }), parts.session.title].filter((line, at, all) => all.indexOf(line) === at),
};
