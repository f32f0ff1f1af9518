import type { Shelf } from '../chest/find.ts';
import type { NewReading } from '../log/entry.ts';
import type { MessageValue } from '../rules/kernel/message.ts';
import { asks, type Prompt } from '../rules/kernel/prompt.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import { speaksFor } from '../session/answering.ts';
import type { Outcome } from '../session/request.ts';
import type { RunningTable } from '../session/running-table.ts';
import type { FaceState, Report } from '../../hardware/report.ts';
import { diceFor, DiceTable, type Thrown } from './dice-table.ts';
import type { Arbitration, Face, Trouble } from './dice.ts';
import { dieOf, read } from './sign-of.ts';
import { accepted, noted, refused, takenOf, type Taken } from './taken.ts';

/** Dice that count together: nothing is entered before all of them lie still, and the one that does not is named. */
export class DiceIntake {
  readonly #table: RunningTable;
  readonly #lying: DiceTable;
  /** The entry that each die's last throw became. */
  readonly #entered = new Map<string, number>();

  constructor(table: RunningTable) {
    this.#table = table;
    this.#lying = new DiceTable(table);
  }

  get sets(): readonly Thrown[] {
    return this.#lying.thrown;
  }

  /** The prompt that a face answers together with other dice. */
  promptFor(sign: Face, seat: SeatId | undefined): Prompt | undefined {
    return this.#lying.promptFor(sign, seat);
  }

  throwAgain(prompt: Prompt['id']): void {
    this.#lying.clear(prompt);
    this.#table.dropBegun((begun) => begun.prompt.id === prompt);
  }

  tidy(): void {
    this.#lying.tidy();
  }

  /** One die of a set has come to rest. */
  thrown(
    prompt: Prompt,
    sign: Face,
    report: Report,
    seat: SeatId | undefined,
    evidence: NewReading | number,
    what: MessageValue,
  ): Taken {
    const { die } = sign;
    const reading = this.#table.keepReading(evidence, 'asked');
    const state = this.#lying.lay(prompt, seat, { id: idOf(report, die), die, state: 'rest', sign, reading });
    return this.#settle(prompt, seat, state, what);
  }

  #settle(prompt: Prompt, seat: SeatId | undefined, state: Arbitration, what: MessageValue): Taken {
    switch (state.kind) {
      case 'ready':
        return this.#enterSet(prompt, seat, state, what);
      case 'too-many':
        return refused('tooMany', { dice: state.dice });
      case 'waiting': {
        const [first] = state.troubled.filter((each) => each.state !== 'missing');
        if (first) return refused(first.state, { die: first.die });
        const missing = state.troubled.map(({ die }) => die);
        if (prompt.secret) return accepted('secret', {});
        return missing.length > 0
          ? accepted('diceMissing', { what, dice: missing })
          : accepted('diceMore', { what });
      }
    }
  }

  /** All lie still: they are entered as if they had come together. */
  #enterSet(
    prompt: Prompt,
    seat: SeatId | undefined,
    { dice }: Arbitration & { readonly kind: 'ready' },
    what: MessageValue,
  ): Taken {
    this.#lying.clear(prompt.id, { seat });
    let outcome: Outcome | undefined;
    for (const { sign, reading } of dice) {
      outcome = this.#table.sign({
        sign,
        prompt: prompt.id,
        source: 'scanned',
        ...(seat ? { seat } : {}),
        ...(reading === undefined ? {} : { reading }),
      });
      if (outcome.kind === 'refused') this.#table.dropBegun((begun) => begun.prompt.id === prompt.id);
    }
    if (!outcome) throw new Error('a set of no dice');
    for (const { id } of dice) this.#noteEntered(id, outcome);
    return takenOf(outcome, { what, seat: seat ?? speaksFor(prompt), isSecret: prompt.secret });
  }

  /** A face that answered alone. */
  enteredAlone(report: Report, { die }: Face, outcome: Outcome): void {
    this.#noteEntered(idOf(report, die), outcome);
  }

  #noteEntered(id: string, outcome: Outcome): void {
    if (outcome.kind === 'entered' || outcome.kind === 'repeated') this.#entered.set(id, outcome.entry.seq);
  }

  /** It is picked up after its throw was entered, and does not lie for the next question yet: that changes nothing. */
  #isDone(id: string): boolean {
    const entry = this.#entered.get(id);
    const isLying = this.#lying.find((die) => die.id === id) !== undefined;
    return entry !== undefined && !isLying && this.#table.isInForce(entry);
  }

  /** A die lies askew, has moved, or is not there. */
  unsteady(
    shelf: Shelf,
    die: string,
    state: FaceState,
    seat: SeatId | undefined,
    evidence: NewReading,
  ): Taken {
    const trouble: Trouble = state === 'rest' ? 'moved' : state;
    const name = dieOf(shelf, die, seat);
    const id = `${name} ${die}`;
    if (trouble !== 'cocked' && this.#isDone(id)) {
      this.#table.keepReading(evidence, 'unasked', `die-${trouble}`);
      return noted(`${trouble}Late`, { die: name });
    }
    const prompt = this.#lying.promptWaiting(id, seat);
    const isAsked = this.#table.prompts.some(
      (each) => (!seat || asks(each, seat)) && diceFor(this.#table, each, seat).length > 0,
    );
    this.#table.keepReading(evidence, isAsked ? 'refused' : 'unasked', `die-${trouble}`);
    if (prompt) {
      const arbitration = this.#lying.lay(prompt, seat, { id, die: name, state: trouble });
      const settled = this.#settle(prompt, seat, arbitration, name);
      if (settled.answer) return settled;
    }
    return isAsked ? refused(trouble, { die: name }) : noted(`${trouble}Late`, { die: name });
  }

  /** A die whose faces carry tags is gone from its set with the tag of its face. */
  takenAway(shelf: Shelf, tag: string, evidence: NewReading): Taken | undefined {
    this.#table.keepReading(evidence, 'dropped');
    const { found } = read(shelf, { kind: 'tag', tag }, undefined);
    const sign = found?.kind === 'piece' ? found.piece.sign : undefined;
    const lay = this.#lying.find(({ id }) => sign?.kind === 'face' && id === sign.die);
    if (!lay) return undefined;
    const { id, die } = lay.die;
    this.#lying.lay(lay.prompt, lay.seat, { id, die, state: 'missing' });
    return refused('missing', { die });
  }
}

/** A die that reports itself is known by its own name, one whose faces carry tags by the game's. */
const idOf = (report: Report, die: string): string => (report.kind === 'face' ? `${die} ${report.die}` : die);
