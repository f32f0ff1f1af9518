import type { Told } from '../../kernel/game.ts';
import { message, type Message } from '../../kernel/message.ts';
import type { CardEvent, EventOf } from '../events.ts';
import { shipWords } from '../fleets.ts';
import { nameOf } from '../names.ts';
import type { Say } from '../say.ts';
import { isOfTavern } from '../events/tavern.ts';
import { tellTavern } from './tavern.ts';

export function tellCard(event: CardEvent, say: Say): Told {
  if (isOfTavern(event)) return tellTavern(event, say);
  switch (event.kind) {
    case 'cardsCarried':
    case 'redLetGo':
      return say(event, 'seat' in event ? event.seat : null);
    case 'cardDrawn':
      return tellDrawn(event, say);
    case 'cardPlayed':
      return tellPlayed(event, say);
    case 'cardDiscarded':
      return event.card === null
        ? say(event, event.seat)
        : say(event, event.seat, { card: nameOf(event.card) }, '.named');
    case 'cardAnswered':
    case 'answerDeclared': {
      const { seat, card, stopped, of } = event;
      return say(event, seat, { card: nameOf(card), stopped: nameOf(stopped), of: { seat: of } });
    }
    case 'cardLaid':
      return tellLaid(event, say);
    case 'answerLaid':
    case 'cardStopped': {
      const { seat, card, stopped, of } = event;
      return say(event, seat, { card: nameOf(card), stopped: orFaceDown(stopped), of: { seat: of } });
    }
    case 'cardRedirected':
      return tellRedirected(event, say);
    case 'cardStands':
      return say(event, event.seat);
    case 'cardWorked':
      return say(event, event.seat, { card: nameOf(event.card), on: { seat: event.on } });
    case 'cardsSwapped': {
      const [one, other] = event.ships;
      const [of, from] = event.of;
      const values = { one: shipWords(one), other: shipWords(other), of: { seat: of }, from: { seat: from } };
      return say(event, event.seat, values);
    }
    case 'handPassed':
      return say(event, event.seat, { count: event.count, to: { seat: event.to } });
    case 'turnLost':
      return say(event, event.seat, {}, event.buys ? '.buys' : '');
    case 'handBlown':
      return say(event, event.seat, { count: event.count, drawn: event.drawn });
    case 'curesStolen':
    case 'magicStolen':
      return say(event, event.seat, { count: event.count, from: { seat: event.from } });
    case 'curseMoved':
      return say(event, event.to, { from: { seat: event.from } });
    case 'curseLaid':
    case 'magicLaid':
    case 'creatureFailed':
      return say(event, event.seat, { on: { seat: event.on }, ship: shipWords(event.ship) });
    case 'pairDropped':
      return say(event, event.seat, { ship: shipWords(event.ship) });
    case 'cardKept':
    case 'keptGone': {
      const { card, of } = event.kept;
      return say(event, of, { card: nameOf(card), of: { seat: of } });
    }
    case 'redActed':
      return event.on
        ? say(event, event.seat, { card: nameOf(event.card), on: { seat: event.on } }, '.on')
        : say(event, event.seat, { card: nameOf(event.card) });
    case 'bonusDrawn':
      return say(event, event.seat, { count: event.count });
    case 'handCalled':
      return say(event, event.seat, { card: nameOf(event.card), by: { seat: event.by } });
    case 'handPlayed':
      return say(event, event.seat, { drawn: event.drawn });
    case 'shipsCalled':
      return say(event, event.seat, { card: nameOf(event.card) });
    case 'shipsSailed':
      return say(event, event.seat, { count: event.count });
    case 'pilesGone': {
      const piles = event.piles.map((pile) => message('pile.number', { pile }));
      return say(event, event.seat, { piles, count: event.count });
    }
    case 'shipSailed':
    case 'sideFled':
      return say(event, event.seat);
    case 'spiedShown':
    case 'drawnShown':
      return say(event, event.seat, { card: nameOf(event.card) });
  }
}

const orFaceDown = (card: string | null): Message | string =>
  card === null ? message('drawn.face-down') : nameOf(card);

/** As it is told where nobody could answer it. */
function tellLaid(event: EventOf<'cardLaid'>, say: Say): Told {
  const { laid, on } = event;
  const { seat } = laid;
  const command = laid.kind === 'play' ? laid.command : undefined;
  const card = laid.kind === 'play' ? laid.card : null;
  const away = command?.kind === 'discardCard' ? '.away' : '';
  if (card === null) return say(event, seat, {}, away);
  const values = { card: nameOf(card) };
  if (command && 'on' in command && command.on)
    return say(event, seat, { ...values, on: { seat: command.on } }, '.on');
  return on
    ? say(event, seat, { ...values, ship: shipWords(on) }, '.ship')
    : say(event, seat, values, `${away}.named`);
}

function tellRedirected(event: EventOf<'cardRedirected'>, say: Say): Told {
  const { seat, of, on, ship } = event;
  const values = { of: { seat: of } };
  if (!on) return say(event, seat, values);
  return ship
    ? say(event, seat, { ...values, on: { seat: on }, ship: shipWords(ship) }, '.ship')
    : say(event, seat, { ...values, on: { seat: on } }, '.on');
}

function tellDrawn(event: EventOf<'cardDrawn'>, say: Say): Told {
  const { seat, pile, card } = event;
  const from = pile === null ? message('pile.any') : message('pile.number', { pile });
  return card === null
    ? say(event, seat, { from })
    : say(event, seat, { from, card: nameOf(card) }, '.shown');
}

function tellPlayed(event: EventOf<'cardPlayed'>, say: Say): Told {
  const { seat, card, on, ship } = event;
  if (card === null) return ship ? say(event, seat, { ship: shipWords(ship) }, '.under') : say(event, seat);
  const values = { card: nameOf(card) };
  if (on) return say(event, seat, { ...values, on: { seat: on } }, '.on');
  return ship
    ? say(event, seat, { ...values, ship: shipWords(ship) }, '.ship')
    : say(event, seat, values, '.named');
}
