import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../src-main/rules/games.ts';
import type { AnyGame, Field } from '../../src-main/rules/kernel/game.ts';
import { languages } from '../../src-main/rules/kernel/message.ts';
import { seatIds } from '../../src-main/rules/kernel/seat.ts';
import { codeNow, commonCodes, serviceCodes } from '../../src-main/rules/kernel/table-service.ts';
import { service as de } from '../../src-main/rules/kernel/text/de.ts';
import { service as en } from '../../src-main/rules/kernel/text/en.ts';

const all = Object.values(games) as readonly AnyGame[];
/** Somebody else's turn, or gold to be turned up in it; nothing drawn, or no red card; an empty hand, or an empty box. */
const differentThings = [
  'not-your-turn, gold-first',
  'nothing-drawn, no-red-card',
  'empty-hand, no-card-left',
];

/** What a sentence is about, without names, numbers and what every refusal says. */
const wordsIn = (sentence: string): ReadonlySet<string> =>
  new Set(
    sentence
      .replaceAll(/\{[^}]*\}/g, ' ')
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 2 && !everyday.has(word))
      .map((word) => word.replace(/(?:ed|s|ing)$/, '')),
  );
const everyday = new Set(
  'refused nothing entered the are that this there and for not nobody first has have who what one'.split(' '),
);

const isService = (code: string): boolean => serviceCodes.some((one) => one === code);

/** By code, the games that have it. */
const gamesOf = new Map<string, AnyGame[]>();
for (const game of all)
  for (const code of Object.keys(game.refusals)) gamesOf.set(code, [...(gamesOf.get(code) ?? []), game]);

describe('refusals of all games', () => {
  test('that two games share are of the service, or are common with the same answer to a ruling', () => {
    const shared = [...gamesOf].filter(([code, several]) => several.length > 1 && !isService(code));
    const found = shared.map(([code, several]) => [
      code,
      [...new Set(several.map((game) => game.refusals[code]?.waivable))],
    ]);
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(commonCodes).map(([code, { waivable }]) => [code, [waivable]])),
    );
  });

  test('have one spelling of one meaning: what is not there is no-such-…, what cannot be is bad-…', () => {
    const strange = /^(unknown|strange|wrong|invalid|missing|not-a-valid)-|-(wrong|unknown|strange|invalid)$/;
    const own = new Set([
      'wrong-depth',
      'wrong-dice',
      'wrong-die',
      'wrong-winner',
      'wrong-target',
      'wrong-row',
    ]);
    expect([...gamesOf.keys()].filter((code) => strange.test(code) && !own.has(code))).toEqual([]);
    const withoutArticle = (code: string) => code.replace(/^(no-such|bad)-/, '');
    for (const former of ['unknown-seat', 'value-wrong', 'strange-value', 'bad-seats', 'other-depth'])
      expect([former, gamesOf.has(former), gamesOf.has(codeNow(former))]).toEqual([former, false, true]);
    const spelt = [...gamesOf.keys()].filter((code) => /^(no-such|bad)-/.test(code)).map(withoutArticle);
    expect(spelt.filter((thing, at) => spelt.indexOf(thing) !== at && thing !== 'edition')).toEqual([]);
  });

  test('of two games that say nearly the same are one code, or two things', () => {
    const said = [...gamesOf].flatMap(([code, several]) =>
      several.map((game) => ({ code, game: game.id, words: wordsIn(game.text.en[`refusal.${code}`] ?? '') })),
    );
    const alike = said.flatMap((one, at) =>
      said
        .slice(at + 1)
        .filter(({ code, game, words }) => {
          const both = [...one.words].filter((word) => words.has(word)).length;
          return code !== one.code && game !== one.game && 2 * both > new Set([...one.words, ...words]).size;
        })
        .map(({ code }) => `${one.code}, ${code}`),
    );
    expect([...new Set(alike)]).toEqual(differentThings);
  });

  test('have the same words in their codes only where they have them in the same order', () => {
    const ordered = (code: string) => code.split('-').sort().join('-');
    const codes = [...gamesOf.keys()];
    const byWords = new Map(codes.map((code) => [ordered(code), code]));
    expect(codes.filter((code) => byWords.get(ordered(code)) !== code)).toEqual([]);
  });

  test.each(all)('of $title are said by the service in its own words', (game) => {
    const words = { en, de };
    for (const language of languages)
      for (const code of serviceCodes)
        expect(game.text[language][`refusal.${code}`]).toBe(words[language][`refusal.${code}`]);
    expect(serviceCodes.filter((code) => !(code in game.refusals))).toEqual([]);
    expect(serviceCodes.filter((code) => game.refusals[code]?.waivable)).toEqual([]);
  });
});

/** Every check of the service stands there alone: no game makes its refusal itself. */
const checked = [
  'seat-count',
  'seat-twice',
  'no-such-option',
  'no-such-depth',
  'wrong-depth',
  'no-such-field',
];

test.each(all)('what the service checks $title does not check again', ({ id }) => {
  const folder = join(import.meta.dirname, '../../src-main/rules', id);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('text'),
  );
  const made = files.flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    return checked.filter((code) => source.includes(`'${code}'`)).map((code) => `${file}: ${code}`);
  });
  expect(made).toEqual([]);
});

test.each(all)(
  'words that $title has for what the service says hold what the service fills in',
  ({ text }) => {
    const holes = (words: string): readonly string[] =>
      [...words.matchAll(/\{(\w+)/g)].map(([, hole]) => hole ?? '');
    const left = [
      [text.en, en],
      [text.de, de],
    ].flatMap(([own, service]) =>
      Object.entries(service ?? {}).flatMap(([key, words]) =>
        holes(own?.[key] ?? '').flatMap((hole) => (holes(words).includes(hole) ? [] : [`${key}: ${hole}`])),
      ),
    );
    expect(left).toEqual([]);
  },
);

function fieldsAtFirst(game: AnyGame): readonly Field[] {
  const begun = game.begin({ seats: seatIds.slice(0, Math.max(3, game.leastSeats)) });
  if (!begun.ok) throw new Error(begun.no.code);
  return game.fields(begun.value.reduce((now, event) => game.evolve(now, event), game.blank));
}

/** A row of cards to bid for, and a row of ships: the table's own word for both. */
const twoThings = ['row'];

test('fields of two games that are called alike have one name', () => {
  const names = new Map<string, Map<string, string>>();
  for (const game of all)
    for (const { field, label } of fieldsAtFirst(game)) {
      const called = (game.text.en[label.key] ?? label.key).toLowerCase();
      names.set(called, (names.get(called) ?? new Map<string, string>()).set(field, game.id));
    }
  const several = [...names].filter(([, byField]) => new Set(byField.values()).size > 1 && byField.size > 1);
  expect(several.map(([called, byField]) => [called, ...byField.keys()])).toEqual([]);
});

test('fields that two games have by one name hold the same kind of thing', () => {
  const kinds = new Map<string, Set<Field['type']['kind']>>();
  for (const game of all)
    for (const { field, type } of fieldsAtFirst(game))
      kinds.set(field, new Set([...(kinds.get(field) ?? []), type.kind]));
  expect(kinds.size).toBeGreaterThan(20);
  expect([...kinds].filter(([, several]) => several.size > 1).map(([field]) => field)).toEqual(twoThings);
});
