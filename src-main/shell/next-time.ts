import { canBePlayed, keptAfter, rowsSchema, settled, type KeptRows } from '../chest/own-rows.ts';
import type { Hold } from '../chest/hold.ts';
import { boundaryOf } from '../contract/games.ts';
import type { KeptCard, KeptForNext } from '../contract/link-parts.ts';
import type { CallRefusal } from '../link/handler.ts';
import type { Chest } from '../log/library/chests.ts';
import type { Records } from '../log/library/records.ts';
import { games, type GameId } from '../rules/games.ts';
import type { TypedRows } from '../rules/kernel/own-data.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import type { Running } from './running.ts';

/** Of so many evenings it is known what the chest had when they began. */
const mostEvenings = 30;
const evening = 'evening ';

/** What a table types in goes from evening to chest and from chest to evening. */
export class NextTime {
  readonly #hold: Hold;
  readonly #settings: Records;

  constructor(hold: Hold, settings: Records) {
    this.#hold = hold;
    this.#settings = settings;
  }

  /** What the chest of a game has now is what an evening that begins is held against when it is left. */
  begun(file: string, game: string): void {
    if (boundaryOf(game)?.game.ownData) this.#note(file, this.#chestRows(game).rows);
  }

  /** A recording knows nothing of this table's box. */
  isRecording(file: string): void {
    this.#settings.set(evening + file, { isRecording: true });
  }

  /** Whether it plays, or played, itself: nobody means to go on with it. */
  isRecorded(file: string): boolean {
    const noted = this.#settings.get(evening + file) as { isRecording?: true } | undefined;
    return noted?.isRecording === true;
  }

  /** Takes what is in force into the chest of the game; the first thing that is ever typed in makes one. */
  keep({ file, table }: Running): Result<KeptForNext, CallRefusal> {
    const { ownData, id, title } = table.game;
    const noted = this.#settings.get(evening + file) as { rows?: unknown; isRecording?: true } | undefined;
    if (!ownData || !table.begun || noted?.isRecording) return refuse({ code: 'nothing-typed-in' });
    const rows = ownData.typed(table.state.game);
    const before = rowsSchema.safeParse(noted?.rows);
    const was = before.success ? before.data : typedAtFirst({ table });
    const isUntouched = Object.keys(rows).length === 0 && Object.keys(was).length === 0;
    const chest = isUntouched ? undefined : this.#chestFor(id, title);
    if (!chest) return refuse({ code: 'nothing-typed-in' });
    const after = keptAfter(was, this.#hold.ownRows(chest), { title: table.log.heading.title, rows });
    const kept = this.#hold.keepOwnRows(chest, after);
    if (!kept.ok) return kept;
    this.#note(file, rows);
    return accept({
      chest: chest.name,
      rows: Object.keys(after.rows).length,
      differing: Object.keys(after.differing?.rows ?? {}).length,
    });
  }

  /** What somebody brings as a file goes the same way: into the chest, where nothing else is said there. */
  bring(game: GameId, rows: TypedRows, title: string): Result<KeptForNext, CallRefusal> {
    const chest = this.#chestFor(game, games[game].title);
    if (!chest) return refuse({ code: 'no-chest' });
    const before = this.#hold.ownRows(chest);
    const after = keptAfter({}, before, { title, rows: { ...before.rows, ...rows } });
    const kept = this.#hold.keepOwnRows(chest, after);
    if (!kept.ok) return kept;
    return accept({
      chest: chest.name,
      rows: Object.keys(rows).length,
      differing: Object.keys(after.differing?.rows ?? {}).length,
    });
  }

  /** What a new session begins with: nothing where the chest has nothing that can be played. */
  edition(game: string): Readonly<Record<string, unknown>> | undefined {
    const { rows } = this.#chestRows(game);
    const isEmpty = Object.keys(rows).length === 0;
    return isEmpty || !canBePlayed(game, rows) ? undefined : boundaryOf(game)?.game.ownData?.edition(rows);
  }

  card(game: string): KeptCard | null {
    const own = boundaryOf(game)?.game.ownData;
    const { rows, differing } = this.#chestRows(game);
    const edition = this.edition(game);
    if (!own || (!edition && !differing)) return null;
    return {
      edition: edition ?? {},
      differing: differing
        ? {
            evening: differing.evening,
            rows: Object.entries(differing.rows).map(([row, value]) => own.name(row, value ?? rows[row])),
          }
        : null,
    };
  }

  settle(game: string, take: 'chest' | 'evening'): Result<null, CallRefusal> {
    const chest = this.#hold.inUse(game);
    if (!chest) return refuse({ code: 'no-chest' });
    const done = this.#hold.keepOwnRows(chest, settled(this.#hold.ownRows(chest), take));
    return done.ok ? accept(null) : done;
  }

  #chestRows(game: string): KeptRows {
    const chest = this.#hold.inUse(game);
    return chest ? this.#hold.ownRows(chest) : { rows: {} };
  }

  #chestFor(game: string, title: string): Chest | undefined {
    const inUse = this.#hold.inUse(game);
    if (inUse || this.#hold.list().some((chest) => chest.game === game)) return inUse;
    const made = this.#hold.create(game, title);
    return made.ok ? made.value : undefined;
  }

  #note(file: string, rows: TypedRows): void {
    this.#settings.set(evening + file, { rows });
    const noted = this.#settings.list().filter(({ name }) => name.startsWith(evening));
    // Their names begin with the day.
    for (const { name } of noted.slice(0, -mostEvenings)) this.#settings.remove(name);
  }
}

/** An evening of which nothing was noted: what it began with itself. */
const typedAtFirst = ({ table }: Pick<Running, 'table'>): TypedRows =>
  table.game.ownData?.typed(table.stateAt(1).game) ?? {};
