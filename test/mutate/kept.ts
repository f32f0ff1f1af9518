import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, type Place } from './places.ts';

/** What was noticed, kept in a file of the table's choice, so that another run tries only what is left. */
export interface Kept {
  readonly noticed: ReadonlySet<number>;
  readonly add: (ids: Iterable<number>) => void;
}

/** A change is known by its number in its file, for as long as nothing in that file is another. */
export function keptIn(path: string, places: readonly Place[]): Kept {
  const names = new Map<number, string>();
  for (const [file, here] of Map.groupBy(places, (place) => place.file)) {
    const sum = createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest('hex')
      .slice(0, 12);
    for (const [at, { id }] of here.entries()) names.set(id, `${file} ${sum} ${at}`);
  }
  const known = new Set(path !== '' && existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []);
  const noticed = new Set([...names].flatMap(([id, name]) => (known.has(name) ? [id] : [])));
  return {
    noticed,
    add(ids) {
      const fresh = [...ids].filter((id) => !noticed.has(id));
      for (const id of fresh) noticed.add(id);
      if (path !== '' && fresh.length > 0)
        appendFileSync(path, fresh.map((id) => `${names.get(id) ?? ''}\n`).join(''));
    },
  };
}
