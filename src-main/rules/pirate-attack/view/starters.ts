import type { Message } from '../../kernel/message.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { cardOf } from '../data/cards.ts';
import { cardName } from '../names.ts';
import { startersIn } from '../starters/starters.ts';
import type { State } from '../state.ts';

/** What lies before one captain for the whole game, for everybody to see. */
export interface StarterPart {
  readonly seat: SeatId;
  /** A soul that was sold, or a special ability. */
  readonly kind: 'soul' | 'ability';
  readonly card: Message;
}

/** They seldom change: they travel by themselves, and not where nobody has any. */
export const starterParts = (state: State): { readonly starters?: readonly StarterPart[] } =>
  startersIn(state).length === 0
    ? {}
    : {
        starters: startersIn(state).flatMap(({ card, of }): readonly StarterPart[] => {
          const row = cardOf(card);
          return row
            ? [{ seat: of, kind: row.kind === 'soul' ? 'soul' : 'ability', card: cardName(row) }]
            : [];
        }),
      };
