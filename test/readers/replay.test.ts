import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatCode } from '../../src-main/chest/code.ts';
import { exportChest, importChest } from '../../src-main/chest/transfer.ts';
import { replayEvening } from '../../src-main/readers/replay.ts';
import { Hold } from '../../src-main/chest/hold.ts';
import { parseRecording, type Played } from '../../hardware/record/recording.ts';
import { scaledClock } from '../../hardware/simulator/clock.ts';
import { harbourPieces } from '../chest/harbour.ts';
import { tableOf } from '../contract/table.ts';
import { scriptOf } from '../hardware/simulator/table.ts';
import { handClock } from '../support/hand-clock.ts';
import { anEvening } from './evening.ts';
import { harbour } from './harbour-game.ts';
import { ownLibrary } from './table.ts';

let folder: string;
const undo: (() => void)[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replay-'));
});

afterEach(() => {
  for (const step of undo.splice(0).toReversed()) step();
  rmSync(folder, { recursive: true });
});

function library() {
  const owned = ownLibrary();
  undo.push(() => {
    owned.remove();
  });
  return owned.library;
}

const codeOf = (key: string): string => {
  const piece = harbourPieces.find((each) => each.key === key);
  if (!piece) throw new Error(key);
  return formatCode('harbour', piece);
};
const face = (die: string, value: string) => ({ kind: 'face', die, face: value });

/** A round, and what was read after it: dice that are noisy and pulled out, tags that lie for a while, codes, tokens, unknown things. */
const script = scriptOf(
  {
    reader: 'tray',
    kind: 'qm1',
    battery: true,
    noise: { flipped: 0.004, framesLost: 0.05, framesDoubled: 0.05 },
  },
  { reader: 'left', kind: 'rdm6300', noise: { split: 0.1 } },
  { reader: 'gun', kind: 'scanner' },
  ...[0, 15_000].flatMap((from) => [
    { at: from + 1000, reader: 'tray', report: face('bid-red', '3') },
    { at: from + 1500, reader: 'tray', report: face('bid-blue', '6') },
    { at: from + 1600, reader: 'tray', plug: 'out' },
    { at: from + 1700, reader: 'tray', report: face('bid-yellow', '2') },
    { at: from + 3000, reader: 'tray', plug: 'in' },
    { at: from + 5000, reader: 'left', report: { kind: 'tag', tag: '0000000001' }, for: 900 },
    { at: from + 7000, reader: 'left', report: { kind: 'tag', tag: '00000000FF' }, for: 900 },
    {
      at: from + 8000,
      reader: 'gun',
      report: { kind: 'code', text: codeOf(from ? 'card/brig/1' : 'card/galleon/1') },
    },
    {
      at: from + 9000,
      reader: 'gun',
      report: { kind: 'code', text: codeOf(from ? 'card/brig/2' : 'card/galleon/2') },
    },
    { at: from + 10_000, reader: 'gun', report: { kind: 'code', text: codeOf('card/sloop/2') } },
    { at: from + 11_000, reader: 'tray', report: face('oak', '4') },
    { at: from + 11_500, reader: 'tray', report: face('teak', '1') },
    { at: from + 12_000, reader: 'gun', report: { kind: 'code', text: codeOf('card/sloop/2') } },
  ]),
  { at: 30_000, reader: 'tray', plug: 'out' },
);

async function recorded() {
  const ours = library();
  const hold = new Hold(ours, () => 'ours');
  const chest = hold.create('harbour', 'Ours');
  if (!chest.ok) throw new Error('no chest');
  hold.teach(chest.value, '0000000001', 'card/sloop/1');
  const evening = await anEvening(script, {
    library: ours,
    places: { tray: { kind: 'job', job: 'dice' } },
    simulation: { seed: 5 },
  });
  const path = join(folder, 'evening.jsonl');
  await evening.readers.beginCapture(path);
  await evening.play(36_000);
  await evening.end();
  const played = parseRecording(readFileSync(path, 'utf8'));
  return { played, table: evening.table, chest: exportChest(hold, chest.value) };
}

async function replayed(played: Played, chest: Awaited<ReturnType<typeof recorded>>['chest'], speed: number) {
  const theirs = library();
  importChest(new Hold(theirs, () => 'theirs'), chest);
  const clock = handClock(9_000_000);
  const table = tableOf(harbour);
  const done = replayEvening({
    played,
    game: harbour,
    table,
    library: theirs,
    clock: scaledClock(clock, speed),
  });
  await clock.advanceSettled(40_000 / speed);
  await done;
  return table;
}

test('a recorded evening of readers, played again, has the same play hash', async () => {
  const { played, table, chest } = await recorded();
  expect(table.entriesInForce()).toHaveLength(8);
  const again = await replayed(played, chest, 1);
  expect(again.entriesInForce().map(({ command }) => command)).toEqual(
    table.entriesInForce().map(({ command }) => command),
  );
  expect(again.playHash()).toBe(table.playHash());
});

test('at twenty times the speed too', async () => {
  const { played, table, chest } = await recorded();
  expect((await replayed(played, chest, 20)).playHash()).toBe(table.playHash());
});

test('without the chest that was played with it is another evening', async () => {
  const { played, table, chest } = await recorded();
  const again = await replayed(played, { ...chest, pieces: [] }, 1);
  expect(again.playHash()).not.toBe(table.playHash());
});
