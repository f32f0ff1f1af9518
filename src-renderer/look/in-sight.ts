import type { Attachment } from 'svelte/attachments';

/** Says whether an element can be seen: it is not scrolled away, and neither is its page behind another. */
export const inSight =
  (tell: (isInSight: boolean) => void): Attachment =>
  (element) => {
    let isScrolledAway = false;
    const say = (): void => {
      tell(!isScrolledAway && !document.hidden);
    };
    const observer = new IntersectionObserver((entries) => {
      isScrolledAway = entries.at(-1)?.isIntersecting === false;
      say();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', say);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', say);
    };
  };
