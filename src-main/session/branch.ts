import type { NewEntry } from '../log/entry.ts';
import { canonical } from '../rules/kernel/digest.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import type { PlacedRow } from './batches.ts';
import { textOf, type SessionState } from './fact.ts';
import type { Redecided } from './redecide.ts';
import { rowsOf } from './rows.ts';

export type Standing = Extract<Redecided, { readonly kind: 'stands' }>;

/** So many of the newest states are handed on: the log that is shown is told of them. */
const newest = 60;
/** Of those before, one in so many, so that none lies far from one that is known. */
const landmark = 100;

/** What a correction makes of the chain behind it, as it grows: its entries, their query rows and the state there. */
export class Branch {
  /** The entry that it grows from. */
  readonly base: number;
  readonly entries: NewEntry[] = [];
  readonly rows: PlacedRow[] = [];
  /** By the place among what is appended: the correction's own entry comes first. */
  readonly states = new Map<number, SessionState>();
  readonly #game: AnyGame;
  readonly #placeOf: (seq: number) => number;
  #place: number;
  after: SessionState;

  constructor(game: AnyGame, base: number, from: SessionState, placeOf: (seq: number) => number) {
    this.#game = game;
    this.base = base;
    this.after = from;
    this.#placeOf = placeOf;
    this.#place = placeOf(base);
  }

  add({ step, events, override, before, after }: Standing): void {
    const { command, stored, source, at, entry } = step;
    this.#keep(after);
    this.entries.push({
      kind: 'fact',
      parent: 'previous',
      head: 'self',
      command: stored ?? canonical(command),
      events: textOf(events),
      source,
      at,
      ...(override ? { override } : {}),
      ...(entry === undefined ? {} : { redecides: entry }),
    });
    // As `Places` will find it in the log.
    if (entry !== undefined) this.#place = this.#placeOf(entry);
    const recorded = { command, events, at, ...(override ? { override } : {}) };
    for (const row of rowsOf(this.#game, before, recorded)) this.rows.push({ entry: this.#place, row });
  }

  #keep(after: SessionState): void {
    this.after = after;
    const at = this.entries.length + 1;
    this.states.set(at, after);
    const old = at - newest;
    if (old % landmark !== 0) this.states.delete(old);
  }
}
