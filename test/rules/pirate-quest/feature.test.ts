import { describe, expect, it } from 'vitest';
import { card, deckWith, fighting, sit, type Laying, type Table } from './table.ts';

const edition = {
  deck: deckWith(
    card('swords-3', 'thief', 3, 'universal', 7),
    card('swords-4', 'mutiny', 2, 'universal', 9),
    card('bows-3', 'trump', 1, 'skulls', 4),
  ),
};

const atFight = (laying: Laying = {}, letter = 'r'): Table =>
  fighting({ edition, ...laying }, letter).bids(0, 0, 0);

const spend = (use: 'plus' | 'reroll' | 'stand-in') => ({ kind: 'spendLuck', seat: 'red', use }) as const;

describe('an attempt', () => {
  it('is active with as many pips as the card costs', () => {
    expect(atFight().tries('swords-3', '3').eventKinds).toContain('featureActivated');
  });

  it('with too few pips and no luck puts the card back in hand, and another is played', () => {
    const table = atFight().tries('swords-3', '2');
    expect(table.eventKinds).toContain('featureFailed');
    expect(table.turn).toBe('red');
    expect(table.code({ kind: 'playCard', seat: 'red', card: 'swords-3' })).toBe('failed-card');
  });

  it('happens once a fight', () => {
    const table = atFight().tries('swords-3', '2');
    expect(table.code({ kind: 'tryFeature', seat: 'red', card: 'bows-3' })).toBe('second-attempt');
  });

  it('may come again in the next fight', () => {
    const table = atFight().tries('swords-3', '2').plays('axes-9', 'axes-1', 'axes-2');
    expect(table.turn).toBe('red');
    expect(table.tries('swords-3', '3').eventKinds).toContain('featureActivated');
  });

  it('uses the die of the square', () => {
    expect(atFight({}, 'b').tries('swords-3').state.battle.fight.attempt?.rolling.die).toBe('blue');
  });

  it('is not possible on white', () => {
    expect(atFight({}, 'w').code({ kind: 'tryFeature', seat: 'red', card: 'bows-3' })).toBe('no-die');
  });

  it('replaces the natural value by the one below the title', () => {
    const table = atFight().tries('bows-3', '1');
    expect(table.state.battle.fight.laid[0]).toMatchObject({ suit: 'skulls', value: 4, how: 'active' });
  });

  it('with a card that nobody has filled in asks what is printed on it', () => {
    const table = atFight().tries('axes-9');
    expect(table.awaits).toBe('fill-card');
    table.do({ kind: 'fillCard', card: 'axes-9', feature: 'blessed', cost: 2, suit: 'universal', value: 5 });
    expect(table.awaits).toBe('feature-roll');
    expect(table.rolls(['red', '2']).state.battle.fight.laid[0]).toMatchObject({
      suit: 'universal',
      value: 5,
    });
  });

  it('without a map asks for the colour of the square', () => {
    const table = sit({ depth: 'cards', edition }).set({ 'rank.red': 2 }).bids(0, 0, 0).tries('bows-3');
    expect(table.awaits).toBe('colour');
    table.do({ kind: 'tellColour', seat: 'red', colour: 'blue' });
    expect(table.rolls(['red', '1']).eventKinds).toContain('featureActivated');
  });
});

describe('the price of a card', () => {
  const priced = (cost: number) =>
    ({ kind: 'fillCard', card: 'swords-3', feature: 'thief', cost, suit: 'universal', value: 7 }) as const;

  it('may be nothing: then the card is active without a roll', () => {
    const free = { deck: deckWith(card('bows-3', 'trump', 0, 'skulls', 4)) };
    expect(atFight({ edition: free }).tries('bows-3').event('featureActivated')).toMatchObject({ total: 0 });
  });

  it('put right in the middle of a roll asks for no throw more once luck alone has paid it', () => {
    const table = atFight({ luck: 3 }).tries('swords-3', '1').do(spend('plus'), spend('reroll'));
    expect(table.awaits).toBe('feature-roll');
    expect(table.do(priced(1)).event('featureActivated')).toMatchObject({ total: 1, cost: 1 });
  });

  it('that was paid leaves the second throw of a circle idle, unless its bolt would count', () => {
    const circle = (secondRollBolt: 'ignored' | 'counts') =>
      atFight({ options: { secondRollBolt } }).tries('bows-3', 'circle+1');
    expect(circle('ignored').eventKinds).toContain('featureActivated');
    expect(circle('counts').awaits).toBe('feature-roll');
    expect(circle('counts').rolls(['red', 'X']).eventKinds).toContain('featureActivated');
  });
});

describe('the colour of a square', () => {
  it('is told of nobody who stands beside the board', () => {
    expect(sit().code({ kind: 'tellColour', seat: 'red', colour: 'blue' })).toBe('no-die');
  });
});

describe('a roll that has begun', () => {
  it('goes on with its die, wherever the marker is put meanwhile', () => {
    const table = sit({ depth: 'cards', edition, luck: 1 }).set({ 'rank.red': 4 }).bids(0, 0, 0);
    table.tries('swords-3').do({ kind: 'tellColour', seat: 'red', colour: 'green' });
    expect(table.rolls(['red', '1']).set({ 'rank.red': 5 }).awaits).toBe('short');
  });
});

describe('the faces of a die', () => {
  it('count pips only: X, XX and blank are nothing', () => {
    for (const face of ['X', 'XX', 'blank'])
      expect(atFight().tries('bows-3', face).event('dieThrown').total).toBe(0);
  });

  it('with a big circle roll once more and add the pips', () => {
    const table = atFight().tries('swords-3', 'circle+1');
    expect(table.awaits).toBe('feature-roll');
    expect(table.rolls(['red', '2']).eventKinds).toContain('featureActivated');
  });

  it('with a second big circle never roll a third time', () => {
    expect(atFight().tries('swords-3', 'circle+1', 'circle+1').eventKinds).toContain('featureFailed');
  });

  it('with a bolt bring a luck point, at most three', () => {
    expect(atFight().tries('bows-3', 'bolt+1').luck('red')).toBe(1);
    expect(atFight({ luck: 3 }).tries('bows-3', 'bolt+1').luck('red')).toBe(3);
  });

  it('ignore all but pips on the second roll of a circle (silence 20)', () => {
    expect(atFight().tries('swords-3', 'circle+1', 'bolt+1').luck('red')).toBe(0);
  });

  it('are believed while they are only our samples', () => {
    expect(atFight().tries('bows-3', 'bolt+2').eventKinds).toContain('featureActivated');
  });

  it('are those of the table once it has filled them in', () => {
    const table = atFight().do({ kind: 'setFaces', die: 'red', faces: ['1', '1', '2', '2', 'bolt', 'X'] });
    table.tries('bows-3');
    expect(table.rolls(['red', '2']).eventKinds).toContain('featureActivated');
    expect(table.state.flags).toEqual([]);
  });
});

describe('the die that was read last', () => {
  it('is kept with its face, and counted', () => {
    const table = atFight().tries('swords-3', 'circle+1');
    expect(table.state.lastRoll).toMatchObject({ player: 'red', die: 'red', face: 'circle+1', nth: 1 });
    expect(table.rolls(['red', 'X']).state.lastRoll).toMatchObject({ face: 'X', nth: 2 });
  });
});

describe('luck points on a roll', () => {
  it('make a cost of three with a roll of two and one luck point', () => {
    const table = atFight({ luck: 1 }).tries('swords-3', '2');
    expect(table.awaits).toBe('short');
    expect(table.do(spend('plus')).eventKinds).toContain('featureActivated');
    expect(table.luck('red')).toBe(0);
  });

  it('roll the die again, and only the new roll counts', () => {
    const table = atFight({ luck: 1 }).tries('swords-3', '2').do(spend('reroll'));
    expect(table.awaits).toBe('feature-roll');
    expect(table.rolls(['red', '1']).event('featureFailed').total).toBe(1);
  });

  it('roll only the second throw of a circle again', () => {
    const table = atFight({ luck: 1 }).tries('swords-3', 'circle+1', 'X').do(spend('reroll'));
    expect(table.rolls(['red', '2']).event('featureActivated').total).toBe(3);
  });

  it('stand in for a roll of one', () => {
    const table = atFight({ luck: 1 }).tries('bows-3').do(spend('stand-in'));
    expect(table.event('featureActivated').total).toBe(1);
  });

  it('stand in for the first throw also where the colour was told after the card was tried', () => {
    const table = sit({ depth: 'cards', edition, luck: 1 }).set({ 'rank.red': 4 }).bids(0, 0, 0);
    table.tries('bows-3').do({ kind: 'tellColour', seat: 'red', colour: 'green' }, spend('stand-in'));
    expect(table.event('luckSpent')).toMatchObject({ rolling: { die: 'green', first: 1 }, balance: 0 });
    expect(table.eventKinds).toContain('featureActivated');
  });

  it('stand in for the second throw of a circle as one pip, and for nothing that could be thrown again', () => {
    const table = atFight({ luck: 2 }).tries('swords-3', 'circle+1').do(spend('stand-in'));
    expect(table.event('luckSpent')).toMatchObject({ total: 2, rolling: { first: 1, second: 1 } });
    const never = atFight({ luck: 2 }).tries('swords-3').do(spend('stand-in'));
    expect(never.code(spend('reroll'))).toBe('luck-no-use');
  });

  it('are several if need be (silence 21)', () => {
    const table = atFight({ luck: 3 }).tries('swords-3').do(spend('stand-in'), spend('plus'), spend('plus'));
    expect(table.event('featureActivated').total).toBe(3);
  });

  it('are not to be had below none', () => {
    const table = atFight().tries('bows-3');
    expect(table.code(spend('stand-in'))).toBe('no-luck');
  });

  it('do not fit every moment', () => {
    const table = atFight({ luck: 2 }).tries('swords-3');
    expect(table.code(spend('plus'))).toBe('luck-no-use');
    expect(table.rolls(['red', '1']).code(spend('stand-in'))).toBe('luck-no-use');
  });

  it('need not be spent: the card may be taken back', () => {
    const table = atFight({ luck: 1 }).tries('swords-3', '2').do({ kind: 'takeBack', seat: 'red' });
    expect(table.turn).toBe('red');
    expect(table.luck('red')).toBe(1);
  });

  it('are awaited from the captain who is short: no other lays a card, nor that one before the roll', () => {
    const short = atFight({ luck: 1 }).tries('swords-3', '2');
    expect(short.code({ kind: 'playCard', seat: 'blue', card: 'axes-1' })).toBe('not-now');
    const rolling = atFight().tries('swords-3');
    expect(rolling.code({ kind: 'playCard', seat: 'red', card: 'axes-1' })).toBe('not-now');
  });

  it('need not be refused in words: laying another card takes the first one back', () => {
    const table = atFight({ luck: 1 }).tries('swords-3', '2');
    table.do({ kind: 'playCard', seat: 'red', card: 'axes-5' });
    expect(table.eventKinds).toEqual(['featureFailed', 'cardPlayed']);
  });
});
