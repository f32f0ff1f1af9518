import type { LineSettings } from './port/port.ts';
import type { DiscardReason, Report } from './report.ts';

/**
 * Every kind of reader that hangs on a port, as the list to which all others are held: drivers, fakes, signs and
 * words. Keyboards and the dice app come in by other doors.
 */
export const readerKinds = [
  'qm1',
  'pn532',
  'rdm6300',
  'em-18',
  'parallax',
  'reader-7941e',
  'text-uid',
  'scanner',
] as const;
export type ReaderKind = (typeof readerKinds)[number];

export function isReaderKind(text: string): text is ReaderKind {
  return readerKinds.some((kind) => kind === text);
}

/** What the table can tell a reader, for those that can light or beep. */
export const signals = ['accepted', 'refused', 'your-turn'] as const;
export type Signal = (typeof signals)[number];

/** What a reader says about itself. */
export interface Identity {
  readonly name: string;
  /** What tells it from its twins, wherever it is plugged in. */
  readonly unit?: string;
  readonly firmware?: string;
  readonly version?: string;
  readonly kinds?: readonly string[];
  /** What it can show, where it says so; else what all of its kind can. */
  readonly signals?: readonly Signal[];
}

/** What follows from something that happened to a reader; carried out in order. */
export type Deed =
  /** Bytes for the reader. */
  | { readonly kind: 'send'; readonly bytes: Uint8Array }
  /** A whole frame, in words for the test bench; a reading says what it means by a report of its own. */
  | { readonly kind: 'frame'; readonly raw: Uint8Array; readonly words: string }
  /** `age`: milliseconds that the reader kept it to itself. */
  | { readonly kind: 'report'; readonly report: Report; readonly raw: Uint8Array; readonly age?: number }
  | { readonly kind: 'discarded'; readonly bytes: Uint8Array; readonly reason: DiscardReason }
  /** The reader has searched its field just now: a tag that it did not report with this is not there. */
  | { readonly kind: 'looked' }
  /**
   * The other end is what we took it for. May come again, after a power cycle for one. Without a strength it is as
   * sure as this kind can be.
   */
  | { readonly kind: 'proved'; readonly identity?: Identity; readonly strength?: ProofStrength }
  /** An answer is overdue: the port is open, yet nobody speaks. Over with the next `proved`. */
  | { readonly kind: 'silent' }
  /** The reader reports a fault of its own. */
  | { readonly kind: 'complaint'; readonly code: string; readonly words: string }
  /** `memory` has changed without a report. */
  | { readonly kind: 'remember' }
  /** Call `timeout` after so many milliseconds, in place of any earlier wish; without `after`, never. */
  | { readonly kind: 'wake'; readonly after?: number };

/**
 * The talk with one reader, over all its openings: what it has already told survives an unplugging.
 * It knows no port and no timer; whoever holds it carries out the deeds.
 */
export interface Conversation {
  opened(at: number): readonly Deed[];
  heard(bytes: Uint8Array, at: number): readonly Deed[];
  timeout(at: number): readonly Deed[];
  signal(signal: Signal, at: number): readonly Deed[];
  closed(at: number): readonly Deed[];
  /** Asks the reader to report everything that lies on it; for those that can. */
  askState?(at: number): readonly Deed[];
  /** What the next conversation has to know, as JSON can hold it, so that nothing is taken twice after a restart. */
  memory?(): unknown;
}

/**
 * How sure a valid frame makes us of the kind. A hint alone never decides: a GPS sends lines of text too. `digits`:
 * a checksum without a frame around it.
 */
export const proofStrengths = ['hint', 'text', 'shape', 'digits', 'checksum', 'hello'] as const;
export type ProofStrength = (typeof proofStrengths)[number];

export function isStronger(one: ProofStrength, other: ProofStrength): boolean {
  return proofStrengths.indexOf(one) > proofStrengths.indexOf(other);
}

/**
 * How a reader tells of a tag that lies on it: again and again by itself, whenever it is asked (then it says
 * `looked` for each look), by coming and going, or once per scan. In the first two the absence is ours to notice.
 * `mentions`: as it pleases, once or again and again, so that nothing is known of a tag it is silent about.
 */
export type TagHabit = 'repeats' | 'polled' | 'comes-and-goes' | 'once' | 'mentions';

export interface ReaderDriver {
  readonly kind: ReaderKind;
  readonly title: string;
  /** The lines it may be set to, likeliest first. */
  readonly lines: readonly [LineSettings, ...LineSettings[]];
  /** `hello`: it answers when spoken to. `first-frame`: it is silent until somebody uses it. */
  readonly proof: 'hello' | 'first-frame';
  readonly strength: ProofStrength;
  readonly tags: TagHabit;
  /** Milliseconds that a tag has to stay away before it counts again, where that is not the usual. */
  readonly gap?: number;
  readonly signals: readonly Signal[];
  /** `memory` is what an earlier conversation left; without it, or where it makes no sense, this is the first. */
  converse(memory?: unknown): Conversation;
  /** The same driver for the readers of one program: what one conversation has taken, the others know. */
  readonly sharing?: () => ReaderDriver;
}
