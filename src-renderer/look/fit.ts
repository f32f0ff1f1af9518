import type { Attachment } from 'svelte/attachments';

interface Fitted {
  readonly element: HTMLElement;
  readonly steps: readonly number[];
}

/** Words that have changed since the last frame. */
const waiting = new Set<Fitted>();

function ask(fitted: Fitted): void {
  if (waiting.size === 0) requestAnimationFrame(settle);
  waiting.add(fitted);
}

/**
 * Right before the frame is painted, for all words at once: every round writes first and measures then, so the page
 * is laid out once a round and not once for each.
 */
function settle(): void {
  const wanted = [...waiting].filter(({ element }) => element.isConnected);
  let left = wanted;
  waiting.clear();
  for (const { element } of left) element.removeAttribute('data-full');
  for (let round = 0; left.length > 0; round++) {
    for (const { element, steps } of left) {
      const step = steps[round];
      if (step === undefined) element.setAttribute('data-full', '');
      else element.style.setProperty('--fit', String(step));
    }
    left = left.filter(({ element, steps }) => round < steps.length && isTooWide(element));
  }
  const full = wanted.filter(({ element }) => element.hasAttribute('data-full'));
  const lines = full.map(({ element }) => linesOf(element));
  for (const [at, { element }] of full.entries()) element.setAttribute('data-full', lines[at] ?? '');
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
 */
export function fit(...steps: number[]): Attachment<HTMLElement> {
  return (element) => {
    const fitted: Fitted = { element, steps };
    const again = (): void => {
      ask(fitted);
    };
    let width = -1;
    const size = new ResizeObserver(() => {
      // Only a new width asks again: the height is what fitting itself changes.
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      again();
    });
    const words = new MutationObserver(again);
    size.observe(element);
    words.observe(element, { characterData: true, childList: true, subtree: true });
    document.fonts.addEventListener('loadingdone', again);
    again();
    return () => {
      size.disconnect();
      words.disconnect();
      waiting.delete(fitted);
      document.fonts.removeEventListener('loadingdone', again);
    };
  };
}
