/**
 * What no recorded game names yet, such as a refusal or a card, is brought into one: a slip between two steps, since
 * that changes nothing; something more behind the last step; or else another small game, as far as it goes.
 */
import type { AnyGame, GameCommand, GameState } from '../../src-main/rules/kernel/game.ts';
import { nothingWaived } from '../../src-main/rules/kernel/refusal.ts';
import { waysInTurn } from '../support/pressing.ts';
import { random, type Random } from '../support/random.ts';
import type { Evening } from './chosen.ts';
import { begun, stepped, type After, type RecordedGame, type Step, type Summed } from './recorded.ts';

/** What is wanted, and where it may come from. */
export interface Filling {
  /** As `card spy` or `code not-your-turn`. */
  readonly wanted: readonly string[];
  /** Something to try, sensible or not. */
  readonly slips: (state: GameState, by: Random) => Iterable<GameCommand>;
  readonly few: () => Iterable<Evening>;
}

/** The cards and the refusals that a step names: what was refused is no card that anything came of. */
export const namesOf = (command: GameCommand | undefined, { said, isRefused }: After): ReadonlySet<string> =>
  namesIn([isRefused ? undefined : command, said.decided, said.reckoned]);

function namesIn(said: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof said === 'object' && said !== null)
    for (const [key, value] of Object.entries(said)) {
      if ((key === 'card' || key === 'code') && typeof value === 'string') found.add(`${key} ${value}`);
      namesIn(value, found);
    }
  return found;
}

/** At once behind a step that is accepted; whatever is refused says so by itself. */
const looked = 'asked pressed shown understood';

/** So many ways of answering are looked through for a card that is missing. */
const mostWays = 600;

class Filler {
  readonly #game: AnyGame;
  readonly #missing: Set<string>;
  readonly #by = random(1);

  constructor(game: AnyGame, wanted: readonly string[]) {
    this.#game = game;
    this.#missing = new Set(wanted);
  }

  get missing(): readonly string[] {
    return [...this.#missing];
  }

  /** Whether this names something that was missing, which it is no more. */
  #brings(names: ReadonlySet<string>): boolean {
    const brought = [...names].filter((name) => this.#missing.delete(name));
    return brought.length > 0;
  }

  /** What is there already. */
  note({ setup, steps }: RecordedGame): void {
    const start = begun(this.#game, setup);
    this.#brings(namesOf(undefined, start));
    let { state } = start;
    for (const step of steps) {
      const after = stepped(this.#game, state, step, []);
      this.#brings(namesOf(step.command, after));
      ({ state } = after);
    }
  }

  /** With slips between its steps, and with more behind them. */
  more({ setup, sum, steps }: RecordedGame, slips: Filling['slips']): RecordedGame {
    let { state } = begun(this.#game, setup);
    const all: Summed[] = this.#slips(state, slips);
    for (const step of steps) {
      ({ state } = stepped(this.#game, state, step, []));
      all.push(step, ...this.#slips(state, slips));
    }
    for (let next = this.#wayOn(state); next; next = this.#wayOn(state)) {
      const after = stepped(this.#game, state, next, []);
      this.#brings(namesOf(next.command, after));
      ({ state } = after);
      all.push({ ...next, sum: looked });
    }
    return { setup, sum, steps: all };
  }

  #slips(state: GameState, slips: Filling['slips']): Summed[] {
    return [...slips(state, this.#by)].flatMap((command) => {
      const decided = this.#game.decide(state, command, nothingWaived);
      return !decided.ok && this.#brings(namesIn(decided.no)) ? [{ command, sum: '' }] : [];
    });
  }

  /** A press that names a card that is missing. */
  #wayOn(state: GameState): Step | undefined {
    const cards = this.missing.filter((name) => name.startsWith('card '));
    if (cards.length === 0) return undefined;
    for (const prompt of this.#game.prompts(state))
      for (const seat of prompt.whom === 'anyone' ? state.seats : prompt.whom) {
        let left = mostWays;
        for (const { command, refusal } of waysInTurn(this.#game, state, prompt, seat, (all) => all)) {
          if (!refusal && [...namesIn(command)].some((name) => this.#missing.has(name))) return { command };
          if (--left === 0) break;
        }
      }
    return undefined;
  }

  /** As far as it brings what is missing: what changes the table on the way, and the slips that bring something. */
  cut({ setup, steps }: Evening): RecordedGame[] {
    const start = begun(this.#game, setup);
    const isBrought = this.#brings(namesOf(undefined, start));
    let { state } = start;
    const all: Summed[] = [];
    let long = 0;
    for (const step of steps) {
      const after = stepped(this.#game, state, step, []);
      const brings = this.#brings(namesOf(step.command, after));
      if (brings || after.state !== state) all.push({ ...step, sum: after.isRefused ? '' : looked });
      if (brings) long = all.length;
      ({ state } = after);
    }
    return isBrought || long > 0 ? [{ setup, sum: looked, steps: all.slice(0, long) }] : [];
  }
}

export function filled(
  game: AnyGame,
  recorded: readonly RecordedGame[],
  { wanted, slips, few }: Filling,
): readonly RecordedGame[] {
  const filler = new Filler(game, wanted);
  for (const one of recorded) filler.note(one);
  const before = filler.missing.length;
  const all = recorded.map((one) => filler.more(one, slips));
  const left = filler.missing.length;
  for (const evening of few()) if (filler.missing.length > 0) all.push(...filler.cut(evening));
  console.log(
    `${before} names were missing, then ${left}, now ${filler.missing.length}: ${filler.missing.join(', ')}`,
  );
  return all;
}
