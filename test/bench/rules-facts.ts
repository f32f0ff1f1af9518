import { memoryLog } from '../../src-main/log/memory-log.ts';
import { fold } from '../../src-main/rules/kernel/fold.ts';
import type { AnyGame, GameCommand, GameState } from '../../src-main/rules/kernel/game.ts';
import { nothingWaived } from '../../src-main/rules/kernel/refusal.ts';
import { heading } from '../contract/table.ts';
import { begun, gameNamed, recordedGames } from '../rules/recorded.ts';
import { tableAt } from './long-evening.ts';
import { percentile, type Table } from './measure.ts';

interface Fact {
  readonly state: GameState;
  readonly command: GameCommand;
}

const once = (game: AnyGame, { state, command }: Fact): GameState => {
  const decided = game.decide(state, command, nothingWaived);
  return decided.ok ? fold(game.evolve, state, decided.value) : state;
};

/** So often at once that a clock can tell it. */
const often = 200;

/** In µs, for each: the shortest of five, on a state that has decided nothing yet where it remembers anything. */
function timesOf(game: AnyGame, facts: readonly Fact[]): readonly number[] {
  return facts.map((fact) => {
    const runs = [1, 2, 3, 4, 5].map(() => {
      const fresh = Array.from({ length: often }, () => ({ ...fact, state: { ...fact.state } }));
      const from = performance.now();
      for (const one of fresh) once(game, one);
      return (1000 * (performance.now() - from)) / often;
    });
    return Math.min(...runs);
  });
}

/** What the recorded games decide, those that are refused among them. */
function factsOf(game: AnyGame, most: number): readonly Fact[] {
  const facts: Fact[] = [];
  for (const { setup, steps } of recordedGames(game.id)) {
    let { state } = begun(game, setup);
    for (const { command, waive } of steps) {
      if (waive) continue;
      facts.push({ state, command });
      state = once(game, { state, command });
    }
    if (facts.length >= most) break;
  }
  return facts.slice(0, most);
}

/** A fact behind so many others of one evening. */
function factsBehind(entries: number): readonly Fact[] {
  const [table, facts] = tableAt('pirate-quest', memoryLog(heading('pirate-quest')));
  while (table.log.entries.length < entries) table.act({ command: facts.next().value });
  const command = facts.next().value;
  return Array.from({ length: 50 }, () => ({ state: table.state.game, command }));
}

const played = {
  'pirate-quest': 'a race with battles',
  'pirate-tricks': 'an auction',
  'pirates-flag': 'a stack',
  'pirate-attack': 'attacks',
} as const;

const wanted = 1;

function rowOf(what: string, times: readonly number[], bound: number | undefined): string {
  const [p50, p95] = [percentile(times, 50), percentile(times, 95)];
  const cells = [what, `${p50.toFixed(2)} µs`, `${p95.toFixed(2)} µs`];
  if (bound === undefined) return `| ${cells.join(' | ')} | | |`;
  return `| ${cells.join(' | ')} | ≤ ${bound} µs | ${p50 <= bound ? 'holds' : '**falls short**'} |`;
}

/** What a fact takes to be decided and evolved, in each game and at each end of a long evening. */
export const rulesFacts: Table = {
  name: 'rules-facts',
  rows({ count }) {
    const quest = gameNamed('pirate-quest');
    const rows = Object.entries(played).map(([id, what]) => {
      const game = gameNamed(id);
      const facts = factsOf(game, count);
      timesOf(game, facts.slice(0, 50));
      return rowOf(`${game.title}: ${what}, as recorded`, timesOf(game, facts), undefined);
    });
    return Promise.resolve([
      '| a fact decided and evolved | p50 | p95 | wanted | |',
      '|---|---|---|---|---|',
      ...rows,
      rowOf('behind 1,000 others', timesOf(quest, factsBehind(1000)), wanted),
      rowOf('behind 20,000 others', timesOf(quest, factsBehind(20_000)), wanted),
    ]);
  },
};
