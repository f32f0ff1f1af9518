import type { Contents } from '../chest/contents.ts';
import { contentsOf } from '../chest/contents.ts';
import type { Shelf } from '../chest/find.ts';
import type { Hold } from '../chest/hold.ts';
import type { NewReading } from '../log/entry.ts';
import { canonical } from '../rules/kernel/digest.ts';
import type { MessageValue } from '../rules/kernel/message.ts';
import type { Prompt } from '../rules/kernel/prompt.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Sign } from '../rules/kernel/sign.ts';
import type { Signed } from '../session/request.ts';
import type { RunningTable } from '../session/running-table.ts';
import type { Reading, Report } from '../../hardware/report.ts';
import { DiceIntake } from './dice-intake.ts';
import type { Thrown } from './dice-table.ts';
import { editionOf } from './edition-of.ts';
import { nameOf, strangeTaken } from './names.ts';
import { ScanBoard, type BoardSign } from './scan-board.ts';
import { read, type Read } from './sign-of.ts';
import { Strangers, type Strange } from './strangers.ts';
import { tagOf } from './tag-of.ts';
import { accepted, isSecretAmong, noted, refused, takenOf, type Taken } from './taken.ts';
import { whoseIs, type Token, type Whose } from './whose.ts';

/** Where a reading comes from. */
export interface Source {
  readonly reader: string;
  /** The seat at which the reader stands, or whose device it is. */
  readonly seat: SeatId | undefined;
}

/** A reading that waits for a tap. */
export interface Asked {
  readonly reading: number;
  readonly sign: Sign;
  readonly seat: SeatId | undefined;
  readonly what: MessageValue;
  readonly prompts: readonly Prompt[];
}

const asEvidence = ({ reader }: Source, { report, raw, at }: Reading): NewReading => ({
  reader,
  raw,
  report: canonical(report),
  // A clock that plays faster than time goes by fractions.
  at: Math.round(at),
});

/** From reading to command: each reading finds the open prompt it fits, and is kept with what became of it. */
export class Intake {
  readonly #table: RunningTable;
  readonly #hold: Hold;
  readonly #dice: DiceIntake;
  readonly #board: ScanBoard;
  readonly #strangers: Strangers;
  readonly #asked = new Map<number, Asked>();
  #contents: { readonly edition: unknown; readonly contents: Contents } | undefined;
  #token: Token | undefined;

  constructor(table: RunningTable, hold: Hold) {
    this.#table = table;
    this.#hold = hold;
    this.#dice = new DiceIntake(table);
    this.#board = new ScanBoard(table);
    this.#strangers = new Strangers(table.log);
  }

  get strange(): readonly Strange[] {
    return this.#strangers.all;
  }

  get asked(): readonly Asked[] {
    return [...this.#asked.values()];
  }

  /** How often a scan board has asked for the next question. */
  get next(): number {
    return this.#board.next;
  }

  get dice(): readonly Thrown[] {
    return this.#dice.sets;
  }

  tokenAt(at: number): SeatId | undefined {
    return whoseIs(undefined, this.#token, at).seat;
  }

  /** The pieces of the edition that is played with. */
  get contents(): Contents {
    const { game, state } = this.#table;
    const edition = editionOf(state.game);
    if (!this.#contents || this.#contents.edition !== edition)
      this.#contents = { edition, contents: contentsOf(game.id, game.pieces(edition)) };
    return this.#contents.contents;
  }

  get shelf(): Shelf {
    const { contents } = this;
    return { chests: this.#hold.chests, chest: this.#hold.inUse(contents.game), contents };
  }

  /** Undefined where there is nothing to tell of it: a tag that was taken away. */
  take(source: Source, reading: Reading): Taken | undefined {
    const { report } = reading;
    const evidence = asEvidence(source, reading);
    if (report.kind === 'tag-gone') return this.#dice.takenAway(this.shelf, report.tag, evidence);
    const whose = whoseIs(source.seat, this.#token, reading.at);
    if (report.kind === 'face' && report.state !== 'rest')
      return this.#dice.unsteady(this.shelf, report.die, report.state, whose.seat, evidence);
    const fromBoard = this.#board.read(source.reader, report, this.contents, evidence);
    if (fromBoard) {
      // Whoever types a long number is still the one whose token was shown.
      if (whose.token) this.#token = { ...whose.token, at: reading.at };
      return 'taken' in fromBoard ? fromBoard.taken : this.#pressed(fromBoard.sign, whose, reading, evidence);
    }
    const what = read(this.shelf, report, whose.seat);
    const sign = this.#fitting(what, whose.seat);
    if (!sign || (this.#isNameless(what) && !this.#means(sign, whose.seat)))
      return this.#strange(source, what, evidence);
    return this.#shown({ sign, evidence }, whose, nameOf(what, report), report);
  }

  /** A code of a scan board does what the key, the face or the token does that it stands for. */
  #pressed(pressed: BoardSign, whose: Whose, { report }: Reading, evidence: NewReading): Taken {
    const { signs, what, also } = pressed;
    const sign = this.#fitting({ signs }, whose.seat);
    if (!sign) return refused('board.unread', {});
    return this.#shown({ sign, evidence, also }, whose, what, report);
  }

  #shown(
    signed: Signed & { readonly evidence: NewReading },
    whose: Whose,
    name: MessageValue,
    report: Report,
  ): Taken {
    const { sign, evidence } = signed;
    if (sign.kind === 'token')
      return this.#isRestOfAnswer(sign, whose.seat)
        ? this.#sign(signed, whose, name)
        : this.#tokenShown(sign.seat, evidence);
    const prompt = sign.kind === 'face' ? this.#dice.promptFor(sign, whose.seat) : undefined;
    if (sign.kind === 'face' && prompt)
      return this.#dice.thrown(prompt, sign, report, whose.seat, evidence, name);
    return this.#sign(signed, whose, name);
  }

  /** What a report would mean now; nothing is kept and nothing entered. */
  meaning(source: Source, { report, at }: Reading): Taken {
    const { seat } = whoseIs(source.seat, this.#token, at);
    if (report.kind === 'tag-gone') return noted('gone', { what: report.tag });
    const what = read(this.shelf, report, seat);
    const sign = this.#fitting(what, seat);
    if (!sign || (this.#isNameless(what) && !this.#means(sign, seat))) return strangeTaken(what);
    const meanings = this.#table.meanings(sign, seat);
    if (isSecretAmong(meanings.map(({ prompt }) => prompt))) return noted('secret', {});
    const name = nameOf(what, report);
    const [only] = meanings;
    if (!only) return noted('nowUnasked', { what: name });
    return meanings.length > 1
      ? noted('nowAsked', { what: name, count: meanings.length })
      : noted('now', { what: name, ask: only.prompt.ask });
  }

  /** A strange reading has been named: the chest knows its tag now, and it is used as if just read. */
  named(reading: number): Taken | undefined {
    const strange = this.#strangers.take(reading);
    if (!strange) return undefined;
    const what = read(this.shelf, strange.report, strange.seat);
    const sign = this.#fitting(what, strange.seat);
    if (!sign) return undefined;
    const name = nameOf(what, strange.report);
    if (sign.kind === 'token') return this.#tokenShown(sign.seat, reading, strange.at);
    return this.#sign({ sign, reading }, { seat: strange.seat, token: undefined }, name);
  }

  strangeTag(reading: number): string | undefined {
    const strange = this.#strangers.get(reading);
    return strange && tagOf(strange.report);
  }

  dropStrange(reading: number): boolean {
    const dropped = this.#strangers.take(reading);
    if (dropped) this.#table.keepReading(reading, 'dropped');
    return dropped !== undefined;
  }

  /** The tap that says which question was meant. */
  answer(reading: number, prompt: string): Taken | undefined {
    const asked = this.#asked.get(reading);
    if (!asked) return undefined;
    this.#asked.delete(reading);
    const { sign, seat, what } = asked;
    return this.#sign({ sign, reading, prompt }, { seat, token: undefined }, what);
  }

  dropAsked(reading: number): boolean {
    const dropped = this.#asked.delete(reading);
    if (dropped) this.#table.keepReading(reading, 'dropped');
    return dropped;
  }

  /** The dice for this prompt are thrown anew. */
  throwAgain(prompt: Prompt['id']): void {
    this.#dice.throwAgain(prompt);
  }

  /** Questions that are gone wait for no tap and no die. */
  tidy(): void {
    this.#dice.tidy();
    const open = new Set(this.#table.prompts.map(({ id }) => id));
    for (const [reading, { prompts }] of this.#asked)
      if (!prompts.some(({ id }) => open.has(id))) this.#asked.delete(reading);
  }

  /** The first meaning that is asked for; where none is, the likeliest. */
  #fitting({ signs }: Pick<Read, 'signs'>, seat: SeatId | undefined): Sign | undefined {
    return signs.find((sign) => this.#means(sign, seat)) ?? signs[0];
  }

  #means(sign: Sign, seat: SeatId | undefined): boolean {
    return this.#table.meanings(sign, seat).length > 0;
  }

  /** The face of a die that the chest does not know is strange, unless the table asks for just such a face. */
  #isNameless({ found, signs: [sign] }: Read): boolean {
    return found?.kind !== 'piece' && sign?.kind === 'face';
  }

  #sign(signed: Signed, { seat, token }: Whose, what: MessageValue): Taken {
    const { sign, prompt } = signed;
    const meanings = this.#table.meanings(sign, seat, prompt);
    const [only, ...others] = meanings;
    const isSecret = isSecretAmong(meanings.map((each) => each.prompt));
    const about = { what, seat: seat ?? (others.length === 0 ? only?.seat : undefined), isSecret };
    const outcome = this.#table.sign({
      source: 'scanned',
      // What becomes of it is shown at the reader and on the console: only a hand's own reader may know the hand.
      sender: seat && isSecret ? { kind: 'captain', seat } : { kind: 'table' },
      ...signed,
      ...(seat ? { seat } : {}),
      also: [...(signed.also ?? []), ...(token?.reading === undefined ? [] : [token.reading])],
    });
    // What completes it is the same captain's.
    if (token && outcome.kind === 'waiting') this.#token = { ...token, reading: undefined };
    else if (token && outcome.kind !== 'refused') this.#token = undefined;
    if (outcome.kind === 'asked' && outcome.reading !== undefined) {
      const { reading, prompts } = outcome;
      this.#asked.set(reading, { reading, sign, seat, what, prompts });
    }
    return takenOf(outcome, about);
  }

  /** After a captain's card that is aimed at somebody: whom. */
  #isRestOfAnswer(sign: Sign, seat: SeatId | undefined): boolean {
    const [only, ...others] = seat ? this.#table.meanings(sign, seat) : [];
    return (
      only !== undefined && others.length === 0 && this.#table.signsSoFar(only.prompt.id, seat).length > 0
    );
  }

  /** A token answers a question for a seat, or says whose the next reading is. */
  #tokenShown(seat: SeatId, evidence: NewReading | number, at = 0): Taken {
    const sign: Sign = { kind: 'token', seat };
    const shownAt = typeof evidence === 'number' ? at : evidence.at;
    if (this.#table.meanings(sign).length === 1) {
      const kept = typeof evidence === 'number' ? { reading: evidence } : { evidence };
      const taken = this.#sign({ sign, ...kept }, { seat: undefined, token: undefined }, { seat });
      if (taken.answer?.kind === 'waiting') this.#token = { seat, at: shownAt, reading: undefined };
      return taken;
    }
    const reading = this.#table.keepReading(evidence, 'asked');
    this.#token = { seat, at: shownAt, reading };
    return accepted('token', { who: { seat } });
  }

  #strange(source: Source, what: Read, evidence: NewReading): Taken {
    const reading = this.#table.keepReading(evidence, 'strange');
    if (reading !== undefined)
      this.#strangers.add({
        ...source,
        reading,
        report: JSON.parse(evidence.report) as Report,
        at: evidence.at,
      });
    return strangeTaken(what);
  }
}
