import { describe, expect, it } from 'vitest';
import { pirateQuest } from '../../../src-main/rules/pirate-quest/game.ts';
import { blank } from '../../../src-main/rules/pirate-quest/state.ts';
import { card, deckWith, fighting, plainMap, sit, type Table } from './table.ts';

describe('a marker put on the goal by hand', () => {
  it('ends the race, whatever might still have been answered', () => {
    const deck = deckWith(card('swords-3', 'fog', 1, 'universal', 5));
    for (const goalEnds of ['at-once', 'after-moves'] as const) {
      const hidden = fighting({ edition: { deck }, options: { goalEnds } }).bids(0, 0, 0);
      hidden.plays('axes-1').tries('swords-3', '1');
      expect(hidden.promptKinds).toContain('leave-feature');
      expect(hidden.set({ 'square.red': 'c3-3' }).state).toMatchObject({ phase: 'over', winner: 'red' });
    }

    const rich = sit({ luck: 3 }).bids(0, 1, 0).counts({ red: 0, blue: 2, yellow: 0 });
    expect(rich.promptKinds).toContain('buy-point');
    expect(rich.set({ 'rank.blue': 15 }).state).toMatchObject({ phase: 'over', winner: 'blue' });
  });

  it('lets the others move and buy first where the race ends after the moves', () => {
    const rich = sit({ luck: 3, options: { goalEnds: 'after-moves' } }).bids(0, 1, 0);
    rich.counts({ red: 0, blue: 2, yellow: 0 }).set({ 'rank.blue': 15 });
    expect(rich.state).toMatchObject({ phase: 'moving', winner: 'blue' });
    expect(rich.promptKinds).toContain('buy-point');
  });
});

describe('setting the table as it stands', () => {
  it('steps into a running game with one form', () => {
    const table = sit({ captains: 4, dealer: null }).set({
      battle: 4,
      dealer: 'blue',
      cards: 3,
      'rank.red': 8,
      'rank.blue': 5,
      'luck.green': 2,
      'bid.yellow': '1',
      'bid.green': '0',
      'bid.red': '2',
      'bid.blue': '1',
      'won.yellow': 1,
    });
    expect(table.state).toMatchObject({ phase: 'fighting', dealer: 'blue', luck: { green: 2 } });
    expect(table.state.battle).toMatchObject({ number: 4, cards: 3, won: { yellow: 1 } });
    expect(table.counts({ red: 1, blue: 1, yellow: 1, green: 0 }).state.moving?.points).toMatchObject({
      blue: 3,
      yellow: 3,
    });
  });

  it('goes on with the bids that are still out', () => {
    const table = sit().set({ battle: 2, dealer: 'red', cards: 3, 'bid.blue': '1' });
    expect([table.state.phase, table.turn]).toEqual(['bidding', 'yellow']);
  });

  it('with another battle begins that one: nothing of the one before counts', () => {
    const table = sit().bids(1, 0, 0).counts({ red: 1, blue: 1, yellow: 0 }).stops();
    table.set({ battle: 4, dealer: 'blue', 'rank.red': 8, 'bid.yellow': '1' });
    expect(table.state).toMatchObject({ phase: 'bidding', dealer: 'blue', moving: null });
    expect(table.state.battle).toMatchObject({
      number: 4,
      cards: 4,
      bids: { yellow: 1 },
      won: { red: 0, blue: 0 },
    });
    expect(table.state.battle.bids).toEqual({ yellow: 1 });
    expect(table.turn).toBe('red');
  });

  it('forgets cards that were seen in another battle', () => {
    const table = fighting()
      .bids(0, 0, 0)
      .plays('axes-1')
      .set({ battle: 2, 'bid.red': '0', 'bid.blue': '0', 'bid.yellow': '0' });
    expect(table.state.battle).toMatchObject({ seen: [], memory: {}, number: 2 });
    expect(table.plays('axes-1').turn).toBe('blue');
  });

  it('gives a battle another number, where nothing else is said', () => {
    const table = sit().bids(1).set({ battle: 3 });
    expect([table.state.battle.number, table.state.battle.bids]).toEqual([3, { red: 1 }]);
    const moving = sit().bids(1, 0, 0).counts({ red: 1, blue: 1, yellow: 0 }).set({ battle: 3 });
    expect([moving.state.phase, moving.state.battle.number]).toEqual(['moving', 3]);
  });

  it('names the dealer before the first deal, with or without the battle', () => {
    expect(sit({ dealer: null }).set({ dealer: 'blue' }).state).toMatchObject({
      phase: 'bidding',
      dealer: 'blue',
      battle: { number: 1, cards: 2 },
    });
    const later = sit({ dealer: null }).set({ battle: 3, 'rank.red': 8 });
    expect(later.state).toMatchObject({ phase: 'bidding', dealer: 'red', battle: { number: 3, cards: 4 } });
    expect(sit({ dealer: null }).set({ 'luck.red': 2 }).state).toMatchObject({
      phase: 'dealer',
      luck: { red: 2 },
    });
  });

  it('changes only the dealer where only the dealer is said', () => {
    const table = sit({ dealer: 'yellow' }).bids(1).set({ dealer: 'blue' });
    expect([table.state.dealer, table.turn, table.state.battle.bids]).toEqual(['blue', 'yellow', { red: 1 }]);
  });

  it('takes a bid back with the word for none', () => {
    const table = sit().bids(1, 0).set({ 'bid.red': 'open' });
    expect([table.state.battle.bids, table.turn]).toEqual([{ blue: 0 }, 'red']);
  });

  it('deals one card at least', () => {
    expect(sit().set({ cards: 1 }).state.battle.cards).toBe(1);
    expect(sit().code({ kind: 'setTable', fields: { cards: 0 } })).toBe('bad-value');
  });

  it('deals other cards, where bids and fights still fit', () => {
    const table = sit().bids(2).set({ cards: 4 });
    expect(table.state.battle.cards).toBe(4);
    expect(table.code({ kind: 'setTable', fields: { cards: 1 } })).toBe('stand-impossible');
    const fought = sit({ depth: 'fights' })
      .set({ cards: 3 })
      .bids(0, 0, 0)
      .do({ kind: 'winFight', seat: 'red' }, { kind: 'winFight', seat: 'red' });
    expect(fought.code({ kind: 'setTable', fields: { cards: 1 } })).toBe('stand-impossible');
    expect(fought.set({ cards: 2 }).state.phase).toBe('moving');
  });

  it('goes back into a battle whose race was over, when the marker leaves the goal', () => {
    const table = sit().bids(1).set({ 'rank.red': 15 });
    expect(table.state).toMatchObject({ phase: 'over', winner: 'red' });
    expect(table.set({ 'rank.red': 3 }).state).toMatchObject({ phase: 'bidding', winner: null });
    const fought = sit().bids(1, 0, 0).set({ 'rank.red': 15 }).set({ 'rank.red': 3 });
    expect(fought.state.phase).toBe('fighting');
    expect(sit().bids(1).set({ 'rank.red': 15 }).set({ 'rank.blue': 3 }).state.phase).toBe('over');
  });

  it('leaves out what it does not say', () => {
    const table = sit().bids(1).set({ 'rank.red': 4 });
    expect(table.state.battle.bids).toEqual({ red: 1 });
  });

  it('goes straight to movement when all fights are told', () => {
    const table = sit({ depth: 'fights' }).bids(1, 0, 0).set({ 'won.red': 1, 'won.blue': 1 });
    expect(table.state.phase).toBe('moving');
  });

  it('keeps the colour that was told while the marker stays', () => {
    const table = sit()
      .set({ 'rank.red': 3 })
      .do({ kind: 'tellColour', seat: 'red', colour: 'blue' })
      .set({ 'luck.red': 1 });
    expect(table.state.markers.red?.colour).toBe('blue');
    expect(table.set({ 'rank.red': 4 }).state.markers.red?.colour).toBeNull();
    expect(table.set({ 'colour.red': 'green' }).state.markers.red?.colour).toBe('green');
    expect(table.set({ 'colour.red': 'open' }).state.markers.red?.colour).toBeNull();
    expect(table.set({ 'colour.red': 'green', 'rank.red': 0 }).state.markers.red?.colour).toBeNull();
  });

  it('refuses what no table can be', () => {
    const impossible = [
      { 'bid.red': '3' },
      { 'bid.red': '1', 'bid.blue': '0', 'bid.yellow': '0', 'won.red': 2, 'won.blue': 1 },
      { 'won.red': 1 },
    ];
    for (const fields of impossible)
      expect(sit().code({ kind: 'setTable', fields })).toBe('stand-impossible');
    const two = { 'square.red': 'c1-4', 'square.blue': 'c1-4' };
    expect(sit({ map: plainMap() }).code({ kind: 'setTable', fields: two })).toBe('stand-impossible');
  });

  it('refuses fields and values that are not there', () => {
    expect(sit().code({ kind: 'setTable', fields: { 'gold.red': 3 } })).toBe('no-such-field');
    expect(sit().code({ kind: 'setTable', fields: { 'luck.red': 4 } })).toBe('bad-value');
    expect(sit().code({ kind: 'setTable', fields: { 'luck.green': 1 } })).toBe('no-such-field');
    expect(sit().code({ kind: 'setTable', fields: { 'luck.red': '2' } })).toBe('bad-value');
  });

  it('refuses half a point', () => {
    expect(sit().code({ kind: 'setTable', fields: { 'luck.red': 1.5 } })).toBe('bad-value');
  });

  it('offers a form that the table accepts as it is', () => {
    const tables = [
      sit(),
      sit({ captains: 1 }),
      fighting().bids(0, 1, 0),
      sit({ map: plainMap() }).bids(0, 0, 1),
    ];
    for (const table of tables) {
      const fields = pirateQuest
        .fields(table.state)
        .map((field) => [field.seat ? `${field.field}.${field.seat}` : field.field, field.value]);
      const before = table.state;
      const after = table.do({
        kind: 'setTable',
        fields: Object.fromEntries(fields) as Record<string, string | number>,
      }).state;
      expect(after.battle.bids).toEqual(before.battle.bids);
      expect([after.phase, after.markers, after.luck]).toEqual([before.phase, before.markers, before.luck]);
    }
  });
});

describe('setting one number right', () => {
  const right = (field: string, value: string | number) =>
    ({ kind: 'setRight', field, seat: 'red', value }) as const;

  it('changes that number only', () => {
    const table = sit().bids(1, 0).do(right('bid', '2'));
    expect(table.state.battle.bids).toEqual({ red: 2, blue: 0 });
    expect(table.do(right('luck', 3)).luck('red')).toBe(3);
  });

  it('leaves the fight that is going on where it is', () => {
    const table = fighting().bids(1, 1, 1).plays('axes-1').do(right('bid', '2'));
    expect(table.state.battle.fight.laid).toHaveLength(1);
  });

  it('begins a fight anew when the fights won say that it is another', () => {
    const table = fighting().bids(1, 1, 1).plays('axes-1').do(right('won', 1));
    expect([table.state.battle.fight.laid, table.turn]).toEqual([[], 'red']);
  });

  it('may say who leads', () => {
    const table = fighting().bids(1, 1, 1).do({ kind: 'setRight', field: 'leader', value: 'yellow' });
    expect(table.turn).toBe('yellow');
  });

  it('puts the cards of the fight away when somebody else leads it', () => {
    const table = fighting().bids(1, 1, 1).plays('axes-1');
    table.do({ kind: 'setRight', field: 'leader', value: 'yellow' });
    expect([table.state.battle.fight.laid, table.turn]).toEqual([[], 'yellow']);
  });

  it('has the left of the dealer lead until a fight is won, and then whoever led', () => {
    const leads = (table: Table): unknown => table.state.battle.fight.leader;
    const first = fighting().bids(1, 1, 1).set({ dealer: 'red', 'bid.red': '2' });
    expect(leads(first)).toBe('blue');
    const second = fighting().bids(1, 1, 1).plays('axes-1', 'axes-5', 'axes-2').do(right('bid', '2'));
    expect(leads(second)).toBe('blue');
    const back = sit({ depth: 'fights' }).set({ cards: 2 }).bids(1, 0, 0);
    back.do({ kind: 'winFight', seat: 'blue' }, { kind: 'winFight', seat: 'blue' });
    expect(leads(back.do({ kind: 'setRight', field: 'won', seat: 'blue', value: 1 }))).toBe('red');
  });

  it('reckons the moves anew while nobody has moved', () => {
    const table = sit().bids(1, 0, 0).counts({ red: 1, blue: 1, yellow: 0 });
    expect(table.do(right('bid', '0')).state.moving?.points.red).toBe(1);
  });

  it('does not reckon them anew under a marker that has moved', () => {
    const table = sit().bids(1, 0, 0).counts({ red: 1, blue: 1, yellow: 0 }).stops();
    expect(table.code(right('bid', '0'))).toBe('stand-impossible');
  });

  it('gives a mover other moves', () => {
    const table = sit().bids(1, 0, 0).counts({ red: 1, blue: 1, yellow: 0 }).do(right('points', 5));
    expect(table.state.moving?.left.red).toBe(5);
  });

  it('speaks of the Dummy in a field of its own', () => {
    const table = sit({ captains: 2 }).do({ kind: 'setRight', field: 'rank-dummy', value: 4 });
    expect(table.state.markers.dummy?.rank).toBe(4);
  });
});

describe('how much the table tells', () => {
  const depth = (to: string) => ({ kind: 'setDepth', depth: to }) as const;
  const edition = { deck: deckWith(card('bows-3', 'thief', 1, 'universal', 6)) };

  it('can change in the middle of a battle, and fights won stay won', () => {
    const table = sit({ depth: 'fights' })
      .set({ cards: 3 })
      .bids(1, 0, 0)
      .do({ kind: 'winFight', seat: 'red' }, depth('cards'));
    expect(table.turn).toBe('red');
    table.plays('axes-1', 'axes-5', 'axes-2').do(depth('score'));
    expect(table.state.battle.won).toMatchObject({ red: 1, blue: 1 });
    expect(table.counts({ red: 1, blue: 1, yellow: 1 }).state.phase).toBe('moving');
  });

  it('can change in the middle of a fight', () => {
    const table = fighting()
      .bids(1, 1, 1)
      .plays('axes-1')
      .do(depth('fights'), { kind: 'winFight', seat: 'blue' });
    expect(table.state.battle.won.blue).toBe(1);
  });

  it('lets go of a roll, and of what was to come at the end of the fight', () => {
    const table = fighting({ edition }).bids(1, 1, 1).tries('bows-3', '1').plays('bows-1', 'bows-2');
    expect(table.awaits).toBe('target');
    expect(table.do(depth('fights')).awaits).toBe('fight-winner');
    expect(fighting({ edition }).bids(1, 1, 1).tries('bows-3').do(depth('score')).awaits).toBe('counts');
  });

  it('forgets fights told so far when they are not told at the end any more', () => {
    const table = sit().bids(1, 0, 0).counts({ red: 1 }).do(depth('fights'));
    expect(table.state.battle).toMatchObject({ counted: {}, won: { red: 0 } });
  });

  it('asks for who won each fight', () => {
    const table = sit({ depth: 'fights' }).bids(1, 0, 0);
    expect(table.do({ kind: 'winFight', seat: 'red' }, { kind: 'winFight', seat: 'blue' }).state.phase).toBe(
      'moving',
    );
  });

  it('leaves mutinies and luck to be told by hand', () => {
    const table = sit({ depth: 'fights' })
      .set({ cards: 3 })
      .bids(1, 0, 0)
      .do({ kind: 'winFight', seat: 'blue' });
    table.do({ kind: 'mutiny', seat: 'red', target: 'blue', fights: 1 }, { kind: 'giveLuck', seat: 'red' });
    expect(table.state).toMatchObject({
      order: ['blue', 'red', 'yellow'],
      luck: { red: 1 },
      battle: { won: { red: 1, blue: 0 } },
    });
    expect(table.code({ kind: 'mutiny', seat: 'red', target: 'blue', fights: 1 })).toBe('take-too-many');
  });

  it('refuses what belongs to another depth', () => {
    expect(sit().bids(1, 0, 0).code({ kind: 'playCard', seat: 'red', card: 'axes-1' })).toBe('wrong-depth');
    expect(sit().bids(1, 0, 0).code({ kind: 'winFight', seat: 'red' })).toBe('wrong-depth');
    expect(fighting().bids(1, 1, 1).code({ kind: 'countFights', seat: 'red', won: 1 })).toBe('wrong-depth');
    expect(sit().code(depth('tea'))).toBe('no-such-depth');
  });

  it('lets a fight be given by hand among told cards too', () => {
    const table = fighting().bids(1, 1, 1).plays('axes-1').do({ kind: 'winFight', seat: 'yellow' });
    expect([table.state.battle.won.yellow, table.turn]).toEqual([1, 'yellow']);
  });
});

describe('the form', () => {
  const lines = (table: Table): readonly string[] =>
    pirateQuest.fields(table.state).map(({ field, seat, value, type }) => {
      const among =
        type.kind === 'choice'
          ? type.among.length > 12
            ? `${type.among.length} squares`
            : type.among.join(' ')
          : '';
      const range = type.kind === 'number' ? `${type.least}-${type.most}` : among;
      return `${seat ? `${field}.${seat}` : field} = ${String(value)} [${range}]`;
    });

  it('has a line for everything that stands on the table', () => {
    expect(lines(sit({ captains: 1, luck: 2 }).set({ 'rank.red': 3 }).bids(1))).toEqual([
      'battle = 1 [1-99]',
      'cards = 2 [1-5]',
      'dealer = red [red]',
      'leader = dummy [red dummy house]',
      'rank.red = 3 [0-15]',
      'colour.red = open [open white green blue red]',
      'luck.red = 2 [0-3]',
      'bid.red = 1 [open 0 1 2 3 4 5]',
      'won.red = 0 [0-5]',
      'rank-dummy = 0 [0-15]',
      'colour-dummy = open [open white green blue red]',
      'won-dummy = 0 [0-5]',
      'won-house = 0 [0-5]',
    ]);
  });

  it('has squares with a map, and moves while markers move', () => {
    const table = sit({ map: plainMap() })
      .set({ 'square.red': 'c1-4' })
      .bids(0, 1, 0)
      .counts({ red: 0, blue: 2, yellow: 0 });
    expect(lines(table)).toEqual([
      'battle = 1 [1-99]',
      'cards = 2 [1-5]',
      'dealer = yellow [red blue yellow]',
      'leader = red [red blue yellow]',
      'square.red = c1-4 [19 squares]',
      'luck.red = 0 [0-3]',
      'bid.red = 0 [open 0 1 2 3 4 5]',
      'won.red = 0 [0-5]',
      'points.red = 2 [0-16]',
      'square.blue = off [19 squares]',
      'luck.blue = 0 [0-3]',
      'bid.blue = 1 [open 0 1 2 3 4 5]',
      'won.blue = 2 [0-5]',
      'points.blue = 1 [0-16]',
      'square.yellow = off [19 squares]',
      'luck.yellow = 0 [0-3]',
      'bid.yellow = 0 [open 0 1 2 3 4 5]',
      'won.yellow = 0 [0-5]',
      'points.yellow = 2 [0-16]',
    ]);
  });

  it('has the label of the Dummy in words', () => {
    const field = pirateQuest.fields(sit({ captains: 2 }).state).find((one) => one.field === 'won-dummy');
    expect(field?.label).toEqual({
      key: 'field.whose',
      values: { field: { key: 'field.won' }, name: { key: 'name.dummy' } },
    });
  });

  it('is empty before anything has begun', () => {
    expect(pirateQuest.fields(blank)).toEqual([]);
  });
});
