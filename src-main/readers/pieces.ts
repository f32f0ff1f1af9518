import { contentsOf, type Contents } from '../chest/contents.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import type { RunningTable } from '../session/running-table.ts';
import type { Intake } from './intake.ts';
import { speakFor, type Speak } from './speak.ts';

/** A table that plays, and what takes its readings. */
export interface AtTable {
  readonly table: RunningTable;
  readonly intake: Intake;
}

/** The pieces of every game and the words for them; of the game that is played, as it is played. */
export class Pieces {
  readonly #gameOf: (id: string) => AnyGame | undefined;
  readonly #speaks = new Map<string, Speak>();
  #at: AtTable | undefined;

  constructor(gameOf: (id: string) => AnyGame | undefined) {
    this.#gameOf = gameOf;
  }

  attach(at: AtTable | undefined): void {
    this.#at = at;
    this.#speaks.clear();
  }

  contents(game: string): Contents | undefined {
    if (this.#at?.table.game.id === game) return this.#at.intake.contents;
    const known = this.#gameOf(game);
    return known && contentsOf(game, known.pieces());
  }

  game(id: string): AnyGame | undefined {
    return this.#gameOf(id);
  }

  /** Without a name: of the game that is played. */
  speak(game = this.#at?.table.game.id ?? ''): Speak {
    const known = this.#speaks.get(game);
    if (known) return known;
    const at = this.#at;
    const names = () => at?.table.state.table.captains ?? {};
    const speak = speakFor(at?.table.game.id === game ? at.table.game : this.#gameOf(game), names);
    this.#speaks.set(game, speak);
    return speak;
  }
}
