import type { FacesPart } from '../../../src-main/contract/logbook-files.ts';
import { saveBlob, saveBytes } from '../../state/save-file.ts';
import { pngOf, type Size } from '../../state/save-picture.ts';
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
