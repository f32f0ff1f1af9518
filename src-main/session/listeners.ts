/**
 * Those who want to know that something has changed. What is entered is entered: a listener that fails is a bug of
 * its own, and is told at the edge of the process.
 */
export class Listeners {
  readonly #all = new Set<() => void>();

  add(listener: () => void): () => void {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  tell(): void {
    for (const listener of this.#all) {
      try {
        listener();
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }
}
