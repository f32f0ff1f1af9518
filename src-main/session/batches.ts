import type { Correction, MoveReason } from '../contract/request.ts';
import type { Batch, Entry, EntryRow, NewEntry, NewFate, Override } from '../log/entry.ts';
import { canonical } from '../rules/kernel/digest.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import type { Branch } from './branch.ts';
import { commandOf, eventsOf, textOf, type AnyEvent, type SessionState } from './fact.ts';
import type { Act } from './request.ts';
import type { Tap } from './taps.ts';
import { rowsOf } from './rows.ts';

/** What is written for each thing that can happen to a session: one transaction each. */

interface Stamp {
  readonly at: number;
  readonly id: string | undefined;
}

const stamped = ({ at, id }: Stamp) => (id === undefined ? { at } : { at, commandId: id });

export interface DecidedAct {
  readonly act: Act;
  readonly events: readonly AnyEvent[];
  readonly override: Override | undefined;
  readonly parent: number;
  readonly before: SessionState;
  readonly at: number;
}

export function factBatch(game: AnyGame, decided: DecidedAct): Batch {
  const { act, events, override, parent, before, at } = decided;
  const overridden = override ? { override } : {};
  const entry: NewEntry = {
    kind: 'fact',
    parent,
    head: 'self',
    command: canonical(act.command),
    events: textOf(events),
    source: act.source ?? 'typed',
    ...stamped({ at, id: act.id }),
    ...overridden,
  };
  const rows = rowsOf(game, before, { command: act.command, events, at, ...overridden });
  const readings = act.evidence ?? [];
  const explained: readonly NewFate['reading'][] = [
    ...readings.map((_, inBatch) => ({ inBatch })),
    ...(act.readings ?? []),
  ];
  return {
    entries: [entry],
    rows: rows.map((row) => ({ inBatch: 0, row })),
    readings,
    fates: explained.map((reading) => ({ reading, fate: 'entry', entry: { inBatch: 0 } })),
  };
}

export interface Move extends Stamp {
  readonly kind: 'undo' | 'redo';
  readonly to: number;
  /** The entry that the sender named. */
  readonly names: number;
  readonly because: MoveReason | undefined;
  /** Whose own tap was taken back, and on which device. */
  readonly by?: Tap | undefined;
}

/** What of the query rows is another once the head has moved. */
export interface RowMove {
  /** Entries whose rows are gone, unless others stand under the same number. */
  readonly leave: readonly number[];
  readonly enter: readonly PlacedRow[];
}

export interface PlacedRow {
  readonly entry: number;
  readonly row: EntryRow;
}

/** The reason stands only where there is one, so that the entry of a plain undo is what it always was. */
const commandOfMove = ({ kind, names, because, by }: Move) =>
  because === undefined ? { kind, entry: names } : { kind, entry: names, because, ...by };

export function moveBatch(move: Move, rows: RowMove): Batch {
  const entry: NewEntry = {
    kind: move.kind,
    parent: move.to,
    head: move.to,
    command: canonical(commandOfMove(move)),
    events: '[]',
    source: 'typed',
    ...stamped(move),
  };
  return { entries: [entry], ...rows };
}

/** The rows of an entry as they follow from what is stored, for a redo or a rebuild. */
export function storedRows(
  game: AnyGame,
  entry: Entry,
  stateAt: (seq: number) => SessionState,
): readonly EntryRow[] {
  if (entry.kind !== 'fact') return [];
  const fact = { command: commandOf(entry), events: eventsOf(entry), at: entry.at };
  const recorded = entry.override ? { ...fact, override: entry.override } : fact;
  return rowsOf(game, stateAt(entry.parent), recorded);
}

/** A correction: its own entry, then the re-decided tail on a new branch. */
export function draftBatch(
  { edits, reason = '' }: Correction,
  branch: Branch,
  rows: RowMove,
  stamp: Stamp,
): Batch {
  const draft: NewEntry = {
    kind: 'draft',
    parent: branch.base,
    head: 'self',
    command: canonical({ kind: 'correct', edits, reason, tail: branch.entries.length }),
    events: '[]',
    source: 'corrected',
    ...stamped(stamp),
  };
  return { entries: [draft, ...branch.entries], ...rows };
}
