import { sound, type Sound } from '../../sound/sounds.ts';

const rate = 48_000;
const seconds = 4.5;
const window = 0.4;

/** ITU-R BS.1770: the shelf and the high pass that make a level into a loudness, at 48 kHz. */
const stages = [
  { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585] },
  { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] },
] as const;

function weigh(samples: Float32Array): Float32Array {
  return stages.reduce((input, { b, a }) => {
    const out = new Float32Array(input.length);
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    for (let at = 0; at < input.length; at++) {
      const x = input[at] ?? 0;
      const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
      [x2, x1, y2, y1] = [x1, x, y1, y];
      out[at] = y;
    }
    return out;
  }, samples);
}

export interface Loudness {
  /** Loudest 400 ms, in LUFS. */
  readonly loud: number;
  /** Milliseconds until it stays under a thousandth of its peak. */
  readonly lasts: number;
}

/** Renders a sound without playing it, and measures what came out. */
export async function measure(name: Sound): Promise<Loudness> {
  const context = new OfflineAudioContext(1, rate * seconds, rate);
  sound(name, { context, out: context.destination, at: 0 });
  const samples = (await context.startRendering()).getChannelData(0);
  const weighed = weigh(samples);
  const block = rate * window;
  let loudest = 0;
  for (let from = 0; from + block <= weighed.length; from += block / 8) {
    let sum = 0;
    for (let at = from; at < from + block; at++) sum += (weighed[at] ?? 0) ** 2;
    loudest = Math.max(loudest, sum / block);
  }
  const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const last = samples.reduce((found, one, at) => (Math.abs(one) > peak / 1000 ? at : found), 0);
  return { loud: -0.691 + 10 * Math.log10(loudest), lasts: (last / rate) * 1000 };
}
