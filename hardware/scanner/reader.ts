import type { ReaderDriver } from '../driver.ts';
import { listener } from '../parser/listener.ts';
import { type Code, symbologyName } from './code.ts';
import { scannerParser } from './parser.ts';

/** What a wrong line speed makes of any reader's bytes is seldom three plain letters and an end. */
const provingText = /^[\x20-\x7e]{3,}$/;

function words({ text, symbology }: Code): string {
  return symbology === undefined ? `code ${text}` : `code ${text} (${symbologyName(symbology)})`;
}

export const scanner: ReaderDriver = {
  kind: 'scanner',
  title: 'Barcode or QR scanner, serial',
  lines: [{ baudRate: 9600 }, { baudRate: 115200 }, { baudRate: 19200 }, { baudRate: 38400 }],
  proof: 'first-frame',
  strength: 'text',
  tags: 'once',
  signals: [],
  converse: () =>
    listener(scannerParser(), (code) => ({
      words: words(code),
      report: { kind: 'code', ...code },
      proves: provingText.test(code.text),
    })),
};
