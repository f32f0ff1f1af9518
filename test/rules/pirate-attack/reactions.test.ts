import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { FieldValues } from '../../../src-main/rules/kernel/game.ts';
import type { Message } from '../../../src-main/rules/kernel/message.ts';
import type { OptionValues } from '../../../src-main/rules/kernel/option.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import {
  cursesAbove,
  cardsUnder,
  handSize,
  magicUnder,
  savedBlocks,
  savedMagic,
} from '../../../src-main/rules/pirate-attack/custody.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import { countAt } from '../../../src-main/rules/kernel/zones.ts';
import { draw, lay, offered, row, seaOf, whole, type Rows } from './sea.ts';
import type { Seating, Table } from './table.ts';

const edition = {
  packs: ['main', 'magic-shop', 'raise-the-dead', 'miss-direction', 'special-abilities'],
} as const;
const sea = seaOf(edition);
/** Ships 1 and 2 are red's, 3 and 4 blue's, 5 yellow's. */
const rows: Rows = {
  red: [['sloop-3-3'], ['sloop-3-4']],
  blue: [['schooner-5-5'], ['schooner-6-7']],
  yellow: [['sloop-4-4']],
};
const at = (fields: FieldValues = {}, options: OptionValues = {}, more: Seating = {}): Table =>
  sea.at(rows, fields, options, more);
const both = {
  'blocks.blue': 1,
  'blocks.yellow': 1,
  'blocks.red': 1,
  'magic.red': 2,
  'magic.blue': 2,
  'magic.yellow': 2,
};

const play = (seat: SeatId, card: string, more: Partial<Command> = {}): Command =>
  ({ kind: 'playCard', seat, card, ...more }) as Command;
const under = (seat: SeatId, ship: number): Command => ({ kind: 'playCard', seat, ship });
const block = (seat: SeatId): Command => ({ kind: 'answerCard', seat, card: 'the-blockade' });
const answer = (seat: SeatId, card: string): Command => ({ kind: 'answerCard', seat, card });
const send = (seat: SeatId, aim: object): Command => ({ kind: 'redirectCard', seat, ...aim }) as Command;
const waits = ({ state }: Table) => state.chain.map(({ kind }) => kind);
const hand = ({ state }: Table, seat: SeatId) => handSize(state, seat);
const thief = play('red', 'thief-steal-all-of-gold', { on: 'blue' });

describe('The Blockade', () => {
  test('is laid out as it is drawn, counted, and another card drawn', () => {
    const t = at().do(draw('red', 'the-blockade'));
    expect([savedBlocks(t.state, 'red'), hand(t, 'red'), t.state.play.drawn]).toEqual([1, 5, false]);
    t.do(draw('red'));
    expect([hand(t, 'red'), t.state.play.drawn, whole(t)]).toEqual([6, true, true]);
  });

  test('lies face up where it is saved, or by the other rule shows to its captain alone', () => {
    const seen = (t: Table, viewer: 'table' | SeatId) => {
      const view = pirateAttack.view(
        t.state,
        viewer === 'table' ? { kind: 'table' } : { kind: 'captain', seat: viewer },
      );
      return (view['purses'] as readonly { readonly blocks?: number }[])[1]?.blocks;
    };
    const open = at({ 'blocks.blue': 2 });
    expect([seen(open, 'table'), seen(open, 'red'), seen(open, 'blue')]).toEqual([2, 2, 2]);
    const down = at({ 'blocks.blue': 2 }, { blockadeFaceUp: false });
    expect([seen(down, 'table'), seen(down, 'red'), seen(down, 'blue')]).toEqual([undefined, undefined, 2]);
  });

  test('is offered by its open count, or face down to all who have saved a card', () => {
    const ask = (t: Table) => t.do(under('red', 3)).state.chain.length > 0 && offered(t, 'counter', 'yellow');
    const nobody = at().do(under('red', 3));
    expect(waits(nobody)).toEqual([]);
    expect(ask(at({ 'blocks.blue': 1 }))).toEqual([]);
    expect(ask(at({ 'blocks.yellow': 1 }))).toEqual([block('yellow')]);
    const down = at({ 'cures.yellow': 1 }, { blockadeFaceUp: false });
    expect(ask(down)).toEqual([block('yellow')]);
    expect(down.refused(block('yellow'))).toBe('no-block-saved');
  });

  test('takes a card from under a ship before anybody sees it', () => {
    const t = at({ 'blocks.blue': 1 }).do(under('red', 3));
    expect([waits(t), cardsUnder(t.state, 3)]).toEqual([['lies'], 1]);
    t.do(block('blue'));
    expect([waits(t), cardsUnder(t.state, 3), savedBlocks(t.state, 'blue'), whole(t)]).toEqual([
      [],
      0,
      0,
      true,
    ]);
    expect([t.state.play.played, countAt(t.state.zones, 'discard')]).toEqual([true, 2]);
  });

  test('takes Magic from under a ship to the used Magic', () => {
    const t = at({ 'blocks.blue': 1, 'magic.red': 1 }).do(lay('red', 3), block('blue'));
    expect([
      magicUnder(t.state, 3),
      savedMagic(t.state, 'red'),
      countAt(t.state.zones, 'discard.magic'),
    ]).toEqual([0, 0, 1]);
  });

  test('stops a card that waits, which was the play of its turn all the same', () => {
    const t = at({ 'blocks.blue': 1 }).do(play('red', 'high-winds', { on: 'blue' }));
    expect([waits(t), hand(t, 'blue'), hand(t, 'red')]).toEqual([['play'], 5, 6]);
    t.do(block('blue'));
    expect([waits(t), hand(t, 'blue'), hand(t, 'red'), t.state.play.played]).toEqual([[], 5, 5, true]);
    expect(t.refused(play('red', 'high-winds', { on: 'blue' }))).toBe('played-already');
    expect(t.told('cardStopped')).toMatchObject([{ seat: 'blue', stopped: 'high-winds', of: 'red' }]);
  });

  test('of nobody lets the card work with the next fact', () => {
    const t = at({ 'blocks.blue': 1 }).do(play('red', 'high-winds', { on: 'blue' }), draw('blue'));
    expect(t.told('handBlown')).toMatchObject([{ seat: 'blue', count: 5, drawn: 5 }]);
    expect([savedBlocks(t.state, 'blue'), t.turn]).toEqual([1, 'blue']);
  });

  test('is answered by another Blockade, and then the card works', () => {
    const t = at({ 'blocks.blue': 1, 'blocks.red': 1 }).do(
      play('red', 'high-winds', { on: 'blue' }),
      block('blue'),
    );
    expect(waits(t)).toEqual(['play', 'stop']);
    t.do(block('red'));
    expect([waits(t), t.told('handBlown').length, savedBlocks(t.state, 'red')]).toEqual([[], 1, 0]);
  });

  test('against a Guard against a Thief, in one chain: the gold is stolen', () => {
    const t = at({ 'gold.blue': 9, 'blocks.red': 1 }).do(thief, answer('blue', 'guard'));
    expect([waits(t), hand(t, 'blue'), t.purse('blue')]).toEqual([['stop'], 5, [9, 0]]);
    t.do(block('red'), draw('blue'));
    expect([t.purse('red'), t.purse('blue'), t.fame('blue'), t.fame('red')]).toEqual([[9, 0], [0, 0], 0, 1]);
  });

  test('that is blocked in that chain leaves the Guard to stop the Thief, and to bring its fame', () => {
    const t = at({ 'gold.blue': 9, 'blocks.red': 1, 'blocks.blue': 1 });
    t.do(thief, answer('blue', 'guard'), block('red'), block('blue'));
    expect([waits(t), t.purse('blue'), t.fame('blue'), t.state.waits]).toEqual([[], [9, 0], 1, null]);
  });

  test('and the card it is laid against are told as what may be answered, the Thief with whom it is played on', () => {
    const said = ({ state }: Table) =>
      (pirateAttack.view(state, { kind: 'table' })['turn'] as { readonly cards: { readonly waits: Message } })
        .cards.waits;
    const t = at({ 'gold.blue': 9, 'blocks.red': 1 }).do(thief);
    expect(said(t)).toMatchObject({
      key: 'drawn.waits',
      values: { player: { seat: 'red' }, on: { seat: 'blue' } },
    });
    expect(said(t.do(answer('blue', 'guard')))).toMatchObject({
      key: 'drawn.answerable',
      values: { player: { seat: 'blue' } },
    });
  });

  test('stops a Thief whose victim has no card left to answer with', () => {
    const t = at({ 'gold.blue': 9, 'hand.blue': 0, 'blocks.yellow': 1 }).do(thief);
    expect(t.state.waits).toMatchObject({ victim: 'blue' });
    t.do(block('yellow'), draw('blue'));
    expect([t.purse('blue'), t.fame('red'), t.fame('yellow')]).toEqual([[9, 0], 0, 0]);
  });

  test('stops a Guard that was only meant, where the table counts clockwise', () => {
    const four = { seats: ['red', 'blue', 'yellow', 'green'], teams: true } as const;
    const t = at({ 'gold.blue': 5, 'blocks.red': 1 }, { reactionOrder: 'clockwise' }, four);
    t.do(thief, answer('green', 'guard'));
    expect(t.state.waits?.declared).toMatchObject({ seat: 'green' });
    t.do(block('red'), draw('blue'));
    expect([t.purse('red'), t.fame('green')]).toEqual([[5, 0], 0]);
  });

  test('lets a second Guard be laid where the first was stopped', () => {
    const t = at({ 'gold.blue': 9, 'blocks.red': 1 });
    t.do(thief, answer('blue', 'guard'), block('red'), answer('blue', 'guard'), draw('blue'));
    expect([t.purse('blue'), t.fame('blue')]).toEqual([[9, 0], 1]);
  });

  test('keeps the Hurricane from blowing', () => {
    const t = at({ 'blocks.blue': 1 }).do(draw('red', 'hurricane'));
    expect([waits(t), t.ships('blue')]).toEqual([['play'], 2]);
    t.do(block('blue'));
    expect([t.state.agenda, t.ships('red'), t.ships('blue'), t.ships('yellow')]).toEqual([[], 2, 2, 1]);
    t.do(draw('blue'));
    expect(t.turn).toBe('blue');
  });

  test('that nobody lays lets the Hurricane blow before the next fact', () => {
    const t = at({ 'blocks.blue': 1 }).do(draw('red', 'hurricane'), draw('blue'));
    expect([t.ships('red'), t.ships('blue'), t.ships('yellow')]).toEqual([0, 0, 0]);
  });

  test('stops the Royal Navy, or by the other rule does not', () => {
    const stopped = at({ 'blocks.blue': 1 }).do(draw('red', 'royal-navy-8-8'), block('blue'));
    expect([stopped.state.fight, stopped.state.agenda]).toEqual([null, []]);
    const comes = at({ 'blocks.blue': 1 }, { blockRoyalNavy: false }).do(draw('red', 'royal-navy-8-8'));
    expect(comes.state.fight?.navy).toBe('royal-navy-8-8');
    expect(comes.refused(block('blue'))).toBe('nothing-waits');
  });

  test('does not stop gold that is drawn, or by the other rule does', () => {
    const kept = at({ 'blocks.blue': 1 }).do(draw('red', '5-gold'));
    expect([kept.purse('red'), kept.refused(block('blue'))]).toEqual([[5, 0], 'nothing-waits']);
    const stopped = at({ 'blocks.blue': 1 }, { blockSaveGold: true }).do(draw('red', '5-gold'));
    expect([stopped.purse('red'), waits(stopped)]).toEqual([[0, 0], ['play']]);
    stopped.do(block('blue'), draw('red'));
    expect([stopped.purse('red'), hand(stopped, 'red'), whole(stopped)]).toEqual([[0, 0], 6, true]);
    const let_ = at({ 'blocks.blue': 1 }, { blockSaveGold: true }).do(draw('red', '5-gold'), draw('red'));
    expect([let_.purse('red'), whole(let_)]).toEqual([[5, 0], true]);
  });

  test('stops Force An Attack, or by the other rule does not', () => {
    const forced: Command = { kind: 'playMagic', seat: 'red', card: 'force-an-attack', ship: 1, to: 5 };
    const stopped = at({ 'blocks.blue': 1, 'magic.red': 1 }).do(forced, block('blue'));
    expect([stopped.state.fight, savedMagic(stopped.state, 'red'), whole(stopped)]).toEqual([null, 0, true]);
    const fought = at({ 'blocks.blue': 1, 'magic.red': 1 }, { blockForceAttack: false }).do(forced);
    expect(fought.state.fight?.defender.seat).toBe('yellow');
  });

  test('stops a Fortune Teller in a fight', () => {
    const t = at({ 'row.yellow': [{ card: 'sloop-4-4', curses: 1 }], 'cures.yellow': 1, 'blocks.red': 1 });
    t.do(draw('red', 'you-must-attack-someone'));
    const ids = t.state.rows['yellow']?.map(({ id }) => id) ?? [];
    const ship = ids[0] ?? 0;
    t.do({ kind: 'attack', seat: 'red', how: 'own', ship: 1, target: ship });
    t.do({ kind: 'turnUp', ship, card: 'poison' });
    t.do({ kind: 'cureShip', ship, card: 'antidote', side: 'cursed' });
    expect(waits(t)).toEqual(['play']);
    t.do(block('red'), { kind: 'settleFight' });
    expect([t.ships('yellow'), t.fame('yellow'), whole(t)]).toEqual([0, 0, true]);
  });

  test.each([
    ['a ship', play('red', 'sloop-4-4')],
    ['a Sea Creature', play('red', 'sea-creature-4', { ship: 3 })],
    ['a sign of the Market', play('red', 'open-market-2')],
    ['the closing of a shop', play('red', 'close-market')],
    ['a Witch Doctor', { kind: 'buy', seat: 'red', goods: 'curses', count: 1, ship: 3 }],
    ['what is discarded', { kind: 'discardCard', seat: 'red' }],
    ['an attack card', draw('red', 'you-must-attack-someone')],
  ] as readonly (readonly [string, Command])[])('cannot be used on %s', (_, command) => {
    const t = at({ 'blocks.blue': 1, 'gold.red': 9 }).do(command);
    expect(['nothing-waits', 'not-stopped']).toContain(t.refused(block('blue')));
    expect(savedBlocks(t.state, 'blue')).toBe(1);
  });

  test.each([
    ['a Spy', play('red', 'spy', { on: 'blue' })],
    ['a Thieving Monkey', play('red', 'thieving-monkey', { on: 'blue' })],
    ['an Armada', play('red', 'armada', { ships: [1, 2] })],
    ['the moving of a Witch Doctor', play('red', 'move-a-witch-doctor', { ship: 3, to: 5 })],
    ['a theft of Fortune Tellers from everybody', play('red', 'steal-1-ft-from-each')],
    ['a theft of Magic', play('red', 'steal-all-magic-from-1', { on: 'yellow' })],
    ['Stranded On An Island', play('red', 'stranded-on-an-island', { on: 'blue' })],
    ['Whirlpool', draw('red', 'whirlpool')],
    ['Wind Storm', { kind: 'drawCard', seat: 'red', card: 'wind-storm', on: 'yellow' }],
    ['Wind Storm Left', draw('red', 'wind-storm-left')],
    ['Wind Storm Right', draw('red', 'wind-storm-right')],
    ['Raise the Dead', { kind: 'playMagic', seat: 'red', card: 'raise-the-dead', grave: 0 }],
    ['a Duplicate', { kind: 'playMagic', seat: 'red', card: 'duplicate', ship: 3 }],
    ['Sails of Invisibility', { kind: 'playMagic', seat: 'red', card: 'sails-of-invisibility', ship: 1 }],
  ] as readonly (readonly [string, Command])[])('stops %s', (_, command) => {
    const set = {
      'row.blue': [{ card: 'schooner-5-5', curses: 1 }, { card: 'schooner-6-7' }],
      'cures.yellow': 1,
      'magic.yellow': 1,
      'magic.red': 1,
    };
    const t = at({ 'blocks.blue': 1 }).do({ kind: 'sinkShip', ship: 2 }).stand(set);
    t.stand({ 'row.red': [{ card: 'sloop-3-3' }, { card: 'sloop-3-4' }] });
    const before = JSON.stringify([t.state.rows, t.state.purses, t.state.armadas, t.state.kept]);
    const ids = (seat: SeatId) => t.state.rows[seat]?.map(({ id }) => id) ?? [];
    const aimed = { ...command } as { ship?: number; to?: number; ships?: readonly number[] };
    if (aimed.ship === 3) aimed.ship = ids('blue')[0] ?? 0;
    if (aimed.ship === 1) aimed.ship = ids('red')[0] ?? 0;
    if (aimed.to === 5) aimed.to = ids('yellow')[0] ?? 0;
    if (aimed.ships) aimed.ships = ids('red');
    t.do(aimed as Command, block('blue'));
    expect([waits(t), t.state.waits]).toEqual([[], null]);
    expect(JSON.stringify([t.state.rows, t.state.purses, t.state.armadas, t.state.kept])).toBe(before);
    expect([savedBlocks(t.state, 'blue'), hand(t, 'blue'), whole(t)]).toEqual([0, 5, true]);
  });
});

describe('Miss-Direction', () => {
  test('moves a card that was just laid under a ship to another one', () => {
    const t = at({ 'magic.blue': 1 }).do(under('red', 3), send('blue', { ship: 1 }));
    expect([cardsUnder(t.state, 3), cardsUnder(t.state, 1), savedMagic(t.state, 'blue'), whole(t)]).toEqual([
      0,
      1,
      0,
      true,
    ]);
    expect(t.told('cardRedirected')).toMatchObject([{ seat: 'blue', of: 'red', ship: { id: 1 } }]);
  });

  test('moves Magic, and a Witch Doctor that is placed', () => {
    const magic = at({ 'magic.blue': 1, 'magic.red': 1 }).do(lay('red', 3), send('blue', { ship: 2 }));
    expect([magicUnder(magic.state, 3), magicUnder(magic.state, 2)]).toEqual([0, 1]);
    const curse = at({ 'magic.blue': 1, 'gold.red': 9 });
    curse.do({ kind: 'buy', seat: 'red', goods: 'curses', count: 1, ship: 3 }, send('blue', { ship: 5 }));
    expect([cursesAbove(curse.state, 3), cursesAbove(curse.state, 5), curse.purse('red')]).toEqual([
      0,
      1,
      [4, 0],
    ]);
  });

  test('sends High Winds to another captain', () => {
    const t = at({ 'magic.blue': 1 }).do(
      play('red', 'high-winds', { on: 'blue' }),
      send('blue', { on: 'red' }),
    );
    expect(t.told('handBlown')).toMatchObject([{ seat: 'red', count: 5, drawn: 5 }]);
  });

  test('lets other ships of the same captain join by an Armada', () => {
    const t = at({ 'magic.blue': 1 }).do({ kind: 'layShip', seat: 'red', card: 'sloop-4-4' });
    t.do(play('red', 'armada', { ships: [1, 2] }), send('blue', { ships: [1, 6] }));
    expect(t.state.armadas['red']).toEqual([[1, 6]]);
  });

  test('gives Stranded to another captain', () => {
    const t = at({ 'magic.blue': 1 }).do(play('red', 'stranded-on-an-island', { on: 'blue' }));
    t.do(send('blue', { on: 'red' }));
    expect(t.state.kept).toMatchObject([{ card: 'stranded-on-an-island', of: 'red' }]);
  });

  test('gives a Witch Doctor that is moved another ship', () => {
    const t = at({ 'magic.blue': 1, 'gold.red': 9 }).do({
      kind: 'buy',
      seat: 'red',
      goods: 'curses',
      count: 1,
      ship: 3,
    });
    t.do(play('red', 'move-a-witch-doctor', { ship: 3, to: 4 }), send('blue', { to: 1 }));
    expect([3, 4, 1].map((ship) => cursesAbove(t.state, ship))).toEqual([0, 0, 1]);
  });

  test('offers every other ship for a Witch Doctor that is moved', () => {
    const t = at({ 'magic.blue': 1, 'row.yellow': [{ card: 'sloop-4-4', curses: 1 }] });
    const [from = 0] = t.state.rows['yellow']?.map(({ id }) => id) ?? [];
    t.do(play('red', 'move-a-witch-doctor', { ship: from, to: 4 }));
    const sent = offered(t, 'counter', 'blue').flatMap((command) =>
      command.kind === 'redirectCard' ? [[command.ship, command.to]] : [],
    );
    expect(sent).toEqual([1, 2, 3].map((to) => [from, to]));
  });

  test('that a table lets meet a Fortune Teller offers it the other ships in the fight with that curse', () => {
    const cursed = (card: string) => ({ card, curses: 1, armada: true });
    const fields = { 'row.blue': ['schooner-5-5', 'schooner-6-7', 'sloop-4-4'].map(cursed), 'cures.blue': 2 };
    const differing = [{ card: 'antidote', redirect: 'yes' }];
    const t = at({ ...fields, 'magic.red': 1, differing }).do(draw('red', 'you-must-attack-someone'));
    const [one = 0, two = 0, three = 0] = t.state.rows['blue']?.map(({ id }) => id) ?? [];
    t.do({ kind: 'attack', seat: 'red', how: 'own', ship: 1, target: one });
    const turn = (ship: number, card: string): Command => ({ kind: 'turnUp', ship, card });
    t.do(turn(one, 'poison'), turn(two, 'poison'), turn(three, 'fire'));
    t.do({ kind: 'cureShip', ship: one, card: 'antidote', side: 'cursed' });
    const sent = offered(t, 'counter', 'red').flatMap((command) =>
      command.kind === 'redirectCard' ? [command.ship] : [],
    );
    expect(sent).toEqual([two]);
  });

  test('makes two other ships fight by Force An Attack', () => {
    const t = at({ 'magic.blue': 1, 'magic.red': 1 });
    t.do(
      { kind: 'playMagic', seat: 'red', card: 'force-an-attack', ship: 3, to: 5 },
      send('blue', { ship: 1, to: 5 }),
    );
    expect([t.state.fight?.attacker.ships, t.state.fight?.defender.ships]).toEqual([[1], [5]]);
  });

  test('plays a card that was just discarded: unnamed under a ship, High Winds that the table let go on somebody', () => {
    const down = at({ 'magic.blue': 1 }).do({ kind: 'discardCard', seat: 'red' }, send('blue', { ship: 5 }));
    expect([cardsUnder(down.state, 5), hand(down, 'red'), down.state.play.played]).toEqual([1, 5, true]);
    const open = at({ 'magic.blue': 1 });
    open.overrule({ kind: 'discardCard', seat: 'red', card: 'high-winds' }, 'usable-card');
    open.do(send('blue', { on: 'yellow' }));
    expect(open.told('handBlown')).toMatchObject([{ seat: 'yellow' }]);
  });

  test('that nobody lays leaves a discarded card discarded', () => {
    const t = at({ 'magic.blue': 1 }).do({ kind: 'discardCard', seat: 'red' }, draw('blue'));
    expect([hand(t, 'red'), countAt(t.state.zones, 'discard'), whole(t)]).toEqual([5, 1, true]);
  });

  test('is stopped by a Blockade, and the card stays where it was', () => {
    const t = at({ 'magic.blue': 1, 'blocks.red': 1 }).do(
      under('red', 3),
      send('blue', { ship: 1 }),
      block('red'),
    );
    expect([cardsUnder(t.state, 3), cardsUnder(t.state, 1), savedMagic(t.state, 'blue'), whole(t)]).toEqual([
      1,
      0,
      0,
      true,
    ]);
  });

  test('may send a card on that was just sent elsewhere', () => {
    const t = at({ 'magic.blue': 1, 'magic.yellow': 1 });
    t.do(under('red', 5), send('blue', { ship: 1 }), send('yellow', { ship: 4 }));
    expect([5, 1, 4].map((ship) => cardsUnder(t.state, ship))).toEqual([0, 0, 1]);
    const winds = at({ 'magic.blue': 1, 'magic.yellow': 1 }).do(play('red', 'high-winds', { on: 'yellow' }));
    winds.do(send('yellow', { on: 'blue' }), send('blue', { on: 'red' }), draw('blue'));
    expect(winds.events.filter(({ kind }) => kind === 'handBlown')).toMatchObject([{ seat: 'red' }]);
  });

  test('cannot be used on a Blockade, nor on a Guard', () => {
    const blocked = at({ ...both, 'blocks.blue': 2 }).do(
      play('red', 'high-winds', { on: 'blue' }),
      block('blue'),
    );
    expect(blocked.refused(send('yellow', { on: 'red' }))).toBe('not-redirected');
    const guarded = at({ ...both, 'gold.blue': 3 }).do(thief, answer('blue', 'guard'));
    expect(guarded.refused(send('yellow', { on: 'yellow' }))).toBe('not-redirected');
  });

  test('says where to, and somewhere else than before', () => {
    const t = at({ 'magic.blue': 1 }).do(under('red', 3));
    expect(t.refused(send('blue', {}))).toBe('which-aim');
    expect(t.refused(send('blue', { on: 'red' }))).toBe('which-ship');
    expect(t.refused(send('blue', { ship: 3 }))).toBe('same-aim');
    expect(t.refused(send('blue', { ship: 99 }))).toBe('no-such-ship');
    expect(t.refused(send('yellow', { ship: 1 }))).toBe('no-magic-saved');
    const winds = at({ 'magic.blue': 1 }).do(play('red', 'high-winds', { on: 'blue' }));
    expect(winds.refused(send('blue', { on: 'blue' }))).toBe('same-aim');
    expect(winds.refused(send('blue', { on: 'green' }))).toBe('no-such-seat');
  });

  test('finds nothing where no card waits', () => {
    expect(at({ 'magic.blue': 1 }).refused(send('blue', { ship: 1 }))).toBe('nothing-waits');
  });

  test('is not offered once all five lie used', () => {
    const t = at({ 'magic.blue': 9 });
    for (let time = 0; time < 5; time++) {
      t.do(under(t.turn, 5), send('blue', { ship: time % 2 === 0 ? 3 : 4 }));
      const next = t.state.seats[(t.state.seats.indexOf(t.turn) + 1) % 3] ?? 'red';
      t.do(draw(next));
      if (next === 'blue') t.do({ kind: 'discardCard', seat: next }, draw('yellow'));
    }
    t.do(under(t.turn, 5));
    expect([savedMagic(t.state, 'blue'), waits(t)]).toEqual([4, []]);
  });
});

test('the ways to send a card elsewhere are asked as they were of whoever played it', () => {
  const t = at({ 'magic.blue': 1 }).do(under('red', 3));
  expect(offered(t, 'counter', 'blue')).toEqual([1, 2, 4, 5].map((ship) => send('blue', { ship })));
  const winds = at({ 'magic.blue': 1, 'blocks.blue': 1 }).do(play('red', 'high-winds', { on: 'blue' }));
  expect(offered(winds, 'counter', 'blue')).toEqual(
    expect.arrayContaining([block('blue'), send('blue', { on: 'red' }), send('blue', { on: 'yellow' })]),
  );
  expect(row(winds, 'red')).toHaveLength(2);
});

test('what lies open is told in one sentence, and what comes of it with the next fact', () => {
  const t = at({ 'blocks.blue': 1 });
  const told = (command: Command) =>
    pirateAttack
      .tell(command, t.do(command).last, t.state, { kind: 'table' })
      .map(({ message }) => message.key);
  expect(told(play('red', 'high-winds', { on: 'blue' }))).toEqual(['tell.cardDrawn', 'tell.cardLaid.on']);
  expect(told(draw('blue'))).toEqual(['tell.handBlown', 'tell.chipPassed', 'tell.cardDrawn']);
  expect(told(under('blue', 1))).toEqual(['tell.cardPlayed.under']);
  t.stand({ turn: 'red', 'magic.blue': 1 });
  expect(told({ kind: 'discardCard', seat: 'red' }).at(-1)).toBe('tell.cardLaid.away');
});
