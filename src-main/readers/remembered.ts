import { z } from 'zod';
import type { Records } from '../log/library/records.ts';
import type { Answer } from '../../hardware/discovery/answers.ts';
import type { Remembered } from '../../hardware/discovery/remembered.ts';
import { readerKinds } from '../../hardware/driver.ts';

const lineSchema = z.object({
  baudRate: z.number().int().min(50).max(4_000_000),
  dataBits: z.exactOptional(z.union([z.literal(7), z.literal(8)])),
  parity: z.exactOptional(z.enum(['none', 'even', 'odd'])),
  stopBits: z.exactOptional(z.union([z.literal(1), z.literal(2)])),
});

const chipSchema = z.object({
  vendorId: z.exactOptional(z.string()),
  productId: z.exactOptional(z.string()),
  manufacturer: z.exactOptional(z.string()),
  serialNumber: z.exactOptional(z.string()),
});

export const placeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('seat'), seat: z.string().min(1).max(40) }),
  z.object({ kind: z.literal('job'), job: z.string().trim().min(1).max(40) }),
]);

export const rememberedSchema = z.object({
  path: z.string().min(1),
  kind: z.enum(readerKinds),
  line: lineSchema,
  name: z.string(),
  unit: z.exactOptional(z.string()),
  place: z.exactOptional(placeSchema),
  gap: z.exactOptional(z.number().min(0)),
  acts: z.exactOptional(z.boolean()),
  chip: z.exactOptional(chipSchema),
  memory: z.exactOptional(z.json()),
}) satisfies z.ZodType<Remembered>;

/** The readers of earlier evenings. A row that cannot be read is as if it had never been: the reader is found anew. */
export const recallReaders = (records: Records): readonly Remembered[] =>
  records.list().flatMap(({ value }) => {
    const read = rememberedSchema.safeParse(value);
    return read.success ? [read.data] : [];
  });

const answersKey = 'reader-answers';
const answersSchema = z.array(
  z.object({ path: z.string().min(1), isReader: z.boolean(), chip: chipSchema }),
) satisfies z.ZodType<readonly Answer[]>;

/** What people said of devices on other evenings. */
export function recallAnswers(settings: Records): readonly Answer[] {
  const read = answersSchema.safeParse(settings.get(answersKey));
  return read.success ? read.data : [];
}

/** A disk that fails costs asking once more. */
export function keepAnswers(settings: Records, answers: readonly Answer[]): void {
  settings.set(answersKey, answers);
}
