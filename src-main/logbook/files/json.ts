import { z } from 'zod';
import { entryKinds, fateKinds, sources, type Entry, type StoredReading } from '../../log/entry.ts';
import { isId, longestId, longestTitle } from '../../log/sane.ts';
import type { SessionHeading } from '../../log/session-log.ts';
import { seatIds } from '../../rules/kernel/seat.ts';
import { unseenAmong } from '../../session/unseen.ts';

/** The version of this format; its JSON schema stands in docs/evening.schema.json. */
const version = 1;

const whole = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const id = z.string().max(longestId).refine(isId, 'no-id');
const seat = z.enum(seatIds);

const entrySchema = z.strictObject({
  kind: z.enum(entryKinds),
  parent: whole,
  head: whole,
  command: z.looseObject({ kind: z.exactOptional(z.string().max(80)) }),
  events: z.array(z.looseObject({ kind: z.string().max(80) })).max(10_000),
  source: z.enum(sources),
  at: whole,
  override: z.exactOptional(
    z.strictObject({ codes: z.array(z.string().max(80)).max(50), reason: z.string().max(2000) }),
  ),
  id: z.exactOptional(z.string().max(200)),
  redecides: z.exactOptional(whole.min(1)),
});

const readingSchema = z.strictObject({
  reader: z.string().max(400),
  raw: z.base64().max(200_000),
  report: z.looseObject({}),
  at: whole,
  fates: z
    .array(
      z.strictObject({
        fate: z.enum(fateKinds),
        entry: z.exactOptional(whole.min(1)),
        code: z.exactOptional(z.string().max(80)),
      }),
    )
    .max(100),
});

/** One evening, whole: what happened, what was read, and what people say of it. */
export const eveningFileSchema = z
  .strictObject({
    quartermaster: z.literal('evening'),
    version: z.literal(version).describe('The version of this format'),
    id,
    game: id,
    title: z.string().max(longestTitle),
    startedAt: whole.describe('Milliseconds since 1 January 1970 UTC'),
    place: z.exactOptional(z.string().max(60)),
    remark: z.exactOptional(z.string().max(400)),
    people: z
      .array(z.strictObject({ seat, captain: z.string().max(200), name: z.string().max(200) }))
      .max(20)
      .describe('Who sat where: the name in the log, and the name people know them by'),
    entries: z.array(entrySchema).max(200_000).describe('In the order written; the first has the number 1'),
    readings: z.array(readingSchema).max(500_000),
    playHash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe('Over commands and events in force: the same on every machine'),
  })
  .describe('An evening of Quartermaster');

export type EveningFile = z.infer<typeof eveningFileSchema>;

export interface ToWrite {
  readonly heading: SessionHeading;
  readonly entries: readonly Entry[];
  readonly readings: readonly StoredReading[];
  readonly playHash: string;
  readonly people: EveningFile['people'];
  readonly place: string | null;
  readonly remark: string | null;
}

export function eveningFile(evening: ToWrite): EveningFile {
  const { heading, entries, readings, playHash, people, place, remark } = evening;
  const { id: session, game, title, startedAt } = heading;
  const hidden = unseenAmong(readings);
  return {
    quartermaster: 'evening',
    version,
    id: session,
    game,
    title,
    startedAt,
    ...(place === null ? {} : { place }),
    ...(remark === null ? {} : { remark }),
    people: [...people],
    entries: entries.map(entryOut),
    readings: readings.map(({ id: reading, reader, raw, report, at, fates }) => ({
      reader,
      raw: hidden.has(reading) ? '' : Buffer.from(raw).toString('base64'),
      report: hidden.has(reading)
        ? { kind: 'tag', tag: '' }
        : (JSON.parse(report) as EveningFile['readings'][number]['report']),
      at,
      fates: fates.map((fate) => ({ ...fate })),
    })),
    playHash,
  };
}

function entryOut(entry: Entry): EveningFile['entries'][number] {
  const { kind, parent, head, command, events, source, at, override, commandId, redecides } = entry;
  return {
    kind,
    parent,
    head,
    command: JSON.parse(command) as EveningFile['entries'][number]['command'],
    events: JSON.parse(events) as EveningFile['entries'][number]['events'],
    source,
    at,
    ...(override ? { override: { codes: [...override.codes], reason: override.reason } } : {}),
    ...(commandId === undefined ? {} : { id: commandId }),
    ...(redecides === undefined ? {} : { redecides }),
  };
}
