import type { ReaderKind } from './driver.ts';
import { fakeEm18 } from './em-18/fake.ts';
import type { FakeReader } from './fake.ts';
import { fakeParallax } from './parallax/fake.ts';
import { fakePn532 } from './pn532/fake.ts';
import type { AlarmClock } from './port/port.ts';
import { fakeQm1, type FakeQm1 } from './qm1/fake.ts';
import { qm1Kinds } from './qm1/message.ts';
import { fakeRdm6300 } from './rdm6300/fake.ts';
import { fakeReader7941e } from './reader-7941e/fake.ts';
import { fakeScanner } from './scanner/fake.ts';
import { fakeTextUid, manners as textManners } from './text-uid/fake.ts';

/** Whoever plays a reader; only QM1 has more to it than hearing and being shown things. */
export type Actor = FakeReader & Partial<Omit<FakeQm1, keyof FakeReader>>;

/** What a reader may have of its own. */
export interface Part {
  readonly unit: string;
  readonly name: string;
}

/** A fake for each reader, to play its end of the cable. */
export const fakes: Readonly<Record<ReaderKind, (part: Part, clock: AlarmClock) => Actor>> = {
  qm1: ({ unit, name }, clock) =>
    fakeQm1(
      { unit, name, kinds: qm1Kinds, firmware: 'simulated', offers: { age: 1, lamps: 2, beeper: 1 } },
      clock,
    ),
  pn532: fakePn532,
  rdm6300: () => fakeRdm6300(),
  'em-18': fakeEm18,
  parallax: fakeParallax,
  'reader-7941e': () => fakeReader7941e(),
  'text-uid': () => fakeTextUid(),
  scanner: () => fakeScanner(),
};

const ends = {
  cr: [0x0d],
  lf: [0x0a],
  crlf: [0x0d, 0x0a],
  tab: [0x09],
  etx: [0x03],
  eot: [0x04],
  none: [],
};
const mifare = 0x01;

/** How readers of one kind differ on the wire, by the name that a script uses. */
export const manners: Partial<Record<ReaderKind, Readonly<Record<string, () => FakeReader>>>> = {
  rdm6300: { 'id-12la': () => fakeRdm6300('id-12la') },
  'reader-7941e': { mifare: () => fakeReader7941e(mifare) },
  'text-uid': Object.fromEntries(textManners.map((manner) => [manner, () => fakeTextUid(manner)])),
  scanner: Object.fromEntries(
    Object.entries(ends).flatMap(([name, bytes]) => {
      const end = Uint8Array.from(bytes);
      return [
        [name, () => fakeScanner({ end })],
        [`stx+${name}`, () => fakeScanner({ end, leadingStx: true })],
      ];
    }),
  ),
};
