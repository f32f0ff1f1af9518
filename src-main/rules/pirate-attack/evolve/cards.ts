import { zoneAt, type ZoneName, type Zones } from '../../kernel/zones.ts';
import { cardOf } from '../data/cards.ts';
import type { CardEvent, EventOf, PlayedFrom } from '../events.ts';
import { withoutTop, type Laid } from '../laid.ts';
import { carried } from '../looks.ts';
import { newPlay, type Play, type State, type Waiting } from '../state.ts';
import { evolvePlank } from './plank.ts';
import { evolveTavern } from './tavern.ts';
import { isOfPlank } from '../events/plank.ts';
import { isOfTavern } from '../events/tavern.ts';
import { redTold, redWaits, tavernDone } from '../tasks.ts';

export function evolveCards(state: State, event: CardEvent): State {
  if (isOfTavern(event)) return evolveTavern(state, event);
  if (isOfPlank(event)) return evolvePlank(state, event);
  switch (event.kind) {
    case 'cardsCarried':
      return carried(state, event.moves);
    case 'cardDrawn':
      return drawn(state, event);
    case 'cardPlayed': {
      const { seat, card, on, waits, along } = event;
      return {
        ...usedUp(state, event.from),
        spied: card === 'spy' && !waits ? on : null,
        waits:
          waits && card !== null && on !== null
            ? { seat, card, victim: on, ...(along ? { along } : {}) }
            : null,
      };
    }
    case 'cardDiscarded':
      return usedUp(state, event.from);
    case 'answerDeclared': {
      const { seat, card } = event;
      return state.waits ? { ...state, waits: { ...state.waits, declared: { seat, card } } } : state;
    }
    case 'cardLaid':
      return { ...state, chain: [...state.chain, event.laid] };
    case 'answerLaid':
      return answered(state, event);
    case 'cardStopped':
      return withoutTop(withoutTop(state));
    case 'cardRedirected':
      // Nothing lies below what is sent: whatever was laid before it has worked.
      return { ...state, chain: [event.now] };
    case 'cardStands':
      return withoutTop(state);
    case 'cardAnswered':
      return { ...state, waits: null };
    case 'cardWorked':
      return { ...state, waits: null, spied: event.card === 'spy' ? event.on : null };
    case 'spiedShown':
      return { ...state, spied: null, zones: named(state.zones, 'discard', event.card) };
    case 'drawnShown': {
      const { seat, card, acts } = event;
      return acts ? redWaits(state, seat, card) : state;
    }
    case 'redLetGo':
      return redTold(state);
    case 'turnLost':
      return event.buys ? { ...state, play: { drawn: true, played: true, lost: true } } : state;
    case 'handPassed':
    case 'handBlown':
    case 'curesStolen':
    case 'magicStolen':
    case 'curseMoved':
    case 'curseLaid':
    case 'magicLaid':
    case 'creatureFailed':
    case 'cardsSwapped':
    case 'pairDropped':
      return state;
  }
}

/** It lies on what was laid last; whoever had meant to stop that has done so. */
function answered(state: State, { seat, card, aim }: EventOf<'answerLaid'>): State {
  const { declared: _, ...waits } = state.waits ?? {};
  const laid: Laid = aim ? { kind: 'redirect', seat, card, aim } : { kind: 'stop', seat, card };
  return { ...state, chain: [...state.chain, laid], ...(state.waits ? { waits: waits as Waiting } : {}) };
}

/** What comes from elsewhere than the hand is not the play of the turn. */
function usedUp(state: State, from: PlayedFrom | undefined): State {
  switch (from) {
    case undefined:
      return played(state);
    case 'tavern':
      return tavernDone(state);
    case 'taken':
      return { ...state, busyIn: state.round };
  }
}

const played = (state: State): State => ({
  ...withoutSale(state),
  play: { ...state.play, drawn: true, played: true },
  busyIn: state.round,
});

/** One of those that lie there is this one. */
function named(zones: Zones, at: ZoneName, card: string): Zones {
  const { count, known } = zoneAt(zones, at);
  return known.length < count ? { ...zones, [at]: { count, known: [...known, { card, to: 'all' }] } } : zones;
}

/** Gold is kept and another card drawn for it; a red card is the play of the turn. */
function drawn(state: State, { seat, pile, card }: EventOf<'cardDrawn'>): State {
  const lastPile = pile ?? state.lastPile;
  const now = withoutSale(state);
  const before = now.spied === null ? now : { ...now, spied: null };
  if (card === null) return { ...before, lastPile, play: { ...state.play, drawn: true } };
  return isRed(card)
    ? redWaits({ ...before, lastPile, play: redPlayed(state) }, seat, card)
    : { ...before, lastPile };
}

/** Where ships come out of port it is remembered: none does behind a card that was played as it was drawn. */
const redPlayed = ({ play, edition }: State): Play => ({
  ...play,
  drawn: true,
  played: true,
  ...(edition.packs.includes('walk-the-plank') ? { red: true } : {}),
});

const isRed = (card: string): boolean => cardOf(card)?.kind === 'red';

/** Whoever has the Chip next begins anew. */
export const nextPlay = (state: State): State => ({
  ...withoutSale(state),
  play: newPlay,
  waits: null,
  chain: [],
  spied: null,
});

/** Whoever does something else has bought. */
export function withoutSale(state: State): State {
  if (!state.sale) return state;
  const { sale: _, ...rest } = state;
  return rest;
}
