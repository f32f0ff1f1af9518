import type { ReaderKind } from '../driver.ts';
import type { ListedPort } from './ports.ts';

/** What a chip or device on USB lets us expect; points are only compared with one another. */
export interface Fingerprint {
  readonly vendorId: string;
  /** Left out: every product of that vendor. */
  readonly productId?: string;
  /** Must fit, where the system names a manufacturer at all; see `driverMakers`. */
  readonly manufacturer?: RegExp;
  readonly chip: string;
  readonly points: Partial<Record<ReaderKind, number>>;
  /** Nothing but a reader has it: it is opened unasked. */
  readonly isReader?: true;
  /** Its serial port is made of USB alone: bytes come whatever speed is set. */
  readonly hasNoSpeed?: true;
  readonly because: string;
}

/** Hobby boards behind a bare bridge: what is wired to it, the chip cannot tell. */
const bareBridge = {
  qm1: 3,
  rdm6300: 3,
  pn532: 3,
  'text-uid': 3,
  'em-18': 2,
  'reader-7941e': 2,
  scanner: 2,
  parallax: 1,
} as const;
/** Boards that run a program of their own. */
const board = { qm1: 6, 'text-uid': 4, pn532: 1, rdm6300: 1 } as const;
/** Makers of scanners: nothing else of theirs is a serial port. */
const onlyScanner = { scanner: 9 } as const;

export const fingerprints: readonly Fingerprint[] = [
  ...['7523', '5523', '55d3', '55d4'].map((productId) => ({
    vendorId: '1a86',
    productId,
    chip: 'CH34x bridge',
    points: bareBridge,
    because: 'the bridge of most cheap adapters and of many Arduino clones',
  })),
  {
    vendorId: '10c4',
    productId: 'ea60',
    chip: 'CP210x bridge',
    points: bareBridge,
    because: 'on ESP32 boards and on adapters; Zigbee and Z-Wave sticks have it too, which are then taken',
  },
  {
    vendorId: '0403',
    productId: '6001',
    chip: 'FT232R bridge',
    points: { ...bareBridge, parallax: 4 },
    because: 'the Parallax 28340 is a 28140 with this chip',
  },
  {
    vendorId: '0403',
    productId: '6015',
    chip: 'FT23xX bridge',
    points: { ...bareBridge, rdm6300: 4 },
    because: 'on carrier boards with USB for the ID-12LA',
  },
  ...['2303', '23a3'].map((productId) => ({
    vendorId: '067b',
    productId,
    chip: 'PL2303 bridge',
    points: { ...bareBridge, scanner: 4 },
    because: 'in RS232 cables, at the other end of which a scanner is likelier than a bare board',
  })),
  ...['2341', '2a03'].map((vendorId) => ({
    vendorId,
    chip: 'Arduino',
    points: board,
    because: 'a program of its own, so most likely one that speaks QM1',
  })),
  // Leonardo, Micro, Due, MKR, Nano 33 and R4 Minima have USB in the chip that runs the program.
  ...['8036', '8037', '003e', '804d', '804e', '804f', '8050', '8053', '8054', '8057', '805a', '0069'].map(
    (productId) => ({
      vendorId: '2341',
      productId,
      chip: 'Arduino with USB of its own',
      points: {},
      hasNoSpeed: true as const,
      because: 'no UART lies between the program and us',
    }),
  ),
  ...[
    { vendorId: '2e8a', chip: 'RP2040 or RP2350' },
    { vendorId: '303a', chip: 'ESP32 with USB' },
    { vendorId: '239a', chip: 'Adafruit board' },
    { vendorId: '16c0', productId: '0483', chip: 'Teensy' },
  ].map((each) => ({ ...each, points: board, hasNoSpeed: true as const, because: 'a program of its own' })),
  {
    vendorId: '16c0',
    productId: '27dd',
    manufacturer: /quartermaster|qm1/i,
    chip: 'CDC device of a shared id',
    points: { qm1: 8 },
    isReader: true,
    hasNoSpeed: true,
    because: 'anybody may use this id, so only the name in it tells the device',
  },
  ...['0c2e', '0536', '05e0', '05f9', '1eab'].map((vendorId) => ({
    vendorId,
    chip: 'scanner',
    points: onlyScanner,
    isReader: true as const,
    hasNoSpeed: true as const,
    because: 'Honeywell, Hand Held Products, Zebra, Datalogic, Newland: a scanner as virtual COM port',
  })),
];

/** Windows names the maker of the driver where the device should be named; that says nothing against a match. */
const driverMakers = /wch\.cn|silicon lab|ftdi|prolific|microsoft/i;

function fits(print: Fingerprint, port: ListedPort): boolean {
  if (port.vendorId !== print.vendorId) return false;
  if (print.productId !== undefined && port.productId !== print.productId) return false;
  const { manufacturer } = port;
  if (print.manufacturer === undefined || manufacturer === undefined) return true;
  return print.manufacturer.test(manufacturer) || driverMakers.test(manufacturer);
}

export interface Candidate {
  readonly kind: ReaderKind;
  readonly points: number;
}

/** Some by-id names tell the product where the numbers do not. */
const names: readonly { readonly path: RegExp; readonly kind: ReaderKind; readonly points: number }[] = [
  { path: /quartermaster|qm1/i, kind: 'qm1', points: 8 },
  { path: /barcode|scanner/i, kind: 'scanner', points: 6 },
  { path: /rfid|id-?12|rdm6300/i, kind: 'rdm6300', points: 5 },
  { path: /pn532|nfc/i, kind: 'pn532', points: 5 },
];

const printsOf = (port: ListedPort): readonly Fingerprint[] =>
  fingerprints.filter((each) => fits(each, port));

/** Nothing else than a reader can hang there: nobody needs to be asked before it is opened. */
export function isSurelyReader(port: ListedPort): boolean {
  return printsOf(port).some(({ isReader }) => isReader) || names.some(({ path }) => path.test(port.path));
}

export function hasNoSpeed(port: ListedPort): boolean {
  return printsOf(port).some((print) => print.hasNoSpeed);
}

/** What to call the device when a person is asked about it. */
export function chipOf(port: ListedPort): string {
  const [print] = printsOf(port);
  return print?.chip ?? port.manufacturer ?? port.device;
}

/** Which readers may hang on this port, likeliest first. None: nothing speaks for a reader. */
export function candidates(port: ListedPort): readonly Candidate[] {
  const points = new Map<ReaderKind, number>();
  const award = (kind: ReaderKind, more: number): void => {
    points.set(kind, (points.get(kind) ?? 0) + more);
  };
  for (const print of printsOf(port)) {
    for (const [kind, more] of Object.entries(print.points)) award(kind as ReaderKind, more);
  }
  for (const { path, kind, points: more } of names) if (path.test(port.path)) award(kind, more);
  return [...points].map(([kind, sum]) => ({ kind, points: sum })).sort((a, b) => b.points - a.points);
}
