import { beforeAll, describe, expect, test } from 'vitest';
import { bounds } from '../bench/bounds.ts';
import { drawnFor, type Drawn, type DrawnPage } from '../bench/drawn.ts';
import { needs } from '../support/needs.ts';

const chromium = needs('chromium');
const pages = Object.keys(bounds.drawn) as DrawnPage[];

describe.skipIf(chromium.missing).each(pages)(`an entry draws on the page %s${chromium.reason}`, (name) => {
  let drawn: Drawn;
  beforeAll(async () => {
    drawn = await drawnFor(name, 30);
  });

  test('no more elements than its bounds', () => {
    expect(drawn.made).toBeGreaterThan(5);
    expect(drawn.made).toBeLessThanOrEqual(bounds.drawn[name].made);
  });

  test('no more words and attributes than its bounds', () => {
    expect(drawn.touched).toBeGreaterThan(5);
    expect(drawn.touched).toBeLessThanOrEqual(bounds.drawn[name].touched);
  });
});
