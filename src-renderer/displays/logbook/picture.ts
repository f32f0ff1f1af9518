import type { FacesPart } from '../../../src-main/contract/logbook-files.ts';
import { saveBlob, saveBytes } from '../../state/save-file.ts';
import { pngOf, type Size } from '../../state/save-picture.ts';
import type { Book } from './book.svelte.ts';
import { drawnPart } from './drawn-part.ts';
import { looksTaken } from './looks.ts';

/** Dots for each dot of the drawing: sharp on a phone, and when it is printed. */
const density = 2;

/** A drawing as a picture of its own: its ground below it, its faces in it. */
function svgOf(copy: SVGSVGElement, { width, height }: Size, { css }: FacesPart): string {
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute('fill', getComputedStyle(document.body).backgroundColor);
  style.textContent = css;
  copy.prepend(style, ground);
  return new XMLSerializer().serializeToString(copy);
}

/** A chart that is one drawing is saved as that; another as it stands on the page, with its title above it. */
export async function saveChart(
  book: Book,
  part: HTMLElement,
  { name, title }: { readonly name: string; readonly title: string },
  as: 'svg' | 'png',
): Promise<void> {
  const faces = await book.ask<FacesPart, 'logbook.faces'>('logbook.faces');
  if (!faces) return;
  const chart = part.querySelector<SVGSVGElement>('svg.chart');
  const { drawn, size } = chart
    ? { drawn: looksTaken(chart), size: chart.getBoundingClientRect() }
    : drawnPart(part, title);
  const svg = svgOf(drawn, size, faces);
  if (as === 'svg') saveBytes(svg, 'image/svg+xml', `${name}.svg`);
  else saveBlob(await pngOf(svg, size, density), `${name}.png`);
}
