import { boltsFor } from '../decide/attempt.ts';
import { luckOf } from '../luck.ts';
import type { Player } from '../player.ts';
import { freshRoll, nextThrow, totalRolled, type Rolling } from '../roll.ts';
import type { Contest, State } from '../state.ts';
import { rollStateOf } from './attempt.ts';
import { outcomesOf, secondOutcomesOf, totalsOf, type Outcome } from './outcomes.ts';
import { RollGraph, type Choice, type RollState, type Solution } from './roll-value.ts';

export interface ContestOdds {
  /** The chance with 0, 1, 2 and 3 luck points in hand, if the others spend none. */
  readonly chances: readonly number[];
  readonly choices: readonly Choice[];
}

/** A way in which the others may come out: the most among them, who has it, and how likely. */
interface Others {
  readonly most: number;
  readonly tied: readonly Player[];
  readonly weight: number;
}

/** What a roll without a die comes to. */
const noFaces = ['blank'] as const;

const luckCounts = [0, 1, 2, 3] as const;

/** When the chance of an endless row of ties is taken to stand still. */
const [mostRounds, close] = [400, 1e-12];

/** The chance to win a roll-off. Whoever is tied rolls again, so the question contains itself. */
export function contestOdds(state: State, contest: Contest, player: Player, keep: number): ContestOdds {
  const table = new ContestTable(state, contest, player, keep);
  const rolling = contest.rolls[player] ?? freshRoll(null);
  const starts = luckCounts.map((luck) => rollStateOf(rolling, luck));
  const now = rollStateOf(rolling, luckOf(state, player));
  const others = table.outcomes(contest.players, contest.rolls);
  const worth = table.worth(others, contest.players, [...starts, now]);
  return { chances: starts.map((start) => worth.best(start).chance), choices: worth.choices(now) };
}

class ContestTable {
  readonly #state: State;
  readonly #contest: Contest;
  readonly #player: Player;
  readonly #keep: number;
  readonly #graphs = new Map<string, RollGraph>();
  /** The chance to win once these are tied and roll again, by luck points in hand. */
  readonly #again = new Map<string, readonly number[]>();

  constructor(state: State, contest: Contest, player: Player, keep: number) {
    this.#state = state;
    this.#contest = contest;
    this.#player = player;
    this.#keep = keep;
  }

  #throws(player: Player): { readonly first: readonly Outcome[]; readonly second: readonly Outcome[] } {
    const die = this.#contest.rolls[player]?.die ?? null;
    const use = boltsFor(this.#state, this.#contest.kind);
    const faces = die === null ? noFaces : this.#state.edition.faces[die];
    const counts = this.#state.options.secondRollBolt === 'counts';
    return { first: outcomesOf(faces, use), second: secondOutcomesOf(faces, use, counts) };
  }

  /** Where a throw is still out, all it can bring; else what lies there. */
  #totals(player: Player, rolling: Rolling | undefined): ReadonlyMap<number, number> {
    const { first, second } = this.#throws(player);
    const next = rolling ? nextThrow(rolling) : 'first';
    if (rolling && next === null) return new Map([[totalRolled(rolling), 1]]);
    if (!rolling || next === 'first') return shifted(totalsOf(first, second), rolling?.plus ?? 0);
    return shifted(totalsOf(second, []), totalRolled(rolling));
  }

  /** Everybody else's rolls together. */
  outcomes(players: readonly Player[], rolls: Contest['rolls']): readonly Others[] {
    let found: readonly Others[] = [{ most: -Infinity, tied: [], weight: 1 }];
    for (const other of players.filter((one) => one !== this.#player)) {
      const totals = [...this.#totals(other, rolls[other])];
      found = merged(
        found.flatMap(({ most, tied, weight }) =>
          totals.map(([total, chance]): Others => {
            const joint = weight * chance;
            if (total > most) return { most: total, tied: [other], weight: joint };
            return { most, tied: total === most ? [...tied, other] : tied, weight: joint };
          }),
        ),
      );
    }
    return found;
  }

  /** How good each choice is, over all that the others may still roll; luck is spent once they have. */
  worth(others: readonly Others[], players: readonly Player[], starts: readonly RollState[]): Solution {
    const values = others.map(({ most, tied, weight }) => ({
      weight,
      solution: this.#graph(most, starts).solve({
        payoff: (total, luck) => (total < most ? 0 : total > most ? 1 : this.#ifTied(tied, players, luck)),
        keep: this.#keep,
      }),
    }));
    const [known, ...more] = values;
    if (known && more.length === 0) return known.solution;
    const best = (start: RollState): Choice => {
      let [chance, kept] = [0, 0];
      for (const { weight, solution } of values) {
        const one = solution.best(start);
        chance += weight * one.chance;
        kept += weight * one.kept;
      }
      return { action: start.awaits ? 'roll' : 'stop', chance, kept };
    };
    return { best, choices: (start) => [best(start)] };
  }

  /** One for each number to beat; more than that is never of use. */
  #graph(most: number, starts: readonly RollState[]): RollGraph {
    const key = `${most} ${JSON.stringify(starts)}`;
    const known = this.#graphs.get(key);
    if (known) return known;
    const { options } = this.#state;
    const graph = new RollGraph(
      {
        ...this.#throws(this.#player),
        settles: (total) => total > most,
        bends: this.#die !== null,
        onePerRoll: options.luckPerRoll === 'one',
        freshWaits: options.freshBolt === 'next-roll',
      },
      starts,
    );
    this.#graphs.set(key, graph);
    return graph;
  }

  get #die(): Rolling['die'] {
    return this.#contest.rolls[this.#player]?.die ?? null;
  }

  #fresh(): Rolling {
    const die = this.#die;
    return die === null ? { ...freshRoll(null), first: 0 } : freshRoll(die);
  }

  #ifTied(tied: readonly Player[], players: readonly Player[], luck: number): number {
    const again = players.filter((one) => one === this.#player || tied.includes(one));
    const canRoll = again.some((one) => (this.#contest.rolls[one]?.die ?? null) !== null);
    if (canRoll && this.#state.options.rollOffTied === 'again') return this.#chanceAgain(again, luck);
    // A fight goes to whoever played first; in a mutiny, where the attacker comes first, the target keeps.
    const keeps = this.#contest.kind === 'mutiny' ? again.at(-1) : again[0];
    return keeps === this.#player ? 1 : 0;
  }

  /** Ties lead back here, each time less likely, until the number stands still. */
  #chanceAgain(players: readonly Player[], luck: number): number {
    const key = players.join(' ');
    if (!this.#again.has(key)) this.#settle(key, players);
    return this.#chance(key, luck);
  }

  #chance(key: string, luck: number): number {
    return this.#again.get(key)?.[luck] ?? 0;
  }

  #settle(key: string, players: readonly Player[]): void {
    const starts = luckCounts.map((luck) => rollStateOf(this.#fresh(), luck));
    const others = this.outcomes(players, {});
    this.#again.set(key, []);
    for (let round = 0; round < mostRounds; round++) {
      const worth = this.worth(others, players, starts);
      const chances = starts.map((start) => worth.best(start).chance);
      const isStill = chances.every((chance, at) => Math.abs(chance - this.#chance(key, at)) < close);
      this.#again.set(key, chances);
      if (isStill) return;
    }
  }
}

const shifted = (totals: ReadonlyMap<number, number>, by: number): ReadonlyMap<number, number> =>
  new Map([...totals].map(([total, weight]) => [total + by, weight]));

function merged(found: readonly Others[]): readonly Others[] {
  const byKey = new Map<string, Others>();
  for (const one of found) {
    const key = `${one.most} ${one.tied.join(' ')}`;
    byKey.set(key, { ...one, weight: one.weight + (byKey.get(key)?.weight ?? 0) });
  }
  return [...byKey.values()];
}
