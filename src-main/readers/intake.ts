import type { Contents } from '../chest/contents.ts';
import { contentsOf } from '../chest/contents.ts';
import type { Shelf } from '../chest/find.ts';
import type { Hold } from '../chest/hold.ts';
import type { NewReading } from '../log/entry.ts';
import { canonical } from '../rules/kernel/digest.ts';
import { message, type MessageValue } from '../rules/kernel/message.ts';
import type { Prompt } from '../rules/kernel/prompt.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Sign } from '../rules/kernel/sign.ts';
import type { Signed } from '../session/request.ts';
import type { RunningTable } from '../session/running-table.ts';
import type { Reading, Report } from '../../hardware/report.ts';
import { askedMessage, staleness, type Asked } from './asked.ts';
import { Bounces } from './bounces.ts';
import { DiceIntake } from './dice-intake.ts';
import type { Thrown } from './dice-table.ts';
import { editionOf } from './edition-of.ts';
import { nameOf, strangeTaken } from './names.ts';
import { actionOf, type ButtonAction } from './reader-buttons.ts';
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
  /** The table lets its buttons take back and go on. */
  readonly acts?: boolean;
  /** A captain's phone answers for these seats and for no other, whichever token it reads. */
  readonly answersFor?: readonly SeatId[];
}

/** What was read, and for whom alone it may answer. */
type Came = Pick<Signed, 'answersFor'> & { readonly evidence: NewReading };

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
  readonly #bounces: Bounces;
  readonly #asked = new Map<number, Asked>();
  #contents: { readonly edition: unknown; readonly contents: Contents } | undefined;
  #token: Token | undefined;

  constructor(table: RunningTable, hold: Hold) {
    this.#table = table;
    this.#hold = hold;
    this.#dice = new DiceIntake(table);
    this.#board = new ScanBoard(table);
    this.#strangers = new Strangers(table.log);
    this.#bounces = new Bounces(table);
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
      this.#contents = { edition, contents: contentsOf(game.id, game.pieces(edition), game.pieces()) };
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
    if (report.kind === 'tag-gone') {
      this.#bounces.gone(source.reader, report, reading.at);
      return this.#dice.takenAway(this.shelf, report.tag, evidence);
    }
    const action = actionOf(report);
    if (action) return this.#act(source, action, evidence);
    const whose = whoseIs(source.seat, this.#token, reading.at);
    const stale = staleness(reading);
    if (stale !== undefined) return this.#stale(reading, stale, whose.seat, evidence);
    if (report.kind === 'face' && report.state !== 'rest')
      return this.#dice.unsteady(this.shelf, report.die, report.state, whose.seat, evidence);
    const { answersFor } = source;
    const came = answersFor ? { evidence, answersFor } : { evidence };
    const fromBoard = this.#board.read(source.reader, report, this.contents, evidence);
    if (fromBoard) {
      // Whoever types a long number is still the one whose token was shown.
      if (whose.token) this.#token = { ...whose.token, at: reading.at };
      return 'taken' in fromBoard ? fromBoard.taken : this.#pressed(fromBoard.sign, whose, reading, came);
    }
    const what = read(this.shelf, report, whose.seat);
    const sign = this.#fitting(what, whose.seat);
    if (!sign || (this.#isNameless(what) && !this.#means(sign, whose.seat)))
      return this.#strange(source, what, evidence);
    const name = this.#called(what, report);
    const again = this.#bounces.again(source.reader, report, reading.at, sign, whose.seat);
    if (again) {
      this.#table.keepReading(evidence, 'dropped', 'already-in');
      return noted(again, again === 'secret' ? {} : { what: name });
    }
    const taken = this.#shown({ sign, ...came }, whose, name, report);
    this.#bounces.took(source.reader, report, reading.at, taken);
    return taken;
  }

  /** A code of a scan board does what the key, the face or the token does that it stands for. */
  #pressed(pressed: BoardSign, whose: Whose, { report }: Reading, came: Came): Taken {
    const { signs, what, also } = pressed;
    const sign = this.#fitting({ signs }, whose.seat);
    if (!sign) return refused('board.unread', {});
    return this.#shown({ sign, ...came, also }, whose, what, report);
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
    const taken = this.#sign(signed, whose, name);
    if (sign.kind === 'face' && taken.answer) this.#dice.enteredAlone(report, sign, taken.answer);
    return taken;
  }

  #act({ reader, acts }: Source, action: ButtonAction, evidence: NewReading): Taken {
    if (acts === true) return this.#board.press(reader, action, evidence);
    this.#table.keepReading(evidence, 'refused', 'acts-not');
    return refused('actsNot', { what: message(`board.action.${action}`) });
  }

  /** What was seen long ago is kept, and a person says whether it counts. */
  #stale({ report }: Reading, seconds: number, seat: SeatId | undefined, evidence: NewReading): Taken {
    const what = read(this.shelf, report, seat);
    const sign = this.#fitting(what, seat);
    const prompts = sign ? this.#table.meanings(sign, seat).map(({ prompt }) => prompt) : [];
    const name = nameOf(what, report);
    const isAtRest = report.kind === 'face' && report.state === 'rest';
    if (!sign || prompts.length === 0 || !isAtRest) {
      this.#table.keepReading(evidence, 'unasked', 'stale');
      return noted('staleUnasked', { what: name, seconds });
    }
    const reading = this.#table.keepReading(evidence, 'asked', 'stale');
    const asked = { sign, seat, what: name, prompts, stale: { seconds, report } };
    if (reading !== undefined) this.#asked.set(reading, { ...asked, reading });
    return { outcome: 'asked', message: askedMessage(asked) };
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
    const name = this.#called(what, report);
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
    const { sign, seat, what, stale } = asked;
    const dice = sign.kind === 'face' ? this.#dice.promptFor(sign, seat) : undefined;
    if (stale && sign.kind === 'face' && dice?.id === prompt)
      return this.#dice.thrown(dice, sign, stale.report, seat, reading, what);
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

  /** By its name, unless it lies face down. */
  #called(what: Read, report: Report): MessageValue {
    const { game, state, begun } = this.#table;
    const isUnseen = begun && what.signs.some((sign) => game.unseen?.(state.game, sign));
    return isUnseen ? message('reader.unseen') : nameOf(what, report);
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
      only !== undefined &&
      others.length === 0 &&
      this.#table.unfinished.soFar(only.prompt.id, seat).length > 0
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
