import { describe, expect, test } from 'vitest';
import { toId } from '../../../src-main/rules/kernel/id.ts';
import { isTaught } from '../../../src-main/rules/pirates-flag/cards.ts';
import { deliveredCaptains } from '../../../src-main/rules/pirates-flag/data/captains.ts';
import { deliveredCards } from '../../../src-main/rules/pirates-flag/data/cards.ts';
import { sampleBoard } from '../../../src-main/rules/pirates-flag/data/sample-board.ts';
import { dataOf, wrongEffect, wrongRow, type Data } from '../../../src-main/rules/pirates-flag/edition.ts';
import { effectKinds } from '../../../src-main/rules/pirates-flag/effects/effects.ts';
import { piratesFlag } from '../../../src-main/rules/pirates-flag/game.ts';
import { random } from '../../support/random.ts';
import { on } from './table.ts';
import { anyEffect, strangeEffects } from './tries.ts';

describe('rows as delivered', () => {
  test('48 cards and 8 captains, each once, none called like another', () => {
    const ids = [...deliveredCards, ...deliveredCaptains].map(({ id }) => id);
    expect(deliveredCards).toHaveLength(48);
    expect(deliveredCaptains).toHaveLength(8);
    expect(new Set(ids).size).toBe(56);
  });

  test('a card that came with its name is called by it, one that had a number keeps that', () => {
    for (const row of deliveredCards.filter(isTaught))
      expect([toId(piratesFlag.text.en[`card.${row.id}`] ?? ''), /^card-\d+$/.exec(row.id)?.[0]]).toContain(
        row.id,
      );
    expect(toId(piratesFlag.text.en['captain.captain-shan'] ?? '')).toBe('captain-shan');
  });

  test('every effect of a row can be carried out', () => {
    for (const row of [...deliveredCards, ...deliveredCaptains])
      for (const effect of row.effects) expect(wrongEffect(effect)).toBeUndefined();
  });

  test('what the rulebook tells of the nine', () => {
    const effects = Object.fromEntries(deliveredCards.map(({ id, effects: [first] }) => [id, first]));
    expect(effects['smooth-sailing']).toMatchObject({ plus: 3 });
    expect(effects['heavy-breeze']).toMatchObject({ plus: 2 });
    expect(effects['aarrgh']).toMatchObject({ plus: -3, whose: 'any' });
    expect(effects['thick-fog']).toMatchObject({ kind: 'cancel' });
    expect(effects['giant-mirror']).toMatchObject({ kind: 'redirect', to: 'back' });
    expect(effects['flank']).toMatchObject({ kind: 'moveShip', spaces: 1 });
    expect(effects['gone-fishin']).toMatchObject({ kind: 'takeFlag', within: 3 });
    expect(effects['harpoon-gun']).toMatchObject({ kind: 'takeFlag', within: 2 });
    expect(effects['its-you-or-me']).toMatchObject({ kind: 'forceRoll' });
  });
});

describe('effects', () => {
  test.each(effectKinds)('%s can be stated in data', (kind) => {
    const by = random(3);
    for (let time = 0; time < 40; time++) expect(wrongEffect(anyEffect(by, kind))).toBeUndefined();
  });

  test.each([
    null,
    'draw',
    {},
    { kind: 'sink' },
    { kind: 'toString' },
    { kind: 'modifyRoll', whose: 'own', times: 1, plus: 0 },
    { kind: 'modifyRoll', whose: 'own', times: 4, plus: 0 },
    { kind: 'modifyRoll', whose: 'own', times: 0, plus: 1 },
    { kind: 'modifyRoll', whose: 'own', times: 1, plus: 13 },
    { kind: 'modifyRoll', whose: 'own', times: 1, plus: -13 },
    { kind: 'modifyRoll', whose: 'mine', times: 1, plus: 1 },
    { kind: 'modifyRoll', times: 1, plus: 1 },
    { kind: 'moveShip', whose: 'own', way: 'up', spaces: 1, upTo: false },
    { kind: 'moveShip', whose: 'own', way: 'away', spaces: 0, upTo: false },
    { kind: 'moveShip', whose: 'own', way: 'away', spaces: 61, upTo: false },
    { kind: 'moveShip', whose: 'own', way: 'away', spaces: 1 },
    { kind: 'moveShip', whose: 'own', way: 'away', spaces: 1, upTo: true, within: -1 },
    { kind: 'moveShip', whose: 'own', way: 'away', spaces: 1, upTo: true, within: 121 },
    { kind: 'takeFlag' },
    { kind: 'takeFlag', within: -1 },
    { kind: 'takeFlag', within: 121 },
    { kind: 'cancel', only: 'some' },
    { kind: 'redirect', to: 'sea' },
    { kind: 'forceRoll' },
    { kind: 'draw', whose: 'own', count: 0 },
    { kind: 'draw', whose: 'own', count: 7 },
    { kind: 'discard', count: 1 },
    { kind: 'note', text: '  ' },
    { kind: 'note', text: 'x'.repeat(301) },
    { kind: 'note', text: 4 },
  ])('%j is none', (effect) => {
    expect(wrongEffect(effect)).toBeDefined();
  });

  test.each([
    { kind: 'modifyRoll', whose: 'own', times: 2, plus: 0 },
    { kind: 'modifyRoll', whose: 'own', times: 3, plus: -12 },
    { kind: 'moveShip', whose: 'own', way: 'away', spaces: 60, upTo: false, within: 0 },
    { kind: 'moveShip', whose: 'own', way: 'away', spaces: 1, upTo: true, within: 120 },
    { kind: 'takeFlag', within: 120 },
    { kind: 'draw', whose: 'other', count: 6 },
    { kind: 'note', text: 'x'.repeat(300) },
  ])('%j is one', (effect) => {
    expect(wrongEffect(effect)).toBeUndefined();
  });

  test('a card has one to three', () => {
    const note = { kind: 'note', text: 'Sing' };
    const lists = [[], [note], [note, note, note], [note, note, note, note], [{}], 'note'];
    expect(lists.map((effects) => wrongRow({ name: 'Song', effects }) === undefined)).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('one with a member more than we know can be read', () => {
    expect(wrongEffect({ kind: 'draw', whose: 'own', count: 1, fromBelow: true })).toBeUndefined();
  });

  test.each(effectKinds)('%s out of its range is refused in a sentence, taught or in a deck', (kind) => {
    const strange = strangeEffects(random(4), kind);
    expect(strange.length).toBeGreaterThan(0);
    for (const effect of strange) {
      const card = {
        kind: 'teachCard',
        card: 'card-10',
        name: 'Song',
        marks: [],
        effects: [effect],
      } as const;
      expect(on({}).refusal(card)).toMatchObject({
        code: 'bad-effect',
        values: {
          effect: { key: `kind.${kind}` },
          part: { key: expect.stringMatching(/^column\./) as string },
        },
      });
      expect(dataOf({ cards: [{ ...card, id: 'card-10' }] })).toMatchObject({ no: { code: 'bad-edition' } });
    }
  });

  test('one that would change nothing is refused as such', () => {
    const idle = { kind: 'modifyRoll', whose: 'own', times: 1, plus: 0 } as const;
    expect(
      on({}).refused({ kind: 'teachCaptain', captain: 'captain-2', name: 'Ahab', effects: [idle] }),
    ).toBe('idle-effect');
  });

  test('what is taught could stand in a deck: its marks and its name as well', () => {
    const song = { kind: 'teachCard', card: 'card-10', name: 'Song', marks: [], effects: [] } as const;
    const effects = [{ kind: 'note', text: 'Sing' }] as const;
    expect(on({}).refused({ ...song, effects, name: 'x'.repeat(61) })).toBe('bad-teaching');
    expect(on({}).refused({ ...song, effects, marks: ['never' as never] })).toBe('bad-teaching');
  });
});

describe('an edition', () => {
  const read = (edition: unknown) => {
    const data = dataOf(edition);
    return data.ok ? data.value : data.no;
  };
  const rowsOf = (value: unknown) => value as Data;
  const song = { id: 'card-10', name: 'Song', marks: [], effects: [{ kind: 'note', text: 'Sing' }] };

  test('nothing stated is what is delivered', () => {
    expect(read(undefined)).toEqual({
      board: sampleBoard,
      cards: deliveredCards,
      captains: deliveredCaptains,
    });
    expect(read({})).toEqual(read(undefined));
  });

  test('it states only what differs: rows are replaced where they stand, new ones come behind', () => {
    const data = rowsOf(read({ cards: [song, { ...song, id: 'promo' }, { ...song, id: 'promo' }] }));
    expect(data.cards).toHaveLength(49);
    expect(data.cards[9]).toEqual(song);
    expect(data.cards[48]?.id).toBe('promo');
  });

  test('an id has at most sixty letters', () => {
    expect(read({ cards: [{ ...song, id: 'x'.repeat(60) }] })).toHaveProperty('cards');
  });

  test('a name has at most sixty letters', () => {
    const named = (length: number) => read({ cards: [{ ...song, name: 'x'.repeat(length) }] });
    expect(named(60)).toHaveProperty('cards');
    expect(named(61)).toMatchObject({ code: 'bad-edition', values: { what: 'cards' } });
  });

  test('a list has at most two hundred rows', () => {
    const many = (count: number) => Array.from({ length: count }, () => ({ ...song, id: 'promo' }));
    expect(read({ cards: many(200) })).toHaveProperty('cards');
    expect(read({ cards: many(201) })).toMatchObject({ code: 'bad-edition', values: { what: 'cards' } });
  });

  test('cards that a box has lost are left out', () => {
    const data = rowsOf(read({ missing: ['flank', 'card-48'] }));
    expect(data.cards).toHaveLength(46);
    expect(data.cards.some(({ id }) => id === 'flank')).toBe(false);
  });

  test('captains are taught in the same way', () => {
    const data = rowsOf(read({ captains: [{ id: 'captain-2', name: 'Ahab', effects: song.effects }] }));
    expect(data.captains[1]?.name).toBe('Ahab');
  });

  test.each<[string, unknown, string]>([
    ['something that is none', 4, 'edition'],
    ['a list', [], 'edition'],
    ['a part nobody knows', { ships: [] }, 'ships'],
    ['cards that are no list', { cards: song }, 'cards'],
    ['a card without a name', { cards: [{ ...song, name: '' }] }, 'cards'],
    ['a card without an id', { cards: [{ ...song, id: 'Card 10' }] }, 'cards'],
    ['a card with too long an id', { cards: [{ ...song, id: 'x'.repeat(61) }] }, 'cards'],
    ['a card without effects', { cards: [{ ...song, effects: [] }] }, 'cards'],
    ['a card with a mark nobody knows', { cards: [{ ...song, marks: ['sometimes'] }] }, 'cards'],
    ['a card without marks', { cards: [{ ...song, marks: undefined }] }, 'cards'],
    ['captains that are no list', { captains: 'Ahab' }, 'captains'],
    [
      'a captain called like a card',
      { captains: [{ id: 'flank', name: 'Flank', effects: song.effects }] },
      'captains',
    ],
    ['missing cards that are no list', { missing: 'flank' }, 'missing'],
    ['missing cards that are no ids', { missing: [4] }, 'missing'],
  ])('%s is refused by name', (_, edition, what) => {
    expect(read(edition)).toMatchObject({ code: 'bad-edition', values: { what } });
  });

  test('its board is checked like any board', () => {
    expect(read({ board: { ...sampleBoard, posts: [99] } })).toMatchObject({ code: 'board-place' });
    const begun = piratesFlag.begin({ seats: ['red', 'blue', 'yellow'], edition: { board: 4 } });
    expect(begun.ok ? undefined : begun.no.code).toBe('board-shape');
  });
});

describe('pieces', () => {
  test('every card, captain, face and ship can carry a tag, and says what it is', () => {
    const pieces = piratesFlag.pieces();
    expect(pieces).toHaveLength(48 + 8 + 12 + 11);
    expect(new Set(pieces.map(({ key }) => key)).size).toBe(pieces.length);
    expect(pieces.every(({ copy }) => copy === 1)).toBe(true);
    expect(pieces.find(({ key }) => key === 'card/flank/1')).toMatchObject({
      kind: 'card',
      sign: { kind: 'card', row: 'flank' },
      name: { key: 'card.flank' },
    });
    expect(pieces.find(({ key }) => key === 'captain/captain-shan/1')?.sign).toEqual({
      kind: 'card',
      row: 'captain-shan',
      copy: 1,
    });
    expect(pieces.find(({ key }) => key === 'token/blue/1')?.sign).toEqual({ kind: 'token', seat: 'blue' });
    expect(pieces.find(({ key }) => key === 'face/second/4')).toMatchObject({
      kind: 'face',
      sign: { kind: 'face', die: 'second', face: '4' },
      name: { key: 'piece.second', values: { face: '4' } },
    });
  });

  test('a table’s own edition names its own cards; one that cannot be read names those delivered', () => {
    expect(piratesFlag.pieces({ missing: ['flank'] })).toHaveLength(78);
    expect(piratesFlag.pieces('nothing')).toHaveLength(79);
  });

  test('every name has its words', () => {
    for (const { name } of piratesFlag.pieces()) expect(piratesFlag.text.en).toHaveProperty([name.key]);
  });
});

test('every option names its row of the digest', () => {
  for (const { digest } of piratesFlag.options) expect(digest).toMatch(/^(\d+|optional|ours)$/);
});
