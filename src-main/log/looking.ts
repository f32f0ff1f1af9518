/** How a file is looked through: what is kept of it, and who is told how far the look has come. */
export interface Looking {
  /** Without them a look at a file of any length takes no more memory than a short one. */
  readonly keepsEntries?: boolean;
  /** Not where what is derived is made anew anyway. */
  readonly skipsDerived?: boolean;
  /** From 0 to 1. */
  readonly onProgress?: (part: number) => void;
}
