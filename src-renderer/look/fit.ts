import type { Attachment } from 'svelte/attachments';

/**
 * Tries the steps from the largest on, as the custom property `--fit`, until the words fit their box. Past the last
 * step `data-full` says so, and the style sheet decides: an ellipsis, or a second line.
 */
export function fit(...steps: number[]): Attachment<HTMLElement> {
  return (element) => {
    const settle = (): void => {
      element.removeAttribute('data-full');
      for (const step of steps) {
        element.style.setProperty('--fit', String(step));
        if (element.scrollWidth <= element.clientWidth + 1) return;
      }
      element.setAttribute('data-full', '');
    };
    let width = -1;
    const size = new ResizeObserver(() => {
      // Only a new width asks again: the height is what this very function changes.
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      settle();
    });
    const words = new MutationObserver(settle);
    size.observe(element);
    words.observe(element, { characterData: true, childList: true, subtree: true });
    document.fonts.addEventListener('loadingdone', settle);
    settle();
    return () => {
      size.disconnect();
      words.disconnect();
      document.fonts.removeEventListener('loadingdone', settle);
    };
  };
}
