/** The time and its appointments; a test moves it by hand. */
export interface AlarmClock {
  now(): number;
  /** Calls once, later; the answer calls it off. */
  after(milliseconds: number, call: () => void): () => void;
}

export const wallClock: AlarmClock = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    timer.unref();
    return () => {
      clearTimeout(timer);
    };
  },
};

/** Calls again and again until it is called off. */
export function every(clock: AlarmClock, milliseconds: number, call: () => void): () => void {
  let cancel = clock.after(milliseconds, again);
  function again(): void {
    cancel = clock.after(milliseconds, again);
    call();
  }
  return () => {
    cancel();
  };
}
