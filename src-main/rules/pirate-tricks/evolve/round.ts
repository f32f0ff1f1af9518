import { never } from '../../kernel/result.ts';
import type { RoundEvent, EventOf } from '../events.ts';
import { blank, freshRound, type PastRound, type State } from '../state.ts';
import { withoutOthers } from './seen.ts';

export function evolveRound(state: State, event: RoundEvent): State {
  switch (event.kind) {
    case 'gameBegun':
      return gameBegun(event);
    case 'roundBegun':
      return { ...state, round: freshRound(event.round, state.seats) };
    case 'chairsDrawnUp':
      return { ...state, seats: event.seats, loon: event.loon, bank: event.bank };
    case 'scoreCardDrawn':
      return inRound(state, { slots: { ...state.round.slots, [event.slot]: event.card } });
    case 'drawSkipped':
      return inRound(state, { drawSkipped: true });
    case 'cardDealt':
      return cardDealt(state, event);
    case 'dealSkipped':
      return inRound(state, { dealSkipped: true });
    case 'roundEnded':
      return roundEnded(state, event);
    case 'gameEnded':
      return { ...state, winners: event.winners, over: true };
    default:
      return never(event);
  }
}

export const inRound = (state: State, change: Partial<State['round']>): State => ({
  ...state,
  round: { ...state.round, ...change },
});

const gameBegun = ({ seats, depth, options, edition, loon, bank }: EventOf<'gameBegun'>): State => ({
  ...blank,
  seats,
  depth,
  options,
  edition,
  loon,
  bank,
});

/** The face of a card in a row; it lies nowhere else, so what was believed of it goes. */
function cardDealt(state: State, { row, card }: EventOf<'cardDealt'>): State {
  const { rows, seen, shown, noted, ditched } = state.round;
  return inRound(state, {
    rows: rows.map((old, at) => {
      const others = old.open.filter((other) => other !== card);
      return { ...old, open: at === row - 1 ? [...others, card] : others };
    }),
    seen: withoutOthers(seen, null, [card]),
    shown: withoutOthers(shown, null, [card]),
    noted: withoutOthers(noted, null, [card]),
    ditched: withoutOthers(ditched, null, [card]),
  });
}

function roundEnded(state: State, event: EventOf<'roundEnded'>): State {
  const { round } = state;
  const ended: PastRound = {
    number: round.number,
    slots: round.slots,
    rows: round.rows.map((row) => row.taken),
    tricks: event.tricks,
    predictions: round.predictions,
    loon: event.loon,
    spoils: round.spoils,
  };
  return {
    ...state,
    bank: event.bank,
    used: [...state.used, ...Object.values(round.slots)],
    past: [...state.past, ended],
    round: { ...round, lot: null, asking: false, rows: round.rows.map((row) => ({ ...row, loon: 0 })) },
  };
}
