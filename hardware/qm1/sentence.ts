import { crc32 } from 'node:zlib';
import { ascii } from '../parser/bytes.ts';
import { checksumDigits, longestSentence } from './constants.ts';

/** One line of QM1 without its wrapping: the word after `$QM`, and the fields after it. */
export interface Sentence {
  readonly kind: string;
  readonly fields: readonly string[];
}

export type SentenceFault = 'checksum' | 'length' | 'too-long' | 'not-ours';

const shape = /^\$([^*]*)\*([0-9A-Fa-f]{8})$/;

/** Reads one sentence, from `$` to the last digit of the checksum. */
export function parseSentence(line: string): Sentence | SentenceFault {
  if (line.length > longestSentence) return 'too-long';
  const [, body, digits] = shape.exec(line) ?? [];
  if (body === undefined || digits === undefined) return 'length';
  if (Number.parseInt(digits, 16) !== crc32(body)) return 'checksum';
  if (!body.startsWith('QM')) return 'not-ours';
  const [kind = '', ...fields] = body.slice(2).split(',');
  return { kind, fields: fields.map(unescapeField) };
}

/** Writes one sentence without a line end. */
export function formatSentence(sentence: Sentence): string {
  const body = ['QM' + sentence.kind, ...sentence.fields.map(escapeField)].join(',');
  return `$${body}*${checksum(body)}`;
}

export function encodeSentence(sentence: Sentence): Uint8Array {
  return ascii(formatSentence(sentence) + '\r\n');
}

function checksum(body: string): string {
  return crc32(body).toString(16).toUpperCase().padStart(checksumDigits, '0');
}

/** Everything that is not plain text, or that the sentence itself uses, goes as `^` and two hex digits. */
function escapeField(field: string): string {
  return Array.from(Buffer.from(field, 'utf8'), (byte) => {
    const character = String.fromCharCode(byte);
    const plain = byte >= 0x20 && byte < 0x7f && !'$*,^'.includes(character);
    return plain ? character : '^' + byte.toString(16).toUpperCase().padStart(2, '0');
  }).join('');
}

/** Lenient: a caret that escapes nothing stands for itself, so a sound sentence never becomes unreadable. */
function unescapeField(field: string): string {
  if (!field.includes('^')) return field;
  const bytes = field.replace(/\^([0-9A-Fa-f]{2})/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
