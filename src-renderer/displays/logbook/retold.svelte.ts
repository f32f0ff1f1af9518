import type {
  EntriesPage,
  EveningPart,
  Shown,
  TimelineRow,
} from '../../../src-main/contract/logbook-evening.ts';
import type { Message } from '../../../src-main/rules/kernel/message.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { markOf } from '../../games/captains.ts';
import type { Captain } from '../../look/marks.ts';
import type { Book } from './book.svelte.ts';

/** So many rows of the log are asked for at once. */
const rowsAtOnce = 200;

export const speeds = [1, 4, 20] as const;
export type Speed = (typeof speeds)[number];
/** At the pace of 1 a picture stands so long. */
const standsFor = 1200;

/** One evening that lies open, and the entry that is looked at. */
export class Retold {
  part: EveningPart | undefined = $state.raw();
  rows: readonly TimelineRow[] = $state.raw([]);
  shown: Shown | undefined = $state.raw();
  as: 'now' | 'then' = $state('now');
  /** Of the stops, by its place among them. */
  at = $state(0);
  playing: Speed | undefined = $state();
  /** The television shows what is looked at here. */
  onTv = $state(false);
  readonly session: string;
  readonly #book: Book;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(book: Book, session: string) {
    this.#book = book;
    this.session = session;
  }

  readonly entry = $derived.by(() => this.part?.stops[this.at]);

  readonly told = (message: Message): string => this.#book.told(message, this.part?.row.captains ?? []);

  readonly captain = (seat: SeatId): Captain => ({
    mark: markOf(seat),
    name: this.part?.row.captains.find((one) => one.seat === seat)?.name ?? seat,
  });

  async load(): Promise<void> {
    const { session } = this;
    const part = await this.#book.ask<EveningPart, 'logbook.evening'>('logbook.evening', { session });
    if (this.#left || !part) return;
    const isFirst = this.part === undefined;
    this.part = part;
    if (!isFirst) return;
    this.at = Math.max(0, part.stops.length - 1);
    await this.#fetchRows();
  }

  /** The television behind the entry; an answer that comes after one has gone on is not shown. */
  async look(): Promise<void> {
    const { session, entry, as } = this;
    if (entry === undefined) return;
    const shown = await this.#book.ask<Shown, 'logbook.shown'>('logbook.shown', { session, entry, as });
    if (shown && entry === this.entry && as === this.as) this.shown = shown;
    if (this.onTv) await this.#film();
  }

  /** Puts what is looked at on the television, over whatever is on, or gives it back. */
  async show(on: boolean): Promise<void> {
    if (!on) {
      this.onTv = false;
      await this.#book.ask('tv.unfreeze');
      return;
    }
    this.onTv = await this.#film();
  }

  async #film(): Promise<boolean> {
    const { session, entry, as } = this;
    if (entry === undefined) return false;
    return (await this.#book.ask('tv.film', { session, entry, as })) !== undefined;
  }

  step(by: number): void {
    const last = (this.part?.stops.length ?? 1) - 1;
    this.at = Math.max(0, Math.min(last, this.at + by));
  }

  /** To the last stop at or before an entry. */
  toEntry(entry: number): void {
    this.at = Math.max(0, (this.part?.stops.filter((stop) => stop <= entry).length ?? 1) - 1);
  }

  stepRound(by: number): void {
    const { part, entry } = this;
    if (!part || entry === undefined) return;
    const now = part.rounds.findIndex(({ from, to }) => entry >= from && entry <= to);
    const next = part.rounds[now + by];
    if (next) this.toEntry(next.to);
  }

  play(speed: Speed | undefined): void {
    clearTimeout(this.#timer);
    this.playing = speed;
    if (speed === undefined) return;
    if (this.at >= (this.part?.stops.length ?? 1) - 1) this.at = 0;
    this.#next(speed);
  }

  /** The file is another one now. */
  async reload(): Promise<void> {
    this.part = undefined;
    this.rows = [];
    await this.load();
  }

  leave(): void {
    this.#left = true;
    if (this.onTv) void this.show(false);
    clearTimeout(this.#timer);
  }

  #next(speed: Speed): void {
    this.#timer = setTimeout(() => {
      this.step(1);
      if (this.at < (this.part?.stops.length ?? 1) - 1) this.#next(speed);
      else this.playing = undefined;
    }, standsFor / speed);
  }

  async #fetchRows(): Promise<void> {
    for (;;) {
      const asked = { session: this.session, from: this.rows.length, count: rowsAtOnce };
      const page = await this.#book.ask<EntriesPage, 'logbook.entries'>('logbook.entries', asked);
      if (this.#left || !page || page.rows.length === 0) return;
      this.rows = [...this.rows, ...page.rows];
      if (this.rows.length >= page.total) return;
    }
  }
}
