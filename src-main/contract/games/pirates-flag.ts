import { z } from 'zod';
import { marks, type CaptainRow, type CardRow } from '../../rules/pirates-flag/cards.ts';
import type { Board } from '../../rules/pirates-flag/board.ts';
import type { Command } from '../../rules/pirates-flag/commands.ts';
import { longestName, mostEffects } from '../../rules/pirates-flag/edition.ts';
import { effectKinds } from '../../rules/pirates-flag/effects/effects.ts';
import { kinds, type Effect } from '../../rules/pirates-flag/effects/kinds.ts';
import { options } from '../../rules/pirates-flag/options.ts';
import { depths, leastSeats, mostSeats, type FlagSetup } from '../../rules/pirates-flag/setup.ts';
import { directions } from '../../rules/pirates-flag/state.ts';
import { seatIds } from '../../rules/kernel/seat.ts';
import { cards as words } from '../../rules/pirates-flag/text/en/cards.ts';
import { commonCommandSchemas, seatedSchema, seatSchema, type SeatedSetup } from '../common.ts';
import { optionsSchema } from '../options.ts';
import { schemaOf } from '../shape.ts';
import { nameSchema } from '../text-schema.ts';

const space = z.number().int().min(0).max(120).describe('A space; 0 is The Dread Sea');
const id = z.string().min(1).max(60);
const cardId = id.describe('The id of a card: its printed name, or card-10 to card-48 until taught');
const captainId = id.describe('The id of a Pirate Captain');
const direction = z
  .enum(directions)
  .describe('seaward, towards The Dread Sea, or inward, towards the Dread Captain');
const printedName = nameSchema(longestName).describe('What is printed on it');
const effectSchema = schemaOf(kinds, (kind) => words[`kind.${kind}`]) satisfies z.ZodType<Effect>;

const effects = z
  .array(effectSchema)
  .min(1)
  .max(mostEffects)
  .describe(`What it does: ${effectKinds.join(', ')}`);
const printedMarks = z.array(z.enum(marks)).max(4).describe('When it may be played');

const boardSchema = z
  .strictObject({
    name: nameSchema(60),
    invented: z.boolean().describe('Made up, not copied from the printed board'),
    spaces: z.number().int().min(6).max(120),
    flagShip: space.describe("The space of the Dread Captain's ship"),
    docks: z.array(space).max(60).describe('A dock between 4 and 5 is 4'),
    hazards: z.array(z.strictObject({ space, push: z.literal([-1, 1]) })).max(60),
    posts: z.array(space).max(60),
    falls: z.array(z.strictObject({ top: space, foot: space })).max(30),
  })
  .describe('The pass as one line of spaces') satisfies z.ZodType<Board>;

const cardRowSchema = z.strictObject({
  id,
  name: printedName,
  marks: printedMarks,
  effects,
}) satisfies z.ZodType<CardRow>;
const captainRowSchema = z.strictObject({ id, name: printedName, effects }) satisfies z.ZodType<CaptainRow>;

/** The data of this copy of the game: only what differs from what is delivered. */
const editionSchema = z.strictObject({
  board: z.exactOptional(boardSchema),
  cards: z.exactOptional(z.array(cardRowSchema).max(200)),
  captains: z.exactOptional(z.array(captainRowSchema).max(50)),
  missing: z.exactOptional(z.array(id).max(60)).describe('Cards this copy has lost'),
});

const aim = {
  target: z.exactOptional(seatSchema).describe('Whom it is aimed at; left out where only one will do'),
  direction: z.exactOptional(direction),
  spaces: z.exactOptional(z.number().int().min(0).max(60)).describe('Fewer than the card says'),
  answers: z
    .exactOptional(z.number().int().min(1).max(1000))
    .describe('The number of the pending play it answers; left out, the topmost that it can'),
};
const face = z.number().int().min(0).max(20);

export const commandSchema = () =>
  z.discriminatedUnion('kind', [
    z
      .strictObject({ kind: z.literal('beginWith'), seat: seatSchema })
      .describe('Who begins, however settled'),
    z
      .strictObject({ kind: z.literal('takeCaptain'), seat: seatSchema, captain: captainId })
      .describe('Who sails under which Pirate Captain'),
    z
      .strictObject({ kind: z.literal('roll'), seat: seatSchema, faces: z.array(face).min(1).max(4) })
      .describe('All dice of a roll, whatever it is for'),
    z
      .strictObject({ kind: z.literal('rollSum'), seat: seatSchema, sum: z.number().int().min(0).max(100) })
      .describe('The dice as their sum'),
    z
      .strictObject({
        kind: z.literal('sail'),
        seat: seatSchema,
        direction,
        to: z.exactOptional(space).describe('Pause here; left out, the whole number'),
        pass: z.exactOptional(z.number().int().min(1).max(9)).describe('At which passing of that space'),
      })
      .describe('Sail what was rolled'),
    z.strictObject({ kind: z.literal('goDownFall'), seat: seatSchema }).describe('Over the waterfall'),
    z
      .strictObject({ kind: z.literal('pickUpFlag'), seat: seatSchema })
      .describe('Take the flag that floats here'),
    z
      .strictObject({ kind: z.literal('restShip'), seat: seatSchema, at: space })
      .describe('Where a ship rests that hazards send round'),
    z.strictObject({ kind: z.literal('passDice'), seat: seatSchema }).describe('The turn is over'),
    z
      .strictObject({ kind: z.literal('trade'), seat: seatSchema, card: z.exactOptional(cardId) })
      .describe('Discard one and draw up to two at a Trading Post'),
    z
      .strictObject({ kind: z.literal('discard'), seat: seatSchema, card: z.exactOptional(cardId) })
      .describe('Discard one card'),
    z.strictObject({ kind: z.literal('battle'), seat: seatSchema }).describe('Attack the carrier'),
    z
      .strictObject({ kind: z.literal('playCard'), seat: seatSchema, card: cardId, ...aim })
      .describe('Play a card, on the stack if cards wait there'),
    z
      .strictObject({ kind: z.literal('useCaptain'), seat: seatSchema, ...aim })
      .describe("Use the Pirate Captain's ability"),
    z.strictObject({ kind: z.literal('letStand') }).describe('Nobody answers: the cards take effect'),
    z
      .strictObject({ kind: z.literal('placeShip'), seat: seatSchema, at: space })
      .describe('Where a ship is now, told by hand (score, fights)'),
    z
      .strictObject({
        kind: z.literal('placeFlag'),
        seat: z.exactOptional(seatSchema),
        at: z.exactOptional(space),
      })
      .describe('Who has the flag, or where it floats, told by hand (score, fights)'),
    z
      .strictObject({ kind: z.literal('tellBattle'), seat: seatSchema, winner: seatSchema })
      .describe('Who won the battle of this attacker (fights)'),
    z
      .strictObject({ kind: z.literal('countPile'), cards: z.number().int().min(0).max(300) })
      .describe('The draw pile, counted'),
    z
      .strictObject({
        kind: z.literal('teachCard'),
        card: cardId,
        name: printedName,
        marks: printedMarks,
        effects,
      })
      .describe('What is printed on a card'),
    z
      .strictObject({ kind: z.literal('teachCaptain'), captain: captainId, name: printedName, effects })
      .describe('What is printed on a Pirate Captain'),
    z
      .strictObject({ kind: z.literal('layBoard'), board: boardSchema })
      .describe('The board on the table, entered or put right'),
    ...commonCommandSchemas,
  ]) satisfies z.ZodType<Command>;

export const setupSchema = z.strictObject({
  seats: z.array(seatedSchema).min(leastSeats).max(mostSeats).describe('Clockwise'),
  depth: z.exactOptional(z.enum(depths)),
  options: z.exactOptional(optionsSchema<NonNullable<FlagSetup['options']>>(options)),
  edition: z.exactOptional(editionSchema),
  pirateCaptains: z
    .exactOptional(z.partialRecord(z.enum(seatIds), captainId))
    .describe('Which Pirate Captain each seat sails under'),
}) satisfies z.ZodType<SeatedSetup<FlagSetup>>;

/** Questions beside the game: none of them changes anything. What is being written is judged by the rules. */
export const questionSchema = () =>
  z.discriminatedUnion('kind', [
    z
      .strictObject({ kind: z.literal('battle'), attacker: seatSchema, defender: seatSchema })
      .describe('The chance of the attacker, with what waits for both'),
    z
      .strictObject({ kind: z.literal('reach'), seat: seatSchema, spaces: z.number().int().min(0).max(300) })
      .describe('The chance of the next movement roll to come so far'),
    z
      .strictObject({
        kind: z.literal('board'),
        board: z.exactOptional(z.unknown()),
        text: z.exactOptional(z.string().max(100_000)),
      })
      .describe('Whether a board can be sailed'),
    z
      .strictObject({ kind: z.literal('edition'), edition: z.unknown() })
      .describe('Whether the data of a table can be read, and the board in it'),
  ]);
