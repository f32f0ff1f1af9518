import type { Change } from './change.ts';
import type { AnyCommand } from './request.ts';
import type { Field, FieldValue, GameCommand } from '../rules/kernel/game.ts';
import type { Message } from '../rules/kernel/message.ts';
import type { Prompt } from '../rules/kernel/prompt.ts';
import type { OpenStep, ShownChoice } from '../rules/kernel/questions/open-step.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import type { BySeat, SeatId } from '../rules/kernel/seat.ts';
import type { Standings } from '../rules/kernel/standings.ts';

/** For the console: blocks of the log before what was entered last, of which the oldest makes room for the newest. */
export const logBlocks = ['log.0', 'log.1', 'log.2', 'log.3'] as const;
export type LogBlock = (typeof logBlocks)[number];
type LogBlocks = Readonly<Partial<Record<LogBlock, readonly LogRow[]>>>;

/** The parts of a view that are the same for every game. A game's own parts stand beside them as `game.<name>`. */
export interface CommonParts extends LogBlocks {
  readonly session: SessionPart;
  readonly seats: readonly SeatPart[];
  readonly prompts: readonly PromptPart[];
  /** For whoever had begun it: answers that the last entry has ended. */
  readonly ended?: readonly EndedPart[];
  readonly standings: Standings | null;
  /** For the captain whose own tap the newest entry is: that it can be taken back, for so many milliseconds more. */
  readonly takeBack?: { readonly entry: number; readonly left: number };
  /** When it is over: where everybody stood on the ruler, from the first entry in force to the last. */
  readonly race?: readonly BySeat<number>[];
  /** When it is over: how the evening is told on the television. */
  readonly end?: EndPart;
  readonly log: LogPart;
  readonly status: StatusPart;
  /** For the console: every number of the table that can be set by hand, and by `fieldKey` what it is now. */
  readonly fields?: readonly FormPart[];
  readonly values?: Readonly<Record<string, FieldPart['value']>>;
}

/** How an evening has ended, read off its log: nothing of it is a guess. */
export interface EndPart {
  /** Who has won, and by how much. */
  readonly certain: Message;
  readonly how: Message | null;
  /** How many rounds, and how long. */
  readonly length: Message | null;
  /** Three sentences at most, in the order of the evening, each with the entry in which it can be seen. */
  readonly story: readonly {
    readonly seat: SeatId | null;
    readonly message: Message;
    readonly entry: number | null;
  }[];
  readonly race: {
    readonly unit: Message;
    /** Where the course ends, if it has an end. */
    readonly goal: number | null;
    readonly most: number;
    /** Where everybody stood, whenever that had changed. */
    readonly points: readonly { readonly entry: number; readonly at: BySeat<number> }[];
    /** "battles", "rounds", "turns", and how many. */
    readonly countedIn: string;
    readonly rounds: number;
  } | null;
  /** The result for BG Stats, as a code; none with so many and so long names that no code can hold them. */
  readonly code?: QrBits;
}

/** A QR code, its modules line by line, eight to a byte, in base64. */
export interface QrBits {
  readonly size: number;
  readonly bits: string;
}

export interface SessionPart {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly depth: string;
  readonly depths: readonly string[];
  /** How many chairs there may be where somebody comes late; nobody can where it is left out. */
  readonly arrives?: number;
}

export interface SeatPart {
  readonly seat: SeatId;
  readonly captain: string;
  /** The captain has left: the chair waits. */
  readonly asleep?: true;
  /** Does not play now: asleep, or come late and not dealt in yet. */
  readonly away?: true;
}

export interface PromptPart extends Prompt {
  /** Those whose answer is still out. */
  readonly waiting: readonly SeatId[];
  /** It goes to nobody in particular, and every captain may answer it. */
  readonly each?: true;
  /** Whose answer the step is, where that is known. */
  readonly of?: SeatId;
  /** What can be answered now, for a viewer who may answer: the first step, or the one behind what was begun. */
  readonly step?: StepPart;
}

export type StepPart = OpenStep;
export type ChoicePart = ShownChoice;

/** A step that was asked for without pressing, or what all the presses would enter. */
export type LookedAt =
  | { readonly kind: 'open'; readonly step: StepPart }
  | { readonly kind: 'command'; readonly command: AnyCommand; readonly path: StepPart['path'] };

/** What was begun and had to end, since the table went on. */
export interface EndedPart {
  readonly seat?: SeatId;
  readonly ask: Message;
  readonly how: 'over' | 'shorter';
}

export type FormPart = Omit<Field, 'value'>;

export interface FieldPart extends FormPart {
  /** null: known, but not for this viewer. */
  readonly value: FieldValue | null;
}

export interface LogRow {
  readonly entry: number;
  readonly kind: 'fact' | 'undo' | 'redo' | 'draft';
  readonly told: readonly { readonly seat?: SeatId; readonly message: Message }[];
  readonly source: string;
  readonly at: number;
  readonly inForce: boolean;
  readonly override?: { readonly codes: readonly string[]; readonly reason: string };
  readonly redecides?: number;
}

export interface LogPart {
  readonly total: number;
  readonly rows: readonly LogRow[];
}

/** One entry looked at closely: to judge it, or to correct it. */
export interface EntryPart {
  readonly row: LogRow;
  /** null: a secret of that seat, to be seen after a reveal. */
  readonly command: (GameCommand & Readonly<Record<string, unknown>>) | null;
  readonly secretOf: SeatId | null;
  /** What was asked before it, with the buttons of then; what it answered comes first. */
  readonly asked: readonly PromptPart[];
  readonly fields: readonly FieldPart[];
}

export interface StatusPart {
  readonly head: number;
  readonly undo: number | null;
  readonly redo: number | null;
  readonly paused: boolean;
  /** Paused because something has to be settled. */
  readonly disputed: boolean;
  readonly clock: {
    readonly played: number;
    /** Whether it is all of it: a computer that slept, or whose clock was set, cannot say so. */
    readonly isSure: boolean;
    readonly asOf: number;
    readonly running: boolean;
  };
  readonly saving: {
    readonly since: number | null;
    readonly unsaved: number;
    readonly fault: { readonly code: string; readonly detail: string } | null;
    readonly held: number;
    /** What had waited for the disk and was refused when its turn came. */
    readonly refused: readonly Refusal[];
    /** The file that is written since its own disk failed; told to the console. */
    readonly elsewhere?: string;
  };
}

/** What travels: the parts that changed, as one JSON text for everyone of one kind of viewer. */
export interface Frame {
  /** The run of the program; another run counts its revisions anew. */
  readonly run: string;
  /** null: the whole view. Otherwise the revision that these changes belong to. */
  readonly from: number | null;
  readonly to: number;
  /** Parts that were not there before, or are another altogether. */
  readonly parts: Readonly<Record<string, unknown>>;
  /** What is otherwise in the parts that were there. */
  readonly changes?: Readonly<Record<string, Change>>;
  readonly gone?: readonly string[];
}
