import type { Random } from '../../support/random.ts';
import { type Strike, strikeOf } from './keyboard.ts';

/** How one scanner types: milliseconds. */
export interface Scanner {
  /** From key to key. */
  readonly pace: number;
  /** How far a key may come from its time, either way. */
  readonly jitter?: number;
  /** For how long a key is held; never past the next one. */
  readonly held?: number;
  /** A radio that brings what happened every so many milliseconds, all in one. */
  readonly radio?: number;
}

/** What a scanner strikes for a text, the names of keys such as Enter included. */
export function struck(
  keys: readonly string[],
  { pace, jitter = 0, held = 20, radio = 0 }: Scanner,
  chance: Random,
  start = 0,
): readonly Strike[] {
  const shaken = (): number => (jitter === 0 ? 0 : chance.below(2 * jitter + 1) - jitter);
  const heard = (at: number): number => (radio === 0 ? at : Math.ceil(at / radio) * radio);
  let before = start - 1;
  const downs = keys.map((_, at) => (before = Math.max(before + 1, start + at * pace + shaken())));
  return keys.map((key, at) => {
    const down = downs[at] ?? start;
    const next = downs[at + 1] ?? Number.POSITIVE_INFINITY;
    const up = Math.min(down + held, next - 0.5);
    return strikeOf(key, heard(down), heard(up));
  });
}

/** Codes as they lie about: a keyboard RFID reader's, an EAN, our own, short and long. */
export const codes = [
  '0013530444',
  '4006381333931',
  '9783161484100',
  '0461851553',
  '123',
  '7310',
  'QMC:PQC-SWORDS-9-15',
  'QMC:TFT-RED-16',
] as const;
