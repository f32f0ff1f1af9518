import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { en as companion } from '../../../src-main/contract/text/en.ts';
import { options } from '../../../src-main/rules/pirate-tricks/options.ts';
import { pirateTricks as game } from '../../../src-main/rules/pirate-tricks/game.ts';
import { refusals } from '../../../src-main/rules/pirate-tricks/refusals.ts';
import { phases } from '../../../src-main/rules/pirate-tricks/phase.ts';
import { depths } from '../../../src-main/rules/pirate-tricks/state.ts';
import { captainsHeard, promptKinds, type Heard } from './captains.ts';
import { playSeeds, seedsOf } from '../whole-games.ts';
import { placeholders } from '../words.ts';

const { en, de } = game.text;
const folder = 'src-main/rules/pirate-tricks';
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('text'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));
const written = sources.flatMap((text) =>
  [...text.matchAll(/'([a-z]+(?:\.[\w-]+)+)'/gi)].map(([, key]) => key ?? ''),
);

describe('every word is there in English and in German', () => {
  test('the same keys, each with words', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    const empty = Object.entries({ ...en, ...de }).filter(([, words]) => words === '');
    expect(empty.map(([key]) => key)).toEqual(['tell.found.nothing']);
  });

  test.each(Object.keys(en))('%s takes the same values in both', (key) => {
    expect(placeholders(de[key] ?? '')).toEqual(placeholders(en[key] ?? ''));
  });

  test.each(options.map((option) => option.name))('option %s and its choices', (name) => {
    expect(en[`option.${name}`]).toBeDefined();
    const option = options.find((row) => row.name === name);
    const choices = option?.type === 'choice' ? option.choices : [];
    for (const choice of choices) expect(en[`option.${name}.${choice}`]).toBeDefined();
  });

  test.each(Object.entries(refusals))(
    'refusal %s says that nothing was entered, and has its rule',
    (code, { rule }) => {
      expect(en[`refusal.${code}`]).toMatch(/^Refused: .+(Nothing (entered|begun|noted)\.|of this game\.)$/);
      expect(de[`refusal.${code}`]).toMatch(
        /^Abgelehnt: .+(Nichts (eingetragen|begonnen|notiert)\.|dieses Spiels\.)$/,
      );
      expect(en[`rule.${rule}`]).toBeDefined();
      expect(en[`rule.${rule}.title`]).toBeDefined();
    },
  );

  test.each(promptKinds)('prompt %s', (kind) => {
    expect(en[`prompt.${kind}`] ?? en[`prompt.${kind}.all`]).toBeDefined();
  });

  test('each phase and depth', () => {
    for (const phase of phases) expect(en[`phase.${phase}`]).toBeDefined();
    for (const depth of depths) expect(en[`depth.${depth}`]).toBeDefined();
  });

  test('every key that is written in the rules', () => {
    const missing = written.filter((key) => !(key in en) && !(key in companion));
    expect(missing).toEqual([]);
  });

  test('every key that comes up in random games, filled with all its values', () => {
    const messages: Heard = new Map();
    playSeeds(captainsHeard(messages), seedsOf({ first: 77, most: 12 }));
    expect(messages.size).toBeGreaterThan(100);
    for (const [key, values] of messages) {
      const words = en[key] ?? (companion as Readonly<Record<string, string>>)[key];
      expect(words, key).toBeDefined();
      expect(
        placeholders(words ?? '').filter((name) => !values.has(name)),
        key,
      ).toEqual([]);
    }
  });

  test('nobody is addressed as a pirate', () => {
    expect(Object.values(en).join(' ')).not.toMatch(/please|oops|ahoy|arr+/i);
  });
});
