import type { ChoicePart, PromptPart } from '../../../src-main/contract/view.ts';
import type { Message } from '../../../src-main/rules/kernel/message.ts';
import { few, keysOf, type Form } from '../../games/answering.ts';
import { named } from '../../games/named.ts';
import { ownKeys } from './keys.ts';

/** More than this and the question has to come to the middle first. */
const mostBeside = 12;
/** So many captains' names stand in one line. */
const mostNames = 4;

/**
 * What answers a question that stands beside the one in the middle with one press. What would be refused, takes
 * several steps, or has to be said of somebody first, is seen when the question is brought to the middle.
 */
export function shortAnswers({ step, need, whom }: PromptPart): readonly ChoicePart[] {
  if (need === 'must' || (whom !== 'anyone' && whom.length > 1) || step?.path.length !== 0) return [];
  const answers = few(step, mostBeside).filter(({ more }) => !more);
  const names = answers.filter((answer) => named(answer).kind === 'seat');
  return names.length > mostNames ? [] : answers;
}

/** A line that one key opens in the place of the answers. */
export const isClosed = (prompt: PromptPart): boolean => shortAnswers(prompt).length === 0;

export interface Beside {
  readonly others: readonly PromptPart[];
  readonly middle: Form | undefined;
  /** The captains' keys, which are nobody else's. */
  readonly chairs: ReadonlyMap<string, string>;
  /** Those that choose whose answer is given in the middle. */
  readonly choosing: Iterable<string>;
  /** Those that the game has given to kinds of questions. */
  readonly given: Readonly<Record<string, string>>;
  readonly say: (message: Message) => string;
}

/** Letters for the questions and answers beside, none of which the console, a captain or the middle needs. */
export function besideKeys({
  others,
  middle,
  chairs,
  choosing,
  given,
  say,
}: Beside): ReadonlyMap<ChoicePart | PromptPart, string> {
  const used = new Set<string>([...choosing, ...keysOf(middle).map((key) => key.toUpperCase())]);
  const taken = new Set<string>([...ownKeys, ...chairs.values(), ...Object.values(given), ...used]);
  const keys = new Map<ChoicePart | PromptPart, string>();
  const give = (to: ChoicePart | PromptPart, wanted: string | undefined, words: Message): void => {
    const name = named(to);
    const own = name.kind === 'seat' ? chairs.get(name.seat) : undefined;
    if (own !== undefined && !used.has(own)) {
      used.add(own);
      keys.set(to, own);
      return;
    }
    const isOwn = wanted !== undefined && Object.values(given).includes(wanted) && !used.has(wanted);
    const letters = [...(wanted === undefined ? [] : [wanted]), ...say(words), ...alphabet];
    const free = isOwn
      ? wanted
      : letters.map((letter) => letter.toUpperCase()).find((key) => /^[A-Z]$/.test(key) && !taken.has(key));
    if (free === undefined) return;
    taken.add(free);
    used.add(free);
    keys.set(to, free);
  };
  // Lines come first: their key is the same whatever else may be answered beside them.
  for (const one of others) if (one.need === 'may' && isClosed(one)) give(one, given[one.kind], one.ask);
  for (const one of others) for (const answer of shortAnswers(one)) give(answer, answer.key, answer.label);
  return keys;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
