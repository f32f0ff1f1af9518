import type { BenchLine, BenchPart, Words } from '../contract/reader-parts.ts';
import type { Counters } from '../../hardware/link/counters.ts';
import { formatHex } from '../../hardware/parser/bytes.ts';
import type { AlarmClock } from '../../hardware/port/port.ts';
import type { RackEvent, ReaderId } from '../../hardware/rack.ts';
import type { Reading } from '../../hardware/report.ts';

/** So many lines stay on the bench. */
const most = 80;
/** More of one chunk than this nobody reads. */
const mostBytes = 96;
/** What passes is shown ten times a second at most. */
const showEvery = 100;

export function hexOf(bytes: Uint8Array): string {
  const shown = formatHex(bytes.subarray(0, mostBytes));
  return bytes.length > mostBytes ? `${shown}…` : shown;
}

/**
 * What passes at each reader: live bytes, frames, what was discarded and why. It is kept for all of them, since what
 * makes somebody look has happened by then; shown is the one that somebody looks at.
 */
export class TestBench {
  readonly #clock: AlarmClock;
  readonly #show: () => void;
  #reader: ReaderId | undefined;
  readonly #lines = new Map<ReaderId, BenchLine[]>();
  #isDue = false;

  constructor(clock: AlarmClock, show: () => void) {
    this.#clock = clock;
    this.#show = show;
  }

  get reader(): ReaderId | undefined {
    return this.#reader;
  }

  watch(reader: ReaderId | undefined): void {
    this.#reader = reader;
  }

  /** `hides`: an answer in secret is under way, and bytes would tell it. */
  happened(event: RackEvent, hides: boolean): void {
    if (!('reader' in event)) return;
    if (event.kind === 'forget') this.#lines.delete(event.reader);
    const line = lineOf(event, this.#clock.now());
    if (line)
      this.#add(event.reader, hides && line.hex !== undefined ? { at: line.at, kind: line.kind } : line);
  }

  read(reader: ReaderId, { report, at }: Reading, meaning: () => Words | undefined, hides: boolean): void {
    const meant = reader === this.#reader ? meaning() : undefined;
    const words = hides ? {} : { words: JSON.stringify(report) };
    this.#add(reader, { at, kind: 'reading', ...words, ...(meant ? { meaning: meant } : {}) });
  }

  part(counters: Counters | undefined): BenchPart | undefined {
    if (this.#reader === undefined) return undefined;
    const { discarded = {}, ...counts } = counters ?? {};
    return { reader: this.#reader, counters: counts, discarded, lines: this.#lines.get(this.#reader) ?? [] };
  }

  #add(reader: ReaderId, line: BenchLine): void {
    const lines = this.#lines.get(reader) ?? [];
    this.#lines.set(reader, [...lines, line].slice(-most));
    if (this.#isDue || reader !== this.#reader) return;
    this.#isDue = true;
    this.#clock.after(showEvery, () => {
      this.#isDue = false;
      this.#show();
    });
  }
}

function lineOf(event: RackEvent, now: number): BenchLine | undefined {
  switch (event.kind) {
    case 'status':
      return { at: now, kind: 'status', words: event.status.kind };
    case 'bytes':
      return { at: event.at, kind: event.direction, hex: hexOf(event.bytes) };
    case 'frame':
      return { at: event.at, kind: 'frame', hex: hexOf(event.raw), words: event.words };
    case 'discarded':
      return { at: event.at, kind: 'discarded', hex: hexOf(event.bytes), words: event.reason };
    case 'complaint':
      return { at: event.at, kind: 'complaint', words: `${event.code}: ${event.words}` };
    case 'shared':
      return { at: now, kind: 'complaint', words: event.with.join(', ') };
    case 'answered':
    case 'reading':
    case 'memory':
    case 'remembers':
    case 'remember':
    case 'forget':
    case 'ask':
    case 'ports':
      return undefined;
  }
}
