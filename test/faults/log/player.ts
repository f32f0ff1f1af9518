/**
 * Plays an evening with undo, redo and corrections, while it is backed up and copied away, and says of each entry that
 * it is stored, until it is killed. Arguments: the data directory, a seed.
 */
import { mkdirSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { openDataDirectory } from '../../../src-main/log/data-directory.ts';
import { exportCopy } from '../../../src-main/log/export-copy.ts';
import { pirateQuest } from '../../../src-main/rules/pirate-quest/game.ts';
import { seatIds } from '../../../src-main/rules/kernel/seat.ts';
import { RunningTable } from '../../../src-main/session/running-table.ts';
import { playOn } from '../../renderer/quest/evening.ts';
import { random } from '../../support/random.ts';

const [folder = '', seed = '1'] = process.argv.slice(2);
const opened = openDataDirectory(folder);
if (!opened.ok) throw new Error(opened.no.detail);
const directory = opened.value;
const file = 'evening.quartermaster';
const heading = { id: 'evening', game: 'pirate-quest', title: 'An evening', startedAt: 1000 };
const log = directory.sessions().ok && has(file) ? directory.open(file) : directory.create(heading);
if (!log.ok) throw new Error(`${log.no.code}: ${log.no.detail}`);
/** As slow as a long evening on a small computer: every step of a correction may be the last. */
let steps = 0;
const pace = { now: () => (steps += 8), pause: (go: () => void) => void setImmediate(go) };
const table = new RunningTable(pirateQuest, log.value, Date, pace);
const chance = random(Number(seed));
let told = table.log.entries.length;

function has(name: string): boolean {
  const listed = directory.sessions();
  return listed.ok && listed.value.some((session) => session.file === name);
}

function tell(): void {
  for (const { seq, seal } of table.log.entries.slice(told)) writeSync(1, `${seq} ${seal}\n`);
  told = table.log.entries.length;
}

const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** What is long is done in steps, and now and then something is entered meanwhile. */
async function change(): Promise<void> {
  const whim = chance.below(20);
  const facts = table.entriesInForce().filter(({ kind, parent }) => kind === 'fact' && parent !== 0);
  let work: Promise<unknown> | undefined;
  if (whim < 3 && facts.length > 0) work = table.inTurn(() => table.moving('undo', table.head));
  else if (whim === 3 && table.redoEntry !== undefined)
    work = table.inTurn(() => table.moving('redo', table.redoEntry ?? 0));
  else if (whim < 7 && facts.length > 0) work = correct(chance.pick(facts).seq);
  if (work) for (let wait = chance.below(40); wait > 0; wait--) await turn();
  if (!work || chance.below(3) === 0) playOnOrNote();
  tell();
  await work;
}

const correct = (entry: number) =>
  table.inTurn(() => table.correcting({ edits: [{ kind: 'void', entry }], head: table.head }));

function playOnOrNote(): void {
  if (!playOn(table, chance)) table.act({ command: { kind: 'note', text: 'on' } });
}

if (!table.begun) {
  const seats = seatIds.slice(0, 4).map((seat) => ({ seat, captain: seat }));
  table.act({ command: { kind: 'begin', setup: { deck: 'sample', seats } } as never });
}
tell();
mkdirSync(join(folder, 'exports'), { recursive: true });
let copying: Promise<unknown> = Promise.resolve();
for (let nth = 0; ; nth++) {
  await change();
  tell();
  if (nth % 15 === 5 || nth % 15 === 10) await copying;
  // The evening goes on while it is copied.
  if (nth % 15 === 5) copying = directory.backup(table.log);
  if (nth % 15 === 10)
    copying = exportCopy(
      join(folder, 'sessions', file),
      join(folder, 'exports', `${seed}-${nth}.quartermaster`),
    );
  await turn();
}
