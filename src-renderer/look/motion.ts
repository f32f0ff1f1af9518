import { prefersReducedMotion } from 'svelte/motion';
import { crossfade, type TransitionConfig } from 'svelte/transition';

/** cubic-bezier(.2,.7,.2,1), solved by halving: transitions written in script want it as a function. */
export function ease(progress: number): number {
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

const ms = (duration: number): number => (prefersReducedMotion.current ? 0 : duration);

/** A number changes: the new one rises while the old one fades. */
export function rise(_node: Element): TransitionConfig {
  return {
    duration: ms(160),
    easing: ease,
    css: (t, u) => `opacity: ${t}; transform: translateY(calc(var(--u) * ${0.6 * u}))`,
  };
}

export function fade(_node: Element): TransitionConfig {
  return { duration: ms(160), easing: ease, css: (t) => `opacity: ${t}` };
}

/** What changed stays ruled for two seconds; it does not travel, so reduced motion keeps it. */
export function ruled(_node: Element): TransitionConfig {
  return { duration: 2000, css: (t) => `opacity: ${t < 1 ? 1 : 0}` };
}

/** A card is laid from its captain's side. */
export function laid(_node: Element): TransitionConfig {
  return {
    duration: ms(200),
    easing: ease,
    css: (t, u) => `opacity: ${t}; transform: translateY(calc(var(--u) * ${2 * u}))`,
  };
}

/** A fight is cleared: the winning card shrinks along its way into the gutter, down to its captain's row. */
export function away(
  node: Element,
  { goes, left, to }: { readonly goes: boolean; readonly left: number; readonly to: number | undefined },
): TransitionConfig {
  if (!goes || to === undefined || node.closest('.tv.narrow'))
    return { duration: ms(160), css: (t) => `opacity: ${t}` };
  const down = `(var(--first) + var(--row) * ${to} - 46)`;
  return {
    duration: ms(280),
    easing: ease,
    css: (t, u) =>
      `opacity: ${Math.min(1, 2 * t)}; transform: translate(calc(var(--u) * ${-(left + 12) * u}), calc(var(--u) * ${down} * ${u})) scale(${0.2 + 0.8 * t})`,
  };
}

/** A die is read: it drops and turns to rest. */
export function read(_node: Element): TransitionConfig {
  return {
    duration: ms(200),
    easing: ease,
    css: (t, u) => `opacity: ${t}; transform: translateY(calc(var(--u) * ${-u})) rotate(${8 * u}deg)`,
  };
}

export function scene(_node: Element): TransitionConfig {
  return { duration: ms(300), easing: ease, css: (t) => `opacity: ${t}` };
}

/** Names travel between the ledger and the strip when the scene changes, so that the eye keeps them. */
export const [leave, arrive] = crossfade({
  duration: () => ms(300),
  easing: ease,
  fallback: scene,
});
