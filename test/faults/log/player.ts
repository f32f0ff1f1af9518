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
const table = new RunningTable(pirateQuest, log.value, Date);
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

function change(): void {
  const whim = chance.below(20);
  const facts = table.entriesInForce().filter(({ kind, parent }) => kind === 'fact' && parent !== 0);
  if (whim < 3 && facts.length > 0) table.undo(table.head);
  else if (whim === 3 && table.redoEntry !== undefined) table.redo(table.redoEntry);
  else if (whim < 7 && facts.length > 0)
    table.correct({ edits: [{ kind: 'void', entry: chance.pick(facts).seq }], head: table.head });
  else if (!playOn(table, chance)) table.act({ command: { kind: 'note', text: 'on' } });
}

if (!table.begun) {
  const seats = seatIds.slice(0, 4).map((seat) => ({ seat, captain: seat }));
  table.act({ command: { kind: 'begin', setup: { deck: 'sample', seats } } as never });
}
tell();
mkdirSync(join(folder, 'exports'), { recursive: true });
for (let turn = 0; ; turn++) {
  change();
  tell();
  if (turn % 15 === 5) await directory.backup(table.log);
  if (turn % 15 === 10)
    await exportCopy(
      join(folder, 'sessions', file),
      join(folder, 'exports', `${seed}-${turn}.quartermaster`),
    );
  await new Promise((resolve) => setImmediate(resolve));
}
