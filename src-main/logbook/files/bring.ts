import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { problemOf } from '../../contract/problem.ts';
import type { BroughtPart } from '../../contract/logbook-files.ts';
import type { DataDirectory } from '../../log/data-directory.ts';
import { attempt } from '../../log/fault.ts';
import { extension, fileNameOf } from '../../log/places.ts';
import { summarise } from '../../log/session-summary.ts';
import { message, type Message } from '../../rules/kernel/message.ts';
import { accept, refuse, type Result } from '../../rules/kernel/result.ts';
import { manifestName, manifestSchema, mostOfOne, type Manifest } from './archive.ts';
import { faultNo, type FileNo } from './file-no.ts';
import { sessionFromEvening } from './from-json.ts';
import { eveningFileSchema, type EveningFile } from './json.ts';
import { readerOf, type Reader } from './read-at.ts';
import {
  forgetHandedOver,
  handedOver,
  keepResult,
  readBgStats,
  resultFileOf,
  resultSchema,
  type BareResult,
} from './results.ts';
import { listZip, type Listed } from './zip.ts';

export interface BroughtChest {
  /** Else it was here already. */
  readonly isNew: boolean;
  readonly told?: Message;
}

/** What a bringer needs beside the data directory: chests are kept by another part. */
export interface BringOptions {
  readonly importChest: (value: unknown) => Result<BroughtChest, FileNo>;
  /** Decks and boards too; answers what came of them, or nothing where the file is none. */
  readonly importData: (value: unknown) => Result<Message | undefined, FileNo>;
  /** Told after each file of an archive; it goes on while this answers true. */
  readonly progress?: (done: number, of: number) => boolean;
}

interface Tally {
  kind: BroughtPart['kind'];
  readonly evenings: { new: number; known: number; differing: number };
  people: number;
  chests: number;
  readonly more: Message[];
  /** Files of bare results that are new. */
  readonly results: string[];
  readonly refused: { name: string; why: FileNo }[];
}

/** Of a file that is refused as a whole nothing is changed; of an archive each part is taken or refused by itself. */
export type Brought = Omit<Tally, 'refused'> & { readonly refused: readonly { name: string; why: FileNo }[] };

const sqlite = 'SQLite format 3\0';

/** Takes in whatever it is that somebody brought. What it is the file itself tells, never its name. */
export async function bringIn(
  data: DataDirectory,
  path: string,
  options: BringOptions,
): Promise<Result<Brought, FileNo>> {
  const reader = readerOf(path);
  if (!reader.ok) return reader;
  const tally: Tally = {
    kind: 'session',
    evenings: { new: 0, known: 0, differing: 0 },
    people: 0,
    chests: 0,
    more: [],
    results: [],
    refused: [],
  };
  const bringer = new Bringer(data, options, tally);
  try {
    const statted = attempt(() => statSync(path));
    if (!statted.ok) return refuse(faultNo(statted.no));
    if (!statted.value.isFile()) return refuse({ code: 'not-understood', values: {} });
    const head = reader.value.readAt(0, 16).toString('latin1');
    const taken = head.startsWith(sqlite)
      ? await bringer.session(path)
      : head.startsWith('PK')
        ? await bringer.archive(reader.value, statted.value.size)
        : await bringer.text(reader.value, statted.value.size);
    return taken.ok ? accept(tally) : taken;
  } finally {
    reader.value.close();
  }
}

type Taken = Result<void, FileNo>;
const taken: Taken = accept(undefined);

class Bringer {
  readonly #data: DataDirectory;
  readonly #options: BringOptions;
  readonly #tally: Tally;
  #ours: ReadonlySet<string> | undefined;

  constructor(data: DataDirectory, options: BringOptions, tally: Tally) {
    this.#data = data;
    this.#options = options;
    this.#tally = tally;
  }

  session(path: string): Promise<Taken> {
    return leavingNothing(path, () => this.#session(path));
  }

  async #session(path: string): Promise<Taken> {
    const summary = summarise(path);
    const wasHere = summary.ok && existsSync(join(this.#data.path, 'sessions', fileNameOf(summary.value.id)));
    const imported = await this.#data.import(path);
    if (imported.ok) {
      if (summary.ok) forgetHandedOver(this.#data, summary.value.id);
      this.#tally.evenings[wasHere ? 'known' : 'new'] += 1;
      return taken;
    }
    if (imported.no.code === 'differs') this.#tally.evenings.differing += 1;
    return refuse({ code: imported.no.code, values: { detail: imported.no.detail } });
  }

  async text(reader: Reader, size: number): Promise<Taken> {
    if (size > mostOfOne)
      return refuse({ code: 'too-large', values: { detail: `${Math.ceil(size / 1024 / 1024)} MB` } });
    const parsed = parsedJson(reader.readAt(0, size).toString('utf8'));
    return parsed.ok ? this.#value(parsed.value) : parsed;
  }

  async #value(value: unknown): Promise<Taken> {
    const kind = kindOf(value);
    if (kind === undefined) return this.#ownData(value);
    this.#tally.kind = kind;
    switch (kind) {
      case 'json':
        return this.#evening(value);
      case 'chest': {
        const imported = this.#options.importChest(value);
        if (!imported.ok) return imported;
        if (imported.value.isNew) this.#tally.chests += 1;
        if (imported.value.told) this.#tally.more.push(imported.value.told);
        return taken;
      }
      case 'bgstats':
        return this.#bgStats(value);
      case 'result': {
        const read = resultSchema.safeParse(value);
        return read.success
          ? this.#result(read.data)
          : refuse({ code: 'not-json', values: { ...problemOf(read.error) } });
      }
    }
  }

  #ownData(value: unknown): Taken {
    const told = this.#options.importData(value);
    if (!told.ok) return told;
    if (!told.value) return refuse({ code: 'not-understood', values: {} });
    this.#tally.kind = 'data';
    this.#tally.more.push(told.value);
    return taken;
  }

  /** Results without what happened; what nobody referees here is counted and left out. */
  #bgStats(value: unknown): Taken {
    const read = readBgStats(value);
    if (!read.ok) return refuse({ code: 'not-json', values: { ...problemOf(read.no) } });
    const { results, others, refused } = read.value;
    this.#tally.refused.push(...refused);
    for (const result of results) {
      const kept = this.#result(result);
      if (!kept.ok) return kept;
    }
    if (others > 0) this.#tally.more.push(message('brought.others', { count: others }));
    return taken;
  }

  #result(result: BareResult): Taken {
    this.#ours ??= handedOver(this.#data);
    const kept = keepResult(this.#data, result, this.#ours);
    if (!kept.ok) return kept;
    this.#tally.evenings[kept.value ? 'new' : 'known'] += 1;
    if (kept.value) this.#tally.results.push(resultFileOf(result.uuid));
    return taken;
  }

  async #evening(value: unknown): Promise<Taken> {
    const read = eveningFileSchema.safeParse(value);
    if (!read.success) return refuse({ code: 'not-json', values: { ...problemOf(read.error) } });
    const file = read.data;
    return inFolder(async (folder) => {
      const path = join(folder, fileNameOf(file.id));
      const written = sessionFromEvening(path, file);
      if (!written.ok) return written;
      const brought = await this.session(path);
      if (brought.ok) this.#remember(file);
      return brought;
    });
  }

  /** What is known of the people and the evening here already stays as it is. */
  #remember({ id, people, place = '', remark = '' }: EveningFile): void {
    const named = new Map<string, number>();
    for (const { captain, name } of people) {
      const nth = (named.get(captain.toLocaleLowerCase('en')) ?? 0) + 1;
      named.set(captain.toLocaleLowerCase('en'), nth);
      const known = this.#data.library.people.introduce(captain, nth, name);
      if (known.ok && known.value) this.#tally.people += 1;
    }
    this.#data.library.evenings.noteIfNone(id, place, remark);
  }

  async archive(reader: Reader, size: number): Promise<Taken> {
    this.#tally.kind = 'archive';
    const listed = listZip(size, reader.readAt, mostOfOne);
    if (!listed.ok) return refuse({ code: listed.no.code, values: { name: listed.no.name } });
    const files = listed.value;
    const manifest = this.#manifest(files);
    if (!manifest.ok) return manifest;
    this.#people(manifest.value);
    return inFolder(async (folder) => {
      for (const [at, file] of files.entries()) {
        const brought = await this.#file(folder, file);
        if (!brought.ok) this.#tally.refused.push({ name: file.name, why: brought.no });
        if (this.#options.progress && !this.#options.progress(at + 1, files.length)) break;
      }
      return taken;
    });
  }

  #manifest(files: readonly Listed[]): Result<Manifest | undefined, FileNo> {
    const found = files.find(({ name }) => name === manifestName);
    // Somebody may have packed some of their evenings by hand.
    if (!found) return accept(undefined);
    const read = found.read();
    if (!read.ok) return refuse({ code: read.no.code, values: { name: read.no.name } });
    const parsed = parsedJson(Buffer.from(read.value).toString('utf8'));
    if (!parsed.ok) return parsed;
    const told = manifestSchema.safeParse(parsed.value);
    return told.success
      ? accept(told.data)
      : refuse({ code: 'not-json', values: { ...problemOf(told.error) } });
  }

  #people(manifest: Manifest | undefined): void {
    for (const { name, guest, names } of manifest?.people ?? [])
      for (const each of names) {
        const known = this.#data.library.people.introduce(each.name, each.nth, name, guest);
        if (known.ok && known.value) this.#tally.people += 1;
      }
    for (const { id, place, remark } of manifest?.notes ?? [])
      this.#data.library.evenings.noteIfNone(id, place, remark);
  }

  async #file(folder: string, file: Listed): Promise<Taken> {
    const { name } = file;
    if (name === manifestName) return taken;
    const isSession = name.endsWith(extension);
    if (!isSession && !name.endsWith('.json')) return refuse({ code: 'not-understood', values: {} });
    const read = file.read();
    if (!read.ok) return refuse({ code: read.no.code, values: { name } });
    if (!isSession) {
      const parsed = parsedJson(Buffer.from(read.value).toString('utf8'));
      if (!parsed.ok) return parsed;
      const brought = await this.#value(parsed.value);
      this.#tally.kind = 'archive';
      return brought;
    }
    // Under a name of our own: what it is called in the archive leads nowhere.
    const path = join(folder, `arrived${extension}`);
    const written = attempt(() => {
      writeFileSync(path, read.value);
    });
    if (!written.ok) return refuse(faultNo(written.no));
    try {
      return await this.session(path);
    } finally {
      rmSync(path, { force: true });
    }
  }
}

function kindOf(value: unknown): 'json' | 'chest' | 'bgstats' | 'result' | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { quartermaster, chest, plays, players } = value as Readonly<Record<string, unknown>>;
  if (quartermaster === 'evening') return 'json';
  if (quartermaster === 'result') return 'result';
  if (chest !== undefined && quartermaster === undefined) return 'chest';
  return Array.isArray(plays) && Array.isArray(players) ? 'bgstats' : undefined;
}

/** Deeper than anything we write, and not so deep that walking it would end the program. */
const deepest = 100;

function parsedJson(text: string): Result<unknown, FileNo> {
  const plain = text.replace(/^\uFEFF/, '');
  if (!/^\s*[{[]/.test(plain)) return refuse({ code: 'not-understood', values: {} });
  if (isDeep(plain)) return refuse({ code: 'not-understood', values: {} });
  try {
    return accept(JSON.parse(plain) as unknown);
  } catch (error) {
    const problem = error instanceof Error ? error.message.slice(0, 80) : '';
    return refuse({ code: 'not-json', values: { where: '', problem } });
  }
}

function isDeep(text: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (isText && letter === '\\') at += 1;
    else if (letter === '"') isText = !isText;
    else if (!isText && (letter === '{' || letter === '[')) depth += 1;
    else if (!isText && (letter === '}' || letter === ']')) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

/** Reading a database puts files beside it; on somebody's stick none of them stays. */
async function leavingNothing<Value>(path: string, work: () => Promise<Value>): Promise<Value> {
  const beside = [`${path}-wal`, `${path}-shm`].filter((each) => !existsSync(each));
  try {
    return await work();
  } finally {
    for (const each of beside) rmSync(each, { force: true });
  }
}

/** A place where what arrives is put together; nothing of it stays. */
async function inFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), 'quartermaster-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
