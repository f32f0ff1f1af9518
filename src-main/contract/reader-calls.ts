import { z } from 'zod';
import { call, look, nothing, players, scorekeeper, text } from './call.ts';
import { seatSchema } from './common.ts';
import { nameSchema } from './text-schema.ts';

/** What a page may ask of readers and chests. A handler for each stands where the work is done. */

const readerSchema = text(400).describe('The stable name of its port, or tcp://host:port');
const chestSchema = text(40);
const pieceSchema = text(200);
const readingSchema = z.number().int().min(1);
const gameSchema = text(40);
const pieceKinds = ['card', 'face', 'dice-card', 'token', 'button'] as const;
const kindsSchema = z.array(z.enum(pieceKinds)).min(1).max(pieceKinds.length);
const shiftSchema = z.strictObject({
  x: z.number().min(-20).max(20),
  y: z.number().min(-20).max(20),
});

/** How a serial line is set: speed and frame, as a manual writes them. */
const lineSchema = z.strictObject({
  baudRate: z.number().int().min(300).max(4_000_000),
  dataBits: z.exactOptional(z.union([z.literal(7), z.literal(8)])),
  parity: z.exactOptional(z.enum(['none', 'even', 'odd'])),
  stopBits: z.exactOptional(z.union([z.literal(1), z.literal(2)])),
});

const reader = z.strictObject({ reader: readerSchema });
const reading = z.strictObject({ reading: readingSchema });
const chest = z.strictObject({ chest: chestSchema });

export const readerCalls = {
  /** The same as the console's part `readers`. */
  'reader.list': call(scorekeeper, nothing),
  'reader.name': call(scorekeeper, reader.extend({ name: nameSchema(40) })),
  /** A seat or a job; null takes either away. */
  'reader.place': call(
    scorekeeper,
    reader.extend({
      place: z
        .discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('seat'), seat: seatSchema }),
          z.strictObject({ kind: z.literal('job'), job: text(40) }),
        ])
        .nullable(),
    }),
  ),
  /** Milliseconds that a tag has to stay away before it counts again; null for the usual. */
  'reader.gap': call(scorekeeper, reader.extend({ gap: z.number().int().min(0).max(60_000).nullable() })),
  /** Whether buttons of this reader that are called undo, redo and next do what they say. */
  'reader.acts': call(scorekeeper, reader.extend({ acts: z.boolean() })),
  /** What a scanner that types sends before and behind each code; empty for nothing. */
  'reader.affixes': call(
    scorekeeper,
    reader.extend({ prefix: z.string().max(40), suffix: z.string().max(40) }),
  ),
  /** Says what hangs on a port, asked or unasked; with the line it is set to, where that is not the usual. */
  'reader.kind': call(scorekeeper, reader.extend({ kind: text(40), line: z.exactOptional(lineSchema) })),
  /** What hangs on a port is no reader: it is left alone, here and whenever that device comes again. */
  'reader.leave': call(scorekeeper, reader),
  /** Looks for a reader on a port that nothing speaks for, or in the network. */
  'reader.examine': call(scorekeeper, reader),
  'reader.forget': call(scorekeeper, reader),
  /** Lights or beeps, to find out which it is. */
  'reader.signal': call(scorekeeper, reader.extend({ signal: z.enum(['accepted', 'refused', 'your-turn']) })),
  /** Has the reader report everything that lies on it, as if it came just now. */
  'reader.ask': call(scorekeeper, reader),
  /** A scanner that types, read by a page. */
  'reader.scan': call(players, z.strictObject({ text: text(200), seat: z.exactOptional(seatSchema) })),

  /** Shows one reader on the test bench; the part `bench` follows it. */
  'bench.watch': call(scorekeeper, reader),
  'bench.leave': call(scorekeeper, nothing),

  /** Everything that readers send is taken down into a file of its own. */
  'capture.start': call(scorekeeper, nothing),
  'capture.stop': call(scorekeeper, nothing),
} as const;

/** Readings that wait for a person. */
export const readingCalls = {
  /** "What is this?": the tag is taught to the piece, and the reading used as if just read. */
  'strange.name': call(
    scorekeeper,
    reading.extend({ piece: pieceSchema, move: z.exactOptional(z.literal('move')) }),
  ),
  'strange.drop': call(scorekeeper, reading),
  /** The tap that says which of two questions was meant. */
  'asked.answer': call(scorekeeper, reading.extend({ prompt: text(200) })),
  'asked.drop': call(scorekeeper, reading),
  /** The dice that lie for this question are thrown anew. */
  'dice.again': call(scorekeeper, z.strictObject({ prompt: text(200) })),
  /** A virtual die, or a deal at random, where the table wants one. */
  'die.roll': call(
    players,
    z.strictObject({ prompt: text(200), die: z.exactOptional(text(40)), seat: z.exactOptional(seatSchema) }),
  ),
  /** The readings that an entry rests on. */
  'entry.evidence': look(scorekeeper, z.strictObject({ entry: z.number().int().min(1) })),
} as const;

export const chestCalls = {
  'chest.list': look(scorekeeper, nothing),
  /** The pieces of a chest's game, each with its name, its code and its tags. */
  'chest.pieces': look(scorekeeper, chest),
  'chest.new': call(scorekeeper, z.strictObject({ game: gameSchema, name: nameSchema(60) })),
  'chest.rename': call(scorekeeper, chest.extend({ name: nameSchema(60) })),
  'chest.remove': call(scorekeeper, chest),
  /** Tags of its game are looked up in this one from now on. */
  'chest.choose': call(scorekeeper, chest),
  'chest.export': call(scorekeeper, chest),
  'chest.import': call(
    scorekeeper,
    z.strictObject({ file: z.unknown(), move: z.exactOptional(z.literal('move')) }),
  ),
  'chest.tag': call(
    scorekeeper,
    chest.extend({ tag: text(200), piece: pieceSchema, move: z.exactOptional(z.literal('move')) }),
  ),
  'chest.untag': call(scorekeeper, z.strictObject({ tag: text(200) })),
  /** A die that goes by names of its own: its faces, numbered from 1 or as named, in the order of the game's die. */
  'chest.die': call(
    scorekeeper,
    chest.extend({
      die: text(60),
      row: text(80),
      names: z.exactOptional(z.array(text(40)).min(1).max(120)),
      move: z.exactOptional(z.literal('move')),
    }),
  ),

  'teach.start': call(scorekeeper, chest.extend({ kinds: z.exactOptional(kindsSchema) })),
  'teach.pick': call(scorekeeper, z.strictObject({ piece: pieceSchema })),
  /** The tag that was just refused goes to the piece on offer all the same. */
  'teach.move': call(scorekeeper, nothing),
  'teach.back': call(scorekeeper, nothing),
  'teach.stop': call(scorekeeper, nothing),
  'pack.start': call(scorekeeper, chest),
  'pack.stop': call(scorekeeper, nothing),

  'labels.sheets': look(scorekeeper, nothing),
  /** A PDF in base64. With a chest it is remembered which pieces carry a printed tag. */
  /** The packs of a game, each with its name; none of a game that has only its box. */
  'labels.packs': look(scorekeeper, z.strictObject({ game: gameSchema })),
  'labels.print': call(
    scorekeeper,
    z.strictObject({
      game: gameSchema,
      sheet: text(20),
      code: z.enum(['qr', 'datamatrix', 'code128']),
      kinds: z.exactOptional(kindsSchema),
      pack: z.exactOptional(text(40).describe('The labels of this pack alone')),
      pieces: z.exactOptional(z.array(pieceSchema).min(1).max(2000)),
      skip: z.exactOptional(z.number().int().min(0).max(300)),
      shift: z.exactOptional(shiftSchema),
      chest: z.exactOptional(chestSchema),
    }),
  ),
  /** One page of codes for a single scanner, a PDF in base64. */
  'labels.board': call(
    scorekeeper,
    z.strictObject({
      game: gameSchema,
      code: z.enum(['qr', 'datamatrix', 'code128']),
      shift: z.exactOptional(shiftSchema),
    }),
  ),
  'labels.calibrate': call(
    scorekeeper,
    z.strictObject({ sheet: text(20), shift: z.exactOptional(shiftSchema) }),
  ),
} as const;

/** One piece of a chest, as the page of chests lists it. */
export interface ChestPiecePart {
  readonly piece: string;
  readonly kind: (typeof pieceKinds)[number];
  readonly name: string;
  readonly code: string;
  readonly tags: readonly string[];
  readonly printed: boolean;
}

export interface ChestPart {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly inUse: boolean;
  readonly tags: number;
}

export interface PackPart {
  readonly pack: string;
  readonly name: string;
}

export interface SheetPart {
  readonly sheet: string;
  readonly title: string;
  readonly labels: number;
}
