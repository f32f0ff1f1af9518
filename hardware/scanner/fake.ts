import type { FakeReader } from '../fake.ts';
import { type Manner, encodeFrame } from './frame.ts';

export function fakeScanner(manner?: Manner): FakeReader {
  return {
    powered: () => [],
    heard: () => [],
    shown: (report) => (report.kind === 'code' ? [encodeFrame(report, manner)] : []),
  };
}
