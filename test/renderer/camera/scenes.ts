import { closeSync, openSync, writeSync } from 'node:fs';
import { draw, type Symbology } from '../../../src-main/chest/labels/symbol.ts';
import { random } from '../../support/random.ts';

/** A card with one of our labels on it, as it lies before the camera. */
export interface ShownLabel {
  readonly text: string;
  readonly symbology?: Symbology;
  /** Its middle, in dots of the picture. */
  readonly x: number;
  readonly y: number;
  /** The longer side of the code, in dots. */
  readonly side: number;
  readonly turn?: number;
  /** How far the camera looks at it from the side, in degrees. */
  readonly tilt?: number;
  /** The white card around it, in sides of the code; none for a label alone. */
  readonly card?: number;
}

export interface Scene {
  readonly shows?: readonly ShownLabel[];
  /** A hand, or whatever else lies over all of it. */
  readonly hand?: { readonly x: number; readonly y: number; readonly radius: number };
  /** So many dots wide is what should be one. */
  readonly blur?: number;
  /** How light it is, 1 being a lamp over the table. */
  readonly light?: number;
  readonly noise?: number;
  /** A number along the upper edge in light and dark fields, for whoever has to know which picture was looked at. */
  readonly numbered?: number;
}

export interface Film {
  readonly width: number;
  readonly height: number;
  readonly perSecond: number;
}

const table = 96;
const paper = 226;
const ink = 28;
const skin = 150;

type Shade = (x: number, y: number) => number | undefined;

/** What a card shows at each dot of the picture; nothing where it does not lie. */
function shadeOf({ text, symbology = 'qr', x, y, side, turn = 0, tilt = 0, card = 1.5 }: ShownLabel): Shade {
  const drawn = draw(symbology, text);
  const height = drawn.height === 'any' ? drawn.width * 0.3 : drawn.height;
  const dark = new Set<number>();
  for (const { x: from, y: row, width } of drawn.dark)
    for (let at = from; at < from + width; at++) dark.add(row * drawn.width + at);
  const perModule = side / Math.max(drawn.width, height);
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const [leans, squeeze] = [Math.sin((tilt * Math.PI) / 180), Math.cos((tilt * Math.PI) / 180)];
  const half = (side * card) / 2 + drawn.quiet * perModule;
  return (px, py) => {
    // What is farther off is smaller: the plane leans away from a camera four sides above it.
    const v = (py - y) / (squeeze + ((py - y) / (side * 8)) * leans);
    const u = (px - x) * (1 + (v / (side * 8)) * leans);
    const [a, b] = [u * cos + v * sin, v * cos - u * sin];
    if (Math.abs(a) > half || Math.abs(b) > half) return undefined;
    const column = Math.floor(a / perModule + drawn.width / 2);
    const row = Math.floor(b / perModule + height / 2);
    if (column < 0 || row < 0 || column >= drawn.width || row >= height) return paper;
    return dark.has((drawn.height === 'any' ? 0 : row) * drawn.width + column) ? ink : paper;
  };
}

/** Dots within each dot that are looked at, so that edges are as grey as a camera makes them; more where it is soft. */
const leastWithin = 3;
/** How far the farthest corner of a card lies from its middle, in halves of its side: turned, and leaning. */
const farthest = 1.7;

/** Drawn once: each picture takes it from another place on. */
const chance = random(1);
const grain = Float32Array.from({ length: 1_000_003 }, () => chance.next() - 0.5);

/** One picture, in shades of grey. */
export function pictureOf(scene: Scene, { width, height }: Film, seed = 1): Uint8Array {
  const { shows = [], hand, blur = 1, light = 1, noise = 3 } = scene;
  const within = Math.max(leastWithin, Math.round(blur));
  const picture = new Float32Array(width * height).fill(table);
  for (const label of shows) {
    const shade = shadeOf(label);
    const reach = (label.side * ((label.card ?? 1.5) + 0.6) * farthest) / 2;
    const [top, bottom] = [Math.max(0, label.y - reach), Math.min(height, label.y + reach)];
    const [left, right] = [Math.max(0, label.x - reach), Math.min(width, label.x + reach)];
    for (let y = Math.floor(top); y < bottom; y++)
      for (let x = Math.floor(left); x < right; x++) {
        let sum = 0;
        let hits = 0;
        for (let at = 0; at < within * within; at++) {
          const dx = (((at % within) + 0.5) / within - 0.5) * blur;
          const dy = ((Math.floor(at / within) + 0.5) / within - 0.5) * blur;
          const seen = shade(x + 0.5 + dx, y + 0.5 + dy);
          if (seen !== undefined) hits += 1;
          sum += seen ?? picture[y * width + x] ?? table;
        }
        if (hits > 0) picture[y * width + x] = sum / (within * within);
      }
  }
  if (hand)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        if (Math.hypot(x - hand.x, y - hand.y) < hand.radius) picture[y * width + x] = skin;
  if (scene.numbered !== undefined) drawNumber(picture, width, height, scene.numbered);
  return grainy(picture, light, noise, seed * 7919);
}

/** Fields of a picture's number, after a light one and a dark one that say which is which. */
export const numberFields = 16;

function drawNumber(picture: Float32Array, width: number, height: number, number: number): void {
  const fields = [
    true,
    false,
    ...Array.from({ length: numberFields - 2 }, (_, bit) => ((number >> bit) & 1) === 1),
  ];
  for (let y = 0; y < height / 36; y++)
    for (let x = 0; x < width; x++)
      picture[y * width + x] = fields[Math.floor((x * numberFields) / width)] ? paper : ink;
}

function grainy(picture: Float32Array, light: number, noise: number, from: number): Uint8Array {
  const seen = new Uint8Array(picture.length);
  for (let dot = 0; dot < seen.length; dot++) {
    const shade = (picture[dot] ?? 0) * light + (grain[(from + dot) % grain.length] ?? 0) * noise;
    seen[dot] = Math.max(0, Math.min(255, shade));
  }
  return seen;
}

const head = ({ width, height, perSecond }: Film): string =>
  `YUV4MPEG2 W${width} H${height} F${perSecond}:1 Ip A1:1 C420jpeg\n`;
const frame = 'FRAME\n';
/** It is played again and again, so a few frames last for ever. */
const frames = 2;

/**
 * A film that Chromium takes for what its camera sees, and that is written anew while it is played: the browser reads
 * each frame from the file when its time has come.
 */
export class LiveFilm {
  readonly #file: number;
  readonly #how: Film;
  #shown = 0;

  constructor(path: string, how: Film) {
    this.#how = how;
    this.#file = openSync(path, 'w+');
    writeSync(this.#file, head(how), 0);
    this.show({});
  }

  show(scene: Scene): void {
    const { width, height } = this.#how;
    const colours = new Uint8Array((width * height) / 2).fill(128);
    const picture = pictureOf(scene, this.#how, (this.#shown += 1));
    let at = head(this.#how).length;
    for (let each = 0; each < frames; each++) {
      for (const part of [Buffer.from(frame), picture, colours]) {
        writeSync(this.#file, part, 0, part.length, at);
        at += part.length;
      }
    }
  }

  close(): void {
    closeSync(this.#file);
  }
}
