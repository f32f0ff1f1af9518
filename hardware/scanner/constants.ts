export const stx = 0x02;

/** Scanners are set up to end a code with any of these; a second one right behind adds nothing. */
export const ends: ReadonlySet<number> = new Set([0x0d, 0x0a, 0x09, 0x03, 0x04]);

/** FS, GS, RS and US part the fields inside of GS1 and ISO 15434 codes. */
export const firstSeparator = 0x1c;

/** A QR code holds at most 4,296 letters; more than that is no code. */
export const longestCode = 4400;

/** Milliseconds. A scanner that sends no end has said all when nothing more comes for so long. */
export const silence = 150;

/** Without an end a code of ours is known by its check character, a product's or a number by its digits. */
export const digitsAlone = /^\d{8,14}$/;
