import type { Catalogue, Message } from '../../src-main/rules/kernel/message.ts';

export const placeholders = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].flatMap(([, name]) => name ?? []))].sort();

/** Every message within something that is shown. */
function* messagesIn(value: unknown): Generator<Message> {
  if (Array.isArray(value)) for (const part of value) yield* messagesIn(part);
  else if (typeof value === 'object' && value !== null) {
    if ('key' in value && typeof value.key === 'string' && value.key.includes('.')) yield value as Message;
    for (const part of Object.values(value)) yield* messagesIn(part);
  }
}

/** Messages that have no words, or words that have a hole in them. */
export function gapsIn(shown: unknown, words: Catalogue): readonly string[] {
  return [...messagesIn(shown)].flatMap(({ key, values }) => {
    const template = words[key];
    if (template === undefined) return [`no words for ${key}`];
    return placeholders(template).flatMap((name) =>
      values && name in values ? [] : [`${key} without ${name}`],
    );
  });
}
