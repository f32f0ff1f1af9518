import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readerKinds } from '../../hardware/driver.ts';
import { planLines } from '../../hardware/discovery/lines.ts';
import { drivers, driverOf } from '../../hardware/readers.ts';

const sources = readdirSync('hardware', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);

function importsOf(file: string): readonly string[] {
  const text = readFileSync(join('hardware', file), 'utf8');
  return [...text.matchAll(/(?:from|import\() ?'([^']+)'/g)].map(([, name = '']) => name);
}

describe('the readers', () => {
  it('have a driver for every kind, once', () => {
    expect(drivers.map(({ kind }) => kind).sort()).toEqual([...readerKinds].sort());
    for (const kind of readerKinds) expect(driverOf(kind).kind).toBe(kind);
  });

  it('are all heard on some line when a port is examined for every one of them', () => {
    const heard = planLines(drivers).flatMap((plan) => plan.drivers.map(({ kind }) => kind));
    expect(new Set(heard)).toEqual(new Set(readerKinds));
  });

  it('import nothing but Node, serialport and one another, so that a bare script can use them', () => {
    const foreign = sources.flatMap((file) =>
      importsOf(file)
        .filter((name) => !name.startsWith('node:') && !/^\.\.?\//.test(name) && name !== 'serialport')
        .map((name) => `${file}: ${name}`),
    );
    const outside = sources.flatMap((file) =>
      importsOf(file).filter((name) => join('hardware', file, '..', name).startsWith('..')),
    );
    expect([...foreign, ...outside]).toEqual([]);
  });

  it('load the serial library with the first port only', () => {
    for (const file of sources) {
      const text = readFileSync(join('hardware', file), 'utf8');
      expect(text, file).not.toMatch(/^import (?!type)[^;]*'serialport'/m);
    }
  });

  it('need nothing of Node to tell a keyboard scanner, as that is done in a page', () => {
    const inPages = sources.filter((file) => /^wedge\/|^scanner\/code\.ts$/.test(file));
    expect(inPages.length).toBeGreaterThan(2);
    for (const file of inPages)
      expect(importsOf(file).filter((name) => name.startsWith('node:'))).toEqual([]);
  });
});
