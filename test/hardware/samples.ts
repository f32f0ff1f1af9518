import fc from 'fast-check';

/** Tags as they are written: so many upper-case hexadecimal digits. */
export function digits(count: number): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...'0123456789ABCDEF'), minLength: count, maxLength: count });
}
