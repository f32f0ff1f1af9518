import type { Size } from '../../state/save-picture.ts';
import { lookOf, looksTaken } from './looks.ts';

/**
 * A part of the page as one drawing: its words where they stand, its drawings, and its bars and rules as lines. So a
 * table whose cells are drawn is saved as it is seen, and is written down nowhere a second time.
 */
export function drawnPart(
  part: HTMLElement,
  title: string,
): { readonly drawn: SVGSVGElement; readonly size: Size } {
  const box = part.getBoundingClientRect();
  const last = [...part.children].filter((child) => !child.matches(leftOut)).at(-1);
  const bottom = last?.getBoundingClientRect().bottom ?? box.bottom;
  const head = title === '' ? 0 : headHigh;
  const size = { width: box.width + 2 * margin, height: bottom - box.top + head + 2 * margin };
  // Letters stand as far apart at every size.
  const drawn = make('svg', { 'text-rendering': 'geometricPrecision' });
  if (title !== '') drawn.append(headOf(title));
  const whole = make('g', { transform: `translate(${margin - box.left} ${margin + head - box.top})` });
  drawElement(part, whole);
  drawn.append(whole);
  return { drawn, size };
}

const margin = 20;
const headHigh = 36;
/** What is read out and not seen, and what is pressed. */
const leftOut = '.unseen, .save, .saves, [data-unsaved]';

function make<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>>,
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

function headOf(title: string): SVGTextElement {
  const { color, fontFamily } = getComputedStyle(document.querySelector('h1, h2') ?? document.body);
  const head = make('text', { x: margin, y: margin + 16, fill: color, 'font-size': 22, 'font-weight': 700 });
  head.setAttribute('font-family', fontFamily);
  head.textContent = title;
  return head;
}

function drawElement(element: Element, onto: SVGElement): void {
  if (element.matches(leftOut)) return;
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.visibility === 'hidden') return;
  drawBox(element, style, onto);
  if (element instanceof SVGSVGElement) {
    onto.append(drawingOf(element));
    return;
  }
  for (const child of element.childNodes)
    if (child instanceof Element) drawElement(child, onto);
    else if (child instanceof Text) drawWords(child, element, style, onto);
}

/** A drawing within the page keeps its own measure, and stands where it stood. */
function drawingOf(original: SVGSVGElement): SVGSVGElement {
  const { left, top, width, height } = original.getBoundingClientRect();
  const copy = looksTaken(original);
  for (const [key, value] of Object.entries({ x: left, y: top, width, height }))
    copy.setAttribute(key, String(value));
  copy.setAttribute('overflow', 'visible');
  return copy;
}

const sides = ['top', 'right', 'bottom', 'left'] as const;

function drawBox(element: Element, style: CSSStyleDeclaration, onto: SVGElement): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const lines = sides.map((side) => ({
    wide: Number.parseFloat(style.getPropertyValue(`border-${side}-width`)),
    colour: style.getPropertyValue(`border-${side}-color`),
    kind: style.getPropertyValue(`border-${side}-style`),
  }));
  const fill = style.backgroundColor;
  const rx = Number.parseFloat(style.borderTopLeftRadius) || 0;
  const [first] = lines;
  const isFramed = rx > 0 && first !== undefined && lines.every(({ wide }) => wide > 0);
  if (!isClear(fill) || isFramed) {
    const frame = isFramed ? { stroke: first.colour, 'stroke-width': first.wide } : {};
    onto.append(make('rect', { x: left, y: top, width, height, rx, fill, ...frame }));
  }
  if (isFramed) return;
  const ends = [
    [left, top, left + width, top],
    [left + width, top, left + width, top + height],
    [left, top + height, left + width, top + height],
    [left, top, left, top + height],
  ] as const;
  lines.forEach((line, nth) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends[nth] ?? [];
    if (line.wide === 0 || line.kind === 'none' || isClear(line.colour)) return;
    for (const [aside, wide] of strokesOf(line)) {
      const [right, down] = [
        nth === 3 ? aside : nth === 1 ? -aside : 0,
        nth === 0 ? aside : nth === 2 ? -aside : 0,
      ];
      const at = { x1: x1 + right, x2: x2 + right, y1: y1 + down, y2: y2 + down };
      onto.append(make('line', { ...at, stroke: line.colour, 'stroke-width': wide }));
    }
  });
}

/** How far within the box a border's line runs, and how wide it is; of a double one both. */
const strokesOf = ({
  wide,
  kind,
}: {
  readonly wide: number;
  readonly kind: string;
}): readonly [number, number][] =>
  kind === 'double'
    ? [
        [wide / 6, wide / 3],
        [(wide * 5) / 6, wide / 3],
      ]
    : [[wide / 2, wide]];

const isClear = (colour: string): boolean => colour === 'transparent' || /,\s*0\)$/.test(colour);

function drawWords(words: Text, within: Element, style: CSSStyleDeclaration, onto: SVGElement): void {
  const range = document.createRange();
  const lines: { left: number; top: number; text: string }[] = [];
  for (const { 0: word, index } of words.data.matchAll(/\S+/g)) {
    range.setStart(words, index);
    range.setEnd(words, index + word.length);
    const { left, top, width } = range.getBoundingClientRect();
    if (width === 0) continue;
    const line = lines.at(-1);
    if (line && Math.abs(line.top - top) < 2) line.text += ` ${word}`;
    else lines.push({ left, top, text: word });
  }
  const above = ascentOf(style);
  lines.forEach(({ left, top, text }, nth) => {
    const drawn = make('text', { x: left, y: top + above, fill: style.color });
    for (const look of ['font-family', 'font-size', 'font-weight', 'font-style']) lookOf(drawn, style, look);
    drawn.textContent =
      nth === 0 && isRaised(words, within) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
    onto.append(drawn);
  });
}

/** A headline begins with a capital, whatever its sentence begins with. */
const isRaised = (words: Text, within: Element): boolean =>
  getComputedStyle(within, '::first-letter').textTransform === 'uppercase' &&
  [...within.childNodes].find((child) => (child.textContent ?? '').trim() !== '') === words;

let measure: CanvasRenderingContext2D | null | undefined;

/** From the upper edge of a line's letters down to where they stand. */
function ascentOf({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): number {
  measure ??= document.createElement('canvas').getContext('2d');
  if (!measure) return Number.parseFloat(fontSize);
  measure.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  return measure.measureText('x').fontBoundingBoxAscent;
}
