import type { Catalogue, Message, MessageValue } from '../rules/kernel/message.ts';
import type { BySeat } from '../rules/kernel/seat.ts';

/** Who sits where, for the names in a sentence. */
export type Names = BySeat<string>;

/** What is filled in where, by name. */
export const gapsOf = (words: string): ReadonlySet<string> =>
  new Set([...words.matchAll(/\{(\w+)/g)].map(([, gap]) => gap ?? ''));

/**
 * Puts a message into words. `{name}` is filled in, `{count|card|cards}` chooses by the number `count`, and
 * `{among&and}` is a list whose last is joined by that word. A key that is missing in every catalogue is shown as it
 * is, so that a table goes on and the gap is seen.
 */
export function say(catalogues: readonly Catalogue[], message: Message, names: Names): string {
  const template = catalogues.find((catalogue) => message.key in catalogue)?.[message.key];
  if (template === undefined) return message.key;
  return template.replace(
    /\{(\w+)(?:&(\p{L}+))?(?:\|([^|{}]*)\|([^|{}]*))?\}/gu,
    (whole, name: string, and?: string, one?: string, many?: string) => {
      const value = message.values?.[name];
      if (value === undefined) return whole;
      if (and !== undefined && isList(value)) return sayAll(catalogues, value, names, and);
      if (one !== undefined && many !== undefined) return value === 1 ? one : many;
      return sayValue(catalogues, value, names);
    },
  );
}

function sayValue(catalogues: readonly Catalogue[], value: MessageValue, names: Names): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (isList(value)) return value.map((part) => sayValue(catalogues, part, names)).join(', ');
  if ('seat' in value) return names[value.seat] ?? value.seat;
  return say(catalogues, value, names);
}

/** "Ines, Mo and Freya". */
function sayAll(
  catalogues: readonly Catalogue[],
  all: readonly MessageValue[],
  names: Names,
  and: string,
): string {
  const said = all.map((each) => sayValue(catalogues, each, names));
  const last = said.at(-1) ?? '';
  return said.length < 2 ? last : `${said.slice(0, -1).join(', ')} ${and} ${last}`;
}

const isList = (value: MessageValue): value is readonly MessageValue[] => Array.isArray(value);
