/** Upper-case hexadecimal, two digits a byte, as tags are written everywhere in Quartermaster. */
export function formatHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join('');
}

/** The bytes that a text of hexadecimal digits stands for; anything else is a bug of the caller. */
export function parseHex(text: string): Uint8Array {
  if (!/^([0-9A-Fa-f]{2})*$/.test(text)) throw new Error(`not hexadecimal: ${text}`);
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function isHexDigit(byte: number | undefined): boolean {
  if (byte === undefined) return false;
  return (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x46) || (byte >= 0x61 && byte <= 0x66);
}

export function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export function asciiText(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

export function xor(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => sum ^ byte, 0);
}

export function concat(...pieces: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(pieces.flatMap((piece) => [...piece]));
}
