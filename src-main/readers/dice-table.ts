import { asks, type Fit, type Prompt } from '../rules/kernel/prompt.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import { speaksFor } from '../session/answering.ts';
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

type FaceFit = Fit & { readonly kind: 'face' };

export const faceFits = ({ fits }: Prompt): readonly FaceFit[] =>
  fits.flatMap((fit) => {
    if (fit.kind !== 'set') return fit.kind === 'face' ? [fit] : [];
    const { of, count } = fit;
    return of.kind === 'face' ? Array.from({ length: count }, () => of) : [];
  });

export const asksFace = (prompt: Prompt): boolean => faceFits(prompt).length > 0;

const diceNamed = (prompt: Prompt): readonly string[] => [...new Set(faceFits(prompt).map(({ die }) => die))];

/** A set that is being thrown, with what is known of it now. */
export interface Thrown {
  readonly prompt: Prompt;
  readonly set: DiceSet;
  readonly state: Arbitration;
}

interface Throw {
  readonly seat: SeatId | undefined;
  readonly set: DiceSet;
}

/** The sets of dice that lie on the table, each for the prompt that waits for it. */
export class DiceTable {
  readonly #table: RunningTable;
  readonly #throws = new Map<Prompt['id'], Throw>();

  constructor(table: RunningTable) {
    this.#table = table;
  }

  get thrown(): readonly Thrown[] {
    return this.#table.prompts.flatMap((prompt) => {
      const thrown = this.#throws.get(prompt.id);
      return thrown ? [{ prompt, set: thrown.set, state: this.#state(prompt, thrown) }] : [];
    });
  }

  /** The prompt that a face answers together with other dice; none where it answers alone or two prompts could take it. */
  promptFor(sign: Face, seat: SeatId | undefined): Prompt | undefined {
    const meanings = this.#table.meanings(sign, seat);
    const [meaning] = meanings;
    if (!meaning || meanings.length > 1) return undefined;
    const { prompt, result } = meaning;
    const isOfSet = 'missing' in result && wantsDice({ kind: 'incomplete', missing: result.missing });
    return isOfSet || this.#throws.has(prompt.id) ? prompt : undefined;
  }

  /** The prompt for whose set an unsteady die may be meant: where it lay already, else one that names several dice. */
  promptWaiting(id: string, seat: SeatId | undefined): Prompt | undefined {
    const open = this.#table.prompts.filter((prompt) => !seat || asks(prompt, seat));
    const where = open.find((prompt) => this.#throws.get(prompt.id)?.set.has(id));
    return where ?? open.find((prompt) => faceFits(prompt).length > 1 && this.#wantsSeveral(prompt, seat));
  }

  lay(prompt: Prompt, seat: SeatId | undefined, die: Lying): Arbitration {
    const before = this.#throws.get(prompt.id);
    const thrown = { seat: before?.seat ?? seat, set: laid(before?.set ?? noDice, die) };
    this.#throws.set(prompt.id, thrown);
    return this.#state(prompt, thrown);
  }

  /** Where a die lies, and as which, in a set that is still awaited. */
  find(isIt: (die: Lying) => boolean): { readonly prompt: Prompt; readonly die: Lying } | undefined {
    for (const { prompt, set } of this.thrown) {
      const die = [...set.values()].find(isIt);
      if (die) return { prompt, die };
    }
    return undefined;
  }

  clear(prompt: Prompt['id']): void {
    this.#throws.delete(prompt);
  }

  /** Sets for questions that are gone are no longer waited for. */
  tidy(): void {
    const open = new Set(this.#table.prompts.map(({ id }) => id));
    for (const id of this.#throws.keys()) if (!open.has(id)) this.#throws.delete(id);
  }

  /** Whether one of the dice that a prompt names is not enough for it. */
  #wantsSeveral(prompt: Prompt, seat: SeatId | undefined): boolean {
    const [first] = faceFits(prompt);
    return (
      first !== undefined &&
      wantsDice(this.#mean(prompt, seat, [{ kind: 'face', die: first.die, face: '1' }]))
    );
  }

  #state(prompt: Prompt, { seat, set }: Throw): Arbitration {
    return arbitrate(set, diceNamed(prompt), (faces) => this.#mean(prompt, seat, faces));
  }

  #mean(prompt: Prompt, seat: SeatId | undefined, faces: readonly Face[]) {
    const { game, state } = this.#table;
    const signs = [...this.#table.signsSoFar(prompt.id), ...faces];
    return game.interpret(state.game, prompt, signs, seat ?? speaksFor(prompt));
  }
}
