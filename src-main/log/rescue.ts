import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { backupsOf } from './backups.ts';
import { putInPlace } from './copy.ts';
import { follow } from './seal-chain.ts';
import type { LogFault } from './entry.ts';
import { attempt } from './fault.ts';
import { isGrave } from './finding.ts';
import { moveAsIs } from './move-file.ts';
import { extension, freeName, isPlainFile, placesOf, timeInName } from './places.ts';
import type { Result } from '../rules/kernel/result.ts';
import type { Backup } from './rotation.ts';
import { salvage, writeSalvage, type Salvage } from './salvage.ts';
import { carvedSource, readableSource, type SalvageSource } from './salvage-source.ts';
import { sealedColumns } from './seal.ts';
import { verify } from './verify.ts';
import { readWitness, type Witness } from './witness.ts';

/** What was lost, as far as anything still tells. */
export interface Loss {
  readonly entries?: {
    readonly from: number;
    readonly to: number;
    /** When the last entry that is left was made; nothing if none is left. */
    readonly since?: number;
    /** When the last entry was made that anything knows of. */
    readonly until?: number;
  };
  readonly readings?: { readonly from: number; readonly to: number };
  readonly fates?: { readonly from: number; readonly to: number };
}

export interface Rescued {
  /** Where the damaged file lies now, as it was. */
  readonly setAside: string;
  /** The session as it could be saved, in the damaged file's place. */
  readonly salvaged?: {
    readonly path: string;
    readonly entries: number;
    /** How many of them only a backup still had. */
    readonly fromBackup: number;
  };
  /** The newest backup that is whole. */
  readonly backup?: Backup & { readonly entries: number };
  readonly lost?: Loss;
}

/**
 * Sets a damaged file aside and saves what holds of it, with the help of its backups. Nothing is deleted: the
 * damaged file, its log and its witness keep lying side by side.
 */
export function rescue(path: string, now: number): Result<Rescued, LogFault> {
  return attempt(() => {
    const witness = readWitness(path);
    const known = typeof witness === 'object' ? witness : undefined;
    const backup = fullestGoodBackup(path, now);
    const sources = sourcesOf(path, backup);
    const saved = salvage(sources, known?.session);
    const lost = lossOf(saved, sources, known);
    for (const source of sources) source.close();
    const inWaiting = `${path}${waiting}`;
    if (saved) writeSalvage(inWaiting, saved);
    const setAside = freeName(placesOf(path).damaged, `${basename(path, extension)}-${timeInName(now)}`);
    moveAsIs(path, setAside);
    if (saved) putInPlace(inWaiting, path);
    return {
      setAside,
      ...(saved ? { salvaged: { path, entries: saved.entries.length, fromBackup: saved.fromBackup } } : {}),
      ...(backup ? { backup } : {}),
      ...(lost ? { lost } : {}),
    };
  });
}

const waiting = '.salvaged';

/** Finishes what was cut off between setting the damaged file aside and putting the saved one in its place. */
export function finishRescues(folder: string): Result<void, LogFault> {
  return attempt(() => {
    for (const found of readdirSync(folder).filter((name) => name.endsWith(`${extension}${waiting}`))) {
      if (!isPlainFile(join(folder, found))) continue;
      const path = join(folder, found.slice(0, -waiting.length));
      if (!existsSync(path)) putInPlace(join(folder, found), path);
    }
  });
}

/** The newest that is whole. Of those made by a clock that went ahead of ours the newest too: who has more counts. */
function fullestGoodBackup(path: string, now: number): Rescued['backup'] {
  const all = backupsOf(path);
  const candidates = [all.filter(({ at }) => at <= now), all.filter(({ at }) => at > now)].map(firstGood);
  return candidates.reduce((one, other) => ((other?.entries ?? 0) > (one?.entries ?? 0) ? other : one));
}

function firstGood(backups: readonly Backup[]): Rescued['backup'] {
  for (const backup of backups) {
    const verdict = verify(backup.path);
    if (verdict.ok && !verdict.value.findings.some(isGrave))
      return { ...backup, entries: verdict.value.entries.length };
  }
  return undefined;
}

/** The nearest to what was last written comes first. */
const sourcesOf = (path: string, backup: Backup | undefined): readonly SalvageSource[] => [
  readableSource(path, false),
  carvedSource(path),
  ...(backup ? [readableSource(backup.path, true)] : []),
];

type LosableTable = 'entries' | 'readings' | 'fates';

function lossOf(
  saved: Salvage | undefined,
  sources: readonly SalvageSource[],
  witness: Witness | undefined,
): Loss | undefined {
  const [entries, readings, fates] = (['entries', 'readings', 'fates'] as const).map((table) =>
    gapOf(table, saved?.[table].length ?? 0, sources, witness?.ends[table].last ?? 0),
  );
  if (!entries && !readings && !fates) return undefined;
  const since = saved?.entries.at(-1)?.[timeColumn] as number | undefined;
  const until = entries && latestOf(entries, sources, witness);
  return {
    ...(entries
      ? {
          entries: {
            ...entries,
            ...(since === undefined ? {} : { since }),
            ...(until === undefined ? {} : { until }),
          },
        }
      : {}),
    ...(readings ? { readings } : {}),
    ...(fates ? { fates } : {}),
  };
}

interface Gap {
  readonly from: number;
  readonly to: number;
}

/** From the first row that could not be saved to the last one that there is any sign of. */
function gapOf(
  table: LosableTable,
  have: number,
  sources: readonly SalvageSource[],
  told: number,
): Gap | undefined {
  const later = new Set(sources.flatMap((source) => source.numbers(table)).filter((number) => number > have));
  const signs = [...later].filter(
    (number) => number === have + 1 || isSoundAfterBreak(table, number, sources),
  );
  const to = signs.reduce((most, number) => Math.max(most, number), told);
  return to > have ? { from: have + 1, to } : undefined;
}

/** Behind a break a row still fits the seal that the row before it says it has. */
const isSoundAfterBreak = (table: LosableTable, number: number, sources: readonly SalvageSource[]): boolean =>
  sources.some((source) =>
    source
      .rows(table, number)
      .some((row) =>
        source
          .rows(table, number - 1)
          .some((before) => follow(table, { last: number - 1, seal: String(before.at(-1)) }, row)),
      ),
  );

const timeColumn = sealedColumns.entries.indexOf('at');

function latestOf(
  gap: Gap,
  sources: readonly SalvageSource[],
  witness: Witness | undefined,
): number | undefined {
  if (witness && witness.ends.entries.last >= gap.to) return witness.at;
  const row = sources
    .filter((source) => isSoundAfterBreak('entries', gap.to, [source]))
    .flatMap((source) => source.rows('entries', gap.to))[0];
  return row?.[timeColumn] as number | undefined;
}
