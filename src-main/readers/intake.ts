import type { Contents } from '../chest/contents.ts';
import { contentsOf } from '../chest/contents.ts';
import type { Found, Shelf } from '../chest/find.ts';
import type { Hold } from '../chest/hold.ts';
import type { NewReading } from '../log/entry.ts';
import { canonical } from '../rules/kernel/digest.ts';
import { message, type MessageValue } from '../rules/kernel/message.ts';
import { asks, type Prompt } from '../rules/kernel/prompt.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Sign } from '../rules/kernel/sign.ts';
import { speaksFor } from '../session/answering.ts';
import type { Outcome, Signed } from '../session/request.ts';
import type { RunningTable } from '../session/running-table.ts';
import type { FaceState, Reading, Report } from '../../hardware/report.ts';
import { asksFace, DiceTable, type Thrown } from './dice-table.ts';
import type { Arbitration, Face, Trouble } from './dice.ts';
import { editionOf } from './edition-of.ts';
import { dieOf, read, type Read } from './sign-of.ts';
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
  readonly #dice: DiceTable;
  readonly #strangers: Strangers;
  readonly #asked = new Map<number, Asked>();
  #contents: { readonly edition: unknown; readonly contents: Contents } | undefined;
  #token: Token | undefined;

  constructor(table: RunningTable, hold: Hold) {
    this.#table = table;
    this.#hold = hold;
    this.#dice = new DiceTable(table);
    this.#strangers = new Strangers(table.log);
  }

  get strange(): readonly Strange[] {
    return this.#strangers.all;
  }

  get asked(): readonly Asked[] {
    return [...this.#asked.values()];
  }

  get dice(): readonly Thrown[] {
    return this.#dice.thrown;
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
    if (report.kind === 'tag-gone') return this.#takenAway(report.tag, evidence);
    const whose = whoseIs(source.seat, this.#token, reading.at);
    if (report.kind === 'face' && report.state !== 'rest')
      return this.#unsteady(report.die, report.state, whose.seat, evidence);
    const what = read(this.shelf, report, whose.seat);
    const sign = this.#fitting(what, whose.seat);
    if (!sign || (this.#isNameless(what) && !this.#means(sign, whose.seat)))
      return this.#strange(source, what, evidence);
    if (sign.kind === 'token') return this.#tokenShown(sign.seat, evidence);
    const name = nameOf(what, report);
    const prompt = sign.kind === 'face' ? this.#dice.promptFor(sign, whose.seat) : undefined;
    if (sign.kind === 'face' && prompt) return this.#thrown(prompt, sign, report, whose.seat, evidence, name);
    return this.#sign({ sign, evidence }, whose, name);
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
    this.#dice.clear(prompt);
    this.#table.dropSigns(prompt);
  }

  /** Questions that are gone wait for no tap and no die. */
  tidy(): void {
    this.#dice.tidy();
    const open = new Set(this.#table.prompts.map(({ id }) => id));
    for (const [reading, { prompts }] of this.#asked)
      if (!prompts.some(({ id }) => open.has(id))) this.#asked.delete(reading);
  }

  /** The first meaning that is asked for; where none is, the likeliest. */
  #fitting({ signs }: Read, seat: SeatId | undefined): Sign | undefined {
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
      ...signed,
      ...(seat ? { seat } : {}),
      ...(token?.reading === undefined ? {} : { also: [token.reading] }),
    });
    if (token && outcome.kind !== 'refused') this.#token = undefined;
    if (outcome.kind === 'asked' && outcome.reading !== undefined) {
      const { reading, prompts } = outcome;
      this.#asked.set(reading, { reading, sign, seat, what, prompts });
    }
    return takenOf(outcome, about);
  }

  /** A token answers a question for a seat, or says whose the next reading is. */
  #tokenShown(seat: SeatId, evidence: NewReading | number, at = 0): Taken {
    const sign: Sign = { kind: 'token', seat };
    if (this.#table.meanings(sign).length === 1) {
      const kept = typeof evidence === 'number' ? { reading: evidence } : { evidence };
      const taken = this.#sign({ sign, ...kept }, { seat: undefined, token: undefined }, { seat });
      if (taken.answer?.kind === 'entered') return taken;
      if (taken.answer?.kind === 'waiting') {
        this.#token = { seat, at: typeof evidence === 'number' ? at : evidence.at, reading: undefined };
        return taken;
      }
    }
    const reading = this.#table.keepReading(evidence, 'asked');
    this.#token = { seat, at: typeof evidence === 'number' ? at : evidence.at, reading };
    return accepted('token', { who: { seat } });
  }

  #thrown(
    prompt: Prompt,
    sign: Face,
    report: Report,
    seat: SeatId | undefined,
    evidence: NewReading,
    what: MessageValue,
  ): Taken {
    const { die } = sign;
    const reading = this.#table.keepReading(evidence, 'asked');
    const state = this.#dice.lay(prompt, seat, { id: idOf(report, die), die, state: 'rest', sign, reading });
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
    this.#dice.clear(prompt.id);
    let outcome: Outcome | undefined;
    for (const { sign, reading } of dice) {
      outcome = this.#table.sign({
        sign,
        prompt: prompt.id,
        source: 'scanned',
        ...(seat ? { seat } : {}),
        ...(reading === undefined ? {} : { reading }),
      });
      if (outcome.kind === 'refused') this.#table.dropSigns(prompt.id);
    }
    if (!outcome) throw new Error('a set of no dice');
    return takenOf(outcome, { what, seat: seat ?? speaksFor(prompt), isSecret: prompt.secret });
  }

  #unsteady(die: string, state: FaceState, seat: SeatId | undefined, evidence: NewReading): Taken {
    const trouble: Trouble = state === 'rest' ? 'moved' : state;
    const name = dieOf(this.shelf, die, seat);
    const id = `${name} ${die}`;
    const prompt = this.#dice.promptWaiting(id, seat);
    const isAsked = this.#table.prompts.some((each) => asksFace(each) && (!seat || asks(each, seat)));
    this.#table.keepReading(evidence, isAsked ? 'refused' : 'unasked', `die-${trouble}`);
    if (prompt) {
      const arbitration = this.#dice.lay(prompt, seat, { id, die: name, state: trouble });
      const settled = this.#settle(prompt, seat, arbitration, name);
      if (settled.answer) return settled;
    }
    return isAsked ? refused(trouble, { die: name }) : noted(`${trouble}Late`, { die: name });
  }

  /** A die whose faces carry tags is gone from its set with the tag of its face. */
  #takenAway(tag: string, evidence: NewReading): Taken | undefined {
    this.#table.keepReading(evidence, 'dropped');
    const { found } = read(this.shelf, { kind: 'tag', tag }, undefined);
    const sign = found?.kind === 'piece' ? found.piece.sign : undefined;
    const lay = this.#dice.find(({ id }) => sign?.kind === 'face' && id === sign.die);
    if (!lay) return undefined;
    const { id, die } = lay.die;
    this.#dice.lay(lay.prompt, undefined, { id, die, state: 'missing' });
    return refused('missing', { die });
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

/** A die that reports itself is known by its own name, one whose faces carry tags by the game's. */
const idOf = (report: Report, die: string): string => (report.kind === 'face' ? `${die} ${report.die}` : die);

/** The piece by its name; without a piece what was read. */
function nameOf({ found, tag }: Read, report: Report): MessageValue {
  if (found?.kind === 'piece') return found.piece.name;
  if (report.kind === 'number') return report.value;
  if (report.kind === 'face') return `${report.die}: ${report.face}`;
  return tag ?? '';
}

export function strangeTaken({
  found,
  tag = '',
}: {
  found: Found | undefined;
  tag: string | undefined;
}): Taken {
  return { outcome: 'strange', message: belongs(found, tag), signal: 'refused' };
}

/** Where a tag belongs that is not of this box. */
export function belongs(found: Found | undefined, tag: string) {
  if (found?.kind === 'elsewhere') return message('reader.did.elsewhere', { tag, chest: found.chest.name });
  if (found?.kind === 'other-game') return message('reader.did.otherGame', { tag, initials: found.initials });
  return message('reader.did.strange', { tag });
}
