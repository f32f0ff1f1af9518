import type { OwnEffect } from './effect.ts';

/** The ship shoots whoever lies to its left, and is still shot at. */
export const confusionLeft: OwnEffect = { under: { kind: 'confuse', to: 'left' } };
