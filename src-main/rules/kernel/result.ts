/** What can be answered with a value or with a "no" that is a value too. Never an exception. */
export type Result<Value, No> = Accepted<Value> | Refused<No>;

export interface Accepted<Value> {
  readonly ok: true;
  readonly value: Value;
}

export interface Refused<No> {
  readonly ok: false;
  readonly no: No;
}

export const accept = <Value>(value: Value): Accepted<Value> => ({ ok: true, value });

/** A literal with a getter costs a hundred times what a class does, and each outlives the young memory it lies in. */
class OnceSeen<Value> implements Accepted<Value> {
  readonly ok = true;
  readonly #make: () => Value;
  #made: { readonly value: Value } | undefined;

  constructor(make: () => Value) {
    this.#make = make;
  }

  get value(): Value {
    return (this.#made ??= { value: this.#make() }).value;
  }
}

/** Accepted already, its value made once somebody looks at it: whoever only asks whether it would be has nothing made. */
export const acceptOnceSeen = <Value>(make: () => Value): Accepted<Value> => new OnceSeen(make);

export const refuse = <No>(no: No): Refused<No> => ({ ok: false, no });

/** Told apart from other bugs: what was written by a later version holds what this one has no member for. */
export class UnknownMember extends Error {
  constructor(unexpected: unknown) {
    super(`not a member of the union: ${JSON.stringify(unexpected)?.slice(0, 120)}`);
  }
}

/** For a union that must be exhausted: the compiler refuses a forgotten member, a bug from outside throws. */
export function never(unexpected: never): never {
  throw new UnknownMember(unexpected);
}
