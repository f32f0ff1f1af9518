import type { ChoicePart, PromptPart } from '../../../src-main/contract/view.ts';
import type { Message } from '../../../src-main/rules/kernel/message.ts';
import { few, type Form } from '../../games/answering.ts';
import { reservedKeys } from './keys.ts';

/** More than this and the question has to come to the middle first. */
const mostBeside = 12;

/**
 * What answers a question that stands beside the one in the middle with one press. What would be refused, or takes
 * several steps, is seen when the question is brought to the middle.
 */
export const shortAnswers = ({ step }: PromptPart): readonly ChoicePart[] =>
  step?.path.length === 0 ? few(step, mostBeside) : [];

/** Letters for the answers beside, none of which the console or the middle needs. */
export function besideKeys(
  others: readonly PromptPart[],
  middle: Form | undefined,
  say: (message: Message) => string,
): ReadonlyMap<ChoicePart, string> {
  const inMiddle = [...(middle?.buttons ?? []), ...(middle?.dice ?? [])].flatMap(({ key }) =>
    key === undefined ? [] : [key.toUpperCase()],
  );
  const taken = new Set<string>([...reservedKeys, ...inMiddle]);
  const keys = new Map<ChoicePart, string>();
  for (const answer of others.flatMap(shortAnswers)) {
    const given = answer.key?.toUpperCase();
    const letters = [...say(answer.label).toUpperCase(), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const free = [...(given === undefined ? [] : [given]), ...letters].find(
      (key) => /^[A-Z]$/.test(key) && !taken.has(key),
    );
    if (free === undefined) continue;
    taken.add(free);
    keys.set(answer, free);
  }
  return keys;
}
