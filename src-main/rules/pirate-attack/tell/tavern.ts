import type { Told } from '../../kernel/game.ts';
import { message } from '../../kernel/message.ts';
import type { TavernEvent } from '../events/tavern.ts';
import { shipWords } from '../fleets.ts';
import { nameOf } from '../names.ts';
import type { Say } from '../say.ts';

export function tellTavern(event: TavernEvent, say: Say): Told {
  switch (event.kind) {
    case 'tavernDealt':
    case 'theftsDue':
      return say(event, event.seat, { count: event.count });
    case 'playsAgain':
    case 'roundBegun':
      return say(event, event.seat);
    case 'bountyLaid':
    case 'bountyTaken':
      return say(event, event.seat, { on: { seat: event.on }, ship: shipWords(event.ship) });
    case 'theftBegun':
      return say(event, event.seat, { on: { seat: event.on }, card: nameOf(event.card) });
    case 'goodsCopied':
      return say(event, event.seat, { count: event.count, of: { seat: event.of } });
    case 'goodsTaken':
      return say(event, event.seat, { goods: message(`goods.${event.goods}.one`) });
  }
}
