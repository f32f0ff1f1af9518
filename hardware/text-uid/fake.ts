import type { FakeReader } from '../fake.ts';
import { ascii } from '../parser/bytes.ts';

/** How a program tells of a tag, by what it is known as. */
export const manners = ['dump-info', 'read-nuid', 'pn532', 'esphome', 'json', 'bare'] as const;
export type Manner = (typeof manners)[number];

const uid = /^(?:[0-9A-Fa-f]{2}){4,10}$/;

function pairsOf(tag: string): readonly string[] {
  return tag.toUpperCase().match(/../g) ?? [];
}

/** A card of 16 sectors, as a program prints it with the key that every card is delivered with. */
function memoryOf(tag: string): readonly string[] {
  const pairs = pairsOf(tag);
  const first = Array.from({ length: 16 }, (_, at) => pairs[at] ?? '00');
  return Array.from({ length: 64 }, (_, down) => {
    const block = 63 - down;
    const bytes = block === 0 ? first : Array.from({ length: 16 }, () => '00');
    const groups = [0, 4, 8, 12].map((at) => bytes.slice(at, at + 4).join(' '));
    const sector = block % 4 === 3 ? String((block - 3) / 4) : '';
    return `${sector.padStart(4)}${String(block).padStart(7)}   ${groups.join('  ')}  [ 0 0 0 ]`;
  });
}

function dumpInfo(tag: string): readonly string[] {
  const head = [`Card UID: ${pairsOf(tag).join(' ')}`, 'Card SAK: 08', 'PICC type: MIFARE 1KB'];
  return [
    ...head,
    'Sector Block   0  1  2  3   4  5  6  7   8  9 10 11  12 13 14 15  AccessBits',
    ...memoryOf(tag),
  ];
}

function readNuid(tag: string): readonly string[] {
  const bytes = pairsOf(tag);
  return [
    'PICC type: MIFARE 1KB',
    'A new card has been detected.',
    'The NUID tag is:',
    `In hex:  ${bytes.join(' ')}`,
    `In dec:  ${bytes.map((byte) => String(Number.parseInt(byte, 16))).join(' ')}`,
  ];
}

function pn532Example(tag: string): readonly string[] {
  const bytes = pairsOf(tag);
  return [
    'Found an ISO14443A card',
    `  UID Length: ${String(bytes.length)} bytes`,
    `  UID Value:  ${bytes.map((byte) => `0x${byte.replace(/^0/, '')}`).join(' ')}`,
    '',
  ];
}

const says: Readonly<Record<Manner, (tag: string) => readonly string[]>> = {
  'dump-info': dumpInfo,
  'read-nuid': readNuid,
  pn532: pn532Example,
  esphome: (tag) => [`\x1b[0;36m[12:34:56][D][pn532:184]: Found new tag '${pairsOf(tag).join('-')}'\x1b[0m`],
  json: (tag) => [JSON.stringify({ event: 'tag', uid: pairsOf(tag).join(':').toLowerCase() })],
  bare: (tag) => [tag.toUpperCase()],
};

const introductions: Readonly<Record<Manner, readonly string[]>> = {
  'dump-info': [
    'MFRC522 Software Version: 0x92 = v2.0',
    'Scan PICC to see UID, SAK, type, and data blocks...',
  ],
  'read-nuid': ['This code scan the MIFARE Classsic NUID.', 'Using the following key: FF FF FF FF FF FF'],
  pn532: ['Hello!', 'Found chip PN532', 'Firmware ver. 1.6', 'Waiting for an ISO14443A Card ...'],
  esphome: ['\x1b[0;32m[12:34:50][I][app:102]: ESPHome version 2024.6.0 compiled\x1b[0m'],
  json: [],
  bare: [],
};

const inLines = (lines: readonly string[]): readonly Uint8Array[] =>
  lines.map((line) => ascii(`${line}\r\n`));

export function fakeTextUid(manner: Manner = 'dump-info'): FakeReader {
  return {
    powered: () => inLines(introductions[manner]),
    heard: () => [],
    shown: (report) =>
      report.kind === 'tag' && uid.test(report.tag) ? inLines(says[manner](report.tag)) : [],
  };
}
