import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needs } from '../support/needs.ts';
import { complaintsOfAxe } from './axe.ts';
import { openPages, type Pages } from './engine.ts';

const need = needs('chromium');

/** Two faults that everybody knows: a picture without words, and grey on white. */
const faulty = `<!doctype html><html lang="en"><title>Faulty</title><main><h1>Faulty</h1>
  <img src="data:," /><p style="color: #bbb; background: #fff">hard to read</p></main></html>`;

describe.skipIf(need.missing)(`the way in which pages are put before axe${need.reason}`, () => {
  let pages: Pages;
  let page: Page;
  beforeAll(async () => {
    pages = await openPages();
    page = await (await pages.newContext()).newPage();
    await page.setContent(faulty);
  });
  afterAll(() => pages.close());

  const rules = (complaints: readonly string[]) => complaints.map((one) => one.split(':')[0]);

  test('names each fault with what has it, also when asked again', async () => {
    for (let time = 0; time < 2; time++)
      expect(rules(await complaintsOfAxe(page))).toEqual(['color-contrast', 'image-alt']);
    expect((await complaintsOfAxe(page))[0]).toContain('hard to read');
  });

  test('names colours alone where only those are asked for', async () => {
    expect(rules(await complaintsOfAxe(page, true))).toEqual(['color-contrast']);
  });

  test('leaves out a rule that does not count', async () => {
    expect(rules(await complaintsOfAxe(page, false, ['image-alt']))).toEqual(['color-contrast']);
  });
});
