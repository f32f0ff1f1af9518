import { languages, type Language, type MessageValues } from '../rules/kernel/message.ts';
import type { LinkKey } from './text/en.ts';
import { word } from './words.ts';

/** What the server saw of somebody who could not get in. */
export interface SeenOf {
  readonly from: string;
  readonly to: string;
  readonly asked: string;
  readonly browser: string;
  readonly at: number;
  readonly open: boolean;
  /** Where one can ask to be let in without a code. */
  readonly knock: string;
}

export type HelpKey = Extract<LinkKey, `help.${string}`>;

/** The language a browser likes best, of those we speak. */
export function languageOf(accepted: string | undefined): Language {
  const wished = (accepted ?? '').split(',').map((each) => each.trim().slice(0, 2).toLowerCase());
  return languages.find((language) => language === wished.find((each) => isLanguage(each))) ?? 'en';
}

const isLanguage = (text: string): text is Language => (languages as readonly string[]).includes(text);

/** A page without script and style: it has to work where nothing else does. */
export function helpPage(language: Language, why: HelpKey, seen: SeenOf, values?: MessageValues): string {
  const say = (key: HelpKey, with_?: MessageValues) => escape(word(language, key, with_));
  const facts: readonly (readonly [HelpKey, string])[] = [
    ['help.from', seen.from],
    ['help.to', seen.to],
    ['help.asked', seen.asked],
    ['help.when', new Date(seen.at).toISOString().slice(0, 19).replace('T', ' ') + ' UTC'],
    ['help.open', word(language, seen.open ? 'help.yes' : 'help.no')],
    ['help.browser', seen.browser],
  ];
  const hints = [
    say('help.try.network'),
    say('help.try.vpn'),
    say('help.try.address'),
    say('help.try.knock', { url: seen.knock }),
  ];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${say('help.title')}</title></head><body><main><h1>${say('help.title')}</h1>`,
    `<p>${say(why, values)}</p><h2>${say('help.try')}</h2>`,
    `<ul>${hints.map((hint) => `<li>${hint}</li>`).join('')}</ul><h2>${say('help.seen')}</h2><dl>`,
    ...facts.map(([key, value]) => `<dt>${say(key)}</dt><dd>${escape(value.slice(0, 300))}</dd>`),
    '</dl></main></body></html>',
  ].join('\n');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
