import { memoryLog } from '../../src-main/log/memory-log.ts';
import type { AnyGame } from '../../src-main/rules/kernel/game.ts';
import { seatIds } from '../../src-main/rules/kernel/seat.ts';
import type { Viewer } from '../../src-main/rules/kernel/view.ts';
import { Publisher } from '../../src-main/session/publisher.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { enter, heading, tickingClock } from '../contract/table.ts';
import { cornerReef, playOn } from '../renderer/quest/evening.ts';
import { random } from '../support/random.ts';
import { percentile } from './measure.ts';

/** What each kind of page hears. */
export const pages = {
  table: { kind: 'table' },
  console: { kind: 'console' },
  captain: { kind: 'captain', seat: 'red' },
} as const satisfies Readonly<Record<string, Viewer>>;
export type PageName = keyof typeof pages;

export interface Counts {
  readonly entries: number;
  /** Characters and frames that an entry sends, entry by entry. */
  readonly sent: Readonly<
    Record<PageName, { readonly p50: number; readonly p95: number; readonly frames: number }>
  >;
  /** Characters written as JSON for one that is sent. */
  readonly written: number;
}

const names = Object.keys(pages) as PageName[];
const fullest: Readonly<Record<string, object>> = {
  'pirate-quest': { deck: 'sample', map: cornerReef, luck: 2 },
};

/** Four captains at the table, at the depth at which every card is told. */
export function tableOfFour(game: AnyGame): RunningTable {
  const table = new RunningTable(game, memoryLog(heading(game.id)), tickingClock());
  const seats = seatIds.slice(0, 4).map((seat) => ({ seat, captain: `Captain ${seat}` }));
  const setup = { ...fullest[game.id], seats, depth: game.depths.at(-1) };
  enter(table, { kind: 'begin', setup } as never);
  return table;
}

/** So many entries of an evening, played at random, and what went out for them. */
export function countsOf(game: AnyGame, entries: number): Counts {
  const table = tableOfFour(game);
  const publisher = new Publisher(table, () => 0, 'run');
  const heard = Object.fromEntries(names.map((name) => [name, [] as string[]])) as Record<PageName, string[]>;
  for (const name of names) publisher.subscribe(pages[name], (frame) => heard[name].push(frame));
  const sizes = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<PageName, number[]>;
  const frames = Object.fromEntries(names.map((name) => [name, 0])) as Record<PageName, number>;
  const chance = random(5);
  let [told, sent, written] = [0, 0, 0];
  while (told < entries && table.prompts.length > 0) {
    for (const name of names) heard[name].splice(0);
    const before = table.log.entries.length;
    written += charactersWritten(() => playOn(table, chance));
    if (table.log.entries.length === before) continue;
    told += 1;
    for (const name of names) {
      const size = heard[name].reduce((sum, frame) => sum + frame.length, 0);
      sizes[name].push(size);
      frames[name] = Math.max(frames[name], heard[name].length);
      sent += size;
    }
  }
  publisher.close();
  const of = (name: PageName) => ({
    p50: percentile(sizes[name], 50),
    p95: percentile(sizes[name], 95),
    frames: frames[name],
  });
  return {
    entries: told,
    sent: { table: of('table'), console: of('console'), captain: of('captain') },
    written: written / sent,
  };
}

function charactersWritten(work: () => void): number {
  const { stringify } = JSON;
  let count = 0;
  const counting = (...asked: Parameters<typeof stringify>): string => {
    const text = stringify(...asked);
    count += typeof text === 'string' ? text.length : 0;
    return text;
  };
  JSON.stringify = counting as typeof stringify;
  try {
    work();
  } finally {
    JSON.stringify = stringify;
  }
  return count;
}
