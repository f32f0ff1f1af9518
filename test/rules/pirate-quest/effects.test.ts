import { describe, expect, it } from 'vitest';
import { card, deckWith, fighting, type Laying, type Table } from './table.ts';

const edition = {
  deck: deckWith(
    card('swords-3', 'mutiny', 1, 'universal', 7),
    card('swords-4', 'mutiny', 1, 'universal', 2),
    card('bows-3', 'thief', 1, 'universal', 6),
    card('shields-3', 'blessed', 1, 'universal', 5),
    card('shields-5', 'blessed', 1, 'universal', 4),
    card('axes-3', 'luck', 1, 'universal', 8),
    card('bows-4', 'trump', 1, 'skulls', 2),
  ),
};

const atFight = (laying: Laying = {}): Table => fighting({ edition, ...laying }).bids(0, 1, 0);

describe('Blessed', () => {
  const blessed = (): Table => atFight().tries('shields-3', '1').tries('swords-3', '1').plays('axes-1');

  it('fights by its universal value', () => {
    expect(atFight().plays('axes-4').tries('shields-3', '1').plays('axes-1').event('fightWon').player).toBe(
      'blue',
    );
  });

  it('keeps mutiny and thief away for this fight', () => {
    expect(blessed().code({ kind: 'target', seat: 'blue', target: 'red' })).toBe('blessed-target');
  });

  it('is over with the fight', () => {
    const table = blessed().do({ kind: 'leaveFeature', seat: 'blue' });
    table.tries('swords-4', '1').plays('axes-2', 'axes-4');
    expect(table.do({ kind: 'target', seat: 'blue', target: 'red' }).eventKinds).toContain('mutinyAimed');
  });
});

describe('Luck', () => {
  const drawn = (): Table => atFight().plays('bows-1').tries('axes-3', '1');

  it('draws a card at once', () => {
    expect(drawn().awaits).toBe('drawn-card');
  });

  it('may play the drawn card with its natural value, and the Luck card goes under the deck', () => {
    const table = drawn().do({ kind: 'playDrawn', seat: 'blue', card: 'bows-9' });
    expect(table.state.battle.fight.laid[1]).toMatchObject({
      card: 'bows-9',
      suit: 'bows',
      value: 9,
      how: 'drawn',
    });
    expect(table.event('luckDrawn').under).toBe('axes-3');
    expect(table.plays('bows-2').event('fightWon').player).toBe('blue');
  });

  it('counts a drawn card by the suit printed on it (silence 35)', () => {
    const table = drawn().do({ kind: 'playDrawn', seat: 'blue', card: 'shields-9' });
    expect(table.plays('bows-2').event('fightWon').player).toBe('yellow');
  });

  it('may put the drawn card under the deck and keep the Luck card as activated', () => {
    const table = drawn().do({ kind: 'leaveFeature', seat: 'blue' });
    expect(table.state.battle.fight.laid[1]).toMatchObject({ card: 'axes-3', suit: 'universal', value: 8 });
  });

  it('does nothing with an empty deck: the Luck card is kept (silence 35)', () => {
    expect(drawn().do({ kind: 'leaveFeature', seat: 'blue' }).turn).toBe('yellow');
  });

  it('cannot draw what has been on the table', () => {
    expect(drawn().code({ kind: 'playDrawn', seat: 'blue', card: 'bows-1' })).toBe('card-seen');
  });
});

describe('Trump', () => {
  it('makes a skull of the card, and beats natural suits and universal cards', () => {
    const table = atFight().plays('axes-9').tries('bows-4', '1').tries('swords-3', '1');
    expect(table.event('fightWon').player).toBe('blue');
  });
});

describe('Mutiny', () => {
  /** Blue has won a fight before; red calls the mutiny. */
  const called = (won: Readonly<Record<string, number>> = { 'won.blue': 1 }): Table =>
    atFight()
      .set({ cards: 4, ...won })
      .set({ leader: 'red' })
      .tries('swords-3', '1')
      .plays('swords-1', 'swords-2');
  const aimed = (): Table => called().do({ kind: 'target', seat: 'red', target: 'blue' });

  it('is called when the fight is over', () => {
    const table = called();
    expect(table.awaits).toBe('target');
    expect(table.state.battle.won.red).toBe(1);
  });

  it('needs more than the target', () => {
    const less = aimed().rolls(['red', 'X'], ['blue', '1']);
    expect(less.eventKinds).toContain('mutinyLost');
    expect(less.state.order).toEqual(['red', 'blue', 'yellow']);
  });

  it('that is level is rolled again, as any roll-off is (silence 16)', () => {
    const level = aimed().rolls(['red', '1'], ['blue', '1']);
    expect(level.event('contestTied').contest).toMatchObject({ kind: 'mutiny', level: true });
    expect(level.awaits).toBe('contest-roll');
    level.rolls(['red', '1'], ['blue', '1']);
    expect(level.awaits).toBe('contest-roll');
    expect(level.rolls(['red', '1'], ['blue', 'X']).state.order).toEqual(['blue', 'red', 'yellow']);
  });

  it('gives the lead to whoever takes the chair that leads all fights (silence 11)', () => {
    const table = atFight({ options: { nextLeader: 'chair' } }).set({ cards: 3 });
    table.plays('shields-9').tries('swords-3', '1').plays('shields-1');
    table.do({ kind: 'target', seat: 'blue', target: 'red' }).rolls(['blue', '1'], ['red', 'X']);
    expect([table.state.order[0], table.turn]).toEqual(['blue', 'blue']);
    table.plays('axes-1', 'axes-9', 'axes-2');
    expect(table.turn).toBe('blue');
  });

  it('that is level with one who has no die is rolled again by the other alone', () => {
    const table = called().set({ 'square.blue': 'off' });
    table.do({ kind: 'target', seat: 'red', target: 'blue' }).rolls(['red', 'X']);
    expect(table.next).toMatchObject({ kind: 'contest-roll', players: ['red'] });
  });

  it('that finds nobody who may be touched is over, as a thief is', () => {
    for (const card of ['swords-3', 'bows-3']) {
      const table = atFight().set({ cards: 3 });
      table.tries(card, '1').tries('shields-3', '1').tries('shields-5', '1');
      expect(table.event('effectOver')).toMatchObject({ seat: 'red', why: 'nobody' });
    }
  });

  it('takes no fight from somebody who has won none', () => {
    const table = called({}).do({ kind: 'target', seat: 'red', target: 'blue' });
    table.rolls(['red', '1'], ['blue', 'X']);
    expect(table.eventKinds).toContain('effectOver');
    expect(table.eventKinds).not.toContain('fightsTaken');
  });

  it('lets nobody else say how many fights are taken', () => {
    const table = called({ 'won.blue': 2 }).do({ kind: 'target', seat: 'red', target: 'blue' });
    table.rolls(['red', '1'], ['blue', 'X']);
    expect(table.code({ kind: 'takeFights', seat: 'yellow', fights: 1 })).toBe('nobody-to-pick');
  });

  it('counts a bolt as a pip and not as luck (silence 19)', () => {
    const table = aimed().rolls(['red', 'bolt'], ['blue', 'X']);
    expect(table.eventKinds).toContain('mutinyWon');
    expect(table.luck('red')).toBe(0);
  });

  it('exchanges the chairs, and with them the order of play', () => {
    const table = aimed().rolls(['red', '1'], ['blue', 'X']);
    expect(table.state.order).toEqual(['blue', 'red', 'yellow']);
    expect(table.turn).toBe('red');
    expect(table.plays('axes-1').turn).toBe('yellow');
  });

  it('takes the fight that the target has won', () => {
    expect(aimed().rolls(['red', '1'], ['blue', 'X']).state.battle.won).toEqual({
      red: 2,
      blue: 0,
      yellow: 0,
    });
  });

  it('may take all or just some', () => {
    const table = called({ 'won.blue': 2 }).do({ kind: 'target', seat: 'red', target: 'blue' });
    table.rolls(['red', '1'], ['blue', 'X']);
    expect(table.awaits).toBe('take-fights');
    expect(table.code({ kind: 'takeFights', seat: 'red', fights: 3 })).toBe('take-too-many');
    expect(table.do({ kind: 'takeFights', seat: 'red', fights: 1 }).state.battle.won).toMatchObject({
      red: 2,
      blue: 1,
    });
  });

  it('leaves hand, bid, luck and marker with the captain (silence 32)', () => {
    const before = aimed().do({ kind: 'giveLuck', seat: 'blue' });
    const { state } = before.rolls(['red', '2'], ['blue', 'X']).plays('axes-9');
    expect(state.battle.bids).toEqual({ red: 0, blue: 1, yellow: 0 });
    expect([state.luck.blue, state.markers.red?.square]).toEqual([1, 'c1-4']);
  });

  it('keeps the target in the chair when nobody can roll (silence 17)', () => {
    const table = called().set({ 'square.red': 'off', 'square.blue': 'off' });
    table.do({ kind: 'target', seat: 'red', target: 'blue' });
    expect(table.eventKinds).toContain('mutinyLost');
  });

  it('may be left', () => {
    expect(called().do({ kind: 'leaveFeature', seat: 'red' }).eventKinds).toContain('fightBegun');
  });

  it('is aimed by nobody else, and at nobody who is not there', () => {
    expect(called().code({ kind: 'target', seat: 'blue', target: 'red' })).toBe('not-your-turn');
    expect(called().code({ kind: 'target', seat: 'red', target: 'red' })).toBe('not-a-target');
    expect(called().code({ kind: 'target', seat: 'red', target: 'green' })).toBe('no-such-seat');
  });

  it('may be bent by luck before the chairs are changed', () => {
    const table = aimed().do({ kind: 'giveLuck', seat: 'red' }).rolls(['red', '1'], ['blue', '1']);
    expect(table.promptKinds).toContain('bend-roll');
    expect(table.do({ kind: 'spendLuck', seat: 'red', use: 'plus' }).eventKinds).toContain('seatsExchanged');
  });
});

describe('Thief', () => {
  const sent = (): Table => atFight().tries('bows-3', '1').plays('bows-1', 'bows-2');

  it('takes a card unseen at the end of the fight and gives one back', () => {
    const table = sent();
    expect(table.awaits).toBe('target');
    expect(table.do({ kind: 'steal', seat: 'red', target: 'blue' }).eventKinds).toContain('cardStolen');
  });

  it('finds nobody once the hands are empty (silence 33)', () => {
    const table = atFight()
      .plays('axes-4', 'axes-1', 'axes-2')
      .tries('bows-3', '1')
      .plays('bows-1', 'bows-2');
    expect(table.event('effectOver')).toMatchObject({ feature: 'thief', why: 'nobody' });
    expect(table.state.phase).toBe('moving');
  });

  it('names no cards, since nobody else has seen them', () => {
    const stolen = { kind: 'steal', seat: 'red', target: 'blue', taken: 'axes-1', given: 'axes-2' } as const;
    expect(sent().code(stolen)).toBe('name-both-cards');
    expect(sent().code({ kind: 'steal', seat: 'red', target: 'blue', taken: 'axes-1' })).toBe(
      'name-both-cards',
    );
    expect(sent().code({ kind: 'steal', seat: 'red', target: 'blue', given: 'axes-1' })).toBe(
      'name-both-cards',
    );
  });

  it('may be left', () => {
    expect(sent().do({ kind: 'leaveFeature', seat: 'red' }).eventKinds).toContain('fightBegun');
  });
});

describe('several texts at the end of one fight', () => {
  it('are settled in the order of play (silence 32)', () => {
    const table = atFight().tries('bows-3', '1').tries('swords-3', '1').plays('axes-1');
    expect(table.next).toMatchObject({ kind: 'target', seat: 'red', feature: 'thief' });
    table.do({ kind: 'steal', seat: 'red', target: 'yellow' });
    expect(table.next).toMatchObject({ kind: 'target', seat: 'blue', feature: 'mutiny' });
  });

  it('find the chairs as an earlier mutiny has left them', () => {
    const table = atFight().tries('swords-3', '1').tries('bows-3', '1').plays('axes-1');
    table.do({ kind: 'target', seat: 'red', target: 'blue' }).rolls(['red', '1'], ['blue', 'X']);
    expect(table.next).toMatchObject({ kind: 'target', seat: 'blue', feature: 'thief' });
    table.do({ kind: 'steal', seat: 'blue', target: 'red' });
    expect(table.state.order).toEqual(['blue', 'red', 'yellow']);
  });
});
