import type { QrBits } from '../contract/view.ts';
import { whenNeeded } from '../when-needed.ts';

/** A square of modules with the dark ones as one SVG path: it needs no image, no canvas and no inline style. */
export interface Qr {
  readonly size: number;
  readonly path: string;
}

interface Matrix {
  readonly pixs: readonly number[];
  readonly pixx: number;
}

/** So many bytes fit into the largest code there is, at the lower of the two levels of care. */
const mostCareful = 2331;
export const mostInQr = 2953;

export function qrOf(text: string): Qr {
  const { pixs, pixx: size } = matrixOf(text, Buffer.byteLength(text) > mostCareful ? 'L' : 'M');
  const runs: string[] = [];
  for (let y = 0; y < size; y++) runs.push(...rowRuns(pixs.slice(y * size, (y + 1) * size), y));
  return { size, path: runs.join('') };
}

/** The same as a row of bits, line by line, in base64: a tenth of what its path takes, for whoever is sent it unasked. */
export function qrBitsOf(text: string): QrBits | null {
  if (Buffer.byteLength(text) > mostInQr) return null;
  const { pixs, pixx: size } = matrixOf(text, 'L');
  const bytes = Buffer.alloc(Math.ceil(pixs.length / 8));
  pixs.forEach((dark, at) => {
    if (dark === 1) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (128 >> (at & 7));
  });
  return { size, bits: bytes.toString('base64') };
}

function matrixOf(text: string, eclevel: 'L' | 'M'): Matrix {
  const { raw } = whenNeeded('bwip-js/node');
  const asked = { bcid: 'qrcode', text, eclevel } as Parameters<typeof raw>[0];
  const [matrix] = raw(asked) as readonly unknown[] as readonly Matrix[];
  if (!matrix) throw new Error('a QR code without modules');
  return matrix;
}

function rowRuns(row: readonly number[], y: number): readonly string[] {
  const runs: string[] = [];
  let start: number | undefined;
  for (let x = 0; x <= row.length; x++) {
    const dark = row[x] === 1;
    if (dark) start ??= x;
    else if (start !== undefined) {
      runs.push(`M${start} ${y}h${x - start}v1h-${x - start}z`);
      start = undefined;
    }
  }
  return runs;
}
