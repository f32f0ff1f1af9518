import type { ProofStrength, ReaderDriver } from '../driver.ts';
import { listener, type Meaning } from '../parser/listener.ts';
import { gap } from './constants.ts';
import type { TextLine } from './line.ts';
import { textUidParser } from './parser.ts';

/** Ten digits alone are what a Parallax sends too, and its line feed stands before them. */
const em4100Digits = 10;

function proofOf({ uid: { tag, isHexForSure }, by }: TextLine & { readonly kind: 'uid' }): ProofStrength {
  if (by === 'name') return 'shape';
  if (!isHexForSure) return 'hint';
  return tag.length === em4100Digits ? 'text' : 'shape';
}

function meaning(line: TextLine): Meaning {
  switch (line.kind) {
    case 'uid': {
      const { tag } = line.uid;
      return { words: line.text, report: { kind: 'tag', tag }, proves: proofOf(line) };
    }
    case 'introduction':
      return { words: line.text, proves: 'text' };
    case 'chatter':
      return { words: line.text, proves: 'nothing' };
  }
}

export const textUid: ReaderDriver = {
  kind: 'text-uid',
  title: 'A program that prints UIDs as text (MFRC522, PN532, ESPHome …)',
  lines: [{ baudRate: 115200 }, { baudRate: 9600 }, { baudRate: 57600 }, { baudRate: 38400 }],
  proof: 'first-frame',
  strength: 'shape',
  tags: 'mentions',
  gap,
  signals: [],
  converse: () => listener(textUidParser(), meaning),
};
