import { contentsOf, type Contents } from '../chest/contents.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import type { Piece, PiecePack } from '../rules/kernel/piece.ts';
import type { RunningTable } from '../session/running-table.ts';
import type { Intake } from './intake.ts';
import { speakFor, type Speak } from './speak.ts';

/** A table that plays, and what takes its readings. */
export interface AtTable {
  readonly table: RunningTable;
  readonly intake: Intake;
}

/** The pieces of every game and the words for them: as it is played, or else as it would be. */
export class Pieces {
  readonly #gameOf: (id: string) => AnyGame | undefined;
  readonly #editionFor: (id: string) => unknown;
  readonly #speaks = new Map<string, Speak>();
  #at: AtTable | undefined;

  constructor(
    gameOf: (id: string) => AnyGame | undefined,
    /** What the game would be played with next: undefined as delivered. */
    editionFor: (id: string) => unknown = () => undefined,
  ) {
    this.#gameOf = gameOf;
    this.#editionFor = editionFor;
  }

  attach(at: AtTable | undefined): void {
    this.#at = at;
    this.#speaks.clear();
  }

  contents(game: string): Contents | undefined {
    if (this.#at?.table.game.id === game) return this.#at.intake.contents;
    const known = this.#gameOf(game);
    return known && contentsOf(game, known.pieces(this.#editionFor(game)), known.pieces());
  }

  /** The packs of a game, the box first; none of a game that has only its box. */
  packs(game: string): readonly PiecePack[] {
    const packs = (this.#gameOf(game)?.pieces() ?? []).flatMap(({ pack }) => pack ?? []);
    return [...new Map(packs.map((pack) => [pack.id, pack])).values()].sort((a, b) => a.number - b.number);
  }

  /** In play or not: a pack that was only just bought is labelled before. */
  ofPack(game: string, pack: string): readonly Piece[] {
    return (this.#gameOf(game)?.pieces() ?? []).filter((piece) => piece.pack?.id === pack);
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
