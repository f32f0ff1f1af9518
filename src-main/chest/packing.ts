import { thingOf, type Contents } from './contents.ts';
import type { Found } from './find.ts';

/** The check at the end of an evening: everything is scanned once, then it is said what is missing. */
export interface Packing {
  /** Things that were seen, each once. */
  readonly seen: ReadonlySet<string>;
  readonly strangers: readonly Stranger[];
}

export interface Stranger {
  readonly tag: string;
  readonly found: Exclude<Found, { kind: 'piece' }>;
}

export const emptyTable: Packing = { seen: new Set(), strangers: [] };

export interface Seen {
  readonly packing: Packing;
  /** again: it was counted before. */
  readonly kind: 'counted' | 'again' | 'stranger';
}

export function see(packing: Packing, tag: string, found: Found): Seen {
  if (found.kind !== 'piece') {
    const isKnown = packing.strangers.some((stranger) => stranger.tag === tag);
    const strangers = isKnown ? packing.strangers : [...packing.strangers, { tag, found }];
    return { packing: { ...packing, strangers }, kind: 'stranger' };
  }
  const thing = thingOf(found.piece);
  if (packing.seen.has(thing)) return { packing, kind: 'again' };
  return { packing: { ...packing, seen: new Set(packing.seen).add(thing) }, kind: 'counted' };
}

/** A thing of the box with the first of its pieces, by which it is named. */
export interface Thing {
  readonly thing: string;
  readonly piece: string;
}

/** The things of a box that can be scanned at all: those that carry a tag or a printed code. */
export function thingsWith(contents: Contents, isMarked: (key: string) => boolean): readonly Thing[] {
  const things = new Map<string, string>();
  for (const piece of contents.pieces.filter(({ key }) => isMarked(key))) {
    const thing = thingOf(piece);
    if (!things.has(thing)) things.set(thing, piece.key);
  }
  return [...things].map(([thing, piece]) => ({ thing, piece }));
}

export const missing = ({ seen }: Packing, expected: readonly Thing[]): readonly Thing[] =>
  expected.filter(({ thing }) => !seen.has(thing));
