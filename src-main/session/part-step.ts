import { changeBetween, withChange, type Change } from '../contract/change.ts';

type Had = { readonly value: unknown } | undefined;

/** From what somebody has of a part to what it is now. */
export class PartStep {
  /** Nothing, where the two would be written alike. */
  readonly change: Change | undefined;
  readonly #before: Had;
  readonly #arrival: Pick<Arrival, 'after'>;
  #written: string | undefined;

  constructor(part: unknown, before: Had, arrival: Pick<Arrival, 'after'>) {
    this.change = before ? changeBetween(before.value, part) : [part ?? null];
    this.#before = before;
    this.#arrival = arrival;
  }

  /** The change as it travels. */
  get text(): string {
    return (this.#written ??= JSON.stringify(this.change));
  }

  /** What whoever is told of it has then, made of the text that travelled. */
  get after(): unknown {
    return (this.#arrival.after ??= { value: this.#made() }).value;
  }

  #made(): unknown {
    const before = this.#before?.value;
    return this.change ? withChange(before, JSON.parse(this.text) as Change) : before;
  }
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
export function stepTo(part: unknown, before: Had): PartStep {
  if (typeof part !== 'object' || part === null || !Object.isFrozen(part))
    return new PartStep(part, before, {});
  const arrival = arrivals.get(part) ?? { steps: new Map<unknown, PartStep>() };
  arrivals.set(part, arrival);
  const known = arrival.steps.get(before?.value);
  if (known) return known;
  const step = new PartStep(part, before, arrival);
  arrival.steps.set(before?.value, step);
  return step;
}
