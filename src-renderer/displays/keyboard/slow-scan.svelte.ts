import { mount, unmount } from 'svelte';
import { keyboardFor } from '../../../src-main/contract/shown.ts';
import type { Words } from '../../state/words.svelte.ts';
import SlowScan from './SlowScan.svelte';

const shown: { isPutBack: boolean; close: (() => void) | undefined } = $state({
  isPutBack: true,
  close: undefined,
});

/** One notice, however many scans come; it stays until somebody has read it. */
export async function show(words: Words, isPutBack: boolean): Promise<void> {
  await words.learn('keyboard', () => keyboardFor(words.language));
  shown.isPutBack = isPutBack;
  if (shown.close) return;
  const notice = mount(SlowScan, { target: document.body, props: { words, shown } });
  shown.close = () => {
    shown.close = undefined;
    void unmount(notice);
  };
}
