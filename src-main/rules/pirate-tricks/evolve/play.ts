import { never } from '../../kernel/result.ts';
import type { EventOf, HandEvent, TrickEvent } from '../events.ts';
import type { State } from '../state.ts';
import { inRound } from './round.ts';
import { joined, see, without } from './seen.ts';

export function evolveHand(state: State, event: HandEvent): State {
  const { round } = state;
  switch (event.kind) {
    case 'handNoted':
      return inRound(state, { noted: { ...round.noted, [event.seat]: event.cards } });
    case 'cardsDitched':
      return inRound(state, { ditched: { ...round.ditched, [event.seat]: event.cards } });
    case 'laidAside':
      return inRound(state, { aside: [...round.aside, ...event.seats] });
    case 'predicted':
      return inRound(state, { predictions: { ...round.predictions, [event.seat]: event.tricks } });
    case 'cardsShown':
      return cardsShown(state, event);
    case 'claimsClosed':
      return inRound(state, { claimsClosed: true });
    default:
      return never(event);
  }
}

function cardsShown(state: State, { seat, cards }: EventOf<'cardsShown'>): State {
  const round = see(state.round, seat, cards);
  return {
    ...state,
    round: { ...round, shown: joined(round.shown, seat, cards), ditched: kept(round.ditched, seat, cards) },
  };
}

export function evolveTrick(state: State, event: TrickEvent): State {
  switch (event.kind) {
    case 'cardPlayed':
      return cardPlayed(state, event);
    case 'trickWon':
      return inRound(state, {
        laid: [],
        leader: event.seat,
        tricks: [...state.round.tricks, { laid: state.round.laid, winner: event.seat }],
      });
    case 'flagged':
      return { ...state, flags: [...state.flags, event.flag] };
    default:
      return never(event);
  }
}

function cardPlayed(state: State, { seat, card }: EventOf<'cardPlayed'>): State {
  const round = see(state.round, seat, [card]);
  return {
    ...state,
    round: {
      ...round,
      laid: [...round.laid, { seat, card }],
      ditched: kept(round.ditched, seat, [card]),
    },
  };
}

/** A card that was shown or played was not set aside after all. */
const kept = (
  ditched: State['round']['ditched'],
  seat: EventOf<'cardPlayed'>['seat'],
  cards: EventOf<'cardsShown'>['cards'],
) => {
  const own = ditched[seat];
  return own ? { ...ditched, [seat]: without(own, cards) } : ditched;
};
