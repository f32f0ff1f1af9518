import { createSessionAt } from '../../log/create-session.ts';
import type { NewEntry, NewFate, NewReading } from '../../log/entry.ts';
import { leadsBack } from '../../log/sane.ts';
import type { SessionLog } from '../../log/session-log.ts';
import { atOnce } from '../../log/steps.ts';
import { games } from '../../rules/games.ts';
import { canonical } from '../../rules/kernel/digest.ts';
import { accept, refuse, type Result } from '../../rules/kernel/result.ts';
import { openTable } from '../../session/open-table.ts';
import { isGame } from '../course.ts';
import type { EveningFile } from './json.ts';
import type { FileNo } from './file-no.ts';

/** Writes an evening from its JSON as a session file, sealed anew: the same facts in the same order. */
export function sessionFromEvening(path: string, file: EveningFile): Result<void, FileNo> {
  const { id, game, title, startedAt } = file;
  if (!isGame(game)) return refuse({ code: 'newer-game', values: { game } });
  const wrong = file.entries.findIndex(({ parent, head }, at) => !leadsBack(at + 1, parent, head));
  if (wrong >= 0) return refuse({ code: 'evening-broken', values: { entry: wrong + 1 } });
  const created = createSessionAt(path, { id, game, title, startedAt });
  if (!created.ok) return refuse({ code: created.no.code, values: { detail: created.no.detail } });
  const log = created.value;
  try {
    const appended = appendAll(log, file);
    if (!appended.ok) return appended;
    const opened = openTable(games[game], log, Date);
    if (!opened.ok) return refuse({ code: opened.no.code, values: { detail: opened.no.detail } });
    const table = opened.value;
    if (table.playHash() !== file.playHash) return refuse({ code: 'hash-differs', values: { id } });
    const rebuilt = atOnce(table.rebuildingRows());
    return rebuilt.ok
      ? accept(undefined)
      : refuse({ code: rebuilt.no.code, values: { detail: rebuilt.no.detail } });
  } finally {
    log.close();
  }
}

/** What was written together stays together: a correction and the entries it decides anew. */
function appendAll(log: SessionLog, { entries, readings }: EveningFile): Result<void, FileNo> {
  for (let at = 0; at < entries.length;) {
    const first = entries[at];
    const tail = first?.kind === 'draft' ? Number((first.command as { tail?: unknown }).tail) : 0;
    if (!Number.isInteger(tail) || tail < 0 || at + tail >= entries.length)
      return refuse({ code: 'evening-broken', values: { entry: at + 1 } });
    const group = entries.slice(at, at + 1 + tail).map(entryIn);
    const appended = log.append({ entries: group });
    if (!appended.ok) return refuse({ code: appended.no.code, values: { detail: appended.no.detail } });
    at += group.length;
  }
  const kept = log.append({
    entries: [],
    readings: readings.map(readingIn),
    fates: readings.flatMap(({ fates }, inBatch) =>
      fates.map((fate): NewFate => ({ ...fate, reading: { inBatch } })),
    ),
  });
  return kept.ok ? accept(undefined) : refuse({ code: kept.no.code, values: { detail: kept.no.detail } });
}

function entryIn(entry: EveningFile['entries'][number]): NewEntry {
  const { id, command, events, ...rest } = entry;
  return {
    ...rest,
    command: canonical(command),
    events: canonical(events),
    ...(id === undefined ? {} : { commandId: id }),
  };
}

const readingIn = ({ reader, raw, report, at }: EveningFile['readings'][number]): NewReading => ({
  reader,
  raw: Buffer.from(raw, 'base64'),
  report: canonical(report),
  at,
});
