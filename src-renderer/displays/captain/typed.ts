import { tellSlow } from '../keyboard/tell-slow.ts';
import type { Listener } from '../keyboard/keyboard.ts';
import type { Hand } from './hand.svelte.ts';

/** Answers are given by thumb here: a key does nothing but write where somebody writes. */
export const typedFor = (hand: Hand): Listener => ({
  act: () => undefined,
  scanned: (text) => void scanned(hand, text),
  slow: (isPutBack) => void tellSlow(hand.words, isPutBack),
  dropped: () => undefined,
});

/** What became of a reading. */
interface Said {
  readonly outcome: string;
  readonly text: string;
}

/** What a scanner that types has read is the captain's who holds this page. */
async function scanned(hand: Hand, text: string): Promise<void> {
  const { seat } = hand;
  const answered = await hand.table.call('reader.scan', { text, ...(seat ? { seat } : {}) });
  const said = answered.ok ? (answered.value as Said | null) : { outcome: 'refused', text: answered.no.text };
  const isWrong = said?.outcome === 'refused' || said?.outcome === 'strange';
  hand.refused = isWrong ? { code: said.outcome, text: said.text, rule: '', waivable: false } : undefined;
}
