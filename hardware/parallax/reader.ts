import type { ReaderDriver } from '../driver.ts';
import { listener } from '../parser/listener.ts';
import { parallaxParser } from './parser.ts';

export const parallax: ReaderDriver = {
  kind: 'parallax',
  title: 'Parallax 28140, 28340 (125 kHz)',
  lines: [{ baudRate: 2400 }],
  proof: 'first-frame',
  // Without a checksum only the shape speaks for it.
  strength: 'shape',
  tags: 'repeats',
  signals: [],
  converse: () =>
    listener(parallaxParser(), ({ tag }) => ({ words: `tag ${tag}`, report: { kind: 'tag', tag } })),
};
