import { keptCalls } from '../contract/link-calls.ts';
import { boundaryOf, unknownGame, type Boundary } from '../contract/games.ts';
import { problemOf } from '../contract/problem.ts';
import type { SetupChoice } from '../contract/link-parts.ts';
import { handlersOf, type Answered, type CallRefusal, type Handlers } from '../link/handler.ts';
import type { Library } from '../log/library/library.ts';
import {
  settledByChoice,
  type BeforeChoice,
  type Chosen,
  type ChosenByName,
  type Settled,
} from '../rules/kernel/before.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import type { Companion } from './companion.ts';
import type { KeptChoices } from './kept-choices.ts';

const chosenKey = (game: string): string => `chosen ${game}`;

/** What lies where: what was chosen last, and what a table has made itself. */
interface Lying {
  readonly library: Library;
  readonly kept: KeptChoices;
}

export function setupChoicesOf(
  boundary: Boundary,
  { library, kept: choices }: Lying,
): readonly SetupChoice[] {
  const last = lastChosen(boundary.game.id, library);
  return (boundary.game.before ?? []).map((choice): SetupChoice => {
    const { name, of, default: usual } = choice;
    const kept = choices.of(boundary.game.id, name);
    const before = last[name];
    const isOffered = before !== undefined && settledByChoice(choice, before, kept) !== undefined;
    return { name, of, offers: choice.offers(kept), default: usual, chosen: isOffered ? before : usual };
  });
}

function lastChosen(game: string, library: Library): ChosenByName {
  const kept = library.settings.get(chosenKey(game));
  return typeof kept === 'object' && kept !== null ? (kept as ChosenByName) : {};
}

/** For the next time that this game is set up. */
export function rememberChosen(game: string, chosen: ChosenByName, library: Library): void {
  if (Object.keys(chosen).length > 0) library.settings.set(chosenKey(game), chosen);
}

/** The data that the game would be played with, if it were begun now as it was last time. */
export function editionNext(game: string, { library, kept }: Lying): unknown {
  const boundary = boundaryOf(game);
  const settled = boundary && settle(boundary, lastChosen(game, library), kept);
  return settled?.ok ? settled.value['edition'] : undefined;
}

/** The parts of a setup that the choices stand for, or which of them is not offered. */
export function settle(
  boundary: Boundary,
  chosen: ChosenByName,
  kept: KeptChoices,
): Result<Settled, CallRefusal> {
  const choices = boundary.game.before ?? [];
  let settled: Settled = {};
  for (const [name, value] of Object.entries(chosen)) {
    const choice = choices.find((one) => one.name === name);
    const parts = choice && settledByChoice(choice, value, kept.of(boundary.game.id, name));
    if (!parts) return refuse({ code: 'not-offered', values: { choice: name, value: said(value) } });
    settled = { ...settled, ...parts };
  }
  return accept(settled);
}

const said = (value: Chosen): string =>
  (typeof value === 'string' ? [value] : Object.values(value)).join(', ');

export function keptHandlers(companion: Companion): Handlers {
  const { keptChoices } = companion;
  const after = (done: Answered): Answered => {
    companion.tellLobby();
    return done;
  };
  return handlersOf(keptCalls, {
    'kept.save': ({ game, choice, name, value }) => {
      const boundary = boundaryOf(game);
      if (!boundary) return refuse(unknownGame(game));
      const schema = boundary.keptSchemas[choice];
      const kept = choiceOf(boundary, choice);
      if (!schema || !kept) return refuse({ code: 'nothing-to-keep', values: { choice } });
      const read = schema.safeParse(value);
      if (!read.success) return refuse({ code: 'bad-kept', values: { ...problemOf(read.error) } });
      const problem = kept.wrong?.(read.data);
      if (problem) return refuse({ code: 'not-kept', values: { problem }, words: boundary.game.text });
      const { title } = boundary.game;
      return after(keptChoices.save(game, title, choice, { name, value: read.data }));
    },
    'kept.remove': ({ game, choice, name }) => after(keptChoices.remove(game, choice, name)),
  });
}

const choiceOf = ({ game }: Boundary, name: string): BeforeChoice | undefined =>
  game.before?.find((one) => one.name === name);
