import type { ReaderDriver } from '../driver.ts';
import { listener } from '../parser/listener.ts';
import { isProductCode } from '../scanner/product-code.ts';
import { asciiText } from '../parser/bytes.ts';
import { gap } from './constants.ts';
import type { Em18Frame } from './frame.ts';
import { em18Parser } from './parser.ts';
import { encodeFrame } from './frame.ts';

/** Twelve decimal digits with the checksum of a product's code as well may be just that. */
function mayBeProduct(frame: Em18Frame): boolean {
  return isProductCode(asciiText(encodeFrame(frame)));
}

export const em18: ReaderDriver = {
  kind: 'em-18',
  title: 'EM-18 (125 kHz)',
  lines: [{ baudRate: 9600 }],
  proof: 'first-frame',
  strength: 'digits',
  tags: 'mentions',
  gap,
  signals: [],
  converse: () =>
    listener(em18Parser(), (frame) => ({
      words: `tag ${frame.tag}`,
      report: { kind: 'tag', tag: frame.tag },
      ...(mayBeProduct(frame) ? { proves: 'hint' } : {}),
    })),
};
