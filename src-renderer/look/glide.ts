import type { Attachment } from 'svelte/attachments';
import { isStill } from './motion.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

const duration = 280;

/** The way each marker last went, so that a redrawn page does not walk it again. */
const walked = new WeakMap<HTMLElement, string>();

/** A marker glides along the squares it passed, all of them within one motion. Places are in squares of 1em. */
export function glide(path: readonly Place[], here: Place): Attachment<HTMLElement> {
  return (element) => {
    const way = JSON.stringify([path, here]);
    const before = walked.get(element);
    walked.set(element, way);
    if (before === undefined || before === way || path.length === 0 || isStill(element)) return;
    const frames = [...path, here].map((place) => ({
      transform: `translate(calc(var(--cell) * ${place.x - here.x}), calc(var(--cell) * ${place.y - here.y}))`,
    }));
    const motion = element.animate(frames, { duration, easing: 'cubic-bezier(.2,.7,.2,1)' });
    return () => {
      motion.cancel();
    };
  };
}
