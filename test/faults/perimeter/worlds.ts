import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '../../../src-main/rules/games.ts';
import type { GameEvent } from '../../../src-main/rules/kernel/game.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Viewer } from '../../../src-main/rules/kernel/view.ts';
import type { WorkPart } from '../../../src-main/contract/logbook-files.ts';
import type { Who } from '../../../src-main/link/handler.ts';
import { openDataDirectory } from '../../../src-main/log/data-directory.ts';
import { listZip } from '../../../src-main/logbook/files/zip.ts';
import { eventsOf } from '../../../src-main/session/fact.ts';
import type { RunningTable } from '../../../src-main/session/running-table.ts';
import { Companion } from '../../../src-main/shell/companion.ts';
import { handClock, settle } from '../../support/hand-clock.ts';
import type { Moment, Step, World } from './secret-evenings.ts';

export const worlds = [0, 1, 2] as const satisfies readonly World[];

export const phoneOf = (seat: SeatId): Who => ({
  role: 'captain',
  seats: [seat],
  language: 'en',
  page: 'captain',
  device: seat,
});
export const console_ = (seat?: SeatId): Who => ({
  role: 'scorekeeper',
  seats: seat ? [seat] : [],
  language: 'en',
  page: 'console',
});

/** What came of a question: the answer, what others were sent by it, and what by then lies open to everybody. */
export interface Heard {
  readonly answer: string;
  readonly frames: string;
  readonly openly: string;
}

/** One table with its own secrets, asked at the doors that pages have; every frame to an outsider is kept. */
export class WorldTable {
  readonly #folder: string;
  readonly #companion: Companion;
  readonly #moment: Moment;
  #frames: string[] = [];

  private constructor(moment: Moment, folder: string, companion: Companion) {
    this.#moment = moment;
    this.#folder = folder;
    this.#companion = companion;
  }

  static async open(moment: Moment, world: World): Promise<WorldTable> {
    const folder = mkdtempSync(join(tmpdir(), 'qm-world-'));
    // A clock that stands: times are the same in every world.
    const clock = handClock(Date.UTC(2026, 0, 2, 20));
    const data = openDataDirectory(folder, clock);
    if (!data.ok) throw new Error(data.no.detail);
    const companion = new Companion(data.value, clock, clock, { clock });
    const table = new WorldTable(moment, folder, companion);
    const begun = companion.begin(moment.game, moment.setup);
    if (!begun.ok) throw new Error(JSON.stringify(begun));
    for (const step of moment.steps(world)) await table.#take(step, world);
    // The logbook tells of evenings that the index has read.
    await companion.data.refreshIndex();
    for (const viewer of viewersOf(moment))
      companion.subscribe(viewer, (frame) => table.#frames.push(`${JSON.stringify(viewer)} ${frame}`));
    return table;
  }

  get running(): RunningTable {
    const { running } = this.#companion;
    if (!running) throw new Error('no session');
    return running.table;
  }

  /** What a page asks, with everything that reached outsiders by it; what is by chance in it aside. */
  async heard(ask: (table: WorldTable) => unknown): Promise<Heard> {
    this.#frames = [];
    const entries = this.running.log.entries.length;
    const answer = await ask(this);
    await settle();
    return {
      answer: this.#plain(JSON.stringify(answer) ?? ''),
      frames: this.#plain(JSON.stringify(this.#frames)),
      openly: JSON.stringify(this.#openlySince(entries)),
    };
  }

  async line(line: unknown, who: Who): Promise<unknown> {
    const reply = await this.#companion.take(line, who);
    // As the link does: what an entry brought to light goes out as a view.
    return 'events' in reply ? { ...reply, events: [] } : reply;
  }

  async call(call: string, asked: unknown, who: Who): Promise<unknown> {
    const handler = this.#companion.handlers[call];
    if (!handler) throw new Error(`no handler for ${call}`);
    if (!handler.roles.includes(who.role)) return 'not allowed';
    return handler.run(asked, who);
  }

  /** What takes its time, until it is done. */
  async worked(call: string, asked: unknown, who: Who): Promise<unknown> {
    const begun = (await this.call(call, asked, who)) as { readonly value?: { readonly work: string } };
    if (!begun.value) return begun;
    for (;;) {
      const told = (await this.call('logbook.work', { work: begun.value.work }, who)) as {
        readonly value: WorkPart;
      };
      if (told.value.state !== 'running') return told;
      await new Promise((soon) => setImmediate(soon));
    }
  }

  /** With everything that lies in the copy. */
  async copied(who: Who): Promise<unknown> {
    const to = join(this.#folder, 'stick');
    mkdirSync(to);
    try {
      const told = await this.worked('logbook.copyAll', { to }, who);
      return [told, ...readdirSync(to).flatMap((name) => packedIn(readFileSync(join(to, name))))];
    } finally {
      rmSync(to, { recursive: true });
    }
  }

  whole(viewer: Viewer): string {
    return this.#companion.whole(viewer);
  }

  get file(): string {
    return this.#companion.running?.file ?? '';
  }

  get head(): number {
    return this.running.head;
  }

  async close(): Promise<void> {
    await this.#companion.close();
    rmSync(this.#folder, { recursive: true });
  }

  async #take(step: Step, world: World): Promise<void> {
    const who = step.by ? phoneOf(step.by) : console_();
    const answer =
      'scan' in step
        ? await this.call('reader.scan', { text: step.scan }, who)
        : await this.line({ command: step.command }, who);
    const text = JSON.stringify(answer);
    if (!/"seq":|"outcome":"accepted"/.test(text))
      throw new Error(`in world ${world}: ${JSON.stringify(step)}: ${text}`);
  }

  #openlySince(entries: number): readonly unknown[] {
    const events: readonly GameEvent[] = this.running.log.entries.slice(entries).flatMap(eventsOf);
    return events.map((event) => this.#moment.openly(event)).filter((paid) => paid !== undefined);
  }

  /** Ids that are made by chance are the same everywhere. */
  #plain(text: string): string {
    const { id } = this.running.log.heading;
    return text
      .replaceAll(id, 'this session')
      .replaceAll(this.#folder, 'this folder')
      .replaceAll(/(\\*"(?:run|person)\\*":\\*")[^"\\]*/g, '$1by chance');
  }
}

/** Everybody whose seat keeps nothing that differs: the television, both consoles, the phone of one captain. */
export const viewersOf = ({ outsider }: Moment): readonly Viewer[] => [
  { kind: 'table' },
  { kind: 'console' },
  ...(outsider
    ? [{ kind: 'console', seat: outsider } as const, { kind: 'captain', seat: outsider } as const]
    : []),
];

export const gameOf = ({ game }: Moment) => games[game];

/** Every file of an archive by its name and its words. */
function packedIn(bytes: Buffer): readonly (readonly [name: string, text: string])[] {
  const listed = listZip(bytes.length, (start, length) => bytes.subarray(start, start + length), 1e9);
  if (!listed.ok) throw new Error(listed.no.code);
  return listed.value.map((file) => {
    const read = file.read();
    if (!read.ok) throw new Error(read.no.code);
    return [file.name, Buffer.from(read.value).toString('latin1')];
  });
}
