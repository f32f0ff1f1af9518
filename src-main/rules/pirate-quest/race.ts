import { message, type Message } from '../kernel/message.ts';
import { mostCards } from './cards.ts';
import type { Die } from './dice.ts';
import { squareOf } from './map/chart.ts';
import type { Player } from './player.ts';
import { offBoard, type Marker, type State } from './state.ts';

export const markerOf = (state: State, player: Player): Marker => state.markers[player] ?? offBoard;

export const goalRank = (state: State): number => state.chart?.length ?? state.edition.track.length;

/** The first ranks behind the acceleration points. */
export const linesOf = (state: State): readonly number[] =>
  state.chart ? state.chart.lines.map(({ rank }) => rank) : state.edition.track.lines;

export const isAtGoal = (state: State, player: Player): boolean => {
  const marker = markerOf(state, player);
  return state.chart ? marker.square === state.chart.goal : marker.rank >= goalRank(state);
};

/** No two on one square, unless the table lets them share the start. */
export function areApart({ options, chart }: State, markers: State['markers']): boolean {
  const shared = options.startShared ? (chart?.start ?? null) : null;
  const squares = Object.values(markers)
    .map(({ square }) => square)
    .filter((square) => square !== null && square !== shared);
  return new Set(squares).size === squares.length;
}

/** Cards each behind so many acceleration points; the last number stands for all beyond. */
export const cardsAfter = ({ options: { ladder } }: State, points: number): number =>
  ladder[points] ?? ladder.at(-1) ?? mostCards;

/** How many cards the next deal would have, from where everybody stands. */
export function cardsToDeal(state: State): number {
  const ranks = Object.values(state.markers).map(({ rank }) => rank);
  if (!ranks.some((rank) => rank > 0)) return state.options.openingDeal;
  const crossings = linesOf(state).map((line) => ranks.filter((rank) => rank >= line).length);
  const crossed =
    state.options.acceleration === 'first-crossing'
      ? crossings.filter((count) => count > 0).length
      : crossings.reduce((sum, count) => sum + count, 0);
  return cardsAfter(state, crossed);
}

/** The die of somebody's square; null where there is none, undefined where the table has not told the colour. */
export function dieOf(state: State, player: Player): Die | null | undefined {
  if (player === 'house') return null;
  const marker = markerOf(state, player);
  if (marker.rank === 0) return state.options.dieOffBoard === 'none' ? null : state.options.dieOffBoard;
  const { chart } = state;
  const colour = marker.square === null ? marker.colour : chart && squareOf(chart, marker.square)?.colour;
  if (!colour) return undefined;
  return colour === 'white' ? null : colour;
}

/** Why somebody has no die, as far as that is so. */
export function whyNoDie(state: State, player: Player): Message {
  if (player === 'house') return message('no-die.house');
  return message(markerOf(state, player).rank === 0 ? 'no-die.off-board' : 'no-die.white');
}

/** The die for a roll-off, which a table may allow where a feature cannot be tried. */
export function contestDieOf(state: State, player: Player): Die | null | undefined {
  const die = dieOf(state, player);
  if (die !== null || player === 'house') return die;
  return state.options.rollOffWithoutDie === 'none' ? null : state.options.rollOffWithoutDie;
}
