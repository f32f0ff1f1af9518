import type { Cells } from './told.ts';

const columns = 64;
const rows = 36;
/** Every so many rows of a picture are looked at: enough for a cell, and a few milliseconds. */
const everyRow = 6;
/** So far apart are the two dots of an edge: printed black on white is sharp over less. */
const apart = 3;

/** Looks at a picture coarsely. Only green is looked at, which is most of what makes a picture light. */
export function cellsOf(data: Uint8ClampedArray, width: number, height: number): Cells {
  const sums = new Uint32Array(columns * rows);
  const counts = new Uint32Array(columns * rows);
  const edge = new Uint8Array(columns * rows);
  const step = Math.max(1, Math.floor(width / 960));
  for (let y = 0; y < height; y += everyRow) {
    const row = Math.floor((y * rows) / height) * columns;
    for (let x = 0; x + apart < width; x += step) {
      const at = (y * width + x) * 4 + 1;
      const here = data[at] ?? 0;
      const cell = row + Math.floor((x * columns) / width);
      sums[cell] = (sums[cell] ?? 0) + here;
      counts[cell] = (counts[cell] ?? 0) + 1;
      const step = Math.abs(here - (data[at + apart * 4] ?? 0));
      if (step > (edge[cell] ?? 0)) edge[cell] = step;
    }
  }
  const light = Uint8Array.from(sums, (sum, cell) => sum / Math.max(1, counts[cell] ?? 0));
  return { columns, rows, light, edge };
}
