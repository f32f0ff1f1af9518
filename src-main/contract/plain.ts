import { z } from 'zod';
import type { BeforeChoice } from '../rules/kernel/before.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import type { Shaped } from '../rules/kernel/plain-game.ts';
import { commonCommandSchemas, seatedSchema, seatSchema } from './common.ts';
import { optionsSchema } from './options.ts';
import { membersSchema } from './shape.ts';

/** Of a game that says its commands as shapes: the schemas that check what comes from outside. */
export function schemasOf({
  commands,
  options,
  before = [],
  depths,
  leastSeats,
  mostSeats,
  text,
}: AnyGame & Shaped) {
  const own = Object.entries(commands).map(([kind, shape]) =>
    z
      .strictObject({ kind: z.literal(kind), seat: seatSchema, ...membersSchema(shape) })
      .describe(text.en[`command.${kind}`] ?? kind),
  );
  const chosen = before.map((choice) => [choice.name, z.exactOptional(choiceSchema(choice))]);
  return {
    commandSchema: () => z.discriminatedUnion('kind', [...own, ...commonCommandSchemas] as never),
    setupSchema: z.strictObject({
      seats: z.array(seatedSchema).min(leastSeats).max(mostSeats).describe('In the order of the chairs'),
      depth: z.exactOptional(z.enum(depths)).describe('How much the table tells'),
      options: z.exactOptional(optionsSchema(options)),
      ...Object.fromEntries(chosen),
    }),
    questionSchema: () => z.never(),
  };
}

/** Only what is offered. */
function choiceSchema(choice: BeforeChoice): z.ZodType {
  const value = z.enum(choice.offers([]).map((offer) => offer.value));
  switch (choice.of) {
    case 'one':
      return value;
    case 'several':
      return z.array(value).max(99);
    case 'each':
      return z.partialRecord(seatSchema, value);
  }
}
