import { describe, expect, test } from 'vitest';
import { gapsOf } from '../../src-main/contract/say.ts';
import { heldFor } from '../../src-main/contract/shown.ts';
import { games } from '../../src-main/rules/games.ts';
import { languages, type Catalogue } from '../../src-main/rules/kernel/message.ts';

/** A question to somebody goes on behind the name: "bids last."; a sentence of its own begins with a capital. */
const goesOn = (words: string): boolean => /^(?:\p{Ll}|\{count\|)/u.test(words);
/** Parts of sentences that are put together, and what stands under a question. */
const isPart = (key: string): boolean => /\.(?:hint|ways|all)(?:\.|$)/.test(key);
const gaps = (words: string): readonly string[] => [...gapsOf(words)].toSorted();

/** How answers call the gap for whoever does what they tell. */
const captains: ReadonlySet<string> = new Set(['name', 'player', 'seat', 'dealer']);

describe.each(Object.values(games).map((game) => [game.title, game] as const))('a phone of %s', (_, game) => {
  const asked = Object.keys(game.text.en).filter(
    (key) => key.startsWith('prompt.') && !isPart(key) && goesOn(game.text.en[key] ?? ''),
  );
  const answers = Object.keys(game.text.en).filter(
    (key) => key.startsWith('answer.') && gaps(game.text.en[key] ?? '').some((gap) => captains.has(gap)),
  );
  const words = async (language: (typeof languages)[number]): Promise<Catalogue> =>
    Object.assign({}, ...(await heldFor(game.id, language))) as Catalogue;

  test.each(languages)('speaks to its owner in each question to somebody: %s', async (language) => {
    const held = await words(language);
    expect(asked.length).toBeGreaterThan(0);
    const spoken = /^(?:You|Your)\b|^(?:Du|Dir|Dein|Deine)(?!\p{L})/u;
    for (const key of asked) expect([key, held[`you.${key}`]]).toEqual([key, expect.stringMatching(spoken)]);
  });

  test.each(languages)('says an answer about its owner without the name: %s', async (language) => {
    const held = await words(language);
    for (const key of answers) {
      const own = held[`you.${key}`];
      expect([key, own], key).toEqual([key, expect.any(String)]);
      const named = gaps(held[key] ?? '').filter((gap) => captains.has(gap));
      const left = gaps(own ?? '');
      expect(
        named.some((gap) => !left.includes(gap)),
        key,
      ).toBe(true);
      expect(gaps(held[key] ?? ''), key).toEqual(expect.arrayContaining([...left]));
    }
  });

  test.each(languages)('says there what the question says to all: %s', async (language) => {
    const held = await words(language);
    for (const key of asked) {
      const own = gaps(held[`you.${key}`] ?? '');
      const all = gaps(held[key] ?? '');
      expect(all, key).toEqual(expect.arrayContaining([...own]));
    }
  });
});
