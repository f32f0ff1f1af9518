import { Resynchroniser } from '../parser/resynchroniser.ts';
import { frameLength } from './constants.ts';
import { type ParallaxFrame, decodeFrame } from './frame.ts';

export function parallaxParser(): Resynchroniser<ParallaxFrame> {
  return new Resynchroniser(decodeFrame, frameLength);
}
