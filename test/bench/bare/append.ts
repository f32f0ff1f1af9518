/** The bare thing that an append is measured against: one row, one commit, on the disk when it returns. */
import Database from 'better-sqlite3';

export interface BareTable {
  one(text: string): void;
  /** All of them in one transaction. */
  all(texts: readonly string[]): void;
  close(): void;
}

export function bareTable(path: string): BareTable {
  const db = new Database(path);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('CREATE TABLE log (seq INTEGER PRIMARY KEY, entry TEXT NOT NULL) STRICT');
  const insert = db.prepare('INSERT INTO log (entry) VALUES (?)');
  return {
    one(text) {
      insert.run(text);
    },
    all: db.transaction((texts: readonly string[]) => {
      for (const text of texts) insert.run(text);
    }),
    close() {
      db.close();
    },
  };
}
