import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { formatCode } from '../../../src-main/chest/code.ts';
import { games } from '../../../src-main/rules/games.ts';
import { options } from '../../../src-renderer/displays/labels/options.ts';
import { pictureOf, type Film } from './scenes.ts';

const quest = games['pirate-quest'];
const cards = quest.pieces().filter(({ kind }) => kind === 'card');
const how: Film = { width: 960, height: 540, perSecond: 1 };

beforeAll(() => {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
});

const asSeen = {
  straight: {},
  'on its head': { turn: 180 },
  'turned by 37°': { turn: 37 },
  'leaning by 15°': { tilt: 15 },
  'soft by three dots': { blur: 3 },
  'in a third of the light': { light: 0.33 },
  'all of it a little': { turn: 20, tilt: 12, blur: 2, light: 0.6 },
} as const;

describe.each([
  ['qr', 120],
  ['qr', 80],
  ['datamatrix', 80],
  ['datamatrix', 60],
] as const)('a label of ours as %s with a side of %i dots', (symbology, side) => {
  test.each(Object.entries(asSeen))('is read %s', async (_, seen) => {
    const { turn = 0, tilt = 0, ...rest } = { turn: 0, tilt: 0, ...seen };
    for (const at of [3, 17]) {
      const piece = cards[(at * side) % cards.length];
      if (!piece) throw new Error('no card');
      const text = formatCode(quest.id, piece);
      const label = { text, symbology, side, turn: turn + at / 5, tilt, x: 300 + at * 13, y: 270 };
      const grey = pictureOf({ shows: [label], ...rest }, how, at);
      const data = new Uint8ClampedArray(grey.length * 4);
      grey.forEach((shade, dot) => data.set([shade, shade, shade, 255], dot * 4));
      const picture = { data, width: how.width, height: how.height, colorSpace: 'srgb' } as ImageData;
      const found = await readBarcodes(picture, options);
      expect(found.filter(({ isValid }) => isValid).map((one) => one.text)).toEqual([text]);
    }
  });
});
