import type { Attachment } from 'svelte/attachments';

type Tell = (element: HTMLElement) => void;

const told = new WeakMap<Element, Tell>();
let observer: ResizeObserver | undefined;

function watching(): ResizeObserver {
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) told.get(target)?.(target as HTMLElement);
  });
  return observer;
}

/**
 * Says how large an element has become, before it is painted and whenever that is otherwise. It is told once the page
 * is laid out, and never asks for that itself: what is bound to a width does, in the middle of a page that is built.
 */
export const sized =
  (tell: Tell): Attachment<HTMLElement> =>
  (element) => {
    told.set(element, tell);
    watching().observe(element, { box: 'border-box' });
    return () => {
      watching().unobserve(element);
    };
  };
