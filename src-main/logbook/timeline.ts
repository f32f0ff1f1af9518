import type { EntriesPage, Shown, TimelineRow } from '../contract/logbook-evening.ts';
import type { Entry } from '../log/entry.ts';
import { readOnlyLog } from '../log/read-only.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Viewer } from '../rules/kernel/view.ts';
import { commandOf } from '../session/fact.ts';
import { isHiddenFrom } from '../session/entry-view.ts';
import { RunningTable } from '../session/running-table.ts';
import { logRow, viewOf } from '../session/view.ts';
import { courseOf, isGame } from './course.ts';
import { endPart } from './end.ts';
import { actingIn } from './eyes.ts';
import type { Telling } from './telling.ts';

/** For whom an entry is told: of an evening that is over, for whoever it is about. */
export type ViewerOf = (acting: SeatId | undefined) => Viewer;

/** The log of an evening row by row; what is still sealed is told as happened, not what. */
export function entriesPage(
  table: RunningTable,
  { round }: Telling,
  viewerOf: ViewerOf,
  from: number,
  count: number,
): EntriesPage {
  const { entries } = table.log;
  const replaced = new Map(
    entries.flatMap(({ seq, redecides }) => (redecides ? [[redecides, seq] as const] : [])),
  );
  const readings = table.log.readingsBehind(from + 1, from + count);
  const rows = entries.slice(from, from + count).map((entry): TimelineRow => {
    const viewer = viewerOf(actingIn(commandOf(entry)));
    const before = table.stateAt(entry.parent).game;
    return {
      ...logRow(table, entry, viewer),
      round: round(before, table.stateAt(entry.seq).game),
      replacedBy: replaced.get(entry.seq) ?? null,
      evidence: readings.get(entry.seq) ?? 0,
      sealed: isHiddenFrom(table, entry, viewer),
    };
  });
  return { from, total: entries.length, rows };
}

/**
 * The television behind an entry. `now`: as the log stands today, corrections in their places. `then`: as it was shown
 * when it was entered, whatever came of it later.
 */
export function shownAt(
  table: RunningTable,
  telling: Telling,
  seq: number,
  as: 'now' | 'then',
): Shown | undefined {
  const { game, log } = table;
  const entry = log.entries[seq - 1];
  if (!entry) return undefined;
  const asked = as === 'now' ? present(table, entry) : past(table, entry);
  const other = as === 'now' ? past(table, entry) : present(table, entry);
  const parts = television(game, asked, log.heading, entry.at);
  const others = television(game, other, log.heading, entry.at);
  const before = table.stateAt(entry.parent).game;
  return {
    entry: seq,
    at: entry.at,
    round: telling.round(before, table.stateAt(entry.seq).game),
    parts,
    differs: pictureOf(parts) !== pictureOf(others),
  };
}

/** Facts in force up to here, as if nothing else had ever been entered. */
function present(table: RunningTable, entry: Entry): readonly Entry[] {
  const facts: Entry[] = [];
  for (let seq = entry.seq; seq !== 0; seq = table.entry(seq).parent) {
    const each = table.entry(seq);
    if (each.kind === 'fact') facts.unshift(each);
  }
  return facts.map((fact, at) => ({ ...fact, seq: at + 1, parent: at, head: at + 1 }));
}

/** Everything that was entered when the table saw it: up to the entry that a correction decided anew. */
function past(table: RunningTable, entry: Entry): readonly Entry[] {
  let first = entry;
  while (first.redecides !== undefined) first = table.entry(first.redecides);
  return table.log.entries.slice(0, first.seq);
}

function television(
  game: AnyGame,
  entries: readonly Entry[],
  heading: RunningTable['log']['heading'],
  now: number,
): Shown['parts'] {
  const parts = viewOf(new RunningTable(game, readOnlyLog(heading, entries), Date), { kind: 'table' }, now);
  const end = isGame(game.id) ? endPart(courseOf(game.id, heading, entries)) : undefined;
  return end ? { ...parts, end } : parts;
}

/** What of the television differs by more than the numbers of its entries; what is told at the end follows from it. */
const pictureOf = (parts: Shown['parts']): string =>
  JSON.stringify(Object.entries(parts).filter(([name]) => !['log', 'status', 'end'].includes(name)));
