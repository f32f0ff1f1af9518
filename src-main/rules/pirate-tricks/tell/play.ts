import type { Told } from '../../kernel/game.ts';
import { message } from '../../kernel/message.ts';
import { maySee, type Viewer } from '../../kernel/view.ts';
import type { EventOf, HandEvent, TrickEvent } from '../events.ts';
import { flagText } from '../flag-text.ts';
import { cardName, cardNames } from '../names.ts';
import type { State } from '../state.ts';

export function tellPlay(event: HandEvent | TrickEvent, state: State, viewer: Viewer): Told | undefined {
  switch (event.kind) {
    case 'handNoted':
    case 'cardsDitched':
      return noted(event, viewer);
    case 'laidAside':
      return laidAside(event, state);
    case 'predicted':
      return {
        seat: event.seat,
        message: message('tell.predicted', { seat: { seat: event.seat }, tricks: event.tricks }),
      };
    case 'cardsShown':
      return {
        seat: event.seat,
        message: message('tell.cardsShown', { seat: { seat: event.seat }, cards: cardNames(event.cards) }),
      };
    case 'cardPlayed':
      return {
        seat: event.seat,
        message: message('tell.cardPlayed', { seat: { seat: event.seat }, card: cardName(event.card) }),
      };
    case 'trickWon':
      return {
        seat: event.seat,
        message: message('tell.trickWon', {
          seat: { seat: event.seat },
          trick: event.trick,
          tricks: event.tricks,
        }),
      };
    case 'flagged':
      return { seat: event.flag.seat, message: flagText(event.flag) };
    case 'claimsClosed':
      return undefined;
  }
}

function laidAside({ seats }: EventOf<'laidAside'>, state: State): Told {
  const [seat, ...others] = seats;
  if (seat && others.length === 0)
    return { seat, message: message('tell.laidAside.one', { seat: { seat } }) };
  return seats.length === state.seats.length
    ? { message: message('tell.laidAside') }
    : { message: message('tell.laidAside.some', { seats: seats.map((one) => ({ seat: one })) }) };
}

function noted({ kind, seat, cards }: EventOf<'handNoted' | 'cardsDitched'>, viewer: Viewer): Told {
  return {
    seat,
    message: maySee(viewer, seat)
      ? message(`tell.${kind}.own`, { seat: { seat }, cards: cardNames(cards) })
      : message(`tell.${kind}`, { seat: { seat } }),
  };
}
