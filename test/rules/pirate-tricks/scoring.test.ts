import { describe, expect, test } from 'vitest';
import type { CardId } from '../../../src-main/rules/pirate-tricks/cards.ts';
import { namedCards, scoreCards } from '../../../src-main/rules/pirate-tricks/data/score-cards.ts';
import { editionOf, strangePart } from '../../../src-main/rules/pirate-tricks/edition.ts';
import { groupsOf, type GroupScoring } from '../../../src-main/rules/pirate-tricks/effects/group.ts';
import { amountsOf } from '../../../src-main/rules/pirate-tricks/effects/score.ts';
import { pirateTricks } from '../../../src-main/rules/pirate-tricks/game.ts';
import { decks } from '../../../src-main/rules/pirate-tricks/score-card.ts';
import { kindsFor, type Scoring } from '../../../src-main/rules/pirate-tricks/scorings.ts';
import { begin, collect, dealt, draw, tricksTo } from './table.ts';

const run = (length: number, oneSuit = true): GroupScoring => ({ kind: 'run', length, oneSuit, loon: 1 });
const set = (size: number, of: 'number' | 'suit' = 'number'): GroupScoring => ({
  kind: 'set',
  size,
  of,
  loon: 1,
});
const cards = (text: string): readonly CardId[] =>
  text.split(' ').map((short): CardId => {
    const suit = { r: 'red', g: 'green', b: 'blue' }[short[0] ?? 'r'] ?? 'red';
    return `${suit as 'red'}-${Number(short.slice(1))}`;
  });

describe('the best that cards can be made into', () => {
  test.each([
    { scoring: run(3), hand: 'r15 r16 r17 r18', groups: 1, source: 'rulebook, Gang of Three' },
    { scoring: run(2), hand: 'r15 r16 r17 r18', groups: 2, source: 'rulebook, Gang of Two' },
    { scoring: set(2), hand: 'r13 g13 b13', groups: 1, source: 'rulebook, Partners in Crime' },
    { scoring: run(3), hand: 'r13 r14 r15 g13', groups: 1, source: 'rulebook, two recruitment cards' },
    { scoring: run(3), hand: 'r1 r2 r3 r5 r6 r7', groups: 2, source: 'a gap parts two runs' },
    { scoring: run(3), hand: 'r1 g2 b3', groups: 0, source: 'a run in one suit' },
    { scoring: run(3, false), hand: 'r1 g2 b3', groups: 1, source: 'a run in any suits' },
    { scoring: run(2, false), hand: 'r1 g1 r2 g2', groups: 2, source: 'two runs side by side' },
    { scoring: run(3, false), hand: 'r1 g1 r2 g3 b3 b2', groups: 2, source: 'each card once' },
    { scoring: run(2), hand: 'r20 r1', groups: 0, source: 'no run goes round the end' },
    { scoring: set(3), hand: 'r9 g9 b9 r8 g8', groups: 1, source: 'three of a number' },
    { scoring: set(2), hand: 'r9 g9 r8 g8', groups: 2, source: 'two pairs' },
    { scoring: set(3, 'suit'), hand: 'r1 r5 r9 r12 g3', groups: 1, source: 'three of a suit' },
    { scoring: set(2, 'suit'), hand: 'r1 r5 r9 r12 g3', groups: 2, source: 'two of a suit, twice' },
  ] as const)('$hand: $groups ($source)', ({ scoring, hand, groups }) => {
    const found = groupsOf(scoring, cards(hand));
    expect(found).toHaveLength(groups);
    expect(new Set(found.flat()).size).toBe(found.flat().length);
  });

  test('no way of parting ten cards makes more runs or sets than the one that is paid', () => {
    const hand = cards('r1 r2 r3 r4 g2 g3 b3 b4 b5 g9');
    const best = (scoring: GroupScoring, left: readonly CardId[]): number => {
      const size = scoring.kind === 'run' ? scoring.length : 2;
      return Math.max(
        0,
        ...subsets(left, size)
          .filter((part) => groupsOf(scoring, part).length === 1)
          .map(
            (part) =>
              1 +
              best(
                scoring,
                left.filter((card) => !part.includes(card) && card > (part[0] ?? card)),
              ),
          ),
        ...(left.length > 0 ? [best(scoring, left.slice(1))] : []),
      );
    };
    for (const scoring of [run(2), run(3), run(2, false), run(3, false), set(2)])
      expect(groupsOf(scoring, hand).length).toBe(best(scoring, [...hand].sort()));
  });

  test('a card that counts by suit and number counts each that fits', () => {
    const each: GroupScoring = { kind: 'card', suits: ['green', 'blue'], least: 5, most: 10, loon: 1 };
    expect(groupsOf(each, cards('g4 g5 g10 g11 b7 r7')).flat()).toEqual(cards('g5 g10 b7'));
  });
});

function subsets<Of>(from: readonly Of[], size: number): readonly (readonly Of[])[] {
  if (size === 0) return [[]];
  return from.flatMap((one, at) => subsets(from.slice(at + 1), size - 1).map((rest) => [one, ...rest]));
}

describe('what a score card pays', () => {
  const amounts = (scoring: Scoring, ...tricks: readonly number[]) =>
    amountsOf(
      scoring,
      tricks.map((taken) => ({ tricks: taken })),
    );
  const rank = (order: 'most' | 'fewest', needsTricks = false): Scoring => ({
    kind: 'rank',
    order,
    places: [6, 4, 2],
    needsTricks,
  });

  test('Bountiful Booty with 3, 3, 2 and 2 tricks: 6, 6, 4 and 4, and nobody is third', () => {
    const booty = scoreCards.find(({ id }) => id === 'bountiful-booty');
    expect(amounts(booty?.scoring ?? { kind: 'hand' }, 3, 3, 2, 2)).toEqual([6, 6, 4, 4]);
  });

  test('those behind a tie are next in line', () => {
    expect(amounts(rank('most'), 4, 4, 1, 1, 0)).toEqual([6, 6, 4, 4, 2]);
    expect(amounts(rank('most'), 5, 2, 2, 1)).toEqual([6, 4, 4, 2]);
    expect(amounts(rank('most'), 4, 3, 2, 1)).toEqual([6, 4, 2, 0]);
  });

  test('where tricks are needed, one is enough and none has no place', () => {
    expect(amounts(rank('most', true), 1, 9, 0)).toEqual([4, 6, 0]);
    expect(amounts(rank('fewest', true), 1, 9, 0)).toEqual([6, 4, 0]);
  });

  test('by fewest tricks', () => {
    expect(amounts(rank('fewest'), 5, 2, 2, 1)).toEqual([2, 4, 4, 6]);
  });

  test('each trick', () => {
    expect(amounts({ kind: 'trick', loon: 2 }, 5, 0, 3)).toEqual([10, 0, 6]);
    expect(amounts({ kind: 'trick', loon: -1 }, 5, 0, 3)).toEqual([-5, 0, -3]);
  });

  test('a prediction met and missed', () => {
    const scoring: Scoring = { kind: 'prediction', hit: 5, each: 1, miss: -1, off: -2 };
    const players = [
      { tricks: 3, prediction: 3 },
      { tricks: 3, prediction: 5 },
      { tricks: 0, prediction: 0 },
      { tricks: 4, prediction: 3 },
    ];
    expect(amountsOf(scoring, players)).toEqual([8, -5, 5, -3]);
  });

  test('what is not known has to be told', () => {
    expect(amountsOf({ kind: 'hand' }, [{ tricks: 3 }])).toBeUndefined();
    expect(
      amountsOf({ kind: 'prediction', hit: 1, each: 0, miss: 0, off: 0 }, [{ tricks: 3 }]),
    ).toBeUndefined();
    expect(amountsOf(rank('most'), [{ tricks: 3 }, {}])).toBeUndefined();
    expect(amountsOf(run(2), [{ tricks: 3 }])).toBeUndefined();
    expect(amountsOf({ kind: 'trick', loon: 1 }, [{}])).toBeUndefined();
  });

  test('cards in the tricks taken', () => {
    const scoring: Scoring = { kind: 'card', suits: ['green'], least: 1, most: 20, loon: 2 };
    expect(amountsOf(scoring, [{ cards: cards('g1 g2 r3') }, { cards: [] }])).toEqual([4, 0]);
  });
});

describe('score cards are data', () => {
  test('six are named, the other slots are blank and told by hand', () => {
    const blank = scoreCards.filter(({ id }) => !(namedCards as readonly string[]).includes(id));
    expect(namedCards).toHaveLength(6);
    expect(blank).toHaveLength(20);
    expect(blank.every(({ scoring }) => scoring.kind === 'hand')).toBe(true);
  });

  test('every row fits its deck, and the ids of blank ones say which slot they are', () => {
    for (const card of scoreCards) expect(strangePart(card.deck, card)).toBeUndefined();
    expect(scoreCards.filter(({ id }) => /-\d+$/.test(id)).every(({ id, deck }) => id.startsWith(deck))).toBe(
      true,
    );
  });

  test('an edition states only what differs', () => {
    const edition = editionOf({ scoreCards: [{ id: 'capture-2', scoring: { kind: 'trick', loon: -1 } }] });
    expect(edition.scoreCards).toHaveLength(26);
    expect(edition.scoreCards.find(({ id }) => id === 'capture-2')).toMatchObject({
      deck: 'capture',
      scoring: { kind: 'trick', loon: -1 },
    });
  });

  test.each(decks.flatMap((deck) => kindsFor(deck).map((kind) => ({ deck, kind }))))(
    'a $deck card may be of kind $kind',
    ({ deck, kind }) => {
      const scorings: Readonly<Record<Scoring['kind'], Scoring>> = {
        hand: { kind: 'hand' },
        run: { kind: 'run', length: 3, oneSuit: true, loon: 3 },
        set: { kind: 'set', size: 2, of: 'suit', loon: 1 },
        card: { kind: 'card', suits: ['red'], least: 1, most: 20, loon: 1 },
        trick: { kind: 'trick', loon: 1 },
        rank: { kind: 'rank', order: 'most', places: [3], needsTricks: false },
        prediction: { kind: 'prediction', hit: 3, each: 0, miss: 0, off: 0 },
      };
      const table = begin().do({ kind: 'teachScoreCard', card: `${deck}-4`, scoring: scorings[kind] });
      expect(table.state.edition.scoreCards.find(({ id }) => id === `${deck}-4`)?.scoring).toEqual(
        scorings[kind],
      );
    },
  );

  test.each([
    { card: 'recruitment-4', scoring: { kind: 'trick', loon: 1 }, part: 'kind' },
    { card: 'capture-4', scoring: { kind: 'trick', loon: 189 }, part: 'value' },
    { card: 'capture-4', scoring: { kind: 'run', length: 1, oneSuit: true, loon: 1 }, part: 'value' },
    { card: 'recruitment-4', scoring: { kind: 'run', length: 2, oneSuit: true, loon: -1 }, part: 'owing' },
    { card: 'recruitment-4', scoring: { kind: 'run', length: 2, oneSuit: true, loon: 0 }, part: 'owing' },
    { card: 'capture-1', scoring: { kind: 'prediction', hit: 1, each: 0, miss: 0, off: 0 }, part: 'kind' },
    {
      card: 'capture-1',
      scoring: { kind: 'rank', order: 'most', places: [], needsTricks: false },
      part: 'places',
    },
    { card: 'capture-1', scoring: { kind: 'card', suits: [], least: 1, most: 2, loon: 1 }, part: 'suits' },
    {
      card: 'capture-1',
      scoring: { kind: 'card', suits: ['red'], least: 9, most: 2, loon: 1 },
      part: 'numbers',
    },
    { card: 'capture-1', predicts: true, part: 'predicts' },
  ] as const)('$card cannot be taught $scoring: $part', ({ part, ...taught }) => {
    expect(begin().refusal({ kind: 'teachScoreCard', ...taught })).toMatchObject({
      code: 'bad-scoring',
      values: { part: { key: `strange.${part}` } },
    });
  });

  test('a card may pay for a single number', () => {
    const scoring: Scoring = { kind: 'card', suits: ['red'], least: 9, most: 9, loon: 5 };
    expect(begin().code({ kind: 'teachScoreCard', card: 'capture-1', scoring })).toBeUndefined();
  });

  test('a card that is not in the box cannot be taught', () => {
    expect(begin().code({ kind: 'teachScoreCard', card: 'gang-of-nine' })).toBe('no-such-score-card');
  });

  test('what is filled in while the table waits for its amounts settles the round', () => {
    const table = tricksTo(dealt({ depth: 'fights' }), 5, 3, 2);
    expect(table.prompts()).toEqual(['settle']);
    table.do({ kind: 'teachScoreCard', card: 'capture-1', scoring: { kind: 'trick', loon: 1 } });
    expect(table.loon()).toEqual([12 + 5 + 6, 12 + 3 + 4, 12 + 2 + 2]);
    expect(table.state.round.number).toBe(2);
  });

  test('what is filled in later changes nothing that is settled', () => {
    const table = collect(tricksTo(dealt({ depth: 'fights' }), 5, 3, 2), 'capture', 0, 0, 0);
    const before = table.loon();
    table.do({ kind: 'teachScoreCard', card: 'bountiful-booty', scoring: { kind: 'trick', loon: 9 } });
    expect(table.loon()).toEqual(before);
  });

  test('a name that was typed in stands in the place of the slot', () => {
    const table = begin().do({ kind: 'teachScoreCard', card: 'capture-1', name: 'Ransom' });
    draw(table);
    expect(table.view()['scoreCards']).toContainEqual(
      expect.objectContaining({
        slot: 'capture',
        card: expect.objectContaining({ name: { key: 'card.typed', values: { name: 'Ransom' } } }) as unknown,
      }),
    );
  });

  test('factions may be named for their colours', () => {
    const table = begin({ edition: { factions: { red: 'Vulper' } } });
    table.do({ kind: 'nameFaction', suit: 'blue', name: 'Mustel' });
    expect(table.view()['edition']).toMatchObject({ factions: { red: 'Vulper', blue: 'Mustel' } });
  });
});

describe('questions beside the game', () => {
  const { blank } = pirateTricks;

  test('a score card is previewed on sample hands', () => {
    const players = [{ cards: cards('r1 r2 r3') }, { cards: cards('r1 g2') }];
    const asked = pirateTricks.ask(blank, {
      kind: 'preview',
      deck: 'recruitment',
      scoring: { kind: 'run', length: 3, oneSuit: true, loon: 3 },
      players,
    } as { kind: string });
    expect(asked).toMatchObject({
      ok: true,
      value: { amounts: [3, 0], groups: [[cards('r1 r2 r3')], []], text: { key: 'scoring.run.suit' } },
    });
  });

  test('a preview by tricks and predictions shows what each would get', () => {
    const preview = {
      kind: 'preview',
      deck: 'treasure',
      players: [{ tricks: 4 }, { tricks: 4 }, { tricks: 2 }],
    };
    const scoring = { kind: 'rank', order: 'most', places: [6, 4, 2], needsTricks: false };
    expect(pirateTricks.ask(blank, { ...preview, scoring } as { kind: string })).toMatchObject({
      value: { amounts: [6, 6, 4], groups: null },
    });
  });

  test('a preview of what fits no deck is refused', () => {
    const asked = pirateTricks.ask(blank, {
      kind: 'preview',
      deck: 'recruitment',
      scoring: { kind: 'trick', loon: 1 },
      players: [{}],
    } as { kind: string });
    expect(asked).toMatchObject({ ok: false, no: { code: 'bad-scoring' } });
  });

  test('the score cards are told with a table’s own texts before there is a session, and what cannot be is refused', () => {
    const asked = (scoring: Scoring) =>
      pirateTricks.ask(blank, {
        kind: 'edition',
        scoreCards: [{ id: 'capture-1', name: 'Ransom', scoring }],
      } as { kind: string });
    const told = asked({ kind: 'trick', loon: 2 });
    expect(told.ok && told.value['scoreCards']).toContainEqual(
      expect.objectContaining({
        id: 'capture-1',
        label: { key: 'card.typed', values: { name: 'Ransom' } },
        scoring: { kind: 'trick', loon: 2 },
      }),
    );
    expect(asked({ kind: 'prediction', hit: 1, each: 0, miss: 0, off: 0 })).toMatchObject({
      ok: false,
      no: { code: 'bad-scoring' },
    });
  });

  test('the best claims of a hand for the cards of the round', () => {
    const table = draw(begin());
    const asked = pirateTricks.ask(table.state, {
      kind: 'best-claims',
      cards: cards('r13 r14 r15 g13'),
    } as { kind: string });
    expect(asked).toMatchObject({ value: { claims: [{ loon: 3 }, { loon: 2 }] } });
  });

  test('the coins for an amount', () => {
    expect(pirateTricks.ask(blank, { kind: 'coins', amount: 17 } as { kind: string })).toMatchObject({
      value: { coins: { tens: 1, fives: 1, ones: 2 } },
    });
  });

  test('anything else is no question of this game', () => {
    expect(pirateTricks.ask(blank, { kind: 'weather' })).toMatchObject({ no: { code: 'bad-question' } });
  });
});
