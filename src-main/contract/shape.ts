import { z } from 'zod';
import type { Among, Member, Shape, Shaped, ValueOf, Whole } from '../rules/kernel/shape.ts';
import { nameSchema } from './text-schema.ts';

type Rows = Readonly<Record<string, { readonly kind: string; readonly shape: Shape }>>;
type ThingOf<Row> = Row extends {
  readonly kind: infer Kind extends string;
  readonly shape: infer Members extends Shape;
}
  ? Shaped<Kind, Members>
  : never;

/** The strict union of what the rows of a game describe, for whatever comes from outside. */
export function schemaOf<All extends Rows>(
  rows: All,
  means: (kind: keyof All & string) => string | undefined,
): z.ZodType<{ [Kind in keyof All]: ThingOf<All[Kind]> }[keyof All]> {
  const options = Object.values(rows).map(({ kind, shape }) => {
    return z
      .strictObject({ kind: z.literal(kind), ...membersSchema(shape) })
      .describe(means(kind as keyof All & string) ?? kind);
  });
  // That the schema yields what the type says is what both are made from.
  return z.discriminatedUnion('kind', options as never) as never;
}

/** The schemas of the members of one shape, by their names. */
export const membersSchema = <Members extends Shape>(shape: Members) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, member]) => [name, memberSchema(member)]),
  ) as unknown as { readonly [Name in keyof Members]: z.ZodType<ValueOf<Members[Name]>> };

function memberSchema(member: Member): z.ZodType {
  switch (member.kind) {
    case 'among':
    case 'whole':
      return valueSchema(member);
    case 'flag':
      return z.boolean();
    case 'words':
      return nameSchema(member.most);
    case 'several':
      return z.array(valueSchema(member.of)).max(member.most);
    case 'maybe':
      return z.exactOptional(valueSchema(member.of));
  }
}

const valueSchema = (value: Among<string> | Whole): z.ZodType =>
  value.kind === 'among' ? z.enum(value.among) : z.number().int().min(value.least).max(value.most);
