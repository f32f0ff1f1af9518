import type { FacesPart } from '../../../src-main/contract/logbook-files.ts';
import { bytesOf, saveBlob, saveBytes } from '../../state/save-file.ts';
import type { Book } from './book.svelte.ts';

/** What of an element's looks is drawn; everything else is position, and stands in its attributes. */
const looks = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;
/** Dots for each dot of the drawing: sharp on a phone, and when it is printed. */
const density = 2;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A chart of the page as a picture of its own: its colours resolved, its ground below it, its faces in it. */
async function svgOf(
  book: Book,
  drawn: SVGSVGElement,
): Promise<{ readonly svg: string; readonly size: Size } | undefined> {
  const faces = await book.ask<FacesPart, 'logbook.faces'>('logbook.faces');
  if (!faces) return undefined;
  const { width, height } = drawn.getBoundingClientRect();
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  const originals = [drawn, ...drawn.querySelectorAll<SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  originals.forEach((original, nth) => {
    const style = getComputedStyle(original);
    const one = copies[nth];
    for (const look of looks) one?.setAttribute(look, style.getPropertyValue(look));
    one?.removeAttribute('class');
    one?.removeAttribute('style');
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute('fill', getComputedStyle(document.body).backgroundColor);
  style.textContent = faces.css;
  copy.prepend(style, ground);
  return { svg: new XMLSerializer().serializeToString(copy), size: { width, height } };
}

/** Drawn by the browser itself, from its own memory. */
async function pngOf(svg: string, { width, height }: Size, scale: number): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width * scale, height * scale);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * scale;
    canvas.height = height * scale;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

export async function saveChart(
  book: Book,
  drawn: SVGSVGElement,
  name: string,
  as: 'svg' | 'png',
): Promise<void> {
  const made = await svgOf(book, drawn);
  if (!made) return;
  if (as === 'svg') saveBytes(made.svg, 'image/svg+xml', `${name}.svg`);
  else saveBlob(await pngOf(made.svg, made.size, density), `${name}.png`);
}

/** The picture for a chat, which came as SVG with everything in it. */
export async function savePictureAsPng(base64: string, name: string): Promise<void> {
  const svg = new TextDecoder().decode(bytesOf(base64));
  saveBlob(await pngOf(svg, { width: 1080, height: 1350 }, 1), name);
}
