import { message, type Message } from '../../kernel/message.ts';
import { must, type Fit, type Prompt } from '../../kernel/prompt.ts';
import { bumps, farthestRank, reachable, wayOf } from '../movement.ts';
import { numberOf, captainsOf, type Player } from '../player.ts';
import { markerOf } from '../race.ts';
import type { State } from '../state.ts';
import { onOwnTurn } from '../windows.ts';
import { buyPrompt, hindsightPrompt } from './windows.ts';

export function movePrompts(state: State, players: readonly Player[]): readonly Prompt[] {
  const seats = captainsOf(players);
  const turn = onOwnTurn(state);
  const [first] = seats;
  if (first === undefined) return [];
  return [
    must({
      kind: 'move',
      whom: seats,
      fits: [...seats.map((seat) => placesFor(state, seat)), { kind: 'choice', among: ['stop'] }],
      ask: message(seats.length > 1 ? 'prompt.move.tied.all' : 'prompt.move', {
        left: numberOf(state.moving?.left, first),
      }),
      hint: hintFor(state, first),
      rule: 'movement',
      shown: {
        number: state.battle.number,
        markers: state.markers,
        left: state.moving?.left,
        results: state.moving?.results,
      },
    }),
    ...hindsightPrompt(state, turn.hindsight),
    ...buyPrompt(state, turn.buying),
  ];
}

/** Squares that may be named, taken ones beside the marker too; without a map the ranks. */
function placesFor(state: State, player: Player): Fit {
  const marker = markerOf(state, player);
  if (!state.chart) return { kind: 'number', least: marker.rank, most: farthestRank(state, player) };
  const way = wayOf(state, player);
  const free = reachable(state.chart, marker.square, way).map(({ square }) => square);
  return { kind: 'square', among: [...free, ...bumps(state.chart, marker.square, way)] };
}

/** Why this many, and whether all of it has to be moved. */
function hintFor(state: State, player: Player): Message {
  const { moving, chart, options } = state;
  if (!chart) return message('prompt.move.hint.rank');
  if (moving?.hindsight.some((seat) => seat === player)) return message('prompt.move.hint.hindsight');
  if (moving?.results[player]?.outcome === 'missed-by-one') return message('prompt.move.hint.missed');
  return message(options.stopEarly ? 'prompt.move.hint.met' : 'prompt.move.hint.all');
}
