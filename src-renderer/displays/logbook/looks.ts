/** What of an element's looks is drawn; everything else is position, and stands in its attributes. */
const looks = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'vector-effect',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

export function lookOf(onto: Element, style: CSSStyleDeclaration, look: string): void {
  onto.setAttribute(look, style.getPropertyValue(look));
}

/** A copy of a drawing that looks the same without the page's rules. */
export function looksTaken(drawn: SVGSVGElement): SVGSVGElement {
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  const originals = [drawn, ...drawn.querySelectorAll<SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  originals.forEach((original, nth) => {
    const style = getComputedStyle(original);
    const one = copies[nth];
    if (!one) return;
    for (const look of looks) lookOf(one, style, look);
    one.removeAttribute('class');
    one.removeAttribute('style');
  });
  return copy;
}
