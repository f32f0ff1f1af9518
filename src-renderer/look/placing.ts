/** A part of the picture that something takes, in u. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const rectAround = (x: number, y: number, wide: number, high: number): Rect => ({
  left: x - wide / 2,
  top: y - high / 2,
  right: x + wide / 2,
  bottom: y + high / 2,
});

const meet = (one: Rect, other: Rect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const within = (one: Rect, bounds: Rect): boolean =>
  one.left >= bounds.left &&
  one.right <= bounds.right &&
  one.top >= bounds.top &&
  one.bottom <= bounds.bottom;

export interface Wish<Id> {
  readonly id: Id;
  /** Where it would stand, best first. */
  readonly places: readonly Rect[];
}

/** Each takes the first of its places that is free, in their order; who finds none is left out, and nothing is cut. */
export function placed<Id>(wishes: readonly Wish<Id>[], taken: readonly Rect[], bounds: Rect): Map<Id, Rect> {
  const all = [...taken];
  const found = new Map<Id, Rect>();
  for (const { id, places } of wishes) {
    const free = places.find((place) => within(place, bounds) && all.every((other) => !meet(place, other)));
    if (!free) continue;
    all.push(free);
    found.set(id, free);
  }
  return found;
}
