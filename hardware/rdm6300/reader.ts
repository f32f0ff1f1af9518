import type { ReaderDriver } from '../driver.ts';
import { listener } from '../parser/listener.ts';
import { rdm6300Parser } from './parser.ts';

export const rdm6300: ReaderDriver = {
  kind: 'rdm6300',
  title: 'RDM6300, ID-3LA, ID-12LA, ID-20LA (125 kHz)',
  lines: [{ baudRate: 9600 }],
  proof: 'first-frame',
  strength: 'checksum',
  tags: 'repeats',
  signals: [],
  converse: () =>
    listener(rdm6300Parser(), ({ tag }) => ({ words: `tag ${tag}`, report: { kind: 'tag', tag } })),
};
