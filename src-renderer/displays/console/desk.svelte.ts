import type { CallName, CallWith } from '../../../src-main/contract/link-calls.ts';
import type { Reply } from '../../../src-main/contract/reply.ts';
import type {
  ChoicePart,
  EndedPart,
  LookedAt,
  PromptPart,
  StepPart,
} from '../../../src-main/contract/view.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import {
  formOf,
  keysOf,
  oneBack,
  onlyCardOf,
  pathTo,
  type Form,
  type KeysHere,
} from '../../games/answering.ts';
import { askedWords, leftToChance, type AskedWords } from '../../games/asking.ts';
import { captainOf } from '../../games/captains.ts';
import type { ConsoleDrawing, Seen, ViewParts } from '../../games/drawing.ts';
import { named } from '../../games/named.ts';
import { sentenceOf, Teller } from '../../games/telling.ts';
import type { Preview } from './preview.ts';
import type { Table } from '../../state/table.svelte.ts';
import type { Words } from '../../state/words.svelte.ts';
import type { Deed } from '../keyboard/deed.ts';
import { besideKeys } from './beside.ts';
import { chairKeys, ownKeys, type KeyAction } from './keys.ts';
import { beneath, busySheet, type Refused, type Sheet } from './lying-open.ts';
import { isTaken, moveOf, takenBack, untilShown, type Move } from './moves.ts';

/** The scorekeeper's desk: what is asked, what was refused, what lies open. */
export class Desk {
  readonly table: Table;
  readonly words: Words;
  drawing: ConsoleDrawing | undefined = $state.raw();
  #refused: Refused | undefined = $state.raw();
  sheet: Sheet | undefined = $state.raw();
  /** What a correction that lies open would do. */
  preview: Preview | undefined = $state.raw();
  /** Why the table overrules; it may be left empty. */
  reason = $state('');
  /** What a number typed so far says. */
  typed = $state('');
  /** Spoken by screen readers. */
  said = $state('');
  /** Where the focus is: in a field everything types, and on a control Enter is the control's. */
  focus: 'field' | 'control' | 'page' = $state('page');
  /** Leads into the search of what is asked, where there is one. */
  search: (() => void) | undefined = $state.raw();
  /** What keys do on the sheet that lies open, beside putting it away. */
  sheetKeys: readonly KeyAction[] = $state.raw([]);
  /** So many presses were for nothing, behind an answer that was not taken. */
  dropped = $state(0);
  /** Of a captain who was chosen: the view has the list of another. */
  #fetched: { readonly prompt: string; readonly seat: SeatId; readonly step: StepPart } | undefined =
    $state.raw();
  #chosenPrompt: string | undefined = $state();
  #chosenSeat: SeatId | undefined = $state();
  #turnedFor: string | undefined = $state();

  readonly parts: ViewParts | undefined = $derived.by(() =>
    this.table.parts.session ? (this.table.parts as ViewParts) : undefined,
  );
  readonly prompts: readonly PromptPart[] = $derived(this.parts?.prompts ?? []);
  readonly prompt: PromptPart | undefined = $derived(
    this.prompts.find(({ id }) => id === this.#chosenPrompt) ?? this.prompts[0],
  );
  readonly refused: Refused | undefined = $derived.by(() => {
    const { prompt, on } = this.#refused ?? {};
    if (on !== busySheet(this.sheet)) return undefined;
    return prompt === undefined || this.prompts.some(({ id }) => id === prompt) ? this.#refused : undefined;
  });
  readonly others: readonly PromptPart[] = $derived(this.prompts.filter((one) => one !== this.prompt));
  readonly seen: Seen | undefined = $derived.by(() => {
    const { parts } = this;
    return parts ? { parts, say: this.words.say, captain: captainOf(parts.seats) } : undefined;
  });
  /** Whose answers can be given here. */
  readonly seats: readonly SeatId[] = $derived.by(() => {
    const { prompt, parts } = this;
    if (!prompt) return [];
    if (prompt.whom !== 'anyone') return prompt.whom;
    // Of cards everybody has others; what else is asked first says for whom it is.
    const { path = [], choices = [] } = prompt.step ?? {};
    const isOfCards = path.length === 0 && choices.every((choice) => named(choice).kind === 'card');
    return prompt.each && isOfCards ? (parts?.seats.map(({ seat }) => seat) ?? []) : [];
  });
  /**
   * For whom the buttons are: whoever was chosen, whose answer was begun here, else the first whose answer is out. A
   * secret is sealed on a phone: whoever has none comes first.
   */
  readonly seat: SeatId | undefined = $derived.by(() => {
    const { prompt, seats } = this;
    const chosen = seats.find((seat) => seat === this.#chosenSeat);
    const begun = prompt?.step?.path.length ? prompt.of : undefined;
    if (prompt?.whom === 'anyone') return chosen ?? begun;
    const whispers = prompt?.secret ? prompt.waiting.find((seat) => !this.hasPhone(seat)) : undefined;
    return chosen ?? begun ?? whispers ?? prompt?.waiting[0] ?? seats[0];
  });
  /** What is open to be pressed: of the seat that the view has it of, or of another as it was asked for. */
  readonly step: StepPart | undefined = $derived.by(() => {
    const { prompt, seat } = this;
    const fetched = this.#fetched;
    if (!prompt || prompt.of === seat) return prompt?.step;
    return fetched?.prompt === prompt.id && fetched.seat === seat ? fetched.step : undefined;
  });
  /** Each captain has one key for the whole evening. */
  readonly chairs: ReadonlyMap<string, string> = $derived.by(() => {
    const seats = this.parts?.seats ?? [];
    const keys = chairKeys(seats.length, this.drawing?.chairs === 'digits');
    return new Map(seats.map(({ seat }, at) => [seat, keys[at] ?? '']));
  });
  readonly #keysHere: KeysHere = $derived.by(() => ({
    reserved: new Set([...ownKeys, ...[...this.chairs.values()].filter((key) => /\D/.test(key))]),
    ofSeat: (seat) => this.chairs.get(seat),
  }));
  readonly hasBegun: boolean = $derived.by(() => (this.step?.path.length ?? 0) > 0);
  /** What may be anybody's asks whose it is before anything else. */
  readonly asksWho: boolean = $derived.by(
    () =>
      this.prompt?.need === 'may' &&
      this.seats.length > 1 &&
      this.seats.every((seat) => seat !== this.#chosenSeat) &&
      !this.hasBegun,
  );
  readonly form: Form | undefined = $derived.by(() => {
    const { seen, drawing, prompt, step } = this;
    if (this.asksWho) return undefined;
    return seen && drawing && prompt && step
      ? formOf(seen, drawing, prompt, step, this.#keysHere)
      : undefined;
  });
  /** Captains for whom the keys choose who answers: none where an answer has a key of theirs. */
  readonly seatKeys: ReadonlyMap<SeatId, string> = $derived.by(() => {
    if (this.seats.length < 2) return new Map();
    const used = new Set(keysOf(this.form));
    const numbers = [...(this.form?.numbers.keys() ?? [])].map(String);
    const isFree = (key: string): boolean => !used.has(key) && !numbers.some((one) => one.startsWith(key));
    return new Map(
      this.seats.flatMap((seat) => {
        const key = this.chairs.get(seat);
        return key !== undefined && isFree(key) ? [[seat, key] as const] : [];
      }),
    );
  });
  /** The one card that is possible, where nothing else is: Enter takes it. */
  readonly onlyCard: ChoicePart | undefined = $derived.by(() => this.form && onlyCardOf(this.form));
  /** Keys of what may happen beside what is asked: none before it is known how that is drawn, and which it wants. */
  readonly beside: ReadonlyMap<ChoicePart | PromptPart, string> = $derived.by(() => {
    if (!this.drawing) return new Map<ChoicePart | PromptPart, string>();
    return besideKeys({
      others: this.others.filter((one) => one !== this.turned),
      middle: this.form,
      chairs: this.chairs,
      choosing: this.seatKeys.values(),
      given: this.drawing.beside ?? {},
      say: this.words.say,
    });
  });
  /** What the switch beside the cards turns to, in words. */
  readonly turnWords: string = $derived.by(() =>
    this.drawing?.turn ? this.words.say(this.drawing.turn.words) : '',
  );
  readonly turned: PromptPart | undefined = $derived.by(() =>
    (this.form?.cards.length ?? 0) > 0
      ? this.others.find(({ kind }) => kind === this.drawing?.turn?.kind)
      : undefined,
  );
  readonly isTurned: boolean = $derived.by(
    () => this.turned !== undefined && this.turned.id === this.#turnedFor,
  );
  readonly chance: ReturnType<typeof leftToChance> = $derived.by(() => leftToChance(this.step));
  /** What had been begun and ended, since the table went on. */
  readonly ended: readonly EndedPart[] = $derived.by(() => this.parts?.ended ?? []);

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

  get canOverrule(): boolean {
    return this.refused?.again !== undefined && this.refused.refusal.waivable;
  }

  /** Whether something beside what is asked first was brought to the middle. */
  get hasChosen(): boolean {
    return this.#chosenPrompt !== undefined && this.prompt !== this.prompts[0];
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
    this.typed = '';
  }

  chooseSeat(seat: SeatId): void {
    this.#chosenSeat = seat;
    this.typed = '';
  }

  /** The list of the seat that is looked at, where the view has another's. A secret that is not to be seen stays one. */
  async fetchStep(): Promise<void> {
    const { prompt, seat } = this;
    if (!prompt || !seat || prompt.of === seat) return;
    const step = await this.#lookAt(prompt.id, seat);
    if (step) this.#fetched = { prompt: prompt.id, seat, step };
  }

  async #lookAt(prompt: string, seat: SeatId): Promise<StepPart | undefined> {
    const answered = await this.table.call('question.step', { prompt, seat });
    const looked = answered.ok ? (answered.value as LookedAt) : undefined;
    return looked?.kind === 'open' ? looked.step : undefined;
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
    const whose = this.chance === 'deal-virtual' ? undefined : seat;
    const rolled = await this.ask('die.roll', { prompt: prompt.id, ...(whose ? { seat: whose } : {}) });
    if (rolled === undefined) return false;
    const { reply } = rolled as { readonly reply: Reply };
    if ('seq' in reply) this.#moves?.push({ kind: 'act', entry: reply.seq });
    return isTaken(reply);
  }

  /** A card of the deck: played, or what the switch beside it says. */
  async pick(id: string): Promise<boolean> {
    const { prompt, turned, form, drawing } = this;
    const choice = form?.choices.get(id);
    if (!prompt || !choice) return false;
    if (!turned || !this.isTurned || !drawing?.turn) return this.answer(prompt, choice);
    const seat = turned.of ?? this.seat;
    return isTaken(await this.#press(turned, [drawing.turn.through, id], seat));
  }

  /** Turns the switch; after one card it falls back. */
  turn(): void {
    this.#turnedFor = this.isTurned ? undefined : this.turned?.id;
  }

  /** The question in words: where several are asked one after the other, it is the one's whose answer is open here. */
  askedIn(seen: Seen, prompt: PromptPart): AskedWords {
    const { seat } = this;
    const asked = askedWords(seen, prompt);
    const isOneByOne = prompt.whom !== 'anyone' && prompt.whom.length > 1 && prompt.ask.key.endsWith('.all');
    if (!isOneByOne || prompt.secret || prompt.need === 'may' || !seat) return asked;
    const { name, mark } = seen.captain(seat);
    const key = prompt.ask.key.slice(0, -4);
    const verb = seen.say({ ...prompt.ask, key });
    // Some questions are the same to all of them.
    return verb === key ? asked : { ...asked, name, verb, marks: [mark] };
  }

  /** One press, one step. Whoever lays several cards one after the other is chosen once. */
  async answer(prompt: PromptPart, { id }: Pick<ChoicePart, 'id'>): Promise<boolean> {
    const isMiddle = prompt === this.prompt;
    const step = isMiddle ? this.step : prompt.step;
    if (!step) return false;
    const seat = isMiddle ? this.seat : prompt.of;
    this.typed = '';
    const reply = await this.#press(prompt, pathTo(step, id), seat);
    // Whoever has begun beside goes on in the middle.
    if (!isMiddle && 'waiting' in reply) this.choose(prompt.id);
    if (prompt.whom === 'anyone' && seat && 'seq' in reply) await this.#chooseAgain(prompt.id, seat);
    return isTaken(reply);
  }

  /** Takes back what was pressed last of an answer that is not finished. */
  async back(): Promise<boolean> {
    const { prompt, step, seat } = this;
    return (
      prompt !== undefined && step !== undefined && isTaken(await this.#press(prompt, oneBack(step), seat))
    );
  }

  async #press(prompt: PromptPart, path: readonly string[], seat: SeatId | undefined): Promise<Reply> {
    const line = { kind: 'press', prompt: prompt.id, ...(seat ? { seat } : {}), source: 'typed' };
    const said = this.step?.path.map(({ id }) => id) ?? [];
    const reply = await this.send({ ...line, path });
    if ('waiting' in reply) this.#moves?.push({ kind: 'begun', line: { ...line, path: said } });
    return reply;
  }

  /** As long as the same is still asked; if it is not, nobody is chosen and nobody has to hear of it. */
  async #chooseAgain(prompt: string, seat: SeatId): Promise<void> {
    const step = await this.#lookAt(prompt, seat);
    if (!step || this.#chosenSeat !== undefined) return;
    this.#chosenSeat = seat;
    this.#fetched = { prompt, seat, step };
  }

  /** A number that was typed, whether a button says the same or not. */
  async type(value: number): Promise<boolean> {
    const { prompt } = this;
    return prompt !== undefined && this.answer(prompt, { id: `number/${value}` });
  }

  async act(command: Readonly<Record<string, unknown>> & { readonly kind: string }): Promise<Reply> {
    return this.send({ command, source: 'typed' });
  }

  async send(line: Readonly<Record<string, unknown>>): Promise<Reply> {
    const reply = await this.table.line(line);
    if ('refusal' in reply) {
      const open = this.prompts.find(({ id }) => id === line['prompt'] && reply.refusal.code !== 'moved-on');
      const again = 'command' in line || line['kind'] === 'press' ? line : undefined;
      this.#refused = { refusal: reply.refusal, again, prompt: open?.id, on: busySheet(this.sheet) };
    } else if ('seq' in reply) {
      this.#refused = undefined;
      this.reason = '';
      this.typed = '';
      this.#chosenSeat = undefined;
    } else if ('waiting' in reply) this.#refused = undefined;
    else if ('fault' in reply) this.said = reply.fault.text;
    if ('seq' in reply && !reply.repeated) this.#moves?.push(moveOf(line, reply.seq));
    return reply;
  }

  /** The table says that it stands all the same. */
  async overrule(): Promise<boolean> {
    const { reason, refused } = this;
    if (!refused?.again || !this.canOverrule) return false;
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
    if (last && 'entry' in last) await untilShown(() => (this.parts?.log.total ?? 0) >= last.entry);
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
    const [prompt, seat, refused] = [this.#chosenPrompt, this.#chosenSeat, this.#refused];
    return () => {
      if (this.isFrozen !== isFrozen) void this.freeze();
      Object.assign(this, { sheet, typed, reason });
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
    const refusal = { ...answered.no, rule: '', waivable: false };
    this.#refused = { refusal, again: undefined, on: busySheet(this.sheet) };
    return undefined;
  }

  /** A question to the game itself. One it cannot answer is nobody's fault: nothing is shown then. */
  async weigh(question: { readonly kind: string }): Promise<unknown> {
    const answered = await this.table.call('table.ask', { question });
    return answered.ok ? answered.value : undefined;
  }

  open(sheet: Sheet): void {
    if (sheet.kind === 'rule') this.sheet = { ...sheet, over: beneath(this.sheet) };
    else this.sheet = this.sheet?.kind === sheet.kind ? undefined : sheet;
  }

  close(): void {
    this.sheet = this.sheet?.kind === 'rule' ? beneath(this.sheet) : undefined;
  }
}
