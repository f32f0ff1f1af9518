import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Hold } from '../chest/hold.ts';
import { exportChest } from '../chest/transfer.ts';
import { dataFolder } from '../data-folder.ts';
import { plainOf } from '../link/words.ts';
import { openDataDirectory, type DataDirectory } from '../log/data-directory.ts';
import { attempt } from '../log/fault.ts';
import { notedBeside } from '../log/library/evenings.ts';
import { lookAtSession } from '../log/look-at-session.ts';
import { openSession } from '../log/open-session.ts';
import { extension } from '../log/places.ts';
import type { SessionLog } from '../log/session-log.ts';
import { courseIn } from '../logbook/evening.ts';
import { manifestOf, writeArchive, type ToArchive } from '../logbook/files/archive.ts';
import { bringIn, type Brought } from '../logbook/files/bring.ts';
import { makeFile } from '../logbook/files/export.ts';
import { faultNo, type FileNo } from '../logbook/files/file-no.ts';
import { resultFiles } from '../logbook/files/results.ts';
import { revealIn } from '../logbook/files/reveal.ts';
import type { Language } from '../rules/kernel/message.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import { importChestInto } from '../shell/bring-chest.ts';
import { importDataInto } from '../shell/bring-data.ts';
import { NextTime } from '../shell/next-time.ts';
import { writeError, writeLine } from './output.ts';

const kinds = ['json', 'csv', 'bgsplay', 'sheet', 'picture', 'readings', 'archive'] as const;
type Kind = (typeof kinds)[number];
const isKind = (text: string): text is Kind => (kinds as readonly string[]).includes(text);

export interface ExportCall {
  readonly file: string | undefined;
  readonly as: string | undefined;
  readonly to: string | undefined;
  readonly reveal: boolean;
  readonly language: Language;
}

/** The exit code, or what is wrong with how it was called. */
export async function exportEvening({
  file,
  as = '',
  to,
  reveal,
  language,
}: ExportCall): Promise<number | string> {
  if (file === undefined || to === undefined) return 'qm export needs a session file, --as and --to.';
  if (!isKind(as)) return `--as takes ${kinds.join(', ')}.`;
  if (existsSync(to)) return told(refuse({ code: 'exists', values: { detail: to } }), language, {});
  const done =
    as === 'archive' ? await archive(file, to, reveal) : await single(file, as, to, reveal, language);
  return told(done, language, { file, as, to });
}

async function single(
  file: string,
  as: Exclude<Kind, 'archive'>,
  to: string,
  reveal: boolean,
  language: Language,
): Promise<Result<object, FileNo>> {
  const log = mayBeSeen(file, reveal);
  if (!log.ok) return log;
  const noted = notedBeside(file, log.value.heading.id);
  const options = { language, look: 'evening', unnamed: [], now: Date.now() } as const;
  const made = await makeFile(log.value, noted, as, options);
  if (!made.ok) return made;
  const written = attempt(() => {
    writeFileSync(`${to}.part`, made.value.bytes);
    renameSync(`${to}.part`, to);
  });
  if (written.ok) return accept({ bytes: made.value.bytes.length });
  rmSync(`${to}.part`, { force: true });
  return refuse(faultNo(written.no));
}

/** A file of an evening that is not over shows what is sealed: only as a reveal, which is entered in its log. */
function mayBeSeen(file: string, reveal: boolean): Result<SessionLog, FileNo> {
  const looked = lookAtSession(file);
  if (!looked.ok) return refuse(faultNo(looked.no));
  if (courseIn(looked.value)?.over !== false) return looked;
  if (!reveal) return refuse({ code: 'sealed-evening', values: {} });
  const opened = openSession(file);
  if (!opened.ok) return refuse({ code: opened.no.code, values: { detail: opened.no.detail } });
  const revealed = revealIn(opened.value);
  opened.value.close();
  if (!revealed.ok) return revealed;
  const again = lookAtSession(file);
  return again.ok ? again : refuse(faultNo(again.no));
}

/** Of one session, or of a whole data directory, whose evenings that are not over stay out unless they are revealed. */
async function archive(from: string, to: string, reveal: boolean): Promise<Result<object, FileNo>> {
  const isFolder = statSync(from, { throwIfNoEntry: false })?.isDirectory() === true;
  const data = isFolder ? openDataDirectory(from) : undefined;
  if (data && !data.ok) return refuse(faultNo(data.no));
  try {
    const what = data ? await everything(data.value) : alone(from);
    const seen = what.sessions.filter(({ path }) => mayBeSeen(path, reveal).ok);
    if (!isFolder && seen.length === 0) return mayBeSeen(from, reveal) as Result<object, FileNo>;
    const written = await writeArchive(to, { ...what, sessions: seen }, new Date(), (done, of) => {
      if (done % 100 === 0) writeError(`${done} of ${of}`);
      return true;
    });
    return written.ok
      ? accept({ evenings: seen.length, leftOut: what.sessions.length - seen.length })
      : refuse(written.no);
  } finally {
    if (data?.ok) await data.value.close();
  }
}

const alone = (path: string): ToArchive => ({
  sessions: [{ name: basename(path), path }],
  manifest: { quartermaster: 'logbook', version: 1, people: [], notes: [] },
  more: [],
});

async function everything(data: DataDirectory): Promise<ToArchive> {
  await data.refreshIndex();
  const listed = data.sessions();
  const hold = holdOf(data);
  return {
    sessions: (listed.ok ? listed.value : []).map(({ file, path }) => ({ name: file, path })),
    manifest: manifestOf(data.library),
    more: [
      ...hold.list().map((chest) => ({
        name: `chests/${chest.id}.json`,
        bytes: Buffer.from(`${JSON.stringify(exportChest(hold, chest), null, 1)}\n`),
      })),
      ...resultFiles(data).map(({ file, path }) => ({ name: `results/${file}`, bytes: readFileSync(path) })),
    ],
  };
}

const holdOf = ({ library }: DataDirectory): Hold => new Hold(library, () => randomBytes(8).toString('hex'));

export interface ImportCall {
  readonly path: string | undefined;
  readonly data: string | undefined;
  readonly language: Language;
}

/** A file, or every file of a folder: each is told by itself, and what is refused changes nothing. */
export async function importEvenings({ path, data, language }: ImportCall): Promise<number | string> {
  if (path === undefined) return 'qm import needs a file or a folder.';
  const opened = openDataDirectory(dataFolder(data));
  if (!opened.ok) return told(refuse(faultNo(opened.no)), language, {});
  const directory = opened.value;
  try {
    const hold = holdOf(directory);
    const nextTime = new NextTime(hold, directory.library.settings);
    const files = filesAt(path);
    let worst = 0;
    for (const [at, file] of files.entries()) {
      const brought = await bringIn(directory, file, {
        importChest: (value) => importChestInto(hold, value),
        importData: (value) => importDataInto(nextTime, value, basename(file)),
      });
      worst = Math.max(
        worst,
        told(brought.ok ? accept(shown(brought.value, language)) : brought, language, { file }),
      );
      if ((at + 1) % 100 === 0) writeError(`${at + 1} of ${files.length}`);
    }
    await directory.refreshIndex();
    return worst;
  } finally {
    await directory.close();
  }
}

function filesAt(path: string): readonly string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [path];
  const known = [extension, '.json', '.bgsplay', '.zip'];
  return readdirSync(path)
    .filter((name) => known.some((ending) => name.endsWith(ending)))
    .sort()
    .map((name) => join(path, name));
}

const shown = ({ refused, more, ...brought }: Brought, language: Language): object => ({
  ...brought,
  ...(more.length > 0 ? { more } : {}),
  refused: refused.map(({ name, why }) => ({ name, ...plainOf(language, why) })),
});

/** One line, and the exit code that goes with it. */
function told(done: Result<object, FileNo>, language: Language, about: object): number {
  if (done.ok) {
    writeLine({ ...about, ...done.value });
    return 0;
  }
  const { code, values } = done.no;
  writeLine({ ...about, refusal: { ...plainOf(language, { code, values }), values } });
  return 2;
}
