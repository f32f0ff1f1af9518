/**
 * What the members of a thing may hold that a table states itself: what a card does, what a score card pays. Said
 * once as data; the type, the check, the schema and the editor's columns are made from it.
 */
export type Member =
  | Among<string>
  | Whole
  | { readonly kind: 'flag' }
  /** One line in somebody's own words. */
  | { readonly kind: 'words'; readonly most: number }
  | Several<Among<string> | Whole>
  | Maybe<Among<string> | Whole>;

export interface Among<Value extends string> {
  readonly kind: 'among';
  readonly among: readonly Value[];
}

export interface Whole {
  readonly kind: 'whole';
  readonly least: number;
  readonly most: number;
  /** What an editor takes where nothing is written. */
  readonly usual?: number;
}

export interface Several<Of> {
  readonly kind: 'several';
  readonly of: Of;
  readonly most: number;
}

/** A member that may be left out. */
export interface Maybe<Of> {
  readonly kind: 'maybe';
  readonly of: Of;
}

export type Shape = Readonly<Record<string, Member>>;

export const among = <const Value extends string>(values: readonly Value[]): Among<Value> => ({
  kind: 'among',
  among: values,
});
export const whole = (least: number, most: number, usual?: number): Whole =>
  usual === undefined ? { kind: 'whole', least, most } : { kind: 'whole', least, most, usual };
export const flag = { kind: 'flag' } as const;
export const words = (most: number) => ({ kind: 'words', most }) as const;
export const several = <const Of extends Among<string> | Whole>(of: Of, most: number): Several<Of> => ({
  kind: 'several',
  of,
  most,
});
export const maybe = <const Of extends Among<string> | Whole>(of: Of): Maybe<Of> => ({ kind: 'maybe', of });

export type ValueOf<One> =
  One extends Among<infer Value>
    ? Value
    : One extends Whole
      ? number
      : One extends { readonly kind: 'flag' }
        ? boolean
        : One extends { readonly kind: 'words' }
          ? string
          : One extends Several<infer Of>
            ? readonly ValueOf<Of>[]
            : One extends Maybe<infer Of>
              ? ValueOf<Of>
              : never;

type Left<Members extends Shape> = {
  [Name in keyof Members]: Members[Name] extends Maybe<unknown> ? Name : never;
}[keyof Members];

type Present<Members extends Shape> = {
  readonly [Name in Exclude<keyof Members, Left<Members>>]: ValueOf<Members[Name]>;
} & { readonly [Name in Left<Members>]?: ValueOf<Members[Name]> };

/** A thing of one kind with the members that its shape names. */
export type Shaped<Kind extends string, Members extends Shape> = {
  readonly [Name in keyof ({ kind: Kind } & Present<Members>)]: ({ kind: Kind } & Present<Members>)[Name];
};

/** Whether a value may stand in a member; nothing at all only where it may be left out. */
export function suitsMember(member: Member, value: unknown): boolean {
  switch (member.kind) {
    case 'among':
      return typeof value === 'string' && member.among.includes(value);
    case 'whole':
      return (
        typeof value === 'number' && Number.isInteger(value) && value >= member.least && value <= member.most
      );
    case 'flag':
      return typeof value === 'boolean';
    case 'words':
      return typeof value === 'string' && value.trim() !== '' && value.length <= member.most;
    case 'several':
      return (
        Array.isArray(value) &&
        value.length <= member.most &&
        value.every((one) => suitsMember(member.of, one))
      );
    case 'maybe':
      return value === undefined || suitsMember(member.of, value);
  }
}

/**
 * The first member whose value does not suit. What the shape does not know is left alone: a thing that a later
 * version wrote with a member more can be read.
 */
export const misfit = (shape: Shape, values: Readonly<Record<string, unknown>>): string | undefined =>
  Object.entries(shape).find(([name, member]) => !suitsMember(member, values[name]))?.[0];
