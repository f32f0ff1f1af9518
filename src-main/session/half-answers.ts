import type { Prompt } from '../rules/kernel/prompt.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Sign } from '../rules/kernel/sign.ts';

/** What came for a prompt and was not enough yet, with the readings it was read from. */
export interface HalfAnswer {
  readonly prompt: Prompt['id'];
  readonly signs: readonly Sign[];
  readonly readings: readonly number[];
  /** As their senders numbered them: a sign that is sent again is not counted again. */
  readonly ids: readonly string[];
}

export interface Piece {
  readonly sign: Sign;
  readonly readings: readonly number[];
  readonly id: string | undefined;
}

/** Dice of a set, cards of a row: what has come so far. It belongs to the seat that gave it. */
export class HalfAnswers {
  readonly #byWhom = new Map<string, HalfAnswer>();

  of(prompt: Prompt['id'], seat: SeatId | undefined): HalfAnswer {
    return this.#byWhom.get(key(prompt, seat)) ?? { prompt, signs: [], readings: [], ids: [] };
  }

  signsFor(prompt: Prompt['id']): readonly Sign[] {
    return [...this.#byWhom.values()].filter((half) => half.prompt === prompt).flatMap(({ signs }) => signs);
  }

  add(prompt: Prompt['id'], seat: SeatId | undefined, { sign, readings, id }: Piece): void {
    const half = this.of(prompt, seat);
    this.#byWhom.set(key(prompt, seat), {
      prompt,
      signs: [...half.signs, sign],
      readings: [...half.readings, ...readings],
      ids: id === undefined ? half.ids : [...half.ids, id],
    });
  }

  /** The answer is whole. */
  complete(prompt: Prompt['id'], seat: SeatId | undefined): void {
    this.#byWhom.delete(key(prompt, seat));
  }

  /** Takes away what nobody will complete any more. */
  drop(which: (half: HalfAnswer) => boolean): readonly HalfAnswer[] {
    const dropped = [...this.#byWhom].filter(([, half]) => which(half));
    for (const [name] of dropped) this.#byWhom.delete(name);
    return dropped.map(([, half]) => half);
  }
}

const key = (prompt: Prompt['id'], seat: SeatId | undefined): string => `${prompt} ${seat ?? ''}`;
