import type { Message, MessageValues } from '../../../src-main/rules/kernel/message.ts';
import type { Part } from '../../elements/sentence.ts';
import type { Seen } from '../drawing.ts';

/** Stands in a sentence for a part that is drawn; no word is written with it. */
const holder = (at: number): string => `\u{e000}${String(at)}\u{e001}`;

/** A sentence whose gaps are figures and signs rather than words. */
export function drawnSentence(
  say: Seen['say'],
  { key, values }: Message,
  drawn: Readonly<Record<string, Part>>,
): readonly Part[] {
  const parts = Object.values(drawn);
  const held: MessageValues = Object.fromEntries(Object.keys(drawn).map((name, at) => [name, holder(at)]));
  return say({ key, values: { ...values, ...held } })
    .split(/\u{e000}(\d+)\u{e001}/u)
    .flatMap((text, at): readonly Part[] => {
      const part = at % 2 === 1 ? parts[Number(text)] : undefined;
      if (part) return [part];
      const words = text.trim();
      return words === '' ? [] : [{ kind: 'words', words }];
    });
}
