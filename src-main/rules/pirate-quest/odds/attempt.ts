import type { Options } from '../options.ts';
import { hasThrown, nextThrow, totalRolled, type Rolling } from '../roll.ts';
import { outcomesOf, secondOutcomesOf } from './outcomes.ts';
import { RollGraph, type Choice, type RollState } from './roll-value.ts';

export interface AttemptQuestion {
  readonly faces: readonly string[];
  readonly cost: number;
  readonly rolling: Rolling;
  readonly luck: number;
  /** What a luck point kept is worth, as a part of a success. */
  readonly keep: number;
  readonly options: Options;
}

export interface AttemptOdds {
  /** The chance with 0, 1, 2 and 3 luck points in hand. */
  readonly chances: readonly number[];
  /** What can be done now with what is in hand, the best first. */
  readonly choices: readonly Choice[];
}

export function rollStateOf(rolling: Rolling, luck: number): RollState {
  const last = (rolling.circle ? rolling.second : rolling.first) ?? 0;
  return {
    awaits: nextThrow(rolling) !== null,
    second: rolling.circle,
    base: totalRolled(rolling) - last,
    last,
    luck,
    fresh: rolling.fresh,
    hasSpent: rolling.spent > 0,
    hasThrown: hasThrown(rolling),
  };
}

/** The exact chance that a feature is paid for, with luck used as well as it can be. */
export function attemptOdds(question: AttemptQuestion): AttemptOdds {
  const { faces, cost, rolling, options } = question;
  const starts = [0, 1, 2, 3].map((luck) => rollStateOf(rolling, luck));
  const graph = new RollGraph(
    {
      first: outcomesOf(faces, 'luck'),
      second: secondOutcomesOf(faces, 'luck', options.secondRollBolt === 'counts'),
      settles: (total, awaitsSecond) =>
        total >= cost && !(awaitsSecond && options.secondRollBolt === 'counts'),
      bends: true,
      onePerRoll: options.luckPerRoll === 'one',
      freshWaits: options.freshBolt === 'next-roll',
    },
    starts,
  );
  const solution = graph.solve({ payoff: (total) => (total >= cost ? 1 : 0), keep: question.keep });
  return {
    chances: starts.map((start) => solution.best(start).chance),
    choices: solution.choices(rollStateOf(rolling, question.luck)),
  };
}
