import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose } from '../../src-main/compose.ts';
import type { AnyCommand } from '../../src-main/contract/request.ts';
import { openDataDirectory } from '../../src-main/log/data-directory.ts';
import type { SessionLog } from '../../src-main/log/session-log.ts';
import { pirateQuest } from '../../src-main/rules/pirate-quest/game.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import type { Companion } from '../../src-main/shell/companion.ts';
import { enter, heading, tickingClock } from '../contract/table.ts';
import { factsOf, tableAtSea } from './attack.ts';

export const games = ['pirate-quest', 'pirate-attack'] as const;
export type Played = (typeof games)[number];

const captains = (['red', 'blue', 'yellow', 'green'] as const).map((seat) => ({
  seat,
  captain: `Captain ${seat}`,
}));

/** Points of luck that come and go, behind which the first bid waits: nothing but entries. */
function* luck(): Generator<AnyCommand> {
  for (let turn = 0; ; turn++)
    yield { kind: turn % 2 === 0 ? 'giveLuck' : 'takeLuck', seat: 'blue' } as AnyCommand;
}

export function tableAt(game: Played, log: SessionLog): readonly [RunningTable, Generator<AnyCommand>] {
  if (game === 'pirate-attack') {
    const table = tableAtSea({ captains: 4, ships: 16, depth: 'fights' }, log);
    return [table, factsOf(table, 'fights')];
  }
  const table = new RunningTable(pirateQuest, log, tickingClock());
  enter(table, { kind: 'begin', setup: { seats: captains, dealer: 'green' } } as never);
  return [table, luck()];
}

/** A folder of data with one session of so many entries, left as a program leaves it. */
export async function lay(folder: string, entries: number, game: Played = 'pirate-quest'): Promise<void> {
  const data = openDataDirectory(folder);
  if (!data.ok) throw new Error(data.no.detail);
  const created = data.value.create({ ...heading(game), id: 'bench' });
  if (!created.ok) throw new Error(created.no.detail);
  const [table, facts] = tableAt(game, created.value);
  while (table.log.entries.length < entries) enter(table, facts.next().value as AnyCommand);
  created.value.close();
  await data.value.close();
}

/** The same evening again and again: it is played once and copied. */
export async function withEvening<Value>(
  entries: number,
  game: Played,
  use: (copy: () => string) => Promise<Value>,
): Promise<Value> {
  const all = mkdtempSync(join(tmpdir(), 'qm-evening-'));
  try {
    const laid = join(all, 'laid');
    await lay(laid, entries, game);
    let copies = 0;
    return await use(() => {
      const copy = join(all, `copy-${(copies += 1)}`);
      cpSync(laid, copy, { recursive: true, preserveTimestamps: true });
      return copy;
    });
  } finally {
    rmSync(all, { recursive: true, force: true });
  }
}

export function sessionIn(folder: string): string {
  const [file] = readdirSync(join(folder, 'sessions')).filter((name) => name.endsWith('.quartermaster'));
  if (file === undefined) throw new Error(`no session in ${folder}`);
  return file;
}

/** What runs behind every page, without its doors. */
export function companionAt(folder: string): Companion {
  const composed = compose(folder);
  if (!composed.ok) throw new Error(composed.no.detail);
  return composed.value;
}

export async function open(companion: Companion, folder: string): Promise<RunningTable> {
  const opened = await companion.open(sessionIn(folder));
  const table = companion.running?.table;
  if (!opened.ok || !table) throw new Error(`not opened: ${JSON.stringify(opened)}`);
  return table;
}
