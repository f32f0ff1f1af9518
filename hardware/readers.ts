import type { ReaderDriver, ReaderKind } from './driver.ts';
import { parallax } from './parallax/reader.ts';
import { pn532 } from './pn532/reader.ts';
import { qm1 } from './qm1/reader.ts';
import { rdm6300 } from './rdm6300/reader.ts';
import { reader7941e } from './reader-7941e/reader.ts';
import { scanner } from './scanner/reader.ts';

/** Every reader that we can talk to on a port. To add one: its row here, its name in `readerKinds`. */
export const drivers: readonly ReaderDriver[] = [qm1, pn532, rdm6300, parallax, reader7941e, scanner];

export function driverOf(kind: ReaderKind): ReaderDriver | undefined {
  return drivers.find((driver) => driver.kind === kind);
}
