import { scenarios } from '../data/scenarios.ts';
import { buildChart } from './build.ts';
import type { Chart } from './chart.ts';
import type { MapChoice, MapLayout } from './layout.ts';
import { randomLayout } from './random.ts';

export interface LaidMap {
  readonly layout: MapLayout;
  readonly chart: Chart;
}

function layoutFor(choice: MapChoice): MapLayout | undefined {
  switch (choice.kind) {
    case 'laid':
      return choice.layout;
    case 'random':
      return randomLayout(choice.cards, choice.seed);
    case 'scenario':
      return scenarios.find(({ id }) => id === choice.scenario);
  }
}

/** The map that was chosen, or what is wrong with it: a problem, or the name of a scenario that is not stored. */
export function mapFor(choice: MapChoice, coverSquares: boolean): LaidMap | string {
  const layout = layoutFor(choice);
  if (!layout) return choice.kind === 'scenario' ? choice.scenario : 'card-count';
  const chart = buildChart(layout, coverSquares);
  return typeof chart === 'string' ? chart : { layout, chart };
}
