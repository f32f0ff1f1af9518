import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../../../src-main/rules/pirate-quest/text/en.ts';
import { defaultOptions, options } from '../../../src-main/rules/pirate-quest/options.ts';
import type { Cases } from './silences/cases.ts';
import { deal } from './silences/deal.ts';
import { effects } from './silences/effects.ts';
import { fight } from './silences/fight.ts';
import { luck } from './silences/luck.ts';
import { move } from './silences/move.ts';
import { small } from './silences/small.ts';

const rows = Array.from({ length: 39 }, (_, at) => at + 1);
const titles = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .flatMap((path) => [
    ...readFileSync(join(import.meta.dirname, path), 'utf8').matchAll(/\bit\('([^\n]*) \(silence (\d+)\)'/g),
  ]);

const cases: Cases = { ...deal, ...fight, ...luck, ...move, ...effects, ...small };

describe('where the rulebook is silent, the table settles it', () => {
  it('leaves none of them out: each is an option, or has a test that names it', () => {
    const settled = new Set([
      ...options.map(({ digest }) => Number(digest)),
      ...titles.map(([, , row]) => Number(row)),
    ]);
    expect(rows.filter((row) => !settled.has(row))).toEqual([]);
  });

  for (const option of options) {
    const byValue: Readonly<Record<string, () => void>> = cases[option.name];
    describe(`silence ${option.digest}, ${option.name}: ${en[`option.${option.name}`] ?? ''}`, () => {
      for (const [value, holds] of Object.entries(byValue)) {
        const isDefault = String(option.default) === value;
        const words = en[`option.${option.name}.${value}`] ?? value;
        it(`${words}${isDefault ? ' (as delivered)' : ''}`, holds);
      }
      it('is tried with what is delivered and with another', () => {
        expect(Object.keys(byValue)).toContain(String(defaultOptions[option.name]));
        expect(Object.keys(byValue).length).toBeGreaterThan(1);
      });
    });
  }
});
