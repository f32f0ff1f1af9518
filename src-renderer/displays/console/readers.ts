import type { BesideParts, ReaderPart, Words as Said } from '../../../src-main/contract/reader-parts.ts';
import type { ViewParts } from '../../games/drawing.ts';
import type { SignName } from '../../look/sign-names.ts';
import type { Words } from '../../state/words.svelte.ts';

/** What stands beside the table's own parts: readers and chest. */
export const besideOf = (parts: ViewParts): Partial<BesideParts> => parts as Partial<BesideParts>;

const signs: Readonly<Record<string, SignName>> = {
  pn532: 'hand',
  rdm6300: 'hand',
  parallax: 'hand',
  'reader-7941e': 'hand',
  scanner: 'eye',
  qm1: 'die3',
};

export const signOfReader = ({ kind }: ReaderPart): SignName => signs[kind ?? ''] ?? 'hand';

/** Whether it can be relied on to read: what it is instead says what still works. */
export const isOut = ({ state, fault }: ReaderPart): boolean =>
  fault !== null || state === 'silent' || state === 'waiting' || state === 'stopped';

/** Under its name: what is wrong, what it complains of, or what it read last. */
export function underName({ fault, complaint, last }: ReaderPart, words: Words): string {
  const say = (said: Said): string => said[words.language];
  if (fault) return say(fault.title);
  if (complaint) return complaint.words;
  return last ? say(last.words) : words.page('reader.nothing');
}
