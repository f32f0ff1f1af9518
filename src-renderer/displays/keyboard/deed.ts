/** What came of a press. */
export interface Deed {
  /** Whether it did something; what was pressed behind one that did not was pressed in another belief. */
  readonly isTaken: boolean;
  /** Puts back what it did; false where that cannot be done any more. */
  readonly back: () => Promise<boolean>;
}

/** A deed of the page alone. */
export const puttingBack = (back: () => void): Deed => ({
  isTaken: true,
  back: () => {
    back();
    return Promise.resolve(true);
  },
});
