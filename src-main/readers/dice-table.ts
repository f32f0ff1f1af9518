import { asks, waitingFor, type Prompt } from '../rules/kernel/prompt.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import { speaksFor } from '../session/answering.ts';
import { commandOf } from '../session/fact.ts';
import type { RunningTable } from '../session/running-table.ts';
import {
  arbitrate,
  laid,
  noDice,
  wantsDice,
  type Arbitration,
  type DiceSet,
  type Face,
  type Lying,
} from './dice.ts';

/** The dice that answer a question, before anything is said to it. */
export function diceFor({ game, state }: RunningTable, prompt: Prompt, seat?: SeatId): readonly string[] {
  const first = game.press(state.game, prompt, [], seat);
  return first?.kind === 'open' ? (first.step.dice ?? []) : [];
}

interface Throw {
  readonly prompt: Prompt;
  readonly seat: SeatId | undefined;
  readonly set: DiceSet;
}

/** A set that is being thrown, with what is known of it now. */
export interface Thrown extends Throw {
  readonly state: Arbitration;
}

/** The sets of dice that lie on the table: each for the prompt that waits for it, and for whoever throws it. */
export class DiceTable {
  readonly #table: RunningTable;
  readonly #throws = new Map<string, Throw>();

  constructor(table: RunningTable) {
    this.#table = table;
  }

  get thrown(): readonly Thrown[] {
    return [...this.#throws.values()].map((thrown) => ({ ...thrown, state: this.#state(thrown) }));
  }

  /** The prompt that a face answers together with other dice; none where it answers alone or two prompts could take it. */
  promptFor(sign: Face, seat: SeatId | undefined): Prompt | undefined {
    const meanings = this.#table.meanings(sign, seat);
    const [meaning] = meanings;
    if (!meaning || meanings.length > 1) return undefined;
    const { prompt, result } = meaning;
    const isOfSet = 'missing' in result && wantsDice({ kind: 'incomplete', missing: result.missing });
    return isOfSet || this.#throws.has(keyOf(prompt.id, seat)) ? prompt : undefined;
  }

  /** The prompt for whose set an unsteady die may be meant: where it lay already, else one that names several dice. */
  promptWaiting(id: string, seat: SeatId | undefined): Prompt | undefined {
    const open = this.#table.prompts.filter((prompt) => !seat || asks(prompt, seat));
    const where = open.find((prompt) => this.#throws.get(keyOf(prompt.id, seat))?.set.has(id));
    return where ?? open.find((prompt) => this.#wantsSeveral(prompt, seat));
  }

  lay(prompt: Prompt, seat: SeatId | undefined, die: Lying): Arbitration {
    const key = keyOf(prompt.id, seat);
    const thrown = { prompt, seat, set: laid(this.#throws.get(key)?.set ?? noDice, die) };
    this.#throws.set(key, thrown);
    return this.#state(thrown);
  }

  /** Where a die lies, and as which, in a set that is still awaited. */
  find(isIt: (die: Lying) => boolean): (Throw & { readonly die: Lying }) | undefined {
    for (const thrown of this.#throws.values()) {
      const die = [...thrown.set.values()].find(isIt);
      if (die) return { ...thrown, die };
    }
    return undefined;
  }

  /** Without a seat: whoever threw for it. */
  clear(prompt: Prompt['id'], whose?: { readonly seat: SeatId | undefined }): void {
    for (const [key, thrown] of this.#throws)
      if (thrown.prompt.id === prompt && (!whose || thrown.seat === whose.seat)) this.#throws.delete(key);
  }

  /** Sets for questions that are gone are no longer waited for, unless somebody else's answer only renewed the question. */
  tidy(): void {
    const open = new Map(this.#table.prompts.map((prompt) => [prompt.id, prompt]));
    for (const [key, thrown] of this.#throws) {
      if (open.has(thrown.prompt.id)) continue;
      this.#throws.delete(key);
      const prompt = this.#renewed(thrown);
      if (prompt) this.#throws.set(keyOf(prompt.id, thrown.seat), { ...thrown, prompt });
    }
  }

  /** The same question, asked anew of those who have not answered it: whoever has thrown one die goes on. */
  #renewed({ prompt, seat }: Throw): Prompt | undefined {
    const answered = commandOf(this.#table.entry(this.#table.head))['seat'];
    if (seat === undefined || answered === seat) return undefined;
    return this.#table.prompts.find((each) => each.kind === prompt.kind && waitingFor(each).includes(seat));
  }

  /** Whether one of the dice that a prompt names is not enough for it. */
  #wantsSeveral(prompt: Prompt, seat: SeatId | undefined): boolean {
    const [first, ...others] = diceFor(this.#table, prompt, seat);
    return (
      first !== undefined &&
      others.length > 0 &&
      wantsDice(this.#mean(prompt, seat, [{ kind: 'face', die: first, face: '1' }]))
    );
  }

  #state({ prompt, seat, set }: Throw): Arbitration {
    return arbitrate(set, diceFor(this.#table, prompt, seat), (faces) => this.#mean(prompt, seat, faces));
  }

  #mean(prompt: Prompt, seat: SeatId | undefined, faces: readonly Face[]) {
    const { game, state } = this.#table;
    const whose = seat ?? speaksFor(prompt);
    const signs = [...this.#table.unfinished.soFar(prompt.id, whose), ...faces];
    return game.interpret(state.game, prompt, signs, whose);
  }
}

const keyOf = (prompt: Prompt['id'], seat: SeatId | undefined): string => `${prompt} ${seat ?? ''}`;
