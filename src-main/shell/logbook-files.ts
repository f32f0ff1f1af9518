import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { exportChest } from '../chest/transfer.ts';
import type {
  BackupPart,
  BgStatsLink,
  BroughtPart,
  CheckPart,
  ExportedFile,
  FacesPart,
  FilesPart,
  WorkPart,
} from '../contract/logbook-files.ts';
import { fileCalls } from '../contract/logbook-calls.ts';
import { mostInQr, qrOf } from '../link/qr.ts';
import { handlersOf, type Answered, type CallRefusal, type Handlers, type Who } from '../link/handler.ts';
import { plainOf } from '../link/words.ts';
import type { Damage } from '../log/damage.ts';
import type { LogFault } from '../log/entry.ts';
import { exportCopy } from '../log/export-copy.ts';
import { isResultFile } from '../log/results.ts';
import type { SessionLog } from '../log/session-log.ts';
import { courseIn } from '../logbook/evening.ts';
import { manifestOf, writeArchive } from '../logbook/files/archive.ts';
import { bgStatsUrls } from '../logbook/files/bgstats.ts';
import { bringIn, type Brought } from '../logbook/files/bring.ts';
import { checked } from '../logbook/files/check.ts';
import { familyFaces } from '../logbook/files/faces.ts';
import { fileStem, makeFile } from '../logbook/files/export.ts';
import { playOf } from '../logbook/files/play.ts';
import { dropResult, resultFiles, sameEvening } from '../logbook/files/results.ts';
import { revealAt, revealIn } from '../logbook/files/reveal.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import { message, type Language, type Message } from '../rules/kernel/message.ts';
import type { Companion } from './companion.ts';
import { importChestInto } from './bring-chest.ts';
import { importDataInto } from './bring-data.ts';
import { sticks } from './sticks.ts';
import { Uploads } from './uploads.ts';
import { Works, type Work } from './works.ts';

/** Files out of the logbook and into it. */
export function fileHandlers(companion: Companion): Handlers {
  const uploads = new Uploads();
  const works = new Works();
  /** Results that were brought and are not in the index yet. */
  const unread: string[] = [];
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
    'logbook.keep': async ({ look = 'evening' }, { language }) => {
      const { running } = companion;
      if (!running?.table.begun || !running.table.game.standings(running.table.state.game).over)
        return refuse({ code: 'no-result' });
      const { log } = running.table;
      const noted = data.library.evenings.noted(log.heading.id);
      const made = await makeFile(log, noted, 'picture', { language, look, unnamed: [], now: Date.now() });
      if (!made.ok) return refuse(made.no);
      const stem = fileStem(log.heading.title, log.heading.startedAt);
      return accept(exported(`${stem}${made.value.ending}`, made.value.type, made.value.bytes));
    },
    'logbook.bgStats': ({ session }) => {
      const opened = openFor(companion, session, undefined);
      if (!opened.ok) return refuse(opened.no);
      const course = courseIn(opened.value);
      if (!course?.over) return refuse({ code: 'no-result' });
      const urls = bgStatsUrls(playOf(course, data.library.evenings.noted(course.heading.id)));
      if (Buffer.byteLength(urls.url) > mostInQr) return refuse({ code: 'link-too-long' });
      return accept({ ...urls, qr: qrOf(urls.url) } satisfies BgStatsLink);
    },
    'logbook.dropResult': async ({ session }) => {
      const dropped = dropResult(data, session);
      if (!dropped.ok) return refuse(dropped.no);
      await data.refreshIndex();
      return accept(null);
    },
    'logbook.same': async ({ session, as }) => {
      const evening = as === null ? undefined : data.library.evenings.byFile(as);
      if (as !== null && !evening) return refuse({ code: 'no-such-evening' });
      const put = sameEvening(data, session, evening?.id ?? null);
      if (!put.ok) return refuse(put.no);
      await data.refreshIndex();
      return accept(null);
    },
    'logbook.faces': () => accept({ css: familyFaces() } satisfies FacesPart),
    'logbook.files': () => accept(filesPart(companion)),
    'logbook.backups': ({ session }) => {
      const isOver = data.library.evenings.byFile(session)?.over === 1;
      return accept(
        data.backups(session).map(({ path, at }): BackupPart => {
          return { backup: basename(path), at, bytes: isOver ? sizeOf(path) : null };
        }),
      );
    },
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
    'logbook.checkAll': () => accept({ work: works.begin((work) => checkAll(companion, work)) }),
    'logbook.bring': async ({ upload, name, part, of, bytes, more }, who) => {
      const taken = uploads.take(upload, part, of, Buffer.from(bytes, 'base64'));
      if (!taken.ok) return refuse(taken.no);
      if (taken.value === undefined) return accept(null);
      try {
        return await bring(companion, taken.value, { name, who, isLast: !more, unread });
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
          work.said = faults.map(({ file, fault }) => foundIn(file, faultMessage(fault)));
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
  if (isResultFile(session)) return refuse({ code: 'only-result' });
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

/** How large a file is grows with what is sealed in it, so only those of evenings that are over are measured. */
function filesPart({ data }: Companion): FilesPart {
  const listed = data.sessions();
  const sessions = listed.ok ? listed.value : [];
  const over = data.library.evenings.over();
  const backups = sessions.flatMap(({ file }) =>
    data.backups(file).map((backup) => ({ ...backup, isOver: over.has(file) })),
  );
  const measured = (files: readonly { readonly path: string }[]) =>
    sum(files.map(({ path }) => sizeOf(path)));
  return {
    folder: data.path,
    sessions: {
      count: sessions.length,
      bytes: measured(sessions.filter(({ file }) => over.has(file))),
      unmeasured: sessions.filter(({ file }) => !over.has(file)).length,
    },
    index: {
      bytes: Math.ceil(sizeOf(data.library.path) / million) * million,
      indexed: data.library.evenings.find({}).length,
      of: sessions.length,
    },
    backups: {
      count: backups.length,
      bytes: measured(backups.filter(({ isOver }) => isOver)),
      newest: backups.reduce<number | null>((newest, { at }) => Math.max(newest ?? 0, at), null),
    },
    trash: data.trashed().length,
    sticks: sticks(),
  };
}

/** Of the index, which holds something of evenings that are not over too, no more is told than its millions. */
const million = 1_000_000;
const faultMessage = ({ code, detail }: LogFault): Message => message(`fault.${code}`, { detail });
const foundIn = (name: string, found: Message): Message => message('finding.in', { name, found });

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

interface Bringing {
  readonly name: string;
  readonly who: Who;
  /** Else more files follow at once, and the index is made after the last. */
  readonly isLast: boolean;
  readonly unread: string[];
}

async function bring(
  companion: Companion,
  path: string,
  { name, who: { language }, isLast, unread }: Bringing,
): Promise<Answered> {
  const { data, readers, nextTime } = companion;
  const brought = await bringIn(data, path, {
    importChest: (value) => importChestInto(readers.hold, value),
    importData: (value) => importDataInto(nextTime, value, name),
  });
  if (brought.ok) unread.push(...brought.value.results);
  if (isLast) {
    await data.refreshIndex();
    companion.tellLobby();
  }
  if (!brought.ok) return refuse({ ...brought.no, text: `${name}: ${plainOf(language, brought.no).text}` });
  const part = broughtPart(brought.value, language);
  const twins = isLast ? twinsAmong(data.library, unread.splice(0)) : 0;
  return accept(
    twins === 0 ? part : { ...part, more: [...part.more, message('brought.twins', { count: twins })] },
  );
}

/** Results of which an evening with the same captains is here too. */
const twinsAmong = ({ evenings }: Companion['data']['library'], files: readonly string[]): number =>
  files.filter((file) => {
    const record = evenings.byFile(file);
    return record !== undefined && evenings.twins(record.number).length > 0;
  }).length;

const broughtPart = (
  { kind, evenings, people, chests, more, refused }: Brought,
  language: Language,
): BroughtPart => ({
  kind,
  evenings,
  people,
  chests,
  more,
  refused: refused.map(({ name, why }) => ({ name, why: plainOf(language, why).text })),
});

/** Every session, one after the other; whoever plays meanwhile has their turn between two. */
async function checkAll({ data }: Companion, work: Work): Promise<WorkPart['state']> {
  const listed = data.sessions();
  const sessions = listed.ok ? listed.value : [];
  work.of = sessions.length;
  for (const { file, path, summary } of sessions) {
    const read = checked(path);
    const found = read.ok ? read.value.found : [faultMessage(read.no)];
    work.said = [...work.said, ...found.map((each) => foundIn(summary?.title ?? file, each))];
    work.done += 1;
    await new Promise((soon) => setImmediate(soon));
    if (work.isStopped) return 'stopped';
  }
  return 'done';
}

/** The evenings that are over, with everything beside them; those that are not would be a reveal of each. */
async function copyAll(
  companion: Companion,
  to: string,
  work: Work,
  { language }: Who,
): Promise<WorkPart['state']> {
  const { data, readers } = companion;
  const over = data.library.evenings.over();
  const listed = data.sessions();
  const sessions = (listed.ok ? listed.value : []).filter(({ file }) => over.has(file));
  const chests = readers.hold.list().map((chest) => ({
    name: `chests/${chest.id}.json`,
    bytes: Buffer.from(`${JSON.stringify(exportChest(readers.hold, chest), null, 1)}\n`),
  }));
  const results = resultFiles(data).map(({ file, path }) => ({
    name: `results/${file}`,
    bytes: readFileSync(path),
  }));
  const day = new Date().toISOString().slice(0, 10);
  const written = await writeArchive(
    join(to, `quartermaster-${day}.zip`),
    {
      sessions: sessions.map(({ file, path }) => ({ name: file, path })),
      manifest: manifestOf(data.library),
      more: [...chests, ...results],
    },
    new Date(),
    (done, of) => {
      work.done = done;
      work.of = of;
      return !work.isStopped;
    },
  );
  if (written.ok) return 'done';
  work.no = plainOf(language, written.no).text;
  return written.no.code === 'stopped' ? 'stopped' : 'failed';
}

function done(companion: Companion, result: Result<unknown, LogFault>): Answered {
  companion.tellLobby();
  return result.ok ? accept(null) : refuse(faultOf(result.no));
}

const faultOf = ({ code, detail }: LogFault | Damage): CallRefusal => ({ code, values: { detail } });
