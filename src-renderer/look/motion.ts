import { crossfade, type TransitionConfig } from 'svelte/transition';

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

let reduced: MediaQueryList | undefined;

/** Nothing moves where nobody wants it, nor in a picture that is only glanced at. */
export function isStill(node: Element): boolean {
  reduced ??= matchMedia('(prefers-reduced-motion: reduce)');
  return reduced.matches || node.closest('[data-still]') !== null;
}

const ms = (node: Element, duration: number): number => (isStill(node) ? 0 : duration);

/**
 * As long as the lamp takes. What is there sooner waits for it at its place: the page draws some frames around every
 * end, and so it draws them once for all.
 */
const together = 200;

const within = (node: Element, duration: number): TransitionConfig => ({
  duration: ms(node, together),
  easing: (progress) => ease(Math.min(1, (progress * together) / duration)),
});

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
const fading = 160 / together;
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
  old.animate(
    [{ opacity: 1, easing: eased }, { opacity: 0, offset: fading }, { opacity: 0 }],
    together,
  ).onfinish = () => old.remove();
  const low = { opacity: 0, transform: 'translateY(calc(var(--u) * 0.6))', easing: eased };
  const there = { opacity: 1, transform: 'none' };
  one.animate([low, { ...there, offset: fading }, there], together);
}

export function fade(node: Element): TransitionConfig {
  return { ...within(node, 160), css: (t) => `opacity: ${t}` };
}

/** A card is laid from its captain's side. */
export function laid(node: Element): TransitionConfig {
  return {
    ...within(node, 200),
    css: (t, u) => `opacity: ${t}; transform: translateY(calc(var(--u) * ${2 * u}))`,
  };
}

/** A fight is cleared: the winning card shrinks along its way into the gutter, down to its captain's row. */
export function away(
  node: Element,
  { goes, left, to }: { readonly goes: boolean; readonly left: number; readonly to: number | undefined },
): TransitionConfig {
  if (!goes || to === undefined) return { duration: ms(node, 160), css: (t) => `opacity: ${t}` };
  const down = `(var(--first) + var(--row) * ${to} - 46)`;
  return {
    duration: ms(node, 280),
    easing: ease,
    css: (t, u) =>
      `opacity: ${Math.min(1, 2 * t)}; transform: translate(calc(var(--u) * ${-(left + 12) * u}), calc(var(--u) * ${down} * ${u})) scale(${0.2 + 0.8 * t})`,
  };
}

/** A die is read: it drops and turns to rest. */
export function read(node: Element): TransitionConfig {
  return {
    ...within(node, 200),
    css: (t, u) => `opacity: ${t}; transform: translateY(calc(var(--u) * ${-u})) rotate(${8 * u}deg)`,
  };
}

export function scene(node: Element): TransitionConfig {
  return { duration: ms(node, 300), easing: ease, css: (t) => `opacity: ${t}` };
}

const [sent, received] = crossfade({ duration: 300, easing: ease, fallback: scene });
type Travels = typeof sent;
const atOnce = { duration: 0 } as const;

/** Names travel between the ledger and the strip when the scene changes, so that the eye keeps them. */
export const leave: Travels = (node, named) => (isStill(node) ? () => atOnce : sent(node, named));
export const arrive: Travels = (node, named) => (isStill(node) ? () => atOnce : received(node, named));
