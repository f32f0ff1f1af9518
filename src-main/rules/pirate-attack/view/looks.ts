import type { Message } from '../../kernel/message.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { maySee, type Viewer } from '../../kernel/view.ts';
import { zoneAt } from '../../kernel/zones.ts';
import { cardOf } from '../data/cards.ts';
import { shipWords } from '../fleets.ts';
import { openZones, placeOf } from '../looks.ts';
import { cardName } from '../names.ts';
import { rowOf, type State } from '../state.ts';

/** A card at a ship that this viewer has looked at. */
export interface LookPart {
  readonly seat: SeatId;
  readonly of: SeatId;
  readonly ship: Message | string;
  readonly card: Message;
}

/** Told to whoever has looked, and to nobody else; absent where nobody has told anything. */
export function lookParts(state: State, viewer: Viewer): { readonly looks?: readonly LookPart[] } {
  // Nobody knows more than all do.
  if (openZones(state) === state.zones) return {};
  const looks = state.seats.flatMap((of) =>
    rowOf(state, of).flatMap((ship) =>
      (['curse', 'magic'] as const).flatMap((what) =>
        zoneAt(state.zones, placeOf({ what, ship: ship.id })).known.flatMap(({ card, to }) => {
          const row = cardOf(card);
          const seat = to === 'all' ? undefined : to.find((one) => maySee(viewer, one));
          return row && seat ? [{ seat, of, ship: shipWords(ship), card: cardName(row) }] : [];
        }),
      ),
    ),
  );
  return looks.length > 0 ? { looks } : {};
}
