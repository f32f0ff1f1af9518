import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSession } from '../../../src-main/log/create-session.ts';
import { openSession } from '../../../src-main/log/open-session.ts';
import type { SessionLog } from '../../../src-main/log/session-log.ts';
import { playedUntil } from '../../../src-main/session/table-state.ts';
import { RunningTable } from '../../../src-main/session/running-table.ts';
import { auction } from '../../contract/games.ts';
import { beginOf, heading } from '../../contract/table.ts';
import { random, type Random } from '../../support/random.ts';
import { newTally, tell, type Tally } from './tally.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
/** What a computer's clock has been seen to do while nobody played, asleep or set by hand. */
const jumps = [-36_525 * day, -365 * day, -day, -hour, 5 * hour, day, 365 * day, 36_525 * day];

/** An evening on a computer whose clock cannot be relied on, and how long it really was. */
class Evening {
  readonly folder = mkdtempSync(join(tmpdir(), 'quartermaster-clock-'));
  now = Date.UTC(2026, 2, 14, 20);
  reallyPlayed = 0;
  entered = 0;
  table: RunningTable;

  constructor() {
    const created = createSession(this.folder, heading(auction.id));
    if (!created.ok) throw new Error(created.no.detail);
    this.table = this.#tableOn(created.value);
    this.#enter(() => this.table.act({ command: beginOf(['red', 'blue']) }));
  }

  play(chance: Random): void {
    const passed = (1 + chance.below(4)) * minute;
    this.now += passed;
    if (!this.table.state.table.paused) this.reallyPlayed += passed;
    const { state, head, canUndo } = this.table;
    const isPaused = state.table.paused;
    const whim = chance.below(12);
    if (whim === 0) this.#enter(() => this.table.act({ command: { kind: isPaused ? 'resume' : 'pause' } }));
    else if (whim === 1 && canUndo) this.#undo(head);
    else this.#enter(() => this.table.act({ command: { kind: 'note', text: 'so' } }));
  }

  restart(): void {
    this.table.log.close();
    const opened = openSession(join(this.folder, `${heading(auction.id).id}.quartermaster`));
    if (!opened.ok) throw new Error(opened.no.detail);
    this.table = this.#tableOn(opened.value);
  }

  end(): void {
    this.table.log.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  #tableOn = (log: SessionLog): RunningTable => new RunningTable(auction, log, { now: () => this.now });

  /** What an undo takes back may have been a pause; it is done again at once, so that the truth stays known. */
  #undo(head: number): void {
    this.#enter(() => this.table.undo(head));
    this.#enter(() => this.table.redo(head));
    this.#enter(() => this.table.act({ command: { kind: 'note', text: 'so' } }));
  }

  #enter(act: () => { readonly kind: string }): void {
    if (act().kind === 'entered') this.entered += 1;
  }
}

/**
 * Evenings during which the clock is set back, set forward, or sleeps. Time that nobody played has leaked into what is
 * shown as played; an entry out of its order, or a time that is called certain and is not, is lost.
 */
export const clocks = {
  name: 'perimeter-clock',
  count: 200,
  share: 3,
  run(count: number, seed: number) {
    const tally = newTally();
    const chance = random(seed);
    for (let nth = 0; nth < count; nth++) {
      const evening = new Evening();
      for (let turn = 0; turn < 40; turn++) {
        const whim = chance.below(10);
        // Between two entries one thing happens to a clock: a back and a forth could look like an hour played.
        if (whim === 0) evening.now += chance.pick(jumps);
        if (whim === 0) evening.play(chance);
        else if (whim === 1) evening.restart();
        else evening.play(chance);
      }
      judge(evening, tally);
      evening.end();
    }
    return tell('evenings by a clock that was set or slept', tally);
  },
};

function judge({ table, now, reallyPlayed, entered }: Evening, tally: Tally): void {
  tally.tried += 1;
  const { played, isSure } = playedUntil(table.state.table, now);
  const { entries } = table.log;
  const isInOrder = entries.every(({ seq }, at) => seq === at + 1);
  if (!isInOrder || entries.length !== entered) tally.lost.push(`${entries.length} of ${entered} entries`);
  else if (played > reallyPlayed) tally.leaked.push(`${played - reallyPlayed} ms that nobody played`);
  else if (isSure && played !== reallyPlayed) tally.lost.push(`${reallyPlayed - played} ms, and sure of it`);
  else tally.survived += 1;
}
