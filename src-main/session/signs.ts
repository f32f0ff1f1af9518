import type { AnyCommand, SentAct } from '../contract/request.ts';
import type { FateKind, NewReading, Source } from '../log/entry.ts';
import type { AnyGame, GameState } from '../rules/kernel/game.ts';
import type { Prompt } from '../rules/kernel/prompt.ts';
import type { OpenStep, Pressed } from '../rules/kernel/questions/open-step.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import { never } from '../rules/kernel/result.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Sign } from '../rules/kernel/sign.ts';
import { meaningsOf, outOfPlace, type Meaning } from './answering.ts';
import { BegunAnswers, renewed, signsOf, type BegunAnswer, type EndedAnswer } from './begun.ts';
import { mayAnswer, mayGive } from './prompt-view.ts';
import { no } from './refusals.ts';
import type { Act, Outcome, PressedAt, Signed } from './request.ts';
import { unseen } from './unseen.ts';

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
  keep(
    readings: readonly NewReading[],
    stored: readonly number[],
    fate: FateKind,
    code?: string,
  ): number | undefined;
  changed(): void;
}

/** What goes with a command beside the question that it answers. */
interface Sending extends Pick<Act, 'sender' | 'readings' | 'evidence'> {
  readonly source: Source;
  readonly id: string | undefined;
  readonly override?: SentAct['override'] | undefined;
}

/** From signs and presses to facts: the prompt that one answers, what has come for it so far, and what it all means. */
export class Signs {
  readonly #table: SignTable;
  readonly #begun = new BegunAnswers();
  #ended: readonly EndedAnswer[] = [];

  constructor(table: SignTable) {
    this.#table = table;
  }

  /** What had been begun and could not go on, until somebody begins anew. */
  get ended(): readonly EndedAnswer[] {
    return this.#ended;
  }

  /** Enters what a sign means where it means one thing, keeps it where more is needed, asks where it means several. */
  take(came: Signed): Outcome {
    const signed = this.#faceDown(came);
    const { sign, seat, prompt } = signed;
    const evidence = evidenceOf(signed);
    const meanings = this.meanings(sign, seat, prompt);
    const [meaning] = meanings;
    if (!meaning) return this.#unasked(signed);
    if (meanings.length === 1) return this.#mean(signed, meaning);
    const kept = this.#table.keep(evidence, [], 'asked') ?? signed.reading;
    const prompts = [...new Set(meanings.map((each) => each.prompt))];
    return { kind: 'asked', reading: kept, prompts };
  }

  /** A card that is read face down says that it is one: which one it was stays in its reading. */
  #faceDown(signed: Signed): Signed {
    const sign = this.#table.game.unseen?.(this.#table.state(), signed.sign);
    if (!sign) return signed;
    const { evidence: _, reading: before, ...rest } = signed;
    const kept = this.#table.keep(evidenceOf(signed), before === undefined ? [] : [before], 'asked', unseen);
    const reading = kept ?? before;
    return { ...rest, sign, ...(reading === undefined ? {} : { reading }) };
  }

  /** Takes one press with its whole path, in the place of whatever that seat had begun there. */
  press(pressed: PressedAt, prompt: Prompt): Outcome {
    const { seat, path, answersFor } = pressed;
    const { game } = this.#table;
    if (answersFor && !(seat && mayAnswer(game, prompt, seat)))
      return { kind: 'refused', refusal: no('for-somebody-else') };
    const { signs } = this.#begun.of(prompt, seat);
    const came = game.press(this.#table.state(), prompt, path, seat, signs);
    switch (came?.kind) {
      case undefined:
        return { kind: 'refused', refusal: no('unasked') };
      case 'gone':
        return { kind: 'refused', refusal: no('no-such-choice', { choice: path[came.at] ?? '' }) };
      case 'refused':
        return { kind: 'refused', refusal: came.refusal };
      case 'open':
        this.#begin(pressed, prompt, came);
        return { kind: 'waiting', prompt, missing: [came.step.lacks] };
      case 'command': {
        const command = came.command as AnyCommand;
        if (answersFor && (came.isNobodys || !mayGive(answersFor, command)))
          return { kind: 'refused', refusal: no('for-somebody-else') };
        const { id, source = 'typed', sender, override } = pressed;
        const { readings } = this.#readFor(pressed, prompt);
        return this.#finish(
          this.#begun.of(prompt, seat),
          { id, source, sender, override, readings },
          command,
        );
      }
      default:
        return never(came);
    }
  }

  /** Everything that a sign could mean now; nothing is entered. */
  meanings(sign: Sign, seat?: SeatId, prompt?: string): readonly Meaning[] {
    const all = this.#table.open();
    const open = prompt === undefined ? all : all.filter(({ id }) => id === prompt);
    const { game } = this.#table;
    const state = this.#table.state();
    return meaningsOf(game, state, open, this.#begun, game.unseen?.(state, sign) ?? sign, seat);
  }

  /** What came for a prompt and was not enough yet. */
  soFar(prompt: Prompt['id'], seat?: SeatId): readonly Sign[] {
    return this.at(prompt).flatMap((begun) => (!seat || begun.seat === seat ? begun.signs : []));
  }

  at(prompt: Prompt['id']): readonly BegunAnswer[] {
    return this.#begun.at(prompt);
  }

  /** Half answers that nobody will complete any more; their readings are kept with that fate. */
  drop(which: (begun: BegunAnswer) => boolean): boolean {
    const dropped = this.#begun.drop(which);
    this.#lay(dropped.flatMap(({ readings }) => readings));
    return dropped.length > 0;
  }

  /** Something was entered or taken back: what was begun goes on where its question is asked anew, or ends. */
  renew(): void {
    const open = this.#table.open();
    const ids = new Set(open.map(({ id }) => id));
    const left = this.#begun.drop(({ prompt }) => !ids.has(prompt.id));
    const ended = left.flatMap((begun): readonly EndedAnswer[] => {
      const now = renewed(this.#table.game, this.#table.state(), open, begun);
      if (now) this.#begun.put(now);
      else this.#lay(begun.readings);
      return now?.signs.length === begun.signs.length ? [] : [endedOf(begun, now)];
    });
    if (ended.length > 0) this.#ended = ended;
  }

  #lay(readings: readonly number[]): void {
    this.#table.keep([], readings, 'dropped');
  }

  #unasked(signed: Signed): Outcome {
    const { sign, seat, prompt } = signed;
    const slip =
      seat && prompt === undefined
        ? outOfPlace(this.#table.game, this.#table.state(), this.#table.open(), sign, seat)
        : undefined;
    const stored = storedOf(signed);
    return this.#table.refused(
      slip ?? no('unasked'),
      evidenceOf(signed),
      stored,
      slip ? 'refused' : 'unasked',
    );
  }

  #begin(pressed: PressedAt, prompt: Prompt, { step, early = [] }: OpenAt): void {
    const { seat, id, sender, device } = pressed;
    const before = this.#readFor(pressed, prompt);
    this.#begun.take(prompt, seat);
    this.#ended = [];
    const path = pathOf(pressed, step);
    if (path.length + early.length > 0) {
      const ids = id === undefined ? [] : [id];
      this.#begun.put({ ...before, signs: [...early, ...signsOf(path)], path, ids, by: sender, device });
    }
    this.#table.changed();
  }

  /** What was read before stands where a press goes on from it; where it says something else it is laid aside. */
  #readFor({ seat, path }: PressedAt, prompt: Prompt): BegunAnswer {
    const begun = this.#begun.of(prompt, seat);
    if (begun.readings.length === 0) return begun;
    const said = this.#table.game.stepAfter(this.#table.state(), prompt, begun.signs, seat)?.path ?? [];
    if (said.every(({ id }, at) => id === path[at])) return begun;
    this.#lay(begun.readings);
    return { ...begun, readings: [] };
  }

  #mean(signed: Signed, { prompt, seat, result }: Meaning): Outcome {
    if ('refusal' in result) return this.#table.refused(result.refusal, evidenceOf(signed), storedOf(signed));
    const begun = this.#begun.of(prompt, seat);
    const { answersFor } = signed;
    if ('command' in result && answersFor && !mayGive(answersFor, result.command)) {
      // What named the other seat goes with it, else the next sign would speak for that seat again.
      this.drop((one) => one === begun);
      return this.#table.refused(no('for-somebody-else'), evidenceOf(signed), storedOf(signed));
    }
    if ('missing' in result) {
      if (signed.id === undefined || !begun.ids.includes(signed.id)) this.#addSign(signed, prompt, seat);
      return { kind: 'waiting', prompt, missing: result.missing };
    }
    const { id, source = 'scanned', sender } = signed;
    const readings = [...begun.readings, ...storedOf(signed)];
    const evidence = evidenceOf(signed);
    return this.#finish(begun, { id, source, sender, evidence, readings }, result.command);
  }

  /** The answer is whole. What is refused stays as far as it was begun. */
  #finish(begun: BegunAnswer, { id, override, ...sent }: Sending, command: AnyCommand): Outcome {
    const { prompt, seat } = begun;
    this.#begun.take(prompt, seat);
    const outcome = this.#table.act({
      command,
      prompt: prompt.id,
      ...sent,
      ...(id === undefined ? {} : { id }),
      ...(override ? { override } : {}),
    });
    if (outcome.kind === 'refused' && begun.signs.length > 0) this.#begun.put(begun);
    return outcome;
  }

  #addSign(signed: Signed, prompt: Prompt, seat: SeatId | undefined): void {
    const kept = this.#table.keep(evidenceOf(signed), [], 'asked');
    const readings = [...storedOf(signed), ...(kept === undefined ? [] : [kept])];
    this.#begun.add(prompt, seat, { sign: signed.sign, readings, id: signed.id });
    this.#ended = [];
    this.#table.changed();
  }
}

const endedOf = ({ seat, prompt, by }: BegunAnswer, now: BegunAnswer | undefined): EndedAnswer => ({
  seat,
  secret: prompt.secret,
  ask: prompt.ask,
  how: now ? 'shorter' : 'over',
  by,
});

type OpenAt = Extract<Pressed<unknown>, { readonly kind: 'open' }>;

/** As it was pressed, with what had been read early and is said now. */
const pathOf = ({ path }: PressedAt, step: OpenStep): readonly string[] =>
  step.path.every(({ id, byItself }) => byItself || path.includes(id)) ? path : step.path.map(({ id }) => id);

export const evidenceOf = ({ evidence }: Signed): readonly NewReading[] => (evidence ? [evidence] : []);

/** What a sign brings along that is stored already. */
export const storedOf = ({ reading, also = [] }: Signed): readonly number[] =>
  reading === undefined ? also : [...also, reading];
