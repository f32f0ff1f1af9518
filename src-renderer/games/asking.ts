import type { PromptPart, StepPart } from '../../src-main/contract/view.ts';
import type { SeatId } from '../../src-main/rules/kernel/seat.ts';
import type { Mark } from '../look/marks.ts';
import type { Seen } from './drawing.ts';

/** A prompt in words: who, upright; what is asked of them, in italics; what would answer it. */
export interface AskedWords {
  readonly name: string;
  readonly verb: string;
  readonly marks: readonly Mark[];
  readonly second: string;
}

/** What lies there to be looked at, with why it is so: all of it upright where it is settled. */
export interface SettledWords extends AskedWords {
  /** It lies there and may still be answered: what was done is in italics. */
  readonly afloat?: boolean;
}

/** More names than this, or several with more letters, do not fit a line that has to be read from the sofa. */
const mostNames = 3;
const mostLetters = 26;

/** `reader` reads it on the own phone, and is spoken to where nobody else is meant. */
export function askedWords(seen: Seen, prompt: PromptPart, reader?: SeatId): AskedWords {
  const { say, captain } = seen;
  const whom = seatsAsked(prompt);
  const marks = whom.map((seat) => captain(seat).mark);
  const second = say(prompt.hint);
  const ask = say(prompt.ask);
  if (!standsAlone(prompt) && reader !== undefined && prompt.whom.includes(reader))
    return { ...halves(say({ ...prompt.ask, key: `you.${prompt.ask.key}` })), marks, second };
  return standsAlone(prompt)
    ? { ...halves(ask), marks, second }
    : { name: namesOf(seen, whom, mostLetters), verb: ask, marks, second };
}

/** Those whose answer is out, or everyone who may answer where nobody has to. */
function seatsAsked({ whom, waiting }: PromptPart): readonly SeatId[] {
  if (whom === 'anyone') return [];
  return waiting.length > 0 ? waiting : whom;
}

/** A question to nobody in particular is a sentence of its own; games name such a sentence to several `.all`. */
const standsAlone = ({ whom, ask }: PromptPart): boolean => whom === 'anyone' || ask.key.endsWith('.all');

const settled = /^(?:(?:The|A|An|No|Der|Die|Das|Ein|Eine|Kein|Keine) )?\S+(?: \d+\b)? /;

/**
 * A sentence without a name is upright where it is settled: its first word, with its article and its number, carries
 * the weight.
 */
export function halves(sentence: string): { readonly name: string; readonly verb: string } {
  const [name] = settled.exec(sentence) ?? [];
  return name === undefined
    ? { name: sentence, verb: '' }
    : { name: name.trimEnd(), verb: sentence.slice(name.length) };
}

export function namesOf({ say, captain }: Seen, seats: readonly SeatId[], most = Infinity): string {
  const names = seats.map((seat) => captain(seat).name);
  if (names.length > mostNames || (names.length > 1 && names.join('').length > most))
    return say({ key: 'page.captains', values: { count: seats.length } });
  if (names.length < 2) return names[0] ?? '';
  return say({
    key: 'page.and',
    values: { first: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' },
  });
}

/** That the evening is over, and who has won it. */
export function overWords(seen: Seen): Omit<AskedWords, 'second'> {
  const { say, captain } = seen;
  const winners = seen.parts.standings?.winners ?? [];
  const marks = winners.map((seat) => captain(seat).mark);
  if (winners.length === 0) return { ...halves(say({ key: 'page.over' })), marks };
  const verb = say({ key: winners.length > 1 ? 'page.win' : 'page.wins' });
  return { name: namesOf(seen, winners), verb, marks };
}

/** What is pressed so that chance answers it: a throw, or a deal. A die that is set to a side is not thrown. */
export function leftToChance(step: StepPart | undefined): 'roll-virtual' | 'deal-virtual' | undefined {
  if (step?.isDealt) return 'deal-virtual';
  return step?.dice && !step.isSet ? 'roll-virtual' : undefined;
}
