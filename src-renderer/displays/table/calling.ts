import type { JoinPart } from '../../../src-main/contract/link-parts.ts';
import type { ViewParts } from '../../games/drawing.ts';

/** Before this nothing lies on the stage yet: the evening itself, who begins, and a word from each captain. */
const firstEntries = 2;

export interface Calling {
  /** In the place of the cards, as large as the sofa needs. */
  readonly large?: JoinPart;
  /** In the corner, for whoever comes late: it covers no card. */
  readonly small?: JoinPart;
}

/** Where the code stands. A result that is to be taken along was asked for, and is read from afar. */
export function callingAt(join: JoinPart | null | undefined, parts: ViewParts): Calling {
  if (!join) return {};
  const isYoung = parts.log.total <= firstEntries + parts.seats.length;
  return join.result || isYoung ? { large: join } : { small: join };
}
