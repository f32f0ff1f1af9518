import type { OwnEffect } from './effect.ts';

/** Each plus under an own ship is one, each minus five. */
export const badMath: OwnEffect = { starter: { math: 'bad' } };
