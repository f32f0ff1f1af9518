import type { LogFault } from '../log/entry.ts';
import type { Chest, Chests, TaggedPiece } from '../log/library/chests.ts';
import type { Records } from '../log/library/records.ts';
import type { Piece } from '../rules/kernel/piece.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import { contentsOf } from './contents.ts';
import { findTag, type Shelf } from './find.ts';
import { madeSchema, type Made } from './made.ts';
import { keptRowsSchema, type KeptRows } from './own-rows.ts';

export type ChestRefusal =
  | { readonly code: 'no-such-chest' }
  | { readonly code: 'no-chest' }
  | { readonly code: 'nothing-to-teach' }
  | { readonly code: 'no-such-piece'; readonly values: { readonly piece: string } }
  | {
      readonly code: 'tagged-elsewhere';
      readonly values: { readonly chest: string; readonly piece: string };
      readonly on: TaggedPiece;
    }
  | { readonly code: 'chest-disk'; readonly values: { readonly detail: string } };

/** What of the library the chests are kept in. */
export interface ChestStore {
  readonly chests: Chests;
  readonly settings: Records;
}

/** What is kept of a piece beside its tags. */
interface PieceRecord {
  /** A tag with its code was printed for it. */
  readonly printed: boolean;
}

const rowsKey = (chest: string): string => `chest-rows.${chest}`;
const madeKey = (chest: string): string => `chest-made.${chest}`;
const inUseKey = (game: string): string => `chest-in-use.${game}`;

/** Where the chests lie: one for each copy of a game, one of each game in use. */
export class Hold {
  readonly #store: ChestStore;
  readonly #newId: () => string;

  constructor(store: ChestStore, newId: () => string) {
    this.#store = store;
    this.#newId = newId;
  }

  get chests(): Chests {
    return this.#store.chests;
  }

  list(): readonly Chest[] {
    return this.chests.list();
  }

  get(id: string): Chest | undefined {
    return this.list().find((chest) => chest.id === id);
  }

  /** The first chest of a game is in use by itself; from the second on a person chooses. */
  inUse(game: string): Chest | undefined {
    const ofGame = this.list().filter((chest) => chest.game === game);
    const chosen = this.#store.settings.get(inUseKey(game));
    return ofGame.find(({ id }) => id === chosen) ?? (ofGame.length === 1 ? ofGame[0] : undefined);
  }

  choose(id: string): Result<Chest, ChestRefusal> {
    const chest = this.get(id);
    if (!chest) return refuse({ code: 'no-such-chest' });
    return kept(this.#store.settings.set(inUseKey(chest.game), id), chest);
  }

  create(game: string, name: string): Result<Chest, ChestRefusal> {
    const added = this.#add(game, name);
    return added.ok ? this.choose(added.value.id) : added;
  }

  /** One that somebody brought: whatever is in use stays in use until a person chooses. */
  createBeside(game: string, name: string): Result<Chest, ChestRefusal> {
    const before = this.inUse(game);
    const added = this.#add(game, name);
    if (!added.ok || !before) return added;
    const stays = this.choose(before.id);
    return stays.ok ? added : stays;
  }

  #add(game: string, name: string): Result<Chest, ChestRefusal> {
    const chest = { id: this.#newId(), name, game };
    return kept(this.chests.save(chest), chest);
  }

  rename(id: string, name: string): Result<Chest, ChestRefusal> {
    const chest = this.get(id);
    if (!chest) return refuse({ code: 'no-such-chest' });
    const renamed = { ...chest, name };
    return kept(this.chests.save(renamed), renamed);
  }

  remove(id: string): Result<void, ChestRefusal> {
    if (!this.get(id)) return refuse({ code: 'no-such-chest' });
    const { settings } = this.#store;
    let removed = this.chests.remove(id);
    for (const key of [rowsKey(id), madeKey(id)]) removed = removed.ok ? settings.remove(key) : removed;
    return kept(removed, undefined);
  }

  /** What a table has typed in, from the evenings before. */
  ownRows(chest: Chest): KeptRows {
    const read = keptRowsSchema.safeParse(this.#store.settings.get(rowsKey(chest.id)));
    return read.success ? read.data : { rows: {} };
  }

  keepOwnRows(chest: Chest, rows: KeptRows): Result<void, ChestRefusal> {
    return kept(this.#store.settings.set(rowsKey(chest.id), rows), undefined);
  }

  /** What the table has made itself for its set-ups. */
  made(chest: Chest): Made {
    const read = madeSchema.safeParse(this.#store.settings.get(madeKey(chest.id)));
    return read.success ? read.data : {};
  }

  keepMade(chest: Chest, made: Made): Result<void, ChestRefusal> {
    return kept(this.#store.settings.set(madeKey(chest.id), made), undefined);
  }

  /** Where tags of a game are looked up. */
  shelf(game: string, pieces: readonly Piece[]): Shelf {
    return { chests: this.chests, chest: this.inUse(game), contents: contentsOf(game, pieces) };
  }

  tagsOf(chest: Chest, piece: string): readonly string[] {
    return this.chests.tags(chest.id).flatMap((tagged) => (tagged.piece === piece ? [tagged.tag] : []));
  }

  /** A tag that is on another piece already, in whatever writing, is moved only when told to. */
  teach(chest: Chest, tag: string, piece: string, move?: 'move'): Result<void, ChestRefusal> {
    const on = findTag(this.chests, tag, chest);
    if (on?.chest === chest.id && on.piece === piece) return accept(undefined);
    if (on && !move) return this.#elsewhere(on);
    if (on && on.tag !== tag) {
      const untagged = this.untag(on.tag);
      if (!untagged.ok) return untagged;
    }
    const tagged = this.chests.tag({ tag, chest: chest.id, piece }, move);
    if (tagged.ok) return tagged;
    if (tagged.no.code !== 'tagged-elsewhere') return fault(tagged.no);
    return this.#elsewhere(tagged.no.on);
  }

  /** All of them or none. */
  teachAll(
    chest: Chest,
    lessons: readonly { readonly tag: string; readonly piece: string }[],
    move?: 'move',
  ): Result<void, ChestRefusal> {
    const on = lessons
      .filter(({ tag, piece }) => !this.#isOn(tag, chest.id, piece))
      .flatMap(({ tag }) => this.chests.find(tag) ?? [])[0];
    if (on && !move) return this.#elsewhere(on);
    return kept(this.chests.tagAll(lessons.map((each) => ({ ...each, chest: chest.id }))), undefined);
  }

  untag(tag: string): Result<void, ChestRefusal> {
    return kept(this.chests.untag(tag), undefined);
  }

  notePrinted(chest: Chest, pieces: readonly Piece[]): Result<void, ChestRefusal> {
    const record: PieceRecord = { printed: true };
    return kept(
      this.chests.savePieces(
        chest.id,
        pieces.map(({ key }) => ({ piece: key, record })),
      ),
      undefined,
    );
  }

  /** The pieces that can be scanned: with a tag that was taught, or a printed one. */
  marked(chest: Chest): ReadonlySet<string> {
    const printed = this.chests.pieces(chest.id).filter(({ record }) => isPrinted(record));
    const tagged = this.chests.tags(chest.id);
    return new Set([...printed, ...tagged].map(({ piece }) => piece));
  }

  #isOn(tag: string, chest: string, piece: string): boolean {
    const on = this.chests.find(tag);
    return on?.chest === chest && on.piece === piece;
  }

  #elsewhere(on: TaggedPiece): Result<never, ChestRefusal> {
    const values = { chest: this.get(on.chest)?.name ?? on.chest, piece: on.piece };
    return refuse({ code: 'tagged-elsewhere', values, on });
  }
}

export const isPrinted = (record: unknown): boolean =>
  typeof record === 'object' && record !== null && 'printed' in record && record.printed === true;

export const fault = ({ detail }: LogFault): Result<never, ChestRefusal> =>
  refuse({ code: 'chest-disk', values: { detail } });

function kept<Value>(stored: Result<void, LogFault>, value: Value): Result<Value, ChestRefusal> {
  return stored.ok ? accept(value) : fault(stored.no);
}
