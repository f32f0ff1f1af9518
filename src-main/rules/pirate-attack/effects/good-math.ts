import type { OwnEffect } from './effect.ts';

/** Each plus under an own ship is five, each minus one. */
export const goodMath: OwnEffect = { starter: { math: 'good', against: 'bad-math' } };
