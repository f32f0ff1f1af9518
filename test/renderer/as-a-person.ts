import type { Page } from 'playwright-core';

/** How long a person holds one key after the other: eight that are held alike, the console takes for a scanner. */
const holds = [57, 74, 46, 66, 39, 61, 50];

/** Presses keys one after the other, each held as long as a person would. */
export function asAPerson(): (page: Page, key: string) => Promise<void> {
  let pressed = 0;
  return (page, key) => page.keyboard.press(key, { delay: holds[pressed++ % holds.length] ?? 0 });
}
