import { z } from 'zod';
import { call, look, nothing, people, scorekeeper } from './call.ts';
import { cameraCalls } from './camera-calls.ts';
import { seatSchema, seatedSchema } from './common.ts';
import type { Chosen } from '../rules/kernel/before.ts';
import { logbookCalls } from './logbook-calls.ts';
import { nameSchema, pathSchema, placeSchema } from './text-schema.ts';
import { chestCalls, readerCalls, readingCalls } from './reader-calls.ts';

/**
 * What a page may ask for beside the running table's own lines: who may, and with what. A handler for each stands
 * where the work is done; a name that is not here is refused before anything looks at it.
 */
const session = z.strictObject({ session: z.string().min(1).max(80) });
const device = z.strictObject({ device: z.string().min(1).max(40) });

/** One choice, several, or one for each seat. */
const value = z.string().max(60);
const chosenSchema = z.union([
  value,
  z.array(value).max(60),
  z.partialRecord(seatSchema, value),
]) as z.ZodType<Chosen>;
const keptSchema = z.strictObject({
  game: z.string().min(1).max(40),
  choice: z.string().min(1).max(40),
  name: nameSchema(40),
});

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
      setup: z.exactOptional(z.record(z.string().max(40), chosenSchema)),
      /** What the table knows of its own cards, as the game's setup holds it. */
      edition: z.exactOptional(z.record(z.string().max(40), z.unknown())),
      /** Where it is played; empty where nobody says. */
      place: z.exactOptional(placeSchema),
    }),
  ),
  /** The same table once more, when the game is over: chairs as they stand, and the deal where the game passes it. */
  'session.rematch': call(scorekeeper, nothing),
  /** Plays a recorded evening; no reader is needed. */
  'session.tryOut': call(scorekeeper, z.exactOptional(z.strictObject({ game: z.string().max(40) }))),
  'session.paceDemo': call(scorekeeper, z.strictObject({ pace: z.enum(['usual', 'slow', 'stopped']) })),
  /** Back to the start page; the session can be gone on with. */
  'session.leave': call(scorekeeper, nothing),
  /** Where an evening could go on whose own disk takes nothing any more: the answer is `SavingPlace[]`. */
  'session.places': look(scorekeeper, nothing),
  /** Into this folder, which is there; the evening goes on in a file of it. */
  'session.saveElsewhere': call(scorekeeper, z.strictObject({ to: z.string().min(1).max(1000) })),
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
  /** What was typed in this evening goes into the chest at once, and not only when the evening is left. */
  'own.keep': call(scorekeeper, nothing),
  /** Where chest and evening differ: which of them is right. */
  'own.settle': call(
    scorekeeper,
    z.strictObject({ game: z.string().min(1).max(40), take: z.enum(['chest', 'evening']) }),
  ),
  'rules.remove': call(
    scorekeeper,
    z.strictObject({ game: z.string().min(1).max(40), name: z.string().min(1).max(60) }),
  ),
} as const;

/** What the app is, and may be, to the computer it runs on. */
export const desktopCalls = {
  /** Version, what it runs on, where its data lies, and the licences of all that came along. */
  'desktop.about': look(scorekeeper, nothing),
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
  /** Whether the phone that sat for this captain last time, more than a day ago, sits there again. */
  'seat.again': call(scorekeeper, z.strictObject({ seat: seatSchema, sits: z.boolean() })),
  'seat.free': call(scorekeeper, z.strictObject({ seat: seatSchema })),
  'seat.take': call(people, z.strictObject({ seat: seatSchema })),
  'seat.leave': call(people, z.strictObject({ seat: seatSchema })),
  'tv.freeze': call(scorekeeper, nothing),
  /** One entry of an evening, as the logbook shows it: the page asks for the next at its own pace. */
  'tv.film': call(
    scorekeeper,
    session.extend({ entry: z.number().int().min(1), as: z.enum(['now', 'then']) }),
  ),
  /** The code that hands an evening's result to BG Stats; null takes it away. */
  'tv.result': call(scorekeeper, z.strictObject({ session: z.string().min(1).max(255).nullable() })),
  /** The present again, after a film as after a picture that was kept. */
  'tv.unfreeze': call(scorekeeper, nothing),
} as const;

/** The log of the running table, beyond what a view carries. */
export const logCalls = {
  /** The rows before one. */
  'log.rows': look(
    scorekeeper,
    z.strictObject({ before: z.number().int().min(1), count: z.number().int().min(1).max(200) }),
  ),
  /** One entry with its command and what was asked then. */
  'log.entry': look(scorekeeper, z.strictObject({ entry: z.number().int().min(1) })),
  /**
   * A step of an answer that is looked at and not taken: another seat's than the view has, further than was pressed,
   * or as it was before an entry.
   */
  'question.step': call(
    scorekeeper,
    z.strictObject({
      prompt: z.string().min(1).max(200),
      seat: z.exactOptional(seatSchema),
      path: z.exactOptional(pathSchema),
      entry: z.exactOptional(z.number().int().min(1)),
    }),
  ),
} as const;

/** What a table makes itself for a choice of a new session, and keeps for the next time. */
export const keptCalls = {
  /** Under a name; one that is taken is overwritten. */
  'kept.save': call(scorekeeper, keptSchema.extend({ value: z.unknown() })),
  'kept.remove': call(scorekeeper, keptSchema),
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
  ...keptCalls,
  ...gameCalls,
  ...readerCalls,
  ...readingCalls,
  ...chestCalls,
  ...cameraCalls,
  ...logbookCalls,
} as const;
export type LinkCalls = typeof linkCalls;
export type CallName = keyof LinkCalls;
/** Calls that change nothing. */
export type LookName = {
  [Name in CallName]: LinkCalls[Name] extends { readonly looks: true } ? Name : never;
}[CallName];
export type CallWith<Name extends CallName> = z.infer<LinkCalls[Name]['schema']>;
