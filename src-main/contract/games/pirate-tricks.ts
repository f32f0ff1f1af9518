import { z } from 'zod';
import { crew, suits, tricksInRound } from '../../rules/pirate-tricks/cards.ts';
import { allLoon, rowBonus } from '../../rules/pirate-tricks/coins.ts';
import type { Command } from '../../rules/pirate-tricks/commands.ts';
import type { EditionPatch } from '../../rules/pirate-tricks/edition.ts';
import type { TricksQuestion } from '../../rules/pirate-tricks/ask.ts';
import { options, type Options } from '../../rules/pirate-tricks/options.ts';
import { decks, slots, type ScoreCardPatch } from '../../rules/pirate-tricks/score-card.ts';
import { scorings, type Scoring, type ScoringKind } from '../../rules/pirate-tricks/scorings.ts';
import { leastSeats, mostSeats, type TricksSetup } from '../../rules/pirate-tricks/setup.ts';
import { depths } from '../../rules/pirate-tricks/state.ts';
import { commonCommandSchemas, seatedSchema, seatSchema, type SeatedSetup } from '../common.ts';
import { optionsSchema } from '../options.ts';
import { schemaOf } from '../shape.ts';
import { nameSchema } from '../text-schema.ts';

const cardSchema = z.enum(crew).describe('A crew card: suit and number, red-17');
const scoreCardSchema = z.string().min(1).max(40).describe('A score card: gang-of-three, capture-4');
const rowSchema = z.number().int().min(1).max(mostSeats).describe('A row, 1 being the top one');
const amountSchema = z.number().int().min(0).max(allLoon).describe('Loon');
const changeSchema = z.number().int().min(-allLoon).max(allLoon).describe('Loon, below zero what is owed');
const handSchema = z.array(cardSchema).max(12);
const shortName = nameSchema(40);

const scoringMeanings: Readonly<Record<ScoringKind, string>> = {
  hand: 'Told by the table',
  run: 'For each run of following numbers',
  set: 'For each set of equal number or suit',
  card: 'For each card of these suits and numbers',
  trick: 'For each trick taken',
  rank: 'By who took most or fewest tricks',
  prediction: 'By how well the prediction was met',
};

const scoringSchema = schemaOf(scorings, (kind) => scoringMeanings[kind]) satisfies z.ZodType<Scoring>;

const taughtCard = {
  name: z.exactOptional(shortName).describe('As printed'),
  scoring: z.exactOptional(scoringSchema).describe('What it pays'),
  predicts: z.exactOptional(z.boolean()).describe('Everyone predicts the tricks before the first'),
};

export const commandSchema = () =>
  z.discriminatedUnion('kind', [
    z
      .strictObject({ kind: z.literal('topUp'), seat: seatSchema })
      .describe('A purse below five is filled up at the start of a round'),
    z
      .strictObject({ kind: z.literal('drawScoreCard'), card: scoreCardSchema })
      .describe('A score card of the round is turned up'),
    z
      .strictObject({ kind: z.literal('dealCard'), row: rowSchema, card: cardSchema })
      .describe('One of the open cards of a row'),
    z
      .strictObject({ kind: z.literal('bid'), seat: seatSchema, row: rowSchema, amount: amountSchema })
      .describe('A sealed bid, opened when all are in'),
    z
      .strictObject({ kind: z.literal('layTieCard'), seat: seatSchema, card: cardSchema })
      .describe('A card laid face down to break a tie'),
    z
      .strictObject({ kind: z.literal('winTie'), seat: seatSchema })
      .describe('Whose card was higher, where the cards are not told'),
    z
      .strictObject({ kind: z.literal('nameTaker'), seat: seatSchema, taker: seatSchema })
      .describe('The chooser names who gets a row that nobody bid for'),
    z
      .strictObject({ kind: z.literal('bidAgain') })
      .describe('Two rows left over are bid for again, where the table is asked'),
    z
      .strictObject({ kind: z.literal('giveRow'), seat: seatSchema, row: rowSchema })
      .describe('One of two rows left over is given away, where the table is asked'),
    z
      .strictObject({ kind: z.literal('noteHand'), seat: seatSchema, cards: handSchema })
      .describe('Cards that a seat tells the companion alone; takes the place of the last note'),
    z
      .strictObject({ kind: z.literal('ditch'), seat: seatSchema, cards: z.array(cardSchema).max(2) })
      .describe('Cards set aside, told to the companion alone'),
    z
      .strictObject({ kind: z.literal('layAside'), seat: z.exactOptional(seatSchema) })
      .describe('Two cards lie aside: of this seat, or of everybody'),
    z
      .strictObject({
        kind: z.literal('predict'),
        seat: seatSchema,
        tricks: z.number().int().min(0).max(99).describe(`0 to ${tricksInRound}`),
      })
      .describe('How many tricks a seat says it will take'),
    z
      .strictObject({ kind: z.literal('showCards'), seat: seatSchema, cards: handSchema.min(1) })
      .describe('Recruits laid open; the best they make is paid'),
    z
      .strictObject({
        kind: z.literal('collect'),
        seat: seatSchema,
        slot: z.enum(slots),
        loon: changeSchema,
      })
      .describe('What a score card brought, where it cannot be worked out'),
    z
      .strictObject({ kind: z.literal('playCard'), seat: seatSchema, card: cardSchema })
      .describe('A card to the trick'),
    z
      .strictObject({ kind: z.literal('winTrick'), seat: seatSchema })
      .describe('Who took the trick, where its cards are not told'),
    z
      .strictObject({
        kind: z.literal('ruleBreach'),
        flag: z.number().int().min(1).max(10_000),
        fine: amountSchema,
      })
      .describe('The ruling on a breach: 0 lets it stand'),
    z
      .strictObject({
        kind: z.literal('tellRow'),
        seat: seatSchema,
        row: rowSchema,
        bid: amountSchema,
        found: z.exactOptional(z.number().int().min(0).max(rowBonus)).describe('Loon that lay on the row'),
      })
      .describe('Who took a row, and for how much'),
    z
      .strictObject({ kind: z.literal('tellGain'), seat: seatSchema, loon: changeSchema })
      .describe('What one seat gained in the round, where only that is told'),
    z
      .strictObject({
        kind: z.literal('tellRound'),
        gains: z.array(z.strictObject({ seat: seatSchema, loon: changeSchema })).max(10),
      })
      .describe('What every seat gained in the round'),
    z
      .strictObject({ kind: z.literal('teachScoreCard'), card: scoreCardSchema, ...taughtCard })
      .describe('What is printed on a score card'),
    z
      .strictObject({ kind: z.literal('nameFaction'), suit: z.enum(suits), name: shortName })
      .describe('Which faction wears a colour'),
    ...commonCommandSchemas,
  ]) satisfies z.ZodType<Command>;

const patchSchema = z.strictObject({
  id: scoreCardSchema,
  ...taughtCard,
}) satisfies z.ZodType<ScoreCardPatch>;

const editionSchema = z.strictObject({
  scoreCards: z.exactOptional(z.array(patchSchema).max(26)),
  factions: z.exactOptional(
    z.strictObject({
      red: z.exactOptional(shortName),
      green: z.exactOptional(shortName),
      blue: z.exactOptional(shortName),
    }),
  ),
}) satisfies z.ZodType<EditionPatch>;

export const setupSchema = z.strictObject({
  seats: z.array(seatedSchema).min(leastSeats).max(mostSeats).describe('In the order of the chairs'),
  depth: z.exactOptional(z.enum(depths)).describe('How much the table tells'),
  options: z.exactOptional(optionsSchema<Partial<Options>>(options)),
  edition: z.exactOptional(editionSchema).describe('What this table knows of its score cards and factions'),
}) satisfies z.ZodType<SeatedSetup<TricksSetup>>;

const basisSchema = z.strictObject({
  cards: z.exactOptional(z.array(cardSchema).max(60)),
  tricks: z.exactOptional(z.number().int().min(0).max(tricksInRound)),
  prediction: z.exactOptional(z.number().int().min(0).max(tricksInRound)),
});

/** Questions beside the game: none of them changes anything. */
export const questionSchema = () =>
  z.discriminatedUnion('kind', [
    z
      .strictObject({
        kind: z.literal('preview'),
        deck: z.enum(decks),
        scoring: scoringSchema,
        players: z.array(basisSchema).min(1).max(mostSeats),
      })
      .describe('What a score card would bring these players'),
    z
      .strictObject({ kind: z.literal('edition'), scoreCards: z.array(patchSchema).max(26) })
      .describe('The score cards once these texts are among them'),
    z
      .strictObject({ kind: z.literal('best-claims'), cards: handSchema })
      .describe('The best that these cards make for the recruitment cards of the round'),
    z
      .strictObject({ kind: z.literal('coins'), amount: z.number().int().min(0).max(1000) })
      .describe('The fewest coins for an amount'),
  ]) satisfies z.ZodType<TricksQuestion>;

/** The schemas yield these types and no others. */
export type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : never) : never;
export const yieldsCommands: Same<z.infer<ReturnType<typeof commandSchema>>['kind'], Command['kind']> = true;
