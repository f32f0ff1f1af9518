import type { Told } from '../../kernel/game.ts';
import { message } from '../../kernel/message.ts';
import { cardOf } from '../data/cards.ts';
import { shipWords } from '../fleets.ts';
import { nameOf } from '../names.ts';
import type { Say } from '../say.ts';
import { placedHow } from '../tasks.ts';
import type { Event } from '../events.ts';
import type { OfferOf } from './offers.ts';
import type { StarterEvent } from './events.ts';

export function tellStarter(event: StarterEvent, say: Say): Told {
  switch (event.kind) {
    case 'starterDrawn':
      return say(event, event.seat, { card: nameOf(event.card) }, `.${cardOf(event.card)?.kind ?? 'soul'}`);
    case 'placeOwed': {
      const { seat, of, count } = event;
      return say(event, seat, { of: { seat: of }, count }, `.${placedHow(event)}`);
    }
    case 'cardPlaced':
      return say(event, event.seat, { of: { seat: event.of } }, `.${placedHow(event)}`);
    case 'lookNoted':
      return say(event, event.seat);
    case 'shopRaided':
      return say(event, event.seat, { shop: message(`shop.${event.shop}`) });
    case 'robbedAlong':
      return say(event, event.seat, { card: nameOf(event.card), on: { seat: event.on } });
    case 'escapedAlong': {
      const { seat, card, stopped, of } = event;
      return say(event, seat, { card: nameOf(card), stopped: nameOf(stopped), of: { seat: of } });
    }
    case 'offerMade':
      return tellOffer(event, say);
    case 'shipDiscarded':
      return say(event, event.seat, { ship: shipWords(event.ship) });
    case 'refusalOffered':
      return say(event, event.seat);
    case 'attackRedirected':
      return say(event, event.seat, { foe: { seat: event.defender.seat } });
    case 'wreckTaken': {
      const { seat, from, ship, paid } = event;
      return say(event, seat, { from: { seat: from }, ship: shipWords(ship), paid });
    }
    case 'magicReused':
      return say(event, event.seat, { count: event.count, from: { seat: event.from } });
    case 'spreeSpent':
      return say(event, event.seat, { gold: event.gold });
    case 'goldRefused':
      return say(event, event.seat, { gold: event.gold }, event.cards ? '.cards' : '');
  }
}

function tellOffer(event: OfferMade, say: Say): Told {
  const { offer } = event;
  switch (offer.kind) {
    case 'wreck':
      return tellWrecks(event, [offer], say);
    case 'spells': {
      const { seat, from, ship, count } = offer;
      return say(event, seat, { from: { seat: from }, ship: shipWords(ship), count }, '.spells');
    }
    case 'spree':
      return say(event, offer.seat, { gold: offer.gold, of: { seat: offer.of } }, '.spree');
  }
}

type OfferMade = Extract<StarterEvent, { readonly kind: 'offerMade' }>;

/** What one captain may have of all that has just sunk. */
export function tellWrecks(event: Event, wrecks: readonly OfferOf<'wreck'>[], say: Say): Told {
  const ship = wrecks.map((one) => shipWords(one.ship));
  const from = [...new Set(wrecks.map((one) => one.from))].map((seat) => ({ seat }));
  return say(event, wrecks[0]?.seat ?? null, { ship, from }, '.wreck');
}
