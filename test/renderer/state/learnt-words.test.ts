import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Catalogue } from '../../../src-main/rules/kernel/message.ts';
import { Words } from '../../../src-renderer/state/words.svelte.ts';

const none = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

beforeEach(() => {
  vi.stubGlobal('location', { search: '?lang=en' });
  vi.stubGlobal('localStorage', none);
  vi.stubGlobal('document', { documentElement: { lang: '' } });
});
afterEach(() => vi.unstubAllGlobals());

/** A page's words, and a file of refusals that comes when the test lets it. */
function speaking() {
  const words = new Words(
    () => ({}),
    (_, language) => Promise.resolve([{ yes: language === 'de' ? 'ja' : 'yes' }]),
  );
  const late = Promise.withResolvers<readonly Catalogue[]>();
  return { words, late, learning: () => words.learn('why', () => late.promise) };
}

test('words that come after the page has changed its language are dropped', async () => {
  const { words, late, learning } = speaking();
  await words.load('pirate-quest');
  const learnt = learning();
  words.speak('de');
  await words.load('pirate-quest');
  late.resolve([{ yes: 'yes', no: 'too far' }]);
  await learnt;
  expect([words.say({ key: 'yes' }), words.has('no')]).toEqual(['ja', false]);
  await words.learn('why', () => Promise.resolve([{ no: 'zu weit' }]));
  expect(words.say({ key: 'no' })).toBe('zu weit');
});

test('words that are wished for twice before they are here are learnt once', async () => {
  const { words, late, learning } = speaking();
  await words.load('pirate-quest');
  const both = [learning(), learning()];
  late.resolve([{ no: 'too far' }]);
  await both[0];
  await words.learn('later', () => Promise.resolve([{ no: 'taken' }]));
  await both[1];
  expect(words.say({ key: 'no' })).toBe('taken');
});
