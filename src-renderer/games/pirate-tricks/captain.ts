import type { CaptainDrawing } from '../drawing.ts';
import { answers } from './dress.ts';
import Own from './Own.svelte';
import { part } from './parts.ts';

export const drawing: CaptainDrawing = {
  ...answers,
  lines(seen) {
    const { round, rounds } = part(seen, 'table');
    return [seen.say({ key: 'title' }), seen.say({ key: 'drawn.round', values: { round, rounds } })];
  },
  Own,
};
