import { describe, expect, it } from 'vitest';
import type { AlarmClock } from '../../../hardware/port/port.ts';
import { presenceWatch } from '../../../hardware/presence/watch.ts';
import type { TagHabit } from '../../../hardware/driver.ts';
import { handClock } from '../../support/hand-clock.ts';

const raw = new Uint8Array(0);
const report = { kind: 'tag', tag: 'A' } as const;

function watched(habit: TagHabit, clock: AlarmClock, gap = 250) {
  const gone: string[] = [];
  const watch = presenceWatch({ habit, clock, gap: () => gap, gone: ({ tag }) => gone.push(tag) });
  watch.resume();
  return { watch, gone };
}

describe('watching the presence of tags', () => {
  it('tells the departure by itself, for a reader that repeats', () => {
    const clock = handClock();
    const { watch, gone } = watched('repeats', clock);
    expect(watch.isNews(report, raw)).toBe(true);
    clock.advance(200);
    expect(watch.isNews(report, raw)).toBe(false);
    clock.advance(249);
    expect(gone).toEqual([]);
    clock.advance(1);
    expect(gone).toEqual(['A']);
    expect(watch.isNews(report, raw)).toBe(true);
  });

  it('takes no silence of a polled reader for a departure', () => {
    const clock = handClock();
    const { watch, gone } = watched('polled', clock);
    watch.isNews(report, raw);
    clock.advance(60_000);
    expect(watch.isNews(report, raw)).toBe(false);
    clock.advance(1);
    watch.looked();
    clock.advance(250);
    watch.looked();
    expect(gone).toEqual(['A']);
  });

  it.each(['once', 'comes-and-goes'] as const)(
    'lets everything through of a reader whose habit is "%s"',
    (habit) => {
      const { watch } = watched(habit, handClock());
      expect([watch.isNews(report, raw), watch.isNews(report, raw)]).toEqual([true, true]);
    },
  );

  it('lets through what is no tag', () => {
    const { watch } = watched('repeats', handClock());
    const code = { kind: 'code', text: 'QMC:1' } as const;
    expect([watch.isNews(code, raw), watch.isNews(code, raw)]).toEqual([true, true]);
  });

  it('lets nobody depart while the reader is away', () => {
    const clock = handClock();
    const { watch, gone } = watched('repeats', clock);
    watch.isNews(report, raw);
    watch.pause();
    clock.advance(60_000);
    expect(gone).toEqual([]);
    watch.resume();
    clock.advance(1499);
    expect(watch.isNews(report, raw)).toBe(false);
  });

  it('gives waiting bytes their turn when its timer comes late because the program was busy', () => {
    const calls: { after: number; call: () => void }[] = [];
    let now = 0;
    const clock: AlarmClock = {
      now: () => now,
      after(after, call) {
        calls.push({ after, call });
        return () => undefined;
      },
    };
    const { watch, gone } = watched('repeats', clock);
    watch.isNews(report, raw);
    now = 700;
    calls.at(-1)?.call();
    expect(gone).toEqual([]);
    expect(watch.isNews(report, raw)).toBe(false);
  });

  it('goes by the gap as it is at the moment', () => {
    const clock = handClock();
    let gap = 250;
    const gone: string[] = [];
    const watch = presenceWatch({
      habit: 'repeats',
      clock,
      gap: () => gap,
      gone: ({ tag }) => gone.push(tag),
    });
    watch.resume();
    gap = 4000;
    watch.isNews(report, raw);
    clock.advance(3999);
    expect(gone).toEqual([]);
    clock.advance(1);
    expect(gone).toEqual(['A']);
  });
});
