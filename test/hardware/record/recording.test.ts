import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { portFaults } from '../../../hardware/port/port.ts';
import { formatMoment, parseMoment } from '../../../hardware/record/moment.ts';
import type { What } from '../../../hardware/record/moment.ts';
import { beginRecording, parseRecording } from '../../../hardware/record/recording.ts';
import type { Recording, RecordingFault, RecordingOptions } from '../../../hardware/record/recording.ts';
import { handClock } from '../../support/hand-clock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recording-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const pathOf = () => join(folder, 'evening.jsonl');

function begun(options: RecordingOptions): Recording {
  const recording: Recording | RecordingFault = beginRecording(pathOf(), options);
  if (typeof recording === 'string' || !('take' in recording)) throw new Error(JSON.stringify(recording));
  return recording;
}

const bytes = fc.uint8Array({ maxLength: 40 });
const whats: fc.Arbitrary<What> = fc.oneof(
  fc.constant<What>({ kind: 'opened' }),
  fc.record({
    kind: fc.constant('note' as const),
    note: fc.constantFrom(null, 'x', { kind: 'qm1', gap: 300 }),
  }),
  fc.record({ kind: fc.constantFrom('in' as const, 'out' as const), bytes }),
  fc.record({
    kind: fc.constant('closed' as const),
    fault: fc.option(
      fc.record({ code: fc.constantFrom(...portFaults), path: fc.string(), detail: fc.string() }),
      { nil: undefined },
    ),
  }),
);

describe('a moment', () => {
  it('is read as it was taken down', () => {
    fc.assert(
      fc.property(fc.nat(), fc.string(), whats, (at, port, what) => {
        expect(parseMoment(formatMoment({ at, port, what }))).toEqual({ at, port, what });
      }),
    );
  });

  it.each([
    '',
    'null',
    '{"at":1,"port":"a","in":"0',
    '{"at":1,"port":"a","in":"0"}',
    '{"at":1,"port":"a","in":7}',
    '{"at":1,"port":"a"}',
    '{"port":"a","opened":true}',
    '{"at":1,"opened":true}',
    '{"at":1,"port":"a","closed":{"code":"bored","path":"a","detail":""}}',
  ])('is not to be had from %s', (line) => {
    expect(parseMoment(line)).toBeUndefined();
  });
});

describe('a recording', () => {
  it('holds what was taken, with its time from the beginning', async () => {
    const clock = handClock(5000);
    const recording = begun({ clock });
    recording.take('a', { kind: 'opened' });
    clock.advance(120);
    recording.take('a', { kind: 'in', bytes: Uint8Array.of(2, 255) });
    recording.close();
    expect(readFileSync(pathOf(), 'utf8').split('\n')).toEqual([
      '{"recording":1,"began":5000}',
      '{"at":0,"port":"a","opened":true}',
      '{"at":120,"port":"a","in":"02FF"}',
      '',
    ]);
    expect(parseRecording(readFileSync(pathOf(), 'utf8'))).toEqual({
      moments: [
        { at: 0, port: 'a', what: { kind: 'opened' } },
        { at: 120, port: 'a', what: { kind: 'in', bytes: Uint8Array.of(2, 255) } },
      ],
      unread: 0,
    });
  });

  it('never writes over a file that is there', () => {
    writeFileSync(pathOf(), 'precious');
    expect(beginRecording(pathOf(), { clock: handClock() })).toEqual({ code: 'EEXIST' });
    expect(readFileSync(pathOf(), 'utf8')).toBe('precious');
  });

  it('stops at its limit, says so at its end, and takes no notice of what comes after', () => {
    const recording = begun({ clock: handClock(), limit: 2000 });
    for (let index = 0; index < 500; index++) {
      recording.take('a', { kind: 'in', bytes: new Uint8Array(20) });
      expect(statSync(pathOf()).size).toBeLessThanOrEqual(2000);
    }
    expect(recording.fault).toBe('full');
    const text = readFileSync(pathOf(), 'utf8');
    expect(text.endsWith('}\n{"full":true}\n')).toBe(true);
    const { moments, unread } = parseRecording(text);
    expect(moments.length).toBeGreaterThan(15);
    expect(unread).toBe(0);
  });

  it('that was cut off in mid-line is read up to there, and the rest is counted', () => {
    const text = '{"recording":1,"began":0}\n{"at":0,"port":"a","opened":true}\n{"at":9,"port":"a","in":"02F';
    expect(parseRecording(text)).toEqual({
      moments: [{ at: 0, port: 'a', what: { kind: 'opened' } }],
      unread: 1,
    });
  });
});
