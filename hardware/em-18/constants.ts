/** Five bytes of tag and their XOR, written in hexadecimal. */
export const tagDigits = 10;
export const frameDigits = tagDigits + 2;

/** Milliseconds: a frame takes 13, a USB bridge holds bytes back for 16 at most. */
export const silence = 100;

/** Frames of a tag that lies there come without a pause from some boards; this many digits are looked at at once. */
export const mostDigits = 4 * frameDigits;

/** Milliseconds that a tag has to be unmentioned before it counts again: some boards send it once a second. */
export const gap = 3_000;
