import { describe, expect, it } from 'vitest';
import { say } from '../../../src-main/contract/say.ts';
import type { Language } from '../../../src-main/rules/kernel/message.ts';
import type { Command } from '../../../src-main/rules/pirate-quest/commands.ts';
import { pirateQuest } from '../../../src-main/rules/pirate-quest/game.ts';
import { blank } from '../../../src-main/rules/pirate-quest/state.ts';
import { card, deckWith, fighting, plainMap, sit, type Table } from './table.ts';

const names = { red: 'Ines', blue: 'Bart', yellow: 'Mo' };

const edition = {
  deck: deckWith(
    card('swords-3', 'mutiny', 1, 'universal', 7),
    card('bows-3', 'thief', 1, 'universal', 6),
    card('axes-3', 'luck', 1, 'universal', 8),
    card('shields-3', 'fog', 1, 'universal', 5),
    card('shields-4', 'blessed', 1, 'universal', 7),
    card('skulls-1', 'trump', 3, 'skulls', 7),
  ),
};

/** The lines that these commands bring into the log. */
function log(table: Table, ...commands: readonly Command[]): readonly string[] {
  return commands.flatMap((command) => {
    const before = table.state;
    table.do(command);
    return pirateQuest
      .tell(command, table.events, before, { kind: 'table' })
      .map(({ seat, message }) => `${seat ?? '-'} ${words(message)}`);
  });
}

const words = (message: Parameters<typeof say>[1], language: Language = 'en'): string =>
  say([pirateQuest.text[language]], message, names);

const atFight = (laying = {}): Table => fighting({ edition, ...laying }).bids(0, 0, 0);
const roll = (seat: 'red' | 'blue', face: string) => ({ kind: 'roll', seat, face }) as const;

describe('the log in words', () => {
  it('begins with who plays and who deals', () => {
    const begun = pirateQuest.begin({ seats: ['red', 'blue', 'yellow'] });
    if (!begun.ok) throw new Error(begun.no.code);
    const told = pirateQuest.tell({ kind: 'setDepth', depth: 'score' }, begun.value, blank, {
      kind: 'table',
    });
    expect(told.map(({ message }) => words(message))).toEqual(['Pirate Quest: Ines, Bart, Mo']);
    const table = sit({ dealer: null }).rolls(['red', '1'], ['blue', '1']);
    expect(log(table, { kind: 'roll', seat: 'yellow', face: '3' })).toEqual([
      'yellow Mo rolled 3',
      '- Level at the lowest: Ines, Bart roll again',
    ]);
    expect(log(table, { kind: 'nameDealer', seat: 'blue' })).toEqual([
      'blue Bart deals first',
      '- Battle 1, 2 cards each, dealt by Bart',
    ]);
  });

  it('tells attempts, rolls and luck', () => {
    const table = atFight({ luck: 1 });
    expect(
      log(table, { kind: 'tryFeature', seat: 'red', card: 'skulls-1' }, roll('red', '2'), {
        kind: 'spendLuck',
        seat: 'red',
        use: 'plus',
      }),
    ).toEqual([
      'red Ines tried the 1 of skulls',
      'red Ines rolled 2',
      'red Ines spent luck for a pip: 3',
      'red Ines has Trump: price 3, rolled 3',
    ]);
    const short = atFight({ luck: 1 }).do({ kind: 'tryFeature', seat: 'red', card: 'skulls-1' });
    expect(log(short, roll('red', 'bolt'), { kind: 'takeBack', seat: 'red' })).toEqual([
      'red Ines rolled bolt, worth 0',
      'red Ines gained luck, now 2',
      'red Ines took the 1 of skulls back: price 3, rolled 0',
    ]);
    const again = atFight({ luck: 2 }).do({ kind: 'tryFeature', seat: 'red', card: 'skulls-1' });
    expect(
      log(
        again,
        roll('red', '1'),
        { kind: 'spendLuck', seat: 'red', use: 'reroll' },
        { kind: 'spendLuck', seat: 'red', use: 'stand-in' },
      ).slice(1),
    ).toEqual([
      'red Ines spent luck to roll again',
      'red Ines spent luck instead of a roll: 1',
      'red Ines took the 1 of skulls back: price 3, rolled 1',
    ]);
  });

  it('tells that a card was taken back of which nobody knew the price', () => {
    const table = fighting().bids(0, 0, 0).tries('axes-1');
    expect(log(table, { kind: 'takeBack', seat: 'red' })[0]).toBe('red Ines took the 1 of axes back');
  });

  it('tells texts that were used and left', () => {
    const luck = atFight().plays('bows-1').tries('axes-3', '1');
    expect(log(luck, { kind: 'playDrawn', seat: 'blue', card: 'bows-9' })).toEqual([
      'blue Bart drew and played the 9 of bows',
    ]);
    const kept = atFight().plays('bows-1').tries('axes-3', '1');
    expect(log(kept, { kind: 'leaveFeature', seat: 'blue' })).toEqual(['blue Bart kept the 3 of axes']);
    const fog = atFight().plays('bows-1').tries('shields-3', '1');
    expect(log(fog, { kind: 'leaveFeature', seat: 'blue' })).toEqual(['blue Bart left the Fog']);
    const left = atFight().tries('swords-3', '1').plays('swords-1', 'swords-2');
    expect(log(left, { kind: 'leaveFeature', seat: 'red' })).toEqual(['red Ines left the Mutiny']);
  });

  it('tells roll-offs', () => {
    const table = atFight().plays('axes-7').tries('shields-4', '1');
    expect(log(table, { kind: 'playCard', seat: 'yellow', card: 'axes-1' })).toEqual([
      'yellow Mo played the 1 of axes',
      '- Roll-off: Ines, Bart',
    ]);
    expect(log(table, roll('red', '1'), roll('blue', '1'))).toEqual([
      'red Ines rolled 1',
      'blue Bart rolled 1',
      '- Level again: Ines, Bart',
    ]);
    expect(log(table, roll('red', 'X'), roll('blue', '1')).at(-1)).toBe('blue Bart won fight 1');
  });

  it('tells mutinies and thefts', () => {
    const table = atFight()
      .set({ cards: 4, 'won.blue': 1 })
      .set({ leader: 'red' })
      .tries('swords-3', '1')
      .plays('swords-1', 'swords-2');
    expect(
      log(table, { kind: 'target', seat: 'red', target: 'blue' }, roll('red', '1'), roll('blue', 'X')),
    ).toEqual([
      'red Ines called a mutiny against Bart',
      '- Roll-off: Ines, Bart',
      'red Ines rolled 1',
      'blue Bart rolled X, worth 0',
      'red The mutiny of Ines succeeded',
      'red Ines and Bart changed seats',
      'red Ines took 1 fight from Bart',
    ]);
    const lost = atFight()
      .tries('swords-3', '1')
      .plays('swords-1', 'swords-2')
      .do({ kind: 'target', seat: 'red', target: 'blue' }, roll('red', 'X'));
    expect(log(lost, roll('blue', 'X'))).toEqual([
      'blue Bart rolled X, worth 0',
      '- Level again: Ines, Bart',
    ]);
    lost.do(roll('red', 'X'));
    expect(log(lost, roll('blue', '1'))).toEqual([
      'blue Bart rolled 1',
      'red Bart put the mutiny of Ines down',
    ]);
    const thief = atFight().tries('bows-3', '1').plays('bows-1', 'bows-2');
    expect(log(thief, { kind: 'steal', seat: 'red', target: 'blue' })).toEqual([
      'red Ines sent the thief to Bart',
    ]);
    const late = atFight().plays('axes-4', 'axes-1', 'axes-2').tries('bows-3', '1').plays('bows-1');
    expect(log(late, { kind: 'playCard', seat: 'yellow', card: 'bows-2' })).toContain(
      'red Thief of Ines found nobody',
    );
  });

  it('tells movement', () => {
    const table = sit({ map: plainMap(), luck: 3 })
      .set({ 'square.red': 'c2-4', 'square.blue': 'c1-4', 'square.yellow': 'c2-1' })
      .bids(1, 1, 1);
    expect(
      log(table, { kind: 'countFights', seat: 'red', won: 1 }, { kind: 'countFights', seat: 'blue', won: 0 }),
    ).toEqual([
      'red Ines won 1 fight',
      'blue Bart won 0 fights',
      'yellow Mo won 1 fight',
      '- Battle 1 settled',
    ]);
    expect(
      log(
        table,
        { kind: 'claimHindsight', seat: 'blue' },
        { kind: 'buyPoint', seat: 'red' },
        { kind: 'move', seat: 'red', to: 'c2-1' },
        { kind: 'move', seat: 'red', to: 'c2-6' },
        { kind: 'stop', seat: 'red' },
      ),
    ).toEqual([
      'blue Bart claimed hindsight: 1 move',
      'red Ines bought a move for three luck points',
      'red Ines lost 1 move: taken',
      'red Ines moved 2 to card 2, lower right',
      'red Ines stopped with 1 to spare',
    ]);
  });

  it('tells that nobody gets on, and who has won', () => {
    const goal = sit().set({ 'rank.red': 14 }).bids(0, 1, 0).counts({ red: 0, blue: 2, yellow: 0 });
    expect(log(goal, { kind: 'advance', seat: 'red', rank: 15 })).toEqual([
      'red Ines moved 1 to rank 15',
      'red Ines is on the goal',
      'red Ines won the race',
    ]);
  });

  it('tells what was filled in and set by hand', () => {
    expect(
      log(
        sit(),
        { kind: 'fillCard', card: 'axes-1', feature: 'fog', cost: 1, suit: 'universal', value: 5 },
        { kind: 'setFaces', die: 'red', faces: ['1', '1', '1', '1', '1', '1'] },
        { kind: 'layMap', map: plainMap() },
        { kind: 'setDepth', depth: 'fights' },
        { kind: 'setTable', fields: { 'luck.red': 2, 'luck.blue': 1 } },
        { kind: 'giveLuck', seat: 'red' },
        { kind: 'takeLuck', seat: 'red' },
      ),
    ).toEqual([
      '- 1 of axes: Fog for 1, 5 universal',
      '- The faces of the red die are filled in',
      '- A map of 9 ranks is laid',
      '- From now on: Who won each fight',
      '- Set by hand: Luck points of Ines 2, Luck points of Bart 1',
      'red Ines has a luck point more, now 3',
      'red Ines has a luck point less, now 2',
    ]);
    const colour = sit().set({ 'rank.red': 2 });
    expect(log(colour, { kind: 'tellColour', seat: 'red', colour: 'blue' })).toEqual([
      'red Ines stands on blue',
    ]);
  });

  it('tells what was noticed', () => {
    const table = fighting().bids(0, 0, 0).plays('axes-7', 'bows-1', 'axes-1').plays('swords-9');
    expect(log(table, { kind: 'playCard', seat: 'blue', card: 'axes-5' })).toEqual([
      'blue Bart played the 5 of axes',
      'blue Bart did not follow in fight 1',
    ]);
  });

  it('tells the Dummy hand, and the Dummy and the House by what they are', () => {
    const table = sit({ captains: 1, depth: 'cards' });
    expect(log(table, { kind: 'takeDummyHand', seat: 'red' }, { kind: 'bid', seat: 'red', bid: 1 })).toEqual([
      'red Ines took the Dummy hand',
      'red Ines bid 1',
      '- 1 bid, 2 to win',
    ]);
    expect(
      log(table, { kind: 'showDummyCard', card: 'axes-1' }, { kind: 'showDummyCard', card: 'axes-5' }).slice(
        1,
      ),
    ).toEqual(['- In the Dummy hand: 5 of axes', '- the Dummy played the 5 of axes']);
  });

  it('speaks German as well', () => {
    const before = sit().bids(1, 0);
    const command = { kind: 'bid', seat: 'yellow', bid: 2 } as const;
    const decided = pirateQuest.decide(before.state, command, new Set());
    if (!decided.ok) throw new Error(decided.no.code);
    const told = pirateQuest.tell(command, decided.value, before.state, { kind: 'table' });
    expect(told.map(({ message }) => words(message, 'de'))).toEqual([
      'Mo sagte 2 an',
      '3 angesagt, 2 zu gewinnen',
    ]);
  });
});
