import { pirateQuest } from '../../src-main/rules/pirate-quest/game.ts';
import type { AnyGame } from '../../src-main/rules/kernel/game.ts';
import { nothingWaived } from '../../src-main/rules/kernel/refusal.ts';
import { bareBattle } from './bare/rules.ts';
import type { Line } from './measure.ts';

const game: AnyGame = pirateQuest;
const seats = ['red', 'blue', 'yellow', 'green'] as const;
const bids = [1, 0, 1, 2];
const winners = [0, 3, 3];

const facts = [
  ...bids.map((bid, at) => ({ kind: 'bid', seat: seats[at] ?? '', bid })),
  ...winners.map((at) => ({ kind: 'winFight', seat: seats[at] ?? '' })),
];

function startOfBattle() {
  const setup = { seats, depth: 'fights', dealer: 'green', options: { openingDeal: 3 } };
  const begun = game.begin(setup);
  if (!begun.ok) throw new Error(begun.no.code);
  return begun.value.reduce(game.evolve, game.blank);
}

function ourBattle(start: ReturnType<typeof startOfBattle>): void {
  let state = start;
  for (const fact of facts) {
    const decided = game.decide(state, fact, nothingWaived);
    if (!decided.ok) throw new Error(decided.no.code);
    state = decided.value.reduce(game.evolve, state);
  }
}

/** Battles a second, in rounds short enough to take turns. */
function rate(battle: () => void, rounds = 400): number {
  const from = performance.now();
  for (let round = 0; round < rounds; round++) battle();
  return (1000 * rounds) / (performance.now() - from);
}

/** Bids, fights and points of one battle decided and evolved, beside a plain loop with the same job. */
export const rules: Line = {
  name: 'rules',
  what: 'battles of Pirate Quest a second, each fact decided and evolved, against the same facts, refusals and outcomes in one plain loop',
  unit: 'per second',
  limit: 0.1,
  percentiles: [50],
  run({ count }) {
    const start = startOfBattle();
    const bare: number[] = [];
    const ours: number[] = [];
    for (let turn = 0; turn < count / 4; turn++) {
      bare.push(rate(() => void bareBattle(seats, winners.length, facts)));
      ours.push(rate(() => ourBattle(start)));
    }
    return Promise.resolve({ bare, ours });
  },
};
