import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { cellsOf } from './cells.ts';
import { options } from './options.ts';
import type { Asked, Corners, Point, Told } from './told.ts';

/** A picture shows the label with so much around it, in widths of the label, and is so wide. */
const around = 0.6;
const widest = 320;
const qualities = [0.75, 0.55, 0.35, 0.2] as const;

let canvas: OffscreenCanvas | undefined;

const tell = (told: Told): void => postMessage(told);

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  void carryOut(data).catch((error: unknown) => {
    tell({ kind: 'failed', why: error instanceof Error ? error.message : String(error) });
  });
});

async function carryOut(asked: Asked): Promise<void> {
  switch (asked.kind) {
    case 'begin': {
      const wasmBinary = await fetched(asked.wasm);
      await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
      return tell({ kind: 'ready' });
    }
    case 'read':
      return read(asked.n, asked.picture);
    case 'crop':
      return tell({ kind: 'crop', n: asked.n, jpeg: await crop(asked.corners, asked.most) });
  }
}

/** By the older call: the desktop's own pages have no other. */
function fetched(address: string): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'arraybuffer';
    request.onload = () => {
      if (request.status === 200) resolve(request.response as ArrayBuffer);
      else reject(new Error(`${address}: ${String(request.status)}`));
    };
    request.onerror = () => {
      reject(new Error(address));
    };
    request.open('GET', address);
    request.send();
  });
}

async function read(n: number, picture: ImageBitmap | ImageData): Promise<void> {
  const begun = performance.now();
  const { width, height } = picture;
  const image = picture instanceof ImageData ? picture : drawn(picture);
  const found = await readBarcodes(image, options);
  const labels = found
    .filter(({ isValid, text }) => isValid && text.trim() !== '')
    .map(({ text, symbologyIdentifier, position }) => ({
      text: text.trim(),
      symbology: symbologyIdentifier,
      corners: cornersOf(position),
    }));
  const unread = found.filter(({ isValid }) => !isValid).map(({ position }) => cornersOf(position));
  const cells = cellsOf(image.data, width, height);
  const took = performance.now() - begun;
  tell({ kind: 'read', n, read: { width, height, labels, unread, cells, took } });
}

function drawn(picture: ImageBitmap): ImageData {
  const { width, height } = picture;
  if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no canvas');
  pen.drawImage(picture, 0, 0);
  picture.close();
  return pen.getImageData(0, 0, width, height);
}

interface Position {
  readonly topLeft: Point;
  readonly topRight: Point;
  readonly bottomRight: Point;
  readonly bottomLeft: Point;
}

const cornersOf = ({ topLeft, topRight, bottomRight, bottomLeft }: Position): Corners => [
  { x: topLeft.x, y: topLeft.y },
  { x: topRight.x, y: topRight.y },
  { x: bottomRight.x, y: bottomRight.y },
  { x: bottomLeft.x, y: bottomLeft.y },
];

/** Nothing where even the plainest picture of it is too large. */
async function crop(corners: Corners, most: number): Promise<Uint8Array | undefined> {
  if (!canvas) return undefined;
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const side = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const left = Math.max(0, Math.min(...xs) - side * around);
  const top = Math.max(0, Math.min(...ys) - side * around);
  const width = Math.min(canvas.width, Math.max(...xs) + side * around) - left;
  const height = Math.min(canvas.height, Math.max(...ys) + side * around) - top;
  const scale = Math.min(1, widest / Math.max(width, height));
  const small = new OffscreenCanvas(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  small.getContext('2d')?.drawImage(canvas, left, top, width, height, 0, 0, small.width, small.height);
  for (const quality of qualities) {
    const blob = await small.convertToBlob({ type: 'image/jpeg', quality });
    if (blob.size <= most) return new Uint8Array(await blob.arrayBuffer());
  }
  return undefined;
}
