import { z } from 'zod';
import type { Asked } from '../../rules/pirate-quest/ask.ts';
import { printedShape } from '../../rules/pirate-quest/cards.ts';
import type { Command } from '../../rules/pirate-quest/commands.ts';
import { colours, dice, parseFace } from '../../rules/pirate-quest/dice.ts';
import { corners, headings, sides } from '../../rules/pirate-quest/map/layout.ts';
import { options } from '../../rules/pirate-quest/options.ts';
import { players } from '../../rules/pirate-quest/player.ts';
import { leastSeats, mostSeats } from '../../rules/pirate-quest/begin.ts';
import { luckUses } from '../../rules/pirate-quest/roll.ts';
import type { Setup } from '../../rules/pirate-quest/setup.ts';
import { depths } from '../../rules/pirate-quest/state.ts';
import type { OptionValues } from '../../rules/kernel/option.ts';
import { commonCommandSchemas, seatedSchema, seatSchema, type SeatedSetup } from '../common.ts';
import { optionsSchema } from '../options.ts';
import { membersSchema } from '../shape.ts';

const playerSchema = z.enum(players).describe('A seat, or the Dummy or the House at a small table');
const cardSchema = z.string().max(40).describe('A card by its row: swords-9');
const printed = membersSchema(printedShape);
const faceSchema = z.string().max(24).describe('What the die shows: 1, bolt, circle+2, X, XX, blank');
const squareSchema = z.string().max(12).describe('A square by card and number on it: c3-4');
const fightsSchema = z.int().min(0).max(5);
const heldSchema = z.int().min(0).max(120).describe('Cards found in a hand');
const colourSchema = z.enum(colours);

const printedFace = faceSchema.refine((face) => parseFace(face) !== undefined, 'no-face');
const facesSchema = z
  .tuple([printedFace, printedFace, printedFace, printedFace, printedFace, printedFace])
  .describe('The six faces of a die');

const barrierSchema = z.strictObject({
  square: z.int().min(1).max(6),
  at: z.enum([...sides, ...corners]).describe('A side stops the straight step, a corner the slanting one'),
});

const placedCardSchema = z.strictObject({
  x: z.int().min(-100).max(100),
  y: z.int().min(-100).max(100),
  turn: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).describe('Quarters clockwise'),
  heading: z.exactOptional(z.enum(headings)).describe('Where the track leads on this card; east unless said'),
  colours: z
    .tuple([colourSchema, colourSchema, colourSchema, colourSchema, colourSchema, colourSchema])
    .describe('Upper row from the left, then the lower row, before turning'),
  barriers: z.array(barrierSchema).max(24),
});

const layoutSchema = z.strictObject({
  id: z.string().min(1).max(60),
  cards: z.array(placedCardSchema).max(12),
  accelerations: z.array(z.int().min(0).max(12)).max(6).describe('Each lies behind this many cards'),
  start: z.exactOptional(squareSchema),
  goal: z.exactOptional(squareSchema),
});

const mapSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('scenario'), scenario: z.string().max(60) }),
    z.strictObject({ kind: z.literal('laid'), layout: layoutSchema }),
    z.strictObject({
      kind: z.literal('random'),
      cards: z.int().min(3).max(10),
      seed: z.int().min(0).max(0xffffffff).describe('Chance comes with the command'),
    }),
  ])
  .describe('A stored map, one laid card by card, or a random one');

const command = <Kind extends string, Shape extends z.core.$ZodLooseShape>(
  kind: Kind,
  shape: Shape,
  says: string,
) => z.strictObject({ kind: z.literal(kind), ...shape }).describe(says);

export const commandSchema = () =>
  z.discriminatedUnion('kind', [
    command('nameDealer', { seat: seatSchema }, 'This captain deals first'),
    command(
      'takeDummyHand',
      { seat: seatSchema },
      'The own hand is exchanged for the Dummy hand, before the bid',
    ),
    command(
      'misdeal',
      { seat: z.exactOptional(seatSchema), held: z.exactOptional(heldSchema) },
      'Bids and fights of this battle are void and it is dealt anew; whose hand held how many cards, where that showed it',
    ),
    command(
      'mendHand',
      { seat: seatSchema, held: heldSchema },
      'The dealer makes a hand of so many cards even',
    ),
    command('bid', { seat: seatSchema, bid: fightsSchema }, 'Fights this captain says will be won'),
    command('showDummyCard', { card: cardSchema }, 'A card of the Dummy hand, turned up'),
    command('playCard', { seat: playerSchema, card: cardSchema }, 'A card laid with its printed value'),
    command('tryFeature', { seat: seatSchema, card: cardSchema }, 'A card laid on its side'),
    command(
      'roll',
      {
        seat: playerSchema,
        face: faceSchema,
        die: z.exactOptional(z.enum(dice).describe('Where another die was rolled than the one awaited')),
      },
      'What the awaited die shows',
    ),
    command('spendLuck', { seat: seatSchema, use: z.enum(luckUses) }, 'A luck point on the roll at hand'),
    command('takeBack', { seat: seatSchema }, 'The card on its side goes back in hand'),
    command('leaveFeature', { seat: seatSchema }, 'The text of an active card is not used'),
    command('playDrawn', { seat: seatSchema, card: cardSchema }, 'The card drawn by Luck is played'),
    command('target', { seat: seatSchema, target: playerSchema }, 'Against whom the mutiny goes'),
    command(
      'steal',
      {
        seat: seatSchema,
        target: playerSchema,
        taken: z.exactOptional(cardSchema),
        given: z.exactOptional(cardSchema),
      },
      'To whom the thief goes; both cards are named with the Dummy only',
    ),
    command('takeFights', { seat: seatSchema, fights: fightsSchema }, 'Fights taken by a mutiny'),
    command('winFight', { seat: playerSchema }, 'Who won the fight'),
    command('countFights', { seat: playerSchema, won: fightsSchema }, 'Fights won in this battle'),
    command(
      'mutiny',
      { seat: seatSchema, target: playerSchema, fights: fightsSchema },
      'A mutiny that succeeded, told without its dice',
    ),
    command('letStand', {}, 'Nobody claims or bends anything: go on'),
    command('claimHindsight', { seat: seatSchema }, 'Last on the map and one off'),
    command('buyPoint', { seat: seatSchema }, 'Three luck points for one move'),
    command('move', { seat: seatSchema, to: squareSchema }, 'To this square, by the shortest way'),
    command(
      'advance',
      { seat: seatSchema, rank: z.int().min(0).max(200) },
      'To this rank, where no map is laid',
    ),
    command('stop', { seat: seatSchema }, 'The rest of the moves is left'),
    command('giveLuck', { seat: seatSchema }, 'A luck point more, by hand'),
    command('takeLuck', { seat: seatSchema }, 'A luck point less, by hand'),
    command('fillCard', { card: cardSchema, ...printed }, 'What is printed on a card'),
    command('setFaces', { die: z.enum(dice), faces: facesSchema }, 'The six faces of a die'),
    command(
      'layMap',
      { map: mapSchema, at: z.exactOptional(z.record(z.string().max(10), squareSchema)) },
      'A map is laid; `at` says where markers on the board stand',
    ),
    command('tellColour', { seat: playerSchema, colour: colourSchema }, 'The colour somebody stands on'),
    ...commonCommandSchemas,
  ]) satisfies z.ZodType<Command>;

const featureSchema = z.strictObject({
  feature: printed.feature,
  cost: printed.cost.nullable().describe('Pips to roll; null where it is not known yet'),
  becomes: z.strictObject({ suit: printed.suit, value: printed.value }),
});

const cardRowSchema = z.strictObject({
  id: cardSchema.regex(/^[a-z]+-[0-9a-z]+$/),
  suit: printed.suit,
  value: z.int().min(0).max(20),
  feature: featureSchema.nullable(),
  sample: z.boolean().describe('Invented, not copied from the printed card'),
});

const editionSchema = z
  .strictObject({
    deck: z.exactOptional(z.array(cardRowSchema).max(120)),
    features: z
      .exactOptional(z.record(cardSchema, featureSchema))
      .describe('What was filled in of single cards, whichever deck it is'),
    faces: z.exactOptional(z.strictObject({ green: facesSchema, blue: facesSchema, red: facesSchema })),
    sampleFaces: z.exactOptional(z.boolean().describe('Faces that are not listed are believed')),
    seenDice: z.exactOptional(
      z.array(z.enum(dice)).max(dice.length).describe('Dice whose faces were looked at, for all that'),
    ),
    diceCards: z.exactOptional(
      z.array(z.strictObject({ green: printedFace, blue: printedFace, red: printedFace })).max(12),
    ),
    track: z.exactOptional(
      z.strictObject({
        length: z.int().min(2).max(200).describe('The rank of the goal, where no map is laid'),
        lines: z.array(z.int().min(2).max(200)).max(8).describe('The ranks behind the acceleration points'),
      }),
    ),
  })
  .describe('What differs from the data as delivered');

export const setupSchema = z.strictObject({
  seats: z
    .array(seatedSchema)
    .min(leastSeats)
    .max(mostSeats)
    .refine((seats) => new Set(seats.map(({ seat }) => seat)).size === seats.length, 'seat-twice'),
  depth: z.exactOptional(z.enum(depths)),
  options: z.exactOptional(optionsSchema<OptionValues>(options).describe('House rules by name')),
  edition: z.exactOptional(editionSchema),
  deck: z.exactOptional(
    z.enum(['blank', 'sample']).describe('Features of the cards: none yet, or invented samples'),
  ),
  dealer: z.exactOptional(seatSchema.describe('Deals first; left out, the captains roll for it')),
  map: z.exactOptional(mapSchema),
  luck: z.exactOptional(z.int().min(0).max(3).describe('Luck points to begin with')),
}) satisfies z.ZodType<SeatedSetup<Setup>>;

const keepSchema = z
  .number()
  .min(0)
  .max(1)
  .describe('What a luck point kept is worth: 1 is as much as success');

/** What can be asked beside the game. What is left out is taken from the table as it stands. */
export const questionSchema = () =>
  z.discriminatedUnion('kind', [
    z
      .strictObject({
        kind: z.literal('attempt-odds'),
        seat: z.exactOptional(seatSchema),
        card: z.exactOptional(cardSchema),
        cost: z.exactOptional(z.int().min(0).max(9)),
        die: z.exactOptional(z.enum(dice)),
        luck: z.exactOptional(z.int().min(0).max(3)),
        keep: z.exactOptional(keepSchema),
      })
      .describe('The chance that a feature is paid for, and the best use of luck'),
    z
      .strictObject({
        kind: z.literal('contest-odds'),
        seat: z.exactOptional(seatSchema),
        keep: z.exactOptional(keepSchema),
      })
      .describe('The chance to win the roll-off that is going on'),
    z
      .strictObject({ kind: z.literal('map-check'), map: z.exactOptional(mapSchema) })
      .describe('What is wrong with a map, and where one gets stuck on it'),
    z
      .strictObject({ kind: z.literal('map-look'), map: mapSchema })
      .describe('How a map is laid and looks, before it is played'),
    z.strictObject({ kind: z.literal('rematch') }).describe('The setup of the next race at this table'),
  ]) satisfies z.ZodType<Asked>;

/** What a table keeps of its own, by the choice that offers it. */
export const keptSchemas = { map: layoutSchema };
