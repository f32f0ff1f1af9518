import { migrate, type FileKind } from './migrate.ts';
import { sessionMigrations } from './migrations/session-migrations.ts';
import { all, sql, type Readable, type Writable } from './sql.ts';
import Database from 'better-sqlite3';

/** "QMst" in the header of every session file. */
export const sessionKind: FileKind = { applicationId: 0x514d7374, migrations: sessionMigrations };

export interface SchemaPart {
  readonly type: string;
  readonly name: string;
  readonly sql: string;
}

/** But for what SQLite itself notes down about tables. */
export const schemaOf = (db: Readable): readonly SchemaPart[] =>
  all<SchemaPart>(
    db,
    sql`SELECT type, name, sql FROM sqlite_schema
        WHERE sql IS NOT NULL
          AND NOT (name IN ('sqlite_stat1', 'sqlite_stat4', 'sqlite_sequence') AND sql LIKE 'CREATE TABLE %')`,
  );

/** The parts that a file of this kind consists of: those of a new one. */
export function schemaOfKind(kind: FileKind): readonly SchemaPart[] {
  const db = new Database(':memory:') as Writable;
  try {
    migrate(db, kind);
    return schemaOf(db);
  } finally {
    db.close();
  }
}
