import { Resynchroniser } from '../parser/resynchroniser.ts';
import { longestFrame } from './constants.ts';
import { type Rdm6300Frame, decodeFrame } from './frame.ts';

/** One tolerant parser for the RDM6300 and for the ID-3LA, ID-12LA and ID-20LA, which differ in CR LF alone. */
export function rdm6300Parser(): Resynchroniser<Rdm6300Frame> {
  return new Resynchroniser(decodeFrame, longestFrame);
}
