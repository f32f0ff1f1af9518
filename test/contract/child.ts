/** A process of its own that plays one of the small games into a file, acknowledges each entry, and can be killed. */
import { createInterface } from 'node:readline';
import { openOrCreate } from '../../src-main/log/open-or-create.ts';
import type { AnyCommand } from '../../src-main/contract/request.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { auction, chase, curses } from './games.ts';
import { beginOf, heading, tickingClock } from './table.ts';

const [path = '', id = ''] = process.argv.slice(2);
const game = [auction, chase, curses].find((each) => each.id === id);
if (!game) throw new Error(`no such game: ${id}`);
const opened = openOrCreate(path, heading(game.id));
if (!opened.ok) throw new Error(opened.no.detail);
const table = new RunningTable(game, opened.value, tickingClock());
if (!table.begun) table.act({ command: beginOf(['red', 'blue', 'yellow']) });
process.stdout.write('ready\n');

for await (const line of createInterface({ input: process.stdin })) {
  const command = JSON.parse(line) as AnyCommand | { readonly kind: 'undo' };
  const outcome = command.kind === 'undo' ? table.undo(table.head) : table.act({ command });
  process.stdout.write(`${outcome.kind} ${table.head} ${table.playHash()}\n`);
}
