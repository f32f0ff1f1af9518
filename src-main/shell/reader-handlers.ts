import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readerCalls, readingCalls } from '../contract/reader-calls.ts';
import type { Reply } from '../contract/reply.ts';
import { handlersOf, joinHandlers, type Answered, type Handlers, type Who } from '../link/handler.ts';
import type { Message, MessageValues } from '../rules/kernel/message.ts';
import { accept, refuse } from '../rules/kernel/result.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Viewer } from '../rules/kernel/view.ts';
import { isReaderKind, readerKinds } from '../../hardware/driver.ts';
import type { Readers } from '../readers/readers.ts';
import type { Taken } from '../readers/taken.ts';
import type { Outcome } from '../session/request.ts';
import { reply, type Say } from '../session/serve.ts';
import { Cameras } from '../readers/cameras.ts';
import { cameraHandlers } from './camera-handlers.ts';
import { chestHandlers } from './chest-handlers.ts';

export interface ReaderDesk {
  readonly readers: Readers;
  /** Where recordings of readers are put. */
  readonly captures: string;
  now(): number;
}

const done: Answered = accept(null);
const no = (code: string, values?: MessageValues): Answered => refuse(values ? { code, values } : { code });
const orNo = (found: boolean, code: string): Answered => (found ? done : no(code));

/** Everything that pages may ask of readers and chests. */
export const readerHandlers = (desk: ReaderDesk): Handlers =>
  joinHandlers(
    ofReaders(desk),
    ofReadings(desk),
    chestHandlers(desk.readers),
    cameraHandlers(new Cameras(desk.readers, () => desk.now())),
  );

function ofReaders(desk: ReaderDesk): Handlers {
  const { readers } = desk;
  const { rack } = readers;
  const changed = (found: boolean): Answered => orNo(found, 'no-such-reader');
  return handlersOf(readerCalls, {
    'reader.list': () => accept(readers.readersPart()),
    'reader.name': ({ reader, name }) => changed(readers.change(reader, { name })),
    'reader.place': ({ reader, place }) => changed(readers.change(reader, { place: place ?? undefined })),
    'reader.gap': ({ reader, gap }) => changed(readers.change(reader, { gap: gap ?? undefined })),
    'reader.acts': ({ reader, acts }) => changed(readers.change(reader, { acts })),
    'reader.affixes': ({ reader, prefix, suffix }) => changed(readers.dress(reader, { prefix, suffix })),
    'reader.kind': async ({ reader, kind, line }) => {
      if (!isReaderKind(kind)) return no('no-such-kind', { kind, known: readerKinds.join(', ') });
      await rack.choose(reader, kind, line);
      return done;
    },
    'reader.leave': async ({ reader }) => {
      await rack.leave(reader);
      readers.changed();
      return done;
    },
    'reader.examine': async ({ reader }) => {
      await rack.examine(reader);
      readers.changed();
      return done;
    },
    'reader.forget': async ({ reader }) => {
      await readers.forget(reader);
      return done;
    },
    'reader.signal': ({ reader, signal }) => orNo(rack.signal(reader, signal), 'cannot-signal'),
    'reader.ask': ({ reader }) => orNo(rack.askState(reader), 'cannot-ask'),
    'reader.scan': ({ text, seat }, who) => scan(desk, text, seat, who),
    'bench.watch': ({ reader }) => {
      readers.watch(reader);
      return done;
    },
    'bench.leave': () => {
      readers.watch(undefined);
      return done;
    },
    'capture.start': () => startCapture(desk),
    'capture.stop': () => {
      readers.endCapture();
      return done;
    },
  });
}

/** From a phone it is the captain's, from the console nobody's in particular. */
function scan({ readers, now }: ReaderDesk, text: string, asked: SeatId | undefined, who: Who): Answered {
  if (asked && who.role === 'captain' && !who.seats.includes(asked)) return no('not-held');
  const own = who.role === 'captain' && who.seats.length === 1 ? who.seats[0] : undefined;
  const answersFor = who.role === 'captain' ? who.seats : undefined;
  const taken = readers.takeTyped(who.device ?? who.page, text, now(), asked ?? own, answersFor);
  return told(readers, taken, who);
}

async function startCapture({ readers, captures, now }: ReaderDesk): Promise<Answered> {
  const name = new Date(now()).toISOString().replace(/[:.]/g, '-');
  const path = join(captures, `${name}.jsonl`);
  try {
    mkdirSync(captures, { recursive: true });
  } catch (error) {
    return no('cannot-capture', { detail: error instanceof Error ? error.message : String(error) });
  }
  const fault = await readers.beginCapture(path);
  if (!fault) return accept({ path });
  return no('cannot-capture', { detail: fault === 'full' ? fault : fault.code });
}

function ofReadings(desk: ReaderDesk): Handlers {
  const { readers } = desk;
  return handlersOf(readingCalls, {
    'strange.name': ({ reading, piece, move }, who) => nameStrange(readers, reading, piece, move, who),
    'strange.drop': ({ reading }) => {
      const dropped = readers.at?.intake.dropStrange(reading) ?? false;
      readers.changed();
      return orNo(dropped, 'not-waiting');
    },
    'asked.answer': ({ reading, prompt }, who) =>
      told(readers, readers.at?.intake.answer(reading, prompt), who, 'not-waiting'),
    'asked.drop': ({ reading }) => {
      const dropped = readers.at?.intake.dropAsked(reading) ?? false;
      readers.changed();
      return orNo(dropped, 'not-waiting');
    },
    'dice.again': ({ prompt }) => {
      const open = readers.at?.table.prompts.find(({ id }) => id === prompt);
      if (!open) return no('question-gone');
      readers.at?.intake.throwAgain(open.id);
      readers.changed();
      return done;
    },
    'die.roll': ({ prompt, die, seat }, who) => {
      if (who.role === 'captain' && (!seat || !who.seats.includes(seat))) return no('not-held');
      const rolled = readers.roll({ prompt, ...(die ? { die } : {}), ...(seat ? { seat } : {}) });
      if (!rolled.ok) return rolled;
      const { faces, outcome } = rolled.value;
      const speak = readers.pieces.speak();
      const say = (message: Message) => speak(message)[who.language];
      return accept({ faces: faces.map(({ name }) => say(name)), reply: replyTo(outcome, say) });
    },
    'entry.evidence': ({ entry }, { seats: [seat] }) => {
      const viewer: Viewer = seat ? { kind: 'console', seat } : { kind: 'console' };
      const evidence = readers.evidenceOf(entry, viewer);
      return evidence ? accept(evidence) : no('no-such-entry', { entry });
    },
  });
}

/** The chest learns the tag first; then the reading is used, unless the question is gone. */
function nameStrange(
  readers: Readers,
  reading: number,
  piece: string,
  move: 'move' | undefined,
  who: Who,
): Answered {
  const { at, hold } = readers;
  const tag = at?.intake.strangeTag(reading);
  if (!at || tag === undefined) return no('not-waiting');
  const { chest, contents } = at.intake.shelf;
  if (!chest) return no('no-chest');
  if (!contents.piece(piece)) return no('no-such-piece', { piece });
  const taught = hold.teach(chest, tag, piece, move);
  if (!taught.ok) return taught;
  return told(readers, at.intake.named(reading), who, 'not-waiting');
}

/** What became of a reading, for whoever asked. */
function told(readers: Readers, taken: Taken | undefined, who: Who, otherwise?: string): Answered {
  readers.changed();
  if (!taken) return otherwise === undefined ? done : no(otherwise);
  const say = (message: Message) => readers.pieces.speak(taken.game)(message)[who.language];
  const text = say(taken.message);
  const { outcome, answer } = taken;
  return accept({ outcome, text, ...(answer ? { reply: replyTo(answer, say) } : {}) });
}

/** What an entry brought to light goes out as a view, which knows whose secrets are whose. */
function replyTo(outcome: Outcome, say: Say): Reply {
  const whole = reply(outcome, say);
  return 'events' in whole ? { ...whole, events: [] } : whole;
}
