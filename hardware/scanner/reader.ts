import type { ProofStrength, ReaderDriver } from '../driver.ts';
import { listener } from '../parser/listener.ts';
import { type Code, symbologyName } from './code.ts';
import { isWholeCode } from './own-code.ts';
import { scannerParser } from './parser.ts';
import { isProductCode } from './product-code.ts';

/** What a wrong line speed makes of any reader's bytes is seldom three plain letters and an end. */
const plainText = /^[\x20-\x7e]{3,}$/;

/** Many things send lines of text. Only what scanners alone send proves one. */
function proofOf({ text, symbology }: Code): ProofStrength | 'nothing' {
  if (isWholeCode(text) || symbology !== undefined) return 'shape';
  if (isProductCode(text)) return 'text';
  return plainText.test(text) ? 'hint' : 'nothing';
}

function words({ text, symbology }: Code): string {
  return symbology === undefined ? `code ${text}` : `code ${text} (${symbologyName(symbology)})`;
}

export const scanner: ReaderDriver = {
  kind: 'scanner',
  title: 'Barcode or QR scanner, serial',
  lines: [
    { baudRate: 9600 },
    { baudRate: 115200 },
    { baudRate: 19200 },
    { baudRate: 38400 },
    { baudRate: 57600 },
  ],
  proof: 'first-frame',
  strength: 'text',
  tags: 'once',
  signals: [],
  converse: () =>
    listener(scannerParser(), (code) => ({
      words: words(code),
      report: { kind: 'code', ...code },
      proves: proofOf(code),
    })),
};
