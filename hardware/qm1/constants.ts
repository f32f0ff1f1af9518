/** The version of the protocol that this code speaks; a reader may speak a newer one. */
export const version = 1;

export const dollar = 0x24;
export const star = 0x2a;
export const carriageReturn = 0x0d;
export const lineFeed = 0x0a;

/** Eight hex digits of CRC-32; README.md says why no shorter checksum will do. */
export const checksumDigits = 8;

/** From `$` to the last digit of the checksum: a microcontroller can hold one in a small buffer. */
export const longestSentence = 120;

/** What the host sends first, and again until a hello comes back. */
export const whoEvery = 500;
/** A sentence that needs an answer is said again after this long. */
export const repeatEvery = 100;
/** After this many repeats without a word from the host, the reader repeats slowly. */
export const patience = 50;
export const repeatSlowlyEvery = 1000;
/** A reader with nothing to say shows this often that it lives. */
export const aliveEvery = 2000;
/** Three heartbeats and some slack unheard: the reader is silent. */
export const silentAfter = 7000;
/** A lamp that could not be lit after this many tries is given up: it is no reading. */
export const requestTries = 30;

/** Boots of each unit whose position the host keeps; the oldest is forgotten. */
export const positionsKept = 16;
/** Units whose positions the host keeps; whoever was not met for longest is forgotten. */
export const unitsKept = 64;
/** No cable holds a sentence back for so long: what a reader still says by then, it means. */
export const doubtFor = 1500;
/** Another line was heard to have this unit: a heartbeat and some slack, then it has moved here. */
export const movedAfter = 3000;
/** Requests of the host that wait for their turn; the oldest is given up. */
export const requestsKept = 8;
/** Reports that a reader keeps while nobody listens. */
export const reportsKept = 32;
