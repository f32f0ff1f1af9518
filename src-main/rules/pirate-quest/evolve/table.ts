import type { Stand, TableEvent } from '../events.ts';
import { excused, settledBy } from '../memory.ts';
import { markerOf } from '../race.ts';
import { noBattle, noFight, type State } from '../state.ts';
import { inBattle, inFight, inMoving } from './change.ts';

export function evolveTable(state: State, event: TableEvent): State {
  const { edition } = state;
  switch (event.kind) {
    case 'flagged':
      return {
        ...inBattle(state, { memory: settledBy(state.battle.memory, event.flag) }),
        flags: [...state.flags, event.flag],
      };
    case 'cardFilled':
      return {
        ...state,
        edition: {
          ...edition,
          deck: edition.deck.map((card) =>
            card.id === event.card ? { ...card, feature: event.feature, sample: false } : card,
          ),
        },
      };
    case 'suitExcused':
      return inBattle(state, { memory: excused(state.battle.memory, event.player, event.fight) });
    case 'facesSet':
      return {
        ...state,
        edition: {
          ...edition,
          faces: { ...edition.faces, [event.die]: event.faces },
          seenDice: [...(edition.seenDice ?? []).filter((die) => die !== event.die), event.die],
        },
      };
    case 'mapLaid':
      return { ...state, chart: event.chart, layout: event.layout, markers: event.markers };
    case 'colourTold': {
      const marker = { ...markerOf(state, event.player), colour: event.colour };
      return { ...state, markers: { ...state.markers, [event.player]: marker } };
    }
    case 'depthSet':
      return atDepth({ ...state, depth: event.depth });
    case 'fieldsSet':
      return standing(state, event.stand);
  }
}

/** What the new depth does not tell is let go; fights won stay won. */
function atDepth(state: State): State {
  const counted = inBattle(state, { counted: {}, before: null });
  if (state.depth === 'cards') return counted;
  const { laid, winner } = state.battle.fight;
  return inFight(counted, {
    attempt: null,
    contest: null,
    effects: [],
    laid: winner === null ? [] : laid,
    tried: {},
  });
}

function standing(state: State, stand: Stand): State {
  const battle = stand.fresh ? { ...noBattle, fight: state.battle.fight } : state.battle;
  const leader = stand.leader ?? battle.fight.leader;
  const changed = inMoving(
    inBattle(state, {
      ...battle,
      number: stand.battle ?? battle.number,
      cards: stand.cards ?? battle.cards,
      bids: stand.bids ?? battle.bids,
      won: stand.won ?? battle.won,
      firstChair: stand.leader === undefined ? battle.firstChair : state.order.indexOf(stand.leader),
      fight: stand.fight === 'anew' ? noFight(leader) : { ...battle.fight, leader },
      before: stand.fight === 'anew' ? null : battle.before,
    }),
    stand.left ? { left: stand.left } : {},
  );
  const phase = stand.phase ?? state.phase;
  return {
    ...changed,
    phase,
    dealer: stand.dealer ?? state.dealer,
    markers: stand.markers ?? state.markers,
    luck: stand.luck ?? state.luck,
    moving: phase === 'moving' || phase === 'over' ? changed.moving : null,
    winner: stand.winner === undefined ? state.winner : stand.winner,
    flags: stand.fresh ? state.flags : renumbered(state, battle.number, stand.battle),
  };
}

/** What was flagged in a battle stays with it when its number is set right. */
const renumbered = ({ flags }: State, from: number, to = from): State['flags'] =>
  from === to ? flags : flags.map((flag) => (flag.battle === from ? { ...flag, battle: to } : flag));
