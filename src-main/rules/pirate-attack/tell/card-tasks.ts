import type { Told } from '../../kernel/game.ts';
import { message } from '../../kernel/message.ts';
import type { CardTaskEvent } from '../events/card-tasks.ts';
import { shipWords } from '../fleets.ts';
import { nameOf } from '../names.ts';
import type { Say } from '../say.ts';

export function tellCardTask(event: CardTaskEvent, say: Say): Told {
  switch (event.kind) {
    case 'cardBegun':
    case 'cardPassed':
    case 'cardEnded':
      return say(event, null);
    case 'handSpied':
      return event.card === null
        ? say(event, event.on)
        : say(event, event.on, { card: nameOf(event.card) }, '.named');
    case 'handPicked':
      return say(event, event.seat, { from: { seat: event.from } });
    case 'cardParried': {
      const { seat, card, stopped, of, from } = event;
      const values = { card: nameOf(card), stopped: nameOf(stopped), of: { seat: of } };
      return seat === from
        ? say(event, seat, values)
        : say(event, seat, { ...values, from: { seat: from } }, '.for');
    }
    case 'bidMade':
      return say(event, event.seat, { gold: event.gold }, event.gold === 0 ? '.nothing' : '');
    case 'bidsTied':
      return say(event, null, { players: event.among.map((seat) => ({ seat })), gold: event.gold });
    case 'bidsWon':
      return say(event, event.seat, { gold: event.gold, ship: shipWords(event.ship) });
    case 'bidsFailed':
      return say(event, event.seat, { ship: shipWords(event.ship) });
    case 'goldHanded':
      return say(event, event.seat, { gold: event.gold, to: { seat: event.to } });
    case 'dieThrown':
      return say(event, event.seat, { face: event.face });
    case 'throwsTied':
      return say(event, null, {
        players: [...new Set(event.throws)].map((seat) => ({ seat })),
        face: event.face,
      });
    case 'throwsWon':
      return say(event, event.seat, { face: event.face, ship: shipWords(event.ship) });
    case 'goodsGiven':
      return say(event, event.seat, {
        count: event.count,
        goods: message(`goods.${event.goods}`),
      });
    case 'handsMixed':
    case 'magicShared':
    case 'cursesDealt':
      return say(event, event.seat, { count: event.count });
    case 'handGiven':
      return say(event, event.seat, {
        given: event.given,
        discarded: event.discarded,
        drawn: event.drawn,
      });
  }
}
