import type { PromptPart } from '../../../src-main/contract/view.ts';
import { askedWords } from '../asking.ts';
import type { Seen } from '../drawing.ts';

/** What may be answered in passing by somebody in particular, and is no button of the scorekeeper's own. */
const windows: ReadonlySet<string> = new Set([
  'leave-feature',
  'bend-roll',
  'hindsight',
  'buy-point',
  'dummy-hand',
]);

/** Who may still do something, before the next fact closes it. */
export function windowWords(seen: Seen): string | undefined {
  const open = seen.parts.prompts.filter(({ kind, need }) => need === 'may' && windows.has(kind));
  return open.length > 0 ? open.map((prompt) => sentenceOf(seen, prompt)).join(' ') : undefined;
}

function sentenceOf(seen: Seen, prompt: PromptPart): string {
  const { name, verb } = askedWords(seen, prompt);
  return [name, verb].filter(Boolean).join(' ');
}
