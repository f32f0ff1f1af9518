/**
 * Games that were recorded once, with everything that was decided, told, asked, offered, shown and reckoned at their
 * steps, as short sums. What changes a sum without being meant to is a mistake; what is meant to is recorded anew:
 * test/rules/recorded/README.md. What was decided is for ever.
 */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../../src-main/rules/games.ts';
import { fold } from '../../src-main/rules/kernel/fold.ts';
import type {
  AnyGame,
  GameCommand,
  GameEvent,
  GameState,
  Question,
  Setup,
} from '../../src-main/rules/kernel/game.ts';
import type { Pressed } from '../../src-main/rules/kernel/questions/open-step.ts';
import { nothingWaived } from '../../src-main/rules/kernel/refusal.ts';
import type { Sign } from '../../src-main/rules/kernel/sign.ts';
import { maySee, type Viewer } from '../../src-main/rules/kernel/view.ts';
import { stepAt, waysToAnswer } from '../support/pressing.ts';

export interface Step {
  readonly command: GameCommand;
  /** As the scorekeeper's override: whatever may be waived is, or these refusals are. */
  readonly waive?: true | readonly string[];
  /** What somebody asked beside the game after it. */
  readonly ask?: Question;
}

export interface RecordedGame {
  readonly setup: Setup;
  /** Of the beginning. */
  readonly sum: string;
  readonly steps: readonly Summed[];
}

/** With the line of the file in which it begins. */
interface ReadGame extends RecordedGame {
  readonly line: number;
}

export type Summed = Step & { readonly sum: string };

/**
 * What is held apart, so that a change of one leaves the others standing. decided: events, rows or the refusal. asked:
 * prompts with their ids and words. pressed: for one seat of each, the first step and what is behind its choices.
 * offered: all that can be pressed and read there, for everybody. shown: views, fields, standings. told: the lines of
 * the log. understood: what readers would have made of the command's pieces. reckoned: the answer to a question.
 */
const aspects = [
  'decided',
  'asked',
  'pressed',
  'offered',
  'shown',
  'told',
  'understood',
  'reckoned',
] as const;
export type Aspect = (typeof aspects)[number];

/** What can be looked at, or not; the rest is there in any case. */
export const looks = ['asked', 'pressed', 'offered', 'shown', 'understood'] as const;
export type Look = (typeof looks)[number];

export const fileOf = (game: string): string => join(import.meta.dirname, 'recorded', `${game}.jsonl`);

/** A line each: a game with its setup, and behind it its steps. */
export function recordedGames(game: string): readonly ReadGame[] {
  const all: { line: number; setup: Setup; sum: string; steps: Summed[] }[] = [];
  for (const [at, line] of readFileSync(fileOf(game), 'utf8').trimEnd().split('\n').entries()) {
    const read = JSON.parse(line) as Summed | Omit<RecordedGame, 'steps'>;
    if ('setup' in read) all.push({ line: at + 1, ...read, steps: [] });
    else all.at(-1)?.steps.push(read);
  }
  return all;
}

export const written = (recorded: readonly RecordedGame[]): string =>
  recorded
    .flatMap(({ setup, sum, steps }) => [{ setup, sum }, ...steps])
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');

export const gameNamed = (id: string): AnyGame => {
  const game = (games as Readonly<Record<string, AnyGame>>)[id];
  if (!game) throw new Error(`no game ${id}`);
  return game;
};

type Said = Readonly<Partial<Record<Aspect, unknown>>>;

/** The view as the session makes it, without what others keep to themselves. */
const viewFor = (game: AnyGame, state: GameState, viewer: Viewer): unknown =>
  game.view(
    game.secrets.hide(state, (seat) => maySee(viewer, seat), state),
    viewer,
  );

const seen: Readonly<Record<Look, (game: AnyGame, state: GameState, then?: Then) => unknown>> = {
  asked: (game, state) => game.prompts(state),
  pressed: (game, state) =>
    game.prompts(state).map((prompt, at) => {
      const seat = prompt.whom === 'anyone' ? undefined : prompt.whom[at % prompt.whom.length];
      const first = stepAt(game, state, prompt, seat);
      return [first, first?.choices.map(({ id }) => looked(game.press(state, prompt, [id], seat)))];
    }),
  offered: (game, state) =>
    game.prompts(state).map((prompt) => {
      const seats = prompt.whom === 'anyone' ? [undefined] : prompt.whom;
      return seats.map((seat) => [
        stepAt(game, state, prompt, seat),
        waysToAnswer(game, state, prompt, seat),
      ]);
    }),
  shown: (game, state) => ({
    table: viewFor(game, state, { kind: 'table' }),
    console: viewFor(game, state, { kind: 'console' }),
    captains: state.seats.map((seat) => viewFor(game, state, { kind: 'captain', seat })),
    fields: game.fields(state),
    standings: game.standings(state),
    bell: game.bell?.(state),
  }),
  understood: (game, _, then) =>
    then &&
    game.prompts(then.state).map((prompt, at) => {
      const seat = prompt.whom === 'anyone' ? undefined : prompt.whom[at % prompt.whom.length];
      const signs = signsIn(then);
      return [...signs.map((sign) => [sign]), signs].map((some) =>
        game.interpret(then.state, prompt, some, seat),
      );
    }),
};

/** With what is worked out only where it is looked at. */
const looked = (pressed: Pressed<GameCommand> | undefined): unknown =>
  pressed?.kind === 'open' ? { kind: 'open', step: pressed.step, hasMore: pressed.hasMore } : pressed;

/** What was entered, and at which table. */
interface Then {
  readonly state: GameState;
  readonly command: GameCommand;
}

/** The pieces that a command names, each as it is read. */
const signsIn = ({ state, command }: Then): readonly Sign[] =>
  Object.entries(command).flatMap(([name, value]: readonly [string, unknown]): readonly Sign[] => {
    const seat = state.seats.find((one) => one === value);
    if (seat) return [{ kind: 'token', seat }];
    if (typeof value === 'number') return [{ kind: 'number', value }];
    return typeof value === 'string' && name !== 'kind' ? [{ kind: 'card', row: value }] : [];
  });

export const seenAt = (game: AnyGame, state: GameState, looked: readonly Look[], then?: Then): Said =>
  Object.fromEntries(looked.map((look) => [look, seen[look](game, state, then)]));

export interface After {
  readonly state: GameState;
  readonly said: Said;
  readonly isRefused?: true;
}

export function begun(game: AnyGame, setup: Setup, looked: readonly Look[] = []): After {
  const events = game.begin(setup);
  if (!events.ok) return { state: game.blank, said: { decided: events.no }, isRefused: true };
  const state = fold(game.evolve, game.blank, events.value);
  return {
    state,
    said: { decided: [events.value, game.pieces(setup.edition)], ...seenAt(game, state, looked) },
  };
}

const waivedIn = (game: AnyGame, { waive }: Step): ReadonlySet<string> =>
  waive === undefined ? nothingWaived : new Set(waive === true ? Object.keys(game.refusals) : waive);

/** One step further, and what came of it. */
export function stepped(game: AnyGame, state: GameState, step: Step, looked: readonly Look[]): After {
  const { command } = step;
  const decided = game.decide(state, command, waivedIn(game, step));
  if (!decided.ok) return { state, said: { decided: decided.no }, isRefused: true };
  let after = state;
  const rows = decided.value.map((event: GameEvent) => {
    const before = after;
    after = fold(game.evolve, before, [event]);
    return game.record(event, before, after);
  });
  const told = [{ kind: 'table' } as const, { kind: 'captain', seat: state.seats[0] ?? 'red' } as const].map(
    (viewer) => game.tell(command, decided.value, state, viewer),
  );
  const reckoned = step.ask ? { reckoned: game.ask(after, step.ask) } : {};
  return {
    state: after,
    said: {
      decided: [decided.value, rows],
      ...seenAt(game, after, looked, { state, command }),
      told,
      ...reckoned,
    },
  };
}

const short = (value: unknown): string => hash('sha1', JSON.stringify(value) ?? '').slice(0, 5);

/** One word for each aspect, which begins as that does. */
export const summed = (said: Said): string =>
  aspects.flatMap((aspect) => (aspect in said ? [`${aspect[0]}${short(said[aspect])}`] : [])).join(' ');

export const lookedAt = (sum: string): readonly Look[] => looks.filter((look) => wordOf(sum, look));

const wordOf = (sum: string, aspect: Aspect): string | undefined =>
  sum.split(' ').find((word) => word[0] === aspect[0]);

/** The aspects in which two sums differ. */
export const changedBetween = (one: string, other: string): readonly Aspect[] =>
  aspects.filter((aspect) => wordOf(one, aspect) !== wordOf(other, aspect));

/** A game with its sums as they are today. */
export function recordedAnew(game: AnyGame, { setup, sum: was, steps }: RecordedGame): RecordedGame {
  const start = begun(game, setup, lookedAt(was));
  let { state } = start;
  return {
    setup,
    sum: summed(start.said),
    steps: steps.map(({ sum, ...step }) => {
      const next = stepped(game, state, step, lookedAt(sum));
      ({ state } = next);
      return { ...step, sum: summed(next.said) };
    }),
  };
}

/** The first step at which a recorded game is another one today, with its line in the file; none where it is not. */
export function firstDifference(
  game: AnyGame,
  { line, setup, sum, steps }: ReadGame,
  heard: (command: GameCommand | undefined, after: After) => void = () => {},
): unknown {
  const start = begun(game, setup, lookedAt(sum));
  heard(undefined, start);
  const beginning = changedBetween(sum, summed(start.said));
  if (beginning.length > 0) return { line, changed: beginning, setup };
  let { state } = start;
  for (const [at, { sum: was, ...step }] of steps.entries()) {
    const next = stepped(game, state, step, lookedAt(was));
    heard(step.command, next);
    const changed = changedBetween(was, summed(next.said));
    if (changed.length > 0) return { line: line + at + 1, changed, ...step };
    ({ state } = next);
  }
  return undefined;
}

/** All that comes of the step in that line of a game's file today. */
export function saidIn(game: AnyGame, line: number): unknown {
  const found = recordedGames(game.id).findLast((one) => one.line <= line);
  if (!found) return undefined;
  let after = begun(game, found.setup, looks);
  for (const step of found.steps.slice(0, line - found.line)) after = stepped(game, after.state, step, looks);
  return after.said;
}
