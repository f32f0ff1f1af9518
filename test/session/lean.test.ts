import { describe, expect, test } from 'vitest';
import { games } from '../../src-main/rules/games.ts';
import { bounds } from '../bench/bounds.ts';
import { countsOf, pages, type PageName } from '../bench/lean.ts';

const counts = countsOf(games['pirate-quest'], 150);
const names = Object.keys(pages) as PageName[];

describe('a fact among four captains costs no more than its bounds', () => {
  test('plays an evening and not only its beginning', () => {
    expect(counts.entries).toBe(150);
  });

  test.each(names)('in characters that are sent to the page %s', (name) => {
    expect(counts.sent[name].p50).toBeLessThanOrEqual(bounds.characters[name]);
  });

  test.each(names)('in frames that are sent to the page %s', (name) => {
    expect(counts.sent[name].frames).toBeLessThanOrEqual(bounds.frames[name]);
  });

  test('in characters that are written for one that is sent', () => {
    expect(counts.written).toBeLessThanOrEqual(bounds.written);
  });
});
