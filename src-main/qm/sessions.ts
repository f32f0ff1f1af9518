import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '../data-folder.ts';
import { boundaryOf } from '../contract/games.ts';
import { speaker } from '../contract/words.ts';
import type { LogFault } from '../log/entry.ts';
import { exportCopy } from '../log/export-copy.ts';
import { isGrave, tellFinding } from '../log/finding.ts';
import { openSession } from '../log/open-session.ts';
import { readOnlyLog } from '../log/read-only.ts';
import { extension } from '../log/places.ts';
import { atOnce } from '../log/steps.ts';
import { verify, type Verdict } from '../log/verify.ts';
import type { Language } from '../rules/kernel/message.ts';
import { otherwiseToday } from '../logbook/files/check.ts';
import { openTable } from '../session/open-table.ts';
import { writeLine } from './output.ts';

/** The sessions of a data directory, one line each. */
export function listSessions(data: string | undefined, language: Language): number {
  const folder = join(dataFolder(data), 'sessions');
  if (data !== undefined && !existsSync(folder)) return tellFault({ code: 'gone', detail: folder }, language);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(extension)) : [];
  for (const name of files.sort()) {
    const path = join(folder, name);
    const read = verify(path);
    if (!read.ok) writeLine({ path, fault: read.no });
    else writeLine({ path, ...summary(read.value) });
  }
  return 0;
}

function summary({ heading, entries, findings }: Verdict) {
  const at = entries.at(-1)?.at;
  return {
    ...(heading?.heading ?? {}),
    entries: entries.length,
    changedAt: at === undefined ? null : at,
    sound: findings.length === 0,
  };
}

/** Checks every seal and every byte; the file is only read. */
export function verifySeals(file: string, language: Language): number {
  const read = verify(file);
  if (!read.ok) return tellFault(read.no, language);
  const { findings, entries, isWitnessed } = read.value;
  writeLine({
    file,
    sound: findings.length === 0,
    entries: entries.length,
    witnessed: isWitnessed,
    findings: findings.map((finding) => ({ ...finding, text: tellFinding(finding) })),
  });
  return findings.length === 0 ? 0 : 1;
}

/** Reads a session whole, and decides every entry in force again by today's rules. */
export function check(file: string, language: Language): number {
  const read = verify(file);
  if (!read.ok) return tellFault(read.no, language);
  const { findings, heading, entries } = read.value;
  const boundary = heading && boundaryOf(heading.heading.game);
  if (!heading || !boundary || findings.some(isGrave)) {
    const unknown = heading && !boundary ? [`is of an unknown game, ${heading.heading.game}`] : [];
    writeLine({ file, sound: false, findings: [...findings.map(tellFinding), ...unknown] });
    return 1;
  }
  const opened = openTable(boundary.game, readOnlyLog(heading.heading, entries), Date);
  if (!opened.ok) return tellFault(opened.no, language);
  const table = opened.value;
  writeLine({
    file,
    ...heading.heading,
    sound: findings.length === 0,
    findings: findings.map(tellFinding),
    entries: entries.length,
    inForce: table.entriesInForce().length,
    head: table.head,
    playHash: table.playHash(),
    decidedOtherwiseToday: otherwiseToday(table),
  });
  return findings.length === 0 ? 0 : 1;
}

/** Throws the query tables away and writes them anew from what is in force. */
export function rebuild(file: string, language: Language): number {
  const opened = openSession(file);
  if (!opened.ok) return tellFault(opened.no, language);
  const log = opened.value;
  const boundary = boundaryOf(log.heading.game);
  if (!boundary) {
    writeLine({
      file,
      refusal: { code: 'unknown-game', text: `is of an unknown game, ${log.heading.game}` },
    });
    return 1;
  }
  const table = openTable(boundary.game, log, Date);
  if (!table.ok) {
    log.close();
    return tellFault(table.no, language);
  }
  const rows = table.value.allRows();
  const rebuilt = atOnce(table.value.rebuildingRows());
  log.close();
  if (!rebuilt.ok) return tellFault(rebuilt.no, language);
  writeLine({ file, rows: rows.length });
  return 0;
}

/** A copy by the online backup, so the session may be running. */
export async function backup(file: string, to: string, language: Language): Promise<number> {
  if ([to, `${to}-wal`, `${to}-journal`].some((path) => existsSync(path)))
    return tellFault({ code: 'exists', detail: to }, language);
  const read = verify(file);
  if (!read.ok) return tellFault(read.no, language);
  const wrong = read.value.findings.filter((finding) => isGrave(finding) || finding.kind === 'newer');
  if (wrong.length > 0) {
    writeLine({ file, sound: false, findings: wrong.map(tellFinding) });
    return 1;
  }
  const copied = await exportCopy(file, to);
  if (!copied.ok) return tellFault(copied.no, language);
  writeLine({ file, to });
  return 0;
}

function tellFault({ code, detail }: LogFault, language: Language): number {
  const words = speaker(undefined, language, () => ({}));
  writeLine({ fault: { code, text: words({ key: `fault.${code}`, values: { detail } }), detail } });
  return 3;
}
