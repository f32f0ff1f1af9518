import { entryKinds, fateKinds, sources } from './entry.ts';
import type { SealedTable } from './seal.ts';
import type { Bindable } from './sql.ts';

/** A title is one line; what a page lets somebody type is far shorter. */
export const longestTitle = 1000;

/** Becomes the name of a file. */
export const isId = (text: string): boolean => /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(text);
export const longestId = 64;

/**
 * Whether a stored row says what a row of its table can say. A seal proves that nothing changed since it was made,
 * not who made it; and SQLite looks at its CHECKs when a row is written, which a stranger need not have done here.
 */
export function isSane(table: SealedTable, values: readonly Bindable[]): boolean {
  const [first, second, third, fourth, fifth] = values;
  switch (table) {
    case 'heading':
      return isText(first) && isId(first) && isText(second) && isId(second) && isTime(third);
    case 'titles':
      return isText(second) && second.length <= longestTitle;
    case 'entries':
      return isSaneEntry(values);
    case 'readings':
      return isText(second) && third instanceof Uint8Array && isJson(fourth) && isTime(fifth);
    case 'fates':
      return (
        isWithin(second, 1, Number.MAX_SAFE_INTEGER) &&
        isOneOf(fateKinds, third) &&
        orNull(fourth, (entry) => isWithin(entry, 1, Number.MAX_SAFE_INTEGER)) &&
        orNull(fifth, isText)
      );
  }
}

function isSaneEntry(values: readonly Bindable[]): boolean {
  const [seq, kind, parent, head, command, events, source, codes, reason, at, commandId, redecides, closes] =
    values;
  return (
    leadsBack(seq, parent, head) &&
    isOneOf(entryKinds, kind) &&
    isJson(command, isNamed) &&
    isJson(events, (told) => Array.isArray(told) && told.every(isNamed)) &&
    isOneOf(sources, source) &&
    orNull(codes, (text) => isJson(text, (told) => Array.isArray(told) && told.every(isText))) &&
    (codes === null) === (reason === null) &&
    orNull(reason, isText) &&
    isTime(at) &&
    orNull(commandId, isText) &&
    orNull(redecides, (entry) => isWithin(entry, 1, seq)) &&
    isOneOf([0, 1], closes)
  );
}

/** From any entry the parents lead to the beginning, and never in a circle. */
export const leadsBack = (
  seq: Bindable | undefined,
  parent: Bindable | undefined,
  head: Bindable | undefined,
): seq is number => typeof seq === 'number' && isWithin(parent, 0, seq - 1) && isWithin(head, 0, seq);

const isText = (value: unknown): value is string => typeof value === 'string';

const isWithin = (value: Bindable | undefined, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;

/** As far as a calendar reaches: beyond it a date has no words. */
const isTime = (value: Bindable | undefined): boolean => isWithin(value, -8.64e15, 8.64e15);

const isOneOf = (known: readonly unknown[], value: unknown): boolean => known.includes(value);

const orNull = (value: Bindable | undefined, is: (value: Bindable) => boolean): boolean =>
  value === null || (value !== undefined && is(value));

const isNamed = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'kind' in value && isText(value.kind);

function isJson(text: Bindable | undefined, is: (value: unknown) => boolean = () => true): boolean {
  if (!isText(text)) return false;
  try {
    return is(JSON.parse(text));
  } catch {
    return false;
  }
}
