import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { openSession } from '../../../src-main/log/open-session.ts';
import { verify } from '../../../src-main/log/verify.ts';
import { builtProgram } from '../../support/built.ts';
import { random } from '../../support/random.ts';
import { DiskModel } from './disk-model.ts';
import { expectedBatch, wrongsOf } from './expected.ts';
import { parseTrace, straceArguments, type DiskEvent } from './trace.ts';

export interface PowerCutTally {
  readonly cuts: number;
  readonly seed: number;
  /** Entries that the recorded process appended, and how many calls it took to the disk. */
  readonly entries: number;
  readonly calls: number;
  /** Cuts that left a session file. */
  readonly files: number;
  /** Cuts after which an entry was there that nobody had been told of. */
  readonly inFlight: number;
  /** Empty if every file opened with all acknowledged entries, none invented, and could be gone on with. */
  readonly wrongs: readonly string[];
}

const entriesPlayed = 150;
const between = 60;

/** A lying drive says that it has stored what it has not; on such a one no file is safe. */
export type Drive = 'honest' | 'lying';

/** Records what a process that appends does to the disk, and cuts the power at any moment of it. */
export function cutPower(cuts: number, seed: number, drive: Drive = 'honest'): PowerCutTally {
  const folder = mkdtempSync(join(tmpdir(), 'quartermaster-power-'));
  try {
    const events = recorded(folder).filter(({ kind }) => drive === 'honest' || kind !== 'sync');
    const chance = random(seed);
    const moments = Array.from({ length: cuts }, () => chance.below(events.length)).sort((a, b) => a - b);
    const disk = new DiskModel();
    const acknowledged = new Map<number, string>();
    const tally = { files: 0, inFlight: 0, wrongs: [] as string[] };
    let now = 0;
    for (const moment of moments) {
      for (; now < moment; now++) follow(events[now], disk, acknowledged);
      inspect(
        join(folder, `after-${moment}`),
        disk.cut(chance),
        acknowledged,
        `cut at call ${moment}`,
        tally,
      );
    }
    return { cuts, seed, entries: entriesPlayed, calls: events.length, ...tally };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function recorded(folder: string): readonly DiskEvent[] {
  const trace = join(folder, 'trace');
  const played = join(folder, 'played');
  mkdirSync(played);
  const command = [process.execPath, builtProgram('appender')];
  const given = [join(played, 'evening.quartermaster'), String(entriesPlayed), String(between)];
  const run = spawnSync('strace', [...straceArguments, '-o', trace, ...command, ...given], {
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`strace ended with ${run.status}: ${run.stderr}`);
  return parseTrace(readFileSync(trace, 'latin1')).filter((event) => concerns(event, played));
}

/** The index of the write-ahead log is shared memory, and made again. */
function concerns(event: DiskEvent, folder: string): boolean {
  if (event.kind === 'said') return true;
  const path = event.kind === 'rename' ? event.from : event.path;
  return path.startsWith(folder) && !path.endsWith('-shm');
}

function follow(event: DiskEvent | undefined, disk: DiskModel, acknowledged: Map<number, string>): void {
  if (!event) return;
  disk.take(event);
  if (event.kind !== 'said') return;
  const [number, seal = ''] = event.text.trim().split(' ');
  acknowledged.set(Number(number), seal);
}

interface Tally {
  files: number;
  inFlight: number;
  readonly wrongs: string[];
}

function inspect(
  folder: string,
  survivors: ReadonlyMap<string, Buffer>,
  acknowledged: ReadonlyMap<number, string>,
  moment: string,
  tally: Tally,
): void {
  mkdirSync(folder, { recursive: true });
  for (const [path, bytes] of survivors) writeFileSync(join(folder, basename(path)), bytes);
  const path = join(folder, 'evening.quartermaster');
  if ([...survivors.keys()].some((survivor) => basename(survivor) === basename(path))) {
    tally.files += 1;
    tally.wrongs.push(...wrongsAfter(path, acknowledged, tally).map((wrong) => `${moment}: ${wrong}`));
  } else if (acknowledged.size > 0) tally.wrongs.push(`${moment}: the file is gone`);
  rmSync(folder, { recursive: true });
}

function wrongsAfter(
  path: string,
  acknowledged: ReadonlyMap<number, string>,
  tally: Tally,
): readonly string[] {
  const verdict = verify(path);
  if (!verdict.ok) return [`${verdict.no.code}: ${verdict.no.detail}`];
  const { findings, entries } = verdict.value;
  const wrongs = [...findings.map((finding) => JSON.stringify(finding)), ...wrongsOf(entries, acknowledged)];
  if (entries.length > acknowledged.size) tally.inFlight += 1;
  const opened = openSession(path);
  if (!opened.ok) return [...wrongs, `cannot be opened: ${opened.no.detail}`];
  const next = opened.value.append(expectedBatch(opened.value.entries.length + 1));
  opened.value.close();
  return next.ok ? wrongs : [...wrongs, `cannot be gone on with: ${next.no.detail}`];
}
