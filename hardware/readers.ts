import type { ReaderDriver, ReaderKind } from './driver.ts';

/** Every reader that we can talk to on a port. To add one: its row here, its name in `readerKinds`. */
export const drivers: readonly ReaderDriver[] = [];

export function driverOf(kind: ReaderKind): ReaderDriver | undefined {
  return drivers.find((driver) => driver.kind === kind);
}
