import { say } from '../contract/say.ts';
import type { PlainRefusal } from '../contract/link-parts.ts';
import type { Catalogue, Language, MessageValues } from '../rules/kernel/message.ts';
import type { CallRefusal } from './handler.ts';
import { de } from './text/de.ts';
import { en, type LinkKey } from './text/en.ts';

const catalogues: Readonly<Record<Language, readonly Catalogue[]>> = { en: [en], de: [de, en] };

export type LinkCode = LinkKey extends infer Key
  ? Key extends `refusal.${infer Code}`
    ? Code
    : never
  : never;

export function word(language: Language, key: LinkKey, values?: MessageValues): string {
  return say(catalogues[language], values ? { key, values } : { key }, {});
}

export function plain(language: Language, code: LinkCode, values?: MessageValues): PlainRefusal {
  return { code, text: word(language, `refusal.${code}`, values) };
}

/** A handler's refusal may be another part's; then the code is all there is to say it with. */
export function plainOf(language: Language, { code, values, text }: CallRefusal): PlainRefusal {
  const message = { key: `refusal.${code}` };
  return { code, text: text ?? say(catalogues[language], values ? { ...message, values } : message, {}) };
}
