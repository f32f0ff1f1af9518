import { readerKinds, type ReaderDriver, type ReaderKind } from './driver.ts';
import { em18 } from './em-18/reader.ts';
import { parallax } from './parallax/reader.ts';
import { pn532 } from './pn532/reader.ts';
import { qm1 } from './qm1/reader.ts';
import { rdm6300 } from './rdm6300/reader.ts';
import { reader7941e } from './reader-7941e/reader.ts';
import { scanner } from './scanner/reader.ts';
import { textUid } from './text-uid/reader.ts';

/** To add a reader: its name in `readerKinds`; the compiler then asks for its row here, among the fakes and on the pages. */
const byKind: Readonly<Record<ReaderKind, ReaderDriver>> = {
  qm1,
  pn532,
  rdm6300,
  'em-18': em18,
  parallax,
  'reader-7941e': reader7941e,
  'text-uid': textUid,
  scanner,
};

/** Every reader that we can talk to on a port. */
export const drivers: readonly ReaderDriver[] = readerKinds.map((kind) => byKind[kind]);

export function driverOf(kind: ReaderKind): ReaderDriver {
  return byKind[kind];
}
