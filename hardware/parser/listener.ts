import type { Conversation, Deed } from '../driver.ts';
import type { Report } from '../report.ts';
import type { Parsed, Parser } from './parser.ts';

export interface Meaning {
  readonly words: string;
  readonly report: Report;
  /** A frame that another kind of reader might have sent as well proves nothing. */
  readonly proves?: boolean;
}

/** The conversation with a reader that only ever talks: each whole frame is a report. */
export function listener<Frame>(parser: Parser<Frame>, mean: (frame: Frame) => Meaning): Conversation {
  let proved = false;

  function deedsOf(parsed: Parsed<Frame>): readonly Deed[] {
    if (parsed.kind === 'discarded') return [parsed];
    const { words, report, proves = true } = mean(parsed.frame);
    const told: Deed[] = [
      { kind: 'frame', raw: parsed.raw, words },
      { kind: 'report', report, raw: parsed.raw },
    ];
    if (proved || !proves) return told;
    proved = true;
    return [{ kind: 'proved' }, ...told];
  }

  return {
    opened() {
      proved = false;
      return [];
    },
    heard: (bytes) => parser.feed(bytes).flatMap(deedsOf),
    timeout: () => [],
    signal: () => [],
    closed: () => parser.flush().flatMap(deedsOf),
  };
}
