import { z } from 'zod';
import { packs, shipClasses } from '../../rules/pirate-attack/cards.ts';
import { leastOnCard, mostOnCard } from '../../rules/pirate-attack/fame.ts';
import { options } from '../../rules/pirate-attack/options.ts';
import { depths, leastSeats, mostSeats, type Setup } from '../../rules/pirate-attack/setup.ts';
import { seatedSchema, type SeatedSetup } from '../common.ts';
import { optionsSchema } from '../options.ts';

export const cardId = z.string().min(1).max(60).describe('The id of a card, such as sloop-3-4');

/** More of one card no box with all packs has. */
const mostCopies = 30;

const editionSchema = z.strictObject({
  packs: z
    .exactOptional(z.array(z.enum(packs)).max(packs.length))
    .describe('The packs in play; the box is always among them'),
  fame: z
    .exactOptional(z.record(cardId, z.number().int().min(leastOnCard).max(mostOnCard)))
    .describe('What the cards bring, as it is printed on them; -1 is what playing one costs'),
  cards: z
    .exactOptional(
      z.record(
        cardId,
        z.strictObject({
          lost: z.exactOptional(z.number().int().min(0).max(mostCopies)),
          redirect: z.exactOptional(z.boolean()),
          block: z.exactOptional(z.boolean()),
          class: z.exactOptional(z.enum(shipClasses)),
        }),
      ),
    )
    .describe('Cards that are otherwise in this box than the list has them'),
});

export const setupSchema = z.strictObject({
  seats: z.array(seatedSchema).min(leastSeats).max(mostSeats).describe('Clockwise'),
  depth: z.exactOptional(z.enum(depths)),
  options: z.exactOptional(optionsSchema<NonNullable<Setup['options']>>(options)),
  edition: z.exactOptional(editionSchema),
  teams: z.exactOptional(z.boolean()).describe('Two sail together, opposite each other'),
}) satisfies z.ZodType<SeatedSetup<Setup>>;
