import { z } from 'zod';
import { languages } from '../rules/kernel/message.ts';
import { seatSchema } from './common.ts';
import { pages } from './link-parts.ts';

const token = z.string().regex(/^[\w-]{8,64}$/);
const number = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

const lookSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('table') }),
  z.strictObject({ kind: z.literal('console'), seat: z.exactOptional(seatSchema) }),
  z.strictObject({ kind: z.literal('captain'), seat: seatSchema }),
]);

/** What a page may send. `n` is its own number for what it asks; the answer bears the same. */
export const askedSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('hello'),
    page: z.enum(pages),
    language: z.enum(languages),
    /** The token that this device was given when it came first. */
    device: z.exactOptional(token),
    /** From a QR code or a link: what lets it in the first time. */
    pass: z.exactOptional(token),
    /** A page of the scorekeeper's without a link asks a console to be let in. */
    knock: z.exactOptional(z.literal(true)),
  }),
  /** The token that it was given is kept: it will come by itself from now on, and the link has done its work. */
  z.strictObject({ kind: z.literal('kept') }),
  /** Whose view to send from now on. */
  z.strictObject({ kind: z.literal('look'), as: lookSchema }),
  /** A revision is missing: send everything again. */
  z.strictObject({ kind: z.literal('whole') }),
  /** For the running table, in the words of `contract/line`. */
  z.strictObject({ kind: z.literal('line'), n: number, line: z.unknown() }),
  /** For everything beside it: sessions, devices, readers. */
  z.strictObject({
    kind: z.literal('call'),
    n: number,
    call: z
      .string()
      .regex(/^[a-z][a-zA-Z]*(\.[a-z][a-zA-Z]*)?$/)
      .max(60),
    with: z.exactOptional(z.unknown()),
  }),
]);
export type Asked = z.infer<typeof askedSchema>;
export type Hello = Extract<Asked, { kind: 'hello' }>;
export type Look = z.infer<typeof lookSchema>;
