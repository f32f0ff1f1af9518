import { expect, test } from 'vitest';
import { en } from '../../../src-main/contract/text/en.ts';
import { de } from '../../../src-main/contract/text/de.ts';
import { games } from '../../../src-main/rules/games.ts';
import { reasonWords } from '../../../src-renderer/displays/console/preview.ts';

const everyGame = Object.values(games).map(({ id, text }) => [id, text] as const);

test.each(everyGame)(
  'no entry of %s that stands is called refused, and none of it not entered',
  (_, text) => {
    for (const [own, common] of [
      [text.en, en],
      [text.de, de],
    ] as const) {
      const words: Readonly<Record<string, string>> = { ...common, ...own };
      const codes = Object.keys(own).flatMap((key) => /^refusal\.(.+)$/.exec(key)?.[1] ?? []);
      const told = codes.map((code) => reasonWords({ code } as never, ({ key }) => words[key] ?? key));
      expect(told.length).toBeGreaterThan(5);
      expect(told.filter((one) => /^(Refused|Abgelehnt)/.test(one))).toEqual([]);
      expect(told.filter((one) => /Nothing entered|Nichts eingetragen/.test(one))).toEqual([]);
      expect(told.filter((one) => one.length < 5)).toEqual([]);
    }
  },
);
