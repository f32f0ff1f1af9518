import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { needs } from '../../support/needs.ts';
import { complaintsOfAxe } from '../axe.ts';
import { openGallery, settled, unreadIn, type Gallery, type Shown } from '../gallery.ts';

const chromium = needs('chromium');

const scenes = ['index', 'sheet', 'controls', 'sounds'];

describe.skipIf(chromium.missing)(`the elements in a browser${chromium.reason}`, () => {
  let gallery: Gallery;
  beforeAll(async () => {
    gallery = await openGallery();
  });
  afterAll(() => gallery.close());

  async function shown<T>(query: string, look: (shown: Shown) => Promise<T>, options = {}): Promise<T> {
    return look(await gallery.open(query, options));
  }

  it.each(scenes)(
    '%s asks nothing of anybody else, keeps to the strict content policy, and gives axe nothing to find by evening and by day',
    async (scene) => {
      // A page of samples has no single document structure; the displays' own tests look at theirs.
      const samples = ['heading-order', 'landmark-no-duplicate-contentinfo', 'region'];
      for (const look of ['evening', 'day']) {
        await shown(`scene=${scene}&look=${look}`, async ({ page, complaints, abroad }) => {
          expect({ complaints, abroad }).toEqual({ complaints: [], abroad: [] });
          // By day only the colours are others.
          expect([look, await complaintsOfAxe(page, look === 'day', samples)]).toEqual([look, []]);
        });
      }
    },
  );

  it('with long words the samples never scroll sideways, on the smallest phone either', async () => {
    const viewport = { width: 320, height: 640 };
    const beyond = await shown(
      'scene=controls&long',
      ({ page }) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      { viewport },
    );
    expect(beyond).toBeLessThanOrEqual(0);
  });

  it('with reduced motion a marker does not walk', async () => {
    await shown(
      'scene=controls',
      async ({ page }) => {
        await page.getByRole('button', { name: /to square 5/ }).click();
        const moving = await page.evaluate(
          () =>
            document
              .getAnimations()
              .flatMap((one) => (one.effect instanceof KeyframeEffect ? one.effect.getKeyframes() : []))
              .filter((frame) => 'transform' in frame).length,
        );
        expect(moving).toBe(0);
      },
      { reducedMotion: 'reduce' },
    );
  });

  it('a marker walks the squares it passed in one motion of 280 ms', async () => {
    await shown('scene=controls', async ({ page }) => {
      await page.getByRole('button', { name: /to square 5/ }).click();
      const durations = await page.evaluate(() =>
        document
          .getAnimations()
          .filter((one) => one.effect instanceof KeyframeEffect && one.effect.target?.matches('.marker'))
          .map((one) => one.effect?.getComputedTiming().duration),
      );
      expect(durations).toEqual([280]);
    });
  });

  it('every answer is reached and given by keys alone, and the lamp shows where one is', async () => {
    await shown('scene=controls', async ({ page }) => {
      await page.getByRole('button', { name: 'Bid 2 chosen' }).focus();
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(
        () => getComputedStyle(document.activeElement as Element).outlineStyle,
      );
      expect(outline).toBe('solid');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.getByText('long', { exact: true }).count()).toBe(1);
    });
  });

  it('a refused answer can still be pressed, so that it says why', async () => {
    await shown('scene=controls', async ({ page }) => {
      const refused = page.getByRole('button', { name: 'Bid 0 Nemesis refused' });
      await expect.poll(() => refused.getAttribute('aria-disabled')).toBe('true');
      await refused.press('Enter');
      await expect.poll(() => page.locator('.heading', { hasText: 'Answers' }).innerText()).toContain('0');
    });
  });

  it('a card is found by letters and picked with Enter', async () => {
    await shown('scene=controls', async ({ page }) => {
      const search = page.getByRole('combobox', { name: 'Which card?' });
      await search.fill('longbow 7');
      await search.press('ArrowDown');
      await search.press('ArrowUp');
      await search.press('Enter');
      await expect.poll(() => page.locator('.heading', { hasText: 'Cards' }).innerText()).toContain('6');
      await expect.poll(() => search.inputValue()).toBe('');
    });
  });

  it('rows are added, copied and removed by keys, and the focus goes with them', async () => {
    await shown('scene=controls', async ({ page }) => {
      const cell = (row: number): ReturnType<typeof page.getByLabel> =>
        page.getByLabel(`row ${row}, Name`, { exact: true });
      await cell(3).press('Enter');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
        .toBe('row 4, Name');
      await cell(1).press('Control+d');
      await expect.poll(() => cell(2).inputValue()).toBe('Cutlass');
      await cell(2).press('Control+Delete');
      await expect.poll(() => cell(2).inputValue()).toBe('Boarding axe');
    });
  });

  it('cells of a spreadsheet are pasted over the rows from the chosen cell on', async () => {
    await shown('scene=controls', async ({ page }) => {
      await page.getByLabel('row 3, Name', { exact: true }).evaluate((cell) => {
        const data = new DataTransfer();
        data.setData('text/plain', 'Longbow\t9\tAxe\tx\nBuckler\t2\tSword\t');
        cell.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      });
      await settled(page);
      await expect.poll(() => page.getByLabel('row 4, Name', { exact: true }).inputValue()).toBe('Buckler');
      await expect.poll(() => page.getByLabel('row 3, Universal').isChecked()).toBe(true);
      await expect.poll(() => page.getByText('1 cells need a look.').count()).toBe(1);
    });
  });

  it('scripts hold nothing a television of 2021 cannot read', () => {
    const script = gallery.built('.js');
    expect(script.length).toBeGreaterThan(50_000);
    expect(unreadIn('.js', script)).toEqual([]);
  });

  it('style sheets hold nothing a television of 2021 cannot read', () => {
    const style = gallery.built('.css');
    expect(style.length).toBeGreaterThan(20_000);
    expect(unreadIn('.css', style)).toEqual([]);
  });

  it('each sound is under 400 ms a stroke and about -24 LUFS', async () => {
    const measured = await shown('scene=sounds', async ({ page }) => {
      await page.locator('[data-sound]').first().waitFor();
      return page.$$eval('[data-sound]', (found) =>
        found.map((one) => ({
          sound: one.getAttribute('data-sound'),
          loud: Number(one.getAttribute('data-loud')),
          lasts: Number(one.getAttribute('data-lasts')),
        })),
      );
    });
    expect(measured.map((one) => one.sound)).toEqual(['reading', 'turn', 'refused', 'won', 'bells']);
    expect(measured.filter((one) => Math.abs(one.loud + 24) > 1.5 || one.lasts >= 400)).toEqual([]);
  });
});
