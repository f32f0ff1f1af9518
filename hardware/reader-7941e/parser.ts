import { Resynchroniser } from '../parser/resynchroniser.ts';
import { frameLength } from './constants.ts';
import { type Reader7941eFrame, decodeFrame } from './frame.ts';

export function reader7941eParser(): Resynchroniser<Reader7941eFrame> {
  return new Resynchroniser(decodeFrame, frameLength);
}
