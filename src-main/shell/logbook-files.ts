import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { exportChest } from '../chest/transfer.ts';
import type {
  BackupPart,
  BgStatsLink,
  BroughtPart,
  CheckPart,
  ExportedFile,
  FilesPart,
  WorkPart,
} from '../contract/logbook-files.ts';
import { fileCalls } from '../contract/logbook-calls.ts';
import { qrOf } from '../link/qr.ts';
import { handlersOf, type Answered, type CallRefusal, type Handlers, type Who } from '../link/handler.ts';
import { plainOf } from '../link/words.ts';
import type { Damage } from '../log/damage.ts';
import type { LogFault } from '../log/entry.ts';
import { exportCopy } from '../log/export-copy.ts';
import { attempt } from '../log/fault.ts';
import type { SessionLog } from '../log/session-log.ts';
import { courseIn } from '../logbook/evening.ts';
import { manifestOf, writeArchive } from '../logbook/files/archive.ts';
import { bgStatsUrls } from '../logbook/files/bgstats.ts';
import { bringIn, type Brought } from '../logbook/files/bring.ts';
import { checked } from '../logbook/files/check.ts';
import { fileStem, makeFile } from '../logbook/files/export.ts';
import type { FileNo } from '../logbook/files/file-no.ts';
import { playOf } from '../logbook/files/play.ts';
import { revealAt, revealIn } from '../logbook/files/reveal.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import type { Message } from '../rules/kernel/message.ts';
import type { Companion } from './companion.ts';
import { importChestInto } from './bring-chest.ts';

/** A page hands a file over in parts; what is larger is brought from the command line. */
const mostUploaded = 256 * 1024 * 1024;

/** Files out of the logbook and into it. */
export function fileHandlers(companion: Companion): Handlers {
  const uploads = new Uploads();
  const works = new Works();
  const { data } = companion;
  return handlersOf(fileCalls, {
    'logbook.export': async ({ session, as, reveal, guests, look = 'evening' }, { language }) => {
      const opened = openFor(companion, session, reveal);
      if (!opened.ok) return refuse(opened.no);
      const log = opened.value;
      const { title, startedAt } = log.heading;
      const stem = fileStem(title, startedAt);
      if (as === 'session') return sessionFile(companion, session, stem);
      const noted = data.library.evenings.noted(log.heading.id);
      const unnamed = guests === 'marks' ? guestSeats(companion, noted.people) : [];
      const made = await makeFile(log, noted, as, { language, look, unnamed, now: Date.now() });
      if (!made.ok) return refuse(made.no);
      const { ending, type, bytes } = made.value;
      return accept(exported(`${stem}${ending}`, type, bytes));
    },
    'logbook.bgStats': ({ session }) => {
      const opened = openFor(companion, session, undefined);
      if (!opened.ok) return refuse(opened.no);
      const course = courseIn(opened.value);
      if (!course?.over) return refuse({ code: 'no-result' });
      const urls = bgStatsUrls(playOf(course, data.library.evenings.noted(course.heading.id)));
      return accept({ ...urls, qr: qrOf(urls.url) } satisfies BgStatsLink);
    },
    'logbook.files': () => accept(filesPart(companion)),
    'logbook.backups': ({ session }) =>
      accept(
        data
          .backups(session)
          .map(({ path, at }): BackupPart => ({ backup: basename(path), at, bytes: sizeOf(path) })),
      ),
    'logbook.restore': ({ session, backup }) => {
      const found = data.backups(session).find(({ path }) => basename(path) === backup);
      if (!found) return refuse({ code: 'no-such-backup' });
      if (companion.running?.file === session) return refuse({ code: 'evening-is-open' });
      return done(companion, data.restore(session, found));
    },
    'logbook.check': ({ session }) => {
      const path = data.pathOf(session);
      const read = path.ok ? checked(path.value) : path;
      return read.ok ? accept(read.value satisfies CheckPart) : refuse(faultOf(read.no));
    },
    'logbook.bring': async ({ upload, name, part, of, bytes }, who) => {
      const taken = uploads.take(upload, part, of, Buffer.from(bytes, 'base64'));
      if (!taken.ok) return refuse(taken.no);
      if (taken.value === undefined) return accept(null);
      try {
        return await bring(companion, taken.value, name, who);
      } finally {
        uploads.drop(upload);
      }
    },
    'logbook.copyAll': ({ to }, who) =>
      accept({ work: works.begin((work) => copyAll(companion, to, work, who)) }),
    'logbook.rebuild': () =>
      accept({
        work: works.begin(async (work) => {
          work.follow(() => data.indexing);
          work.onStop(() => {
            data.haltIndex();
          });
          const { indexed, faults } = await data.rebuildIndex();
          work.said = faults.map(({ file, fault }) => `${file}: ${fault.detail}`);
          work.done = indexed;
          return work.isStopped ? 'stopped' : 'done';
        }),
      }),
    'logbook.work': ({ work }) => works.tell(work),
    'logbook.stop': ({ work }) => works.stop(work),
  });
}

/** The log of an evening a file is to be made of; of one that is not over only as a reveal. */
function openFor(
  companion: Companion,
  session: string,
  reveal: 'reveal' | undefined,
): Result<SessionLog, CallRefusal> {
  const { running, data } = companion;
  if (running?.file === session) {
    const { table } = running;
    if (table.begun && table.game.standings(table.state.game).over) return accept(table.log);
    if (!reveal) return refuse({ code: 'sealed-evening' });
    const revealed = revealAt(table);
    return revealed.ok ? accept(table.log) : refuse(revealed.no);
  }
  const looked = data.look(session);
  if (!looked.ok) return refuse(faultOf(looked.no));
  if (courseIn(looked.value)?.over !== false) return looked;
  if (!reveal) return refuse({ code: 'sealed-evening' });
  const opened = data.open(session);
  if (!opened.ok) return refuse(faultOf(opened.no));
  const revealed = revealIn(opened.value);
  opened.value.close();
  if (!revealed.ok) return refuse(revealed.no);
  const again = data.look(session);
  return again.ok ? again : refuse(faultOf(again.no));
}

async function sessionFile({ data }: Companion, session: string, stem: string): Promise<Answered> {
  const path = data.pathOf(session);
  if (!path.ok) return refuse(faultOf(path.no));
  const folder = mkdtempSync(join(tmpdir(), 'quartermaster-'));
  try {
    const copy = join(folder, 'copy.quartermaster');
    const copied = await exportCopy(path.value, copy);
    if (!copied.ok) return refuse(faultOf(copied.no));
    return accept(exported(`${stem}.quartermaster`, 'application/vnd.sqlite3', readFileSync(copy)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const exported = (name: string, type: string, bytes: Uint8Array): ExportedFile => ({
  name,
  type,
  base64: Buffer.from(bytes).toString('base64'),
});

function guestSeats(
  { data }: Companion,
  people: readonly { readonly seat: string; readonly person: string }[],
) {
  const guests = new Set(data.library.people.list().flatMap(({ person, guest }) => (guest ? [person] : [])));
  return people.filter(({ person }) => guests.has(person)).map(({ seat }) => seat);
}

function filesPart({ data }: Companion): FilesPart {
  const listed = data.sessions();
  const sessions = listed.ok ? listed.value : [];
  const backups = sessions.flatMap(({ file }) => data.backups(file));
  return {
    folder: data.path,
    sessions: { count: sessions.length, bytes: sum(sessions.map(({ path }) => sizeOf(path))) },
    index: {
      bytes: sizeOf(data.library.path),
      indexed: data.library.evenings.find({}).length,
      of: sessions.length,
    },
    backups: {
      count: backups.length,
      bytes: sum(backups.map(({ path }) => sizeOf(path))),
      newest: backups.reduce<number | null>((newest, { at }) => Math.max(newest ?? 0, at), null),
    },
    trash: data.trashed().length,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

async function bring(companion: Companion, path: string, name: string, { language }: Who): Promise<Answered> {
  const { data, readers } = companion;
  const brought = await bringIn(data, path, { importChest: (value) => importChestInto(readers.hold, value) });
  await data.refreshIndex();
  companion.tellLobby();
  if (!brought.ok) return refuse({ ...brought.no, text: `${name}: ${plainOf(language, brought.no).text}` });
  return accept(broughtPart(brought.value));
}

export const broughtPart = ({ kind, evenings, people, chests, refused }: Brought): BroughtPart => ({
  kind,
  evenings,
  people,
  chests,
  refused: refused.map(({ name, why }) => ({ name, why: messageOf(why) })),
});

const messageOf = ({ code, values }: FileNo): Message => ({ key: `refusal.${code}`, values });

/** The evenings that are over, with everything beside them; those that are not would be a reveal of each. */
async function copyAll(
  companion: Companion,
  to: string,
  work: Work,
  { language }: Who,
): Promise<WorkPart['state']> {
  const { data, readers } = companion;
  const over = new Set(
    data.library.evenings
      .find({ over: true })
      .flatMap(({ number }) => data.library.evenings.get(number)?.file ?? []),
  );
  const listed = data.sessions();
  const sessions = (listed.ok ? listed.value : []).filter(({ file }) => over.has(file));
  const more = readers.hold.list().map((chest) => ({
    name: `chests/${chest.id}.json`,
    bytes: Buffer.from(`${JSON.stringify(exportChest(readers.hold, chest), null, 1)}\n`),
  }));
  const day = new Date().toISOString().slice(0, 10);
  const written = await writeArchive(
    join(to, `quartermaster-${day}.zip`),
    {
      sessions: sessions.map(({ file, path }) => ({ name: file, path })),
      manifest: manifestOf(data.library),
      more,
    },
    new Date(),
    (done, of) => {
      work.done = done;
      work.of = of;
      return !work.isStopped;
    },
  );
  if (written.ok) return 'done';
  work.said = [plainOf(language, written.no).text];
  return written.no.code === 'stopped' ? 'stopped' : 'failed';
}

function done(companion: Companion, result: Result<unknown, LogFault>): Answered {
  companion.tellLobby();
  return result.ok ? accept(null) : refuse(faultOf(result.no));
}

const faultOf = ({ code, detail }: LogFault | Damage): CallRefusal => ({ code, values: { detail } });

/** Files on their way in, part by part and in order. */
class Uploads {
  readonly #open = new Map<
    string,
    { readonly folder: string; readonly path: string; next: number; size: number }
  >();

  /** The whole file, once its last part is here. */
  take(upload: string, part: number, of: number, bytes: Buffer): Result<string | undefined, CallRefusal> {
    if (part === 0) this.drop(upload);
    const known = this.#open.get(upload) ?? (part === 0 ? this.#begin(upload) : undefined);
    if (!known || known.next !== part) {
      this.drop(upload);
      return refuse({ code: 'upload-lost' });
    }
    known.next += 1;
    known.size += bytes.length;
    if (known.size > mostUploaded) {
      this.drop(upload);
      return refuse({ code: 'upload-large', values: { most: mostUploaded / 1024 / 1024 } });
    }
    const written = attempt(() => {
      appendFileSync(known.path, bytes);
    });
    if (!written.ok) return refuse(faultOf(written.no));
    return accept(part === of - 1 ? known.path : undefined);
  }

  drop(upload: string): void {
    const known = this.#open.get(upload);
    this.#open.delete(upload);
    if (known) rmSync(known.folder, { recursive: true, force: true });
  }

  /** One at a time: what was left half is given up. */
  #begin(upload: string) {
    for (const other of [...this.#open.keys()]) this.drop(other);
    const folder = mkdtempSync(join(tmpdir(), 'quartermaster-'));
    const begun = { folder, path: join(folder, 'brought'), next: 0, size: 0 };
    this.#open.set(upload, begun);
    return begun;
  }
}

/** Something that takes its time: a page asks how far it is, and may stop it. */
class Work {
  done = 0;
  of = 0;
  state: WorkPart['state'] = 'running';
  said: readonly string[] = [];
  #isStopped = false;
  #follow: () => { readonly done: number; readonly of: number } | undefined = () => undefined;
  #stop: () => void = () => undefined;

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Where else it is known how far it is. */
  follow(progress: () => { readonly done: number; readonly of: number } | undefined): void {
    this.#follow = progress;
  }

  onStop(stop: () => void): void {
    this.#stop = stop;
  }

  stop(): void {
    this.#isStopped = true;
    this.#stop();
  }

  part(): WorkPart {
    const { done: count, of } = (this.state === 'running' ? this.#follow() : undefined) ?? this;
    return { done: count, of, state: this.state, said: this.said };
  }
}

class Works {
  readonly #works = new Map<string, Work>();

  begin(work: (work: Work) => Promise<WorkPart['state']>): string {
    const id = randomBytes(6).toString('hex');
    const begun = new Work();
    this.#works.set(id, begun);
    void work(begun).then(
      (state) => {
        begun.state = state;
      },
      (error: unknown) => {
        begun.state = 'failed';
        begun.said = [error instanceof Error ? error.message : String(error)];
      },
    );
    return id;
  }

  tell(id: string): Answered {
    const work = this.#works.get(id);
    return work ? accept(work.part()) : refuse({ code: 'stopped' });
  }

  stop(id: string): Answered {
    this.#works.get(id)?.stop();
    return this.tell(id);
  }
}
