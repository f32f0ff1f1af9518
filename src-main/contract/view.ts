import type { Field, FieldValue, GameCommand } from '../rules/kernel/game.ts';
import type { Message } from '../rules/kernel/message.ts';
import type { Prompt } from '../rules/kernel/prompt.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import type { BySeat, SeatId } from '../rules/kernel/seat.ts';
import type { Standings } from '../rules/kernel/standings.ts';

/** The parts of a view that are the same for every game. A game's own parts stand beside them as `game.<name>`. */
export interface CommonParts {
  readonly session: SessionPart;
  readonly seats: readonly SeatPart[];
  readonly prompts: readonly PromptPart[];
  readonly standings: Standings | null;
  /** When it is over: where everybody stood on the ruler, from the first entry in force to the last. */
  readonly race?: readonly BySeat<number>[];
  readonly log: LogPart;
  readonly status: StatusPart;
  /** For the console: every number of the table that can be set by hand, as it is now. */
  readonly fields?: readonly FieldPart[];
}

export interface SessionPart {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly depth: string;
  readonly depths: readonly string[];
}

export interface SeatPart {
  readonly seat: SeatId;
  readonly captain: string;
}

export interface PromptPart extends Prompt {
  /** Those whose answer is still out. */
  readonly waiting: readonly SeatId[];
  /** Buttons, for a viewer who may press them. */
  readonly answers?: readonly AnswerPart[];
  /**
   * For the console, where several are asked: the buttons of each. Long lists are not sent ahead; of a secret prompt
   * only those of seats whose secrets this console may see.
   */
  readonly bySeat?: BySeat<readonly AnswerPart[]>;
}

export interface FieldPart extends Omit<Field, 'value'> {
  /** null: known, but not for this viewer. */
  readonly value: FieldValue | null;
}

export interface AnswerPart {
  readonly command: GameCommand;
  readonly label: Message;
  readonly note?: Message;
  readonly key?: string;
  readonly under?: Message;
  readonly refusal?: Refusal;
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
  };
}

/** What travels: the parts that changed, as one JSON text for everyone of one kind of viewer. */
export interface Frame {
  /** The run of the program; another run counts its revisions anew. */
  readonly run: string;
  /** null: the whole view. Otherwise the revision that these changes belong to. */
  readonly from: number | null;
  readonly to: number;
  readonly parts: Readonly<Record<string, unknown>>;
  readonly gone?: readonly string[];
}
