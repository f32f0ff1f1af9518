import type { AnyGame, Question } from '../../../src-main/rules/kernel/game.ts';
import type { OptionValues } from '../../../src-main/rules/kernel/option.ts';
import { goodsDecks, type Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import { cards } from '../../../src-main/rules/pirate-attack/data/cards.ts';
import { pirateAttack as game } from '../../../src-main/rules/pirate-attack/game.ts';
import { options } from '../../../src-main/rules/pirate-attack/options.ts';
import type { Setup } from '../../../src-main/rules/pirate-attack/setup.ts';
import { rowOf, type State } from '../../../src-main/rules/pirate-attack/state.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Random } from '../../support/random.ts';
import type { Evening } from '../chosen.ts';
import type { Filling } from '../filled.ts';
import type { Step } from '../recorded.ts';
import { playTold } from './captains.ts';
import { badSetups, commandKinds, tries } from './tries.ts';

/** What captains seldom bring about, each by itself; then what captains of so many seeds do. */
export function* evenings(_: AnyGame, seeds: number): Generator<Evening> {
  yield* told();
  for (let seed = 1; seed <= seeds; seed++) yield* told(seed).slice(-1);
}

/** What is as it usually is goes without saying, so that what is usual is recorded too. */
const unusual = ({ options: chosen = {} }: Setup): OptionValues =>
  Object.fromEntries(
    Object.entries(chosen).filter(
      ([name, value]) => options.find((one) => one.name === name)?.default !== value,
    ),
  );

function told(seed?: number): readonly Evening[] {
  const all: { setup: Setup; steps: Step[] }[] = [];
  playTold(
    {
      begun: (setup) => all.push({ setup: { ...setup, options: unusual(setup) }, steps: [] }),
      tried: (command, waived) =>
        all.at(-1)?.steps.push({ command, ...(waived.size > 0 ? { waive: [...waived] } : {}) }),
    },
    seed,
  );
  return all;
}

const turned = ['poison', 'fire', 'double-ships-cannons', 'confusion-left', 'insurance', 'mutiny'] as const;

/** What somebody may ask beside the game, another thing each time: bills, chances, what would be turned up. */
export function questionAt(state: State, at: number): Question {
  const { fight, turn, seats } = state;
  const other = seats.find((seat) => seat !== turn && rowOf(state, seat).length > 0) ?? turn;
  if (at % 2 === 0) {
    const [goods, count] = [goodsDecks[(at / 2) % goodsDecks.length], (at % 5) + 1];
    return { kind: 'bill', seat: at % 4 === 0 ? turn : other, goods, count } as Question;
  }
  const [ship, target] = fight
    ? [fight.attacker.ships[0], fight.defender.ships[0]]
    : [turn, other].map((seat) => rowOf(state, seat)[0]?.id);
  const supposed = [ship, target].map((one, nth) => ({
    ship: one,
    card: turned[(at + nth) % turned.length],
  }));
  return { kind: 'what-if', ship, target, turned: supposed.slice(0, at % 3) } as Question;
}

/** What a reader alone tells apart: gold says how much it is, and a Navigator which ship is spared. */
const unnamed: readonly string[] = ['gold-5', 'gold-3', 'gold-2', 'gold-1', 'navigator'];

/** What recorded games are to name: whatever a fact may. */
const wanted: readonly string[] = [
  ...cards.flatMap(({ id }) => (unnamed.includes(id) ? [] : [`card ${id}`])),
  ...Object.keys(game.refusals).map((code) => `code ${code}`),
];

/** One of each kind. */
function* slips(state: State, by: Random): Iterable<Command> {
  for (const kind of commandKinds) yield tries[kind](state, by);
}

const one = [{ card: 'sloop-3-3' }];
const chair = (kind: string, seat: SeatId, more: object = {}): Step => ({
  command: { kind, seat, ...more } as unknown as Command,
});

/** Captains who leave: two at once, in a fight, and when it is over. */
const leaving: readonly Evening[] = [
  {
    setup: { seats: ['red', 'blue', 'yellow'] },
    steps: [
      { command: { kind: 'beginWith', seat: 'red' } as Command },
      chair('returnToChair', 'red'),
      chair('leaveChair', 'red'),
      chair('leaveChair', 'blue'),
      chair('settleChair', 'red', { how: 'anchor' }),
      chair('leaveChair', 'red'),
      chair('leaveChair', 'blue'),
      chair('settleChair', 'blue', { how: 'anchor' }),
      { command: { kind: 'endGame', winners: ['blue'] } as Command },
      chair('bringChair', 'green'),
    ],
  },
  {
    setup: { seats: ['red', 'blue', 'yellow', 'green'], depth: 'fights' },
    steps: [
      { command: { kind: 'setTable', fields: { turn: 'red', 'row.red': one, 'row.blue': one } } as Command },
      { command: { kind: 'attack', seat: 'red', how: 'own', ship: 1, target: 2 } as Command },
      chair('leaveChair', 'green'),
      chair('settleChair', 'green', { how: 'gone' }),
    ],
  },
];

/** Setups that are refused, and what captains seldom bring about. */
function* few(): Generator<Evening> {
  for (const setup of badSetups) yield { setup, steps: [] };
  yield* leaving;
  yield* told();
}

export const filling: Filling = { wanted, slips: (state, by) => slips(state as State, by), few };
