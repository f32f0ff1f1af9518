import type { AnyCommand } from '../contract/request.ts';
import type { CommonParts, FieldPart, LogRow, PromptPart, StatusPart } from '../contract/view.ts';
import type { Entry } from '../log/entry.ts';
import { asks, waitingFor, type Prompt } from '../rules/kernel/prompt.ts';
import { forSeats, type SeatId } from '../rules/kernel/seat.ts';
import { maySee, type Parts, type Viewer } from '../rules/kernel/view.ts';
import { commandOf, eventsOf, isBegin } from './fact.ts';
import { raceOf } from './race.ts';
import type { RunningTable } from './running-table.ts';
import { isTableCommand, isTableEvent, playedUntil } from './table-state.ts';

/** So many rows of the log travel with a view; older ones are asked for. */
const rowsShown = 40;
/** Longer lists of answers are made only for the seat that is looked at. */
const longestSentAhead = 24;

/** Everything this viewer may see, as named parts. */
export function viewOf(table: RunningTable, asked: Viewer, now: number): Parts {
  const viewer = withReveal(table, asked);
  const { game, log, state, begun } = table;
  const common: CommonParts = {
    session: {
      id: log.heading.id,
      game: game.id,
      title: log.heading.title,
      depth: state.game.depth,
      depths: game.depths,
    },
    seats: state.game.seats.map((seat) => ({ seat, captain: state.table.captains[seat] ?? seat })),
    prompts: table.prompts.map((prompt) => promptPart(table, prompt, viewer)),
    standings: begun ? game.standings(state.game) : null,
    log: { total: log.entries.length, rows: logRows(table, viewer, rowsShown) },
    status: statusOf(table, now),
  };
  if (!begun) return { ...common };
  const fields = viewer.kind === 'console' ? { fields: fieldParts(table, viewer) } : {};
  const race = common.standings?.over === true && viewer.kind !== 'captain' ? { race: raceOf(table) } : {};
  const own = Object.entries(game.view(state.game, viewer)).map(([name, part]) => [`game.${name}`, part]);
  return { ...common, ...race, ...fields, ...Object.fromEntries(own) };
}

function fieldParts({ game, state }: RunningTable, viewer: Viewer): readonly FieldPart[] {
  return game.fields(state.game).map((field) => {
    const isSeen = field.secretOf === undefined || maySee(viewer, field.secretOf);
    return isSeen ? field : { ...field, value: null };
  });
}

function withReveal(table: RunningTable, viewer: Viewer): Viewer {
  const { revealed } = table.state.table;
  return viewer.kind === 'console' && revealed ? { ...viewer, revealed } : viewer;
}

function promptPart(table: RunningTable, prompt: Prompt, viewer: Viewer): PromptPart {
  const waiting = waitingFor(prompt);
  const seat = answeringSeat(prompt, viewer, waiting);
  if (seat === 'nobody') return { ...prompt, waiting };
  const answers = table.game.answers(table.state.game, prompt, seat);
  return { ...prompt, waiting, answers, ...bySeat(table, prompt, viewer, answers.length) };
}

/** One press is enough for anyone's answer: where several are asked, the console has the buttons of each. */
function bySeat(
  { game, state }: RunningTable,
  prompt: Prompt,
  viewer: Viewer,
  length: number,
): Pick<PromptPart, 'bySeat'> {
  if (viewer.kind !== 'console' || prompt.secret || prompt.whom === 'anyone') return {};
  if (prompt.whom.length < 2 || length > longestSentAhead) return {};
  return { bySeat: forSeats(prompt.whom, (seat) => game.answers(state.game, prompt, seat)) };
}

/** For whom this viewer would press a button, or nobody where it may not press. */
function answeringSeat(
  prompt: Prompt,
  viewer: Viewer,
  waiting: readonly SeatId[],
): SeatId | undefined | 'nobody' {
  switch (viewer.kind) {
    case 'table':
      return 'nobody';
    case 'captain':
      return asks(prompt, viewer.seat) ? viewer.seat : 'nobody';
    case 'console': {
      if (!prompt.secret) return waiting[0];
      const whom = prompt.whom === 'anyone' ? [] : prompt.whom;
      return whom.find((seat) => maySee(viewer, seat)) ?? 'nobody';
    }
  }
}

function statusOf(table: RunningTable, now: number): StatusPart {
  const { paused, clock } = table.state.table;
  const { since, unsaved, fault, held } = table.saving;
  const running = table.begun && !paused;
  return {
    head: table.head,
    undo: table.canUndo ? table.head : null,
    redo: table.redoEntry ?? null,
    paused,
    clock: { played: playedUntil(clock, now), asOf: running ? now : 0, running },
    saving: { since: since ?? null, unsaved, fault: fault ?? null, held },
  };
}

/** The last rows of the log before an entry, newest last. */
export function logRows(
  table: RunningTable,
  viewer: Viewer,
  count: number,
  before = Number.POSITIVE_INFINITY,
): readonly LogRow[] {
  const { entries } = table.log;
  const end = Math.min(before - 1, entries.length);
  return entries.slice(Math.max(0, end - count), end).map((entry) => logRow(table, entry, viewer));
}

function logRow(table: RunningTable, entry: Entry, viewer: Viewer): LogRow {
  return {
    entry: entry.seq,
    kind: entry.kind,
    told: tell(table, entry, viewer),
    source: entry.source,
    at: entry.at,
    inForce: table.isInForce(entry.seq),
    ...(entry.override ? { override: entry.override } : {}),
    ...(entry.redecides === undefined ? {} : { redecides: entry.redecides }),
  };
}

/** An entry in words. */
export function tell(table: RunningTable, entry: Entry, viewer: Viewer): LogRow['told'] {
  const command: AnyCommand = commandOf(entry);
  if (entry.kind !== 'fact') {
    const values = entry.kind === 'draft' ? {} : { entry: Number(command['entry']) };
    return [{ message: { key: `tell.${entry.kind}`, values } }];
  }
  if (isBegin(command)) return [{ message: { key: 'tell.begin', values: { game: { key: 'title' } } } }];
  if (isTableCommand(command)) return eventsOf(entry).flatMap((event) => tellTable(event));
  const before = table.stateAt(entry.parent).game;
  const own = eventsOf(entry).filter((event) => !isTableEvent(event));
  return table.game.tell(command, own, before, viewer);
}

function tellTable(event: { readonly kind: string }): LogRow['told'] {
  if (!isTableEvent(event)) return [];
  switch (event.kind) {
    case 'captainSeated':
      return [
        { seat: event.seat, message: { key: 'tell.captainSeated', values: { captain: event.captain } } },
      ];
    case 'revealed':
      return [{ seat: event.seat, message: { key: 'tell.revealed', values: { who: { seat: event.seat } } } }];
    case 'ruled':
      return [{ message: { key: 'tell.ruled', values: { text: event.text, reason: event.reason } } }];
    case 'noted':
      return [{ message: { key: 'tell.noted', values: { text: event.text } } }];
    case 'paused':
    case 'resumed':
      return [{ message: { key: `tell.${event.kind}` } }];
  }
}
