import { changeBetween, withChange, type Change } from '../contract/change.ts';

/** From what somebody has of a part to what it is now. */
export interface PartStep {
  /** Nothing, where the two would be written alike. */
  readonly change: Change | undefined;
  /** The change as it travels. */
  readonly text: string;
  /** What whoever is told of it has then, made of the text that travelled. */
  readonly after: unknown;
}

/** A part that cannot change, as it arrives anywhere, and what led to it from what was there before. */
interface Arrival {
  after?: { readonly value: unknown };
  readonly steps: Map<unknown, PartStep>;
}

const arrivals = new WeakMap<object, Arrival>();

/**
 * Most parts are the same for all who look. Of one that cannot change the step is found and written once for all who
 * had the same before, and what they have then is the same object, so that it stays like this.
 */
export function stepTo(part: unknown, before: { readonly value: unknown } | undefined): PartStep {
  if (typeof part !== 'object' || part === null || !Object.isFrozen(part)) return firstStep(part, before, {});
  const arrival = arrivals.get(part) ?? { steps: new Map<unknown, PartStep>() };
  arrivals.set(part, arrival);
  const known = arrival.steps.get(before?.value);
  if (known) return known;
  const step = firstStep(part, before, arrival);
  arrival.steps.set(before?.value, step);
  return step;
}

function firstStep(
  part: unknown,
  before: { readonly value: unknown } | undefined,
  arrival: Pick<Arrival, 'after'>,
): PartStep {
  const change = before ? changeBetween(before.value, part) : ([part ?? null] as const);
  let written: string | undefined;
  return {
    change,
    get text() {
      return (written ??= JSON.stringify(change));
    },
    get after() {
      return (arrival.after ??= {
        value: change ? withChange(before?.value, JSON.parse(this.text) as Change) : before?.value,
      }).value;
    },
  };
}
