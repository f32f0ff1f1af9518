import { z } from 'zod';
import { call, look, nothing, people, scorekeeper, text } from './call.ts';
import { seatSchema } from './common.ts';
import { placeSchema } from './text-schema.ts';

/** What a page may ask of the logbook. What each answers stands in `logbook-parts`, `logbook-evening` and `logbook-figures`. */

const session = z.strictObject({ session: z.string().min(1).max(255) });
const person = z.strictObject({ person: text(60) });
const entrySchema = z.number().int().min(1);
const gameSchema = text(40);
const yearSchema = z.number().int().min(1970).max(9999);

/** Which evenings: each thing that is named narrows it, several people must all have sat there. */
const filterSchema = z.strictObject({
  search: z.exactOptional(z.string().trim().max(80)),
  game: z.exactOptional(gameSchema),
  people: z.exactOptional(z.array(text(60)).max(10)),
  place: z.exactOptional(z.string().trim().max(60)),
  year: z.exactOptional(yearSchema),
  month: z.exactOptional(z.number().int().min(1).max(12)),
  finished: z.exactOptional(z.boolean()),
  /** Minutes that were played. */
  least: z.exactOptional(z.number().int().min(0)),
  most: z.exactOptional(z.number().int().min(0)),
});
export type EveningFilter = z.infer<typeof filterSchema>;

export const eveningCalls = {
  /** The head of the page and the ruler beside it. Answers an `EveningsHead`. */
  'logbook.head': look(people, z.strictObject({ filter: filterSchema })),
  /** Rows by their number, the newest is 0. Answers an `EveningsPage`. */
  'logbook.evenings': look(
    people,
    z.strictObject({
      filter: filterSchema,
      from: z.number().int().min(0),
      count: z.number().int().min(1).max(100),
    }),
  ),
  /** Where it was played; empty takes it away. */
  'logbook.place': call(scorekeeper, session.extend({ place: placeSchema })),
  'logbook.remark': call(scorekeeper, session.extend({ remark: z.string().trim().max(400) })),
  /** One evening retold. Answers an `EveningPart`. */
  'logbook.evening': look(people, session),
  /** The timeline, oldest first, from a row on. Answers `EntriesPage`. */
  'logbook.entries': look(
    people,
    session.extend({ from: z.number().int().min(0), count: z.number().int().min(1).max(200) }),
  ),
  /** What an entry rests on. Answers an `EvidencePart`. */
  'logbook.evidence': look(people, session.extend({ entry: entrySchema })),
  /** The television behind an entry, for the scrubber. Answers a `Shown`. */
  'logbook.shown': look(people, session.extend({ entry: entrySchema, as: z.enum(['now', 'then']) })),
} as const;

/** The names the evenings go by stay as they were sealed; who is behind them is said here. */
export const peopleCalls = {
  /** Answers `readonly PersonPart[]`, whoever came most often first. */
  'logbook.people': look(people, nothing),
  'logbook.renamePerson': call(scorekeeper, person.extend({ name: text(40) })),
  'logbook.guest': call(scorekeeper, person.extend({ guest: z.boolean() })),
  /** Two that are one: everything of the first is the other's from now on. */
  'logbook.mergePeople': call(scorekeeper, person.extend({ into: text(60) })),
  /** A name that is somebody else's after all: its evenings are theirs. Answers `{ person }`. */
  'logbook.partName': call(scorekeeper, person.extend({ name: text(40) })),
  /** Who sat on one seat of one evening; null: whoever the name says. */
  'logbook.seatPerson': call(scorekeeper, session.extend({ seat: seatSchema, person: text(60).nullable() })),
  /** Whose a paired device is; null parts it. */
  'logbook.linkDevice': call(scorekeeper, z.strictObject({ device: text(40), person: text(60).nullable() })),
  /** Answers `readonly LinkedDevice[]`. */
  'logbook.devices': look(scorekeeper, nothing),
} as const;

export const figureCalls = {
  /** Answers a `PersonPage`. */
  'logbook.person': look(people, person.extend({ year: z.exactOptional(yearSchema) })),
  /** Answers `readonly GamePage[]`. */
  'logbook.games': look(scorekeeper, nothing),
  /** Answers a `DicePage`. */
  'logbook.dice': look(scorekeeper, z.strictObject({ session: z.exactOptional(z.string().min(1).max(255)) })),
} as const;

export const exportKinds = ['session', 'json', 'csv', 'bgsplay', 'sheet', 'picture', 'readings'] as const;
export type ExportKind = (typeof exportKinds)[number];

export const fileCalls = {
  /** A file to be saved by the page. Of an evening that is not over it is a logged reveal, and asked for as one. */
  'logbook.export': call(
    scorekeeper,
    session.extend({
      as: z.enum(exportKinds),
      reveal: z.exactOptional(z.literal('reveal')),
      /** Of a picture: names of guests are left out. */
      guests: z.exactOptional(z.enum(['names', 'marks'])),
      look: z.exactOptional(z.enum(['evening', 'day'])),
    }),
  ),
  /** The picture of the evening that has just ended, for whoever was there. Answers an `ExportedFile`. */
  'logbook.keep': call(people, z.strictObject({ look: z.exactOptional(z.enum(['evening', 'day'])) })),
  /** Answers a `BgStatsLink`. */
  'logbook.bgStats': look(scorekeeper, session),
  /** Takes away an evening of which only the result is known; it can be brought again. */
  'logbook.dropResult': call(scorekeeper, session),
  /** A bare result and an evening that are one are counted once; null: they are two again. */
  'logbook.same': call(scorekeeper, session.extend({ as: z.string().min(1).max(255).nullable() })),
  /** Answers a `FacesPart`. */
  'logbook.faces': look(people, nothing),
  /** Where the files lie, backups with their dates. Answers a `FilesPart`. */
  'logbook.files': look(scorekeeper, nothing),
  /** Answers `readonly BackupPart[]`. */
  'logbook.backups': look(scorekeeper, session),
  'logbook.restore': call(scorekeeper, session.extend({ backup: text(120) })),
  /** Reads a session whole. Answers a `CheckPart`. */
  'logbook.check': call(scorekeeper, session),
  /** Reads every session whole, and says of which something is wrong. Answers `{ work }`. */
  'logbook.checkAll': call(scorekeeper, nothing),
  /** A file that a person brings, in parts of base64; the last answers with a `BroughtPart`, the others with null. */
  'logbook.bring': call(
    scorekeeper,
    z.strictObject({
      upload: z.string().regex(/^[\w-]{4,40}$/),
      name: text(255),
      part: z.number().int().min(0),
      of: z.number().int().min(1),
      bytes: z.base64().max(180_000),
      /** More files follow at once: what many evenings say is worked out after the last. */
      more: z.exactOptional(z.literal('more')),
    }),
  ),
  /** The whole logbook as one archive, into a folder of this computer: a stick. Answers `{ work }`. */
  'logbook.copyAll': call(scorekeeper, z.strictObject({ to: text(1000) })),
  /** Reads every session anew. Answers `{ work }`. */
  'logbook.rebuild': call(scorekeeper, nothing),
  /** Answers a `WorkPart`. */
  'logbook.work': call(scorekeeper, z.strictObject({ work: text(40) })),
  'logbook.stop': call(scorekeeper, z.strictObject({ work: text(40) })),
} as const;

export const logbookCalls = { ...eveningCalls, ...peopleCalls, ...figureCalls, ...fileCalls } as const;
