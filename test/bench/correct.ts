import Database from 'better-sqlite3';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyCommand, Correction } from '../../src-main/contract/request.ts';
import type { RunningTable } from '../../src-main/session/running-table.ts';
import { bareTable, type BareTable } from './bare/append.ts';
import { companionAt, open, sessionIn, withEvening, type Played } from './long-evening.ts';
import { wait, worked, type Line, type Sample } from './measure.ts';

const entries = 20_000;
const corrected = 100;
const viewers = [
  { kind: 'table' },
  { kind: 'console' },
  ...(['red', 'blue', 'yellow', 'green'] as const).map((seat) => ({ kind: 'captain', seat }) as const),
] as const;

/** The most work that anything else had to wait for while this went on. */
async function heldBy(work: () => Promise<unknown>): Promise<number> {
  let [last, longest, isOver] = [worked(), 0, false];
  const look = () => {
    const now = worked();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await work();
  // What is told at its end belongs to it.
  await new Promise((done) => setImmediate(done));
  isOver = true;
  return longest;
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = worked();
  await work();
  return worked() - from;
};

/** A fact of the beginning is another one. */
function otherwise(table: RunningTable): Correction {
  const wrong = table
    .entriesInForce()
    .find(({ seq, command }) => seq >= corrected && /"(giveLuck|takeGold)"/.test(command));
  if (!wrong) throw new Error('nothing to correct');
  const command = JSON.parse(wrong.command) as AnyCommand & { readonly gold?: number };
  const right = command.gold === undefined ? { ...command, seat: 'red' } : { ...command, gold: 5 };
  return { edits: [{ kind: 'replace', entry: wrong.seq, command: right as AnyCommand }], head: table.head };
}

interface Corrected {
  readonly took: number;
  readonly held: number;
}

/** Looked at and then entered, as the console does it; four phones, a television and a console follow. */
async function correctAt(folder: string): Promise<Corrected> {
  const companion = companionAt(folder);
  try {
    const table = await open(companion, folder);
    const stops = viewers.map((viewer) => companion.subscribe(viewer, () => undefined));
    await wait(300);
    let took = 0;
    const held = await heldBy(async () => {
      took = await timed(async () => {
        const previewed = await table.inTurn(() => table.previewing(otherwise(table)));
        if (previewed.kind !== 'previewed') throw new Error('not previewed');
        const done = await table.inTurn(() => table.correcting(otherwise(table)));
        if (done.kind !== 'entered') throw new Error(`not corrected: ${done.kind}`);
      });
    });
    for (const stop of stops) stop();
    return { took, held };
  } finally {
    await companion.close();
  }
}

/** As many rows behind the others in one transaction. */
async function bareAt(folder: string, texts: readonly string[]): Promise<Corrected> {
  const bare: BareTable = bareTable(join(folder, 'bare.db'));
  let took = 0;
  const held = await heldBy(async () => {
    took = await timed(() => {
      bare.all(texts);
      return Promise.resolve();
    });
  });
  bare.close();
  return { took, held };
}

function textsOf(folder: string): readonly string[] {
  const db = new Database(join(folder, 'sessions', sessionIn(folder)), { readonly: true });
  const texts = db.prepare('SELECT command || events FROM entries ORDER BY seq').pluck().all() as string[];
  db.close();
  return texts.slice(corrected);
}

async function sampled(
  game: Played,
  count: number,
  of: (folder: string, texts: readonly string[]) => Promise<Sample>,
): Promise<Sample> {
  return withEvening(entries, game, async (copy) => {
    const samples: Sample[] = [];
    for (let turn = 0; turn < Math.max(3, Math.min(12, count / 30)); turn++) {
      const folder = copy();
      samples.push(await of(folder, textsOf(folder)));
      rmSync(folder, { recursive: true });
    }
    return { bare: samples.flatMap(({ bare }) => bare), ours: samples.flatMap(({ ours }) => ours) };
  });
}

const correcting = (name: string, game: Played, most: number): Line => ({
  name,
  what: `what the main process works while entry ${corrected} of ${entries} is looked at and corrected, against one transaction of as many rows`,
  unit: 'ms',
  limit: 1,
  most,
  percentiles: [50],
  run: ({ count }) =>
    sampled(game, count, async (folder, texts) => ({
      bare: [(await bareAt(folder, texts)).took],
      ours: [(await correctAt(folder)).took],
    })),
});

export const correct = correcting('correct', 'pirate-quest', 700);
export const correctAttack = correcting('correct-attack', 'pirate-attack', 2000);

/** Readings and presses have their turn between two of them. */
export const correctHold: Line = {
  name: 'correct-hold',
  what: 'the longest piece of that work, for which a reading has to wait, against that transaction in one',
  unit: 'ms',
  limit: 0,
  most: 30,
  percentiles: [50],
  run: ({ count }) =>
    sampled('pirate-quest', count, async (folder, texts) => ({
      bare: [(await bareAt(folder, texts)).held],
      ours: [(await correctAt(folder)).held],
    })),
};
