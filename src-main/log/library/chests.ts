import type { LogFault } from '../entry.ts';
import { attempt } from '../fault.ts';
import { accept, refuse, type Result } from '../../rules/kernel/result.ts';
import { all, change, changeAny, first, sql, transaction, type Writable } from '../sql.ts';

/** One copy of a game, with what tells its pieces apart. */
export interface Chest {
  readonly id: string;
  readonly name: string;
  readonly game: string;
}

export interface ChestPiece {
  /** Unique within the game: `card/swords-9/1`. */
  readonly piece: string;
  /** What else is known of it, as JSON can hold it. */
  readonly record: unknown;
}

export interface TaggedPiece {
  readonly tag: string;
  readonly chest: string;
  readonly piece: string;
}

export interface Chests {
  list(): readonly Chest[];
  save(chest: Chest): Result<void, LogFault>;
  /** With its pieces and their tags. */
  remove(id: string): Result<void, LogFault>;
  pieces(chest: string): readonly ChestPiece[];
  savePieces(chest: string, pieces: readonly ChestPiece[]): Result<void, LogFault>;
  removePiece(chest: string, piece: string): Result<void, LogFault>;
  tags(chest: string): readonly TaggedPiece[];
  /** What a tag is on, in whichever chest. */
  find(tag: string): TaggedPiece | undefined;
  /** A tag is on one piece: one that is on another already is named, and moved only when told to. */
  tag(tagged: TaggedPiece, move?: 'move'): Result<void, LogFault | TaggedElsewhere>;
  /** All of them or none; those that are on other pieces are moved. */
  tagAll(tagged: readonly TaggedPiece[]): Result<void, LogFault>;
  untag(tag: string): Result<void, LogFault>;
}

export interface TaggedElsewhere {
  readonly code: 'tagged-elsewhere';
  readonly on: TaggedPiece;
}

export function chestsIn(db: Writable): Chests {
  const find = (tag: string): TaggedPiece | undefined =>
    first<TaggedPiece>(db, sql`SELECT tag, chest, piece FROM tags WHERE tag = ${tag}`);
  return {
    list: () => all<Chest>(db, sql`SELECT id, name, game FROM chests ORDER BY name COLLATE NOCASE, id`),
    save: ({ id, name, game }) =>
      attempt(() =>
        change(
          db,
          sql`INSERT INTO chests VALUES (${id}, ${name}, ${game})
              ON CONFLICT (id) DO UPDATE SET name = excluded.name, game = excluded.game`,
          1,
        ),
      ),
    remove: (id) => attempt(() => void changeAny(db, sql`DELETE FROM chests WHERE id = ${id}`)),
    pieces: (chest) =>
      all<{ piece: string; record: string }>(
        db,
        sql`SELECT piece, record FROM pieces WHERE chest = ${chest} ORDER BY piece`,
      ).map(({ piece, record }) => ({ piece, record: JSON.parse(record) as unknown })),
    savePieces: (chest, pieces) =>
      attempt(() =>
        transaction(db, () => {
          for (const piece of pieces) savePiece(db, chest, piece);
        }),
      ),
    removePiece: (chest, piece) =>
      attempt(() => void changeAny(db, sql`DELETE FROM pieces WHERE chest = ${chest} AND piece = ${piece}`)),
    tags: (chest) =>
      all<TaggedPiece>(
        db,
        sql`SELECT tag, chest, piece FROM tags WHERE chest = ${chest} ORDER BY piece, tag`,
      ),
    find,
    tag: (tagged, move) => {
      const on = find(tagged.tag);
      const isElsewhere = on && (on.chest !== tagged.chest || on.piece !== tagged.piece);
      if (isElsewhere && !move) return refuse({ code: 'tagged-elsewhere', on });
      return on && !isElsewhere
        ? accept(undefined)
        : attempt(() => transaction(db, () => putTag(db, tagged)));
    },
    tagAll: (tagged) =>
      attempt(() =>
        transaction(db, () => {
          for (const each of tagged) putTag(db, each);
        }),
      ),
    untag: (tag) => attempt(() => void changeAny(db, sql`DELETE FROM tags WHERE tag = ${tag}`)),
  };
}

function savePiece(db: Writable, chest: string, { piece, record }: ChestPiece): void {
  change(
    db,
    sql`INSERT INTO pieces VALUES (${chest}, ${piece}, ${JSON.stringify(record)})
        ON CONFLICT (chest, piece) DO UPDATE SET record = excluded.record`,
    1,
  );
}

/** A tag may be put on a piece before anything else is known of the piece. */
function putTag(db: Writable, { tag, chest, piece }: TaggedPiece): void {
  changeAny(db, sql`INSERT OR IGNORE INTO pieces VALUES (${chest}, ${piece}, 'null')`);
  change(
    db,
    sql`INSERT INTO tags VALUES (${tag}, ${chest}, ${piece})
        ON CONFLICT (tag) DO UPDATE SET chest = excluded.chest, piece = excluded.piece`,
    1,
  );
}
