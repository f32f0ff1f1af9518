import { describe, expect, test } from 'vitest';
import type { FieldValues } from '../../../src-main/rules/kernel/game.ts';
import { isAskedWith } from '../../../src-main/rules/kernel/option.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { countAt, zoneAt } from '../../../src-main/rules/kernel/zones.ts';
import type { Pack } from '../../../src-main/rules/pirate-attack/cards.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import { deckLeft, handSize, keptAt, magicUnder } from '../../../src-main/rules/pirate-attack/custody.ts';
import { cards, cardsIn as cardsOf } from '../../../src-main/rules/pirate-attack/data/cards.ts';
import { ownEffectOf } from '../../../src-main/rules/pirate-attack/effects/own.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import type { FleetPart, PursePart } from '../../../src-main/rules/pirate-attack/view/captains.ts';
import { attack, draw, fames, offered, seaOf, settle, up, whole, type Rows } from './sea.ts';
import { pass, table, type Table } from './table.ts';

const edition = { packs: ['main', 'magic-shop', 'raise-the-dead', 'walk-the-plank'] } as const;
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

  test('by hand as many of it lie there as there are, and as many kinds', () => {
    const all = seaOf({ packs: ['main', 'magic-shop', 'walk-the-plank', 'tavern'] });
    const code = (...kept: readonly string[]) =>
      all.at(rows).refused({ kind: 'setTable', fields: { 'kept.red': kept.map((card) => ({ card })) } });
    expect(code('rats', 'rats', 'rats')).toBeUndefined();
    expect(code('rats', 'rats', 'rats', 'rats')).toBe('no-copy-left');
    expect(code('rats', 'master', 'apprentice', 'fire-sale', 'sneak-thief', 'the-trap')).toBeUndefined();
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

describe('Walk The Plank with other cards', () => {
  const walking = (options = {}) =>
    at(rows, {}, options).stand({ 'kept.blue': [{ card: 'walk-the-plank' }], 'hand.blue': 2 });

  test('a new hand by High Winds or Power Play leaves it there', () => {
    const t = walking().do(play('red', 'high-winds', { on: 'blue' }));
    expect([hands(t), lying(t).length]).toEqual([[5, 5, 5], 1]);
    const called = walking().do(play('red', 'power-play', { on: 'blue' }), play('blue', 'sloop-3-4'));
    called.do(play('blue', 'sloop-3-4'));
    expect([hands(called), lying(called).length]).toEqual([[5, 5, 5], 1]);
  });

  test('or, where the table has it so, ends it', () => {
    const t = walking({ plankRefill: 'ends' }).do(play('red', 'high-winds', { on: 'blue' }));
    expect([hands(t), lying(t)]).toEqual([[5, 5, 5], []]);
    const called = walking({ plankRefill: 'ends' }).do(play('red', 'power-play', { on: 'blue' }));
    called.do(play('blue', 'sloop-3-4'), play('blue', 'sloop-3-4'));
    expect([hands(called), lying(called), whole(called)]).toEqual([[5, 5, 5], [], true]);
  });

  test.each([
    [true, 2],
    [false, 1],
  ])('what is stolen on another’s turn is drawn again: %s', (plankRedraw, left) => {
    const t = walking({ plankRedraw }).do(play('red', 'thieving-monkey', { on: 'blue' }), pass('red'));
    expect(handSize(t.state, 'blue')).toBe(left);
    const stopped = walking({ plankRedraw }).do(play('red', 'thieving-monkey', { on: 'blue' }));
    stopped.do({ kind: 'answerCard', seat: 'blue', card: 'knife' });
    expect(handSize(stopped.state, 'blue')).toBe(left);
  });
});

describe('The Trap', () => {
  const three: Rows = { red: [['sloop-3-3']], blue: [['sloop-3-4']], yellow: [['sloop-4-4']] };
  const four4: Rows = { ...three, green: [['schooner-5-5']] };
  const trapped = (on: SeatId, card: string, options = {}, all: Rows = four4) =>
    at(all, {}, options, four)
      .stand({ 'kept.blue': [], [`kept.${on}`]: [{ card: 'the-trap' }] })
      .do(draw('red', card));
  const hit = (how: 'own' | 'others', ship: number, target: number): Command => ({
    kind: 'attack',
    seat: 'red',
    how,
    ship,
    target,
  });
  const pairs = (t: Table) =>
    offered(t, 'red-card', 'red').flatMap((one) =>
      one.kind === 'attack' ? [[one.ship, one.target].join('-')] : [],
    );

  test('by You Must Attack, only the captain in it is attacked', () => {
    const t = trapped('blue', 'you-must-attack-someone');
    expect(pairs(t)).toEqual(['1-2']);
    expect([t.refused(hit('own', 1, 3)), t.refused(hit('own', 1, 2))]).toEqual(['trap-passed-by', undefined]);
    expect(t.refused(hit('own', 1, 3), 'trap-passed-by')).toBeUndefined();
  });

  test('whoever sits in it attacks anybody', () => {
    expect(pairs(trapped('red', 'you-must-attack-someone'))).toEqual(['1-2', '1-3', '1-4']);
  });

  test('by Force Someone, the captain in it attacks or is attacked', () => {
    const t = trapped('blue', 'force-someone-to-attack');
    expect(pairs(t)).toEqual(['2-3', '2-4', '3-2', '4-2']);
    expect([t.refused(hit('others', 3, 4)), t.refused(hit('others', 2, 1))]).toEqual([
      'trap-passed-by',
      'drawer-last',
    ]);
  });

  test('by Force 2, it is one of the two', () => {
    const t = trapped('blue', 'force-2-to-attack');
    expect(pairs(t)).toEqual(['2-3', '2-4', '3-2', '4-2']);
    expect(t.refused(hit('others', 3, 4))).toBe('trap-passed-by');
  });

  test('whoever drew the card and sits in it is attacked first of all, and is one of two', () => {
    expect(pairs(trapped('red', 'force-someone-to-attack'))).toEqual(['2-1', '3-1', '4-1']);
    expect(pairs(trapped('red', 'force-2-to-attack'))).toEqual(['1-2', '1-3', '1-4', '2-1', '3-1', '4-1']);
  });

  test('whoever drew Force Someone and sits in it is attacked although others have ships', () => {
    const t = trapped('red', 'force-someone-to-attack');
    expect([t.refused(hit('others', 2, 1)), t.refused(hit('others', 2, 3))]).toEqual([
      undefined,
      'trap-passed-by',
    ]);
  });

  test('or, where the table has the card count, neither', () => {
    const free = ['2-3', '2-4', '3-2', '3-4', '4-2', '4-3'];
    expect(pairs(trapped('red', 'force-someone-to-attack', { trapWins: false }))).toEqual(free);
    expect(pairs(trapped('red', 'force-2-to-attack', { trapWins: false }))).toEqual(free);
    // Nobody else has a ship, and the card itself lets the drawer be attacked.
    const two: Rows = { red: [['sloop-3-3']], green: [['schooner-5-5']] };
    expect(pairs(trapped('red', 'force-someone-to-attack', { trapWins: false }, two))).toEqual(['2-1']);
  });

  test('where no such attack can be made it counts for nothing, or nobody attacks', () => {
    const away = (options = {}) =>
      trapped('blue', 'you-must-attack-someone', options).stand({
        'row.blue': [{ card: 'sloop-3-4', port: true }],
      });
    expect(pairs(away())).toEqual(['1-3', '1-4']);
    expect(pairs(away({ trapUnreachable: 'fizzle', trapWins: false }))).toEqual([]);
    const t = away({ trapUnreachable: 'fizzle' });
    expect([pairs(t), t.refused(hit('own', 1, 3))]).toEqual([[], 'trap-unreached']);
    expect(t.do({ kind: 'letGo', seat: 'red' }).state.agenda).toEqual([]);
  });

  test('holds for the attack with an empty hand at the end, too', () => {
    const all = deckLeft(at(four4, {}, {}, four).state) + 20;
    const t = at(four4, { 'kept.blue': [{ card: 'the-trap' }] }, {}, four);
    t.stand({ 'hand.red': 0, 'hand.blue': 99, 'hand.yellow': 99, 'hand.green': Math.min(99, all - 198) });
    t.stand({ deck: 0 });
    const ways = offered(t, 'card').flatMap((one) => (one.kind === 'attack' ? [one.target] : []));
    expect([ways, t.refused(pass('red'))]).toEqual([[2], 'must-attack']);
  });

  test('goes with the last ship of its captain', () => {
    const t = trapped('blue', 'you-must-attack-someone').do(hit('own', 1, 2), { kind: 'sinkShip', ship: 2 });
    expect([lying(t), whole(t)]).toEqual([[], true]);
  });

  test('goes as another is laid', () => {
    const t = at(three, { 'kept.blue': [{ card: 'the-trap' }] }).do(
      play('red', 'the-trap', { on: 'yellow' }),
    );
    expect([lying(t), whole(t)]).toEqual([[['the-trap', 'yellow', 'red']], true]);
  });

  test('is not laid before whoever has no ship', () => {
    expect(at(rows).refused(play('red', 'the-trap', { on: 'yellow' }))).toBe('no-ship-there');
  });

  test('is told where only ships and fights are', () => {
    const t = at(three, {}, {}, { depth: 'fights' });
    const keep: Command = { kind: 'keepCard', seat: 'red', card: 'the-trap', on: 'blue' };
    expect(offered(t, 'turn')).toContainEqual(keep);
    t.do(keep);
    expect(lying(t)).toEqual([['the-trap', 'blue', 'red']]);
    expect(t.refused(hit('own', 1, 3))).toBe('trap-passed-by');
    const { on: _, ...aimless } = keep as Extract<Command, { kind: 'keepCard' }>;
    expect(t.refused(aimless as Command)).toBe('which-captain');
    expect([
      t.refused({ ...keep, card: 'walk-the-plank' }),
      t.refused({ ...keep, on: 'red' }),
      at(three).refused(keep),
    ]).toEqual(['not-laid-before', undefined, 'wrong-depth']);
  });
});

describe('Power Play', () => {
  const called = (on: SeatId = 'blue', fields = {}) =>
    at(rows, { 'hand.blue': 2, ...fields }).do(play('red', 'power-play', { on }));

  test('its captain plays the whole hand at once, and has five new cards then', () => {
    const t = called();
    expect([t.state.agenda.length, t.refused(draw('blue')), t.refused(pass('red'))]).toEqual([
      1,
      'play-all-first',
      'play-all-first',
    ]);
    t.do(play('blue', 'sloop-3-4'));
    expect([hands(t), t.ships('blue')]).toEqual([[5, 1, 5], 2]);
    t.do(play('blue', 'close-market'));
    expect([hands(t), t.state.agenda, whole(t), t.turn]).toEqual([[5, 5, 5], [], true, 'red']);
    expect(t.told('handPlayed')).toEqual([{ kind: 'handPlayed', seat: 'blue', drawn: 5 }]);
    expect(t.do(draw('blue')).turn).toBe('blue');
  });

  test('nobody else plays meanwhile, and each card of that captain is offered', () => {
    const t = called();
    expect(t.refused(play('red', 'spy', { on: 'blue' }))).toBe('play-all-first');
    const ways = offered(t, 'play-all', 'blue');
    expect(ways).toContainEqual(play('blue', 'spy', { on: 'red' }));
    expect(ways).toContainEqual({ kind: 'discardCard', seat: 'blue' });
    expect(ways.every(({ kind }) => kind === 'playCard' || kind === 'discardCard')).toBe(true);
  });

  test('what cannot be played is discarded, what can is not', () => {
    const t = called();
    expect(t.refused({ kind: 'discardCard', seat: 'blue', card: 'close-market' })).toBe('usable-card');
    t.do({ kind: 'discardCard', seat: 'blue', card: 'guard' }, { kind: 'discardCard', seat: 'blue' });
    expect(hands(t)).toEqual([5, 5, 5]);
  });

  test('on whoever has no card it brings five at once, and called twice it is still one new hand', () => {
    expect(hands(called('blue', { 'hand.blue': 0 }))).toEqual([5, 5, 5]);
    const t = called('red', { 'hand.red': 2 }).do(play('red', 'power-play', { on: 'red' }));
    expect(hands(t.do(play('red', 'close-market')))).toEqual([5, 2, 5]);
  });
});

describe('Into The Sea', () => {
  const sail = (seat: SeatId, card: string, place?: number): Command => ({
    kind: 'sailShip',
    seat,
    card,
    ...(place === undefined ? {} : { place }),
  });
  const called = () => at(rows).do(draw('red', 'into-the-sea'));
  const over: Command = { kind: 'endSailing' };

  test('everybody lays every ship in hand, and draws as many cards once all lie', () => {
    const t = called();
    expect(t.refused(draw('blue'))).toBe('sea-first');
    t.do(sail('blue', 'sloop-3-4', 0), sail('yellow', 'schooner-6-6'), sail('yellow', 'sloop-4-4'));
    expect([hands(t), t.ships('blue'), t.ships('yellow')]).toEqual([[5, 4, 3], 2, 2]);
    t.do(over);
    expect([hands(t), t.state.agenda, whole(t)]).toEqual([[5, 5, 5], [], true]);
    expect(t.told('shipsSailed')).toEqual([{ kind: 'shipsSailed', seat: 'red', count: 3 }]);
    expect(t.do(draw('blue')).turn).toBe('blue');
  });

  test('each captain is asked, and one press says that all lie', () => {
    const t = called();
    expect(offered(t, 'into-the-sea', 'blue')).toContainEqual(sail('blue', 'sloop-3-4'));
    expect(offered(t, 'into-the-sea', 'blue')).toContainEqual(over);
  });

  test('only ships of the packs in play, and only then', () => {
    expect([called().refused(sail('blue', 'spy')), called().refused(sail('blue', 'galleon-12-12'))]).toEqual([
      'not-a-ship',
      'not-a-ship',
    ]);
    expect([at(rows).refused(sail('blue', 'sloop-3-4')), at(rows).refused(over)]).toEqual([
      'no-ships-called',
      'no-ships-called',
    ]);
  });

  test('at the table it is asked whose a ship is where two have cards, and not where one has', () => {
    const sailed = (fields: FieldValues) =>
      offered(at(rows, fields).do(draw('red', 'into-the-sea')), 'into-the-sea').flatMap((one) =>
        one.kind === 'sailShip' && one.card === 'sloop-3-4' && one.place === undefined ? [one.seat] : [],
      );
    expect([sailed({}), sailed({ 'hand.red': 0 }), sailed({ 'hand.red': 0, 'hand.blue': 0 })]).toEqual([
      ['red', 'blue', 'yellow'],
      ['blue', 'yellow'],
      ['yellow'],
    ]);
  });

  test('whoever has laid none draws none', () => {
    const t = called().do(sail('blue', 'sloop-3-4'), over);
    expect(t.told('bonusDrawn')).toEqual([{ kind: 'bonusDrawn', seat: 'blue', count: 1 }]);
  });

  test('where the last cards are laid it is over by itself', () => {
    const t = at(rows, { 'hand.red': 0, 'hand.blue': 1, 'hand.yellow': 0 }).do(draw('red', 'into-the-sea'));
    expect(hands(t.do(sail('blue', 'sloop-3-4')))).toEqual([0, 1, 0]);
    const none = at(rows, { 'hand.red': 0, 'hand.blue': 0, 'hand.yellow': 0 });
    expect(none.do(draw('red', 'into-the-sea')).state.agenda).toEqual([]);
  });
});

describe('Davy Jones’ Locker and End of the World', () => {
  const locker = 'davy-jones-locker';
  const end = 'end-of-the-world';
  const drawn = (card: string, more: object) => ({ ...draw('red', card), ...more }) as Command;

  test('the Locker takes the pile it came from: a third of what is left, then half, then all', () => {
    const t = at(rows);
    const before = deckLeft(t.state);
    t.do(drawn(locker, { pile: 2 }));
    expect([t.state.pilesGone, deckLeft(t.state), whole(t)]).toEqual([
      [2],
      before - 1 - Math.round((before - 1) / 3),
      true,
    ]);
    t.do(draw('blue'), play('blue', 'close-market'));
    const now = deckLeft(t.state) - 1;
    t.do({ ...drawn(locker, { pile: 1 }), seat: 'yellow' } as Command);
    expect(deckLeft(t.state)).toBe(now - Math.round(now / 2));
    t.do(draw('red'), play('red', 'close-market'), { ...drawn(end, { pile: 3 }), seat: 'blue' } as Command);
    expect([t.state.pilesGone, deckLeft(t.state), whole(t)]).toEqual([[1, 2, 3], 0, true]);
  });

  test('which pile is asked for them alone, with the draw', () => {
    const t = at(rows);
    expect(offered(t, 'card').filter((one) => one.kind === 'drawCard' && one.card === locker)).toEqual(
      [1, 2, 3].map((pile) => drawn(locker, { pile })),
    );
    expect(offered(t, 'card').filter((one) => one.kind === 'drawCard' && one.card === end)).toEqual([
      ...[1, 2, 3].map((pile) => drawn(end, { pile })),
      drawn(end, { all: true }),
    ]);
  });

  test('a pile that is gone is drawn from no more', () => {
    const t = at(rows).do(drawn(locker, { pile: 2 }), draw('blue'), play('blue', 'close-market'));
    const piles = offered(t, 'card').flatMap((one) =>
      one.kind === 'drawCard' && !one.card ? [one.pile] : [],
    );
    expect(new Set(piles)).toEqual(new Set([undefined, 1, 3]));
    expect(t.refused({ kind: 'drawCard', seat: 'yellow', pile: 2 })).toBe('pile-gone');
  });

  test('the End of the World takes all piles, and the last cards are played from the hands', () => {
    const t = at(rows).do(drawn(end, { all: true }));
    expect([t.state.pilesGone, deckLeft(t.state), hands(t)]).toEqual([[1, 2, 3], 0, [5, 5, 5]]);
    expect([t.refused(draw('blue')), at(rows).refused(drawn(locker, { all: true }))]).toEqual([
      'deck-out',
      'not-all-piles',
    ]);
  });

  test('drawn without its pile it waits until that is said', () => {
    const t = at(rows).do(draw('red', locker));
    expect([t.refused(draw('blue')), t.refused(come('red', locker))]).toEqual(['red-first', 'which-pile']);
    expect(t.do(come('red', locker, { pile: 3 })).state.pilesGone).toEqual([3]);
  });

  test('and until its pile is said though only one is left', () => {
    const t = at(rows, { pile1: false, pile2: false }).do(draw('red', locker));
    expect(t.refused(come('red', locker))).toBe('which-pile');
  });

  const dealt = (options = {}) => table({ depth: 'cards', edition, options });

  test('in the first deal both are replaced without effect', () => {
    const t = dealt();
    const before = deckLeft(t.state);
    t.do({ kind: 'showDrawn', seat: 'red', card: end });
    expect([t.state.pilesGone, deckLeft(t.state), hands(t)]).toEqual([[], before - 1, [5, 5, 5]]);
  });

  test('or act, where the table has it so', () => {
    const t = dealt({ lockerInSetup: 'acts' });
    const before = deckLeft(t.state);
    expect(t.refused({ kind: 'showDrawn', seat: 'red', card: locker })).toBe('which-pile');
    expect(offered(t, 'filled', 'red')).toContainEqual({
      kind: 'showDrawn',
      seat: 'red',
      card: locker,
      pile: 2,
    });
    t.do({ kind: 'showDrawn', seat: 'red', card: locker, pile: 2 });
    expect([t.state.pilesGone, deckLeft(t.state), hands(t), whole(t)]).toEqual([
      [2],
      before - Math.round(before / 3) - 1,
      [5, 5, 5],
      true,
    ]);
  });

  test('how many are left is put right by hand, and which piles', () => {
    const t = at(rows)
      .do(drawn(locker, { pile: 2 }))
      .stand({ deck: 7, pile2: true, pile1: false });
    expect([deckLeft(t.state), t.state.pilesGone, whole(t)]).toEqual([7, [1], true]);
    expect(deckLeft(t.stand({ deck: 9 }).state)).toBe(9);
    expect(t.refused({ kind: 'setTable', fields: { deck: 999 } })).toBe('no-cards-left');
  });
});

describe('Smoke Screen', () => {
  const duel: Rows = { red: [['sloop-3-3', 1]], blue: [['sloop-3-4', 1]], yellow: [['sloop-4-4']] };
  const attacked = (all: Rows = duel, options = {}) =>
    at(all, {}, options).do(draw('red', 'you-must-attack-someone'), attack(1, 2));
  const flee: Command = { kind: 'fleeFight', seat: 'blue', card: 'smoke-screen' };

  test('whoever is attacked leaves the fight, and the attacker turns up alone', () => {
    const t = attacked();
    expect(offered(t, 'smoke', 'blue')).toEqual([flee]);
    t.do(flee);
    expect([handSize(t.state, 'blue'), offered(t, 'smoke', 'blue')]).toEqual([4, []]);
    t.do(...up(1, 'skilled-blacksmith-5'), settle);
    expect([t.state.fight, t.ships('red'), t.ships('blue'), fames(t), whole(t)]).toEqual([
      null,
      1,
      1,
      [0, 0, 0],
      true,
    ]);
  });

  test('what works once goes from under the attacker, and stays under whoever has fled', () => {
    const t = attacked({ red: [['sloop-3-3', 0, 1]], blue: [['sloop-3-4', 0, 1]], yellow: [['sloop-4-4']] });
    t.do(flee, ...up(1, 'spirit-of-good-fortune'), settle);
    expect([magicUnder(t.state, 1), magicUnder(t.state, 2), t.ships('blue')]).toEqual([0, 1, 1]);
  });

  test('a confused attacker shoots at its neighbour all the same', () => {
    const t = attacked({ red: [['schooner-5-5', 0, 1]], blue: [['sloop-3-4']], yellow: [['sloop-4-4']] });
    t.do(flee, ...up(1, 'confusion-right'), settle);
    expect(['red', 'blue', 'yellow'].map((seat) => t.ships(seat as SeatId))).toEqual([1, 1, 0]);
  });

  test('with nothing under the attacker the fight is over at once', () => {
    const t = attacked({ red: [['sloop-3-3']], blue: [['sloop-3-4', 2, 0, 1]] }).do(flee);
    expect([t.state.fight, t.state.agenda, t.ships('red'), t.ships('blue')]).toEqual([null, [], 1, 1]);
    expect(t.state.zones['discard']?.known.map(({ card }) => card)).toContain('smoke-screen');
  });

  test('a whole armada flees', () => {
    const t = attacked({
      red: [['schooner-7-7']],
      blue: [
        ['sloop-3-4', 0, 0, 0, true],
        ['sloop-3-3', 0, 0, 0, true],
      ],
    }).do(flee);
    expect([t.state.fight, t.ships('blue')]).toEqual([null, 2]);
  });

  test('only before anything is turned up, and only once', () => {
    expect(
      attacked()
        .do(...up(1, 'skilled-blacksmith-5'))
        .refused(flee),
    ).toBe('turned-already');
    expect(attacked().do(flee).refused(flee)).toBe('fled-already');
  });

  test('only whoever is attacked, by a captain', () => {
    expect([attacked().refused({ ...flee, seat: 'red' } as Command), at(duel).refused(flee)]).toEqual([
      'not-fleeing',
      'no-fight',
    ]);
    const navy = at({ red: [['sloop-3-3', 1]], blue: [['sloop-3-4', 1]] }).do(draw('red', 'royal-navy-8-8'));
    expect(navy.refused({ ...flee, seat: 'red' } as Command)).toBe('not-fleeing');
    expect(attacked().refused({ ...flee, card: 'guard' } as Command)).toBe('flees-not');
  });

  test('curses of neither side are turned, unless the table has it so', () => {
    const cursed: Rows = { red: [['sloop-3-3', 0, 0, 1]], blue: [['sloop-3-4', 0, 0, 1]] };
    const t = attacked(cursed).do(flee);
    expect([t.state.fight, t.ships('red'), t.ships('blue')]).toEqual([null, 1, 1]);
    const turned = attacked(cursed, { smokeWD: true }).do(flee);
    expect(turned.state.fight).not.toBeNull();
    turned.do(...up(1, 'poison'), ...up(2, 'fire'), settle);
    expect([turned.ships('red'), turned.ships('blue')]).toEqual([0, 1]);
  });

  test('is stopped by a Blockade, and then the fight goes on', () => {
    const packs = ['main', 'magic-shop', 'walk-the-plank', 'special-abilities'] as const;
    const t = seaOf({ packs }).at(duel, { 'blocks.yellow': 1 });
    t.do(draw('red', 'you-must-attack-someone'), attack(1, 2), flee);
    expect(t.state.fight?.fled).toBeUndefined();
    t.do({ kind: 'answerCard', seat: 'yellow', card: 'the-blockade' }, ...up(1, 'skilled-blacksmith-5'));
    expect([t.state.fight?.fled, handSize(t.state, 'blue'), whole(t)]).toEqual([undefined, 4, true]);
    const left = seaOf({ packs }).at(duel, { 'blocks.yellow': 1 });
    left.do(draw('red', 'you-must-attack-someone'), attack(1, 2), flee, ...up(1, 'skilled-blacksmith-5'));
    expect([left.state.fight?.fled, handSize(left.state, 'blue')]).toEqual([true, 4]);
  });

  test('is told where only ships and fights are', () => {
    const t = at(duel, {}, {}, { depth: 'fights' }).do(attack(1, 2), flee);
    expect(t.state.fight?.fled).toBe(true);
    t.do(settle);
    expect([t.state.fight, t.ships('red'), t.ships('blue')]).toEqual([null, 1, 1]);
  });
});

describe('Force An Attack with a Trap', () => {
  const forcing = (options = {}) =>
    seaOf({ packs: ['main', 'magic-shop', 'miss-direction', 'walk-the-plank'] }).at(
      { red: [['sloop-3-3']], blue: [['sloop-3-4']], yellow: [['sloop-4-4']] },
      { 'magic.red': 1, 'kept.blue': [{ card: 'the-trap' }] },
      options,
    );
  const force = (ship: number, to: number): Command => ({
    kind: 'playMagic',
    seat: 'red',
    card: 'force-an-attack',
    ship,
    to,
  });

  test('sends only those against each other of whom one sits in it', () => {
    const t = forcing();
    expect([t.refused(force(1, 3)), t.refused(force(1, 2)), t.refused(force(2, 3))]).toEqual([
      'trap-passed-by',
      undefined,
      undefined,
    ]);
    const ways = offered(t, 'card').flatMap((one) =>
      one.kind === 'playMagic' && one.card === 'force-an-attack' ? [`${one.ship}-${one.to}`] : [],
    );
    expect(ways).toEqual(['1-2', '2-1', '2-3', '3-2']);
  });
});

describe('the pack', () => {
  test('brings a hundred cards: eighty of the main deck, and twenty of Magic', () => {
    expect(cardsOf('walk-the-plank')).toBe(100);
    const left = (...packs: readonly Pack[]) => {
      const { zones } = table({ depth: 'cards', edition: { packs } }).state;
      return [countAt(zones, 'pile'), countAt(zones, 'pile.magic')];
    };
    const [main, magic] = left('main', 'magic-shop', 'walk-the-plank');
    const [before = 0, without = 0] = left('main', 'magic-shop');
    expect([(main ?? 0) - before, (magic ?? 0) - without]).toEqual([80, 20]);
  });

  test('adds gold and attack cards to those of before', () => {
    const more = cards.flatMap(({ id, copies }) =>
      copies['walk-the-plank'] !== undefined && copies.main !== undefined
        ? [[id, copies['walk-the-plank']]]
        : [],
    );
    expect(Object.fromEntries(more)).toEqual({
      '3-gold': 2,
      '4-gold': 2,
      '5-gold': 6,
      'you-must-attack-someone': 8,
      'force-someone-to-attack': 6,
      'force-2-to-attack': 6,
    });
    const t = at(rows).do(
      draw('red', '5-gold'),
      draw('red', '5-gold'),
      draw('red', '5-gold'),
      draw('red', '5-gold'),
    );
    expect([t.purse('red'), hands(t)]).toEqual([
      [20, 0],
      [5, 5, 5],
    ]);
    // The box alone has three of them.
    const box = seaOf({ packs: ['main', 'magic-shop'] }).at(rows);
    expect(
      box
        .do(draw('red', '5-gold'), draw('red', '5-gold'), draw('red', '5-gold'))
        .refused(draw('red', '5-gold')),
    ).toBe('card-elsewhere');
  });

  test('has one ship of 20/20, which no Sails hide', () => {
    const t = at(rows, { 'magic.red': 1 }).do(play('red', 'floating-death-ship-20-20'));
    const fleets = pirateAttack.view(t.state, { kind: 'table' })['fleets'] as readonly FleetPart[];
    expect(fleets[0]?.row.map(({ size, hull }) => [size, hull]).at(-1)).toEqual([
      [20, 20],
      expect.any(String),
    ]);
    const hide: Command = { kind: 'playMagic', seat: 'red', card: 'sails-of-invisibility', ship: 4 };
    expect(t.refused(hide)).toBe('too-large-to-hide');
    t.do(draw('blue'));
    expect(t.refused(play('blue', 'floating-death-ship-20-20'))).toBe('card-elsewhere');
  });

  test('leaves no card to be played by what is printed alone', () => {
    const own = cards.filter(
      ({ copies, effect }) =>
        copies.main === undefined && copies['walk-the-plank'] !== undefined && effect.kind === 'own',
    );
    expect(own.filter(({ id }) => ownEffectOf(id) === undefined)).toEqual([]);
    const t = seaOf({ packs: ['main', 'walk-the-plank'] }).at(rows, { 'magic.red': 1 });
    expect(offered(t, 'card').filter((one) => one.kind === 'playCard' && !one.card && !one.ship)).toEqual([]);
  });

  test('asks six house rules for these cards, and none of them without it', () => {
    const asked = (...packs: readonly string[]) =>
      pirateAttack.options.filter((option) => isAskedWith(option, packs));
    const names = ['trapWins', 'trapUnreachable', 'plankRefill', 'plankRedraw', 'lockerInSetup', 'smokeWD'];
    const own = asked('walk-the-plank').filter(({ name }) => names.includes(name));
    expect(
      Object.fromEntries(own.map(({ name, digest, default: value }) => [name, [digest, value]])),
    ).toEqual({
      trapWins: ['X9', true],
      trapUnreachable: ['X9', 'ignore'],
      plankRefill: ['68', 'stays'],
      plankRedraw: ['83', true],
      lockerInSetup: ['64', 'ignore'],
      smokeWD: ['34', false],
    });
    expect(asked('magic-shop', 'tavern').filter(({ name }) => names.includes(name))).toEqual([]);
  });
});
