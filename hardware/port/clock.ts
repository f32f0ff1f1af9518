import type { AlarmClock } from './port.ts';

/** The machine's own clock. A script goes on for as long as something waits for its time; stopping ends that. */
export const systemClock: AlarmClock = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
};
