import { never } from '../../kernel/result.ts';
import { withScoreCard } from '../edition.ts';
import type { Stand, TableEvent } from '../events.ts';
import type { State } from '../state.ts';

export function evolveTable(state: State, event: TableEvent): State {
  switch (event.kind) {
    case 'depthSet':
      return { ...state, depth: event.depth };
    case 'scoreCardTaught':
      return { ...state, edition: withScoreCard(state.edition, event.card) };
    case 'factionNamed':
      return { ...state, edition: { ...state.edition, factions: event.factions } };
    case 'fieldsSet':
      return fieldsSet(state, event.stand);
    default:
      return never(event);
  }
}

function fieldsSet(state: State, stand: Stand): State {
  const { round } = state;
  const isPlayed = (stand.tricks?.length ?? 0) > 0;
  return {
    ...state,
    loon: stand.loon ?? state.loon,
    bank: stand.bank ?? state.bank,
    round: {
      ...round,
      number: stand.round ?? round.number,
      slots: stand.slots ?? round.slots,
      rows: stand.rows ?? round.rows,
      seen: stand.seen ?? round.seen,
      marker: stand.marker === undefined ? round.marker : stand.marker,
      leader: stand.leader === undefined ? round.leader : stand.leader,
      predictions: stand.predictions ?? round.predictions,
      tricks: stand.tricks ?? round.tricks,
      claimsClosed: round.claimsClosed || isPlayed,
      noted: stand.rows ? {} : round.noted,
      ditched: stand.rows ? {} : round.ditched,
      aside: stand.rows ? [] : round.aside,
    },
  };
}
