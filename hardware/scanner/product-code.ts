/** EAN-8, UPC-A, EAN-13 and ITF-14: the last digit is the checksum of the others. */
const lengths: ReadonlySet<number> = new Set([8, 12, 13, 14]);

export function isProductCode(text: string): boolean {
  if (!/^\d+$/.test(text) || !lengths.has(text.length)) return false;
  // From the right, every second digit counts three times.
  const sum = [...text]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
