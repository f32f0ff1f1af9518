import { untrack } from 'svelte';
import { previewFor, wholeFor } from '../../../src-main/contract/catalogues.ts';
import type { Desk } from './desk.svelte.ts';

/** Refusals and rule cards are read in a few sheets alone, and fetched as the first of those opens. */
export const learnWhole = (desk: Desk): Promise<void> => untrack(() => learn(desk));

async function learn({ words, parts }: Desk): Promise<void> {
  const game = parts?.session.game;
  if (game !== undefined) await words.learn('whole', () => wholeFor(game, words.language));
}

/** What stands about the preview of a correction, with the refusals in it. */
export const learnPreview = (desk: Desk): Promise<void> =>
  untrack(async () => {
    await learn(desk);
    await desk.words.learn('preview', () => previewFor(desk.words.language));
  });
