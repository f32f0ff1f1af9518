import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openSession } from '../../src-main/log/open-session.ts';
import { verify } from '../../src-main/log/verify.ts';
import { readWitness, witnessPath } from '../../src-main/log/witness.ts';
import { must, play, playedSession, reopened, temporaryFolder } from './samples.ts';

const pagesOf = (path: string): string | null | undefined => {
  const witness = readWitness(path);
  return typeof witness === 'object' ? witness.pages : undefined;
};

describe('the witness of a session', () => {
  test('vouches for every byte from closing until the next change, not only until the next opening', () => {
    const path = playedSession(temporaryFolder(), 2);
    const closed = pagesOf(path);
    expect(closed).toMatch(/^[0-9a-f]{64}$/);
    const log = reopened(path);
    expect(pagesOf(path)).toBe(closed);
    play(log, 1);
    expect(pagesOf(path)).toBeNull();
    log.close();
    expect(pagesOf(path)).toMatch(/^[0-9a-f]{64}$/);
    expect(pagesOf(path)).not.toBe(closed);
  });

  test('knows the last entry as soon as it is appended', () => {
    const path = playedSession(temporaryFolder(), 2);
    const log = reopened(path);
    play(log, 3);
    expect(readWitness(path)).toMatchObject({
      session: { id: 'evening-1' },
      ends: { entries: { last: 5, seal: log.entries[4]?.seal }, readings: { last: 5 }, fates: { last: 5 } },
      at: log.entries[4]?.at,
    });
    log.close();
  });

  test('is always of one length, so that no part of an earlier one shows', () => {
    const path = playedSession(temporaryFolder(), 2);
    expect(statSync(witnessPath(path)).size).toBe(512);
  });

  test('that is changed is not believed, and told', () => {
    const path = playedSession(temporaryFolder(), 2);
    const text = readFileSync(witnessPath(path), 'utf8');
    writeFileSync(witnessPath(path), text.replace('evening-1', 'evening-2'));
    expect(readWitness(path)).toBe('unreadable');
    expect(must(verify(path)).findings).toEqual([{ kind: 'witness' }]);
    const log = must(openSession(path));
    expect(log.entries).toHaveLength(2);
    log.close();
    expect(must(verify(path))).toMatchObject({ findings: [], isWitnessed: true });
  });

  test('of another session is told, and not held against this one', () => {
    const one = playedSession(temporaryFolder(), 2, 'one');
    const two = playedSession(temporaryFolder(), 5, 'two');
    writeFileSync(witnessPath(one), readFileSync(witnessPath(two)));
    expect(must(verify(one)).findings).toEqual([{ kind: 'witness' }]);
    must(openSession(one)).close();
  });

  test('that is missing is no complaint', () => {
    const path = playedSession(temporaryFolder(), 2);
    rmSync(witnessPath(path));
    expect(must(verify(path))).toMatchObject({ findings: [], isWitnessed: false });
  });
});
