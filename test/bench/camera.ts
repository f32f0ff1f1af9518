import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { formatCode } from '../../src-main/chest/code.ts';
import type { Symbology } from '../../src-main/chest/labels/symbol.ts';
import { games } from '../../src-main/rules/games.ts';
import { options as readerOptions } from '../../src-renderer/displays/labels/options.ts';
import { atACamera, type AtACamera } from '../renderer/camera/at-a-camera.ts';
import {
  numberFields,
  pictureOf,
  type Film,
  type Scene,
  type ShownLabel,
} from '../renderer/camera/scenes.ts';
import { openStand } from '../renderer/house.ts';
import { wait, type Line, type Options, type Sample, type Table } from './measure.ts';

const film: Film = { width: 1920, height: 1080, perSecond: 12 };
const quest = games['pirate-quest'];
const cards = quest.pieces().filter(({ kind }) => kind === 'card');
const textOf = (at: number): string => {
  const piece = cards[at % cards.length];
  if (!piece) throw new Error('there are no cards');
  return formatCode(quest.id, piece);
};

/** What the part that reads has told of one picture. */
interface Told {
  readonly took: number;
  readonly texts: readonly string[];
  /** Which picture it was, where pictures are numbered. */
  readonly number: number;
}

interface AtWork {
  readonly camera: AtACamera;
  readonly page: Page;
  /** What was told of each picture since the page began. */
  told(): Promise<readonly Told[]>;
}

/** The page of the camera in a browser whose camera shows a film, with an ear at the part that reads. */
async function atWork<Value>(use: (at: AtWork) => Promise<Value>): Promise<Value> {
  const stand = await openStand();
  const camera = await atACamera(film);
  try {
    await stand.begin('pirate-quest', { depth: 'cards' });
    const { page } = await camera.visit('about:blank');
    await page.addInitScript(`
      window.told = [];
      const numberOf = ({ columns, light }) => {
        const across = columns / ${numberFields};
        const fields = Array.from({ length: ${numberFields} }, (_, at) => light[Math.floor((at + 0.5) * across)]);
        const [lightest, darkest, ...bits] = fields;
        const middle = (lightest + darkest) / 2;
        return bits.reduce((sum, shade, bit) => sum + (shade > middle ? 2 ** bit : 0), 0);
      };
      window.Worker = class extends Worker {
        constructor(...how) {
          super(...how);
          this.addEventListener('message', ({ data: { kind, read } }) => {
            if (kind !== 'read') return;
            const texts = read.labels.map(({ text }) => text);
            window.told.push({ took: read.took, texts, number: numberOf(read.cells) });
          });
        }
      };`);
    await page.goto(stand.url('/camera'));
    await page.locator('.lamp').waitFor();
    const told = () => page.evaluate(() => (window as unknown as { told: readonly Told[] }).told);
    return await use({ camera, page, told });
  } finally {
    await camera.close();
    await stand.close();
  }
}

/** Six labels of one kind side by side, none of them quite as another. */
const sixOf = (symbology: Symbology, side: number, { turn = 0, tilt = 0 }, run: number) =>
  Array.from({ length: 6 }, (_, at): ShownLabel => {
    const place = run * 6 + at;
    return {
      text: textOf(place * 7 + side),
      symbology,
      side,
      turn: turn + (place % 5) / 2,
      tilt,
      x: 330 + (at % 3) * 630 + (place % 7) * 1.3,
      y: 280 + Math.floor(at / 3) * 520 + (place % 4) * 0.7,
      card: symbology === 'code128' ? 1.1 : 1.5,
    };
  });

const looks = {
  straight: {},
  'turned by 37°': { turn: 37 },
  'leaning by 30°': { tilt: 30 },
  'soft by 3 dots': { blur: 3 },
  'a third of the light': { light: 0.33 },
  'all of it a little': { turn: 20, tilt: 15, blur: 2, light: 0.6 },
} as const;
type Look = { readonly turn?: number; readonly tilt?: number } & Pick<Scene, 'blur' | 'light'>;

const sides = [
  ['qr', 'QR', 120],
  ['qr', 'QR', 80],
  ['qr', 'QR', 60],
  ['datamatrix', 'Data Matrix', 80],
  ['datamatrix', 'Data Matrix', 60],
  ['datamatrix', 'Data Matrix', 45],
  ['code128', 'Code 128', 520],
] as const;

let shown = 0;

/** Shows a picture until it was looked at, and tells what was read off it. */
async function readOff({ camera, told }: AtWork, scene: Scene): Promise<readonly string[]> {
  const numbered = (shown += 1);
  camera.show({ ...scene, numbered });
  for (;;) {
    await wait(50);
    // In the first the film may have changed under the eyes of the camera.
    const [, second] = (await told()).filter(({ number }) => number === numbered);
    if (second) return second.texts;
  }
}

async function rateOf(at: AtWork, [symbology, , side]: (typeof sides)[number], look: Look, runs: number) {
  let read = 0;
  let wrong = 0;
  for (let run = 0; run < runs; run++) {
    const shows = sixOf(symbology, side, look, run);
    const { blur, light } = look;
    const scene = {
      shows,
      ...(blur === undefined ? {} : { blur }),
      ...(light === undefined ? {} : { light }),
    };
    const texts = new Set(await readOff(at, scene));
    const laid = new Set(shows.map(({ text }) => text));
    read += shows.filter(({ text }) => texts.has(text)).length;
    wrong += [...texts].filter((text) => !laid.has(text)).length;
  }
  return { share: read / (runs * 6), wrong };
}

/** How much of what lies in a picture is read off this one picture. */
export const cameraRates: Table = {
  name: 'camera-rates',
  async rows({ count }: Options) {
    const runs = Math.max(1, Math.min(4, Math.floor(count / 200)));
    const names = Object.keys(looks);
    return atWork(async (at) => {
      const rows = [
        `| code, side in dots | ${names.join(' | ')} |`,
        `|---|${names.map(() => '---|').join('')}`,
      ];
      let misread = 0;
      for (const row of sides) {
        const cells: string[] = [];
        for (const look of Object.values<Look>(looks)) {
          const { share, wrong } = await rateOf(at, row, look, runs);
          misread += wrong;
          cells.push(share === 0 ? '–' : `${Math.round(100 * share)} %`);
        }
        rows.push(`| ${row[1]}, ${row[2]} | ${cells.join(' | ')} |`);
      }
      const took = (await at.told()).map((each) => each.took).sort((one, other) => one - other);
      const part = (share: number) => Math.round(took[Math.floor(took.length * share)] ?? 0);
      rows.push(
        '',
        `${runs * 6} labels a cell, ${misread} misread; a picture took ${part(0.5)} ms, one in twenty ${part(0.95)} ms or more.`,
      );
      return rows;
    });
  },
};

/** So long the part that reads is watched, in seconds. */
const watched = 15;

/** Time that threads of this name have been at work, in milliseconds; the system counts hundredths of a second. */
function threadTime(process: number, name: string): number {
  const tasks = `/proc/${process}/task`;
  const times = readdirSync(tasks).map((task) => {
    const stat = readFileSync(`${tasks}/${task}/stat`, 'utf8');
    const [, called = '', rest = ''] = /^\d+ \((.*)\) (.*)$/.exec(stat.trim()) ?? [];
    const fields = rest.split(' ');
    return called.startsWith(name) ? 10 * (Number(fields[11]) + Number(fields[12])) : 0;
  });
  return times.reduce((sum, one) => sum + one, 0);
}

/** The process in which a page runs, of a browser that has no other page. */
async function processOf({ page }: AtWork): Promise<number> {
  const browser = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await browser?.send('SystemInfo.getProcessInfo')) ?? {};
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const busiest = renderers.sort((one, other) => threadTime(other, worker) - threadTime(one, worker))[0];
  if (busiest === undefined || threadTime(busiest, worker) === 0) throw new Error('nothing reads labels');
  return busiest;
}
const worker = 'DedicatedWorker';

interface Watched {
  /** Milliseconds of work in each second. */
  readonly work: readonly number[];
  readonly pictures: readonly number[];
}

const lying: Scene = { shows: sixOf('qr', 80, { turn: 8 }, 0) };

/** The page while six cards lie there, second by second. */
const whileCardsLie = () =>
  atWork(async (at): Promise<Watched> => {
    at.camera.show(lying);
    await wait(3000);
    const process = await processOf(at);
    const marks: { readonly at: number; readonly time: number; readonly pictures: number }[] = [];
    for (let second = 0; second <= watched; second++) {
      const { length } = await at.told();
      marks.push({ at: performance.now(), time: threadTime(process, worker), pictures: length });
      await wait(1000);
    }
    const each = (of: 'time' | 'pictures') =>
      marks.slice(1).map((mark, before) => {
        const last = marks[before] ?? mark;
        return (1000 * (mark[of] - last[of])) / (mark.at - last.at);
      });
    return { work: each('time'), pictures: each('pictures') };
  });

/** What reading alone takes, of the same picture as often, without a browser. */
async function bareReading(times: number): Promise<number> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true });
  const grey = pictureOf(lying, film);
  const data = new Uint8ClampedArray(grey.length * 4);
  grey.forEach((shade, dot) => {
    data.set([shade, shade, shade, 255], dot * 4);
  });
  const { width, height } = film;
  const image = { data, width, height, colorSpace: 'srgb' } as ImageData;
  await readBarcodes(image, readerOptions);
  const from = process.cpuUsage();
  for (let time = 0; time < times; time++) await readBarcodes(image, readerOptions);
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000 / times;
}

let both: Promise<Watched> | undefined;
const once = () => (both ??= whileCardsLie());

export const cameraWorker: Line = {
  name: 'camera-worker',
  what: 'time that the thread which reads labels works in a second, six cards lying in pictures of 1920 × 1080, against reading alone of as many pictures in Node; half a core at most',
  unit: 'ms',
  limit: 2,
  most: 500,
  percentiles: [50, 95],
  async run(): Promise<Sample> {
    const { work, pictures } = await once();
    const each = await bareReading(20);
    return { bare: pictures.map((count) => count * each), ours: work };
  },
};

export const cameraPictures: Line = {
  name: 'camera-pictures',
  what: 'pictures that are looked at in a second meanwhile, against the twelve that the film has',
  unit: 'per second',
  limit: 1,
  most: film.perSecond,
  percentiles: [50, 95],
  async run(): Promise<Sample> {
    const { pictures } = await once();
    return { bare: pictures.map(() => film.perSecond), ours: pictures };
  },
};
