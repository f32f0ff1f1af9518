import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backupsOf, makeBackup, proveBackup, restoreBackup } from './backups.ts';
import { createSession } from './create-session.ts';
import type { Damage } from './damage.ts';
import type { LogFault } from './entry.ts';
import { attempt } from './fault.ts';
import { arrivingIn } from './import-session.ts';
import { Indexer, type IndexProgress, type IndexReport } from './indexer.ts';
import { lookAtSession } from './look-at-session.ts';
import { isLikelyNow } from './likely-now.ts';
import { openLibrary, type Library, type LibraryMishap, type OpenedLibrary } from './library/library.ts';
import { takeLock, type Lock } from './lock.ts';
import { Looks } from './look.ts';
import { openSession } from './open-session.ts';
import { closeToOthers } from './owner-only.ts';
import { extension, fileNameOf, isPlainFile, makeFolder } from './places.ts';
import { finishRescues } from './rescue.ts';
import type { RescuedSession } from './rescue-session.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import type { Backup } from './rotation.ts';
import type { SessionFile } from './session-file.ts';
import type { SessionHeading, SessionLog } from './session-log.ts';
import { markOf, summarise, type FileMark, type SessionSummary } from './session-summary.ts';
import { emptyTrash, moveToTrash, takeFromTrash, trashIn, type Trashed } from './trash.ts';
import { isVouchedFor } from './vouch.ts';

export interface Clock {
  now(): number;
}

/** A session in the list, or why nothing can be said of the file. */
export interface ListedSession {
  /** Its name in the folder of sessions, by which it is opened. */
  readonly file: string;
  readonly path: string;
  readonly summary?: SessionSummary;
  readonly fault?: LogFault;
}

/** Opens a data directory for the one process that may write to it, and begins one where there is none. */
export function openDataDirectory(path: string, clock: Clock = Date): Result<DataDirectory, LogFault> {
  const prepared = attempt(() => {
    makeFolder(join(path, 'sessions'));
    closeToOthers(path);
  });
  if (!prepared.ok) return prepared;
  const lock = takeLock(path);
  if (!lock.ok) return lock;
  const opened = tidyAndOpen(path, clock.now());
  if (!opened.ok) {
    lock.value.release();
    return opened;
  }
  return accept(new DataDirectory(path, clock, lock.value, opened.value));
}

function tidyAndOpen(path: string, now: number): Result<OpenedLibrary, LogFault> {
  const sessions = join(path, 'sessions');
  const finished = finishRescues(sessions);
  if (!finished.ok) return finished;
  const tidied = attempt(() => {
    for (const name of readdirSync(sessions))
      if (isHalfMade(name) && isPlainFile(join(sessions, name))) rmSync(join(sessions, name));
  });
  const opened = tidied.ok ? openLibrary(path, now) : tidied;
  if (!opened.ok || !isLikelyNow(opened.value.library, now)) return opened;
  const emptied = emptyTrash(join(path, 'trash'), now);
  if (emptied.ok) return opened;
  opened.value.library.close();
  return emptied;
}

/** What is asked for by name lies in the folder of sessions and nowhere else. */
const isFileName = (file: string): boolean =>
  /^[^/\\\0]+$/.test(file) && file.endsWith(extension) && file.length <= 255;

/** In bytes. What is shorter is looked through in less than 30 ms, which nobody notices. */
const long = 512 * 1024;
/** The bytes of what is shorter are hashed in less than 30 ms. */
const longToHash = 12 * 1024 * 1024;

function isAtLeast(bytes: number, path: string): boolean {
  const marked = attempt(() => markOf(path));
  return marked.ok && marked.value.bytes >= bytes;
}

/** Left by a process that ended before a file was whole; what it was made from is still there. */
const isHalfMade = (name: string): boolean =>
  /\.quartermaster\.(new|migrating|arriving|restoring|salvaged|part)(-wal|-shm|-journal)?$/.test(name);

export class DataDirectory {
  readonly path: string;
  readonly library: Library;
  /** The library could not be read when the directory was opened. */
  readonly mishap: LibraryMishap | undefined;
  readonly #clock: Clock;
  readonly #lock: Lock;
  readonly #sessions: string;
  readonly #trash: string;
  readonly #indexer: Indexer;
  readonly #open = new Map<string, SessionFile>();
  readonly #underRescue = new Set<string>();
  /** Whose totals are to be worked out anew, since an evening went. */
  readonly #touched = new Set<string>();
  /** At files that are being opened. */
  readonly looks = new Looks(() => this.onLook());
  /** Told whenever one of them has come further. */
  onLook: () => void = () => undefined;

  constructor(path: string, clock: Clock, lock: Lock, opened: OpenedLibrary) {
    this.path = path;
    this.library = opened.library;
    this.mishap = opened.mishap;
    this.#clock = clock;
    this.#lock = lock;
    this.#sessions = join(path, 'sessions');
    this.#trash = join(path, 'trash');
    this.#indexer = new Indexer(this.library.path, this.#sessions);
  }

  /** The one that was last played comes first; files that cannot be read come last. */
  sessions(): Result<readonly ListedSession[], LogFault> {
    return attempt(() =>
      readdirSync(this.#sessions)
        .filter((file) => file.endsWith(extension))
        .map((file) => this.#list(file))
        .sort((one, other) => (other.summary?.changedAt ?? 0) - (one.summary?.changedAt ?? 0)),
    );
  }

  create(heading: SessionHeading): Result<SessionLog, LogFault> {
    return this.#remember(fileNameOf(heading.id), createSession(this.#sessions, heading));
  }

  open(file: string): Result<SessionLog, LogFault | Damage> {
    const no = this.#unfit(file);
    return no ? refuse(no) : this.#remember(file, openSession(this.#at(file)));
  }

  /** To be looked back at; it may be open, and is not changed. */
  look(file: string): Result<SessionLog, LogFault> {
    return isFileName(file)
      ? lookAtSession(this.#at(file))
      : refuse({ code: 'gone', detail: file.slice(0, 80) });
  }

  /** Where the file of a session lies. */
  pathOf(file: string): Result<string, LogFault> {
    return isFileName(file) ? accept(this.#at(file)) : refuse({ code: 'gone', detail: file.slice(0, 80) });
  }

  markOf(file: string): Result<FileMark, LogFault> {
    return isFileName(file)
      ? attempt(() => markOf(this.#at(file)))
      : refuse({ code: 'gone', detail: file.slice(0, 80) });
  }

  rename(file: string, title: string): Result<void, LogFault | Damage> {
    const running = this.#open.get(file);
    if (running?.isOpen) return running.rename(title);
    const no = this.#unfit(file);
    if (no) return refuse(no);
    const opened = openSession(this.#at(file));
    if (!opened.ok) return opened;
    const renamed = opened.value.rename(title);
    opened.value.close();
    return renamed;
  }

  /** Out of the list, and kept for 30 days. */
  trash(file: string): Result<string, LogFault> {
    const no = this.#unfit(file);
    if (no) return refuse(no);
    const moved = moveToTrash(this.#at(file), this.#clock.now());
    if (!moved.ok) return moved;
    const removed = this.library.sessions.remove(file);
    if (!removed.ok) return removed;
    for (const about of removed.value) this.#touched.add(about);
    return moved;
  }

  trashed(): readonly Trashed[] {
    return trashIn(this.#trash);
  }

  takeFromTrash(trashed: Trashed): Result<string, LogFault> {
    return takeFromTrash(trashed, this.#sessions);
  }

  /** Takes in a copy of a session file from elsewhere, and looks at it where that keeps nobody waiting. */
  import(from: string): Promise<Result<string, LogFault | Damage>> {
    const arriving = arrivingIn(this.#sessions);
    const open = [...this.#open].flatMap(([file, { isOpen }]) => (isOpen ? [file] : []));
    const now = this.#clock.now();
    return this.looks.take({ kind: 'import', path: from, sessions: this.#sessions, arriving, open, now });
  }

  /**
   * Looks through a long file that nothing vouches for, before it is opened, where that keeps nobody waiting: if it
   * is whole it is opened at once from then on. Says only why it must not be opened.
   */
  async lookThrough(file: string): Promise<LogFault | Damage | undefined> {
    const path = this.#at(file);
    if (this.#unfit(file) || !isAtLeast(long, path)) return undefined;
    // Most often it was closed properly: to see that takes less time than a thread takes to begin.
    if (!isAtLeast(longToHash, path) && isVouchedFor(path)) return undefined;
    const looked = await this.looks.take({ kind: 'vouch', path });
    return looked.ok ? undefined : looked.no;
  }

  backups(file: string): readonly Backup[] {
    return backupsOf(this.#at(file));
  }

  /** Of a session that is open here. */
  backup(log: SessionLog): Promise<Result<Backup, LogFault>> {
    const path = this.#at(fileNameOf(log.heading.id));
    // The evening goes on meanwhile.
    return makeBackup(log, path, this.#clock.now(), (copy) =>
      isAtLeast(long, copy.unproved) ? this.looks.take({ kind: 'prove', path, copy }) : proveBackup(copy),
    );
  }

  restore(file: string, backup: Backup): Result<void, LogFault> {
    const no = this.#unfit(file);
    return no ? refuse(no) : restoreBackup(backup.path, this.#at(file), this.#clock.now());
  }

  /** Rescued where that keeps nobody waiting; nobody has the file meanwhile. */
  async rescue(file: string): Promise<Result<RescuedSession, LogFault>> {
    const no = this.#unfit(file);
    if (no) return refuse(no);
    this.#underRescue.add(file);
    const rescued = await this.looks.take({ kind: 'rescue', path: this.#at(file), now: this.#clock.now() });
    this.#underRescue.delete(file);
    const finished = finishRescues(this.#sessions);
    return finished.ok ? rescued : finished;
  }

  /** Takes into the library's index what has changed since the last time, and whose totals are others besides. */
  refreshIndex(touched: readonly string[] = []): Promise<IndexReport> {
    const all = [...this.#touched, ...touched];
    this.#touched.clear();
    return this.#indexer.refresh(all);
  }

  /** How far the index is, while it is worked on. */
  get indexing(): Omit<IndexProgress, 'order'> | undefined {
    return this.#indexer.progress;
  }

  haltIndex(): void {
    this.#indexer.halt();
  }

  rebuildIndex(): Promise<IndexReport> {
    return this.#indexer.rebuild();
  }

  async close(): Promise<void> {
    this.looks.cancel();
    for (const log of this.#open.values()) log.close();
    await this.#indexer.stop();
    this.library.close();
    this.#lock.release();
  }

  #list(file: string): ListedSession {
    const path = this.#at(file);
    const marked = attempt(() => markOf(path));
    if (!marked.ok) return { file, path, fault: marked.no };
    const mark = marked.value;
    const known = this.library.sessions.get(file, mark);
    if (known) return { file, path, summary: known };
    const read = summarise(path);
    if (!read.ok) return { file, path, fault: read.no };
    this.library.sessions.put(read.value, mark);
    return { file, path, summary: read.value };
  }

  #remember<No>(file: string, opened: Result<SessionFile, No>): Result<SessionFile, No> {
    // Of those that were left nothing is kept: an evening is long.
    for (const [other, log] of this.#open) if (!log.isOpen) this.#open.delete(other);
    if (opened.ok) this.#open.set(file, opened.value);
    return opened;
  }

  /** Why nothing is done with a file of this name. */
  #unfit(file: string): LogFault | undefined {
    if (!isFileName(file)) return { code: 'gone', detail: file.slice(0, 80) };
    const running = this.#open.get(file);
    if (running?.isOpen) return { code: 'locked', detail: `${file} is open` };
    return this.#underRescue.has(file) ? { code: 'locked', detail: `${file} is being rescued` } : undefined;
  }

  #at(file: string): string {
    return join(this.#sessions, file);
  }
}
