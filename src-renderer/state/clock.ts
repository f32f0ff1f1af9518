/** The time and its appointments; a test moves it by hand. */
export interface Clock {
  now(): number;
  after(milliseconds: number, call: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
};
