import { isReaderKind, type ReaderKind } from '../../../hardware/driver.ts';
import type {
  BesideParts,
  QuestionPart,
  ReaderPart,
  Words as Said,
} from '../../../src-main/contract/reader-parts.ts';
import type { ViewParts } from '../../games/drawing.ts';
import type { SignName } from '../../look/sign-names.ts';
import type { Words } from '../../state/words.svelte.ts';

/** What stands beside the table's own parts: readers and chest. */
export const besideOf = (parts: ViewParts): Partial<BesideParts> => parts as Partial<BesideParts>;

const signs: Readonly<Record<ReaderKind, SignName>> = {
  pn532: 'hand',
  rdm6300: 'hand',
  'em-18': 'hand',
  parallax: 'hand',
  'reader-7941e': 'hand',
  'text-uid': 'hand',
  scanner: 'eye',
  qm1: 'die3',
};

export const signOfReader = ({ kind }: ReaderPart): SignName =>
  kind !== null && isReaderKind(kind) ? signs[kind] : 'hand';

/** What people call a kind of reader; one that a newer program knows goes by its own name. */
export const kindName = (kind: string, { page }: Words): string =>
  isReaderKind(kind) ? page(`kind.${kind}`) : kind;

/** The question about a port, as the person who is asked reads it. */
export function askedOf(question: QuestionPart, words: Words): string {
  const { page } = words;
  switch (question.kind) {
    case 'open':
      return page('ask.open', { chip: question.chip });
    case 'which':
      return question.looksLike ? page(`ask.${question.looksLike}`) : page('ask.which');
    case 'unknown': {
      const [first] = question.kinds;
      if (first === undefined) return page('ask.unknown.none');
      const kind = kindName(first, words);
      return question.baudRate === null
        ? page('ask.unknown', { kind })
        : page('ask.unknown.at', { kind, baud: question.baudRate });
    }
  }
}

/** Whether it can be relied on to read: what it is instead says what still works. */
export const isOut = ({ state, fault, shared }: ReaderPart): boolean =>
  fault !== null || shared.length > 0 || state === 'silent' || state === 'waiting' || state === 'stopped';

/** Under its name: what is wrong, what it complains of, or what it read last. */
export function underName(reader: ReaderPart, words: Words): string {
  const { question, shared, fault, complaint, last } = reader;
  const say = (said: Said): string => said[words.language];
  if (question) return askedOf(question, words);
  if (shared.length > 0) return words.page('reader.shared', { by: [...shared] });
  if (fault) return say(fault.title);
  if (complaint) return say(complaint.words);
  return last ? say(last.words) : words.page('reader.nothing');
}
