/** The bare thing that an append is measured against: one row, one commit, on the disk when it returns. */
import Database from 'better-sqlite3';

export function bareAppend(path: string): (text: string) => void {
  const db = new Database(path);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('CREATE TABLE log (seq INTEGER PRIMARY KEY, entry TEXT NOT NULL) STRICT');
  const insert = db.prepare('INSERT INTO log (entry) VALUES (?)');
  return (text) => {
    insert.run(text);
  };
}
