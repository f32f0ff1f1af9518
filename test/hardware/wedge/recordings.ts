import type { Strike } from './keyboard.ts';
import { strikeOf } from './keyboard.ts';

/**
 * Fast people at the keyboard: key, down, up, in milliseconds. Each shows one habit that comes near to a scanner.
 * A line's keys are parted by commas; `␣` is the space bar.
 */
const written: Readonly<Record<string, string>> = {
  'a burst at 45 ms': `
    a 0 41, n 46 88, d 92 135, ␣ 139 184, t 187 229, h 233 276, e 279 322, ␣ 326 370, s 373 415, e 418 462, a 466 508`,
  'rolls of two, 15 to 20 ms apart': `
    t 0 72, h 17 96, e 140 210, ␣ 156 228, e 300 371, r 315 392, e 440 512, ␣ 458 530, i 600 668, n 618 690`,
  'rolls of three, the fastest there are': `
    i 0 66, n 15 84, g 31 101, ␣ 180 246, t 320 388, i 336 402, o 351 425, n 470 541, s 486 560`,
  'double letters': `
    b 0 52, o 58 96, o 142 181, t 190 244, y 251 300, ␣ 352 401, r 455 502, o 508 551, l 560 602, l 648 690`,
  'a light touch, 36 ms a key': `
    s 0 36, a 44 81, i 88 124, l 131 168, o 175 211, r 219 256, s 263 299`,
  'a password with shifted letters': `
    B 0 88, l 120 190, a 165 240, c 210 290, k 262 340, B 420 505, e 540 612, a 588 660, r 640 722, d 690 770, 1 850 930, 7 905 990, ! 1080 1170`,
  'a phone number on the row of digits': `
    0 0 61, 4 70 128, 0 135 190, 5 196 255, 5 312 370, 1 378 436, 2 441 500, 3 507 562, 4 570 628, Enter 700 790`,
  'two keys struck as one by mistake': `
    w 0 78, q 3 70, Backspace 260 330, e 420 489, s 424 500, Backspace 640 720, t 800 870`,
  'a hand laid on the keys': `
    a 0 62, s 2 66, d 3 61, f 6 70, j 9 74, k 11 69, l 12 80`,
  'corrections in between': `
    a 0 55, h 48 110, p 95 160, Backspace 190 250, Backspace 310 372, h 420 478, o 470 530, y 520 588, Enter 640 722`,
  'one word and Enter, rolled': `
    g 0 70, o 28 96, Enter 55 140`,
  'answers by digit, no field': `
    2 0 60, Enter 90 150, 4 900 955, 1 930 992, Enter 1010 1080`,
  'an old keyboard that chatters: one stroke, told three times': `
    e 0 3, e 6 9, e 12 96, l 150 215, l 290 351`,
};

function strikeFrom(line: string): Strike {
  const [letter = '', down, up] = line.trim().split(' ');
  return strikeOf(letter === '␣' ? ' ' : letter, Number(down), Number(up));
}

export interface Recording {
  readonly habit: string;
  readonly strikes: readonly Strike[];
}

export const recordings: readonly Recording[] = Object.entries(written).map(([habit, lines]) => ({
  habit,
  strikes: lines.split(',').map(strikeFrom),
}));
