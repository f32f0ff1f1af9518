/**
 * Chooses of many games those to record: step by step what comes by most that none before came by, for what it costs
 * to keep and to play again. Of rules that are observed by then (`reached.ts`).
 */
import { existsSync } from 'node:fs';
import type { AnyGame, GameState, Question, Setup } from '../../src-main/rules/kernel/game.ts';
import { filled, type Filling } from './filled.ts';
import { countAsked, reachedBy } from './reached.ts';
import {
  begun,
  fileOf,
  looks,
  recordedGames,
  seenAt,
  stepped,
  type Look,
  type RecordedGame,
  type Step,
} from './recorded.ts';
import { walks } from './walks.ts';

/** A game as plain commands, refused ones among them. */
export interface Evening {
  readonly setup: Setup;
  readonly steps: readonly Step[];
}

/** What a step, or a look after it, comes by, in so far as the game did so less than three times before. */
interface Part {
  /** Where it stands; the beginning is -1. */
  readonly at: number;
  readonly look?: Look;
  readonly ask?: Question;
  /** The table is another one after it, so that what follows needs it. */
  readonly isNeeded: boolean;
  readonly reached: Int32Array;
  readonly bytes: number;
  readonly asked: number;
}

interface Candidate {
  readonly setup: Setup;
  readonly steps: readonly Step[];
  readonly parts: readonly Part[];
  readonly chosen: Set<Part>;
}

/** What all that is recorded may come to: bytes of the file, and switches that are asked when it is played. */
const mostBytes = 370_000;
const mostAsked = 28_000_000;
const bytesOfLook = 7;
const bytesOfStep = 32;

const costOf = ({ bytes, asked }: Part): number => bytes / mostBytes + asked / mostAsked;

/** What it is worth to come by a place so, after it was so often. */
const worth = [32, 8, 4, 2, 1];

const names = new Map<string, number>();
/** Numbers of their own for what is named, below those of places. */
function named(name: string): number {
  const known = names.get(name) ?? -1 - names.size;
  names.set(name, known);
  return known;
}

/** Cards, refusals, prompts and whatever else is named. */
function namesIn(said: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof said === 'object' && said !== null)
    for (const [key, value] of Object.entries(said)) {
      if (typeof value === 'string' && ['kind', 'card', 'code', 'why', 'key'].includes(key))
        found.add(`${key} ${value}`);
      if (key !== 'state') namesIn(value, found);
    }
  return found;
}

class Tracing {
  readonly parts: Part[] = [];
  readonly #times = new Map<number, number>();

  /** Runs it, and notes where that came by for the first three times. */
  note<Value>(about: Pick<Part, 'at' | 'look' | 'ask' | 'isNeeded'>, bytes: number, run: () => Value): Value {
    const before = countAsked();
    const [value, places] = reachedBy(run);
    const asked = countAsked() - before;
    const all = [...places, ...[...namesIn(value)].map((name) => named(name))];
    const reached = all.filter((one) => (this.#times.get(one) ?? 0) < 3);
    for (const one of reached) this.#times.set(one, (this.#times.get(one) ?? 0) + 1);
    this.parts.push({ ...about, reached: Int32Array.from(reached), bytes, asked });
    return value;
  }
}

const promptsIn = (game: AnyGame, state: GameState): string =>
  game
    .prompts(state)
    .map(({ kind }) => kind)
    .join();

/** Where games come from, and what is asked beside them. */
interface Source {
  readonly evenings: (game: AnyGame, seeds: number) => Iterable<Evening>;
  readonly questionAt?: (state: GameState, at: number) => Question;
  /** What the games are to name, whatever it costs. */
  readonly filling?: Filling;
}

const own: Readonly<Record<string, () => Promise<unknown>>> = {
  'pirate-attack': () => import('./pirate-attack/evenings.ts'),
};

const sourceOf = async (game: AnyGame): Promise<Source> =>
  ((await own[game.id]?.()) as Source | undefined) ?? { evenings: walks };

/** The same games, and in them what none of them names. */
export async function filledUp(
  game: AnyGame,
  games: readonly RecordedGame[],
): Promise<readonly RecordedGame[]> {
  const { filling } = await sourceOf(game);
  return filling ? filled(game, games, filling) : games;
}

/** Of the games that are recorded, and of as many others. */
export async function chosenAgain(game: AnyGame, seeds: number): Promise<readonly RecordedGame[]> {
  const { evenings, questionAt } = await sourceOf(game);
  const before = existsSync(fileOf(game.id)) ? recordedGames(game.id) : [];
  const candidates = before.map(({ setup, steps }) =>
    traced(
      game,
      { setup, steps: steps.map(({ command, waive }) => ({ command, ...(waive ? { waive } : {}) })) },
      questionAt,
    ),
  );
  for (const evening of evenings(game, seeds)) candidates.push(traced(game, evening, questionAt));
  return chosenOf(candidates);
}

function traced(game: AnyGame, { setup, steps }: Evening, questionAt: Source['questionAt']): Candidate {
  const tracing = new Tracing();
  const size = JSON.stringify(setup).length + bytesOfStep;
  let { state } = tracing.note({ at: -1, isNeeded: true }, size, () => ({
    ...begun(game, setup),
    options: Object.entries(setup.options ?? {}).map(([name, value]) => ({
      kind: `option ${name} ${String(value)}`,
    })),
  }));
  const asked = new Set<string>();
  for (const [at, step] of steps.entries()) {
    const before = state;
    const bytes = JSON.stringify(step).length + bytesOfStep;
    const isNeeded = stepped(game, before, step, []).state !== before;
    const after = tracing.note({ at, isNeeded }, bytes, () => ({ ...stepped(game, before, step, []), step }));
    ({ state } = after);
    if (after.isRefused) continue;
    const now = promptsIn(game, state);
    for (const look of looksAt(at, !asked.has(now)))
      tracing.note({ at, look, isNeeded: false }, bytesOfLook, () =>
        seenAt(game, state, [look], { state: before, command: step.command }),
      );
    asked.add(now);
    const ask = at % 3 === 0 ? questionAt?.(state, at / 3) : undefined;
    if (ask)
      tracing.note({ at, ask, isNeeded: false }, JSON.stringify(ask).length + bytesOfLook, () =>
        game.ask(state, ask),
      );
  }
  return { setup, steps, parts: tracing.parts, chosen: new Set() };
}

/** All that can be offered takes long: it is seldom looked at. */
const looksAt = (at: number, isNew: boolean): readonly Look[] =>
  looks.filter((look) => (look === 'offered' ? at % 12 === 0 : isNew || at % 4 === 0));

class Choosing {
  readonly #times = new Map<number, number>();
  #bytes = 0;
  #asked = 0;
  #bar = Infinity;

  #gain = ({ reached }: Part): number =>
    reached.reduce((sum, one) => sum + (worth[this.#times.get(one) ?? 0] ?? 0), 0);

  /** The parts up to some step that bring most for what they cost, and how much. */
  best({ parts, chosen }: Candidate): { readonly share: number; readonly parts: readonly Part[] } {
    let [gain, cost, best] = [0, 0, { share: 0, parts: 0 }];
    const taken: Part[] = [];
    for (const part of parts) {
      if (chosen.has(part)) continue;
      const more = this.#gain(part);
      if (!part.isNeeded && more / costOf(part) < this.#bar / 2) continue;
      taken.push(part);
      [gain, cost] = [gain + more, cost + costOf(part)];
      if (gain / cost > best.share) best = { share: gain / cost, parts: taken.length };
    }
    return { share: best.share, parts: taken.slice(0, best.parts) };
  }

  take({ chosen }: Candidate, parts: readonly Part[], share: number): void {
    this.#bar = share;
    for (const part of parts) {
      chosen.add(part);
      this.#bytes += part.bytes;
      this.#asked += part.asked;
      for (const one of part.reached) this.#times.set(one, (this.#times.get(one) ?? 0) + 1);
    }
  }

  get isFull(): boolean {
    return this.#bytes >= mostBytes || this.#asked >= mostAsked;
  }

  told(): string {
    return `${this.#times.size} places and names come by, ${this.#bytes} bytes, ${this.#asked} asked`;
  }
}

/** As long as there is room. */
function chosenOf(candidates: readonly Candidate[]): readonly RecordedGame[] {
  const choosing = new Choosing();
  const queue = candidates.map((candidate) => ({ candidate, share: Infinity }));
  while (!choosing.isFull) {
    queue.sort((a, b) => b.share - a.share);
    const [first, second] = queue;
    if (!first || first.share === 0) break;
    const { share, parts } = choosing.best(first.candidate);
    first.share = share;
    if (share >= (second?.share ?? 0) && share > 0) choosing.take(first.candidate, parts, share);
  }
  const all = new Set(candidates.flatMap(({ parts }) => parts.flatMap(({ reached }) => [...reached])));
  console.log(`${choosing.told()}, of ${all.size} there are`);
  return candidates.flatMap(recordedOf);
}

const atBeginning: readonly Look[] = ['asked', 'pressed', 'shown'];

/** What is looked at whether it brings anything or not, since it takes next to nothing. */
const alwaysAt = (at: number): readonly Look[] => (at % 3 === 0 ? ['asked', 'shown'] : ['asked']);

function recordedOf({ setup, steps, parts, chosen }: Candidate): readonly RecordedGame[] {
  if (chosen.size === 0) return [];
  const kept = Map.groupBy(
    parts.filter((part) => chosen.has(part)),
    ({ at }) => at,
  );
  const summed = steps.flatMap((step, at) => {
    const here = kept.get(at);
    const ask = here?.find((part) => part.ask)?.ask;
    const looked = (here ?? []).flatMap(({ look }) => look ?? []);
    return here ? [{ ...step, ...(ask ? { ask } : {}), sum: [...alwaysAt(at), ...looked].join(' ') }] : [];
  });
  return [{ setup, sum: atBeginning.join(' '), steps: summed }];
}
