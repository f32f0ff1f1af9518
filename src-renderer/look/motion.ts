import type { TransitionConfig } from 'svelte/transition';
import { endTogether, held } from './ending.ts';

/** cubic-bezier(.2,.7,.2,1), solved by halving: transitions written in script want it as a function. */
function ease(progress: number): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (bezier(middle, 0.2, 0.2) < progress) low = middle;
    else high = middle;
  }
  return bezier(low, 0.7, 1);
}

function bezier(at: number, first: number, second: number): number {
  const rest = 1 - at;
  return 3 * rest * rest * at * first + 3 * rest * at * at * second + at * at * at;
}

export const atOnce = { duration: 0 } as const;

let reduced: MediaQueryList | undefined;

/** Nothing moves where nobody wants it, nor in a picture that is only glanced at. */
export function isStill(node: Element): boolean {
  reduced ??= matchMedia('(prefers-reduced-motion: reduce)');
  return reduced.matches || node.closest('[data-still]') !== null;
}

/** What goes, and so has to be waited for. What is there sooner waits at its place until it ends with the others. */
function within(node: Element, duration: number): TransitionConfig {
  if (isStill(node)) return atOnce;
  endTogether();
  return { duration: held, easing: (progress) => ease(Math.min(1, (progress * held) / duration)) };
}

/** So long what changed stays ruled, and up to a fourth of a second longer, so that what ends about then ends in one frame. */
const ruledFor = 2000;
const endsEvery = 250;
const ending = new Map<number, Animation[]>();

function endWithOthers(ruled: Animation): void {
  const ends = Math.ceil((performance.now() + ruledFor) / endsEvery) * endsEvery;
  const others = ending.get(ends);
  if (others) return void others.push(ruled);
  const all = [ruled];
  ending.set(ends, all);
  setTimeout(() => {
    ending.delete(ends);
    for (const one of all) one.cancel();
  }, ends - performance.now());
}

const everAfter = 3_600_000;
export const unseen = { opacity: 0 };
const seen = { opacity: 1 };
export const inPlace = { ...seen, transform: 'none' };
const eased = 'cubic-bezier(.2,.7,.2,1)';

/**
 * A number is about to change: the new one rises while the old one fades. It is ruled for two seconds, which does not
 * travel, so reduced motion keeps it: it waits to be moved, so nothing is drawn for it until it is taken away.
 */
export function changing(one: Element, rule: Element): void {
  endWithOthers(
    rule.animate({ visibility: ['visible', 'visible'] }, { delay: everAfter, fill: 'backwards' }),
  );
  if (isStill(one)) return;
  const old = one.cloneNode(true) as Element;
  old.setAttribute('aria-hidden', 'true');
  rule.before(old);
  moves(old, seen, unseen, 160).onfinish = () => old.remove();
  moves(one, { ...unseen, transform: 'translateY(calc(var(--u) * 0.6))' }, inPlace, 160);
}

/** From one look to another, which takes so long; it stays so until it ends with the others. */
export function moves(node: Element, from: Keyframe, to: Keyframe, duration: number): Animation {
  endTogether();
  return node.animate([{ ...from, easing: eased }, { ...to, offset: duration / held }, to], held);
}

/** What only comes brings its own movement: a transition would be made of as many frames as it is long. */
function comes(node: Element, from: Keyframe, to: Keyframe, duration: number): TransitionConfig {
  if (!isStill(node)) moves(node, { ...from, ...unseen }, to, duration);
  return atOnce;
}

const faded = (node: Element, duration: number): TransitionConfig => ({
  ...within(node, duration),
  css: (t) => `opacity: ${t}`,
});

type Fades = (node: Element, none: object, way: { readonly direction: string }) => TransitionConfig;
const fading =
  (duration: number): Fades =>
  (node, _, { direction }) =>
    direction === 'in' ? comes(node, unseen, seen, duration) : faded(node, duration);

export const fade = fading(160);
export const scene = fading(300);

/** A card is laid from its captain's side. */
export const laid = (node: Element): TransitionConfig =>
  comes(node, { transform: 'translateY(calc(var(--u) * 2))' }, inPlace, 200);

/** A fight is cleared: the winning card shrinks along its way into the gutter, down to its captain's row. */
export function away(
  node: Element,
  { goes, left, to }: { readonly goes: boolean; readonly left: number; readonly to: number | undefined },
): TransitionConfig {
  if (!goes || to === undefined) return faded(node, 160);
  const down = `(var(--first) + var(--row) * ${to} - 46)`;
  return {
    ...within(node, 280),
    css: (t, u) =>
      `opacity: ${Math.min(1, 2 * t)}; transform: translate(calc(var(--u) * ${-(left + 12) * u}), calc(var(--u) * ${down} * ${u})) scale(${0.2 + 0.8 * t})`,
  };
}

/** A die is read: it drops and turns to rest. */
export const read = (node: Element): TransitionConfig =>
  comes(node, { transform: 'translateY(calc(var(--u) * -1)) rotate(8deg)' }, inPlace, 200);
