import type { CaptainDrawing } from '../drawing.ts';
import { answers } from './dress.ts';
import Own from './Own.svelte';
import { turnWords } from './parts.ts';

export const drawing: CaptainDrawing = {
  ...answers,
  lines: (seen) => [seen.say({ key: 'title' }), turnWords(seen)],
  Own,
};
