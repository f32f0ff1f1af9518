import type { Report } from './report.ts';

/**
 * The reader's end of the cable, played. What it returns is what such a reader would send, in the pieces
 * that it would send it in; a repeating reader is asked again for as long as the tag lies there.
 */
export interface FakeReader {
  /** Power comes on: what it says unasked, and all it knew is gone. */
  powered(): readonly Uint8Array[];
  heard(bytes: Uint8Array): readonly Uint8Array[];
  /** Somebody does this to it; what such a reader cannot tell is told by silence. */
  shown(report: Report): readonly Uint8Array[];
}
