/** A tag that lies on a reader. */
export interface Lying {
  readonly tag: string;
  readonly antenna?: string;
  readonly seenAt: number;
  /** Since when the reader has looked without seeing it. */
  readonly missedSince?: number;
  /** The bytes that it was last read from. */
  readonly raw: Uint8Array;
}

/** What lies on one reader, by tag and antenna. */
export interface Presence {
  readonly lying: ReadonlyMap<string, Lying>;
}

export const nothing: Presence = { lying: new Map() };

/** Milliseconds that a tag has to stay away, until its return is a new reading. */
export const usualGap = 250;

export interface Sighting {
  readonly presence: Presence;
  /** It was not there before: this is a reading. */
  readonly isNew: boolean;
}

export interface Departure {
  readonly presence: Presence;
  readonly gone: readonly Lying[];
}

function keyOf({ tag, antenna = '' }: { readonly tag: string; readonly antenna?: string }): string {
  return `${antenna} ${tag}`;
}

export function see(presence: Presence, sight: Omit<Lying, 'missedSince'>): Sighting {
  const key = keyOf(sight);
  const lying = new Map(presence.lying).set(key, sight);
  return { presence: { lying }, isNew: !presence.lying.has(key) };
}

function depart(presence: Presence, isGone: (tag: Lying) => boolean): Departure {
  const gone = [...presence.lying.values()].filter(isGone);
  if (gone.length === 0) return { presence, gone };
  const stay = [...presence.lying].filter(([, tag]) => !isGone(tag));
  return { presence: { lying: new Map(stay) }, gone };
}

/** For a reader that repeats by itself: whoever was not read for the gap has gone. */
export function departSilent(presence: Presence, at: number, gap: number): Departure {
  return depart(presence, ({ seenAt }) => at - seenAt >= gap);
}

/** When `departSilent` is next worth asking. */
export function nextDeparture(presence: Presence, gap: number): number | undefined {
  const seen = [...presence.lying.values()].map(({ seenAt }) => seenAt + gap);
  return seen.length > 0 ? Math.min(...seen) : undefined;
}

function missed(tag: Lying, at: number): Lying {
  return tag.seenAt >= at ? tag : { ...tag, missedSince: tag.missedSince ?? at };
}

/**
 * For a reader that looks when told to: it has looked just now, and whoever was missing in all its looks for the
 * gap has gone. Time in which it did not look counts for nothing.
 */
export function departUnseen(presence: Presence, at: number, gap: number): Departure {
  const lying = new Map([...presence.lying].map(([key, tag]) => [key, missed(tag, at)]));
  return depart({ lying }, ({ missedSince }) => missedSince !== undefined && at - missedSince >= gap);
}

/** The reader is back after a break: what lay there counts as seen until then, and no earlier miss counts. */
export function excuse(presence: Presence, until: number): Presence {
  const lying = [...presence.lying].map(
    ([key, { missedSince: _, ...tag }]) => [key, { ...tag, seenAt: until }] as const,
  );
  return { lying: new Map(lying) };
}
