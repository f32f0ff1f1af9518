import { describe, expect, test } from 'vitest';
import type { StatusPart } from '../../../src-main/contract/view.ts';
import { bannersFor } from '../../../src-renderer/displays/table/banners.ts';
import { noticeFor } from '../../../src-renderer/displays/table/notices.ts';

const saved: StatusPart = {
  head: 4,
  undo: 4,
  redo: null,
  paused: false,
  disputed: false,
  clock: { played: 0, isSure: true, asOf: 0, running: true },
  saving: { since: null, unsaved: 0, fault: null, held: 0, refused: [] },
};
const circumstances = {
  status: saved,
  lostSince: undefined,
  frozenSince: undefined,
  time: (at: number) => `at ${at}`,
  say: ({ key, values }: { key: string; values?: object }) => `${key} ${JSON.stringify(values ?? {})}`,
};
const heads = (changed: Partial<Parameters<typeof bannersFor>[0]>) =>
  bannersFor({ ...circumstances, ...changed }).map(({ head, calm }) => [head.split(' ')[0], calm]);

describe('what stands beside the game on the television', () => {
  test('is nothing as long as everything is in order', () => {
    expect(heads({})).toEqual([]);
  });

  test.each([
    ['entries that are in memory only', { saving: { ...saved.saving, since: 9, unsaved: 2 } }, 'unsaved'],
    ['readings that wait for the disk', { saving: { ...saved.saving, held: 1 } }, 'held'],
  ])('is %s, as a fault', (_, changed, key) => {
    expect(heads({ status: { ...saved, ...changed } })).toEqual([[`page.table.${key}`, false]]);
  });

  test('is that the clock stands still, and that the picture is kept, as no fault', () => {
    expect(heads({ status: { ...saved, paused: true }, frozenSince: 7 })).toEqual([
      ['page.table.frozen', true],
      ['page.table.paused', true],
    ]);
  });

  test('is a break or a dispute, which look apart', () => {
    expect(heads({ status: { ...saved, paused: true } })).toEqual([['page.table.paused', true]]);
    expect(heads({ status: { ...saved, paused: true, disputed: true } })).toEqual([
      ['page.table.disputed', false],
    ]);
  });

  test('is first of all that nothing was heard, even where nothing was ever shown', () => {
    expect(heads({ status: undefined, lostSince: 3 })).toEqual([['page.table.lost', false]]);
    expect(heads({ status: { ...saved, paused: true }, lostSince: 3 })[0]).toEqual([
      'page.table.lost',
      false,
    ]);
  });
});

describe('a television without a session', () => {
  const you = { seats: [], free: [], session: null, join: null, frozen: null };

  test('says that it looks for the table, then that nothing is on', () => {
    expect(noticeFor({ kind: 'joining' }, undefined, undefined)?.key).toBe('page.table.joining');
    expect(noticeFor({ kind: 'live' }, { ...you, role: 'display' }, undefined)?.key).toBe('page.table.idle');
  });

  test('shows its number until the console lets it in, and why it was shown out', () => {
    const waiting = noticeFor({ kind: 'live' }, { ...you, role: 'waiting', code: '47' }, undefined);
    expect(waiting?.values).toEqual({ code: '47' });
    const out = noticeFor(
      { kind: 'out', refusal: { code: 'revoked', text: 'So.' } },
      undefined,
      'pirate-quest',
    );
    expect(out).toEqual({ key: 'page.table.out', values: { reason: 'So.' }, stays: 'out' });
  });

  test('gives way to the session', () => {
    expect(noticeFor({ kind: 'live' }, { ...you, role: 'display' }, 'pirate-quest')).toBeUndefined();
  });
});
