import { message } from '../../kernel/message.ts';
import type { Chart } from '../map/chart.ts';
import { squareName } from '../names.ts';
import type { ByPlayer } from '../player.ts';
import { cardsAfter } from '../race.ts';
import type { Marker, State } from '../state.ts';

/** What is drawn: squares and barriers in units of a square, without the steps. */
export function mapPart(state: State) {
  const { chart } = state;
  if (!chart) return null;
  return {
    id: chart.id,
    squares: chart.squares.map(({ id, x, y, card, colour, rank }) => ({
      id,
      x,
      y,
      card,
      colour,
      rank,
      name: squareName(chart, id),
    })),
    cards: chart.cards,
    barriers: chart.barriers,
    corners: cornerJoins(chart),
    lines: chart.lines.map((line, at) => ({
      ...line,
      label: message('ruler.line', { cards: cardsAfter(state, at + 1) }),
    })),
    start: chart.start,
    goal: chart.goal,
    length: chart.length,
  };
}

/** Cards that meet the next one in a corner only: a diagonal alone leads on. */
function cornerJoins(chart: Chart): readonly number[] {
  const steps = chart.squares.flatMap((square) =>
    square.steps.map((step) => ({
      from: square.card,
      to: chart.squares.find(({ id }) => id === step.to)?.card ?? square.card,
      kind: step.kind,
    })),
  );
  const numbers = chart.cards.map((_, at) => at + 1);
  return numbers.filter((card) => {
    const onward = steps.filter(({ from, to }) => from === card && to > card);
    return onward.length > 0 && onward.every(({ kind }) => kind === 'diagonal');
  });
}

export interface MarkersPart {
  readonly at: ByPlayer<Marker>;
  /** The squares gone over by the latest mover. */
  readonly trail: readonly string[];
}

export const markersPart = (state: State): MarkersPart => ({
  at: state.markers,
  trail: state.moving?.trail ?? [],
});
