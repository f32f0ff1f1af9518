import { describe, expect, it } from 'vitest';
import { readLine } from '../../../hardware/text-uid/line.ts';
import { textUid } from '../../../hardware/text-uid/reader.ts';
import { textUidParser } from '../../../hardware/text-uid/parser.ts';
import { readmeTable, bytesOf } from '../../support/readme-table.ts';
import { ascii } from '../../../hardware/parser/bytes.ts';
import { describeParser } from '../parser-laws.ts';

/** Lines as sketches and logs print them; the tag behind each, or that there is none. */
const uidLines: Readonly<Record<string, string>> = {
  // MFRC522: DumpInfo, ReadNUID, and what people made of them
  'Card UID: DE AD BE EF': 'DEADBEEF',
  'Card UID: 04 A0 35 B2 BC 2B 80': '04A035B2BC2B80',
  'UID do Cartão: DE AD BE EF': 'DEADBEEF',
  'In hex:  DE AD BE EF': 'DEADBEEF',
  'In dec:  222 173 190 239': 'DEADBEEF',
  'UID tag : DE AD BE EF': 'DEADBEEF',
  "UID tag :'DE-AD-BE-EF'": 'DEADBEEF',
  ' DE AD BE EF': 'DEADBEEF',
  // Adafruit's PN532 examples, with and without leading zeros
  '  UID Value: 0xDE 0xAD 0xBE 0xEF': 'DEADBEEF',
  'UID Value:  0x4 0xA0 0x35 0xB2 0xBC 0x2B 0x80': '04A035B2BC2B80',
  'UID Value: \t\t4\t160\t53\t178\t188\t43\t128': '04A035B2BC2B80',
  // ESPHome
  "[12:34:56][D][pn532:184]: Found new tag 'DE-AD-BE-EF'": 'DEADBEEF',
  "\x1b[0;36m[D][rc522:263]: Found new tag 'DE-AD-BE-EF'\x1b[0m": 'DEADBEEF',
  '[12:34:56][D][rdm6300:074]: Found new tag with ID 7616525': '7616525',
  // JSON
  '{"uid":"DEADBEEF"}': 'DEADBEEF',
  '{"event":"tag","data":{"uid":"de:ad:be:ef","rssi":-40}}': 'DEADBEEF',
  '{"card_id":[222,173,190,239]}': 'DEADBEEF',
  'tag> {"tag": 3735928559}': '3735928559',
  // alone
  DEADBEEF: 'DEADBEEF',
  '0xDEADBEEF': 'DEADBEEF',
  'de:ad:be:ef': 'DEADBEEF',
  'de-ad-be-ef': 'DEADBEEF',
  '12345678': '12345678',
  '04A035B2BC2B80': '04A035B2BC2B80',
  '0402030405060708090A': '0402030405060708090A',
  '3C00CE75CC': '3C00CE75CC',
};

const chatter = [
  'Hello!',
  'MFRC522 Software Version: 0x92 = v2.0',
  'Scan PICC to see UID, SAK, type, and data blocks...',
  'Using the following key: FF FF FF FF FF FF',
  'Card SAK: 08',
  'PICC type: MIFARE 1KB',
  'Card read previously.',
  'Sector Block   0  1  2  3   4  5  6  7   8  9 10 11  12 13 14 15  AccessBits',
  '  15     63   00 00 00 00  00 00 FF 07  80 69 FF FF  FF FF FF FF  [ 0 0 1 ]',
  '         62   DE AD BE EF  00 00 00 00  00 00 00 00  00 00 00 00  [ 0 0 0 ]',
  'Found chip PN532',
  'Firmware ver. 1.6',
  '  UID Length: 4 bytes',
  '  UID Time: 12345678',
  'Trying to authenticate block 4 with default KEYA value',
  'Authenticating card with key A0 A1 A2 A3',
  '[13:16:01][C][wifi:362]:   IP Address: 192.168.178.61',
  '[13:16:01][C][wifi:365]:   BSSID: AA:BB:CC:DD:EE:FF',
  '[18:25:46][D][RFID:050]: UID as String: 39-45-2D-45-39-2D-38-30-2D-30-35',
  'tag DEADBEEF or card CAFEBABE',
  '{"temperature":21,"id":7}',
  '{"uid": broken',
  // GPS, a printer, a modem
  '$GPGGA,123519,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*47',
  'FIRMWARE_NAME:Marlin 2.1.2 (Sep 1 2023) UUID:cede2a2f-41a2-4748-9b12-c55c62f367ff',
  'ok T:25.00 /0.00 B:24.80 /0.00 @:0 B@:0',
  '+CREG: 2,1,"00C3","00A1B2C3",7',
  '+CCID: 89490200001234567890',
  'RING',
  'Temperature: 21.5',
  '4006381333931',
  '',
];

describe('a line of a program', () => {
  it.each(Object.entries(uidLines))('%j tells the tag %s', (line, tag) => {
    expect(readLine(line)).toMatchObject({ kind: 'uid', uid: { tag } });
  });

  it.each(chatter)('%j is chatter', (line) => {
    expect(['chatter', 'introduction']).toContain(readLine(line).kind);
  });

  it('introduces a program with such a chip, and nothing else does', () => {
    const introduced = chatter.filter((line) => readLine(line).kind === 'introduction');
    expect(introduced).toEqual(expect.arrayContaining(['Found chip PN532', 'PICC type: MIFARE 1KB']));
    expect(introduced.filter((line) => /^\$GP|Marlin|^\+|^ok|wifi/.test(line))).toEqual([]);
  });

  it('is sure of hex by a letter, a prefix or bytes that stand apart, and not by digits alone', () => {
    const isSure = (line: string) => {
      const read = readLine(line);
      return read.kind === 'uid' && read.uid.isHexForSure;
    };
    expect(['DEADBEEF', '0x12345678', '12 34 56 78'].map(isSure)).toEqual([true, true, true]);
    expect(['12345678', '00000000000014'].map(isSure)).toEqual([false, false]);
  });
});

describe('a line of the page', () => {
  it.each(readmeTable('hardware/text-uid/README.md', 'Examples'))('$bytes is $line', (row) => {
    expect(bytesOf(row['bytes'] ?? '').slice(0, row['line']?.length)).toEqual(ascii(row['line'] ?? ''));
  });
});

it('chatter is a word for the test bench and no reading', () => {
  const said = textUid.converse().heard(ascii('Waiting for a card ...\r\n'), 0);
  expect(said.filter(({ kind }) => kind === 'frame')).toMatchObject([{ words: 'Waiting for a card ...' }]);
  expect(said.map(({ kind }) => kind)).not.toContain('report');
  expect(said.map(({ kind }) => kind)).not.toContain('proved');
});

describe('the first line after the port was opened', () => {
  const kindsOf = (text: string, pause = false) => {
    const parser = textUidParser();
    parser.cut();
    if (pause) parser.pause.end();
    return parser.feed(ascii(text)).map((parsed) => parsed.kind === 'frame' && parsed.frame.kind);
  };

  it('is no UID by itself, since its front may be lost', () => {
    expect(kindsOf('F FF FF FF FF\r\nDEADBEEF\r\n')).toEqual(['chatter', 'uid']);
    expect(kindsOf('35B2BC2B80\r\n')).toEqual(['chatter']);
  });

  it('is one where it is named, or where silence was before it', () => {
    expect(kindsOf('d UID: DE AD BE EF\r\n')).toEqual(['uid']);
    expect(kindsOf('DEADBEEF\r\n', true)).toEqual(['uid']);
  });
});

describeParser({
  name: 'text',
  folder: 'text-uid',
  parser: () => {
    const parser = textUidParser();
    return {
      feed: (chunk) =>
        parser.feed(chunk).map((parsed) => {
          if (parsed.kind === 'discarded') return parsed;
          const { frame } = parsed;
          return { ...parsed, frame: { line: frame.text, tag: frame.kind === 'uid' ? frame.uid.tag : '' } };
        }),
      flush: () => parser.flush().filter((parsed) => parsed.kind === 'discarded'),
      get held() {
        return parser.held;
      },
    };
  },
  expected: (row) => ({ line: row['line'] ?? '', tag: row['tag'] ?? '' }),
});
