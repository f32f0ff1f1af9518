import type { Words } from '../../state/words.svelte.ts';

/** Says on a page that a scanner's keys were taken for a person's, and what to set so that they are not. */
export async function tellSlow(words: Words, isPutBack: boolean): Promise<void> {
  const { show } = await import('./slow-scan.svelte.ts');
  await show(words, isPutBack);
}
