import type { SeatId } from '../../kernel/seat.ts';
import type { Side } from '../battle/fleet.ts';
import type { Size } from '../cards.ts';
import { familyOf } from '../family.ts';
import type { Ship } from '../state.ts';

/** What ability ships bring about; every outcome is in the event. */
export type AbilityEvent =
  /** A ship that has come into play may raise one of the dead; then that it has raised none. */
  | { readonly kind: 'raisingDue'; readonly seat: SeatId; readonly card: string }
  | { readonly kind: 'raisingLeft'; readonly seat: SeatId; readonly card: string }
  /** Where cards are told, no more than there are. */
  | { readonly kind: 'magicGiven'; readonly seat: SeatId; readonly count: number }
  /** `by` is whose dice they are: the ship itself, or the one that it was made after. */
  | { readonly kind: 'sizeThrown'; readonly seat: SeatId; readonly by: Ship; readonly size: Size }
  /** The ship `by` has thrown a card out that lay under `ship`, at this place among those that were turned up. */
  | {
      readonly kind: 'cardRemoved';
      readonly seat: SeatId;
      readonly by: Ship;
      readonly ship: Ship;
      readonly card: string;
      readonly at: number;
    }
  /** These fight along by the ability of `by`, and the side is these ships now. */
  | {
      readonly kind: 'fightJoined';
      readonly seat: SeatId;
      readonly side: Side;
      readonly by: Ship;
      readonly joined: readonly Ship[];
      readonly ships: readonly number[];
    }
  | {
      readonly kind: 'fightLeft';
      readonly seat: SeatId;
      readonly side: Side;
      readonly by: Ship;
      readonly ships: readonly number[];
    };

export const isOfAbilities = familyOf<AbilityEvent>({
  raisingDue: true,
  raisingLeft: true,
  magicGiven: true,
  sizeThrown: true,
  cardRemoved: true,
  fightJoined: true,
  fightLeft: true,
});
