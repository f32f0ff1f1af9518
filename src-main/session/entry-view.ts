import type { AnyCommand } from '../contract/request.ts';
import type { EntryPart, PromptPart } from '../contract/view.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import { maySee, type Viewer } from '../rules/kernel/view.ts';
import { answerKinds } from './answering.ts';
import { commandOf, type SessionState } from './fact.ts';
import type { RunningTable } from './running-table.ts';
import { fieldParts, promptPart } from './prompt-view.ts';
import { seatIn } from './sealed.ts';
import { logRow, withReveal } from './view.ts';

/** An entry with its command and what was asked when it was made. */
export function entryPart(table: RunningTable, seq: number, asked: Viewer): EntryPart | undefined {
  const entry = table.log.entries[seq - 1];
  if (!entry) return undefined;
  const viewer = withReveal(table, asked);
  const command = commandOf(entry);
  const before = table.stateAt(entry.parent);
  const prompts = entry.parent === 0 ? [] : promptsThen(table, before, viewer, command);
  const secretOf = secretSeat(prompts[0], command, viewer);
  return {
    row: logRow(table, entry, viewer),
    command: entry.kind !== 'fact' || secretOf ? null : command,
    secretOf,
    asked: prompts,
    fields: entry.parent === 0 ? [] : fieldParts(table.game, before.game, viewer),
  };
}

/** The question that a command answered, then the others that were open. */
function promptsThen(
  { game }: RunningTable,
  before: SessionState,
  viewer: Viewer,
  command: AnyCommand,
): readonly PromptPart[] {
  const parts = game.prompts(before.game).map((prompt) => ({
    prompt,
    part: promptPart(game, before.game, prompt, viewer),
  }));
  const seat = seatIn(command);
  const isAnswered = ({ prompt }: (typeof parts)[number]): boolean =>
    answerKinds(game, before.game, prompt, seat).includes(command.kind);
  const answered = parts.find((one) => (!seat || asksSeat(one.part, seat)) && isAnswered(one));
  if (!answered) return parts.map(({ part }) => part);
  const others = parts.filter((one) => one !== answered).map(({ part }) => part);
  if (!answered.part.answers) return [answered.part, ...others];
  // The buttons of the one whose answer it was, not of whoever was waited for first.
  const answers = game.answers(before.game, answered.prompt, seat);
  return [{ ...answered.part, answers }, ...others];
}

const asksSeat = ({ whom }: PromptPart, seat: SeatId): boolean => whom === 'anyone' || whom.includes(seat);

/** Whose secret this was, if the viewer may not know it. */
function secretSeat(answered: PromptPart | undefined, command: AnyCommand, viewer: Viewer): SeatId | null {
  const seat = seatIn(command);
  return answered?.secret && seat && asksSeat(answered, seat) && !maySee(viewer, seat) ? seat : null;
}
