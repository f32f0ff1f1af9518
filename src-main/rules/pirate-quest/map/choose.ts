import { scenarios } from '../data/scenarios.ts';
import { buildChart } from './build.ts';
import type { Chart } from './chart.ts';
import type { MapChoice } from './layout.ts';
import { randomLayout } from './random.ts';

/** The map that was chosen, or what is wrong with it. */
export function chartFor(choice: MapChoice, coverSquares: boolean): Chart | string {
  switch (choice.kind) {
    case 'laid':
      return buildChart(choice.layout, coverSquares);
    case 'random':
      return buildChart(randomLayout(choice.cards, choice.seed), coverSquares);
    case 'scenario': {
      const layout = scenarios.find(({ id }) => id === choice.scenario);
      return layout ? buildChart(layout, coverSquares) : choice.scenario;
    }
  }
}
