import type { Entry } from '../log/entry.ts';
import { atOnce, type Steps } from '../log/steps.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import { blankSession, evolveEntry, type SessionState } from './fact.ts';

/** States cost little to keep, since they share what did not change; still, not all of a long evening. */
const kept = 400;
/** Every so many entries one is kept for good, so that walking back never means starting from nothing. */
const landmark = 100;

/** The state after any entry, found from the nearest one that is still known. */
export class States {
  readonly #game: AnyGame;
  readonly #entryAt: (seq: number) => Entry;
  readonly #known = new Map<number, SessionState>();
  readonly #landmarks = new Map<number, SessionState>();

  constructor(game: AnyGame, entryAt: (seq: number) => Entry) {
    this.#game = game;
    this.#entryAt = entryAt;
    this.#landmarks.set(0, blankSession(game));
  }

  at(seq: number): SessionState {
    return this.#find(seq) ?? atOnce(this.reach(seq));
  }

  *reach(seq: number): Steps<SessionState> {
    const missing: Entry[] = [];
    let from = seq;
    let state = this.#find(from);
    while (!state) {
      const entry = this.#entryAt(from);
      missing.push(entry);
      from = entry.parent;
      state = this.#find(from);
    }
    for (const entry of missing.reverse()) {
      state = evolveEntry(this.#game, state, entry);
      this.know(entry.seq, state);
      yield;
    }
    return state;
  }

  know(seq: number, state: SessionState): void {
    if (seq % landmark === 0) {
      this.#landmarks.set(seq, state);
      return;
    }
    this.#known.delete(seq);
    this.#known.set(seq, state);
    if (this.#known.size > kept) {
      const oldest = this.#known.keys().next();
      if (!oldest.done) this.#known.delete(oldest.value);
    }
  }

  #find(seq: number): SessionState | undefined {
    return this.#known.get(seq) ?? this.#landmarks.get(seq);
  }
}
