import type { FakeReader } from '../fake.ts';
import { encodeFrame } from './frame.ts';

const fiveBytes = /^[0-9A-Fa-f]{10}$/;
const em4100 = 0x02;

export function fakeReader7941e(type = em4100): FakeReader {
  return {
    powered: () => [],
    heard: () => [],
    shown: (report) =>
      report.kind === 'tag' && fiveBytes.test(report.tag) ? [encodeFrame({ type, tag: report.tag })] : [],
  };
}
