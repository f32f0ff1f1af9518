import type { OwnEffect } from './effect.ts';

/** The ship shoots whoever lies to its right, and is still shot at. */
export const confusionRight: OwnEffect = { under: { kind: 'confuse', to: 'right' } };
