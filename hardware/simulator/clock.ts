import type { AlarmClock } from '../port/port.ts';

/** The machine's own clock, whose timers keep the program alive: a play goes on while every reader is unplugged. */
export const lastingClock: AlarmClock = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
};

/** A clock that runs so many times as fast as another, from the moment it is made. */
export function scaledClock(clock: AlarmClock, speed: number): AlarmClock {
  const start = clock.now();
  return {
    now: () => start + (clock.now() - start) * speed,
    after: (milliseconds, call) => clock.after(milliseconds / speed, call),
  };
}

export async function until(clock: AlarmClock, time: number): Promise<void> {
  const left = time - clock.now();
  if (left <= 0) return;
  await new Promise<void>((resolve) => {
    clock.after(left, resolve);
  });
}
