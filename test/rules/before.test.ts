import { describe, expect, test } from 'vitest';
import { games } from '../../src-main/rules/games.ts';
import { settledByChoice } from '../../src-main/rules/kernel/before.ts';
import type { AnyGame } from '../../src-main/rules/kernel/game.ts';
import { languages, type Message } from '../../src-main/rules/kernel/message.ts';

describe.each(Object.values(games) as readonly AnyGame[])('before a session of $title', (game) => {
  const isSaid = (key: string): boolean => languages.every((language) => key in game.text[language]);

  test('every house rule stands in a group that has a heading in both languages', () => {
    const groups = game.options.map(({ name, group }) => [name, isSaid(`group.${group ?? ''}`)]);
    expect(groups.filter(([, said]) => said !== true)).toEqual([]);
  });

  test('every choice and all that it offers is said in both languages', () => {
    const keys = (game.before ?? []).flatMap(({ name, offers }) => [
      `before.${name}`,
      ...offers([]).flatMap(({ label, note }) => [label, note].flatMap(keysOf)),
    ]);
    expect(keys.filter((key) => !isSaid(key))).toEqual([]);
  });

  test('what stands chosen by itself is offered, and what nobody offers settles nothing', () => {
    for (const choice of game.before ?? []) {
      expect(settledByChoice(choice, choice.default, [])).toBeDefined();
      for (const strange of ['the moon', ['the moon'], { red: 'the moon' }, 3, null])
        expect([choice.name, strange, settledByChoice(choice, strange, [])]).toEqual([
          choice.name,
          strange,
          undefined,
        ]);
    }
  });
});

/** With those of the messages inside it. */
const keysOf = (message: Message | undefined): readonly string[] =>
  message
    ? [
        message.key,
        ...Object.values(message.values ?? {}).flatMap((value) =>
          typeof value === 'object' && 'key' in value ? keysOf(value) : [],
        ),
      ]
    : [];
