import { describe, expect, test } from 'vitest';
import { table as german } from '../../../src-main/contract/text/table/de.ts';
import { table as english } from '../../../src-main/contract/text/table/en.ts';
import type { Message } from '../../../src-main/rules/kernel/message.ts';
import { keysFor } from '../../../src-renderer/displays/table/keys.ts';

/** A television's settings as far as its keys turn them. */
function screen() {
  const said: string[] = [];
  const settings = {
    overscan: 0,
    sounds: false,
    lists: false,
    nextOverscan: () => (settings.overscan = 2.5),
    setOverscan: (to: number) => (settings.overscan = to),
    turnSound: () => (settings.sounds = !settings.sounds),
    tell: ({ key }: Message) => said.push(key),
  };
  const look = { now: 'evening', choose: (to: string) => (look.now = to) };
  const words = { language: 'en', speak: (to: string) => (words.language = to) };
  const listener = keysFor({ settings, look, words } as never);
  const press = async (key: string) => {
    const deed = listener.act(
      { key, altKey: false, ctrlKey: false, metaKey: false } as never,
      undefined as never,
    );
    return deed ? await deed() : undefined;
  };
  return { settings, look, words, said, press };
}

describe('a key that is pressed on the television', () => {
  test('answers on the television, in words that both languages have', async () => {
    const { said, press, settings, look, words } = screen();
    for (const key of ['o', 's', 's', 'l', 'g']) await press(key);
    expect(said).toEqual([
      'page.table.edge',
      'page.table.sound.on',
      'page.table.sound.off',
      'page.table.look.day',
      'page.table.speaks',
    ]);
    for (const key of said) expect([key in english, key in german]).toEqual([true, true]);
    expect([settings.overscan, look.now, words.language]).toEqual([2.5, 'day', 'de']);
  });

  test('lists all of them where it is the question mark, and no longer after it or Escape', async () => {
    const { press, settings } = screen();
    await press('?');
    expect(settings.lists).toBe(true);
    await press('Escape');
    expect(settings.lists).toBe(false);
    await press('?');
    await press('?');
    expect(settings.lists).toBe(false);
  });

  test('is put back where a scanner had typed it, and does nothing where it is none of them', async () => {
    const { press, settings, said } = screen();
    await (await press('o'))?.back();
    expect(settings.overscan).toBe(0);
    expect(await press('x')).toBeUndefined();
    expect(said).toEqual(['page.table.edge']);
  });
});
