import type { Clock } from './port.ts';

/** The machine's own clock. Timers do not keep a finished program alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    timer.unref();
    return () => {
      clearTimeout(timer);
    };
  },
};
