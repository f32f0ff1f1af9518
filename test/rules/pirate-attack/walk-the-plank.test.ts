import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { countAt, zoneAt } from '../../../src-main/rules/kernel/zones.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import { deckLeft, handSize, keptAt } from '../../../src-main/rules/pirate-attack/custody.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import type { PursePart } from '../../../src-main/rules/pirate-attack/view/captains.ts';
import { draw, offered, seaOf, whole, type Rows } from './sea.ts';
import { pass, type Table } from './table.ts';

const edition = { packs: ['main', 'magic-shop', 'walk-the-plank'] } as const;
const { at } = seaOf(edition);

const play = (seat: SeatId, card: string, more: object = {}): Command => ({
  kind: 'playCard',
  seat,
  card,
  ...more,
});
const come = (seat: SeatId, card: string, more: object = {}): Command => ({
  kind: 'letCome',
  seat,
  card,
  ...more,
});
const hands = ({ state }: Table) => state.seats.map((seat) => handSize(state, seat));
const lying = ({ state }: Table) => state.kept.map(({ card, of, by }) => [card, of, by]);
const four = { seats: ['red', 'blue', 'yellow', 'green'] } as const;
const rows: Rows = { red: [['sloop-3-3'], ['sloop-4-4']], blue: [['schooner-5-5']] };

describe('a red card that acts as it is drawn', () => {
  test('Ship Bonus: everybody draws a card for each own ship at sea', () => {
    const t = at(rows).do(draw('red', 'ship-bonus'));
    expect([hands(t), whole(t), t.state.agenda]).toEqual([[7, 6, 5], true, []]);
    expect(t.told('bonusDrawn').map(({ seat, count }) => [seat, count])).toEqual([
      ['red', 2],
      ['blue', 1],
    ]);
  });

  test('Card Bonus: whoever has no ship draws two', () => {
    const t = at(rows).do(draw('red', 'card-bonus'));
    expect([hands(t), whole(t)]).toEqual([[5, 5, 7], true]);
    expect(at({}).do(draw('red', 'card-bonus')).told('bonusDrawn')).toHaveLength(3);
  });

  test('is the play of that turn, and nothing of it is left to be told', () => {
    const t = at(rows).do(draw('red', 'card-bonus'));
    expect(t.refused(play('red', 'spy', { on: 'blue' }))).toBe('played-already');
    expect(t.do(draw('blue')).turn).toBe('blue');
  });

  test('is dealt from whoever drew it, clockwise, as long as the deck has any', () => {
    const all = deckLeft(at(rows).state) + 15;
    const t = at(rows, { 'hand.red': 99, 'hand.blue': 99, 'hand.yellow': 99 }, {}, four);
    t.stand({ 'hand.green': all - 3 * 99 - 3 });
    expect(deckLeft(t.state)).toBe(3);
    t.do(draw('red', 'ship-bonus'));
    expect(t.told('bonusDrawn').map(({ seat, count }) => [seat, count])).toEqual([['red', 2]]);
  });

  test('nobody who is out draws by it', () => {
    const t = at(rows).stand({ 'out.yellow': true }).do(draw('red', 'card-bonus'));
    expect(t.told('bonusDrawn')).toEqual([]);
  });

  test('outside of an own draw it is replaced, and nothing happens', () => {
    const t = at(rows).do(draw('red'), { kind: 'showDrawn', seat: 'blue', card: 'ship-bonus' });
    expect([hands(t), t.state.agenda]).toEqual([[6, 5, 5], []]);
  });

  test('where such cards act it is let come by a press, and cannot be let go', () => {
    const t = at(rows, {}, { redOutOfTurn: 'acts' }).do(draw('red'), {
      kind: 'showDrawn',
      seat: 'blue',
      card: 'ship-bonus',
    });
    expect(t.refused({ kind: 'letGo', seat: 'blue' })).toBe('card-comes');
    expect(offered(t, 'red-card', 'blue')).toEqual([come('blue', 'ship-bonus')]);
    t.do(come('blue', 'ship-bonus'));
    expect([hands(t), t.state.agenda]).toEqual([[8, 6, 5], []]);
  });

  test('one that acts on nobody in particular is not aimed', () => {
    const command = { ...draw('red', 'card-bonus'), on: 'blue' } as Command;
    expect(at(rows).refused(command)).toBe('not-aimed');
  });

  test('what is about hands alone is told only where each card is', () => {
    const t = at({ red: [['sloop-3-3']] }, {}, {}, { depth: 'fights' });
    expect(t.refused(come('red', 'card-bonus'))).toBe('wrong-depth');
  });
});

describe('a card that lies before a captain', () => {
  const planked = (on: SeatId = 'blue') => at(rows).do(play('red', 'walk-the-plank', { on }));

  test('lies face up there, and everybody sees it', () => {
    const t = planked();
    expect(lying(t)).toEqual([['walk-the-plank', 'blue', 'red']]);
    expect(zoneAt(t.state.zones, keptAt('blue'))).toEqual({
      count: 1,
      known: [{ card: 'walk-the-plank', to: 'all' }],
    });
    expect([whole(t), handSize(t.state, 'red')]).toEqual([true, 5]);
    for (const kind of ['table', 'console'] as const) {
      const purses = pirateAttack.view(t.state, { kind })['purses'] as readonly PursePart[];
      expect(purses.map(({ kept }) => kept?.map(({ card }) => card))).toEqual([
        undefined,
        ['walk-the-plank'],
        undefined,
      ]);
    }
  });

  test('is put right by hand: laid there, moved, taken away', () => {
    const before = deckLeft(at(rows).state);
    const t = at(rows).stand({ 'kept.blue': [{ card: 'the-trap' }, { card: 'walk-the-plank' }] });
    expect(lying(t)).toEqual([
      ['the-trap', 'blue', 'blue'],
      ['walk-the-plank', 'blue', 'blue'],
    ]);
    expect([countAt(t.state.zones, keptAt('blue')), deckLeft(t.state), whole(t)]).toEqual([
      2,
      before - 2,
      true,
    ]);
    t.stand({ 'kept.blue': [{ card: 'walk-the-plank' }], 'kept.red': [{ card: 'the-trap' }] });
    expect([lying(t), whole(t)]).toEqual([
      [
        ['walk-the-plank', 'blue', 'blue'],
        ['the-trap', 'red', 'red'],
      ],
      true,
    ]);
    // The Trap that was laid away is the one that came back.
    expect(deckLeft(t.stand({ 'kept.red': [] }).state)).toBe(before - 2);
    expect(lying(t)).toEqual([['walk-the-plank', 'blue', 'blue']]);
  });

  test('by hand no more of it lie there than there are', () => {
    const six = Array.from({ length: 6 }, () => ({ card: 'the-trap' }));
    expect(at(rows).refused({ kind: 'setTable', fields: { 'kept.red': six } })).toBe('no-copy-left');
  });

  test('goes where its captain is out', () => {
    const t = planked('yellow').stand({ 'out.yellow': true });
    expect([lying(t), whole(t), hands(t)]).toEqual([[], true, [5, 5, 5]]);
  });

  test('is not told where cards are told no more, unless it is about ships', () => {
    const t = at(rows)
      .do(play('red', 'walk-the-plank', { on: 'blue' }))
      .stand({ 'kept.red': [{ card: 'the-trap' }] });
    expect(lying(t.do({ kind: 'setDepth', depth: 'fights' }))).toEqual([['the-trap', 'red', 'red']]);
    expect(t.do({ kind: 'setDepth', depth: 'cards' }).state.zones[keptAt('red')]?.count).toBe(1);
    expect([whole(t), lying(t.do({ kind: 'setDepth', depth: 'score' }))]).toEqual([true, []]);
  });
});

describe('Walk The Plank', () => {
  const planked = (on: SeatId, fields = {}) =>
    at(rows, fields).do(play('red', 'walk-the-plank', { on }), pass('red'));

  test('its captain draws nothing on own turns, and plays one card', () => {
    const t = planked('blue');
    expect([t.turn, t.refused(draw('blue'))]).toEqual(['blue', 'walks-the-plank']);
    expect(offered(t, 'card').some(({ kind }) => kind === 'drawCard')).toBe(false);
    t.do(play('blue', 'sloop-3-4'));
    expect(hands(t)).toEqual([5, 4, 5]);
    expect(t.refused(play('blue', 'sloop-3-4'))).toBe('played-already');
  });

  test('the others draw as ever, and the next draw passes the Chip to none who walks the plank', () => {
    const t = at(rows).do(play('red', 'walk-the-plank', { on: 'blue' }));
    expect(offered(t, 'card').some(({ kind }) => kind === 'drawCard')).toBe(false);
    t.do(pass('red'), play('blue', 'sloop-3-4'), draw('yellow'));
    expect([t.turn, hands(t)]).toEqual(['yellow', [5, 4, 6]]);
  });

  test('once the hand is empty it goes, and five cards are drawn', () => {
    const t = planked('blue', { 'hand.blue': 1 }).do(play('blue', 'sloop-3-4'));
    expect([lying(t), hands(t), whole(t)]).toEqual([[], [5, 5, 5], true]);
    expect(t.state.zones['discard']?.known.map(({ card }) => card)).toEqual(['walk-the-plank']);
    t.do(draw('yellow'), play('yellow', 'close-market'), draw('red'), play('red', 'open-market-5'));
    expect(t.do(draw('blue')).turn).toBe('blue');
  });

  test('may be played on oneself', () => {
    const t = at(rows, { 'hand.red': 0 }).do(play('red', 'walk-the-plank', { on: 'red' }));
    expect([lying(t), hands(t)]).toEqual([[], [5, 5, 5]]);
  });
});
