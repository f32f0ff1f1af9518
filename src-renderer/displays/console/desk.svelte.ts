import type { CallName, CallWith } from '../../../src-main/contract/link-calls.ts';
import type { Reply, ToldRefusal } from '../../../src-main/contract/reply.ts';
import type { AnswerPart, PromptPart } from '../../../src-main/contract/view.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { formOf, type Form } from '../../games/answering.ts';
import { leftToChance } from '../../games/asking.ts';
import { captainOf } from '../../games/captains.ts';
import type { ConsoleDrawing, Seen, ViewParts } from '../../games/drawing.ts';
import { sentenceOf, Teller } from '../../games/telling.ts';
import type { Table } from '../../state/table.svelte.ts';
import type { Words } from '../../state/words.svelte.ts';
import type { Deed } from '../keyboard/deed.ts';
import { reservedKeys } from './keys.ts';
import { isTaken, moveOf, takenBack, untilShown, type Move } from './moves.ts';

/** A line that was not taken, with what would make it stand. */
export interface Refused {
  readonly refusal: ToldRefusal;
  /** What was tried, to be sent again as an override. */
  readonly again: Readonly<Record<string, unknown>> | undefined;
  /** The question that it answered, if it was open; once another answer is in, nothing is refused any more. */
  readonly prompt?: string | undefined;
}

/** What lies open on the desk beside what is asked. */
export type Sheet =
  | { readonly kind: 'keys' }
  | { readonly kind: 'rule'; readonly rule: string }
  | { readonly kind: 'correct'; readonly entry?: number }
  | { readonly kind: 'set'; readonly seat?: SeatId; readonly whole?: boolean }
  | { readonly kind: 'dispute' }
  | { readonly kind: 'room' }
  | { readonly kind: 'bench'; readonly reader?: string }
  | { readonly kind: 'chest' }
  | { readonly kind: 'data' }
  | { readonly kind: 'more' };

/** Whose answers these are, where all are one seat's. */
function ownerOf(answers: readonly AnswerPart[]): SeatId | undefined {
  const seats = new Set(answers.map(({ command }) => (command as { readonly seat?: SeatId }).seat));
  const [first, ...others] = seats;
  return others.length === 0 ? first : undefined;
}

/** The scorekeeper's desk: what is asked, what was refused, what lies open. */
export class Desk {
  readonly table: Table;
  readonly words: Words;
  drawing: ConsoleDrawing | undefined = $state.raw();
  #refused: Refused | undefined = $state.raw();
  sheet: Sheet | undefined = $state.raw();
  /** Why the table overrules; it may be left empty. */
  reason = $state('');
  /** What a number typed so far says. */
  typed = $state('');
  /** Spoken by screen readers. */
  said = $state('');
  /** So many presses were for nothing, behind an answer that was not taken. */
  dropped = $state(0);
  /** A list too long to be sent ahead, for a captain who was chosen. */
  fetched:
    { readonly prompt: string; readonly seat: SeatId; readonly answers: readonly AnswerPart[] } | undefined =
    $state.raw();
  /** The part of a long list that was chosen. */
  #part: string | undefined = $state();
  #chosenPrompt: string | undefined = $state();
  #chosenSeat: SeatId | undefined = $state();

  readonly parts: ViewParts | undefined = $derived.by(() =>
    this.table.parts.session ? (this.table.parts as ViewParts) : undefined,
  );
  readonly prompts: readonly PromptPart[] = $derived(this.parts?.prompts ?? []);
  readonly prompt: PromptPart | undefined = $derived(
    this.prompts.find(({ id }) => id === this.#chosenPrompt) ?? this.prompts[0],
  );
  readonly refused: Refused | undefined = $derived.by(() => {
    const prompt = this.#refused?.prompt;
    return prompt === undefined || this.prompts.some(({ id }) => id === prompt) ? this.#refused : undefined;
  });
  readonly others: readonly PromptPart[] = $derived(this.prompts.filter((one) => one !== this.prompt));
  readonly seen: Seen | undefined = $derived.by(() => {
    const { parts } = this;
    return parts ? { parts, say: this.words.say, captain: captainOf(parts.seats) } : undefined;
  });
  /** Whose answers can be given here. */
  readonly seats: readonly SeatId[] = $derived.by(() => {
    const { prompt, drawing, parts } = this;
    if (!prompt) return [];
    if (prompt.whom !== 'anyone') return prompt.whom;
    return drawing?.fromAnyone?.includes(prompt.kind) ? (parts?.seats.map(({ seat }) => seat) ?? []) : [];
  });
  /**
   * For whom the buttons are: whoever was chosen, else the first whose answer is out. A secret is sealed on a phone:
   * whoever has none comes first.
   */
  readonly seat: SeatId | undefined = $derived.by(() => {
    const { prompt, seats } = this;
    const chosen = seats.find((seat) => seat === this.#chosenSeat);
    if (prompt?.whom === 'anyone') return chosen;
    const whispers = prompt?.secret ? prompt.waiting.find((seat) => !this.hasPhone(seat)) : undefined;
    return chosen ?? whispers ?? prompt?.waiting[0] ?? seats[0];
  });
  readonly answers: readonly AnswerPart[] = $derived.by(() => {
    const { prompt, seat, fetched } = this;
    if (prompt?.secret) return (seat && prompt.bySeat?.[seat]) ?? [];
    if (fetched && fetched.prompt === prompt?.id && fetched.seat === seat) return fetched.answers;
    return (seat && prompt?.bySeat?.[seat]) ?? prompt?.answers ?? [];
  });
  readonly form: Form | undefined = $derived.by(() => {
    const { seen, drawing, prompt } = this;
    return seen && drawing && prompt
      ? formOf(seen, drawing, prompt, this.answers, reservedKeys, this.#part)
      : undefined;
  });

  /** The newest fact, and what was taken back last; null where there is none. */
  readonly undoEntry: number | null = $derived(this.parts?.status.undo ?? null);
  readonly redoEntry: number | null = $derived(this.parts?.status.redo ?? null);
  /** Whether the television keeps its last picture. */
  readonly isFrozen: boolean = $derived.by(() => typeof this.table.room?.tv.frozen === 'number');

  readonly #teller = new Teller();
  /** What the deed that is under way has entered. */
  #moves: Move[] | undefined;

  constructor(table: Table, words: Words) {
    this.table = table;
    this.words = words;
  }

  /** Says what has been entered since the last look. */
  tell(): void {
    const news = this.seen && this.#teller.news(this.seen);
    if (news) this.said = sentenceOf(news, this.words.say);
  }

  /** The next thing that is waited for takes the middle. */
  next(): void {
    const at = this.prompts.findIndex((one) => one === this.prompt);
    this.choose(this.prompts[(at + 1) % Math.max(this.prompts.length, 1)]?.id);
  }

  /** Also one that is asleep in somebody's pocket. */
  hasPhone(seat: SeatId): boolean {
    return this.table.room?.devices.some(({ seats }) => seats.includes(seat)) ?? false;
  }

  choose(prompt: string | undefined): void {
    this.#chosenPrompt = prompt;
    this.#chosenSeat = undefined;
    this.choosePart(undefined);
  }

  choosePart(part: string | undefined): void {
    this.#part = part;
    this.typed = '';
  }

  async chooseSeat(seat: SeatId): Promise<void> {
    this.#chosenSeat = seat;
    this.typed = '';
    const { prompt } = this;
    if (!prompt || prompt.secret || prompt.bySeat) return;
    const answers = await this.ask('log.answers', { prompt: prompt.id, seat });
    if (answers !== undefined)
      this.fetched = { prompt: prompt.id, seat, answers: answers as readonly AnswerPart[] };
  }

  /** Somebody without a phone whispers: a logged look at that seat's secrets, and the answer is pressed here. */
  async whisper(seat: SeatId): Promise<void> {
    const reply = await this.act({ kind: 'reveal', seat });
    if ('seq' in reply) this.#chosenSeat = seat;
  }

  /** Chance of the companion's own, where nobody has a die at hand; what is dealt here is dealt to all. */
  async rollVirtually(): Promise<boolean> {
    const { prompt, seat } = this;
    if (!prompt) return false;
    const whose = leftToChance(prompt) === 'deal-virtual' ? undefined : seat;
    const rolled = await this.ask('die.roll', { prompt: prompt.id, ...(whose ? { seat: whose } : {}) });
    if (rolled === undefined) return false;
    const { reply } = rolled as { readonly reply: Reply };
    if ('seq' in reply) this.#moves?.push({ kind: 'act', entry: reply.seq });
    return isTaken(reply);
  }

  /** One press, one fact. Whoever lays several cards one after the other is chosen once. */
  async answer(prompt: PromptPart, answer: AnswerPart): Promise<boolean> {
    const whose = prompt.whom === 'anyone' ? this.seat : undefined;
    const reply = await this.send({ command: answer.command, prompt: prompt.id, source: 'typed' });
    if (whose && 'seq' in reply) await this.#chooseAgain(prompt.id, whose);
    return isTaken(reply);
  }

  /** As long as the same is still asked; if it is not, nobody is chosen and nobody has to hear of it. */
  async #chooseAgain(prompt: string, seat: SeatId): Promise<void> {
    const answered = await this.table.call('log.answers', { prompt, seat });
    if (!answered.ok || this.#chosenSeat !== undefined) return;
    this.#chosenSeat = seat;
    this.fetched = { prompt, seat, answers: answered.value as readonly AnswerPart[] };
  }

  /** A number that was typed: the button that says the same, or a number that no button says. */
  async type(value: number): Promise<boolean> {
    const { prompt, seat, form } = this;
    if (!prompt) return false;
    const answer = form?.answers.get(form.numbers.get(value) ?? '');
    this.typed = '';
    if (answer) return this.answer(prompt, answer);
    const whose = seat ?? ownerOf([...(form?.answers.values() ?? [])]);
    const named = whose ? { seat: whose } : {};
    const sign = { kind: 'number', value };
    return isTaken(await this.send({ kind: 'sign', sign, prompt: prompt.id, ...named }));
  }

  async act(command: Readonly<Record<string, unknown>> & { readonly kind: string }): Promise<Reply> {
    return this.send({ command, source: 'typed' });
  }

  async send(line: Readonly<Record<string, unknown>>): Promise<Reply> {
    const reply = await this.table.line(line);
    if ('refusal' in reply) {
      const open = this.prompts.find(({ id }) => id === line['prompt'] && reply.refusal.code !== 'moved-on');
      const again = 'command' in line ? line : undefined;
      this.#refused = { refusal: reply.refusal, again, prompt: open?.id };
    } else if ('seq' in reply) {
      this.#refused = undefined;
      this.reason = '';
      this.choosePart(undefined);
      this.#chosenSeat = undefined;
    } else if ('fault' in reply) this.said = reply.fault.text;
    if ('seq' in reply && !reply.repeated) this.#moves?.push(moveOf(line, reply.seq));
    return reply;
  }

  /** The table says that it stands all the same. */
  async overrule(): Promise<boolean> {
    const { reason, refused } = this;
    if (!refused?.again || !refused.refusal.waivable) return false;
    return isTaken(await this.send({ ...refused.again, override: { reason } }));
  }

  async undo(): Promise<boolean> {
    const entry = this.undoEntry;
    return entry !== null && isTaken(await this.send({ kind: 'undo', entry }));
  }

  async redo(): Promise<boolean> {
    const entry = this.redoEntry;
    return entry !== null && isTaken(await this.send({ kind: 'redo', entry }));
  }

  async pauseOrResume(): Promise<boolean> {
    return isTaken(await this.act({ kind: this.parts?.status.paused ? 'resume' : 'pause' }));
  }

  async setDepth(depth: string): Promise<boolean> {
    return depth === this.parts?.session.depth || isTaken(await this.act({ kind: 'setDepth', depth }));
  }

  /** One step more of what the table tells, and from the most to the least. */
  async nextDepth(): Promise<boolean> {
    const { depths = [], depth = '' } = this.parts?.session ?? {};
    const next = depths[(depths.indexOf(depth) + 1) % depths.length];
    return next !== undefined && this.setDepth(next);
  }

  async freeze(): Promise<boolean> {
    return (await this.ask(this.isFrozen ? 'tv.unfreeze' : 'tv.freeze')) !== undefined;
  }

  /** Does something that can be put back: what it enters, and what it opens on the desk. */
  async deed(run: () => boolean | Promise<boolean>): Promise<Deed> {
    const before = this.#stand();
    const moves: Move[] = [];
    this.#moves = moves;
    const taken = await run();
    if (taken) this.dropped = 0;
    this.#moves = undefined;
    const last = moves.at(-1);
    if (last) await untilShown(() => (this.parts?.log.total ?? 0) >= last.entry);
    const back = async (): Promise<boolean> => {
      const isBack = await takenBack(moves, (line) => this.send(line));
      before();
      return isBack;
    };
    return { isTaken: taken, back };
  }

  /** How the desk stands, to be put back. */
  #stand(): () => void {
    const { sheet, typed, reason, isFrozen } = this;
    const [part, prompt, seat, refused] = [this.#part, this.#chosenPrompt, this.#chosenSeat, this.#refused];
    return () => {
      if (this.isFrozen !== isFrozen) void this.freeze();
      Object.assign(this, { sheet, typed, reason });
      this.#part = part;
      this.#chosenPrompt = prompt;
      this.#chosenSeat = seat;
      this.#refused = refused;
    };
  }

  /** Asks for something beside the table; a refusal is shown like any other. */
  async ask<Name extends CallName>(
    call: Name,
    ...asked: undefined extends CallWith<Name> ? [CallWith<Name>?] : [CallWith<Name>]
  ): Promise<unknown> {
    const answered = await this.table.call(call, ...asked);
    if (answered.ok) return answered.value ?? null;
    this.#refused = { refusal: { ...answered.no, rule: '', waivable: false }, again: undefined };
    return undefined;
  }

  /** A question to the game itself. One it cannot answer is nobody's fault: nothing is shown then. */
  async weigh(question: { readonly kind: string }): Promise<unknown> {
    const answered = await this.table.call('table.ask', { question });
    return answered.ok ? answered.value : undefined;
  }

  open(sheet: Sheet): void {
    this.sheet = this.sheet?.kind === sheet.kind && sheet.kind !== 'rule' ? undefined : sheet;
  }

  close(): void {
    this.sheet = undefined;
  }
}
