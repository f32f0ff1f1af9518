/**
 * Holds the look's colours to their floors: text against its ground, and eleven captains told apart by four kinds of eye.
 * Simulation: Machado, Oliveira and Fernandes 2009 at severity 1.0, in linear RGB. Difference: CIEDE2000.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seatIds as seats } from '../../src-main/rules/kernel/seat.ts';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];
type Tokens = ReadonlyMap<string, string>;

const sheet = readFileSync(
  join(import.meta.dirname, '..', '..', 'src-renderer', 'look', 'tokens.css'),
  'utf8',
);
const eyes: Readonly<Record<string, Matrix>> = {
  trichromat: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanope: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranope: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanope: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Foreground, background, least contrast: 7 for words, 3 for rules that inform (WCAG 2.2, AAA and non-text). */
const contrasts: readonly (readonly [string, string, number])[] = [
  ['ink', 'ground', 7],
  ['ink', 'raised', 7],
  ['ink', 'sunk', 7],
  ['ink2', 'ground', 7],
  ['ink2', 'raised', 7],
  ['ink2', 'sunk', 7],
  ['lamp', 'ground', 7],
  ['lampink', 'lamp', 7],
  ['no', 'ground', 7],
  ['no', 'sunk', 7],
  ['cardink', 'card', 7],
  ['rule2', 'ground', 3],
];
const seatContrast = 3;
const closestOfAll = 9;
const closestOfSix = 13;

function tokensOf(look: string): Tokens {
  const from = sheet.search(new RegExp(`\\[data-look=['"]?${look}['"]?\\]`));
  if (from < 0) throw new Error(`tokens.css has no look named ${look}`);
  const block = sheet.slice(from, sheet.indexOf('}', from));
  return new Map([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map((hit) => [hit[1]!, hit[2]!]));
}

function linear(hex: string): Triple {
  const channel = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function contrast(one: string, other: string): number {
  const light = (hex: string): number => {
    const [red, green, blue] = linear(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [darker, lighter] = [light(one), light(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function seenBy(eye: Matrix, colour: Triple): Triple {
  const row = ([a, b, c]: Triple): number =>
    Math.min(1, Math.max(0, a * colour[0] + b * colour[1] + c * colour[2]));
  return [row(eye[0]), row(eye[1]), row(eye[2])];
}

function lab([red, green, blue]: Triple): Triple {
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = f(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = f((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = Math.PI / 180;

/** Chroma and hue with the correction for near-greys that CIEDE2000 makes to a*. */
function polar([, a, b]: Triple, correction: number): { chroma: number; hue: number } {
  const stretched = a * (1 + correction);
  const hue = stretched === 0 && b === 0 ? 0 : (Math.atan2(b, stretched) / radians + 360) % 360;
  return { chroma: Math.hypot(stretched, b), hue };
}

function ciede2000(one: Triple, other: Triple): number {
  const meanChroma = (Math.hypot(one[1], one[2]) + Math.hypot(other[1], other[2])) / 2;
  const correction = 0.5 * (1 - Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + 25 ** 7)));
  const p = polar(one, correction);
  const q = polar(other, correction);
  const coloured = p.chroma * q.chroma !== 0;
  let turn = coloured ? q.hue - p.hue : 0;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  let hue = p.hue + q.hue;
  if (coloured) hue = Math.abs(p.hue - q.hue) > 180 ? (hue + (hue < 360 ? 360 : -360)) / 2 : hue / 2;
  const light = (one[0] + other[0]) / 2;
  const chroma = (p.chroma + q.chroma) / 2;
  const cosine = (factor: number, offset: number): number => Math.cos((factor * hue + offset) * radians);
  const t = 1 - 0.17 * cosine(1, -30) + 0.24 * cosine(2, 0) + 0.32 * cosine(3, 6) - 0.2 * cosine(4, -63);
  const dL = (other[0] - one[0]) / (1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2));
  const dC = (q.chroma - p.chroma) / (1 + 0.045 * chroma);
  const dH = (2 * Math.sqrt(p.chroma * q.chroma) * Math.sin((turn / 2) * radians)) / (1 + 0.015 * chroma * t);
  const bend = Math.exp(-(((hue - 275) / 25) ** 2));
  const rotation =
    -2 * Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)) * Math.sin(60 * bend * radians) * dC * dH;
  return Math.sqrt(dL * dL + dC * dC + dH * dH + rotation);
}

interface Pair {
  readonly names: string;
  readonly far: number;
  readonly amongSix: boolean;
}

function pairs(tokens: Tokens, eye: Matrix): readonly Pair[] {
  const seen = seats.map((_, seat) => lab(seenBy(eye, linear(tokens.get(`c${seat}`)!))));
  return seats
    .flatMap((name, seat) =>
      seats.slice(0, seat).map((before, earlier) => ({
        names: `${before}/${name}`,
        far: ciede2000(seen[earlier]!, seen[seat]!),
        amongSix: seat < 6,
      })),
    )
    .sort((one, other) => one.far - other.far);
}

let broken = 0;
function need(holds: boolean, words: string): void {
  if (!holds) broken++;
  console.log(`${holds ? '  ' : '✗ '}${words}`);
}

for (const look of ['evening', 'day']) {
  const tokens = tokensOf(look);
  console.log(look);
  for (const [front, back, least] of contrasts) {
    const ratio = contrast(tokens.get(front)!, tokens.get(back)!);
    need(ratio >= least, `${front} on ${back} ${ratio.toFixed(1)}`);
  }
  seats.forEach((name, seat) => {
    // White on chart paper is told by its outline in ink.
    if (look === 'day' && name === 'white') return;
    const ratio = contrast(tokens.get(`c${seat}`)!, tokens.get('ground')!);
    need(ratio >= seatContrast, `seat ${seat + 1}, ${name}, on ground ${ratio.toFixed(1)}`);
  });
  for (const [name, eye] of Object.entries(eyes)) {
    const found = pairs(tokens, eye);
    const all = found[0]!;
    const six = found.find((pair) => pair.amongSix)!;
    need(
      all.far >= closestOfAll && six.far >= closestOfSix,
      `${name}: closest ${all.names} ${all.far.toFixed(1)}, of the first six ${six.names} ${six.far.toFixed(1)}`,
    );
  }
}
console.log(broken === 0 ? 'Every floor holds.' : `${broken} floors are broken.`);
process.exitCode = broken === 0 ? 0 : 1;
