import { describe, expect, test } from 'vitest';
import type { FieldValues } from '../../../src-main/rules/kernel/game.ts';
import type { OptionValues } from '../../../src-main/rules/kernel/option.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { countAt, zoneAt } from '../../../src-main/rules/kernel/zones.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import {
  cardsUnder,
  cursesAbove,
  deckLeft,
  handSize,
  savedCures,
} from '../../../src-main/rules/pirate-attack/custody.ts';
import { rowOf } from '../../../src-main/rules/pirate-attack/state.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import { ownData } from '../../../src-main/rules/pirate-attack/own-data.ts';
import { turnPart } from '../../../src-main/rules/pirate-attack/view/turn.ts';
import { stepAt, waysToAnswer } from '../../support/pressing.ts';
import { running, table, type Table } from './table.ts';
import { cardsIn } from '../../support/cards-in.ts';
import { cardsTold } from './cards-told.ts';

type Rest = Omit<Extract<Command, { kind: 'playCard' }>, 'kind' | 'seat' | 'card'>;
const play = (seat: SeatId, card: string, more: Rest = {}): Command => ({
  kind: 'playCard',
  seat,
  card,
  ...more,
});
const draw = (seat: SeatId, card?: string): Command => ({
  kind: 'drawCard',
  seat,
  ...(card === undefined ? {} : { card }),
});
const answer = (seat: SeatId, card: string): Command => ({ kind: 'answerCard', seat, card });
const up = (ship: number, card: string): Command => ({ kind: 'turnUp', ship, card });
const cure = (ship: number, card: string): Command => ({ kind: 'cureShip', ship, card, side: 'cursed' });
const settle: Command = { kind: 'settleFight' };
const pass = (seat: SeatId): Command => ({ kind: 'passChip', seat });

/** Red has the Chip, five cards each, nothing drawn; each row is [card, cards under it, curses above it]. */
function at(
  rows: Partial<Record<SeatId, readonly (readonly [string, number?, number?])[]>> = {},
  fields: FieldValues = {},
  options: OptionValues = {},
): Table {
  const listed = Object.entries(rows).map(([seat, ships]) => [
    `row.${seat}`,
    ships.map(([card, under = 0, curses = 0]) => ({ card, under, curses })),
  ]);
  return running({ ...(Object.fromEntries(listed) as FieldValues), ...fields }, { depth: 'cards', options });
}

const hands = ({ state }: Table) => state.seats.map((seat) => handSize(state, seat));
const cures = ({ state }: Table) => state.seats.map((seat) => savedCures(state, seat));
const row = ({ state }: Table, seat: SeatId) => rowOf(state, seat).map(({ card }) => card);
const discards = ({ state }: Table) => zoneAt(state.zones, 'discard').known.map(({ card }) => card);
/** Whatever was carried where, each card lies in one place. */
const whole = ({ state }: Table) => cardsIn(state.zones) === cardsTold(state);

describe('a turn where each card is told', () => {
  test('begins with five cards each of the 250, and nothing under or above ships', () => {
    const t = table({ depth: 'cards' });
    expect([hands(t), deckLeft(t.state), cardsTold(t.state)]).toEqual([[5, 5, 5], 235, 300]);
  });

  test('is one draw and one card; the next draw passes the Chip', () => {
    const t = at({ blue: [['sloop-3-3']] }).do({ ...draw('red'), pile: 2 } as Command);
    expect([hands(t), deckLeft(t.state), t.state.lastPile]).toEqual([[6, 5, 5], 233, 2]);
    expect(t.refused(draw('red'))).toBe('drawn-already');
    expect(t.refused(draw('blue'))).toBe('not-your-turn');
    t.do({ kind: 'playCard', seat: 'red', ship: 1 }, draw('blue'));
    expect([t.turn, hands(t), cardsUnder(t.state, 1)]).toEqual(['blue', [5, 6, 5], 1]);
  });

  test('enters the draw with a card that is pressed before it, its pile not told', () => {
    const t = at().do(play('red', 'close-market'));
    expect(t.told('cardDrawn')).toMatchObject([{ seat: 'red', pile: null, card: null }]);
    expect([hands(t)[0], deckLeft(t.state), t.state.play]).toEqual([5, 234, { drawn: true, played: true }]);
    expect(t.refused(play('red', 'close-market'))).toBe('played-already');
  });

  test('is not over before a card is played or discarded', () => {
    const t = at();
    expect(t.refused(pass('red'))).toBe('nothing-played');
    t.do({ kind: 'discardCard', seat: 'red' });
    expect(hands(t)[0]).toBe(5);
    expect(t.do(pass('red')).turn).toBe('blue');
  });

  test('is over for whoever has drawn and has no card, as a table may have put it right', () => {
    const t = at().do(draw('red'), { kind: 'setRight', field: 'hand', seat: 'red', value: 0 });
    expect(t.do(pass('red')).turn).toBe('blue');
  });

  test('offers cards to play as long as one is in hand or may be drawn', () => {
    const offered = (t: Table) => {
      const [prompt] = pirateAttack.prompts(t.state).filter(({ kind }) => kind === 'card');
      const ways = prompt ? waysToAnswer(pirateAttack, t.state, prompt, 'red') : [];
      return ways.some(({ command }) => command.kind === 'playCard');
    };
    const hand = (count: number): Command => ({ kind: 'setRight', field: 'hand', seat: 'red', value: count });
    expect([offered(at()), offered(at().do(hand(0))), offered(at().do(hand(1)))]).toEqual([true, true, true]);
    const drawn = at().do(draw('red'));
    expect([offered(drawn), offered(at().do(draw('red'), hand(1)))]).toEqual([true, true]);
    expect(offered(at().do(draw('red'), hand(0)))).toBe(false);
    expect(offered(drawn.do(play('red', 'close-market')))).toBe(false);
  });

  test('begins with a draw as long as one card is left to draw', () => {
    const last = at({}, { 'hand.blue': 99, 'hand.yellow': 99 });
    last.stand({ 'hand.red': handSize(last.state, 'red') + deckLeft(last.state) - 1 });
    expect(last.do(draw('red')).state.play.drawn).toBe(true);
    last.do(play('red', 'close-market'));
    expect([deckLeft(last.state), last.refused(draw('blue'))]).toEqual([0, 'deck-out']);
  });

  test('discards no card that can be played', () => {
    const discard = (card: string): Command => ({ kind: 'discardCard', seat: 'red', card });
    expect(at().refused(discard('open-market-2'))).toBe('usable-card');
    expect(at().refused(discard('sloop-3-3'))).toBe('usable-card');
    expect(at({ red: [['sloop-3-3']] }).refused(discard('lazy-carpenter-4'))).toBe('usable-card');
    expect(at().refused(discard('lazy-carpenter-4'))).toBeUndefined();
    expect(discards(at().do(discard('guard')))).toEqual(['guard']);
  });

  test('remarks a card of which every copy has been seen elsewhere, and a table may overrule it', () => {
    const t = at({}, { 'cures.blue': 1 }).do(play('red', 'steal-all-ft-from-1', { on: 'blue' }));
    t.do(
      draw('blue'),
      play('blue', 'close-market'),
      draw('yellow'),
      play('yellow', 'close-market'),
      draw('red'),
    );
    t.do({ kind: 'setRight', field: 'cures', seat: 'blue', value: 1 });
    expect(t.refused(play('red', 'steal-all-ft-from-1', { on: 'blue' }))).toBe('card-elsewhere');
    t.overrule(play('red', 'steal-all-ft-from-1', { on: 'blue' }), 'card-elsewhere');
    expect([savedCures(t.state, 'red'), whole(t)]).toEqual([2, true]);
  });

  test('draws the very last card, too, where a card is played before its draw', () => {
    const t = at({}, { 'hand.red': 52, 'hand.blue': 99, 'hand.yellow': 98 }).do(play('red', 'close-market'));
    expect([t.told('cardDrawn').length, deckLeft(t.state)]).toEqual([1, 0]);
  });

  test('is told at no other depth', () => {
    const t = running({}, { depth: 'fights' });
    expect(t.refused(draw('red'))).toBe('wrong-depth');
    t.do({ kind: 'setDepth', depth: 'cards' }, draw('red'), { kind: 'setDepth', depth: 'fights' });
    expect(t.state.zones).toEqual({});
  });
});

describe('ships', () => {
  test.each([
    ['Sloop 3/3', 'sloop-3-3', 3, 3],
    ['Sloop 3/4', 'sloop-3-4', 3, 4],
    ['Sloop 4/4', 'sloop-4-4', 4, 4],
    ['Schooner 5/5', 'schooner-5-5', 5, 5],
    ['Schooner 5/6', 'schooner-5-6', 5, 6],
    ['Schooner 6/6', 'schooner-6-6', 6, 6],
    ['Schooner 6/7', 'schooner-6-7', 6, 7],
    ['Schooner 7/7', 'schooner-7-7', 7, 7],
    ['Brigantine 7/8', 'brigantine-7-8', 7, 8],
    ['Brigantine 8/8', 'brigantine-8-8', 8, 8],
    ['Brigantine 8/9', 'brigantine-8-9', 8, 9],
    ['Brigantine 9/9', 'brigantine-9-9', 9, 9],
    ['Brigantine 10/10', 'brigantine-10-10', 10, 10],
  ])(
    'a %s goes from the hand into the own row, and fights with what is printed',
    (_, card, cannons, strength) => {
      const t = at({ red: [['sloop-3-4']], blue: [['brigantine-10-10']] }).do(
        play('red', card, { place: 0 }),
      );
      expect(row(t, 'red')).toEqual([card, 'sloop-3-4']);
      expect([hands(t), countAt(t.state.zones, 'table'), whole(t)]).toEqual([[5, 5, 5], 3, true]);
      t.do(draw('blue', 'you-must-attack-someone'));
      t.do({ kind: 'attack', seat: 'blue', how: 'own', ship: 2, target: 3 });
      const shot = { cannons, strength };
      t.do(settle);
      expect([t.ships('red'), t.ships('blue')]).toEqual([1, shot.cannons >= 10 ? 0 : 1]);
      expect(shot.strength).toBeLessThanOrEqual(10);
    },
  );
});

describe('a ship that is played', () => {
  test('goes to no place before the first, beyond the gap behind the last, or between two', () => {
    const t = at({ red: [['sloop-3-3']] });
    const placed = [-1, 0, 1, 2, 0.5].map((place) => t.refused(play('red', 'sloop-4-4', { place })));
    expect(placed).toEqual(['no-such-place', undefined, undefined, 'no-such-place', 'no-such-place']);
  });
});

describe('cards under ships', () => {
  /** Red has a 7/8 with one card under it and attacks a 10/10 of blue, whose cannons sink ten. */
  const fought = (under: string) => {
    const t = at({ red: [['brigantine-7-8']], blue: [['brigantine-10-10']] });
    t.do({ kind: 'playCard', seat: 'red', ship: 1 }, draw('blue', 'you-must-attack-someone'));
    t.do({ kind: 'attack', seat: 'blue', how: 'own', ship: 2, target: 1 });
    expect(t.refused(settle)).toBe('not-certain');
    return t.do(up(1, under), settle);
  };

  test.each([
    ['+1 leaves 8 cannons', 'skilled-blacksmith-1', [0, 1]],
    ['+2 leaves 9 cannons', 'skilled-blacksmith-2', [0, 1]],
    ['+3 makes 10 cannons, which sink ten', 'skilled-blacksmith-3', [0, 0]],
    ['+4 makes 11 cannons, which sink ten', 'skilled-blacksmith-4', [0, 0]],
    ['+5 makes 12 cannons, which sink ten', 'skilled-blacksmith-5', [0, 0]],
    ['−1 leaves 6 cannons', 'lazy-blacksmith-1', [0, 1]],
    ['−2 leaves 5 cannons', 'lazy-blacksmith-2', [0, 1]],
    ['−3 leaves 4 cannons', 'lazy-blacksmith-3', [0, 1]],
    ['−4 leaves 3 cannons', 'lazy-blacksmith-4', [0, 1]],
    ['−5 leaves 2 cannons', 'lazy-blacksmith-5', [0, 1]],
  ])('a Blacksmith of %s', (_, card, ships) => {
    const t = fought(card);
    expect([t.ships('red'), t.ships('blue')]).toEqual(ships);
    expect([discards(t).includes('brigantine-7-8'), cardsUnder(t.state, 1), whole(t)]).toEqual([
      true,
      0,
      true,
    ]);
  });

  test.each([
    ['+1 makes a strength of 9, which ten sink', 'skilled-carpenter-1', 0],
    ['+2 makes a strength of 10, which ten sink', 'skilled-carpenter-2', 0],
    ['+3 makes a strength of 11, which ten do not', 'skilled-carpenter-3', 1],
    ['+4 makes a strength of 12, which ten do not', 'skilled-carpenter-4', 1],
    ['+5 makes a strength of 13, which ten do not', 'skilled-carpenter-5', 1],
    ['−1 leaves a strength of 7', 'lazy-carpenter-1', 0],
    ['−2 leaves a strength of 6', 'lazy-carpenter-2', 0],
    ['−3 leaves a strength of 5', 'lazy-carpenter-3', 0],
    ['−4 leaves a strength of 4', 'lazy-carpenter-4', 0],
    ['−5 leaves a strength of 3', 'lazy-carpenter-5', 0],
  ])('a Carpenter of %s', (_, card, left) => {
    const t = fought(card);
    expect([t.ships('red'), t.ships('blue')]).toEqual([left, 1]);
    // Under a ship that is left it goes back face down, under one that went down it is laid away.
    expect([cardsUnder(t.state, 1), whole(t)]).toEqual([left, true]);
  });

  test('turned up that are more than were counted put the count right in the same press', () => {
    const t = at({ red: [['brigantine-7-8', 1]], blue: [['brigantine-10-10']] });
    t.do(draw('red', 'you-must-attack-someone'), {
      kind: 'attack',
      seat: 'red',
      how: 'own',
      ship: 1,
      target: 2,
    });
    t.do(up(1, 'skilled-carpenter-3'), up(1, 'skilled-carpenter-4'));
    expect([cardsUnder(t.state, 1), whole(t)]).toEqual([2, true]);
    expect(t.do(settle).ships('red')).toBe(1);
  });
});

describe('Spy', () => {
  test('lays one card of a hand away, which is drawn again', () => {
    const t = at().do(play('red', 'spy', { on: 'blue' }));
    expect(t.state.waits).toEqual({ seat: 'red', card: 'spy', victim: 'blue' });
    t.do(draw('blue'));
    expect(t.told('cardWorked')).toHaveLength(1);
    expect([hands(t), countAt(t.state.zones, 'discard'), deckLeft(t.state), whole(t)]).toEqual([
      [5, 6, 5],
      2,
      232,
      true,
    ]);
  });

  test('is stopped by a Spy: both are gone, the blocker draws again and has the fame', () => {
    const t = at().do(play('red', 'spy', { on: 'blue' }), answer('blue', 'spy'));
    expect([hands(t), discards(t), t.fame('blue'), t.state.waits]).toEqual([
      [5, 5, 5],
      ['spy', 'spy'],
      1,
      null,
    ]);
  });

  test('is played on somebody else', () => {
    expect(at().refused(play('red', 'spy', { on: 'red' }))).toBe('on-oneself');
    expect(at().refused(play('red', 'spy'))).toBe('which-captain');
  });
});

describe('Thieving Monkey', () => {
  test('takes a card of the hand, and whoever is robbed draws again', () => {
    const t = at().do(play('red', 'thieving-monkey', { on: 'blue' }), draw('blue'));
    expect([hands(t), discards(t), whole(t)]).toEqual([[6, 6, 5], ['thieving-monkey'], true]);
  });

  test('is stopped by a Knife, and by no Guard', () => {
    const t = at().do(play('red', 'thieving-monkey', { on: 'blue' }));
    expect(t.refused(answer('blue', 'guard'))).toBe('stops-not');
    expect(t.refused(answer('yellow', 'knife'))).toBe('not-robbed');
    t.do(answer('blue', 'knife'));
    expect([hands(t), discards(t), t.fame('blue')]).toEqual([[5, 5, 5], ['thieving-monkey', 'knife'], 1]);
  });

  test('is asked about to the last card in hand of whoever is robbed', () => {
    const asked = (held: number) =>
      pirateAttack
        .prompts(at({}, { 'hand.blue': held }).do(play('red', 'thieving-monkey', { on: 'blue' })).state)
        .find(({ kind }) => kind === 'react')?.whom;
    expect(asked(1)).toEqual(['blue']);
  });
});

describe('Knife', () => {
  test('stops what was played on its captain, never anything on an own turn', () => {
    expect(at().refused(play('red', 'knife'))).toBe('not-played');
    expect(at().refused(answer('blue', 'knife'))).toBe('nothing-waits');
  });
});

describe('Thief', () => {
  test('of half takes the larger half, and has one fame', () => {
    const t = at({}, { 'gold.blue': 9 }).do(
      play('red', 'thief-steal-1-2-of-gold', { on: 'blue' }),
      draw('blue'),
    );
    expect([t.purse('red'), t.purse('blue'), t.fame('red')]).toEqual([[5, 0], [4, 0], 1]);
  });

  test('of all takes all, locked gold with it', () => {
    const t = at({}, { 'gold.blue': 3, 'locked.blue': 4 });
    t.do(play('red', 'thief-steal-all-of-gold', { on: 'blue' }), draw('blue'));
    expect([t.purse('red'), t.purse('blue')]).toEqual([
      [7, 0],
      [0, 0],
    ]);
  });

  test('finds nothing where there is no gold', () => {
    expect(at().refused(play('red', 'thief-steal-all-of-gold', { on: 'blue' }))).toBe('no-gold-there');
  });
});

describe('Guard', () => {
  test('stops a Thief, draws again, and has the fame in the thief’s place', () => {
    const t = at({}, { 'gold.blue': 9 }).do(play('red', 'thief-steal-1-2-of-gold', { on: 'blue' }));
    t.do(answer('blue', 'guard'), draw('blue'));
    expect([t.purse('red'), t.purse('blue'), t.fame('red'), t.fame('blue')]).toEqual([[0, 0], [9, 0], 0, 1]);
    expect([hands(t), discards(t)]).toEqual([
      [5, 6, 5],
      ['thief-steal-1-2-of-gold', 'guard'],
    ]);
  });

  test('that nobody can have any more lets a Thief take at once', () => {
    const t = at({}, { 'gold.blue': 4, 'hand.blue': 0 });
    t.do(play('red', 'thief-steal-all-of-gold', { on: 'blue' }));
    expect([t.purse('red'), t.state.waits]).toEqual([[4, 0], null]);
  });
});

describe('High Winds', () => {
  test('blow a whole hand away and bring five', () => {
    const t = at({}, { 'hand.blue': 7 }).do(play('red', 'high-winds', { on: 'blue' }));
    expect([hands(t), countAt(t.state.zones, 'discard'), whole(t)]).toEqual([[5, 5, 5], 8, true]);
    expect(t.told('handBlown')).toMatchObject([{ seat: 'blue', count: 7, drawn: 5 }]);
  });

  test('may be played on oneself', () => {
    const t = at().do(play('red', 'high-winds', { on: 'red' }));
    expect([hands(t)[0], deckLeft(t.state)]).toEqual([5, 229]);
  });
});

describe('the card that a Spy lays away', () => {
  const spied = () => at().do(play('red', 'spy', { on: 'blue' }), draw('blue'));
  test('can be named once nobody stops the Spy, and is known to be gone', () => {
    const t = at().do(play('red', 'spy', { on: 'blue' }));
    expect(t.refused({ kind: 'nameSpied', card: 'guard' })).toBeUndefined();
    t.do({ kind: 'nameSpied', card: 'guard' });
    expect(t.told('cardWorked').length + t.told('spiedShown').length).toBe(2);
    expect([discards(t), hands(t), whole(t)]).toEqual([['spy', 'guard'], [5, 5, 5], true]);
    expect(t.refused({ kind: 'nameSpied', card: 'guard' })).toBe('nothing-spied');
  });

  test('is none that no hand can hold', () => {
    const t = at().do(play('red', 'spy', { on: 'blue' }));
    expect(t.refused({ kind: 'nameSpied', card: '5-gold' })).toBe('no-such-card');
    expect(t.refused({ kind: 'nameSpied', card: 'poison' })).toBe('no-such-card');
  });

  test('is named no more after the next draw', () => {
    expect(spied().refused({ kind: 'nameSpied', card: 'guard' })).toBe('nothing-spied');
  });
});

describe('two opposites that were shown under a ship', () => {
  test('can be thrown out, and one card alone cannot', () => {
    const t = at({
      red: [
        ['sloop-3-3', 3],
        ['sloop-3-4', 1],
      ],
    });
    expect(t.refused({ kind: 'dropPair', ship: 2 })).toBe('no-pair-there');
    t.do({ kind: 'dropPair', ship: 1 });
    expect([cardsUnder(t.state, 1), countAt(t.state.zones, 'discard'), whole(t)]).toEqual([1, 2, true]);
  });
});

describe('fame that the table has read off its cards', () => {
  const read = (rows: readonly (readonly [string, number])[]): FieldValues => ({
    cardFame: rows.map(([card, fame]) => ({ card, fame })),
  });

  test('is had for the ship that sinks', () => {
    const t = at({ blue: [['sloop-3-3'], ['sloop-3-4']] }, read([['sloop-3-3', 4]]));
    t.do(play('red', 'sea-creature-4', { ship: 1 }));
    expect(t.fame('red')).toBe(4);
    t.do(draw('blue'), { kind: 'discardCard', seat: 'blue' }, draw('yellow'));
    expect(t.do(play('yellow', 'sea-creature-4', { ship: 2 })).fame('yellow')).toBe(1);
  });

  test('that is left out of the column stays as it comes', () => {
    const t = at({ blue: [['sloop-3-3']] }, { cardFame: [{ card: 'sloop-3-3' }] });
    expect(t.do(play('red', 'sea-creature-4', { ship: 1 })).fame('red')).toBe(1);
  });

  test('is had for each enemy ship of a fight', () => {
    const rows = { red: [['brigantine-9-9']], blue: [['sloop-3-3']] } as const;
    const t = at(
      rows,
      read([
        ['sloop-3-3', 3],
        ['brigantine-9-9', 7],
      ]),
    );
    t.do(draw('red', 'you-must-attack-someone'));
    t.do({ kind: 'attack', seat: 'red', how: 'own', ship: 1, target: 2 }, settle);
    expect([t.fame('red'), t.fame('blue')]).toEqual([3, 0]);
  });

  test('is had for a card that stops another, and for a Thief', () => {
    const rich = {
      'gold.blue': 4,
      ...read([
        ['guard', 2],
        ['thief-steal-all-of-gold', 3],
      ]),
    };
    const stopped = at({}, rich).do(play('red', 'thief-steal-all-of-gold', { on: 'blue' }));
    expect(stopped.do(answer('blue', 'guard')).fame('blue')).toBe(2);
    const robbed = at({}, rich).do(play('red', 'thief-steal-all-of-gold', { on: 'blue' }), draw('blue'));
    expect(robbed.fame('red')).toBe(3);
  });

  test('is paid for a card that costs some, and never falls below nothing', () => {
    const costs = read([['high-winds', -1]]);
    const t = at({}, { 'fame.red': 2, ...costs }).do(play('red', 'high-winds', { on: 'blue' }));
    expect(t.fame('red')).toBe(1);
    expect(
      at({}, costs)
        .do(play('red', 'high-winds', { on: 'blue' }))
        .fame('red'),
    ).toBe(0);
  });

  test('is shown as unchecked until then, where fame is kept and ships are told', () => {
    const unchecked = (t: Table) => turnPart(t.state).fameUnchecked;
    const rows = { red: [['sloop-3-3']] } as const;
    expect(unchecked(at(rows))).toBe(true);
    expect(unchecked(at(rows, read([['sloop-3-3', 1]])))).toBeUndefined();
    expect(unchecked(at(rows, {}, { fame: false }))).toBeUndefined();
    expect(unchecked(running({ 'ships.red': 1 }))).toBeUndefined();
  });

  test('goes into the next evening with the box', () => {
    const { state } = at(
      {},
      read([
        ['sloop-3-3', 4],
        ['high-winds', -1],
      ]),
    );
    const rows = ownData.typed(state);
    expect(rows).toEqual({ 'fame/sloop-3-3': 4, 'fame/high-winds': -1 });
    const edition = ownData.edition(rows);
    const next = pirateAttack.begin({ seats: ['red', 'blue', 'yellow'], ...{ edition } });
    expect(next.ok && next.value.reduce(pirateAttack.evolve, pirateAttack.blank).cardFame).toEqual(
      state.cardFame,
    );
  });
});

describe('Armada', () => {
  test('joins own ships, stays on the table, and goes when one is left', () => {
    const t = at({ red: [['sloop-3-3'], ['sloop-4-4']], blue: [['schooner-5-5']] });
    t.do(play('red', 'armada', { ships: [1, 2] }));
    expect([t.state.armadas.red, countAt(t.state.zones, 'table')]).toEqual([[[1, 2]], 4]);
    t.do({ kind: 'sinkShip', ship: 1 });
    expect([t.state.armadas.red, discards(t), whole(t)]).toEqual([undefined, ['sloop-3-3', 'armada'], true]);
  });

  test('takes the place of another one, which is laid away', () => {
    const t = at({ red: [['sloop-3-3'], ['sloop-4-4'], ['sloop-3-4']] }).do(
      play('red', 'armada', { ships: [1, 2] }),
    );
    t.do(draw('blue'), play('blue', 'close-market'), draw('yellow'), play('yellow', 'close-market'));
    t.do(draw('red'), play('red', 'armada', { ships: [1, 2, 3] }));
    expect([t.state.armadas.red, discards(t).filter((card) => card === 'armada')]).toEqual([
      [[1, 2, 3]],
      ['armada'],
    ]);
  });

  test('is played on own ships only, two at least', () => {
    const t = at({ red: [['sloop-3-3']], blue: [['sloop-4-4']] });
    expect(t.refused(play('red', 'armada', { ships: [1] }))).toBe('too-few-ships');
    expect(t.refused(play('red', 'armada', { ships: [1, 2] }))).toBe('not-own-ships');
  });
});

describe('Move a Witch Doctor', () => {
  test('carries one curse, unseen, from any ship to any other', () => {
    const t = at({ red: [['sloop-3-3', 0, 2]], blue: [['sloop-4-4']] });
    t.do(play('red', 'move-a-witch-doctor', { ship: 1, to: 2 }));
    expect([cursesAbove(t.state, 1), cursesAbove(t.state, 2), whole(t)]).toEqual([1, 1, true]);
    expect(t.told('curseMoved')).toMatchObject([{ from: 'red', to: 'blue' }]);
  });

  test('finds nothing on a ship without a curse, and leaves no ship where it was', () => {
    const t = at({ red: [['sloop-3-3', 0, 1]], blue: [['sloop-4-4']] });
    expect(t.refused(play('red', 'move-a-witch-doctor', { ship: 2, to: 1 }))).toBe('no-curse-there');
    expect(t.refused(play('red', 'move-a-witch-doctor', { ship: 1, to: 1 }))).toBe('same-ship');
  });
});

describe('stolen Fortune Tellers', () => {
  const saved = { 'cures.red': 1, 'cures.blue': 3, 'cures.yellow': 2 };

  test('all of all captains', () => {
    expect(cures(at({}, saved).do(play('red', 'steal-all-ft-from-all')))).toEqual([6, 0, 0]);
  });

  test('all of one captain', () => {
    expect(cures(at({}, saved).do(play('red', 'steal-all-ft-from-1', { on: 'blue' })))).toEqual([4, 0, 2]);
  });

  test('one of each captain', () => {
    const t = at({}, saved).do(play('red', 'steal-1-ft-from-each'));
    expect([cures(t), whole(t)]).toEqual([[3, 2, 1], true]);
  });

  test('one of one captain, and none where none is saved', () => {
    expect(cures(at({}, saved).do(play('red', 'steal-1-ft-from-1', { on: 'yellow' })))).toEqual([2, 3, 1]);
    expect(at().refused(play('red', 'steal-1-ft-from-1', { on: 'blue' }))).toBe('no-cures-there');
  });
});

test.each([
  ['a shop that is shut', { marketOpen: false, 'gold.red': 9 }, 'answer.buy.cures', 'shop-shut'],
  ['what is too dear', { 'gold.red': 4 }, 'answer.buy.cures', 'too-dear'],
  ['a Witch Doctor that is too dear', { 'gold.red': 4 }, 'answer.buy.curses', 'too-dear'],
  ['what can be bought', { 'gold.red': 5 }, 'answer.buy.curses', undefined],
  ['a theft where nobody has saved anything', { 'cures.red': 3 }, 'answer.steal-cures', 'no-cures-there'],
  ['a theft where somebody has', { 'cures.blue': 1 }, 'answer.steal-cures', undefined],
] as const)('%s is refused at the first press or not at all', (_, fields, key, code) => {
  const t = at({ red: [['sloop-3-3']] }, fields);
  const prompt = pirateAttack.prompts(t.state).find(({ kind }) => kind === 'card');
  const step = prompt && stepAt(pirateAttack, t.state, prompt, 'red');
  const choice = step?.choices.find(({ label }) => label.key === key);
  expect([choice?.label.key, choice?.refusal?.code]).toEqual([key, code]);
});

describe('a Sea Creature', () => {
  test.each([
    ['4 takes a strength of 4 and not of 5', 'sea-creature-4', 'sloop-4-4', 'schooner-5-5'],
    ['5 takes a strength of 5 and not of 6', 'sea-creature-5', 'schooner-5-5', 'schooner-5-6'],
    ['6 takes a strength of 6 and not of 7', 'sea-creature-6', 'schooner-6-6', 'schooner-6-7'],
    ['7 takes a strength of 7 and not of 8', 'sea-creature-7', 'schooner-7-7', 'brigantine-7-8'],
    ['8 takes a strength of 8 and not of 9', 'sea-creature-8', 'brigantine-8-8', 'brigantine-8-9'],
    ['9 takes a strength of 9 and not of 10', 'sea-creature-9', 'brigantine-9-9', 'brigantine-10-10'],
  ])('%s', (_, card, taken, left) => {
    const t = at({ blue: [[taken], [left]] });
    expect(t.refused(play('red', card, { ship: 1, sinks: false }))).toBe('creature-takes');
    expect(t.refused(play('red', card, { ship: 2, sinks: true }))).toBe('creature-fails');
    t.do(play('red', card, { ship: 1 }));
    expect([row(t, 'blue'), t.fame('red'), t.purse('red'), whole(t)]).toEqual([[left], 1, [0, 0], true]);
  });

  test('10 takes a strength of 10', () => {
    const t = at({ blue: [['brigantine-10-10']] }).do(play('red', 'sea-creature-10', { ship: 1 }));
    expect([t.ships('blue'), t.fame('red')]).toEqual([0, 1]);
  });

  test('is withstood by a stronger ship, and spent', () => {
    const t = at({ blue: [['brigantine-10-10']] }).do(play('red', 'sea-creature-4', { ship: 1 }));
    expect([t.ships('blue'), discards(t), t.told('creatureFailed')]).toMatchObject([
      1,
      ['sea-creature-4'],
      [{ on: 'blue' }],
    ]);
  });

  test('waits for what lies under the ship, which goes down with it', () => {
    const t = at({ blue: [['sloop-4-4', 2, 1]] });
    expect(t.refused(play('red', 'sea-creature-4', { ship: 1 }))).toBe('which-way');
    t.do(play('red', 'sea-creature-4', { ship: 1, sinks: true }));
    expect([
      t.ships('blue'),
      countAt(t.state.zones, 'discard'),
      countAt(t.state.zones, 'discard.curses'),
    ]).toEqual([0, 4, 1]);
    expect(at({ red: [['sloop-4-4']] }).refused(play('red', 'sea-creature-4', { ship: 1 }))).toBe(
      'own-creature',
    );
  });
});

describe('the Market', () => {
  test('Close Market shuts it, its price remembered', () => {
    const t = at().do(play('red', 'close-market'));
    expect([t.state.shops.market, discards(t)]).toEqual([{ open: false, price: 5 }, ['close-market']]);
  });

  test.each([
    ['Open Market 2', 'open-market-2', 2],
    ['Open Market 3', 'open-market-3', 3],
    ['Open Market 5', 'open-market-5', 5],
    ['Open Market 10', 'open-market-10', 10],
  ])('%s opens it at that price', (_, card, price) => {
    const t = at({}, { marketOpen: false, marketPrice: 7 }).do(play('red', card));
    expect([t.state.shops.market, discards(t)]).toEqual([{ open: true, price }, [card]]);
  });

  test('lays a Witch Doctor above a ship at once, and keeps Fortune Tellers with who bought them', () => {
    const t = at({ blue: [['sloop-4-4']] }, { 'gold.red': 20 });
    expect(t.refused({ kind: 'buy', seat: 'red', goods: 'curses', count: 1 })).toBe('which-ship');
    t.do({ kind: 'buy', seat: 'red', goods: 'curses', count: 1, ship: 1 });
    t.do({ kind: 'buy', seat: 'red', goods: 'cures', count: 2 });
    expect([cursesAbove(t.state, 1), cures(t), t.purse('red'), whole(t)]).toEqual([
      1,
      [2, 0, 0],
      [5, 0],
      true,
    ]);
  });

  const soldOut = { 'gold.red': 20, 'cures.blue': 24 };
  const two: Command = { kind: 'buy', seat: 'red', goods: 'cures', count: 2 };

  test('shuffles the used ones in again, or has none, as the table has settled it', () => {
    expect(at({}, soldOut).refused(two)).toBe('sold-out');
    const refilled = at({}, soldOut).do({ kind: 'setRight', field: 'cures', seat: 'blue', value: 20 }, two);
    expect([cures(refilled), whole(refilled)]).toEqual([[2, 20, 0], true]);
    const none = at({}, soldOut, { refill: 'none' });
    none.do({ kind: 'setRight', field: 'cures', seat: 'blue', value: 20 });
    expect(none.refused(two)).toBe('sold-out');
  });

  test('sells between the draw and the play only where a table allows it', () => {
    const one: Command = { kind: 'buy', seat: 'red', goods: 'cures', count: 1 };
    expect(at({}, { 'gold.red': 9 }).do(draw('red')).refused(one)).toBeUndefined();
    const strict = at({}, { 'gold.red': 9 }, { buyDuringPriceCard: false });
    expect(strict.refused(one)).toBeUndefined();
    expect(strict.do(draw('red')).refused(one)).toBe('buys-between');
    expect(strict.do(play('red', 'close-market')).refused(one)).toBe('shop-shut');
  });

  test('what was bought between the draw and the play goes with a card that changes a price', () => {
    const one: Command = { kind: 'buy', seat: 'red', goods: 'cures', count: 1 };
    const spied = play('red', 'spy', { on: 'blue' });
    const bought = () => at({}, { 'gold.red': 9, 'gold.blue': 9 }).do(draw('red'), one);
    const others = [spied, play('red', 'sloop-3-3'), { kind: 'discardCard', seat: 'red' } as const];
    expect(others.map((other) => bought().refused(other))).toEqual(others.map(() => 'bought-between'));
    for (const sign of ['open-market-2', 'close-market'])
      expect(bought().refused(play('red', sign))).toBeUndefined();
    const t = bought().overrule(spied, 'bought-between').do(draw('blue'));
    expect(t.refused(play('blue', 'spy', { on: 'red' }))).toBeUndefined();
    const strict = at({}, { 'gold.red': 9 }, { buyDuringPriceCard: false }).do(draw('red'));
    expect(strict.overrule(one, 'buys-between').refused(spied)).toBeUndefined();
  });
});

describe('gold', () => {
  test.each([
    ['1 Gold', '1-gold', 1],
    ['2 Gold', '2-gold', 2],
    ['3 Gold', '3-gold', 3],
    ['4 Gold', '4-gold', 4],
    ['5 Gold', '5-gold', 5],
  ])('%s that is drawn is kept, and another card drawn', (_, card, worth) => {
    const t = at().do(draw('red', card));
    expect([t.purse('red'), hands(t)[0], t.state.play.drawn, countAt(t.state.zones, 'box')]).toEqual([
      [worth, 0],
      5,
      false,
      1,
    ]);
    expect(hands(t.do(draw('red')))[0]).toBe(6);
  });

  test.each([
    ['Gold 1', 'gold-1', 1],
    ['Gold 2', 'gold-2', 2],
    ['Gold 3', 'gold-3', 3],
    ['Gold 4', 'gold-4', 4],
    ['Gold 5', 'gold-5', 5],
  ])('a Gold Card, %s, is won locked and free on the own next turn', (_, __, worth) => {
    const t = at({ red: [['schooner-7-7']], blue: [['sloop-3-3']] });
    t.do(
      draw('red', 'you-must-attack-someone'),
      { kind: 'attack', seat: 'red', how: 'own', ship: 1, target: 2 },
      settle,
    );
    t.do({ kind: 'takeGold', seat: 'red', gold: worth, how: 'won' });
    expect([t.purse('red'), t.fame('red')]).toEqual([[0, worth], 1]);
    t.do(
      draw('blue'),
      play('blue', 'close-market'),
      draw('yellow'),
      play('yellow', 'close-market'),
      draw('red'),
    );
    expect(t.purse('red')).toEqual([worth, 0]);
  });

  test('outside of an own draw is laid out, and another card drawn for it', () => {
    const t = at().do({ kind: 'showDrawn', seat: 'blue', card: '4-gold' });
    expect([t.purse('blue'), hands(t), countAt(t.state.zones, 'box'), whole(t)]).toEqual([
      [4, 0],
      [5, 5, 5],
      1,
      true,
    ]);
  });
});

describe('red cards', () => {
  const fleets = { red: [['schooner-5-5']], blue: [['sloop-3-3']], yellow: [['sloop-4-4']] } as const;
  const attack = (seat: SeatId, how: 'own' | 'others', ship: number, target: number): Command => ({
    kind: 'attack',
    seat,
    how,
    ship,
    target,
  });

  test('You Must Attack Someone is the play of the turn: with an own ship, at anybody else’s', () => {
    const t = at(fleets).do(draw('red', 'you-must-attack-someone'));
    expect([hands(t)[0], discards(t)]).toEqual([5, ['you-must-attack-someone']]);
    expect(t.refused(play('red', 'spy', { on: 'blue' }))).toBe('red-first');
    expect(t.refused(pass('red'))).toBe('red-first');
    expect(t.refused(attack('red', 'others', 2, 3))).toBe('other-attack');
    t.do(attack('red', 'own', 1, 2), settle);
    expect([row(t, 'blue'), t.fame('red')]).toEqual([[], 1]);
  });

  test('Force Someone to Attack: whoever drew it is the last one to be attacked, and does not attack', () => {
    const t = at(fleets).do(draw('red', 'force-someone-to-attack'));
    expect(t.refused(attack('red', 'others', 1, 2))).toBe('forces-oneself');
    expect(t.refused(attack('red', 'others', 2, 1))).toBe('drawer-last');
    t.do(attack('red', 'others', 3, 2), settle);
    expect([row(t, 'blue'), t.fame('yellow')]).toEqual([[], 1]);
    const alone = at({ red: fleets.red, blue: fleets.blue }).do(draw('red', 'force-someone-to-attack'));
    expect(alone.refused(attack('red', 'others', 2, 1))).toBeUndefined();
  });

  test('Force 2 Players to Attack Each Other: two others, never whoever drew it', () => {
    const t = at(fleets).do(draw('red', 'force-2-to-attack'));
    expect(t.refused(attack('red', 'others', 2, 1))).toBe('forces-oneself');
    t.do(attack('red', 'others', 2, 3), settle);
    expect(row(t, 'blue')).toEqual([]);
    const alone = at({ red: fleets.red, blue: fleets.blue }).do(draw('red', 'force-2-to-attack'));
    expect(alone.refused(attack('red', 'others', 2, 1))).toBe('forces-oneself');
    expect(alone.refused({ kind: 'letGo', seat: 'red' })).toBeUndefined();
  });

  test('that find nobody are let go, and the turn is over', () => {
    const t = at({ red: fleets.red }).do(draw('red', 'you-must-attack-someone'));
    t.do({ kind: 'letGo', seat: 'red' });
    expect(t.do(draw('blue')).turn).toBe('blue');
    expect(
      at(fleets).do(draw('red', 'you-must-attack-someone')).refused({ kind: 'letGo', seat: 'red' }),
    ).toBe('can-attack');
  });

  test('may name the own seat where a table has settled it', () => {
    const t = at(fleets, {}, { forceSelf: true }).do(draw('red', 'force-someone-to-attack'));
    expect(t.do(attack('red', 'others', 1, 2), settle).fame('red')).toBe(1);
  });

  test('may name a captain without a ship where a table has settled it: nobody attacks', () => {
    const t = at(fleets, {}, { fsNoShip: 'fizzle' }).do(draw('red', 'force-someone-to-attack'));
    expect(t.refused({ kind: 'letGo', seat: 'red' })).toBeUndefined();
  });

  test('outside of an own draw are replaced, or act, as a table has settled it', () => {
    const shown: Command = { kind: 'showDrawn', seat: 'blue', card: 'you-must-attack-someone' };
    const t = at(fleets).do(shown);
    expect([hands(t), discards(t), t.refused(attack('blue', 'own', 2, 3))]).toEqual([
      [5, 5, 5],
      ['you-must-attack-someone'],
      'not-your-turn',
    ]);
    const acting = at(fleets, {}, { redOutOfTurn: 'acts' }).do(shown);
    expect(acting.refused(draw('red'))).toBe('red-first');
    expect(row(acting.do(attack('blue', 'own', 2, 1), settle), 'blue')).toEqual([]);
  });

  test('are what an attack needs, as long as there are cards', () => {
    expect(at(fleets).refused(attack('red', 'own', 1, 2))).toBe('no-attack-card');
  });
});

describe('Witch Doctors and Fortune Tellers', () => {
  /** Blue’s 10/10 with one curse is attacked by red’s 7/7. */
  function cursed(saved: FieldValues = {}, options: OptionValues = {}) {
    const t = at({ red: [['schooner-7-7']], blue: [['brigantine-10-10', 0, 1]] }, saved, options);
    return t.do(draw('red', 'you-must-attack-someone'), {
      kind: 'attack',
      seat: 'red',
      how: 'own',
      ship: 1,
      target: 2,
    });
  }
  const sides = (t: Table) => [row(t, 'red'), row(t, 'blue')];
  const both = [['schooner-7-7'], ['brigantine-10-10']];

  test('The Black Plague takes the cursed ship and the one it fights', () => {
    const t = cursed().do(up(2, 'the-black-plague'), settle);
    expect([sides(t), countAt(t.state.zones, 'discard.curses'), whole(t)]).toEqual([[[], []], 1, true]);
  });

  test('Poison sinks the cursed ship, and the other wins', () => {
    const t = cursed().do(up(2, 'poison'), settle);
    expect([sides(t), t.fame('red')]).toEqual([[['schooner-7-7'], []], 1]);
  });

  test('Mutiny gives the cursed ship to the other side, and is discarded or stays', () => {
    const t = cursed().do(up(2, 'mutiny'), settle);
    expect([sides(t), cursesAbove(t.state, 2), whole(t)]).toEqual([
      [['schooner-7-7', 'brigantine-10-10'], []],
      0,
      true,
    ]);
    const stays = cursed({}, { mutinyAfter: 'stay' }).do(up(2, 'mutiny'), settle);
    expect(cursesAbove(stays.state, 2)).toBe(1);
  });

  test('Fire takes half of the strength: seven cannons sink five', () => {
    const t = cursed().do(up(2, 'fire'), settle);
    expect(sides(t)).toEqual([[], []]);
  });

  test('Storm takes half of the cannons: five do not sink seven, and it stays or is discarded', () => {
    const t = cursed().do(up(2, 'storm'), settle);
    expect([sides(t), cursesAbove(t.state, 2)]).toEqual([both, 1]);
    const gone = cursed({}, { wdAfterFight: 'discard' }).do(up(2, 'storm'), settle);
    expect([cursesAbove(gone.state, 2), whole(gone)]).toEqual([0, true]);
  });

  test.each([
    ['Vaccine answers the Black Plague', 'vaccine', 'the-black-plague'],
    ['Antidote answers Poison', 'antidote', 'poison'],
    ['Talking Parrot answers Mutiny', 'talking-parrot', 'mutiny'],
    ['Water Bucket answers Fire', 'water-bucket', 'fire'],
    ['Navigator answers Storm', 'navigator', 'storm'],
  ])('%s: both are gone, and it brings fame', (_, teller, curse) => {
    const t = cursed({ 'cures.blue': 2 }).do(up(2, curse), cure(2, teller), settle);
    expect([cures(t), cursesAbove(t.state, 2), whole(t)]).toEqual([[0, 1, 0], 0, true]);
    // One for the cure, and one for the Schooner that ten cannons sink.
    expect([sides(t), t.fame('blue')]).toEqual([[[], ['brigantine-10-10']], 2]);
  });

  test('are answered by saved ones only', () => {
    expect(cursed().do(up(2, 'poison')).refused(cure(2, 'antidote'))).toBe('no-cure-saved');
  });

  test('saves itself from the Black Plague with a Vaccine of the other side', () => {
    const t = cursed({ 'cures.red': 1 }).do(up(2, 'the-black-plague'));
    t.do({ kind: 'cureShip', ship: 2, card: 'vaccine', side: 'other' }, settle);
    expect([sides(t), cures(t)]).toEqual([
      [['schooner-7-7'], []],
      [0, 0, 0],
    ]);
  });
});

describe('the end', () => {
  const out = { 'hand.red': 0, 'hand.blue': 0, 'hand.yellow': 0 };
  /** Nothing is left to draw: all that is not in hands has been laid away. */
  const drained = (rows: Parameters<typeof at>[0], fields: FieldValues = {}, options: OptionValues = {}) =>
    at(rows, { ...out, 'hand.red': 99, 'hand.blue': 99, 'hand.yellow': 52 - countRows(rows) }, options).stand(
      { ...out, ...fields },
    );
  const countRows = (rows: Parameters<typeof at>[0] = {}) => Object.values(rows).flat().length;

  test('whoever has no card left and a ship attacks, and needs no red card for it', () => {
    const t = drained({ red: [['schooner-7-7']], blue: [['sloop-3-3']], yellow: [['sloop-4-4']] });
    expect(deckLeft(t.state)).toBe(0);
    expect(t.refused(draw('red'))).toBe('deck-out');
    expect(t.refused(pass('red'))).toBe('must-attack');
    t.do({ kind: 'attack', seat: 'red', how: 'own', ship: 1, target: 2 }, settle);
    t.do({ kind: 'takeGold', seat: 'red', gold: 1, how: 'won' });
    expect(t.do(pass('red')).turn).toBe('blue');
  });

  test('comes by itself once all cards are out and one captain has ships', () => {
    const t = drained({ red: [['schooner-7-7']], blue: [['sloop-3-3']] }, { 'hand.yellow': 1 });
    t.do({ kind: 'attack', seat: 'red', how: 'own', ship: 1, target: 2 }, settle);
    t.do({ kind: 'takeGold', seat: 'red', gold: 1, how: 'won' }, pass('red'), pass('blue'));
    expect(t.winners).toBeUndefined();
    expect(t.do({ kind: 'discardCard', seat: 'yellow' }).winners).toEqual(['red']);
  });

  test('two share it after a whole round in which nothing happens, or as many as a table has settled', () => {
    const t = at({}, { round: 5 }).do(play('red', 'close-market'));
    const shared: Command = { kind: 'endGame', winners: ['red', 'blue'] };
    expect(t.refused(shared)).toBe('not-still-yet');
    t.stand({ round: 7 });
    expect(t.refused(shared)).toBeUndefined();
    const longer = at({}, { round: 5 }, { stalemateRounds: 3 })
      .do(play('red', 'close-market'))
      .stand({ round: 7 });
    expect(longer.refused(shared)).toBe('not-still-yet');
  });

  test('no token at a reader ends the game, nor says who shares it', () => {
    const t = at({ red: [['sloop-3-3']], blue: [['sloop-3-4']] });
    const end = pirateAttack.prompts(t.state).find(({ kind }) => kind === 'end')!;
    const read = (...kinds: readonly ('token' | 'seat')[]) =>
      pirateAttack.interpret(
        t.state,
        end,
        kinds.map((kind, nth) => ({ kind, seat: t.state.seats[nth]! })),
        undefined,
      );
    expect([read('token'), read('seat', 'token')]).toEqual([{ kind: 'unfit' }, { kind: 'unfit' }]);
    expect(read('seat', 'seat')).toMatchObject({ command: { kind: 'endGame', winners: ['red', 'blue'] } });
  });

  test('nobody is afloat only once no ship is, and where each card is told no card is left to draw', () => {
    const isOffered = (t: Table) =>
      pirateAttack
        .prompts(t.state)
        .filter(({ kind }) => kind === 'end')
        .flatMap((prompt) => waysToAnswer(pirateAttack, t.state, prompt, undefined))
        .some(({ label }) => label.key === 'answer.nobody');
    const ships = { 'row.red': [{ card: 'sloop-3-3' }] };
    expect([at(), at({ red: [['sloop-3-3']] })].map(isOffered)).toEqual([false, false]);
    const fights = { depth: 'fights' } as const;
    expect([running({}, fights), running(ships, fights)].map(isOffered)).toEqual([true, false]);
  });

  test('nobody with a card in hand is out', () => {
    expect(at().refused({ kind: 'goOut', seat: 'blue' })).toBe('still-cards');
    expect(at({}, { 'hand.blue': 0 }).refused({ kind: 'goOut', seat: 'blue' })).toBeUndefined();
  });
});
