import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { needs } from '../../support/needs.ts';
import { atAStand } from '../at-a-stand.ts';

const need = needs('chromium');
const keeper = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' } as const;
const packs = [
  ...['main', 'magic-shop', 'raise-the-dead', 'miss-direction', 'walk-the-plank', 'tavern'],
  'special-abilities',
];
const rows = { turn: 'red', 'row.red': [{ card: 'sloop-3-3' }], 'row.blue': [{ card: 'sloop-3-4' }] };
const afloat = { kind: 'setTable', fields: rows };
const attack = { kind: 'attack', seat: 'red', how: 'own', ship: 1, target: 2 };
const drawn = { kind: 'drawCard', seat: 'red', card: 'you-must-attack-someone' };

describe.skipIf(need.missing)(`the console of Pirate Attack on the lowest screens${need.reason}`, () => {
  const stand = atAStand();
  afterEach(() => stand.house.companion.leave());

  /** What hangs over the middle, and how far the lines beneath the answers reach beyond it. */
  const over = (page: Page): Promise<{ readonly all: number; readonly lines: number }> =>
    page.locator('.middle').evaluate((middle) => {
      const { bottom } = middle.getBoundingClientRect();
      const lines = [...middle.querySelectorAll('li:has(> .open)')];
      const lowest = Math.max(...lines.map((line) => Math.round(line.getBoundingClientRect().bottom)));
      return {
        all: middle.scrollHeight - middle.clientHeight,
        lines: lines.length > 1 ? Math.max(0, lowest - Math.round(bottom)) : -1,
      };
    });

  test.each([
    ['gold and shops', { depth: 'score' }, [{ kind: 'setTable', fields: { turn: 'red' } }]],
    ['ships and fights', { depth: 'fights' }, [afloat]],
    ['each card', { depth: 'cards' }, [afloat]],
    ['a fight', { depth: 'fights', edition: { packs } }, [afloat, attack]],
    ['a fight with each card', { depth: 'cards', edition: { packs } }, [afloat, drawn, attack]],
    ['a red card', { depth: 'cards', edition: { packs } }, [afloat, drawn]],
  ])('has nothing to scroll with %s, in English and German', async (_, setup, commands) => {
    await stand.begin('pirate-attack', setup);
    for (const command of commands) expect(stand.house.companion.take(command, keeper)).toHaveProperty('seq');
    for (const language of ['en', 'de']) {
      const { page } = await stand.visit(`/console?lang=${language}`, {
        viewport: { width: 1280, height: 720 },
      });
      await page.locator('.middle li').nth(1).waitFor();
      await expect.poll(() => over(page)).toEqual({ all: 0, lines: 0 });
    }
  });

  test('keeps what may be done besides in sight beneath every card of all packs', async () => {
    await stand.begin('pirate-attack', { depth: 'cards', edition: { packs } });
    expect(stand.house.companion.take(afloat, keeper)).toHaveProperty('seq');
    for (const language of ['en', 'de']) {
      const { page } = await stand.visit(`/console?lang=${language}`, {
        viewport: { width: 1280, height: 720 },
      });
      await page.locator('.middle li').nth(2).waitFor();
      await page.locator('.places button').nth(60).waitFor();
      await expect.poll(async () => (await over(page)).lines).toBe(0);
    }
  });
});
