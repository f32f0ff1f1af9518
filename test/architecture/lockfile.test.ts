import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly resolved?: string;
}
const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

test('the lockfile holds every platform’s binaries, not only those of the machine that wrote it', () => {
  const names = new Set(Object.keys(lock.packages).map((path) => path.replace(/^.*node_modules\//, '')));
  const missing = Object.values(lock.packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !names.has(name));
  expect([...new Set(missing)]).toEqual([]);
});

test('the lockfile names no host to fetch from', () => {
  expect(Object.values(lock.packages).filter(({ resolved }) => resolved?.includes('://'))).toEqual([]);
});
