import { dirname } from 'node:path';
import type { Random } from '../../support/random.ts';
import type { DiskEvent } from './trace.ts';

type Change = { readonly at: number; readonly bytes: Buffer } | { readonly length: number };

/** A file's bytes that will outlast a power cut, and what was written since and may not. */
interface ModelFile {
  durable: Buffer;
  pending: Change[];
}

interface NameChange {
  readonly folder: string;
  readonly apply: (names: Map<string, ModelFile>) => void;
}

/** A drive loses power in the middle of a sector as little as it can; anything larger may be torn. */
const sector = 512;

/**
 * A disk that promises only what it was made to promise: what a file was synced with, and names in a folder that
 * was synced. Everything else may have happened or not, in any combination; names at least in their order.
 */
export class DiskModel {
  readonly #names = new Map<string, ModelFile>();
  readonly #durableNames = new Map<string, ModelFile>();
  #pendingNames: NameChange[] = [];

  take(event: DiskEvent): void {
    switch (event.kind) {
      case 'create':
        if (!this.#names.has(event.path)) this.#create(event.path);
        break;
      case 'write':
        this.#names.get(event.path)?.pending.push({ at: event.at, bytes: event.bytes });
        break;
      case 'truncate':
        this.#names.get(event.path)?.pending.push({ length: event.length });
        break;
      case 'sync':
        this.#sync(event.path);
        break;
      case 'rename':
        this.#rename(event.from, event.to);
        break;
      case 'unlink':
        this.#change(dirname(event.path), (names) => names.delete(event.path));
        break;
      case 'said':
        break;
    }
  }

  /** What a machine finds that comes up again after the power went now. */
  cut(chance: Random): ReadonlyMap<string, Buffer> {
    const names = new Map(this.#durableNames);
    for (const { apply } of this.#pendingNames.slice(0, chance.below(this.#pendingNames.length + 1)))
      apply(names);
    const mood = chance.pick(['nothing', 'everything', 'anything', 'anything'] as const);
    return new Map([...names].map(([path, file]) => [path, survivorOf(file, mood, chance)]));
  }

  #create(path: string): void {
    const file: ModelFile = { durable: Buffer.alloc(0), pending: [] };
    this.#change(dirname(path), (names) => names.set(path, file));
  }

  #rename(from: string, to: string): void {
    this.#change(dirname(to), (names) => {
      const file = names.get(from);
      names.delete(from);
      if (file) names.set(to, file);
    });
  }

  #change(folder: string, apply: NameChange['apply']): void {
    apply(this.#names);
    this.#pendingNames.push({ folder, apply });
  }

  #sync(path: string): void {
    const file = this.#names.get(path);
    if (file) {
      file.durable = file.pending.reduce(written, file.durable);
      file.pending = [];
      return;
    }
    for (const { folder, apply } of this.#pendingNames) if (folder === path) apply(this.#durableNames);
    this.#pendingNames = this.#pendingNames.filter(({ folder }) => folder !== path);
  }
}

function survivorOf(file: ModelFile, mood: 'nothing' | 'everything' | 'anything', chance: Random): Buffer {
  if (mood === 'nothing') return file.durable;
  if (mood === 'everything') return file.pending.reduce(written, file.durable);
  return file.pending.flatMap((change) => surviving(change, chance)).reduce(written, file.durable);
}

/** All of a write, none of it, or some of its sectors. */
function surviving(change: Change, chance: Random): readonly Change[] {
  const fortune = chance.below(3);
  if (fortune === 0) return [];
  if (fortune === 1 || 'length' in change) return [change];
  const sectors = Math.ceil(change.bytes.length / sector);
  return Array.from({ length: sectors }, (_, at) => at * sector)
    .filter(() => chance.below(2) === 0)
    .map((at) => ({ at: change.at + at, bytes: change.bytes.subarray(at, at + sector) }));
}

/** Never changes a buffer that it was given. */
function written(before: Buffer, change: Change): Buffer {
  if ('length' in change) {
    const cut = Buffer.alloc(change.length);
    before.copy(cut);
    return cut;
  }
  const after = Buffer.alloc(Math.max(before.length, change.at + change.bytes.length));
  before.copy(after);
  change.bytes.copy(after, change.at);
  return after;
}
