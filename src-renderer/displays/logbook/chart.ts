/** Round figures to draw a scale by. */
export function scaleOf(least: number, most: number): readonly number[] {
  const span = Math.max(1, most - least);
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((each) => span / each <= 6) ?? 1000;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, nth) => first + nth * step);
}
