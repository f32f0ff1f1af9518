/**
 * Wood, brass, rope and paper, made on the spot: no files, nothing over 400 ms a stroke, about -24 LUFS each.
 * The gains were set by measuring; the gallery measures them again.
 */
export const SOUNDS = ['reading', 'turn', 'refused', 'won', 'bells'] as const;
export type Sound = (typeof SOUNDS)[number];

/** More strokes than these are counted on no ship. */
const mostStrokes = 8;
const bellPartials = [
  [1, 1, 0.34],
  [2.76, 0.4, 0.2],
  [5.4, 0.16, 0.09],
] as const;

interface Stroke {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly at: number;
}

/** A gain that opens at once and dies away exponentially. */
function struck({ context, out, at }: Stroke, level: number, seconds: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(level, at + 0.002);
  gain.gain.exponentialRampToValueAtTime(level * 0.001, at + seconds);
  gain.connect(out);
  return gain;
}

function tone(stroke: Stroke, frequency: number, level: number, seconds: number, bend = 1): void {
  const oscillator = stroke.context.createOscillator();
  oscillator.frequency.setValueAtTime(frequency, stroke.at);
  oscillator.frequency.exponentialRampToValueAtTime(frequency * bend, stroke.at + seconds);
  oscillator.connect(struck(stroke, level, seconds));
  oscillator.start(stroke.at);
  oscillator.stop(stroke.at + seconds);
}

/** The same rustle every time: sounds are part of the look, not of chance. */
function rustle(context: BaseAudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 41;
  for (let at = 0; at < samples.length; at++) {
    seed = (seed * 16807) % 2147483647;
    samples[at] = (seed / 2147483647) * 2 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

function scrape(
  stroke: Stroke,
  band: { from: number; to: number; q: number },
  level: number,
  seconds: number,
): void {
  const { context, at } = stroke;
  const source = rustle(context, seconds);
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = band.q;
  filter.frequency.setValueAtTime(band.from, at);
  filter.frequency.exponentialRampToValueAtTime(band.to, at + seconds);
  source.connect(filter).connect(struck(stroke, level, seconds));
  source.start(at);
}

/** Brass: a bell's partials stand in no whole-number ratio to one another. */
function bell(stroke: Stroke, frequency: number, level: number): void {
  for (const [ratio, share, seconds] of bellPartials) tone(stroke, frequency * ratio, level * share, seconds);
}

/** Wood: a short low note that falls, under the click of the knuckle. */
function knock(stroke: Stroke, level: number): void {
  tone(stroke, 190, level, 0.12, 0.6);
  scrape(stroke, { from: 900, to: 500, q: 1.2 }, level * 0.5, 0.03);
}

/** Rope through a block: the sheave clicks slower as the rope comes to rest. */
function rope(stroke: Stroke, level: number): void {
  scrape(stroke, { from: 700, to: 1500, q: 1.6 }, level, 0.38);
  for (let click = 0, at = stroke.at; click < 9; click++, at += 0.028 + click * 0.002)
    scrape({ ...stroke, at }, { from: 1800, to: 1400, q: 3 }, level * 1.4, 0.02);
}

/** Ship's bells are struck in pairs. */
function strokesAt(count: number): readonly number[] {
  return Array.from(
    { length: Math.min(Math.max(count, 1), mostStrokes) },
    (_, stroke) => Math.floor(stroke / 2) * 0.95 + (stroke % 2) * 0.36,
  );
}

/** Lays one sound into the context at the time given; `count` is the battle's number for its bells. */
export function sound(name: Sound, stroke: Stroke, count = 1): void {
  switch (name) {
    case 'reading':
      scrape(stroke, { from: 3400, to: 2600, q: 1.1 }, 1.86, 0.05);
      return;
    case 'turn':
      bell(stroke, 620, 0.35);
      return;
    case 'refused':
      knock(stroke, 0.5);
      knock({ ...stroke, at: stroke.at + 0.16 }, 0.42);
      return;
    case 'won':
      rope(stroke, 1.16);
      return;
    case 'bells':
      for (const after of strokesAt(count)) bell({ ...stroke, at: stroke.at + after }, 840, 0.335);
      return;
  }
}
