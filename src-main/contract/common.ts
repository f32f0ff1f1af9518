import { z } from 'zod';
import { seatIds } from '../rules/kernel/seat.ts';
import { nameSchema } from './text-schema.ts';

export const seatSchema = z.enum(seatIds).describe('A seat, named after its mark');

export const fieldValueSchema = z.union([z.number().int(), z.string().max(200), z.boolean()]);

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
        .refine((fields) => Object.keys(fields).length > 0, 'names no field'),
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
