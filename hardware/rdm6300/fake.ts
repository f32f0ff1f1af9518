import type { FakeReader } from '../fake.ts';
import { type Ending, encodeFrame } from './frame.ts';

const fiveBytes = /^[0-9A-Fa-f]{10}$/;

export function fakeRdm6300(ending: Ending = 'rdm6300'): FakeReader {
  return {
    powered: () => [],
    heard: () => [],
    shown: (report) =>
      report.kind === 'tag' && fiveBytes.test(report.tag) ? [encodeFrame({ tag: report.tag }, ending)] : [],
  };
}
