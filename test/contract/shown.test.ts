import { describe, expect, test } from 'vitest';
import { cataloguesFor } from '../../src-main/contract/catalogues.ts';
import { gameIds } from '../../src-main/contract/games.ts';
import { shownFor } from '../../src-main/contract/shown.ts';

const together = (catalogues: readonly object[]): Readonly<Record<string, string>> =>
  Object.assign({}, ...[...catalogues].reverse()) as Record<string, string>;
const gaps = (text = '') => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();

describe.each(gameIds)('the words that a television has of %s', (game) => {
  test('are the same keys and gaps in both languages, as nothing stands behind German', async () => {
    const [en, de] = [together(await shownFor(game, 'en')), together(await shownFor(game, 'de'))];
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    for (const key of Object.keys(en)) expect([key, gaps(de[key])]).toEqual([key, gaps(en[key])]);
  });

  test('say what every other display says, and hold no refusal, house rule or rule card', async () => {
    const shown = together(await shownFor(game, 'en'));
    const all = together(await cataloguesFor(game, 'en'));
    for (const [key, text] of Object.entries(shown)) expect([key, all[key]]).toEqual([key, text]);
    expect(Object.keys(shown).filter((key) => /^(refusal|rule|option)\./.test(key))).toEqual([]);
    expect(shown['title']).toBeDefined();
  });
});
