import { gapsOf } from '../../src-main/contract/say.ts';
import {
  languages,
  type Catalogue,
  type Language,
  type Message,
} from '../../src-main/rules/kernel/message.ts';
import type { Prompt } from '../../src-main/rules/kernel/prompt.ts';

/** A random game reads each of its sentences thousands of times. */
const known = new Map<string, readonly string[]>();

export function placeholders(text: string): readonly string[] {
  const before = known.get(text);
  if (before) return before;
  const names = [...gapsOf(text)].sort();
  known.set(text, names);
  return names;
}

/** Every message within something that is shown. */
function messagesIn(value: unknown, found: Message[] = []): readonly Message[] {
  if (Array.isArray(value)) for (const part of value) messagesIn(part, found);
  else if (typeof value === 'object' && value !== null) {
    if ('key' in value && typeof value.key === 'string' && value.key.includes('.'))
      found.push(value as Message);
    for (const part of Object.values(value)) messagesIn(part, found);
  }
  return found;
}

/** Messages that have no words, or words that have a hole in them. */
export function gapsIn(shown: unknown, words: Catalogue): readonly string[] {
  return messagesIn(shown).flatMap(({ key, values }) => {
    const template = words[key];
    if (template === undefined) return [`no words for ${key}`];
    return placeholders(template).flatMap((name) =>
      values && name in values ? [] : [`${key} without ${name}`],
    );
  });
}

/**
 * Questions that read as none: to somebody a question goes on behind the name ("bids last.") and speaks to the owner
 * of a phone, who is named in none of them; to nobody in particular, or to all at once, it is a sentence of its own.
 */
export function unspoken(
  prompts: readonly Prompt[],
  text: Readonly<Record<Language, Catalogue>>,
): readonly string[] {
  const strangers = prompts.flatMap(({ whom, ask }) =>
    whom.length === 1 && namesIn(ask, text.en[`you.${ask.key}`]).includes(whom[0] ?? '')
      ? [`${ask.key} names whoever is asked`]
      : [],
  );
  const odd = prompts.flatMap(({ whom, ask: { key } }) =>
    languages.flatMap((language) => {
      const words = text[language][key] ?? '';
      const isAlone = whom === 'anyone' || key.endsWith('.all');
      if (isAlone) return /^\p{Ll}/u.test(words) ? [`${key} begins in the middle: ${words}`] : [];
      if (!/^(?:\p{Ll}|\{count\|)/u.test(words)) return [`${key} does not go on behind a name: ${words}`];
      return `you.${key}` in text[language] ? [] : [`you.${key} has no words`];
    }),
  );
  return [...strangers, ...odd];
}

/** The captains whom a message names in these words. */
const namesIn = ({ values = {} }: Message, words = ''): readonly string[] =>
  placeholders(words).flatMap((name) => {
    const value = values[name];
    return typeof value === 'object' && 'seat' in value ? [String(value.seat)] : [];
  });
