import type { Hold } from '../chest/hold.ts';
import { offered, type Made } from '../chest/made.ts';
import { boundaryOf, gameIds } from '../contract/games.ts';
import type { CallRefusal } from '../link/handler.ts';
import type { Chest } from '../log/library/chests.ts';
import type { Records } from '../log/library/records.ts';
import type { Kept } from '../rules/kernel/before.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';

/** Where the library had them before chests did: `map pirate-quest The attic`. */
const formerKey = (game: string, choice: string): string => `${choice} ${game} `;

/** What a table has made itself for a set-up lies in its chest, and goes with it to friends. */
export class KeptChoices {
  readonly #hold: Hold;

  constructor(hold: Hold, settings: Records) {
    this.#hold = hold;
    for (const game of gameIds) this.#bringOver(game, settings);
  }

  /** Of every box of the game, since a map belongs to none of them: that of the box in use comes first. */
  of(game: string, choice: string): readonly Kept[] {
    const byName = new Map<string, Kept>();
    for (const chest of this.#chests(game))
      for (const kept of offered(game, this.#hold.made(chest), choice))
        if (!byName.has(kept.name)) byName.set(kept.name, kept);
    return [...byName.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  /** A name that is taken is overwritten, wherever it lies. */
  save(game: string, title: string, choice: string, { name, value }: Kept): Result<null, CallRefusal> {
    const chest = this.#chestWith(game, choice, name) ?? this.#chests(game)[0] ?? this.#newChest(game, title);
    if (!chest) return refuse({ code: 'no-chest' });
    return this.#change(chest, choice, (kept) => ({ ...kept, [name]: value }));
  }

  remove(game: string, choice: string, name: string): Result<null, CallRefusal> {
    const chest = this.#chestWith(game, choice, name);
    if (!chest) return accept(null);
    const removed = this.#change(chest, choice, (kept) =>
      Object.fromEntries(Object.entries(kept).filter(([one]) => one !== name)),
    );
    return removed.ok ? this.remove(game, choice, name) : removed;
  }

  #chests(game: string): readonly Chest[] {
    const inUse = this.#hold.inUse(game);
    const others = this.#hold.list().filter((chest) => chest.game === game && chest.id !== inUse?.id);
    return inUse ? [inUse, ...others] : others;
  }

  #chestWith(game: string, choice: string, name: string): Chest | undefined {
    return this.#chests(game).find((chest) => this.#hold.made(chest)[choice]?.[name] !== undefined);
  }

  #newChest(game: string, title: string): Chest | undefined {
    const made = this.#hold.create(game, title);
    return made.ok ? made.value : undefined;
  }

  #change(chest: Chest, choice: string, to: (kept: Made[string]) => Made[string]): Result<null, CallRefusal> {
    const made = this.#hold.made(chest);
    const kept = this.#hold.keepMade(chest, { ...made, [choice]: to(made[choice] ?? {}) });
    return kept.ok ? accept(null) : kept;
  }

  /** What an earlier version left in the library; what the chest has under that name already is the newer one. */
  #bringOver(game: string, settings: Records): void {
    const boundary = boundaryOf(game);
    for (const choice of Object.keys(boundary?.keptSchemas ?? {})) {
      const key = formerKey(game, choice);
      for (const { name: record, value } of settings.list()) {
        if (!record.startsWith(key)) continue;
        const name = record.slice(key.length);
        const brought =
          this.#chestWith(game, choice, name) !== undefined ||
          this.save(game, boundary?.game.title ?? game, choice, { name, value }).ok;
        if (brought) settings.remove(record);
      }
    }
  }
}
