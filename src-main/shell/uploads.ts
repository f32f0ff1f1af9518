import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallRefusal } from '../link/handler.ts';
import { attempt } from '../log/fault.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';

/** A page hands a file over in parts; what is larger is brought from the command line. */
const mostUploaded = 256 * 1024 * 1024;

/** Files on their way in, part by part and in order. */
export class Uploads {
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
    if (!written.ok) return refuse({ code: written.no.code, values: { detail: written.no.detail } });
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
