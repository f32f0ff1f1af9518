import type { Conversation, Deed, ProofStrength } from '../driver.ts';
import type { Report } from '../report.ts';
import type { Parsed, Parser } from './parser.ts';

export interface Meaning {
  readonly words: string;
  /** Without one it is chatter: something for the test bench. */
  readonly report?: Report;
  /** How far this frame proves the kind of reader; without it as far as this kind can be proved. */
  readonly proves?: ProofStrength | 'nothing';
}

/** The conversation with a reader that only ever talks: each whole frame is a report, or a word by the way. */
export function listener<Frame>(parser: Parser<Frame>, mean: (frame: Frame) => Meaning): Conversation {
  const { pause } = parser;

  function deedsOf(parsed: Parsed<Frame>): readonly Deed[] {
    if (parsed.kind === 'discarded') return [parsed];
    const { words, report, proves } = mean(parsed.frame);
    const strength = proves === undefined || proves === 'nothing' ? {} : { strength: proves };
    return [
      ...(proves === 'nothing' ? [] : [{ kind: 'proved', ...strength } as const]),
      { kind: 'frame', raw: parsed.raw, words },
      ...(report ? [{ kind: 'report', report, raw: parsed.raw } as const] : []),
    ];
  }
  const wait = (): readonly Deed[] => (pause ? [{ kind: 'wake', after: pause.after }] : []);

  return {
    opened() {
      parser.cut?.();
      return wait();
    },
    heard: (bytes) => [...parser.feed(bytes).flatMap(deedsOf), ...wait()],
    timeout: () => (pause ? pause.end().flatMap(deedsOf) : []),
    signal: () => [],
    closed: () => parser.flush().flatMap(deedsOf),
  };
}
