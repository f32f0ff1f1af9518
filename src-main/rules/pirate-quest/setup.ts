import type { Setup as AnySetup } from '../kernel/game.ts';
import type { SeatId } from '../kernel/seat.ts';
import type { EditionGiven } from './edition.ts';
import type { MapChoice } from './map/layout.ts';

/** What a table settles before the first entry. */
export interface Setup extends AnySetup {
  readonly edition?: EditionGiven;
  /** Which features the cards have, where the edition does not say: none yet, or our samples. */
  readonly deck?: 'blank' | 'sample';
  /** Left out, the captains roll for it. */
  readonly dealer?: SeatId;
  /** Left out, no map lies there and only ranks are told. */
  readonly map?: MapChoice;
  /** Luck points that each captain begins with. */
  readonly luck?: number;
}
