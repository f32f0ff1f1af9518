import { describe, expect, test } from 'vitest';
import { fromSecond, Inbox, toFirst } from '../../src-main/windows/inbox.ts';

describe('files that somebody wants opened', () => {
  test('wait until there is somebody to open them, also those that come while the first are opened', async () => {
    const inbox = new Inbox();
    inbox.put('before-the-start');
    inbox.put(undefined);
    expect(inbox.take()).toEqual(['before-the-start']);
    expect(inbox.take()).toEqual([]);
    inbox.put('while-windows-open');
    const opened: string[] = [];
    inbox.attend((path) => {
      opened.push(path);
      if (path === 'while-windows-open') inbox.put('meanwhile');
      return Promise.resolve();
    });
    await expect.poll(() => opened).toEqual(['while-windows-open', 'meanwhile']);
    inbox.put('later');
    await expect.poll(() => opened).toEqual(['while-windows-open', 'meanwhile', 'later']);
  });

  test('are opened one after the other', async () => {
    const inbox = new Inbox();
    const began: string[] = [];
    const ends: (() => void)[] = [];
    inbox.attend((path) => {
      began.push(path);
      return new Promise((resolve) => ends.push(resolve));
    });
    inbox.put('one');
    inbox.put('two');
    expect(began).toEqual(['one']);
    ends[0]?.();
    await expect.poll(() => began).toEqual(['one', 'two']);
  });
});

describe('what a second start hands to the first', () => {
  test.each(['/home/jürgen/Der Abend – 2.quartermaster', '/a/100 %.quartermaster', '/朝/夜.quartermaster'])(
    '%s arrives as it was, by letters that need one byte each',
    (path) => {
      expect(fromSecond(toFirst(path))).toBe(path);
      expect(toFirst(path)['file']).toMatch(/^[\x20-\x7e]+$/);
    },
  );

  test('may be nothing, or nonsense', () => {
    expect(fromSecond(toFirst(undefined))).toBe(undefined);
    for (const handed of [null, undefined, 7, {}, { file: 3 }, { file: '%' }])
      expect(fromSecond(handed)).toBe(undefined);
  });
});
