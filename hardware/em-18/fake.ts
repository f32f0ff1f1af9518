import type { FakeReader } from '../fake.ts';
import { encodeFrame } from './frame.ts';

const fiveBytes = /^[0-9A-Fa-f]{10}$/;

export function fakeEm18(): FakeReader {
  return {
    powered: () => [],
    heard: () => [],
    shown: (report) =>
      report.kind === 'tag' && fiveBytes.test(report.tag) ? [encodeFrame({ tag: report.tag })] : [],
  };
}
