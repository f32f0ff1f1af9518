import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { z } from 'zod';
import { exportCopy } from '../../log/export-copy.ts';
import { attempt } from '../../log/fault.ts';
import type { Library } from '../../log/library/library.ts';
import { accept, refuse, type Result } from '../../rules/kernel/result.ts';
import { readerOf } from './read-at.ts';
import { faultNo, type FileNo } from './file-no.ts';
import { endOf, enterFile, listZip, mostBytes, mostFiles, type Packed } from './zip.ts';

/** The whole logbook as one archive: each session's file, and beside them what only the library knows. */

export const manifestName = 'quartermaster.json';
/** No evening gets near it. */
export const mostOfOne = 128 * 1024 * 1024;

export const manifestSchema = z.strictObject({
  quartermaster: z.literal('logbook'),
  version: z.literal(1),
  people: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(200),
        guest: z.boolean(),
        names: z
          .array(z.strictObject({ name: z.string().max(200), nth: z.number().int().min(1).max(20) }))
          .max(500),
      }),
    )
    .max(20_000),
  notes: z
    .array(z.strictObject({ id: z.string().max(64), place: z.string().max(60), remark: z.string().max(400) }))
    .max(mostFiles),
});
export type Manifest = z.infer<typeof manifestSchema>;

export interface ArchiveProgress {
  /** Told after each file; it goes on while this answers true. */
  (done: number, of: number): boolean;
}

export interface ToArchive {
  /** Session files by their paths. */
  readonly sessions: readonly { readonly name: string; readonly path: string }[];
  readonly manifest: Manifest;
  readonly more: readonly Packed[];
}

/** Appears whole or not at all, and is read again before it counts. Answers how many files are in it. */
export async function writeArchive(
  to: string,
  { sessions, manifest, more }: ToArchive,
  now: Date,
  progress: ArchiveProgress,
): Promise<Result<number, FileNo>> {
  const part = `${to}.part`;
  const copy = `${to}.copying`;
  try {
    const opened = attempt(() => openSync(part, 'w'));
    if (!opened.ok) return refuse(faultNo(opened.no));
    const out = new Out(opened.value, now);
    try {
      const all = sessions.length + more.length + 1;
      out.add({ name: manifestName, bytes: Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`) });
      for (const file of more) out.add(file);
      for (const [at, { name, path }] of sessions.entries()) {
        const copied = await exportCopy(path, copy);
        if (!copied.ok) return refuse(faultNo(copied.no));
        const added = attempt(() => out.add({ name: `sessions/${name}`, bytes: readFileSync(copy) }));
        if (!added.ok) return refuse(faultNo(added.no));
        if (!added.value) return refuse({ code: 'archive-full', values: {} });
        if (!progress(at + 1 + more.length, all)) return refuse({ code: 'stopped', values: {} });
      }
      const ended = attempt(() => {
        out.end();
      });
      if (!ended.ok) return refuse(faultNo(ended.no));
    } finally {
      closeSync(opened.value);
    }
    const whole = isWhole(part);
    if (!whole.ok) return whole;
    const placed = attempt(() => {
      renameSync(part, to);
    });
    return placed.ok ? whole : refuse(faultNo(placed.no));
  } finally {
    for (const left of [part, copy]) rmSync(left, { force: true });
  }
}

/** Reads every file of an archive again and compares its sum. */
function isWhole(path: string): Result<number, FileNo> {
  const reader = readerOf(path);
  if (!reader.ok) return reader;
  try {
    const listed = listZip(statSync(path).size, reader.value.readAt, mostOfOne);
    if (!listed.ok) return refuse({ code: listed.no.code, values: { name: listed.no.name } });
    for (const file of listed.value) {
      const read = file.read();
      if (!read.ok) return refuse({ code: read.no.code, values: { name: file.name } });
    }
    return accept(listed.value.length);
  } finally {
    reader.value.close();
  }
}

class Out {
  readonly #file: number;
  readonly #at: Date;
  readonly #centrals: Buffer[] = [];
  #offset = 0;

  constructor(file: number, at: Date) {
    this.#file = file;
    this.#at = at;
  }

  /** False where no more fits into such an archive. */
  add(packed: Packed): boolean {
    const { head, body, central } = enterFile(packed, this.#offset, this.#at);
    if (this.#offset + head.length + body.length > mostBytes || this.#centrals.length >= mostFiles)
      return false;
    writeSync(this.#file, head);
    writeSync(this.#file, body);
    this.#offset += head.length + body.length;
    this.#centrals.push(central);
    return true;
  }

  end(): void {
    writeSync(this.#file, endOf(this.#centrals, this.#offset));
    fsyncSync(this.#file);
  }
}

export function manifestOf({ people, evenings }: Pick<Library, 'people' | 'evenings'>): Manifest {
  return {
    quartermaster: 'logbook',
    version: 1,
    people: people.list().map(({ person, name, guest }) => ({
      name,
      guest,
      names: people.namesOf(person).map((each) => ({ ...each })),
    })),
    notes: evenings.notes().map((note) => ({ ...note })),
  };
}
