import type { Contents } from '../chest/contents.ts';
import { asks, type Fit, type Prompt } from '../rules/kernel/prompt.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { RunningTable } from '../session/running-table.ts';
import { arbitrate, laid, noDice, type Arbitration, type DiceSet, type Face, type Lying } from './dice.ts';

type FaceFit = Fit & { readonly kind: 'face' };

/** How many dice of which name answer a prompt together. */
export interface SetAsked {
  readonly die: string;
  readonly count: number;
}

export function setAskedBy({ fits }: Prompt, die?: string): SetAsked | undefined {
  for (const fit of fits) {
    if (fit.kind !== 'set' || fit.of.kind !== 'face') continue;
    if (die === undefined || fit.of.die === die) return { die: fit.of.die, count: fit.count };
  }
  return undefined;
}

export const asksFace = ({ fits }: Prompt): boolean =>
  fits.some((fit) => fit.kind === 'face' || (fit.kind === 'set' && fit.of.kind === 'face'));

export const faceFits = ({ fits }: Prompt): readonly FaceFit[] =>
  fits.flatMap((fit) => {
    const face = fit.kind === 'set' ? fit.of : fit;
    return face.kind === 'face' ? [face] : [];
  });

/** The physical dice by the name that a game asks for. */
export const diceNamed = (contents: Contents, die: string): readonly string[] => [
  ...new Set(contents.faces(die).map(({ row }) => row)),
];

/** A set that is being thrown, with what is known of it now. */
export interface Thrown {
  readonly prompt: Prompt;
  readonly asked: SetAsked;
  readonly set: DiceSet;
  readonly state: Arbitration;
}

/** The sets of dice that lie on the table, each for the prompt that waits for it. */
export class DiceTable {
  readonly #table: RunningTable;
  readonly #contents: () => Contents;
  readonly #sets = new Map<Prompt['id'], DiceSet>();

  constructor(table: RunningTable, contents: () => Contents) {
    this.#table = table;
    this.#contents = contents;
  }

  get thrown(): readonly Thrown[] {
    return this.#table.prompts.flatMap((prompt) => {
      const set = this.#sets.get(prompt.id);
      const asked = setAskedBy(prompt);
      return set && asked ? [{ prompt, asked, set, state: this.#state(prompt, asked, set) }] : [];
    });
  }

  /** The prompt that a face answers together with others. */
  promptFor(sign: Face, seat: SeatId | undefined): Prompt | undefined {
    return this.#table
      .meanings(sign, seat)
      .map(({ prompt }) => prompt)
      .find((prompt) => setAskedBy(prompt, sign.die) ?? setAskedBy(prompt));
  }

  /** The prompt for whose set an unsteady die may be meant: where it lay already, else any that waits for dice. */
  promptWaiting(die: string, seat: SeatId | undefined): Prompt | undefined {
    const open = this.#table.prompts.filter((prompt) => setAskedBy(prompt) && (!seat || asks(prompt, seat)));
    return open.find(({ id }) => this.#sets.get(id)?.lying.has(die)) ?? open[0];
  }

  lay(prompt: Prompt, seat: SeatId | undefined, die: Lying): Arbitration {
    const set = laid(this.#sets.get(prompt.id) ?? noDice(seat), die);
    this.#sets.set(prompt.id, set);
    const asked = setAskedBy(prompt);
    if (!asked) throw new Error(`${prompt.kind} asks for no set of dice`);
    return this.#state(prompt, asked, set);
  }

  /** Whether a die that was taken away lay in a set that is still awaited. */
  holds(die: string): Prompt | undefined {
    return this.thrown.find(({ set }) => set.lying.has(die))?.prompt;
  }

  clear(prompt: Prompt['id']): void {
    this.#sets.delete(prompt);
  }

  /** Sets for questions that are gone are no longer waited for. */
  tidy(): void {
    const open = new Set(this.#table.prompts.map(({ id }) => id));
    for (const id of this.#sets.keys()) if (!open.has(id)) this.#sets.delete(id);
  }

  #state(prompt: Prompt, { die, count }: SetAsked, set: DiceSet): Arbitration {
    const typed = this.#table.signsSoFar(prompt.id).filter(({ kind }) => kind === 'face').length;
    return arbitrate(set, count - typed, diceNamed(this.#contents(), die));
  }
}
