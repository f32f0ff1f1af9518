import { isSame } from '../contract/change.ts';
import { moveReasons } from '../contract/request.ts';
import {
  logBlocks,
  type CommonParts,
  type FieldPart,
  type LogBlock,
  type LogPart,
  type LogRow,
  type StatusPart,
} from '../contract/view.ts';
import type { Entry } from '../log/entry.ts';
import { fieldKey, type GameState } from '../rules/kernel/game.ts';
import { lately } from '../rules/kernel/lately.ts';
import { cleanName, cleanText } from '../rules/kernel/name.ts';
import type { Prompt } from '../rules/kernel/prompt.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import { maySee, type Parts, type Viewer } from '../rules/kernel/view.ts';
import type { EndedAnswer } from './begun.ts';
import { commandOf, eventsOf, isBegin, type SessionState } from './fact.ts';
import { seatParts } from './names.ts';
import { fieldParts, promptPart } from './prompt-view.ts';
import { followRace, raceOf } from './race.ts';
import type { RunningTable } from './running-table.ts';
import { asSeen, seesOf } from './secrecy.ts';
import { openTap } from './taps.ts';
import { isTableCommand, isTableEvent, playedUntil } from './table-state.ts';

/** So many rows of the log go to a console together; those older than its blocks are asked for. */
const rowsInBlock = 10;

/** Everything this viewer may see, as named parts. */
export function viewOf(table: RunningTable, asked: Viewer, now: number): Parts {
  const viewer = withReveal(table, asked);
  const { game, log, state, begun } = table;
  const seen = seenBy(table, viewer);
  const { seats, standings } = sharedOf(table);
  const common: CommonParts = {
    session: {
      id: log.heading.id,
      game: game.id,
      title: cleanName(log.heading.title),
      depth: state.game.depth,
      depths: game.depths,
      ...(game.arrives !== undefined && viewer.kind === 'console' ? { arrives: game.arrives } : {}),
    },
    seats,
    prompts: promptsSeen(table, seen).map((prompt) =>
      promptPart(game, seen, prompt, viewer, (id) => table.unfinished.at(id)),
    ),
    ...endedFor(table, viewer),
    standings,
    ...logParts(table, asked),
    status: statusOf(table, viewer, now),
    ...takeBackFor(table, viewer, now),
  };
  if (!begun) return { ...common };
  followRace(table);
  const form = viewer.kind === 'console' ? formParts(fieldParts(game, seen, viewer)) : {};
  const race = common.standings?.over === true && viewer.kind !== 'captain' ? { race: raceOf(table) } : {};
  const own = game.view(seen, viewer);
  const shown = viewer.kind === 'console' ? onTelevision(own, viewOnTelevision(table)) : {};
  return { ...common, ...race, ...form, ...named('game', own), ...shown };
}

/** What is the same whoever looks: made once for a table as it stands. */
type Shared = Pick<CommonParts, 'seats' | 'standings'>;
const sharedBefore = new WeakMap<RunningTable, { readonly of: SessionState; readonly shared: Shared }>();

function sharedOf(table: RunningTable): Shared {
  const { game, state, begun } = table;
  const known = sharedBefore.get(table);
  if (known?.of === state) return known.shared;
  const shared = {
    seats: Object.freeze(seatParts(state.game, state.table.captains)),
    standings: begun ? Object.freeze(game.standings(state.game)) : null,
  };
  sharedBefore.set(table, { of: state, shared });
  return shared;
}

/** The form seldom changes, and what stands in it with every entry: they travel apart. */
const formParts = (fields: readonly FieldPart[]): Pick<CommonParts, 'fields' | 'values'> => ({
  fields: fields.map(({ value: _, ...field }) => field),
  values: Object.fromEntries(fields.map(({ field, seat, value }) => [fieldKey(field, seat), value])),
});

/** The game as it stands, as this viewer knows it: what is made of it tells no secret of others. */
export function seenBy(table: RunningTable, asked: Viewer): GameState {
  const { game, state } = table;
  return asSeen(game, state.game, seesOf(withReveal(table, asked)), state.game);
}

/** Told where it was begun: to a captain what was the own, to the console what no phone has in hand. */
function endedFor(table: RunningTable, viewer: Viewer): Pick<CommonParts, 'ended'> {
  const isFor = ({ seat, by, secret }: EndedAnswer): boolean => {
    if (viewer.kind === 'captain') return seat === viewer.seat;
    if (viewer.kind === 'table' || by?.kind === 'captain') return false;
    return !secret || (seat !== undefined && maySee(viewer, seat));
  };
  const ended = table.unfinished.ended
    .filter(isFor)
    .map(({ seat, ask, how }) => ({ ...(seat ? { seat } : {}), ask, how }));
  return ended.length > 0 ? { ended } : {};
}

/** To the captain whose own tap it was. */
function takeBackFor(table: RunningTable, viewer: Viewer, now: number): Pick<CommonParts, 'takeBack'> {
  const tap = viewer.kind === 'captain' ? openTap(table, now) : undefined;
  if (!tap || viewer.kind !== 'captain' || tap.seat !== viewer.seat) return {};
  return { takeBack: { entry: tap.entry, left: tap.left } };
}

/** Who has answered may itself be a secret; ids are the same for all. */
const promptsSeen = (table: RunningTable, seen: GameState): readonly Prompt[] =>
  !table.begun || seen === table.state.game ? table.prompts : table.game.prompts(seen);

const viewOnTelevision = (table: RunningTable): Parts =>
  table.game.view(seenBy(table, { kind: 'table' }), { kind: 'table' });

/** Parts are made of a state that never changes, and often they are some of it: so they are told from before at once. */
const named = (group: string, parts: Parts): Parts =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [`${group}.${name}`, Object.freeze(part)]));

/** What the television shows otherwise than the console, for the small picture of it: the console sees more. */
function onTelevision(own: Parts, table: Parts): Parts {
  const other = Object.entries(table).filter(([name, part]) => !isSame(part, own[name]));
  return named('tv', Object.fromEntries(other));
}

/** A logged look at somebody's secrets, for the console until the next entry. */
export function withReveal(table: RunningTable, viewer: Viewer): Viewer {
  const { revealed } = table.state.table;
  const latest = table.log.entries.at(-1);
  // The look is over with whatever came next, an undo of it or a correction included.
  const isLatest = latest?.seq === table.head && latest.redecides === undefined;
  return viewer.kind === 'console' && revealed && isLatest ? { ...viewer, revealed } : viewer;
}

function statusOf(table: RunningTable, viewer: Viewer, now: number): StatusPart {
  const { paused, disputed } = table.state.table;
  const { played, isSure } = playedUntil(table.state.table, now);
  const { since, unsaved, fault, held, refused, elsewhere } = table.saving;
  const running = table.begun && !paused;
  return {
    head: table.head,
    undo: table.canUndo ? table.head : null,
    redo: table.redoEntry ?? null,
    paused,
    disputed,
    clock: { played, isSure, asOf: running ? now : 0, running },
    saving: {
      since: since ?? null,
      unsaved,
      fault: fault ?? null,
      held,
      refused: refused.filter(isFor(viewer)),
      ...(elsewhere !== undefined && viewer.kind === 'console' ? { elsewhere } : {}),
    },
  };
}

/** A refusal that rests on what a seat keeps to itself is for the seat. */
const isFor =
  (viewer: Viewer) =>
  ({ secret }: Refusal): boolean =>
    !secret || maySee(viewer, secret.of);

/**
 * The log as this viewer may read it: what was entered last, and at a console the rows before it in blocks that stay
 * the same, so that only the block that grows travels.
 */
export function logParts(table: RunningTable, asked: Viewer): Pick<CommonParts, 'log' | LogBlock> {
  const viewer = withReveal(table, asked);
  const total = table.log.entries.length;
  const newest = asked.kind === 'console' ? ((total - 1) % rowsInBlock) + 1 : 1;
  const log: LogPart = { total, rows: logRows(table, viewer, newest) };
  if (asked.kind !== 'console') return { log };
  const full = Math.max(0, Math.floor((total - 1) / rowsInBlock));
  const shown = Math.min(full, logBlocks.length - 1);
  const blocks = Array.from({ length: shown }, (_, at) => full - shown + at);
  const rowsIn = (block: number) => logRows(table, viewer, rowsInBlock, (block + 1) * rowsInBlock + 1);
  return {
    log,
    ...Object.fromEntries(blocks.map((block) => [logBlocks[block % logBlocks.length], rowsIn(block)])),
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

export function logRow(table: RunningTable, entry: Entry, viewer: Viewer): LogRow {
  return {
    entry: entry.seq,
    kind: entry.kind,
    told: toldOnce(table, entry, viewer),
    source: entry.source,
    at: entry.at,
    inForce: table.isInForce(entry.seq),
    ...(entry.override ? { override: entry.override } : {}),
    ...(entry.redecides === undefined ? {} : { redecides: entry.redecides }),
  };
}

/** What was told of an entry to one kind of viewer never changes; so many are remembered. */
const remembered = 4000;
const toldBefore = new WeakMap<RunningTable, Map<string, LogRow['told']>>();

/** Those who look are few, and looked for with every row. */
const viewers = new WeakMap<Viewer, string>();

function written(viewer: Viewer): string {
  const text = viewers.get(viewer) ?? JSON.stringify(viewer);
  viewers.set(viewer, text);
  return text;
}

function toldOnce(table: RunningTable, entry: Entry, viewer: Viewer): LogRow['told'] {
  const before = toldBefore.get(table) ?? new Map<string, LogRow['told']>();
  toldBefore.set(table, before);
  const key = `${entry.seq} ${written(viewer)}`;
  const told = before.get(key) ?? tell(table, entry, viewer);
  if (before.size >= remembered) before.clear();
  before.set(key, told);
  return told;
}

/** What is told to everybody who looks, one after the other, is read once. */
const commandRead = lately(commandOf);
const eventsRead = lately(eventsOf);

/** An entry in words. */
export function tell(table: RunningTable, entry: Entry, viewer: Viewer): LogRow['told'] {
  const command = commandRead(entry);
  if (entry.kind !== 'fact') {
    if (entry.kind === 'draft') return [{ message: { key: 'tell.draft', values: {} } }];
    const reason = moveReasons.find((each) => each === command['because']);
    const key = reason === undefined ? `tell.${entry.kind}` : `tell.${entry.kind}.${reason}`;
    const message = { key, values: { entry: Number(command['entry']) } };
    const seat = table.state.game.seats.find((each) => each === command['seat']);
    return [
      seat ? { seat, message: { ...message, values: { ...message.values, name: { seat } } } } : { message },
    ];
  }
  if (isBegin(command)) return [{ message: { key: 'tell.begin', values: { game: { key: 'title' } } } }];
  if (isTableCommand(command)) return eventsRead(entry).flatMap((event) => tellTable(event));
  const before = table.stateAt(entry.parent).game;
  const own = eventsRead(entry).filter((event) => !isTableEvent(event));
  return table.game.tell(command, own, before, viewer);
}

function tellTable(event: { readonly kind: string }): LogRow['told'] {
  if (!isTableEvent(event)) return [];
  switch (event.kind) {
    case 'captainSeated':
      return [{ seat: event.seat, message: seatedMessage(event.captain) }];
    case 'revealed':
      return [{ seat: event.seat, message: { key: 'tell.revealed', values: { who: { seat: event.seat } } } }];
    case 'ruled':
      return [
        {
          message: {
            key: 'tell.ruled',
            values: { text: cleanText(event.text), reason: cleanText(event.reason) },
          },
        },
      ];
    case 'noted':
      return [{ message: { key: 'tell.noted', values: { text: cleanText(event.text) } } }];
    case 'paused':
    case 'disputed':
    case 'resumed':
      return [{ message: { key: `tell.${event.kind}` } }];
  }
}

const seatedMessage = (captain: string | null) =>
  captain === null
    ? { key: 'tell.captainLeft' }
    : { key: 'tell.captainSeated', values: { captain: cleanName(captain) } };
