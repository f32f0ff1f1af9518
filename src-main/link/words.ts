import { say } from '../contract/say.ts';
import { de as commonDe } from '../contract/text/de.ts';
import { en as commonEn } from '../contract/text/en.ts';
import type { PlainRefusal } from '../contract/link-parts.ts';
import type { Catalogue, Language, MessageValues } from '../rules/kernel/message.ts';
import type { CallRefusal } from './handler.ts';
import { de } from './text/de.ts';
import { en, type LinkKey } from './text/en.ts';

const catalogues: Readonly<Record<Language, readonly Catalogue[]>> = {
  en: [en, commonEn],
  de: [de, commonDe, en, commonEn],
};

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

/** A handler's refusal: in its own words, or in those that its code has as a refusal or as a fault of the disk. */
export function plainOf(language: Language, { code, values, text, words }: CallRefusal): PlainRefusal {
  const from = words ? [words[language], words.en, ...catalogues[language]] : catalogues[language];
  const keys = [`refusal.${code}`, `fault.${code}`];
  const known = keys.find((key) => from.some((catalogue) => key in catalogue));
  const message = { key: known ?? `refusal.${code}` };
  return { code, text: text ?? say(from, values ? { ...message, values } : message, {}) };
}
