import type { Line } from '../contract/line.ts';
import type { OpenPrompt, Reply, ToldRefusal } from '../contract/reply.ts';
import type { Correction } from '../contract/request.ts';
import type { LogFault } from '../log/entry.ts';
import { atOnce, type Steps } from '../log/steps.ts';
import type { Message } from '../rules/kernel/message.ts';
import type { Prompt } from '../rules/kernel/prompt.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import { never } from '../rules/kernel/result.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Viewer } from '../rules/kernel/view.ts';
import type { Move } from './batches.ts';
import { no } from './refusals.ts';
import type { Outcome, Previewed } from './request.ts';
import type { RunningTable } from './running-table.ts';
import { withReveal } from './view.ts';

/** Puts a message into words, for whoever asked. */
export type Say = (message: Message) => string;

/** Who sends a line. Nobody named may know everything and speaks for everybody, as a script does. */
export interface Sender {
  readonly viewer?: Viewer;
  /** The seats that a captain's phone speaks for, and no other. */
  readonly answersFor?: readonly SeatId[] | undefined;
  readonly device?: string | undefined;
}

/** Does what a line asks for and says what came of it, as far as its sender may know. */
export const serve = (table: RunningTable, line: Line, say: Say, sender: Sender = {}): Reply =>
  atOnce(serveInSteps(table, line, say, sender));

/** The same in steps, for what is long (`isLong`); readings and presses have their turn in between. */
export const serveInTurn = (table: RunningTable, line: Line, say: Say, sender: Sender = {}): Promise<Reply> =>
  table.inTurn(() => serveInSteps(table, line, say, sender));

/** From so many entries on, what decides or writes them anew holds up a press that comes meanwhile. */
const manyEntries = 200;

export function isLong({ kind }: Line, table: RunningTable): boolean {
  if (kind === 'undo' || kind === 'redo') return isFar(table, kind);
  return (kind === 'preview' || kind === 'correct') && table.log.entries.length >= manyEntries;
}

/** Whether a step along the positions of the head is long, whoever takes it: a page, a scan board or a button. */
export const isFar = (table: RunningTable, kind: Move['kind']): boolean => table.reachOf(kind) >= manyEntries;

function* serveInSteps(table: RunningTable, line: Line, say: Say, sender: Sender): Steps<Reply> {
  switch (line.kind) {
    case 'goOnUnsaved':
      return table.goOnUnsaved() ? { done: true } : { refusal: toldRefusal(no('all-saved'), say) };
    case 'trySaving':
      return trySaving(table, say);
    default: {
      const answer = reply(yield* carryOut(table, line, sender), say);
      const isUnsaved = 'seq' in answer && table.saving.since !== undefined;
      return isUnsaved ? { ...answer, unsaved: true } : answer;
    }
  }
}

function trySaving(table: RunningTable, say: Say): Reply {
  const { fault, since, held } = table.saving;
  if (!fault && since === undefined && held === 0) return { refusal: toldRefusal(no('all-saved'), say) };
  const still = table.trySaving();
  return still ? { fault: toldFault(still, say) } : { done: true };
}

type Entered = Exclude<Line, { readonly kind: 'goOnUnsaved' | 'trySaving' }>;

function* carryOut(
  table: RunningTable,
  line: Entered,
  { viewer: asked, answersFor, device }: Sender,
): Steps<Outcome | Previewed> {
  const viewer = asked && withReveal(table, asked);
  switch (line.kind) {
    case 'act':
      return table.act({ ...line.act, sender: viewer });
    case 'sign':
      return table.sign({
        ...line.signed,
        source: 'typed',
        sender: viewer,
      });
    case 'press':
      return table.press({ ...line.pressed, sender: viewer, device, ...(answersFor ? { answersFor } : {}) });
    case 'undo':
      if (answersFor) return yield* takeBack(table, line, answersFor, device);
      return yield* table.moving('undo', line.entry ?? table.head, line.id, line.because);
    case 'redo':
      return yield* table.moving('redo', line.entry ?? table.redoEntry ?? 0, line.id, line.because);
    case 'preview':
      return yield* table.previewing(headOf(table, line), viewer);
    case 'correct':
      return yield* table.correcting(headOf(table, line), line.id, viewer);
    default:
      return never(line);
  }
}

/** From a captain's phone: the own last tap and nothing else. */
function* takeBack(
  table: RunningTable,
  { entry, id }: Extract<Line, { readonly kind: 'undo' | 'redo' }>,
  answersFor: readonly SeatId[],
  device = '',
): Steps<Outcome> {
  const named = entry === undefined ? undefined : table.log.entries[entry - 1];
  const tap = named && table.taps.of(named);
  const isOwn = tap?.device === device && answersFor.includes(tap.seat);
  if (!named || !isOwn) return { kind: 'refused', refusal: no('not-own-tap') };
  return yield* table.takingBack(named.seq, tap, id);
}

const headOf = (
  table: RunningTable,
  { correction }: Extract<Line, { readonly kind: 'preview' | 'correct' }>,
): Correction => ({ ...correction, head: correction.head ?? table.head });

export function reply(outcome: Outcome | Previewed, say: Say): Reply {
  switch (outcome.kind) {
    case 'entered':
      return { seq: outcome.entry.seq, events: outcome.events };
    case 'repeated':
      return { seq: outcome.entry.seq, events: outcome.events, repeated: true };
    case 'refused': {
      const refusal = toldRefusal(outcome.refusal, say);
      return 'open' in outcome && outcome.open
        ? { refusal, open: outcome.open.map(openPrompt) }
        : { refusal };
    }
    case 'asked':
      return { asked: { reading: outcome.reading ?? null, prompts: outcome.prompts.map(openPrompt) } };
    case 'waiting':
      return { waiting: { prompt: openPrompt(outcome.prompt), missing: outcome.missing } };
    case 'held':
      return { fault: toldFault(outcome.fault, say) };
    case 'previewed':
      return { preview: outcome.preview };
    default:
      return never(outcome);
  }
}

export function toldRefusal(refusal: Refusal, say: Say): ToldRefusal {
  const { code, rule, waivable, values } = refusal;
  const text = say(values ? { key: `refusal.${code}`, values } : { key: `refusal.${code}` });
  return values ? { code, rule, text, waivable, values } : { code, rule, text, waivable };
}

const toldFault = ({ code, detail }: LogFault, say: Say) => ({
  code,
  text: say({ key: `fault.${code}`, values: { detail } }),
});

const openPrompt = ({ id, kind, need, whom }: Prompt): OpenPrompt => ({ id, kind, need, whom });
