export const stx = 0x02;
export const etx = 0x03;
export const cr = 0x0d;
export const lf = 0x0a;

/** Five bytes of tag, written in hexadecimal. */
export const tagDigits = 10;
export const checksumDigits = 2;
/** STX, twelve digits, CR, LF, ETX: the ID-12LA's frame; the RDM6300 leaves CR and LF out. */
export const longestFrame = 1 + tagDigits + checksumDigits + 3;
