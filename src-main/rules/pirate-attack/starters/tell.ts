import type { Told } from '../../kernel/game.ts';
import { message, type MessageValues } from '../../kernel/message.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { cardOf } from '../data/cards.ts';
import type { Event } from '../events.ts';
import { cardName } from '../names.ts';
import type { StarterEvent } from './events.ts';

type Say = (event: Event, seat: SeatId | null, values?: MessageValues, variant?: string) => Told;

export function tellStarter(event: StarterEvent, say: Say): Told {
  switch (event.kind) {
    case 'starterDrawn': {
      const row = cardOf(event.card);
      return say(event, event.seat, { card: row ? cardName(row) : event.card }, `.${row?.kind ?? 'soul'}`);
    }
    case 'placeOwed': {
      const { seat, what, of, count } = event;
      return say(event, seat, { of: { seat: of }, count }, `.${what}`);
    }
    case 'cardPlaced':
      return say(event, event.seat, { of: { seat: event.of } }, `.${event.what}`);
    case 'shopRaided':
      return say(event, event.seat, { shop: message(`shop.${event.shop}`) });
    case 'goldRefused':
      return say(event, event.seat, { gold: event.gold });
  }
}
