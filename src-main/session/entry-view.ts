import type { AnyCommand } from '../contract/request.ts';
import type { EntryPart, PromptPart } from '../contract/view.ts';
import type { Entry } from '../log/entry.ts';
import { atOnce } from '../log/steps.ts';
import type { AnyGame, GameState } from '../rules/kernel/game.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Viewer } from '../rules/kernel/view.ts';
import { answerKinds } from './answering.ts';
import { commandOf } from './fact.ts';
import type { RunningTable } from './running-table.ts';
import { fieldParts, promptPart, stepFor } from './prompt-view.ts';
import { asSeen, commandSeen, hiddenIn, keeperOf, seatIn, seesOf } from './secrecy.ts';
import { logRow, withReveal } from './view.ts';

/** An entry with its command and what was asked when it was made. */
export function entryPart(table: RunningTable, seq: number, asked: Viewer): EntryPart | undefined {
  const entry = table.log.entries[seq - 1];
  if (!entry) return undefined;
  const { game } = table;
  const viewer = withReveal(table, asked);
  const sees = seesOf(viewer);
  const now = table.state.game;
  const command = commandOf(entry);
  const before = asSeen(game, table.stateAt(entry.parent).game, sees, now);
  const isHidden = isHiddenFrom(table, entry, viewer);
  return {
    row: logRow(table, entry, viewer),
    command: entry.kind !== 'fact' || isHidden ? null : command,
    secretOf: isHidden ? (keeperOf(game, command, sees, now) ?? null) : null,
    asked: entry.parent === 0 ? [] : promptsThen(game, before, viewer, command),
    fields: entry.parent === 0 ? [] : fieldParts(game, before, viewer),
  };
}

/** Whether an entry says what this viewer may not know, and nothing has laid it open since. */
export function isHiddenFrom(table: RunningTable, entry: Entry, viewer: Viewer): boolean {
  const { game } = table;
  if (entry.kind !== 'fact') return false;
  const sees = seesOf(withReveal(table, viewer));
  const command = commandOf(entry);
  if (commandSeen(game, command, sees, table.state.game) === command) return false;
  if (!table.isInForce(entry.seq)) return true;
  const chain = table.entriesInForce();
  const from = chain.findIndex(({ seq }) => seq === entry.seq);
  return atOnce(hiddenIn(game, chain.slice(from), sees, table.state.game)).has(entry.seq);
}

/** The question that a command answered, then the others that were open. */
function promptsThen(
  game: AnyGame,
  before: GameState,
  viewer: Viewer,
  command: AnyCommand,
): readonly PromptPart[] {
  const parts = game
    .prompts(before)
    .map((prompt) => ({ prompt, part: promptPart(game, before, prompt, viewer) }));
  const seat = seatIn(command);
  const answered = parts.find(
    ({ prompt, part }) => (!seat || asksSeat(part, seat)) && answerKinds(game, prompt).includes(command.kind),
  );
  if (!answered) return parts.map(({ part }) => part);
  const others = parts.filter((one) => one !== answered).map(({ part }) => part);
  if (!answered.part.step) return [answered.part, ...others];
  // The step of the one whose answer it was, not of whoever was waited for first.
  const step = stepFor(game, before, answered.prompt, seat, undefined);
  return [{ ...answered.part, ...(seat ? { of: seat } : {}), ...(step ? { step } : {}) }, ...others];
}

const asksSeat = ({ whom }: PromptPart, seat: SeatId): boolean => whom === 'anyone' || whom.includes(seat);
