export const preamble = 0x00;
export const postamble = 0x00;
export const startCode = [0x00, 0xff] as const;

/** First byte of the content: who speaks. */
export const fromHost = 0xd4;
export const fromModule = 0xd5;
/** In place of both, alone, the module says that it did not understand. */
export const syntaxError = 0x7f;

/**
 * The module may send 255, yet its answers to what we ask stay far below. A tighter bound keeps a damaged
 * length byte from making us wait for bytes that never come.
 */
export const longestContent = 64;
export const longestFrame = 5 + longestContent + 2;

/** A reply's command byte is the request's plus one. */
export const commands = {
  samConfiguration: 0x14,
  rfConfiguration: 0x32,
  inListPassiveTarget: 0x4a,
} as const;

/** 106 kbit/s, ISO 14443 type A: what Classic, Ultralight and NTAG tags speak. */
export const iso14443a = 0x00;
