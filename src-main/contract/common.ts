import { z } from 'zod';
import { seatIds } from '../rules/kernel/seat.ts';
import { nameSchema } from './text-schema.ts';

export const seatSchema = z.enum(seatIds).describe('A seat, named after its mark');

const plainSchema = z.union([z.number().int(), z.string().max(200), z.boolean()]);

const listSchema = z
  .array(z.record(z.string().max(80), plainSchema))
  .max(200)
  .describe('Pieces in their order, each with its columns; a column that is left out is as it usually is');

export const fieldValueSchema = z.union([plainSchema, listSchema]);

/** What every game understands beside its own commands. */
export const commonCommandSchemas = [
  z
    .strictObject({ kind: z.literal('setDepth'), depth: z.string().max(40) })
    .describe('From now on the table tells this much'),
  z
    .strictObject({
      kind: z.literal('setTable'),
      fields: z
        .record(z.string().max(80), fieldValueSchema)
        .refine((fields) => Object.keys(fields).length > 0, 'no-field'),
    })
    .describe('The table as it stands: fields that are left out stay as they are'),
  z
    .strictObject({
      kind: z.literal('setRight'),
      field: z.string().max(80),
      seat: z.exactOptional(seatSchema),
      value: fieldValueSchema,
    })
    .describe('One number put right by hand'),
] as const;

export const seatedSchema = z.strictObject({
  seat: seatSchema,
  captain: nameSchema(40).describe('Who sits there'),
});

/** A setup as a file has it: who sits where stands beside what the rules begin with. */
export type SeatedSetup<Setup> = Omit<Setup, 'seats'> & {
  readonly seats: readonly z.infer<typeof seatedSchema>[];
};
