import { describe, expect, it } from 'vitest';
import { card, deckWith, fighting, sit, type Table } from './table.ts';

const edition = {
  deck: deckWith(
    card('swords-3', 'blessed', 1, 'universal', 7),
    card('swords-4', 'mutiny', 1, 'universal', 9),
    card('bows-3', 'trump', 1, 'skulls', 4),
    card('shields-3', 'fog', 1, 'universal', 5),
    card('shields-4', 'fog', 1, 'universal', 5),
    card('shields-5', 'fog', 1, 'universal', 5),
    card('axes-3', 'fog', 1, 'universal', 9),
  ),
};

const atFight = (): Table => fighting({ edition }).bids(0, 0, 0);
const winner = (table: Table): string | undefined =>
  Object.entries(table.state.battle.won).find(([, won]) => won > 0)?.[0];

describe('a fight', () => {
  it('is led first from the left of the dealer', () => {
    expect(atFight().turn).toBe('red');
  });

  it('is one card each, clockwise', () => {
    const table = atFight().plays('axes-1');
    expect(table.turn).toBe('blue');
    expect(table.plays('axes-4').turn).toBe('yellow');
  });

  it('goes to the highest card of the suit that was led', () => {
    expect(winner(atFight().plays('axes-1', 'axes-9', 'axes-4'))).toBe('blue');
  });

  it('never goes to a card thrown away, however high', () => {
    expect(winner(atFight().plays('axes-1', 'bows-9', 'shields-9'))).toBe('red');
  });

  it('goes to the one of trump against any nine', () => {
    expect(winner(atFight().plays('axes-9', 'axes-8', 'skulls-1'))).toBe('yellow');
  });

  it('goes to the highest trump of several', () => {
    expect(winner(atFight().plays('axes-9', 'skulls-5', 'skulls-2'))).toBe('blue');
  });

  it('counts a universal card as of the suit that was led', () => {
    expect(winner(atFight().plays('axes-6').tries('swords-3', '1').plays('axes-4'))).toBe('blue');
    expect(winner(atFight().plays('axes-8').tries('swords-3', '1').plays('axes-4'))).toBe('red');
  });

  it('goes to any trump against a universal card (silence 14)', () => {
    expect(winner(atFight().plays('skulls-1').tries('swords-4', '1').plays('axes-4'))).toBe('red');
  });

  it('counts a universal that leads as the suit printed on it (silence 13)', () => {
    expect(winner(atFight().tries('swords-3', '1').plays('swords-8', 'axes-9'))).toBe('blue');
  });

  it('is in trump when the card that leads has become one', () => {
    const table = atFight().tries('bows-3', '1').plays('bows-9', 'skulls-6');
    expect(winner(table)).toBe('yellow');
    expect(table.state.flags).toEqual([]);
  });

  it('cannot have two cards of one captain', () => {
    const table = atFight().plays('axes-1');
    expect(table.code({ kind: 'playCard', seat: 'red', card: 'axes-2' })).toBe('already-done');
  });

  it('cannot have a card that was on the table before', () => {
    const table = atFight().plays('axes-1');
    expect(table.code({ kind: 'playCard', seat: 'blue', card: 'axes-1' })).toBe('card-seen');
  });

  it('is followed by as many more as cards were dealt, and then by movement', () => {
    const table = atFight().plays('axes-1', 'axes-4', 'axes-3').plays('bows-1', 'bows-2', 'bows-9');
    expect(table.eventKinds).toContain('battleEnded');
  });
});

describe('all cards', () => {
  it('are back in the deck for the next battle (silence 38)', () => {
    const table = atFight().plays('axes-1', 'axes-4', 'axes-3', 'bows-1', 'bows-2', 'bows-9');
    table.do({ kind: 'move', seat: 'yellow', to: 'c2-4' });
    table.do({ kind: 'move', seat: 'red', to: 'c1-5' }, { kind: 'move', seat: 'blue', to: 'c1-2' });
    expect(table.state.battle).toMatchObject({ number: 2, seen: [] });
  });
});

describe('a roll-off', () => {
  const level = (): Table => atFight().plays('axes-7').tries('swords-3', '1').plays('axes-4');

  it('decides between equal values at the top when a universal card is among them', () => {
    expect(level().state.battle.fight.contest?.players).toEqual(['red', 'blue']);
  });

  it('goes to the most pips', () => {
    expect(winner(level().rolls(['blue', 'X'], ['red', '1']))).toBe('red');
  });

  it('without a map asks for the colour of whoever is level and has not told it, and of nobody else', () => {
    const table = sit({ depth: 'cards', edition }).set({ 'rank.red': 4, 'rank.blue': 4, 'rank.yellow': 4 });
    table.bids(0, 0, 0).plays('axes-7').tries('swords-3');
    table.do({ kind: 'tellColour', seat: 'blue', colour: 'green' }).rolls(['blue', '1']).plays('axes-1');
    expect(table.next).toEqual({ kind: 'colour', player: 'red' });
    table.do({ kind: 'tellColour', seat: 'red', colour: 'red' });
    expect(table.awaits).toBe('contest-roll');
  });

  it('is not needed when a trump beats both', () => {
    expect(winner(atFight().plays('axes-7').tries('swords-3', '1').plays('skulls-1'))).toBe('yellow');
  });

  it('is rolled with the die of the own square, a big circle once more', () => {
    const table = level().rolls(['red', 'circle+1'], ['blue', '1']);
    expect(table.state.battle.fight.contest?.rolls.red?.die).toBe('green');
    expect(winner(table.rolls(['red', 'circle+1']))).toBe('red');
  });

  it('repeats among those that are level again (silence 16)', () => {
    const table = level().rolls(['red', '1'], ['blue', '1']);
    expect(table.awaits).toBe('contest-roll');
  });

  it('goes to the first played when nobody can roll (silence 17)', () => {
    const table = fighting({ edition, options: { luckWithoutDie: true } }, 'w')
      .set({ 'luck.blue': 1 })
      .bids(0, 0, 0)
      .plays('skulls-4');
    table.tries('bows-3').do({ kind: 'spendLuck', seat: 'blue', use: 'stand-in' }).plays('axes-4');
    expect(table.event('fightWon').player).toBe('red');
  });

  it('counts nothing for a captain on white or off the board (silence 17)', () => {
    const table = fighting({ edition }).set({ 'square.red': 'off' }).bids(0, 0, 0);
    table.plays('skulls-4').tries('bows-3', '1').plays('axes-4');
    expect(table.rolls(['blue', 'X']).eventKinds).toContain('contestTied');
    expect(winner(table.rolls(['blue', '1']))).toBe('blue');
  });

  it('may be bent by luck points before the next fact', () => {
    const table = level().do({ kind: 'giveLuck', seat: 'blue' }).rolls(['red', '1'], ['blue', 'X']);
    expect(table.promptKinds).toContain('bend-roll');
    table.do({ kind: 'spendLuck', seat: 'blue', use: 'plus' });
    expect(table.state.battle.fight.contest?.rolls.blue?.plus ?? 0).toBe(0);
    expect(table.eventKinds).toContain('contestTied');
  });

  it('may be bent by luck without a die where the table allows that, also once the last Fog stands', () => {
    const deck = deckWith(
      card('swords-5', 'blessed', 1, 'universal', 7),
      card('bows-5', 'fog', 1, 'universal', 9),
    );
    const table = fighting({ edition: { deck }, luck: 2, options: { luckWithoutDie: true } }, 'w');
    table.bids(0, 0, 0).plays('axes-7');
    for (const [seat, card] of [
      ['blue', 'swords-5'],
      ['yellow', 'bows-5'],
    ] as const)
      table.do({ kind: 'tryFeature', seat, card }, { kind: 'spendLuck', seat, use: 'stand-in' });
    table.do({ kind: 'letStand' });
    expect(table.eventKinds).toContain('contestBegun');
    expect(table.promptKinds).toContain('bend-roll');
    table.do({ kind: 'spendLuck', seat: 'blue', use: 'plus' }, { kind: 'letStand' });
    expect(table.state.battle.won).toMatchObject({ red: 0, blue: 1 });
  });

  it('stands when the next fact is something else', () => {
    const table = level().do({ kind: 'giveLuck', seat: 'blue' }).rolls(['red', '1'], ['blue', 'X']);
    expect(table.plays('bows-1').event('fightWon').player).toBe('red');
  });
});

describe('following suit', () => {
  it('is a must for whoever is known to hold the suit', () => {
    const table = fighting({ edition })
      .set({ cards: 3 })
      .bids(0, 0, 0)
      .plays('bows-1')
      .tries('swords-4', 'X');
    table.plays('bows-2', 'bows-9').plays('swords-1', 'swords-7');
    expect(table.code({ kind: 'playCard', seat: 'blue', card: 'axes-1' })).toBe('must-follow');
    expect(table.plays('swords-4').eventKinds).toContain('fightWon');
  });

  it('is a must with one card seen of it, which any card of the suit will do', () => {
    const held = (): Table => {
      const table = fighting({ edition })
        .set({ cards: 3 })
        .bids(0, 0, 0)
        .plays('bows-1')
        .tries('swords-4', 'X');
      return table.plays('bows-2', 'bows-9').plays('swords-1', 'swords-7');
    };
    expect(held().code({ kind: 'tryFeature', seat: 'blue', card: 'bows-3' })).toBe('holding-suit');
    expect(held().do({ kind: 'playCard', seat: 'blue', card: 'swords-9' }).eventKinds).toContain('fightWon');
  });

  it('may be passed over by an active Fog', () => {
    const table = atFight().plays('axes-7').tries('axes-3', '1').plays('axes-8');
    expect(table.state.flags).toEqual([]);
    expect(winner(table)).toBe('yellow');
  });

  it('is a must again when the Fog fails, with its own suit if that was led', () => {
    const table = atFight().plays('axes-7').tries('axes-3', 'X');
    expect(table.code({ kind: 'playCard', seat: 'blue', card: 'bows-1' })).toBe('must-follow');
    expect(table.plays('axes-3').turn).toBe('yellow');
  });
});

describe('Fog', () => {
  it('that was laid last is settled once others roll for the fight: only luck may still bend that', () => {
    const table = fighting({ edition, luck: 1 }).bids(0, 0, 0).plays('axes-7').tries('swords-3', '1');
    table.tries('shields-3', '1');
    expect(table.promptKinds).toContain('leave-feature');
    table.rolls(['red', '1'], ['blue', 'X']);
    expect(table.promptKinds).toContain('bend-roll');
    expect(table.promptKinds).not.toContain('leave-feature');
    expect(table.code({ kind: 'leaveFeature', seat: 'yellow' })).toBe('nothing-to-leave');
  });

  it('does not win, whatever its value', () => {
    expect(winner(atFight().plays('axes-7').tries('axes-3', '1').plays('axes-1'))).toBe('red');
  });

  it('gives the fight to the first when all captains play it', () => {
    const table = atFight().tries('shields-3', '1').tries('shields-4', '1').tries('shields-5', '1');
    expect(winner(table.do({ kind: 'letStand' }))).toBe('red');
  });

  it('leads no suit: the next card that is not Fog sets it', () => {
    const table = atFight().tries('shields-3', '1').plays('axes-4', 'bows-9');
    expect(winner(table)).toBe('blue');
  });

  it('may be left unused, and then fights by its value', () => {
    const table = atFight().plays('bows-4').tries('shields-3', '1');
    table.do({ kind: 'leaveFeature', seat: 'blue' }).plays('bows-1');
    expect(winner(table)).toBe('blue');
  });
});
