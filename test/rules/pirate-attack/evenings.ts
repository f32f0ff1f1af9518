import type { AnyGame, Question } from '../../../src-main/rules/kernel/game.ts';
import type { OptionValues } from '../../../src-main/rules/kernel/option.ts';
import { goodsDecks } from '../../../src-main/rules/pirate-attack/commands.ts';
import { options } from '../../../src-main/rules/pirate-attack/options.ts';
import type { Setup } from '../../../src-main/rules/pirate-attack/setup.ts';
import { rowOf, type State } from '../../../src-main/rules/pirate-attack/state.ts';
import type { Evening } from '../chosen.ts';
import type { Step } from '../recorded.ts';
import { playTold } from './captains.ts';

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
