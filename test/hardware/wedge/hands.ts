import type { Random } from '../../support/random.ts';
import { type Strike, strikeOf } from './keyboard.ts';

const words = 'ahoy the there and then treasure island ship is in on of rum gold anchor sail reef';

/** A fast person: mostly bursts of 40 to 60 ms, every fifth key rolled at 15 to 30 ms, now and then a thought. */
export function typing(chance: Random, keys: number, start = 0): readonly Strike[] {
  const strikes: Strike[] = [];
  const freeAt = new Map<string, number>();
  let at = start;
  let heldUntil = start;
  for (let count = 0; count < keys; count++) {
    const letter = words[chance.below(words.length)] ?? ' ';
    const dwell = 38 + chance.below(80);
    const habit = chance.below(10);
    const roll = 15 + chance.below(16);
    // A roll is one: the finger before is still down. Else there is some time between the keys.
    if (habit < 2 && at + roll < heldUntil) at += roll;
    else if (habit === 9) at += 80 + chance.below(400);
    else at += 40 + chance.below(21);
    at = Math.max(at, (freeAt.get(letter) ?? 0) + 20);
    heldUntil = at + dwell;
    freeAt.set(letter, heldUntil);
    strikes.push(strikeOf(letter, at, heldUntil));
  }
  return strikes;
}

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('');

export interface Scan {
  readonly code: string;
  readonly prefix: string;
  readonly strikes: readonly Strike[];
  readonly end: string | undefined;
}

/** Any printable code, at the pace of one scanner or another: 1 to 15 ms from key to key. */
export function scan(chance: Random, start = 0): Scan {
  const length = 3 + chance.below(40);
  const letters = Array.from({ length }, () => printable[chance.below(printable.length)] ?? 'Q').join('');
  // A code begins neither with a space nor with what looks like an AIM identifier.
  const code = letters.replace(/^[ \]]/, 'Q');
  const prefix = chance.pick(['', '', '~', '@@']);
  const end = chance.pick(['Enter', 'Enter', 'Tab']);
  const pace = 1 + chance.below(15);
  const strikes: Strike[] = [];
  let at = start;
  for (const letter of [...prefix, ...code, end]) {
    const gap = Math.min(15, Math.max(1, pace + chance.below(3) - 1));
    strikes.push(strikeOf(letter, at, at + chance.below(gap + 1)));
    at += gap;
  }
  return { code, prefix, strikes, end };
}
