import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { gameIds } from '../../../src-main/contract/games.ts';
import type { Told } from '../ordeal.ts';

interface Soaked {
  readonly game: string;
  readonly evenings: number;
  readonly entries: number;
  readonly reloads: number;
  /** Milliseconds of the longest change, with telling all pages. */
  readonly worst: number;
  readonly megabytes: number;
  readonly wrongs: readonly string[];
}

/** All games at once, each in a process of its own, for so many seconds. */
export async function soak(seconds: number, seed: number): Promise<Told> {
  const soaked = await Promise.all(gameIds.map((game, at) => soakOne(game, seconds, seed + at)));
  const sum = (of: 'evenings' | 'entries' | 'reloads') => soaked.reduce((all, each) => all + each[of], 0);
  const most = (of: 'worst' | 'megabytes') => Math.max(...soaked.map((each) => each[of]));
  const wrongs = soaked.flatMap((each) => each.wrongs.map((wrong) => `${each.game}: ${wrong}`));
  return {
    text: `${seconds} s of all games, each in a process of its own with two screens and eight phones: ${sum('evenings')} evenings, ${sum('entries')} entries, ${sum('reloads')} pages loaded anew; at the end ${10 * soaked.length} pages held against the fold of their log, ${wrongs.length} other; no change took more than ${most('worst')} ms, no process more than ${most('megabytes')} MB`,
    wrongs,
  };
}

const soakOne = (game: string, seconds: number, seed: number): Promise<Soaked> =>
  new Promise((resolve, reject) => {
    const args = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'table.ts')];
    const given = [game, String(seconds), String(seed)];
    execFile(process.execPath, [...args, ...given], { maxBuffer: 64e6 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${game}: ${stderr.slice(0, 2000)}`));
      else resolve(JSON.parse(stdout) as Soaked);
    });
  });
