import { mostLuck } from '../luck.ts';
import type { LuckUse } from '../roll.ts';
import type { Outcome } from './outcomes.ts';

/** A roll at any moment, reduced to what matters for what may still come. */
export interface RollState {
  /** A throw is awaited, or it lies there and may be bent. */
  readonly awaits: boolean;
  readonly second: boolean;
  /** Pips that stay whatever is thrown again: the first throw of a circle, and what luck added. */
  readonly base: number;
  readonly last: number;
  readonly luck: number;
  /** Luck points of this roll that wait for the next one. */
  readonly fresh: number;
  readonly hasSpent: boolean;
  readonly hasThrown: boolean;
}

export interface RollProblem {
  readonly first: readonly Outcome[];
  readonly second: readonly Outcome[];
  /** A total with which nothing more is thrown or spent. */
  readonly settles: (total: number, awaitsSecond: boolean) => boolean;
  /** Whether luck can bend this roll at all: it needs a die. */
  readonly bends: boolean;
  readonly onePerRoll: boolean;
  readonly freshWaits: boolean;
}

/** What one wants of a roll. */
export interface Aim {
  /** The chance to have it with this total and this much luck left. */
  readonly payoff: (total: number, luck: number) => number;
  /** What a luck point kept is worth, as a part of a success. */
  readonly keep: number;
}

export type Action = 'roll' | 'stop' | LuckUse;

export interface Choice {
  readonly action: Action;
  readonly chance: number;
  /** Luck points left, on average. */
  readonly kept: number;
}

interface Move {
  readonly action: Action;
  readonly to: readonly { readonly weight: number; readonly node: number }[];
}

interface Node {
  readonly state: RollState;
  readonly moves: readonly Move[];
}

const keyOf = (state: RollState): string => Object.values(state).map(Number).join(' ');

/** All that can become of a roll, once; what it is worth depends on the aim. */
export class RollGraph {
  readonly #problem: RollProblem;
  readonly #nodes: Node[] = [];
  readonly #places = new Map<string, number>();

  constructor(problem: RollProblem, starts: readonly RollState[]) {
    this.#problem = problem;
    const states = [...new Map(starts.map((start) => this.#entry(start))).values()];
    states.forEach((state, at) => this.#places.set(keyOf(state), at));
    for (let at = 0; at < states.length; at++) {
      const state = states[at] as RollState;
      const moves = this.#actions(state).map((action) => ({
        action,
        to: this.#after(state, action).map(({ weight, next }) => ({
          weight,
          node: this.#place(next, states),
        })),
      }));
      this.#nodes.push({ state, moves });
    }
  }

  #entry(start: RollState): [string, RollState] {
    const state = this.#reduced(start);
    return [keyOf(state), state];
  }

  #place(state: RollState, states: RollState[]): number {
    const key = keyOf(state);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, states.length);
    return states.push(state) - 1;
  }

  /** Only what the rules of the table ask about. */
  #reduced(state: RollState): RollState {
    return {
      ...state,
      fresh: this.#problem.freshWaits ? Math.min(state.fresh, state.luck) : 0,
    };
  }

  #actions(state: RollState): readonly Action[] {
    if (this.#problem.settles(state.base + state.last, state.awaits && state.second)) return ['stop'];
    const luck = this.#canSpend(state);
    if (state.awaits) return luck ? ['roll', 'stand-in'] : ['roll'];
    if (!luck) return ['stop'];
    return state.hasThrown ? ['stop', 'plus', 'reroll'] : ['stop', 'plus'];
  }

  #canSpend({ luck, fresh, hasSpent }: RollState): boolean {
    const { bends, onePerRoll } = this.#problem;
    return bends && luck > fresh && !(onePerRoll && hasSpent);
  }

  #after(state: RollState, action: Action): readonly { weight: number; next: RollState }[] {
    const paid = { ...state, luck: state.luck - 1, hasSpent: true };
    switch (action) {
      case 'stop':
        return [];
      case 'plus':
        return [{ weight: 1, next: { ...paid, base: state.base + 1 } }];
      case 'reroll':
        return [{ weight: 1, next: { ...paid, awaits: true, last: 0 } }];
      case 'stand-in':
        return [{ weight: 1, next: { ...paid, awaits: false, last: 1 } }];
      case 'roll':
        return (state.second ? this.#problem.second : this.#problem.first).map((outcome) => ({
          weight: outcome.weight,
          next: this.#thrown(state, outcome),
        }));
    }
  }

  #thrown(state: RollState, { pips, bolts, circle }: Outcome): RollState {
    const gained = Math.min(bolts, mostLuck - state.luck);
    const fresh = this.#problem.freshWaits ? state.fresh + gained : 0;
    const now = { ...state, luck: state.luck + gained, fresh, hasThrown: true };
    return circle
      ? { ...now, awaits: true, second: true, base: state.base + pips, last: 0 }
      : { ...now, awaits: false, last: pips };
  }

  /** With luck used as well as it can be. */
  solve(aim: Aim): Solution {
    const worth = settled(this.#nodes, aim);
    const choices = (start: RollState): readonly Choice[] => {
      const place = this.#places.get(keyOf(this.#reduced(start)));
      const node = place === undefined ? undefined : this.#nodes[place];
      if (!node) throw new Error('a roll that was not asked about');
      const found = node.moves.map((move) => choiceOf(node, move, worth, aim));
      return found.sort((a, b) => Number(isBetter(b, a, aim.keep)) - Number(isBetter(a, b, aim.keep)));
    };
    return { choices, best: (start) => firstOf(choices(start)) };
  }
}

/** What a start is worth and what to do there, the best first. */
export interface Solution {
  choices(start: RollState): readonly Choice[];
  best(start: RollState): Choice;
}

function firstOf(choices: readonly Choice[]): Choice {
  const [first] = choices;
  if (!first) throw new Error('a roll at which nothing can be done');
  return first;
}

interface Worth {
  readonly chance: Float64Array;
  readonly kept: Float64Array;
}

const numberAt = (numbers: Float64Array, place: number): number => numbers[place] ?? 0;

/** Differences smaller than this are reckoning, not luck. */
const hair = 1e-11;

/** With equal value the choice that keeps more luck is the better one. */
function isBetter(a: Omit<Choice, 'action'>, b: Omit<Choice, 'action'>, keep: number): boolean {
  const more = a.chance + keep * a.kept - (b.chance + keep * b.kept);
  return more > hair || (more > -hair && a.kept > b.kept + hair);
}

function choiceOf({ state }: Node, { action, to }: Move, worth: Worth, { payoff }: Aim): Choice {
  if (action === 'stop')
    return { action, chance: payoff(state.base + state.last, state.luck), kept: state.luck };
  let chance = 0;
  let kept = 0;
  for (const { weight, node } of to) {
    chance += weight * numberAt(worth.chance, node);
    kept += weight * numberAt(worth.kept, node);
  }
  return { action, chance, kept };
}

/**
 * A bolt can give back what a new throw has cost, so states come round again; their worth is what repeated
 * reckoning settles at.
 */
function settled(nodes: readonly Node[], aim: Aim): Worth {
  const worth = { chance: new Float64Array(nodes.length), kept: new Float64Array(nodes.length) };
  const [mostSweeps, close] = [2000, 1e-13];
  // From the last found backwards: what comes later in a roll is mostly found later.
  const backwards = nodes.map((node, at) => ({ node, at })).reverse();
  for (let sweep = 0; sweep < mostSweeps; sweep++) {
    let change = 0;
    for (const { node, at } of backwards) {
      const best = bestOf(node, worth, aim);
      change = Math.max(
        change,
        Math.abs(best.chance - numberAt(worth.chance, at)),
        Math.abs(best.kept - numberAt(worth.kept, at)),
      );
      worth.chance[at] = best.chance;
      worth.kept[at] = best.kept;
    }
    if (change < close) return worth;
  }
  return worth;
}

function bestOf(node: Node, worth: Worth, aim: Aim): Choice {
  let best = choiceOf(node, node.moves[0] as Move, worth, aim);
  for (const move of node.moves.slice(1)) {
    const choice = choiceOf(node, move, worth, aim);
    if (isBetter(choice, best, aim.keep)) best = choice;
  }
  return best;
}
