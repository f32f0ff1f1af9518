import type { CaptainDrawing } from '../drawing.ts';
import { answers } from './dress.ts';
import Own from './Own.svelte';
import { part } from './parts.ts';

export const drawing: CaptainDrawing = {
  ...answers,
  lines: (seen) => [
    seen.say({ key: 'title' }),
    `${seen.say({ key: 'drawn.turn' })} ${String(part(seen, 'turn').number)}`,
  ],
  Own,
};
