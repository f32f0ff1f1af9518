/**
 * Games that were recorded once, with everything that was decided, asked, offered, shown and told at each step, as
 * short sums. What changes a sum without being meant to is a mistake; what is meant to is recorded anew:
 * `node src-main/launch.mjs test/rules/record.ts`, which says what has changed. What was decided is for ever.
 */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../../src-main/rules/games.ts';
import { fold } from '../../src-main/rules/kernel/fold.ts';
import type { AnyGame, GameCommand, GameState, Setup } from '../../src-main/rules/kernel/game.ts';
import { nothingWaived } from '../../src-main/rules/kernel/refusal.ts';
import { stepAt, waysToAnswer } from '../support/pressing.ts';

export interface Step {
  readonly command: GameCommand;
  /** As the scorekeeper's override: whatever may be waived is. */
  readonly waive?: true;
}

export interface RecordedGame {
  readonly setup: Setup;
  readonly steps: readonly Step[];
  /** Of the beginning, and of each step: one sum for each aspect, in their order. */
  readonly sums: readonly string[];
}

/**
 * What is held apart, so that a change of one leaves the others standing. decided: events, rows or the refusal. asked:
 * prompts with their ids and words. offered: what can be pressed and read there. shown: views, fields, standings.
 */
const aspects = ['decided', 'asked', 'offered', 'shown', 'told'] as const;
export type Aspect = (typeof aspects)[number];

export const fileOf = (game: string): string => join(import.meta.dirname, 'recorded', `${game}.json`);

export const recordedGames = (game: string): readonly RecordedGame[] =>
  JSON.parse(readFileSync(fileOf(game), 'utf8')) as RecordedGame[];

export const gameNamed = (id: string): AnyGame => {
  const game = (games as Readonly<Record<string, AnyGame>>)[id];
  if (!game) throw new Error(`no game ${id}`);
  return game;
};

type Seen = Pick<Readonly<Record<Aspect, unknown>>, 'asked' | 'offered' | 'shown'>;

/** Everything that anybody could see of a state. */
function seen(game: AnyGame, state: GameState): Seen {
  const prompts = game.prompts(state);
  return {
    asked: prompts,
    offered: prompts.map((prompt) => {
      const seats = prompt.whom === 'anyone' ? [undefined] : prompt.whom;
      return seats.map((seat) => [
        stepAt(game, state, prompt, seat),
        waysToAnswer(game, state, prompt, seat),
      ]);
    }),
    shown: {
      table: game.view(state, { kind: 'table' }),
      console: game.view(state, { kind: 'console' }),
      captains: state.seats.map((seat) => game.view(state, { kind: 'captain', seat })),
      fields: game.fields(state),
      standings: game.standings(state),
    },
  };
}

export function begun(game: AnyGame, setup: Setup): { readonly state: GameState; readonly sum: string } {
  const events = game.begin(setup);
  if (!events.ok) throw new Error(`cannot begin: ${events.no.code}`);
  const state = fold(game.evolve, game.blank, events.value);
  const { asked, offered, shown } = seen(game, state);
  const all = { decided: events.value, asked, offered, shown: [game.pieces(setup.edition), shown], told: [] };
  return { state, sum: summed(all) };
}

/** One step further, and the sum of all that came of it. */
export function stepped(game: AnyGame, state: GameState, { command, waive }: Step) {
  const decided = game.decide(state, command, waive ? new Set(Object.keys(game.refusals)) : nothingWaived);
  if (!decided.ok)
    return { state, sum: summed({ decided: decided.no, asked: [], offered: [], shown: [], told: [] }) };
  const after = fold(game.evolve, state, decided.value);
  const rows = decided.value.map((event, at) => {
    const before = fold(game.evolve, state, decided.value.slice(0, at));
    return game.record(event, before, fold(game.evolve, before, [event]));
  });
  const told = [{ kind: 'table' } as const, { kind: 'captain', seat: state.seats[0] ?? 'red' } as const].map(
    (viewer) => game.tell(command, decided.value, state, viewer),
  );
  return { state: after, sum: summed({ decided: [decided.value, rows], ...seen(game, after), told }) };
}

const short = (value: unknown): string => hash('sha1', JSON.stringify(value)).slice(0, 5);

const summed = (all: Readonly<Record<Aspect, unknown>>): string =>
  aspects.map((aspect) => short(all[aspect])).join(' ');

/** The aspects in which two sums differ. */
export function changedBetween(one = '', other = ''): readonly Aspect[] {
  const [before, after] = [one.split(' '), other.split(' ')];
  return aspects.filter((_, at) => before[at] !== after[at]);
}

/** The steps at which a recorded game is another one today. */
export function differences(game: AnyGame, { setup, steps, sums }: RecordedGame): readonly unknown[] {
  const start = begun(game, setup);
  if (start.sum !== sums[0]) return [{ setup, changed: changedBetween(sums[0], start.sum) }];
  let { state } = start;
  for (const [at, step] of steps.entries()) {
    const next = stepped(game, state, step);
    const changed = changedBetween(sums[at + 1], next.sum);
    if (changed.length > 0) return [{ step: at + 1, changed, ...step }];
    ({ state } = next);
  }
  return [];
}
