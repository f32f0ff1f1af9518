import { spawn } from 'node:child_process';
import Database from 'better-sqlite3';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSession } from '../../../src-main/log/open-session.ts';
import { verify } from '../../../src-main/log/verify.ts';
import { pirateQuest } from '../../../src-main/rules/pirate-quest/game.ts';
import { tailLength } from '../../../src-main/session/head-path.ts';
import { RunningTable } from '../../../src-main/session/running-table.ts';
import { builtProgram } from '../../support/built.ts';
import { random, type Random } from '../../support/random.ts';

export interface KillEveningTally {
  readonly kills: number;
  readonly acknowledged: number;
  /** Corrections, undos and redos among the entries, and copies that stood whole behind a kill. */
  readonly moves: number;
  readonly copies: number;
  readonly wrongs: readonly string[];
}

const killsPerEvening = 12;

/** Kills a process that plays, takes back, corrects, backs up and copies away, at any moment, and looks what it left. */
export async function killEvenings(kills: number, seed: number): Promise<KillEveningTally> {
  const chance = random(seed);
  const root = mkdtempSync(join(tmpdir(), 'quartermaster-evenings-'));
  const tally = { acknowledged: 0, moves: 0, copies: 0 };
  const wrongs: string[] = [];
  let acknowledged = new Map<number, string>();
  let folder = '';
  const close = (): void => {
    if (folder === '') return;
    tally.acknowledged += acknowledged.size;
    tally.moves += movesIn(folder);
    tally.copies += copiesIn(folder).length;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let kill = 0; kill < kills; kill++) {
    if (kill % killsPerEvening === 0) {
      close();
      folder = join(root, String(kill));
      acknowledged = new Map();
    }
    await playUntilKilled(folder, acknowledged, chance);
    wrongs.push(...wrongsIn(folder, acknowledged).map((wrong) => `kill ${kill}: ${wrong}`));
  }
  close();
  rmSync(root, { recursive: true, force: true });
  return { kills, ...tally, wrongs };
}

async function playUntilKilled(
  folder: string,
  acknowledged: Map<number, string>,
  chance: Random,
): Promise<void> {
  const child = spawn(process.execPath, [builtProgram('player'), folder, String(chance.below(1e9))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let heard = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (heard === '') setTimeout(() => child.kill('SIGKILL'), chance.next() * 500);
    heard += text;
  });
  // Some before the first entry is heard of.
  const early =
    chance.below(6) === 0 ? setTimeout(() => child.kill('SIGKILL'), chance.next() * 400) : undefined;
  await ended;
  clearTimeout(early);
  for (const line of heard.split('\n').slice(0, -1)) {
    const [number = '', seal = ''] = line.split(' ');
    acknowledged.set(Number(number), seal);
  }
}

const sessionIn = (folder: string): string => join(folder, 'sessions', 'evening.quartermaster');

function copiesIn(folder: string): readonly string[] {
  return [join(folder, 'backups', 'evening'), join(folder, 'exports')].flatMap((place) =>
    existsSync(place)
      ? readdirSync(place)
          .filter((name) => name.endsWith('.quartermaster'))
          .map((name) => join(place, name))
      : [],
  );
}

function movesIn(folder: string): number {
  const read = verify(sessionIn(folder));
  return read.ok ? read.value.entries.filter(({ kind }) => kind !== 'fact').length : 0;
}

function wrongsIn(folder: string, acknowledged: Map<number, string>): readonly string[] {
  const path = sessionIn(folder);
  if (!existsSync(path)) return acknowledged.size > 0 ? ['the session is gone'] : [];
  const verdict = verify(path);
  if (!verdict.ok) return [`${verdict.no.code}: ${verdict.no.detail}`];
  const { findings, entries } = verdict.value;
  const lost = [...acknowledged].filter(([number, seal]) => entries[number - 1]?.seal !== seal);
  // What was on its way is stored now, and the next player goes on behind it.
  for (const { seq, seal } of entries) acknowledged.set(seq, seal);
  const halves = entries.filter(
    (entry) => entry.kind === 'draft' && entry.seq + tailLength(entry) > entries.length,
  );
  const copies = copiesIn(folder).flatMap((copy) => {
    const read = verify(copy);
    const found = read.ok ? read.value.findings : [read.no];
    return found.map((each) => `${copy}: ${JSON.stringify(each)}`);
  });
  return [
    ...findings.map((finding) => JSON.stringify(finding)),
    ...lost.map(([number]) => `acknowledged entry ${number} is lost`),
    ...halves.map(({ seq }) => `of the correction ${seq} only a part is there`),
    ...copies,
    ...wrongRows(path),
  ];
}

/** The query rows are those of what is in force, no more and no fewer. */
function wrongRows(path: string): readonly string[] {
  const opened = openSession(path);
  if (!opened.ok) return [`cannot be opened: ${opened.no.detail}`];
  const wanted = new Map<number, number>();
  const table = new RunningTable(pirateQuest, opened.value, Date);
  for (const { entry } of table.allRows()) wanted.set(entry, (wanted.get(entry) ?? 0) + 1);
  opened.value.close();
  const db = new Database(path, { readonly: true });
  const stored = db.prepare<[], { entry: number; rows: number }>('SELECT entry, rows FROM recorded').all();
  db.close();
  const isSame =
    stored.length === wanted.size && stored.every(({ entry, rows }) => wanted.get(entry) === rows);
  return isSame ? [] : [`${stored.length} entries have query rows instead of ${wanted.size}`];
}
