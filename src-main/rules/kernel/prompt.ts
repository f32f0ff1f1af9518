import type { Branded } from './id.ts';
import { digest } from './digest.ts';
import type { Message } from './message.ts';
import type { SeatId } from './seat.ts';

export type PromptId = Branded<'prompt'>;

/** What the table waits for. A must stops the game until it is answered, a may closes by itself. */
export interface Prompt {
  readonly id: PromptId;
  /** The game's own word: `bid`, `play-card`, `react`. */
  readonly kind: string;
  readonly need: 'must' | 'may';
  /** Everyone who is asked, also those whose answer is in already. */
  readonly whom: readonly SeatId[] | 'anyone';
  /** Those of several at once whose answer is in; they may change it until the last is in. */
  readonly answered: readonly SeatId[];
  /** Follows the name: "bids last." */
  readonly ask: Message;
  /** What would answer it. */
  readonly hint: Message;
  /** The rule card that explains it. */
  readonly rule: string;
  /** The answer is shown to nobody else until all are in. */
  readonly secret: boolean;
}

interface Asking {
  readonly kind: string;
  readonly whom: Prompt['whom'];
  readonly ask: Message;
  readonly hint: Message;
  readonly rule: string;
  /** Everything a person is shown to answer it: the same question gets the same id after any undo. */
  readonly shown: unknown;
  readonly answered?: readonly SeatId[];
  readonly secret?: boolean;
}

const ask = (need: Prompt['need'], asking: Asking): Prompt => ({
  id: `${asking.kind}-${digest([asking.kind, asking.whom, asking.shown])}` as PromptId,
  kind: asking.kind,
  need,
  whom: asking.whom,
  answered: asking.answered ?? [],
  ask: asking.ask,
  hint: asking.hint,
  rule: asking.rule,
  secret: asking.secret ?? false,
});

export const must = (asking: Asking): Prompt => ask('must', asking);
export const may = (asking: Asking): Prompt => ask('may', asking);

/** Whom a prompt still waits for. */
export const waitingFor = (prompt: Prompt): readonly SeatId[] =>
  prompt.whom === 'anyone' ? [] : prompt.whom.filter((seat) => !prompt.answered.includes(seat));

export const asks = (prompt: Prompt, seat: SeatId): boolean =>
  prompt.whom === 'anyone' || prompt.whom.includes(seat);
