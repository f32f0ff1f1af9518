/**
 * For an effect that loads something: takes it when it is here, and drops what comes after the effect ran anew or its
 * page went, so that no late answer overwrites a newer one. What does not arrive is asked for when it runs again.
 */
export function whenHere<T>(coming: Promise<T>, take: (it: T) => void): () => void {
  let isWanted = true;
  coming.then(
    (it) => {
      if (isWanted) take(it);
    },
    () => undefined,
  );
  return () => {
    isWanted = false;
  };
}

/** The same for what is asked for by a press, again and again: only the answer to the newest wish is taken. */
export function newest(): <T>(coming: Promise<T>, take: (it: T) => void) => void {
  let drop = (): void => undefined;
  return (coming, take) => {
    drop();
    drop = whenHere(coming, take);
  };
}
