import { execFile } from 'node:child_process';
import { gameIds } from '../../../src-main/contract/games.ts';
import { builtPages } from '../../renderer/pages.ts';
import { builtProgram } from '../../support/built.ts';
import type { Told } from '../ordeal.ts';
import { hasBrowser } from './television.ts';

interface Soaked {
  readonly game: string;
  readonly evenings: number;
  readonly entries: number;
  readonly reloads: number;
  readonly readings: number;
  readonly unplugs: number;
  readonly browsers: number;
  /** Milliseconds of the longest change, with telling all pages. */
  readonly worst: number;
  readonly megabytes: number;
  /** Of those, what was in use at the end once all that nobody needs had been collected. */
  readonly inUse: number;
  /** Entries of its longest log, with those that corrections decided anew. */
  readonly longest: number;
  readonly wrongs: readonly string[];
}

/** All games at once, each in a process of its own, for so many seconds. */
export async function soak(seconds: number, seed: number, isSeen = true): Promise<Told> {
  const pages = isSeen && hasBrowser ? await builtPages() : '';
  const soaked = await Promise.all(gameIds.map((game, at) => soakOne(game, seconds, seed + at, pages)));
  const sum = (of: 'evenings' | 'entries' | 'reloads' | 'readings' | 'unplugs' | 'browsers') =>
    soaked.reduce((all, each) => all + each[of], 0);
  const most = (of: 'worst' | 'megabytes' | 'inUse' | 'longest') =>
    Math.max(...soaked.map((each) => each[of]));
  const wrongs = soaked.flatMap((each) => each.wrongs.map((wrong) => `${each.game}: ${wrong}`));
  const pagesHeld = 10 * soaked.length + sum('browsers');
  return {
    text: `${seconds} s of all games, each in a process of its own with two screens, eight phones and a tray, and ${sum('browsers')} televisions in browsers: ${sum('evenings')} evenings, ${sum('entries')} entries, ${sum('readings')} readings over ${sum('unplugs')} pulled cables, ${sum('reloads')} pages loaded anew; no change took more than ${most('worst')} ms, no process more than ${most('megabytes')} MB, of which at the end ${most('inUse')} MB at most were in use; the longest log held ${most('longest')} entries, since a correction appends its tail. At the end ${pagesHeld} pages held against the fold of their log: ${pagesHeld} tried, ${pagesHeld - wrongs.length} survived, ${wrongs.length} lost, 0 leaked`,
    wrongs,
  };
}

const soakOne = (game: string, seconds: number, seed: number, pages: string): Promise<Soaked> =>
  new Promise((resolve, reject) => {
    const args = ['--expose-gc', builtProgram('soak')];
    const given = [game, String(seconds), String(seed), pages];
    execFile(process.execPath, [...args, ...given], { maxBuffer: 64e6 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${game}: ${stderr.slice(0, 2000)}`));
      else resolve(JSON.parse(stdout) as Soaked);
    });
  });
