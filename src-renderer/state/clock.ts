/** The time and its appointments; a test moves it by hand. */
export interface AlarmClock {
  now(): number;
  after(milliseconds: number, call: () => void): () => void;
}

export const browserClock: AlarmClock = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
};
