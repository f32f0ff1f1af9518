import { existsSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * A worker's file, without its ending and as seen from here. Built, it lies beside this file or above the folder of
 * chunks that this file went into. The index knows the games, which the log does not, so it is started by its place.
 */
export function builtWorker(source: './look-worker' | '../logbook/index-worker'): URL {
  const built = basename(source);
  const places = [`${source}.ts`, `./${built}.js`, `../${built}.js`];
  const found = places.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url));
  if (!found) throw new Error(`the ${built} was not built`);
  return found;
}
