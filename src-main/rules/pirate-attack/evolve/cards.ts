import { moved } from '../../kernel/zones.ts';
import { cardOf } from '../data/cards.ts';
import type { CardEvent, EventOf } from '../events.ts';
import { newPlay, type State } from '../state.ts';
import { redTold, redWaits } from '../tasks.ts';

export function evolveCards(state: State, event: CardEvent): State {
  switch (event.kind) {
    case 'cardsCarried':
      return { ...state, zones: event.moves.reduce(moved, state.zones) };
    case 'cardDrawn':
      return drawn(state, event);
    case 'cardPlayed': {
      const { seat, card, on, waits } = event;
      return {
        ...played(state),
        waits: waits && card !== null && on !== null ? { seat, card, victim: on } : null,
      };
    }
    case 'cardDiscarded':
      return played(state);
    case 'cardAnswered':
    case 'cardWorked':
      return { ...state, waits: null };
    case 'drawnShown': {
      const { seat, card, acts } = event;
      return acts ? redWaits(state, seat, card) : state;
    }
    case 'redLetGo':
      return redTold(state);
    case 'handBlown':
    case 'curesStolen':
    case 'curseMoved':
    case 'curseLaid':
    case 'creatureFailed':
      return state;
  }
}

const played = (state: State): State => ({
  ...state,
  play: { ...state.play, drawn: true, played: true },
  busyIn: state.round,
});

/** Gold is kept and another card drawn for it; a red card is the play of the turn. */
function drawn(state: State, { seat, pile, card }: EventOf<'cardDrawn'>): State {
  const lastPile = pile ?? state.lastPile;
  if (card === null) return { ...state, lastPile, play: { ...state.play, drawn: true } };
  return isRed(card)
    ? redWaits({ ...state, lastPile, play: { drawn: true, played: true } }, seat, card)
    : { ...state, lastPile };
}

const isRed = (card: string): boolean => cardOf(card)?.kind === 'red';

/** Whoever has the Chip next begins anew. */
export const nextPlay = (state: State): State => ({ ...state, play: newPlay, waits: null });
