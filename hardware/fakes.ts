import type { ReaderKind } from './driver.ts';
import type { FakeReader } from './fake.ts';
import { fakeParallax } from './parallax/fake.ts';
import { fakePn532 } from './pn532/fake.ts';
import { fakeRdm6300 } from './rdm6300/fake.ts';
import { fakeReader7941e } from './reader-7941e/fake.ts';
import { fakeScanner } from './scanner/fake.ts';

/** A fake for each reader, to play its end of the cable. */
export const fakes: Partial<Record<ReaderKind, () => FakeReader>> = {
  pn532: fakePn532,
  rdm6300: () => fakeRdm6300(),
  parallax: fakeParallax,
  'reader-7941e': () => fakeReader7941e(),
  scanner: () => fakeScanner(),
};
