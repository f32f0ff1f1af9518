import type { TransitionConfig } from 'svelte/transition';
import { held } from './ending.ts';
import { atOnce, inPlace, isStill, moves, unseen } from './motion.ts';

interface Named {
  readonly key: string;
}

/** Where each name leaves and where it arrives, since the last frame. */
const leaving = new Map<string, Element>();
const arriving = new Map<string, Element>();
const duration = 300;

function ask(): void {
  if (leaving.size + arriving.size === 0) requestAnimationFrame(travel);
}

/** With the frame, all at once: measured as they come, the page would be laid out in the middle of the news. */
function travel(): void {
  const trips = [...new Set([...leaving.keys(), ...arriving.keys()])].map((key) => {
    const [from, to] = [leaving.get(key), arriving.get(key)];
    return { from, to, start: from?.getBoundingClientRect(), goal: to?.getBoundingClientRect() };
  });
  leaving.clear();
  arriving.clear();
  for (const { from, to, start, goal } of trips) {
    if (from) moves(from, inPlace, { ...unseen, ...onto(goal, start) }, duration);
    if (to) moves(to, { ...unseen, ...onto(start, goal) }, inPlace, duration);
  }
}

/** Laid over the one, seen from the other; a name that is on one side only fades at its place. */
function onto(there: DOMRect | undefined, here: DOMRect | undefined): Keyframe {
  if (!there || !here) return {};
  const x = there.left - here.left + (there.width - here.width) / 2;
  const y = there.top - here.top + (there.height - here.height) / 2;
  const scale = `scale(${there.width / here.width}, ${there.height / here.height})`;
  return { transform: `translate(${x}px, ${y}px) ${scale}` };
}

/** Names travel between the ledger and the strip when the scene changes, so that the eye keeps them. */
export function leave(node: Element, { key }: Named): TransitionConfig {
  if (isStill(node)) return atOnce;
  ask();
  leaving.set(key, node);
  return { duration: held };
}

export function arrive(node: Element, { key }: Named): TransitionConfig {
  if (isStill(node)) return atOnce;
  ask();
  arriving.set(key, node);
  return atOnce;
}
