import type { DataDirectory } from '../log/data-directory.ts';
import type { LogFault } from '../log/entry.ts';
import { games } from '../rules/games.ts';
import { refuse, type Result } from '../rules/kernel/result.ts';
import { openTable } from '../session/open-table.ts';
import type { RunningTable } from '../session/running-table.ts';
import { isGame } from './course.ts';
import type { Telling } from './telling.ts';
import { tellingOf } from './tellings.ts';

/** An evening that is looked back at, as a table that nothing more is entered at. */
export interface Looked {
  readonly table: RunningTable;
  readonly telling: Telling;
  readonly over: boolean;
}

interface Running {
  readonly file: string;
  readonly table: RunningTable;
}

/** So many evenings stay open in memory; a page looks at one, another page at another. */
const mostKept = 3;

/** Evenings that pages look at, the one that is played now among them. */
export class LookedBack {
  readonly #data: Pick<DataDirectory, 'look' | 'markOf'>;
  readonly #running: () => Running | undefined;
  readonly #kept = new Map<string, RunningTable>();

  constructor(data: Pick<DataDirectory, 'look' | 'markOf'>, running: () => Running | undefined) {
    this.#data = data;
    this.#running = running;
  }

  look(file: string): Result<Looked, LogFault> {
    const running = this.#running();
    if (running?.file === file) return lookedAt(running.table);
    const marked = this.#data.markOf(file);
    if (!marked.ok) return marked;
    const key = `${file} ${marked.value.bytes} ${marked.value.modified}`;
    const kept = this.#kept.get(key);
    if (kept) return lookedAt(kept);
    const log = this.#data.look(file);
    if (!log.ok) return log;
    const { game } = log.value.heading;
    if (!isGame(game)) return refuse({ code: 'newer', detail: game });
    const opened = openTable(games[game], log.value, Date);
    if (!opened.ok) return opened;
    this.#keep(key, opened.value);
    return lookedAt(opened.value);
  }

  #keep(key: string, table: RunningTable): void {
    this.#kept.set(key, table);
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > mostKept && !oldest.done) this.#kept.delete(oldest.value);
  }
}

function lookedAt(table: RunningTable): Result<Looked, LogFault> {
  const { game } = table.log.heading;
  if (!isGame(game)) return refuse({ code: 'newer', detail: game });
  const over = table.begun && table.game.standings(table.state.game).over;
  return { ok: true, value: { table, telling: tellingOf(game), over } };
}
