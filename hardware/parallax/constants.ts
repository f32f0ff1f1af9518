export const frameStart = 0x0a;
export const frameEnd = 0x0d;
export const tagDigits = 10;
export const frameLength = 1 + tagDigits + 1;
