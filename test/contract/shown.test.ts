import { describe, expect, test } from 'vitest';
import { cataloguesFor, consoleFor, wholeFor } from '../../src-main/contract/catalogues.ts';
import { gameIds } from '../../src-main/contract/games.ts';
import { heldFor, readFor, shownFor } from '../../src-main/contract/shown.ts';

const together = (catalogues: readonly object[]): Readonly<Record<string, string>> =>
  Object.assign({}, ...[...catalogues].reverse()) as Record<string, string>;
const gaps = (text = '') => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();

const loaders = {
  everything: cataloguesFor,
  'what is shown': shownFor,
  'what a phone says': heldFor,
  'what is read on a phone': readFor,
  'what a console says': consoleFor,
};

describe.each(gameIds)('the words of %s', (game) => {
  test.each(Object.entries(loaders))(
    'are the same keys and gaps in both languages, as nothing stands behind German: %s',
    async (_, load) => {
      const [en, de] = [together(await load(game, 'en')), together(await load(game, 'de'))];
      expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
      for (const key of Object.keys(en)) expect([key, gaps(de[key])]).toEqual([key, gaps(en[key])]);
    },
  );

  test.each([
    ['a television', shownFor],
    ['a phone', heldFor],
    ['a phone that reads a rule', readFor],
    // As it says them once refusals are read.
    [
      'a console',
      async (id: string, language: 'en') => [
        ...(await wholeFor(id, language)),
        ...(await consoleFor(id, language)),
      ],
    ],
  ])('are on %s what they are everywhere', async (_, load) => {
    const all = together(await cataloguesFor(game, 'en'));
    for (const [key, text] of Object.entries(together(await load(game, 'en'))))
      expect([key, all[key]]).toEqual([key, text]);
  });

  test('are all there on a console once it has opened a sheet that needs more', async () => {
    const all = together(await cataloguesFor(game, 'de'));
    const whole = together([...(await consoleFor(game, 'de')), ...(await wholeFor(game, 'de'))]);
    const cut = Object.keys(all).filter((key) => !(key in whole));
    // What only a captain is told, and what is settled before a game.
    expect(cut.filter((key) => !/^(you|option|map)\./.test(key))).toEqual([]);
    const first = together(await consoleFor(game, 'de'));
    const asked = Object.keys(all).filter((key) => /^(prompt|answer|tell|field)\./.test(key));
    expect(asked.filter((key) => !(key in first) && !key.includes('.you'))).toEqual([]);
  });

  test('hold no refusal, house rule or rule card where they are only shown', async () => {
    const shown = together(await shownFor(game, 'en'));
    expect(Object.keys(shown).filter((key) => /^(refusal|rule|option)\./.test(key))).toEqual([]);
    expect(shown['title']).toBeDefined();
  });
});
