import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { attempt, attemptUnproved, faultOf } from '../../src-main/log/fault.ts';

test.each([
  ['SQLITE_FULL', 'disk-full'],
  ['SQLITE_IOERR_SHMSIZE', 'disk-full'],
  ['SQLITE_READONLY', 'read-only'],
  ['SQLITE_READONLY_DIRECTORY', 'read-only'],
  ['SQLITE_READONLY_DBMOVED', 'gone'],
  ['SQLITE_BUSY', 'locked'],
  ['SQLITE_BUSY_SNAPSHOT', 'locked'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_CORRUPT_INDEX', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_CANTOPEN', 'gone'],
  ['SQLITE_IOERR_FSYNC', 'disk'],
  ['SQLITE_IOERR_WRITE', 'disk'],
])('what SQLite calls %s is %s', (code, fault) => {
  expect(faultOf(new Database.SqliteError('as told', code))).toEqual({
    code: fault,
    detail: `${code}: as told`,
  });
});

test.each([
  ['ENOSPC', 'disk-full'],
  ['EROFS', 'read-only'],
  ['EACCES', 'read-only'],
  ['ENOENT', 'gone'],
  ['EEXIST', 'exists'],
  ['EIO', 'disk'],
])('what the system calls %s is %s', (code, fault) => {
  expect(faultOf(Object.assign(new Error('as told'), { code })).code).toBe(fault);
});

test.each([
  ['a broken constraint', new Database.SqliteError('as told', 'SQLITE_CONSTRAINT_UNIQUE')],
  ['a mistake in a query', new Database.SqliteError('as told', 'SQLITE_ERROR')],
  ['anything else', new TypeError('as told')],
])('%s is a bug and no fault of the disk', (_, error) => {
  const bug = (): never => {
    throw error;
  };
  expect(() => attempt(bug)).toThrow('as told');
});

test('a file that nobody has looked at may make any query fail, and is damaged then', () => {
  const query = (): unknown => new Database(':memory:').prepare('SELECT * FROM entries');
  expect(attemptUnproved(query)).toMatchObject({ ok: false, no: { code: 'damaged' } });
});
