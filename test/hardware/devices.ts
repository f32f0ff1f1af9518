import type { ReaderKind } from '../../hardware/driver.ts';
import type { Talker } from '../../hardware/discovery/talkers.ts';
import { fakes } from '../../hardware/fakes.ts';
import type { FakeReader } from '../../hardware/fake.ts';
import { ascii, concat, parseHex } from '../../hardware/parser/bytes.ts';
import { encodeFrame as encodeRdm6300 } from '../../hardware/rdm6300/frame.ts';
import { encodeFrame as encodeParallax } from '../../hardware/parallax/frame.ts';
import { encodeFrame as encode7941e } from '../../hardware/reader-7941e/frame.ts';
import type { AlarmClock } from '../../hardware/port/port.ts';
import type { Report } from '../../hardware/report.ts';
import { fakeTextUid } from '../../hardware/text-uid/fake.ts';

/** What comes of a device on a port that a person has let us look at. */
export type Outcome =
  { readonly is: ReaderKind } | { readonly asked: Talker | 'text' | 'bytes' } | { readonly silent: true };

/** One thing that people own, with the bytes that it sends. */
export interface Device {
  readonly device: string;
  readonly baudRate: number;
  /** What it says when it gets power. */
  readonly boots?: readonly Uint8Array[];
  /** What it says when a tag or code is shown, each after so many milliseconds; several times for one that repeats. */
  readonly says?: readonly (readonly [after: number, bytes: Uint8Array])[];
  /** One that answers is played by its fake, and shown this. */
  readonly played?: { readonly by: (clock: AlarmClock) => FakeReader; readonly shown: Report };
  readonly outcome: Outcome;
  /** What is read, each once. */
  readonly reads: readonly Report[];
}

export const em4100 = '3C00CE75CC';
export const uid = 'DEADBEEF';
export const ntag = '04A035B2BC2B80';
export const ownCode = 'QMC:PQC-SWORDS-9-15';

const tag = (of: string): Report => ({ kind: 'tag', tag: of });
const code = (text: string, symbology?: string): Report => ({
  kind: 'code',
  text,
  ...(symbology === undefined ? {} : { symbology }),
});
const is = (kind: ReaderKind): Outcome => ({ is: kind });
const lines = (...each: readonly string[]): Uint8Array => ascii(each.map((line) => `${line}\r\n`).join(''));
const once = (bytes: Uint8Array): NonNullable<Device['says']> => [[0, bytes]];
const every = (milliseconds: number, times: number, bytes: Uint8Array): NonNullable<Device['says']> =>
  Array.from({ length: times }, (_, at) => [at === 0 ? 0 : milliseconds, bytes] as const);
/** At this speed a byte takes so long: a long text comes in pieces. */
const inPieces = (bytes: Uint8Array, size = 96): NonNullable<Device['says']> =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => [
    at === 0 ? 0 : 100,
    bytes.slice(at * size, (at + 1) * size),
  ]);
const dumped = (of: string): Uint8Array =>
  concat(...fakeTextUid('dump-info').shown({ kind: 'tag', tag: of }));
const part = { unit: 'U1', name: 'Tray' };

const rfid: readonly Device[] = [
  {
    device: 'RDM6300, which repeats every 65 ms',
    baudRate: 9600,
    says: every(65, 20, encodeRdm6300({ tag: em4100 })),
    outcome: is('rdm6300'),
    reads: [tag(em4100)],
  },
  {
    device: 'Seeed 125 kHz UART, by the bytes of its page',
    baudRate: 9600,
    says: once(parseHex('0236324533303836434544303803')),
    outcome: is('rdm6300'),
    reads: [tag('62E3086CED')],
  },
  {
    device: 'ID-12LA, once, with CR LF before its end',
    baudRate: 9600,
    says: once(encodeRdm6300({ tag: em4100 }, 'id-12la')),
    outcome: is('rdm6300'),
    reads: [tag(em4100)],
  },
  {
    device: 'ID-20LA, whose bytes come one by one',
    baudRate: 9600,
    says: [...encodeRdm6300({ tag: em4100 }, 'id-12la')].map((byte) => [1, Uint8Array.of(byte)] as const),
    outcome: is('rdm6300'),
    reads: [tag(em4100)],
  },
  {
    device: 'EM-18, twelve digits and silence',
    baudRate: 9600,
    says: once(ascii('307E4DE5C224')),
    outcome: is('em-18'),
    reads: [tag('307E4DE5C2')],
  },
  {
    device: 'EM-18, handed on line by line by a sketch',
    baudRate: 9600,
    says: every(500, 4, lines('307E4DE5C224')),
    outcome: is('em-18'),
    reads: [tag('307E4DE5C2')],
  },
  {
    device: 'Parallax 28140, which repeats',
    baudRate: 2400,
    says: every(120, 10, encodeParallax({ tag: '0F0184F07A' })),
    outcome: is('parallax'),
    reads: [tag('0F0184F07A')],
  },
  {
    device: '7941E with a 125 kHz tag',
    baudRate: 9600,
    says: once(parseHex('020A022E00B6D7B5F203')),
    outcome: is('reader-7941e'),
    reads: [tag('2E00B6D7B5')],
  },
  {
    device: '7941E with a Mifare card',
    baudRate: 9600,
    says: every(100, 10, encode7941e({ type: 1, tag: '00DEADBEEF' })),
    outcome: is('reader-7941e'),
    reads: [tag('00DEADBEEF')],
  },
  {
    device: 'PN532 module on its high-speed UART',
    baudRate: 115_200,
    played: { by: (clock) => fakes.pn532(part, clock), shown: tag(ntag) },
    outcome: is('pn532'),
    reads: [tag(ntag)],
  },
  {
    device: 'QM1 tray',
    baudRate: 115_200,
    played: { by: (clock) => fakes.qm1(part, clock), shown: tag(ntag) },
    outcome: is('qm1'),
    reads: [tag(ntag)],
  },
];

const sketches: readonly Device[] = [
  {
    device: 'RC522 with DumpInfo, which prints the whole card',
    baudRate: 9600,
    boots: [
      lines('MFRC522 Software Version: 0x92 = v2.0', 'Scan PICC to see UID, SAK, type, and data blocks...'),
    ],
    says: inPieces(dumped(uid), 480),
    outcome: is('text-uid'),
    reads: [tag(uid)],
  },
  {
    device: 'RC522 with ReadNUID, which prints hex and decimal and then that it knows the card',
    baudRate: 9600,
    boots: [lines('This code scan the MIFARE Classsic NUID.', 'Using the following key: FF FF FF FF FF FF')],
    says: [
      [0, lines('PICC type: MIFARE 1KB', 'A new card has been detected.', 'The NUID tag is:')],
      [20, lines('In hex:  DE AD BE EF', 'In dec:  222 173 190 239')],
      [800, lines('PICC type: MIFARE 1KB', 'Card read previously.')],
    ],
    outcome: is('text-uid'),
    reads: [tag(uid)],
  },
  {
    device: 'RC522 door lock, whose UID stands on a line of its own',
    baudRate: 9600,
    boots: [lines('Approximate your card to the reader...')],
    says: once(lines('UID tag :', ' DE AD BE EF', 'Message : Authorized access')),
    outcome: is('text-uid'),
    reads: [tag(uid)],
  },
  {
    device: 'PN532 with Adafruit’s readMifare',
    baudRate: 115_200,
    boots: [lines('Hello!', 'Found chip PN532', 'Firmware ver. 1.6', 'Waiting for an ISO14443A Card ...')],
    says: once(
      lines(
        'Found an ISO14443A card',
        '  UID Length: 4 bytes',
        '  UID Value: 0xDE 0xAD 0xBE 0xEF',
        '',
        'Seems to be a Mifare Classic card (4 byte UID)',
        'Trying to authenticate block 4 with default KEYA value',
      ),
    ),
    outcome: is('text-uid'),
    reads: [tag(uid)],
  },
  {
    device: 'PN532 with Adafruit’s iso14443a_uid, once a second and without leading zeros',
    baudRate: 115_200,
    boots: [lines('Hello!', 'Found chip PN532')],
    says: every(
      1000,
      4,
      lines('Found a card!', 'UID Length: 7 bytes', 'UID Value:  0x4 0xA0 0x35 0xB2 0xBC 0x2B 0x80', ''),
    ),
    outcome: is('text-uid'),
    reads: [tag(ntag)],
  },
  {
    device: 'ESPHome with a PN532, in colours',
    baudRate: 115_200,
    boots: [
      lines(
        '\x1b[0;32m[I][logger:243]: Log initialized\x1b[0m',
        '\x1b[0;35m[C][pn532:015]: Setting up PN532...\x1b[0m',
      ),
    ],
    says: once(lines("\x1b[0;36m[12:34:56][D][pn532:184]: Found new tag 'DE-AD-BE-EF'\x1b[0m")),
    outcome: is('text-uid'),
    reads: [tag(uid)],
  },
  {
    device: 'ESPHome with an RDM6300, in decimal',
    baudRate: 115_200,
    says: once(lines('[12:34:56][D][rdm6300:074]: Found new tag with ID 13530572')),
    outcome: is('text-uid'),
    reads: [tag('13530572')],
  },
  {
    device: 'ESP32 that sends JSON',
    baudRate: 115_200,
    boots: [ascii('ets Jun  8 2016 00:22:57\r\nrst:0x1 (POWERON_RESET),boot:0x13 (SPI_FAST_FLASH_BOOT)\r\n')],
    says: once(ascii('{"event":"tag","uid":"04:a0:35:b2:bc:2b:80"}\n')),
    outcome: is('text-uid'),
    reads: [tag(ntag)],
  },
  ...[
    ['DEADBEEF', uid],
    ['deadbeef', uid],
    ['0xdeadbeef', uid],
    ['de ad be ef', uid],
    ['de:ad:be:ef', uid],
    ['DE-AD-BE-EF', uid],
    ['04A035B2BC2B80', ntag],
    ['0402030405060708090a', '0402030405060708090A'],
  ].map(([written = '', read = '']) => ({
    device: `a sketch that prints ${written} and nothing else`,
    baudRate: 9600,
    says: every(300, 5, lines(written)),
    outcome: is('text-uid'),
    reads: [tag(read)],
  })),
];

const scanners: readonly Device[] = [
  ...(
    [
      ['CR', '\r'],
      ['CR LF', '\r\n'],
      ['TAB', '\t'],
      ['nothing', ''],
    ] as const
  ).map(([name, end]) => ({
    device: `scanner with ${name} behind a code of ours`,
    baudRate: 9600,
    says: once(ascii(ownCode + end)),
    outcome: is('scanner'),
    reads: [code(ownCode)],
  })),
  {
    device: 'scanner with STX, AIM identifier and ETX',
    baudRate: 9600,
    says: once(ascii(`\x02]C0${ownCode}\x03`)),
    outcome: is('scanner'),
    reads: [code(ownCode, ']C0')],
  },
  {
    device: 'scanner at a product, with nothing behind it',
    baudRate: 9600,
    says: once(ascii('4006381333931')),
    outcome: is('scanner'),
    reads: [code('4006381333931')],
  },
  {
    device: 'scanner at 38400 baud',
    baudRate: 38_400,
    says: once(ascii(`${ownCode}\r`)),
    outcome: is('scanner'),
    reads: [code(ownCode)],
  },
];

const others: readonly Device[] = [
  {
    device: 'GPS receiver',
    baudRate: 9600,
    says: every(1000, 4, lines('$GPGGA,123519,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*47')),
    outcome: { asked: 'gps' },
    reads: [],
  },
  {
    device: '3D printer with Marlin',
    baudRate: 115_200,
    says: every(1000, 4, ascii('echo:busy: processing\nok T:25.00 /0.00 B:24.80 /0.00 @:0 B@:0\n')),
    outcome: { asked: 'printer' },
    reads: [],
  },
  {
    device: 'modem',
    baudRate: 115_200,
    says: every(1000, 4, ascii('\r\nRING\r\n\r\n+CREG: 2,1,"00C3","00A1B2C3",7\r\n')),
    outcome: { asked: 'modem' },
    reads: [],
  },
  {
    device: 'thermometer that prints lines',
    baudRate: 9600,
    says: every(1000, 4, lines('Temperature: 21.5 C')),
    outcome: { asked: 'text' },
    reads: [],
  },
  {
    device: 'scanner at a text of somebody else’s, which is asked about',
    baudRate: 9600,
    says: once(ascii('Sloop John B\r')),
    outcome: { asked: 'text' },
    reads: [],
  },
  {
    device: 'digits alone, which may be a UID or a code',
    baudRate: 9600,
    says: once(ascii('12345678\r\n')),
    outcome: { asked: 'text' },
    reads: [],
  },
  {
    device: 'meter that speaks a binary protocol of its own',
    baudRate: 9600,
    says: every(400, 12, parseHex('A55A010203F4118899')),
    outcome: { asked: 'bytes' },
    reads: [],
  },
  { device: 'bridge with nothing on it', baudRate: 9600, outcome: { silent: true }, reads: [] },
];

export const devices: readonly Device[] = [...rfid, ...sketches, ...scanners, ...others];
