import { describe, expect, test } from 'vitest';
import { boundaryOf, gameIds, type Boundary } from '../../src-main/contract/games.ts';
import { beginningOf, readSetup } from '../../src-main/contract/setup.ts';
import { lineReader } from '../../src-main/contract/line.ts';
import { speaker } from '../../src-main/contract/words.ts';
import { languages, type Language } from '../../src-main/rules/kernel/message.ts';
import { seatIds } from '../../src-main/rules/kernel/seat.ts';

const of = (id: string): Boundary => {
  const boundary = boundaryOf(id);
  if (!boundary) throw new Error(id);
  return boundary;
};
const seats = (count: number) => seatIds.slice(0, count).map((seat) => ({ seat, captain: seat }));

function told(id: string, setup: unknown, language: Language = 'en'): string {
  const boundary = of(id);
  const read = readSetup(boundary, setup);
  if (read.ok) return 'begun';
  const { code, values } = read.no;
  return speaker(boundary.game, language, () => ({}))({
    key: `refusal.${code}`,
    ...(values ? { values } : {}),
  });
}

/** What a library says of a schema, in whatever language the page has. */
const schemaEnglish = /Invalid|expected|Too (big|small)|received|Unrecognized|>=|<=/;

describe('a set-up hears the words of the rules', () => {
  test('six captains at Pirate Tricks hear for how many it is', () => {
    expect(told('pirate-tricks', { seats: seats(6) })).toBe(
      'Refused: 6 seats. Pirate Tricks is for 3 to 5. Nothing entered.',
    );
    expect(told('pirate-tricks', { seats: seats(6) }, 'de')).toBe(
      'Abgelehnt: 6 Plätze. Pirate Tricks ist für 3 bis 5. Nichts eingetragen.',
    );
  });

  test.each(gameIds)('%s names what is wrong with seats, depth and house rules', (id) => {
    const { leastSeats, mostSeats } = of(id).game;
    expect(told(id, { seats: seats(leastSeats) })).toBe('begun');
    expect(told(id, { seats: seats(mostSeats + 1) })).toContain(`${mostSeats + 1} seats`);
    const [first] = seats(1);
    const twice = Array.from({ length: Math.max(2, leastSeats) }, () => first);
    expect(told(id, { seats: twice })).toContain('two captains have the mark red');
    expect(told(id, { seats: seats(leastSeats), depth: 'tea' })).toContain('"tea"');
    expect(told(id, { seats: seats(leastSeats), options: { tea: 1 } })).toContain('tea is no house rule');
  });
});

/** Set-ups as they were written before a game had a row for what is chosen, with all that they could hold. */
const former: Readonly<Record<string, readonly object[]>> = {
  'pirate-quest': [
    {
      depth: 'cards',
      options: { openingDeal: 3 },
      edition: {
        faces: {
          green: ['blank', 'X', 'bolt', '1', '1', 'circle+1'],
          blue: ['X', 'bolt', '1', '1', '2', 'circle+1'],
          red: ['XX', 'bolt+1', '1', '2', '3', 'circle+2'],
        },
        diceCards: [{ green: '1', blue: 'X', red: 'bolt' }],
      },
      deck: 'sample',
      dealer: 'blue',
      map: { kind: 'scenario', scenario: 'corner-reef' },
      luck: 2,
    },
    { map: { kind: 'random', cards: 5, seed: 7 } },
    { depth: 'fights', edition: { track: { length: 20, lines: [8, 14] } } },
  ],
  'pirate-tricks': [
    {
      depth: 'fights',
      options: { rounds: 4 },
      edition: {
        scoreCards: [{ id: 'capture-1', name: 'Ransom', scoring: { kind: 'trick', loon: 1 } }],
        factions: { red: 'Vulper' },
      },
    },
  ],
  'pirates-flag': [
    {
      depth: 'fights',
      options: { firstTie: 'all' },
      pirateCaptains: { blue: 'captain-shan', red: 'captain-2' },
    },
  ],
};

test.each(Object.entries(former).flatMap(([id, all]) => all.map((setup) => [id, setup] as const)))(
  'a set-up of %s as it was before is begun with, and nothing in it is left out',
  (id, setup) => {
    const begun = (given: object): string => {
      const read = readSetup(of(id), { seats: seats(3), ...given });
      if (!read.ok) throw new Error(read.no.code);
      const began = of(id).game.begin({ ...read.value, seats: seatIds.slice(0, 3) });
      if (!began.ok) throw new Error(began.no.code);
      return JSON.stringify(began.value);
    };
    const whole = begun(setup);
    for (const member of Object.keys(setup)) {
      const rest = Object.entries(setup).filter(([name]) => name !== member);
      expect([member, begun(Object.fromEntries(rest)) === whole]).toEqual([member, false]);
    }
  },
);

const wrong: readonly unknown[] = [
  null,
  'tea',
  {},
  { seats: 'many' },
  { seats: [{ seat: 'red' }, { seat: 'blue' }, { seat: 'yellow' }] },
  { seats: [{ seat: 'red', captain: '' }, ...seats(3).slice(1)] },
  { seats: [{ seat: 'red', captain: 'x'.repeat(90) }, ...seats(3).slice(1)] },
  { seats: seats(3), tea: true },
  { seats: seats(3), edition: 4 },
  { seats: seats(3), edition: { tea: 4 } },
];

test('nothing that is wrong with a set-up is said in the English of a schema', () => {
  for (const id of gameIds)
    for (const language of languages)
      for (const setup of wrong) {
        const sentence = told(id, setup, language);
        expect([id, setup, sentence, schemaEnglish.test(sentence)]).toEqual([id, setup, sentence, false]);
        expect(sentence).not.toMatch(/problem\.|where\.|type\.|undefined/);
        expect(sentence).not.toBe('begun');
      }
});

const readerOf = (id: string) => {
  const boundary = of(id);
  const { game, commandSchema, commandKinds } = boundary;
  return lineReader(game.title, commandSchema, commandKinds, beginningOf(boundary));
};

test.each([
  ['six captains', { seats: seats(6) }, 'Refused: 6 seats. Pirate Tricks is for 3 to 5. Nothing entered.'],
  ['another depth', { seats: seats(3), depth: 'tea' }, /nobody can tell a table "tea"/],
  ['a house rule', { seats: seats(3), options: { tea: 1 } }, /tea is no house rule of this game/],
])('a line of a script that begins with %s hears the words that a page hears', (_, setup, words) => {
  const begin = { kind: 'begin', setup };
  const correct = { kind: 'correct', edits: [{ kind: 'replace', entry: 1, command: begin }] };
  const read = readerOf('pirate-tricks').read(JSON.stringify(correct));
  if (read.ok) throw new Error('read');
  const { code, values } = read.no;
  const said = speaker(of('pirate-tricks').game, 'en', () => ({}));
  const sentence = said({ key: `refusal.${code}`, ...(values ? { values } : {}) });
  expect(sentence).toMatch(words);
  expect(sentence).toBe(told('pirate-tricks', setup));
});

test('nor is anything that is wrong with a line of a script', () => {
  const lines = [
    'tea',
    '[]',
    '{}',
    '{"kind":3}',
    '{"kind":"tea"}',
    '{"kind":"setDepth"}',
    '{"kind":"setTable","fields":{}}',
    '{"kind":"setTable","fields":{"a":[[]]}}',
    '{"kind":"setRight","field":"a","value":1,"seat":"tea"}',
    '{"kind":"undo","entry":0.5}',
    '{"command":3}',
    '{"kind":"note","text":""}',
  ];
  for (const id of gameIds) {
    const { game } = of(id);
    const reader = readerOf(id);
    for (const line of lines) {
      const read = reader.read(line);
      if (read.ok) throw new Error(line);
      const { code, values } = read.no;
      for (const language of languages) {
        const sentence = speaker(game, language, () => ({}))({
          key: `refusal.${code}`,
          ...(values ? { values } : {}),
        });
        expect([line, sentence, schemaEnglish.test(sentence)]).toEqual([line, sentence, false]);
        expect(sentence).not.toMatch(/problem\.|where\.|type\.|undefined/);
      }
    }
  }
});
