import type { ReaderDriver } from '../driver.ts';
import { listener } from '../parser/listener.ts';
import { cardTypes } from './constants.ts';
import { reader7941eParser } from './parser.ts';

export const reader7941e: ReaderDriver = {
  kind: 'reader-7941e',
  title: '7941E (125 kHz and 13.56 MHz)',
  lines: [{ baudRate: 9600 }],
  proof: 'first-frame',
  strength: 'checksum',
  tags: 'repeats',
  signals: [],
  converse: () =>
    listener(reader7941eParser(), ({ type, tag }) => ({
      words: `${cardTypes.get(type) ?? `card of kind ${String(type)}`} ${tag}`,
      report: { kind: 'tag', tag },
    })),
};
