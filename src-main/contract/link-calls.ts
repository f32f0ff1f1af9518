import { z } from 'zod';
import { seatSchema, seatedSchema } from './common.ts';
import { layoutSchema, mapSchema } from './games/pirate-quest.ts';
import type { Role } from './link-parts.ts';
import { logbookCalls } from './logbook-calls.ts';
import { nameSchema } from './text-schema.ts';
import { chestCalls, readerCalls, readingCalls } from './reader-calls.ts';

/**
 * What a page may ask for beside the running table's own lines: who may, and with what. A handler for each stands
 * where the work is done; a name that is not here is refused before anything looks at it.
 */
const session = z.strictObject({ session: z.string().min(1).max(80) });
const device = z.strictObject({ device: z.string().min(1).max(40) });
const nothing = z.undefined();
const scorekeeper = ['scorekeeper'] as const;
const people = ['guest', 'captain', 'scorekeeper'] as const;

const call = <With>(roles: readonly Role[], schema: z.ZodType<With>) => ({ roles, schema });

/** Sessions: the start page. */
export const sessionCalls = {
  'session.open': call(scorekeeper, session),
  /** Ends the look at a file that is to be opened. */
  'session.cancel': call(scorekeeper, nothing),
  /** The unfinished one. */
  'session.goOn': call(scorekeeper, nothing),
  /** Captains, seats, options and readers of last time. */
  'session.again': call(scorekeeper, nothing),
  'session.begin': call(
    scorekeeper,
    z.strictObject({
      game: z.string().min(1).max(40),
      title: z.exactOptional(nameSchema(80)),
      captains: z.array(seatedSchema).min(1).max(10),
      depth: z.exactOptional(z.string().max(40)),
      options: z.exactOptional(z.record(z.string().max(60), z.unknown())),
      /** By the names and values of the game's setup choices. */
      setup: z.exactOptional(z.record(z.string().max(40), z.string().max(60))),
      /** What the table knows of its own cards, as the game's setup holds it. */
      edition: z.exactOptional(z.record(z.string().max(40), z.unknown())),
    }),
  ),
  /** The same table once more, when the game is over: chairs as they stand, and the deal where the game passes it. */
  'session.rematch': call(scorekeeper, nothing),
  /** Plays a recorded evening; no reader is needed. */
  'session.tryOut': call(scorekeeper, z.exactOptional(z.strictObject({ game: z.string().max(40) }))),
  /** Back to the start page; the session can be gone on with. */
  'session.leave': call(scorekeeper, nothing),
  'session.rename': call(scorekeeper, session.extend({ title: nameSchema(80) })),
  'session.trash': call(scorekeeper, session),
} as const;

/** What is kept beside the sessions that are played. */
export const keepingCalls = {
  /** Out of the trash again. */
  'session.takeBack': call(scorekeeper, session),
  /** Sets a damaged file aside, saves what holds of it, and says what was lost. */
  'session.rescue': call(scorekeeper, session),
  /** House rules under a name; one that is taken is overwritten. */
  'rules.save': call(
    scorekeeper,
    z.strictObject({
      game: z.string().min(1).max(40),
      name: nameSchema(60),
      options: z.record(z.string().max(60), z.unknown()),
    }),
  ),
  'rules.remove': call(
    scorekeeper,
    z.strictObject({ game: z.string().min(1).max(40), name: z.string().min(1).max(60) }),
  ),
} as const;

/** What the app may be to the computer it runs on. */
export const desktopCalls = {
  'desktop.openFiles': call(scorekeeper, z.strictObject({ on: z.boolean() })),
} as const;

/** Who is at the table, and with which device. */
export const roomCalls = {
  'room.open': call(scorekeeper, nothing),
  'room.shut': call(scorekeeper, nothing),
  'room.address': call(scorekeeper, z.strictObject({ address: z.string().min(1).max(60) })),
  'room.showJoin': call(scorekeeper, nothing),
  'room.hideJoin': call(scorekeeper, nothing),
  /** A link that makes one other device a scorekeeper, once. */
  'room.onceLink': call(scorekeeper, nothing),
  /** An address that dice apps can report to; it can be revoked like any device. */
  'room.inlet': call(scorekeeper, z.strictObject({ name: nameSchema(40) })),
  'device.revoke': call(scorekeeper, device),
  'device.letIn': call(scorekeeper, device),
  'device.turnAway': call(scorekeeper, device),
  'seat.free': call(scorekeeper, z.strictObject({ seat: seatSchema })),
  'seat.take': call(people, z.strictObject({ seat: seatSchema })),
  'seat.leave': call(people, z.strictObject({ seat: seatSchema })),
  'tv.freeze': call(scorekeeper, nothing),
  /** One entry of an evening, as the logbook shows it: the page asks for the next at its own pace. */
  'tv.film': call(
    scorekeeper,
    session.extend({ entry: z.number().int().min(1), as: z.enum(['now', 'then']) }),
  ),
  /** The present again, after a film as after a picture that was kept. */
  'tv.unfreeze': call(scorekeeper, nothing),
} as const;

/** The log of the running table, beyond what a view carries. */
export const logCalls = {
  /** The rows before one. */
  'log.rows': call(
    scorekeeper,
    z.strictObject({ before: z.number().int().min(1), count: z.number().int().min(1).max(200) }),
  ),
  /** One entry with its command and what was asked then. */
  'log.entry': call(scorekeeper, z.strictObject({ entry: z.number().int().min(1) })),
  /** The answers of one seat to a question that is open, where the view has not sent them ahead. */
  'log.answers': call(scorekeeper, z.strictObject({ prompt: z.string().min(1).max(200), seat: seatSchema })),
} as const;

/** Maps that a table lays itself, kept for the next time. */
export const mapCalls = {
  /** What a map looks like, and what is wrong with it. */
  'map.look': call(scorekeeper, z.strictObject({ map: mapSchema })),
  /** Under a name; one that is taken is overwritten. */
  'map.save': call(scorekeeper, z.strictObject({ name: nameSchema(40), layout: layoutSchema })),
  'map.remove': call(scorekeeper, z.strictObject({ name: z.string().min(1).max(40) })),
} as const;

/** Asked beside the running game: it changes nothing and is kept nowhere. */
export const askCalls = {
  'table.ask': call(
    ['captain', 'scorekeeper'],
    z.strictObject({ question: z.looseObject({ kind: z.string().min(1).max(40) }) }),
  ),
} as const;

/** Questions beside a game that change nothing: what a card would pay, the best claim of a hand. */
export const gameCalls = {
  'game.ask': call(
    scorekeeper,
    z.strictObject({
      game: z.string().min(1).max(40),
      question: z.looseObject({ kind: z.string().min(1).max(40) }),
    }),
  ),
} as const;

export const linkCalls = {
  ...sessionCalls,
  ...keepingCalls,
  ...desktopCalls,
  ...roomCalls,
  ...logCalls,
  ...askCalls,
  ...mapCalls,
  ...gameCalls,
  ...readerCalls,
  ...readingCalls,
  ...chestCalls,
  ...logbookCalls,
} as const;
export type LinkCalls = typeof linkCalls;
export type CallName = keyof LinkCalls;
export type CallWith<Name extends CallName> = z.infer<LinkCalls[Name]['schema']>;
