import { readFor, toldFor } from '../../../src-main/contract/shown.ts';
import type { ToldRefusal } from '../../../src-main/contract/reply.ts';
import type { ChoicePart, EndedPart, PromptPart, StepPart } from '../../../src-main/contract/view.ts';
import type { Message } from '../../../src-main/rules/kernel/message.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { formOf, oneBack, pathTo, type Form } from '../../games/answering.ts';
import { leftToChance } from '../../games/asking.ts';
import { captainOf } from '../../games/captains.ts';
import type { CaptainDrawing, Seen, ViewParts } from '../../games/drawing.ts';
import { sentenceOf, Teller } from '../../games/telling.ts';
import { keep, kept } from '../../state/kept.ts';
import type { Table } from '../../state/table.svelte.ts';
import type { Words } from '../../state/words.svelte.ts';
import { range, type Range } from './range.ts';
import { toOwner } from './to-owner.ts';

const coveredBy = 'covered';

/** One phone in one hand: its seats, what the chosen one is asked, and what was answered. */
export class Hand {
  readonly table: Table;
  readonly words: Words;
  drawing: CaptainDrawing | undefined = $state.raw();
  refused: ToldRefusal | undefined = $state.raw();
  /** Chosen with the thumb and not sent yet. */
  value: number | undefined = $state();
  typed = $state('');
  /** Secrets are covered until they are wanted, when the table likes it so. */
  covered = $state(kept(coveredBy) === 'yes');
  /** What became of the last photo of a card: for this phone alone. */
  photo = $state('');
  /** A second seat is being picked. */
  picking = $state(false);
  /** Spoken by screen readers. */
  said = $state('');
  /** What was pressed last, in words; nothing where it is nobody's to see. */
  tapped: string | undefined = $state();
  /** What is sealed is chosen anew. */
  #changing = $state(false);
  readonly #teller = new Teller();
  #chosenSeat: SeatId | undefined = $state();
  #chosenPrompt: string | undefined = $state();

  readonly parts: ViewParts | undefined = $derived.by(() =>
    this.table.parts.session ? (this.table.parts as ViewParts) : undefined,
  );
  readonly seats: readonly SeatId[] = $derived.by(() => this.table.you?.seats ?? []);
  readonly seat: SeatId | undefined = $derived(
    this.seats.find((seat) => seat === this.#chosenSeat) ?? this.seats[0],
  );
  readonly seen: Seen | undefined = $derived.by(() => {
    const { parts } = this;
    return parts ? { parts, say: this.words.say, captain: captainOf(parts.seats) } : undefined;
  });
  /** What this seat may answer: what waits for it first, then what it may answer, then what it has answered. */
  readonly own: readonly PromptPart[] = $derived.by(() => {
    const { seat } = this;
    if (!seat) return [];
    const mine = (this.parts?.prompts ?? []).filter(({ step }) => step !== undefined);
    const order = ({ need, waiting }: PromptPart): number =>
      waiting.includes(seat) ? (need === 'must' ? 0 : 1) : 2;
    return [...mine].sort((one, other) => order(one) - order(other));
  });
  /** What the thumb answers: what was chosen, or what this seat has to answer. What it may answer stands beside. */
  readonly prompt: PromptPart | undefined = $derived(
    this.own.find(({ id }) => id === this.#chosenPrompt) ?? this.own.find(({ need }) => need === 'must'),
  );
  readonly beside: readonly PromptPart[] = $derived(this.own.filter((one) => one !== this.prompt));
  /** Held out to this seat alone, while nothing has to be answered here: a theft that may be stopped. */
  readonly offered: PromptPart | undefined = $derived.by(() => {
    const { seat, prompt, beside } = this;
    if (prompt || !seat) return undefined;
    return beside.find(({ whom, waiting }) => whom.length === 1 && waiting.includes(seat));
  });
  /** Whether an answer that lies here is struck out, so that it has to be said why. */
  readonly hasStruck: boolean = $derived.by(() =>
    this.own.some(({ step }) => step?.choices.some(({ refusal }) => refusal)),
  );
  /** Whether the table waits for this very seat. */
  readonly awaited: boolean = $derived.by(() => {
    const { seat, prompt = this.offered } = this;
    return seat !== undefined && prompt !== undefined && prompt.waiting.includes(seat);
  });
  readonly hasAnswered: boolean = $derived.by(() => {
    const { seat, prompt } = this;
    return seat !== undefined && prompt !== undefined && prompt.answered.includes(seat);
  });
  /** The own answer is in and lies there until it is changed, under its seal where it is a secret. */
  readonly isIn: boolean = $derived.by(() => this.hasAnswered && !this.#changing);
  /** What is open to be pressed, with what the own cards make likely first. */
  readonly step: StepPart | undefined = $derived.by(() => {
    const { seen, drawing, seat } = this;
    const step = this.prompt?.step;
    if (!step || !seen || !seat || !drawing?.ordered) return step;
    return { ...step, choices: drawing.ordered(seen, seat, step.choices) };
  });
  /** An answer in words, to whoever holds the phone. */
  readonly sayOwn = (message: Message): string => toOwner(this.words, message, this.seat);
  readonly form: Form | undefined = $derived.by(() => {
    const { seen, drawing, prompt, step } = this;
    return seen && drawing && prompt && step
      ? formOf({ ...seen, say: this.sayOwn }, drawing, prompt, step)
      : undefined;
  });
  /** A number to be chosen on the slider, where buttons would be too many. */
  readonly range: Range | undefined = $derived.by(() =>
    range(this.prompt?.step?.choices ?? [], this.prompt?.secret === true),
  );
  readonly chance: ReturnType<typeof leftToChance> = $derived.by(() => leftToChance(this.step));
  /** What had been begun here and ended, since the table went on. */
  readonly ended: readonly EndedPart[] = $derived.by(() => this.parts?.ended ?? []);
  /** What the slider stands at before it is moved: what was sealed, as long as it may be changed. */
  readonly sealed: number | undefined = $derived.by(() => {
    const { seen, seat, prompt, drawing } = this;
    return seen && seat && prompt ? drawing?.sealed?.(seen, seat, prompt) : undefined;
  });

  constructor(table: Table, words: Words) {
    this.table = table;
    this.words = words;
  }

  /** Says what has been entered since the last look. */
  async tell(): Promise<void> {
    const { seen, words } = this;
    const news = seen && this.#teller.news(seen);
    if (!news) return;
    const { game } = seen.parts.session;
    await words.learn(`told ${game}`, () => toldFor(game, words.language));
    this.said = sentenceOf(news, words.say);
  }

  /** Fetches the words of rule cards and refusals; false while the table cannot be reached for them. */
  async learn(): Promise<boolean> {
    const { parts, words } = this;
    if (!parts) return false;
    const { game } = parts.session;
    try {
      await words.learn(`read ${game}`, () => readFor(game, words.language));
      return true;
    } catch {
      return false;
    }
  }

  chooseSeat(seat: SeatId): void {
    this.#chosenSeat = seat;
    this.#chosenPrompt = undefined;
    this.#forget();
    this.table.look({ kind: 'captain', seat });
  }

  choose(prompt: string): void {
    this.#chosenPrompt = prompt;
    this.#forget();
  }

  /** What lies there is chosen once more, as long as the last has not answered. */
  change(): void {
    this.#changing = true;
  }

  async takeBack(entry: number): Promise<void> {
    await this.#send({ kind: 'undo', entry });
  }

  cover(): void {
    this.covered = !this.covered;
    keep(coveredBy, this.covered ? 'yes' : null);
  }

  /** One press more. Where another step follows it comes with the view. */
  async answer(choice: Pick<ChoicePart, 'id'> & Partial<ChoicePart>, prompt = this.prompt): Promise<void> {
    if (!prompt?.step) return;
    const { id, label } = choice;
    this.tapped = label && !prompt.secret ? this.sayOwn(label) : undefined;
    // Whoever has begun beside goes on there.
    if (prompt !== this.prompt && prompt.step.choices.some((one) => one.id === id && one.more))
      this.#chosenPrompt = prompt.id;
    await this.#press(prompt, pathTo(prompt.step, id));
  }

  async back(): Promise<void> {
    const { prompt } = this;
    if (prompt?.step) await this.#press(prompt, oneBack(prompt.step));
  }

  async type(value: number): Promise<void> {
    await this.answer({ id: `number/${value}` });
  }

  async #press(prompt: PromptPart, path: readonly string[]): Promise<void> {
    const { seat } = this;
    if (seat) await this.#send({ kind: 'press', prompt: prompt.id, seat, path });
  }

  /** Chance of the companion's own, where nobody has a die at hand. */
  async rollVirtually(): Promise<void> {
    const { prompt, seat } = this;
    if (!prompt || !seat) return;
    const answered = await this.table.call('die.roll', { prompt: prompt.id, seat });
    if (!answered.ok) this.#refuse(answered.no);
  }

  /** A question to the game itself. One it cannot answer is nobody's fault: nothing is shown then. */
  async weigh(question: { readonly kind: string }): Promise<unknown> {
    const answered = await this.table.call('table.ask', { question });
    return answered.ok ? answered.value : undefined;
  }

  async keepPicture(): Promise<void> {
    const { keepPicture } = await import('../keep-picture.ts');
    const text = await keepPicture(this.table);
    if (text === undefined) this.refused = undefined;
    else this.#refuse({ code: 'not-kept', text });
  }

  async take(seat: SeatId): Promise<void> {
    const answered = await this.table.call('seat.take', { seat });
    if (answered.ok) {
      this.picking = false;
      this.chooseSeat(seat);
      this.refused = undefined;
    } else this.#refuse(answered.no);
  }

  async leave(seat: SeatId): Promise<void> {
    const answered = await this.table.call('seat.leave', { seat });
    if (!answered.ok) this.#refuse(answered.no);
  }

  async #send(line: object): Promise<void> {
    const reply = await this.table.line(line);
    if ('refusal' in reply) this.refused = reply.refusal;
    else if ('fault' in reply) this.#refuse(reply.fault);
    else this.#forget();
  }

  #refuse({ code, text }: { readonly code: string; readonly text: string }): void {
    this.refused = { code, text, rule: '', waivable: false };
  }

  #forget(): void {
    this.refused = undefined;
    this.photo = '';
    this.value = undefined;
    this.typed = '';
    this.#changing = false;
  }
}
