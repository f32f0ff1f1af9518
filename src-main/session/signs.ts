import type { AnyCommand } from '../contract/request.ts';
import type { FateKind, NewReading } from '../log/entry.ts';
import type { AnyGame, GameState } from '../rules/kernel/game.ts';
import type { Prompt } from '../rules/kernel/prompt.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Sign } from '../rules/kernel/sign.ts';
import { meaningsOf, type Meaning } from './answering.ts';
import { HalfAnswers, type HalfAnswer } from './half-answers.ts';
import { no } from './refusals.ts';
import type { Act, Outcome, Signed } from './request.ts';

/** What signs need of the table at which they come. */
export interface SignTable {
  readonly game: AnyGame;
  state(): GameState;
  open(): readonly Prompt[];
  act(act: Act): Outcome;
  refused(
    refusal: Refusal,
    evidence: readonly NewReading[],
    stored: readonly number[],
    fate?: 'refused' | 'unasked',
  ): Outcome;
  keep(readings: readonly NewReading[], stored: readonly number[], fate: FateKind): number | undefined;
  changed(): void;
}

/** From signs to facts: the prompt that a sign answers, what has come for it so far, and what all of it means. */
export class Signs {
  readonly #table: SignTable;
  readonly #halves = new HalfAnswers();

  constructor(table: SignTable) {
    this.#table = table;
  }

  /** Enters what a sign means where it means one thing, keeps it where more is needed, asks where it means several. */
  take(signed: Signed): Outcome {
    const { sign, seat, prompt } = signed;
    const evidence = evidenceOf(signed);
    const meanings = this.meanings(sign, seat, prompt);
    const [meaning] = meanings;
    if (!meaning) return this.#table.refused(no('unasked'), evidence, storedOf(signed), 'unasked');
    if (meanings.length === 1) return this.#mean(signed, meaning);
    const kept = this.#table.keep(evidence, [], 'asked') ?? signed.reading;
    return { kind: 'asked', reading: kept, prompts: meanings.map((each) => each.prompt) };
  }

  /** Everything that a sign could mean now; nothing is entered. */
  meanings(sign: Sign, seat?: SeatId, prompt?: string): readonly Meaning[] {
    const all = this.#table.open();
    const open = prompt === undefined ? all : all.filter(({ id }) => id === prompt);
    return meaningsOf(this.#table.game, this.#table.state(), open, this.#halves, sign, seat);
  }

  /** What came for a prompt and was not enough yet. */
  soFar(prompt: Prompt['id'], seat?: SeatId): readonly Sign[] {
    return seat ? this.#halves.of(prompt, seat).signs : this.#halves.signsFor(prompt);
  }

  /** Half answers that nobody will complete any more; their readings are kept with that fate. */
  drop(which: (half: HalfAnswer) => boolean): boolean {
    const dropped = this.#halves.drop(which);
    this.#table.keep(
      [],
      dropped.flatMap(({ readings }) => readings),
      'dropped',
    );
    return dropped.length > 0;
  }

  #mean(signed: Signed, { prompt, seat, result }: Meaning): Outcome {
    if ('refusal' in result) return this.#table.refused(result.refusal, evidenceOf(signed), storedOf(signed));
    const half = this.#halves.of(prompt.id, seat);
    if ('command' in result && !maySend(signed, result.command)) {
      // What named the other seat goes with it, else the next sign would speak for that seat again.
      this.drop((one) => one === half);
      return this.#table.refused(no('for-somebody-else'), evidenceOf(signed), storedOf(signed));
    }
    if ('missing' in result) {
      if (signed.id === undefined || !half.ids.includes(signed.id)) this.#addHalf(signed, prompt, seat);
      return { kind: 'waiting', prompt, missing: result.missing };
    }
    const outcome = this.#table.act({
      command: result.command,
      prompt: prompt.id,
      source: signed.source ?? 'scanned',
      sender: signed.sender,
      readings: [...half.readings, ...storedOf(signed)],
      ...(signed.id === undefined ? {} : { id: signed.id }),
      ...(signed.evidence ? { evidence: [signed.evidence] } : {}),
    });
    if (outcome.kind === 'entered') this.#halves.complete(prompt.id, seat);
    return outcome;
  }

  #addHalf(signed: Signed, prompt: Prompt, seat: SeatId | undefined): void {
    const kept = this.#table.keep(evidenceOf(signed), [], 'asked');
    const readings = [...storedOf(signed), ...(kept === undefined ? [] : [kept])];
    this.#halves.add(prompt.id, seat, { sign: signed.sign, readings, id: signed.id });
    this.#table.changed();
  }
}

/** A sign may name another seat as what is aimed at, never as whose answer it is. */
const maySend = ({ answersFor }: Signed, command: AnyCommand): boolean =>
  !answersFor || !('seat' in command) || answersFor.some((seat) => seat === command.seat);

export const evidenceOf = ({ evidence }: Signed): readonly NewReading[] => (evidence ? [evidence] : []);

/** What a sign brings along that is stored already. */
export const storedOf = ({ reading, also = [] }: Signed): readonly number[] =>
  reading === undefined ? also : [...also, reading];
