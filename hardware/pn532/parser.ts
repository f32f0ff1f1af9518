import { Resynchroniser } from '../parser/resynchroniser.ts';
import { longestFrame } from './constants.ts';
import { type Pn532Frame, decodeFrame } from './frame.ts';

export function pn532Parser(): Resynchroniser<Pn532Frame> {
  return new Resynchroniser(decodeFrame, longestFrame);
}
