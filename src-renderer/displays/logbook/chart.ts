/** Round figures to draw a scale by. */
export function scaleOf(least: number, most: number): readonly number[] {
  const span = Math.max(1, most - least);
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((each) => span / each <= 6) ?? 1000;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, nth) => first + nth * step);
}

/** Labels that would lie on each other are moved apart, downwards. */
export function apart(tops: readonly number[], least: number): readonly number[] {
  const order = tops.map((top, at) => ({ top, at })).sort((a, b) => a.top - b.top);
  const placed = [...tops];
  let below = Number.NEGATIVE_INFINITY;
  for (const { top, at } of order) {
    below = Math.max(top, below + least);
    placed[at] = below;
  }
  return placed;
}
