import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { settled } from './gallery.ts';

const everything: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
};
const coloursAlone: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/**
 * What axe has against a page, one line each; `colours` asks it for nothing else, which is quicker. Axe is brought
 * into the page once, and reports what is wrong alone: to describe all that is right takes it far longer than to
 * find what is not.
 */
export async function complaintsOfAxe(
  page: Page,
  colours = false,
  without: readonly string[] = [],
): Promise<readonly string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  const options: RunOptions = {
    ...(colours ? coloursAlone : everything),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  };
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (how) => (window as unknown as { readonly axe: typeof axe }).axe.run(document, how),
    options,
  );
  return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' | ')}`);
}

/**
 * What axe has against a page as it stands, and against its colours in the other look: the names of things are the
 * same in both. Words of every language have tests of their own, so one language is enough for a page.
 */
export async function complaintsInBothLooks(page: Page): Promise<readonly string[]> {
  const turn = async (): Promise<void> => {
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset['look'] = dataset['look'] === 'day' ? 'evening' : 'day';
    });
    await settled(page);
  };
  const found = await complaintsOfAxe(page);
  await turn();
  const colours = await complaintsOfAxe(page, true);
  await turn();
  return [...found, ...colours.map((complaint) => `in the other look: ${complaint}`)];
}
