import { z } from 'zod';
import { pieces } from '../rules/kernel/chairs.ts';
import { seatIds } from '../rules/kernel/seat.ts';
import { nameSchema } from './text-schema.ts';

export const seatSchema = z.enum(seatIds).describe('A seat, named after its mark');

const plainSchema = z.union([z.number().int(), z.string().max(200), z.boolean()]);

const listSchema = z
  .array(z.record(z.string().max(80), plainSchema))
  .max(200)
  .describe('Pieces in their order, each with its columns; a column that is left out is as it usually is');

const fieldValueSchema = z.union([plainSchema, listSchema]);

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

/** What every game understands about its chairs; who sits there is said with it. */
export const chairCommandSchemas = [
  z
    .strictObject({ kind: z.literal('leaveChair'), seat: seatSchema })
    .describe('A captain gets up; what becomes of the chair is asked'),
  z
    .strictObject({
      kind: z.literal('settleChair'),
      seat: seatSchema,
      how: z.string().max(20).describe('taken, stays, or a way of the game'),
      piece: z.exactOptional(z.enum(pieces)).describe('What becomes of what stands on the board'),
    })
    .describe('What becomes of the chair of whoever leaves'),
  z.strictObject({ kind: z.literal('returnToChair'), seat: seatSchema }).describe('Whoever left is back'),
  z
    .strictObject({
      kind: z.literal('bringChair'),
      seat: seatSchema,
      captain: z.exactOptional(nameSchema(40)),
    })
    .describe('Somebody comes late, with a chair'),
] as const;

export const seatedSchema = z.strictObject({
  seat: seatSchema,
  captain: nameSchema(40).describe('Who sits there'),
});

/** A setup as a file has it: who sits where stands beside what the rules begin with. */
export type SeatedSetup<Setup> = Omit<Setup, 'seats'> & {
  readonly seats: readonly z.infer<typeof seatedSchema>[];
};
