export const carriageReturn = 0x0d;
export const lineFeed = 0x0a;
export const tabulator = 0x09;
export const escape = 0x1b;

/** Programs tell a tag in far less; a longer line is given up. */
export const longestLine = 1000;

/**
 * Milliseconds that a tag has to be unmentioned before it counts again: a program that looks once a second, or prints
 * all that a card holds before it looks again, must not make two readings of one card.
 */
export const gap = 3_000;

/** UIDs have 4, 7 or 10 bytes, an EM4100 tag 5, an ISO 15693 tag 8. */
export const uidLengths: ReadonlySet<number> = new Set([4, 5, 7, 8, 10]);

/** Milliseconds. After so long without a byte a line begins; within a line bytes come closer. */
export const silence = 50;
