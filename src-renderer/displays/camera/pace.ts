/** Twelve pictures a second, and no more. */
const leastApart = 1000 / 12;

/**
 * How long to wait after a picture: the part that reads never works more than half of the time, so that a small
 * computer behind a television has the other half for everything else.
 */
export const restAfter = (took: number, since: number): number => Math.max(leastApart, took * 2) - since;
