import type { Attachment } from 'svelte/attachments';

interface Fitted {
  readonly element: HTMLElement;
  readonly steps: readonly number[];
  /** Of the box, when the words were fitted last. */
  width: number;
}

/** Words that have changed since the last frame. */
const waiting = new Set<Fitted>();

function ask(fitted: Fitted): void {
  if (waiting.size === 0) requestAnimationFrame(settle);
  waiting.add(fitted);
}

const known = new WeakMap<Element, Fitted>();
let sizes: ResizeObserver | undefined;

/** Boxes that became wider or narrower, all at once, and what came onto the page only while it was laid out. */
function sizesOf(): ResizeObserver {
  sizes ??= new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const fitted = known.get(target);
      // Only a new width asks again: the height is what fitting itself changes.
      if (fitted && fitted.width !== target.clientWidth) waiting.add(fitted);
    }
    settle();
  });
  return sizes;
}

/**
 * Right before the frame is painted, for all words at once: every round writes first and measures then, so the page
 * is laid out once a round and not once for each.
 */
function settle(): void {
  const wanted = [...waiting].filter(({ element }) => element.isConnected);
  let left = wanted;
  waiting.clear();
  for (const { element } of left) if (element.hasAttribute('data-full')) element.removeAttribute('data-full');
  for (let round = 0; left.length > 0; round++) {
    for (const { element, steps } of left) {
      const step = steps[round];
      if (step === undefined) element.setAttribute('data-full', '');
      else write(element, step);
    }
    left = left.filter(({ element, steps }) => round < steps.length && isTooWide(element));
  }
  const full = wanted.filter(({ element }) => element.hasAttribute('data-full'));
  const lines = full.map(({ element }) => linesOf(element));
  for (const [at, { element }] of full.entries()) element.setAttribute('data-full', lines[at] ?? '');
  for (const fitted of wanted) fitted.width = fitted.element.clientWidth;
}

/** Written only where it is otherwise: else all that is in it would be styled anew. */
function write({ style }: HTMLElement, step: number): void {
  if (style.getPropertyValue('--fit') !== String(step)) style.setProperty('--fit', String(step));
}

/** How much room the style sheet's answer to words that fit no line takes: one line, two, or more than there is. */
function linesOf(element: HTMLElement): 'one' | 'two' | 'over' {
  if (element.scrollHeight > element.clientHeight + 2 || isTooWide(element)) return 'over';
  return element.clientHeight < parseFloat(getComputedStyle(element).fontSize) * 1.9 ? 'one' : 'two';
}

/** A single pixel too many is an ellipsis already. */
const isTooWide = (element: HTMLElement): boolean => element.scrollWidth > element.clientWidth;

/**
 * Tries the steps from the largest on, as the custom property `--fit`, until the words fit their box. Past the last
 * step `data-full` says so, and the style sheet decides: an ellipsis, or a second line; what it came to is the value.
 * A component names it as `:global([data-full])` on its own element, since nothing of its markup writes it.
 */
export function fit(...steps: number[]): Attachment<HTMLElement> {
  return (element) => {
    const fitted: Fitted = { element, steps, width: -1 };
    const again = (): void => {
      ask(fitted);
    };
    const words = new MutationObserver(again);
    known.set(element, fitted);
    sizesOf().observe(element);
    words.observe(element, { characterData: true, childList: true, subtree: true });
    document.fonts.addEventListener('loadingdone', again);
    again();
    return () => {
      sizesOf().unobserve(element);
      words.disconnect();
      waiting.delete(fitted);
      document.fonts.removeEventListener('loadingdone', again);
    };
  };
}
