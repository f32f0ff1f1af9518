import type { Attachment } from 'svelte/attachments';
import sprite from './signs.svg?raw';

export interface Sign {
  readonly viewBox: string;
  readonly shapes: string;
}

const entry = /<symbol id="([\w-]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs;

/** Every sign of the sprite, drawn straight into the page: no reference that a second document could fail to find. */
const signs = new Map<string, Sign>(
  [...sprite.matchAll(entry)].map(([, name = '', viewBox = '', shapes = '']) => [name, { viewBox, shapes }]),
);

export function signOf(name: string): Sign {
  const sign = signs.get(name);
  if (sign === undefined) throw new RangeError(`The sprite has no sign named ${name}.`);
  return sign;
}

const read = new Map<string, DocumentFragment>();

/** Its shapes as nodes, to be copied: a deck has a hundred signs, and text would be parsed for each. */
function shapesOf(name: string): DocumentFragment {
  const known = read.get(name);
  if (known) return known;
  const template = document.createElement('template');
  template.innerHTML = `<svg>${signOf(name).shapes}</svg>`;
  const shapes = document.createDocumentFragment();
  shapes.append(...(template.content.firstElementChild?.childNodes ?? []));
  read.set(name, shapes);
  return shapes;
}

/** Draws a sign into its own `svg`. */
export const sign =
  (name: string): Attachment<SVGSVGElement> =>
  (svg) => {
    svg.replaceChildren(shapesOf(name).cloneNode(true));
  };
