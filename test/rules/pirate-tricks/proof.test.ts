import { describe, expect, test } from 'vitest';
import { suitOf, suits, type CardId } from '../../../src-main/rules/pirate-tricks/cards.ts';
import {
  evidenceOf,
  isPossibleBreach,
  provenBreaches,
  type HandTold,
  type Unfollowed,
} from '../../../src-main/rules/pirate-tricks/proof.ts';
import { random, type Random } from '../../support/random.ts';

const size = 6;
const asideEach = 2;
const tricks = size - asideEach;
const deck = suits.flatMap((suit) => [1, 2, 3, 4].map((number): CardId => `${suit}-${number}`));

/** How often a play was not told, a card is known, a misread one is, one was shown, one is said to lie aside. */
interface Odds {
  readonly untold: number;
  readonly unknown: number;
  readonly misread: number;
  readonly shown: number;
  readonly aside: number;
}
const usual: Odds = { untold: 0.2, unknown: 0.3, misread: 0.2, shown: 0.2, aside: 0.15 };
const crowded: Odds = { untold: 0.5, unknown: 0.05, misread: 0.6, shown: 0.4, aside: 0.3 };

/** A small hand that was really played in some way, of which something has been told, now and then wrongly. */
function anyHand(chance: Random, odds: Odds): HandTold {
  const is = (share: number) => chance.below(100) < share * 100;
  const cards = chance.shuffle([...deck]);
  const [hand, others] = [cards.slice(0, size), cards.slice(size)];
  const aside = hand.slice(tricks);
  const played = chance.below(tricks + 1);
  const plays = hand.slice(0, played).map((card) => (is(odds.untold) ? null : card));
  const rest = hand.filter((card) => !plays.includes(card));
  const unplayed = [
    ...rest.filter(() => !is(odds.unknown)),
    ...(is(odds.misread) ? others.slice(0, 1 + chance.below(2)) : []),
  ];
  return {
    plays,
    unfollowed: plays.flatMap((card, at): readonly Unfollowed[] => {
      const suit = chance.pick(suits);
      return card && suitOf(card) !== suit && chance.below(3) > 0 ? [{ trick: at + 1, suit, card }] : [];
    }),
    unplayed,
    shown: unplayed.filter((card) => !aside.includes(card) && is(odds.shown)),
    aside: unplayed.filter((card) => aside.includes(card) && is(odds.aside)),
    size,
    asideEach,
  };
}

/** Where a known card may be: aside, laid to a trick told without it or still to come, or not of this hand. */
type Place = 'aside' | 'misread' | number;

/** Every way in which the known cards can lie, card by card; what is unknown fills the rest. */
function waysOf(told: HandTold): readonly ReadonlyMap<CardId, Place>[] {
  const { plays, unplayed, shown, aside } = told;
  const known = plays.filter((card) => card !== null).length + unplayed.length;
  const isUntold = (at: number) => at >= plays.length || plays[at] === null;
  const free: readonly Place[] = [
    ...Array.from({ length: asideEach }, () => 'aside' as const),
    ...Array.from({ length: Math.max(0, known - size) }, () => 'misread' as const),
    ...Array.from({ length: tricks }, (_, at) => at + 1).filter((trick) => isUntold(trick - 1)),
  ];
  const mayLie = (card: CardId, place: Place) =>
    aside.includes(card) ? place === 'aside' : !(place === 'aside' && shown.includes(card));
  const lay = (cards: readonly CardId[], left: readonly Place[]): readonly ReadonlyMap<CardId, Place>[] => {
    const [card, ...others] = cards;
    if (!card) return [new Map()];
    return left.flatMap((place, at) =>
      mayLie(card, place)
        ? lay(others, left.toSpliced(at, 1)).map((way) => new Map([...way, [card, place]]))
        : [],
    );
  };
  return lay(unplayed, free);
}

/** What was a breach, if the cards lay like that. */
const breachesIn = (told: HandTold, way: ReadonlyMap<CardId, Place>): readonly Unfollowed[] =>
  told.unfollowed.filter(
    ({ trick, suit }) =>
      told.plays.some((card, at) => card !== null && at >= trick && suitOf(card) === suit) ||
      [...way].some(([card, place]) => suitOf(card) === suit && typeof place === 'number' && place > trick),
  );

const subsetsOf = (all: readonly Unfollowed[]): readonly (readonly Unfollowed[])[] =>
  all.reduce<readonly (readonly Unfollowed[])[]>(
    (sets, one) => [...sets, ...sets.map((set) => [...set, one])],
    [[]],
  );

describe('a breach is certain if it is one in every way in which two cards may lie aside', () => {
  // Where more was shown and played than can be, nothing follows from it.
  const hands = Array.from({ length: 1500 }, (_, seed) =>
    anyHand(random(seed), seed % 2 === 0 ? usual : crowded),
  )
    .map((told) => ({ told, ways: waysOf(told).map((way) => breachesIn(told, way)) }))
    .filter(({ ways }) => ways.length > 0);

  test('what is said to be certain is so in each of them, and nothing smaller is', () => {
    for (const { told, ways } of hands) {
      for (const proven of provenBreaches(told)) {
        const holds = (set: readonly Unfollowed[]) =>
          ways.every((way) => way.some((one) => set.includes(one)));
        expect([told, proven, holds(proven)]).toEqual([told, proven, true]);
        for (const left of proven) expect(holds(proven.filter((one) => one !== left))).toBe(false);
      }
    }
  });

  test('whatever is certain is said, of several tricks in a suit of the first', () => {
    let [single, several] = [0, 0];
    for (const { told, ways } of hands) {
      const proven = provenBreaches(told);
      for (const set of subsetsOf(told.unfollowed)) {
        if (!ways.every((way) => way.some((one) => set.includes(one)))) continue;
        const saying = proven.find((said) =>
          said.every(({ trick, suit }) => set.some((one) => one.suit === suit && one.trick >= trick)),
        );
        expect([told, set, saying !== undefined]).toEqual([told, set, true]);
        if (saying?.length === 1) single++;
        else several++;
      }
    }
    expect(Math.min(single, several)).toBeGreaterThan(5);
  });

  test('it is possible if it is one in at least one of them', () => {
    for (const { told, ways } of hands) {
      const breaches = new Set(ways.flat());
      for (const one of told.unfollowed)
        expect([told, one, isPossibleBreach(told, one)]).toEqual([told, one, breaches.has(one)]);
    }
  });
});

describe('what proves a breach are known cards of the suit', () => {
  const followedNot: Unfollowed = { trick: 1, suit: 'red', card: 'green-1' };
  const another: Unfollowed = { trick: 2, suit: 'blue', card: 'green-2' };
  const told: HandTold = {
    plays: ['green-1', 'green-2'],
    unfollowed: [followedNot, another],
    unplayed: ['red-1', 'red-2', 'blue-1'],
    shown: [],
    aside: [],
    size,
    asideEach,
  };

  test('all of them, where any of them may lie aside', () => {
    expect(evidenceOf(told, [followedNot])).toEqual(['red-1', 'red-2']);
    expect(evidenceOf({ ...told, shown: ['blue-1'] }, [followedNot])).toEqual(['red-1', 'red-2']);
  });

  test('of one trick those alone that were laid open after two were set aside', () => {
    expect(evidenceOf({ ...told, shown: ['red-2'] }, [followedNot])).toEqual(['red-2']);
  });

  test('of one trick out of two all of both suits', () => {
    const shown: readonly CardId[] = ['red-2'];
    expect(evidenceOf({ ...told, shown }, [followedNot, another])).toEqual(['red-1', 'red-2', 'blue-1']);
  });
});

test('cards of two suits may lie in tricks told without them, whichever is named first', () => {
  const red: Unfollowed = { trick: 2, suit: 'red', card: 'green-1' };
  const blue: Unfollowed = { trick: 4, suit: 'blue', card: 'green-2' };
  const told: HandTold = {
    plays: [null, 'green-1', null, 'green-2'],
    unfollowed: [red, blue],
    unplayed: ['blue-1', 'red-1', 'red-2', 'red-3'],
    shown: [],
    aside: [],
    size,
    asideEach,
  };
  expect(provenBreaches(told)).toEqual([]);
  expect(provenBreaches({ ...told, unplayed: [...told.unplayed].reverse() })).toEqual([]);
  expect(provenBreaches({ ...told, size: size + 1, unplayed: [...told.unplayed, 'red-4'] })).toEqual([[red]]);
});
