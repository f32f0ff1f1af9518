import type { Line } from '../contract/line.ts';
import type { OpenPrompt, Reply, ToldRefusal } from '../contract/reply.ts';
import type { LogFault } from '../log/entry.ts';
import type { Message } from '../rules/kernel/message.ts';
import type { Prompt } from '../rules/kernel/prompt.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import { never } from '../rules/kernel/result.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Viewer } from '../rules/kernel/view.ts';
import { no } from './refusals.ts';
import type { Outcome, Previewed } from './request.ts';
import type { RunningTable } from './running-table.ts';
import { withReveal } from './view.ts';

/** Puts a message into words, for whoever asked. */
export type Say = (message: Message) => string;

/**
 * Does what a line asks for and says what came of it, as far as the viewer may know; nobody named may know all.
 * `answersFor` are the seats that a captain's phone speaks for; without it the line speaks for everybody.
 */
export function serve(
  table: RunningTable,
  line: Line,
  say: Say,
  viewer?: Viewer,
  answersFor?: readonly SeatId[],
): Reply {
  switch (line.kind) {
    case 'goOnUnsaved':
      return table.goOnUnsaved() ? { done: true } : { refusal: toldRefusal(no('all-saved'), say) };
    case 'trySaving':
      return trySaving(table, say);
    default: {
      const answer = reply(carryOut(table, line, viewer && withReveal(table, viewer), answersFor), say);
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

function carryOut(
  table: RunningTable,
  line: Entered,
  viewer: Viewer | undefined,
  answersFor: readonly SeatId[] | undefined,
): Outcome | Previewed {
  switch (line.kind) {
    case 'act':
      return table.act({ ...line.act, sender: viewer });
    case 'sign':
      return table.sign({
        ...line.signed,
        source: 'typed',
        sender: viewer,
        ...(answersFor ? { answersFor } : {}),
      });
    case 'undo':
      return table.undo(line.entry ?? table.head, line.id, line.because);
    case 'redo':
      return table.redo(line.entry ?? table.redoEntry ?? 0, line.id, line.because);
    case 'preview':
      return table.preview({ ...line.correction, head: line.correction.head ?? table.head }, viewer);
    case 'correct':
      return table.correct({ ...line.correction, head: line.correction.head ?? table.head }, line.id, viewer);
    default:
      return never(line);
  }
}

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
