import { z } from 'zod';
import { message, type Message } from '../rules/kernel/message.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import { seatSchema } from './common.ts';
import { problemOf, whole } from './problem.ts';
import {
  sentReasons,
  sentSources,
  type AnyCommand,
  type Correction,
  type MoveReason,
  type SentAct,
  type SentPress,
  type SentSign,
} from './request.ts';
import type { Beginning } from './setup.ts';
import { nameSchema, pathSchema, remarkSchema, textSchema } from './text-schema.ts';

/** The most that one line or one message of a display may hold. A board taught by hand is a long one. */
export const longestLine = 256 * 1024;

/** What a script or a display may ask of a running table. */
export type Line =
  | { readonly kind: 'act'; readonly act: SentAct }
  | { readonly kind: 'sign'; readonly signed: SentSign }
  | { readonly kind: 'press'; readonly pressed: SentPress }
  /** Without a number: whatever is newest when it arrives. */
  | {
      readonly kind: 'undo' | 'redo';
      readonly entry: number | undefined;
      readonly id: string | undefined;
      readonly because: MoveReason | undefined;
    }
  /** When the disk has failed: the scorekeeper lets the evening go on in memory, or the disk is tried again. */
  | { readonly kind: 'goOnUnsaved' | 'trySaving' }
  | {
      readonly kind: 'preview' | 'correct';
      readonly correction: Omit<Correction, 'head'> & { readonly head: number | undefined };
      readonly id: string | undefined;
    };

const text = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((each) => each.isWellFormed(), 'ill-formed');
const idSchema = text(80).describe('Given by the sender; the same id twice is one entry');
const promptSchema = text(200).describe('The prompt this answers: taken only while it is open');
const entrySchema = z.number().int().min(1);

/** The table's own commands, whatever is played. */
export const tableCommandSchemas = [
  z.strictObject({ kind: z.literal('pause') }).describe('The clock stands still'),
  z
    .strictObject({ kind: z.literal('dispute') })
    .describe('The clock stands still while the table settles something'),
  z.strictObject({ kind: z.literal('resume') }).describe('The clock runs again'),
  z
    .strictObject({ kind: z.literal('seatCaptain'), seat: seatSchema, captain: nameSchema(40).nullable() })
    .describe('From now on this captain sits there; null: the captain leaves'),
  z
    .strictObject({ kind: z.literal('ruling'), text: textSchema(500), reason: remarkSchema(500) })
    .describe('What the table has ruled, with its reason'),
  z.strictObject({ kind: z.literal('note'), text: textSchema(500) }).describe('A note in the log'),
  z
    .strictObject({ kind: z.literal('reveal'), seat: seatSchema })
    .describe('Shows this seat’s secrets on the console until the next entry; the look is logged'),
] as const;

const signSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('card'),
    row: text(80),
    copy: z.exactOptional(z.number().int().min(1).max(99)),
  }),
  z.strictObject({ kind: z.literal('face'), die: text(40), face: text(40) }),
  z.strictObject({ kind: z.literal('dice-card'), row: text(80) }),
  z.strictObject({ kind: z.literal('token'), seat: seatSchema }),
  z.strictObject({ kind: z.literal('number'), value: z.number().int().min(-9999).max(9999) }),
  z.strictObject({ kind: z.literal('seat'), seat: seatSchema }),
  z.strictObject({ kind: z.literal('square'), square: text(40) }),
  z.strictObject({ kind: z.literal('choice'), choice: text(80) }),
  z.strictObject({ kind: z.literal('button'), button: text(40) }),
]);

const overrideSchema = z
  .strictObject({ reason: remarkSchema(500), codes: z.exactOptional(z.array(text(60)).max(20)) })
  .describe('Overrule what refuses it: these codes, or whichever stand in the way');

type CommandSchema = z.ZodType<AnyCommand>;

/** Every kind of line for one game, made from the same schemas that check a display's messages. */
export function lineSchemas(command: CommandSchema) {
  const edit = z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('replace'),
      entry: entrySchema,
      command,
      override: z.exactOptional(
        z.strictObject({ reason: remarkSchema(500), codes: z.array(text(60)).max(20) }),
      ),
    }),
    z.strictObject({
      kind: z.literal('insert'),
      before: entrySchema,
      command,
      override: z.exactOptional(
        z.strictObject({ reason: remarkSchema(500), codes: z.array(text(60)).max(20) }),
      ),
    }),
    z.strictObject({ kind: z.literal('void'), entry: entrySchema }),
  ]);
  const edits = z.array(edit).min(1).max(200);
  const because = z.exactOptional(z.enum(sentReasons).describe('scan: what a scanner’s keys had entered'));
  const head = z.exactOptional(entrySchema.describe('The head the edits were made against'));
  return {
    act: z.strictObject({
      command,
      id: z.exactOptional(idSchema),
      prompt: z.exactOptional(promptSchema),
      override: z.exactOptional(overrideSchema),
      source: z.exactOptional(z.enum(sentSources)),
    }),
    sign: z.strictObject({
      kind: z.literal('sign'),
      sign: signSchema,
      seat: z.exactOptional(seatSchema),
      id: z.exactOptional(idSchema),
      prompt: z.exactOptional(promptSchema),
      reading: z.exactOptional(z.number().int()),
    }),
    press: z
      .strictObject({
        kind: z.literal('press'),
        prompt: promptSchema,
        path: pathSchema,
        seat: z.exactOptional(seatSchema),
        id: z.exactOptional(idSchema),
        override: z.exactOptional(overrideSchema),
        source: z.exactOptional(z.enum(sentSources)),
      })
      .describe('One choice of an answer, with all that were pressed before it'),
    undo: z.strictObject({
      kind: z.literal('undo'),
      entry: z.exactOptional(entrySchema),
      id: z.exactOptional(idSchema),
      because,
    }),
    redo: z.strictObject({
      kind: z.literal('redo'),
      entry: z.exactOptional(entrySchema),
      id: z.exactOptional(idSchema),
      because,
    }),
    goOnUnsaved: z
      .strictObject({ kind: z.literal('goOnUnsaved'), id: z.exactOptional(idSchema) })
      .describe('The disk has failed: go on in memory, and every display says so'),
    trySaving: z
      .strictObject({ kind: z.literal('trySaving'), id: z.exactOptional(idSchema) })
      .describe('Try the disk again, with everything that was held or is unsaved'),
    preview: z.strictObject({ kind: z.literal('preview'), edits, head, id: z.exactOptional(idSchema) }),
    correct: z.strictObject({
      kind: z.literal('correct'),
      edits,
      head,
      reason: z.exactOptional(remarkSchema(500)),
      id: z.exactOptional(idSchema),
    }),
  };
}

type LineSchemas = ReturnType<typeof lineSchemas>;
const tableCommandSchema = z.discriminatedUnion('kind', tableCommandSchemas);
const tableKinds: ReadonlySet<string> = new Set([
  'pause',
  'dispute',
  'resume',
  'seatCaptain',
  'ruling',
  'note',
  'reveal',
]);

/** Reads what scripts and displays send for one game. One reader is made for a session and kept. */
export interface LineReader {
  /** From the text of a line. */
  read(line: string): Result<Line, Refusal>;
  /** From what JSON.parse has made of it. */
  take(value: unknown): Result<Line, Refusal>;
}

export function lineReader(
  title: string,
  gameCommand: CommandSchema,
  commandKinds: readonly string[],
  begin?: Beginning,
): LineReader {
  const anyCommand = z.union([gameCommand, tableCommandSchema, ...(begin ? [begin.schema] : [])]);
  const schemas = lineSchemas(anyCommand as CommandSchema);
  const own = new Set(commandKinds);

  const command = (value: { readonly kind: string }): Result<Line, Refusal> => {
    const schema = tableKinds.has(value.kind)
      ? tableCommandSchema
      : own.has(value.kind)
        ? gameCommand
        : undefined;
    if (!schema) return refuse(unknownCommand(title, value.kind, commandKinds));
    const read = schema.safeParse(value);
    return read.success
      ? accept({ kind: 'act', act: { command: read.data as SentAct['command'] } })
      : refuse(badLine(read.error));
  };

  const take = (value: unknown): Result<Line, Refusal> => {
    if (!isObject(value)) return refuse(bad(whole, 'no-object'));
    if ('command' in value) return takeAct(schemas, value, command);
    const { kind } = value;
    if (typeof kind !== 'string') return refuse(bad(whole, 'no-kind'));
    return requestKinds.has(kind)
      ? orByRules(takeRequest(schemas, kind as RequestKind, value), value, begin)
      : command({ ...value, kind });
  };

  const read = (line: string): Result<Line, Refusal> => {
    if (line.length > longestLine)
      return refuse(refusal('too-long', { length: line.length, most: longestLine }));
    try {
      return take(JSON.parse(line) as unknown);
    } catch {
      return refuse(refusal('not-json', { example: '{"kind":"pause"}' }));
    }
  };
  return { read, take };
}

/** How an evening began is refused in the words of the rules before those of any schema. */
function orByRules(
  read: Result<Line, Refusal>,
  value: Readonly<Record<string, unknown>>,
  begin: Beginning | undefined,
): Result<Line, Refusal> {
  const { edits } = value;
  if (read.ok || !begin || !Array.isArray(edits)) return read;
  for (const edit of edits as readonly unknown[]) {
    const command = isObject(edit) ? edit['command'] : undefined;
    const refused =
      isObject(command) && command['kind'] === 'begin' ? begin.refused(command['setup']) : undefined;
    if (refused) return refuse(refused);
  }
  return read;
}

const requests = ['sign', 'press', 'undo', 'redo', 'goOnUnsaved', 'trySaving', 'preview', 'correct'] as const;
type RequestKind = (typeof requests)[number];
const requestKinds: ReadonlySet<string> = new Set(requests);

function takeAct(
  schemas: LineSchemas,
  value: Readonly<Record<string, unknown>>,
  command: (value: { readonly kind: string }) => Result<Line, Refusal>,
): Result<Line, Refusal> {
  const inner = value['command'];
  if (!isObject(inner) || typeof inner['kind'] !== 'string') return refuse(bad('"command"', 'no-kinded'));
  const known = command({ ...inner, kind: inner['kind'] });
  if (!known.ok) return known;
  const read = schemas.act.safeParse(value);
  return read.success ? accept({ kind: 'act', act: read.data as SentAct }) : refuse(badLine(read.error));
}

function takeRequest(schemas: LineSchemas, kind: RequestKind, value: object): Result<Line, Refusal> {
  switch (kind) {
    case 'sign': {
      const read = schemas.sign.safeParse(value);
      if (!read.success) return refuse(badLine(read.error));
      const { kind: _, ...signed } = read.data;
      return accept({ kind, signed });
    }
    case 'press': {
      const read = schemas.press.safeParse(value);
      if (!read.success) return refuse(badLine(read.error));
      const { kind: _, ...pressed } = read.data;
      return accept({ kind, pressed });
    }
    case 'undo':
    case 'redo': {
      const read = schemas[kind].safeParse(value);
      if (!read.success) return refuse(badLine(read.error));
      const { entry, id, because } = read.data;
      return accept({ kind, entry, id, because });
    }
    case 'goOnUnsaved':
    case 'trySaving': {
      const read = schemas[kind].safeParse(value);
      return read.success ? accept({ kind }) : refuse(badLine(read.error));
    }
    case 'preview':
    case 'correct': {
      const read = schemas[kind].safeParse(value);
      if (!read.success) return refuse(badLine(read.error));
      const { edits, head } = read.data;
      const reason = 'reason' in read.data ? read.data.reason : undefined;
      const correction = { edits: edits as Correction['edits'], head, ...(reason ? { reason } : {}) };
      return accept({ kind, correction, id: 'id' in read.data ? read.data.id : undefined });
    }
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refusal = (code: string, values: NonNullable<Refusal['values']>): Refusal => ({
  code,
  rule: 'table.lines',
  waivable: false,
  values,
});

const bad = (where: string | Message, problem: string) =>
  refusal('bad-line', { where, problem: message(`problem.${problem}`) });

const unknownCommand = (game: string, kind: string, known: readonly string[]) =>
  refusal('unknown-command', { game, kind: kind.slice(0, 60), known: [...known] });

const badLine = (error: z.ZodError) => refusal('bad-line', { ...problemOf(error) });
