import type { ReaderKind } from '../driver.ts';
import type { LineSettings } from '../port/port.ts';
import type { ListedPort, PortFacts } from './ports.ts';

/** Whose readings these are: a captain's who sits beside it, or a duty's at the table. */
export type Place =
  { readonly kind: 'seat'; readonly seat: string } | { readonly kind: 'job'; readonly job: string };

/** What is kept of a reader from one evening to the next; plain data, to be stored as it is. */
export interface Remembered {
  /** The port's stable name, which is the reader's name everywhere in the program. */
  readonly path: string;
  readonly kind: ReaderKind;
  readonly line: LineSettings;
  /** What people call it. */
  readonly name: string;
  readonly place?: Place;
  /** Milliseconds that a tag has to stay away before it counts again. */
  readonly gap?: number;
  /** What the talk with it has to know after a restart; for the reader's driver only. */
  readonly memory?: unknown;
  /** The chip behind the port, to know the reader again in another socket. */
  readonly chip?: PortFacts;
}

function isSameChip(a: PortFacts, b: PortFacts): boolean {
  return (
    a.vendorId !== undefined &&
    a.vendorId === b.vendorId &&
    a.productId === b.productId &&
    a.serialNumber === b.serialNumber
  );
}

/**
 * The reader that is remembered for a port. One that was moved to another socket is known by its chip, if it is
 * the only one of its kind that is missing and no other newcomer could be it.
 */
export function recall(
  port: ListedPort,
  remembered: readonly Remembered[],
  present: readonly ListedPort[],
): Remembered | undefined {
  const byName = remembered.find(({ path }) => path === port.path);
  if (byName) return byName;
  const there = new Set(present.map(({ path }) => path));
  const missing = remembered.filter(({ path, chip }) => !there.has(path) && chip && isSameChip(chip, port));
  const known = new Set(remembered.map(({ path }) => path));
  const newcomers = present.filter(({ path, ...chip }) => !known.has(path) && isSameChip(chip, port));
  const [only, ...others] = missing;
  return others.length === 0 && newcomers.length === 1 ? only : undefined;
}
