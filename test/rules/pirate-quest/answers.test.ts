import { describe, expect, it } from 'vitest';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { say } from '../../../src-main/contract/say.ts';
import { en as companion } from '../../../src-main/contract/text/en.ts';
import { pirateQuest } from '../../../src-main/rules/pirate-quest/game.ts';
import { card, deckWith, fighting, plainMap, sit, type Table } from './table.ts';
import { stepAt, waysToAnswer } from '../../support/pressing.ts';

const names = { red: 'Ines', blue: 'Bartholomew', yellow: 'Mo' };

const edition = {
  deck: deckWith(
    card('swords-3', 'mutiny', 1, 'universal', 7),
    card('bows-3', 'thief', 1, 'universal', 6),
    card('axes-3', 'luck', 1, 'universal', 8),
    card('shields-3', 'fog', 1, 'universal', 5),
    card('shields-4', 'blessed', 1, 'universal', 7),
  ),
};

const prompting = (table: Table, kind: string) => {
  const prompt = pirateQuest.prompts(table.state).find((one) => one.kind === kind);
  if (!prompt) throw new Error(`${kind} is not asked`);
  return prompt;
};

/** What the buttons say, with their small line, their key, and the reason why one is struck out. */
function buttons(table: Table, kind: string, seat?: SeatId): readonly string[] {
  return waysToAnswer(pirateQuest, table.state, prompting(table, kind), seat).map(
    ({ label, note, key, refusal }) => {
      const words = [label, ...(note ? [note] : [])].map((message) =>
        say([pirateQuest.text.en], message, names),
      );
      return [
        ...(key === undefined ? [] : [`${key}:`]),
        words.join(' / '),
        ...(refusal ? [`(${refusal.code})`] : []),
      ].join(' ');
    },
  );
}

/** What can be pressed first, where more is asked after it. */
const parts = (table: Table, kind: string, seat?: SeatId): readonly string[] => [
  ...new Set(stepWords(table, kind, seat)),
];
const stepWords = (table: Table, kind: string, seat?: SeatId): readonly string[] =>
  (stepAt(pirateQuest, table.state, prompting(table, kind), seat)?.choices ?? []).map(({ label, more }) =>
    more ? say([pirateQuest.text.en, companion], label, names) : 'none',
  );

const atFight = (laying = {}): Table => fighting({ edition, ...laying }).bids(0, 0, 0);
const level = (luck = 0): Table => atFight({ luck }).plays('axes-7').tries('shields-4', '1').plays('axes-4');

/** Two captains and the Dummy, whose hand lies open; red leads. */
function withDummy(): Table {
  const table = sit({ captains: 2, dealer: 'blue', depth: 'cards', map: plainMap(), edition }).set({
    'square.red': 'c1-4',
  });
  table.bids(0, 1);
  return table;
}

describe('buttons', () => {
  it('roll for the deal, or name the dealer', () => {
    const table = sit({ dealer: null });
    expect(buttons(table, 'roll-dealer')).toEqual([
      ...['XX', 'bolt+1', '1', '2', '3', 'circle+2'],
      ...['blank', 'X', 'bolt', 'circle', 'circle+1'],
    ]);
    expect(buttons(table, 'name-dealer')).toEqual(['Ines deals', 'Bartholomew deals', 'Mo deals']);
  });

  it('take the Dummy hand, and show it card by card', () => {
    const table = sit({ captains: 2, dealer: 'blue', depth: 'cards' });
    expect(buttons(table, 'dummy-hand')).toEqual(['Take the Dummy hand']);
    table.bids(0, 1).do({ kind: 'showDummyCard', card: 'axes-1' });
    const shown = buttons(table, 'dummy-card');
    expect(shown).toHaveLength(44);
    expect(shown).not.toContain('1 of axes');
  });

  it('lay any card where the table was overruled until every card had been shown', () => {
    const table = fighting().bids(0, 0, 0);
    const { battle, edition: all } = table.state;
    table.state = { ...table.state, battle: { ...battle, seen: all.deck.map(({ id }) => id) } };
    expect(buttons(table, 'play-card')).toHaveLength(45);
  });

  it('say of each card what trying it would be', () => {
    const tries = buttons(fighting({ edition }).bids(0, 0, 0), 'try-feature');
    expect(tries).toContain('3 of swords / Mutiny for 1: 7 universal');
    expect(tries).toContain('9 of swords / Mutiny, price not filled in: 4 universal');
    expect(tries).toContain('1 of axes / Not filled in');
  });

  it('tell what a card is that nobody has filled in', () => {
    const table = fighting().bids(0, 0, 0).tries('skulls-4');
    const filled = buttons(table, 'fill-card');
    expect(filled).toHaveLength(216);
    expect(new Set(filled).size).toBe(216);
    expect(filled.slice(0, 5)).toEqual([
      ...['5', '1', '2', '3', '4'].map((value) => `Fog for 1: ${value} universal`),
    ]);
    expect(filled).toContain('Trump for 2: 4 skulls');
    expect(filled).toContain('Mutiny for 2: 9 universal');
    expect(filled).toContain('Trump for 4: 9 skulls');
    expect(buttons(fighting().bids(0, 0, 0).tries('swords-9'), 'fill-card')).toEqual([
      'Mutiny for 1: 4 universal',
      'Mutiny for 2: 4 universal',
      'Mutiny for 3: 4 universal',
      'Mutiny for 4: 4 universal',
    ]);
  });

  it('tell it in parts, one for each feature', () => {
    const table = fighting().bids(0, 0, 0).tries('skulls-4');
    expect(parts(table, 'fill-card')).toEqual(['Fog', 'Blessed', 'Luck', 'Trump', 'Mutiny', 'Thief']);
    expect(parts(fighting().bids(0, 0, 0).tries('swords-9'), 'fill-card')).toEqual(['none']);
  });

  it('tell the colour of a square', () => {
    const table = sit({ depth: 'cards', edition }).set({ 'rank.red': 2 }).bids(0, 0, 0).tries('bows-3');
    expect(buttons(table, 'colour')).toEqual(['white', 'green', 'blue', 'red']);
  });

  it('keep the card laid or play the one drawn', () => {
    const drawn = buttons(atFight().plays('bows-1').tries('axes-3', '1'), 'drawn-card');
    expect(drawn[0]).toBe('Keep the card laid');
    expect(drawn).toHaveLength(45);
    expect(drawn.filter((words) => words.includes('('))).toEqual(['3 of axes (card-seen)']);
  });

  it('let a hidden card fight', () => {
    expect(buttons(atFight().plays('axes-1').tries('shields-3', '1'), 'leave-feature')).toEqual([
      'Let it fight',
    ]);
  });

  it('roll for the fight, for whoever asks or whoever is next', () => {
    expect(buttons(level(), 'roll-fight').slice(0, 5)).toEqual(['blank', 'X', 'bolt', '1', 'circle+1']);
    const prompt = pirateQuest.prompts(level().state)[0];
    if (!prompt) throw new Error('nothing is asked');
    const seats = (seat?: SeatId) =>
      waysToAnswer(pirateQuest, level().state, prompt, seat).map(
        ({ command }) => 'seat' in command && command.seat,
      );
    expect([seats()[0], seats('blue')[0]]).toEqual(['red', 'blue']);
  });

  it('bend a roll-off, for all who may', () => {
    const table = level().do({ kind: 'giveLuck', seat: 'blue' }).rolls(['red', '1'], ['blue', 'X']);
    expect(buttons(table, 'bend-roll')).toEqual(['Luck: one pip more', 'Luck: roll again']);
  });

  it('aim a mutiny, at everybody but oneself', () => {
    const table = atFight().tries('swords-3', '1').plays('swords-1', 'swords-2');
    expect(buttons(table, 'mutiny')).toEqual(['Bartholomew', 'Mo', 'Leave it']);
    const spared = atFight()
      .tries('swords-3', '1')
      .tries('shields-4', '1')
      .plays('swords-2')
      .rolls(['red', '1'], ['blue', 'X']);
    expect(buttons(spared, 'mutiny')).toEqual(['Bartholomew (blessed-target)', 'Mo', 'Leave it']);
  });

  it('roll for nobody else: who has rolled has nothing to press', () => {
    const table = level().rolls(['red', '1']);
    expect(buttons(table, 'roll-fight', 'red')).toEqual([]);
    expect(buttons(table, 'roll-fight', 'blue')).toHaveLength(11);
  });

  it('roll for the mutiny, and take fights', () => {
    const table = atFight()
      .set({ cards: 4, 'won.blue': 2 })
      .set({ leader: 'red' })
      .tries('swords-3', '1')
      .plays('swords-1', 'swords-2');
    table.do({ kind: 'target', seat: 'red', target: 'blue' });
    expect(buttons(table, 'roll-mutiny').slice(0, 5)).toEqual(['blank', 'X', 'bolt', '1', 'circle+1']);
    table.rolls(['red', '1'], ['blue', 'X']);
    expect(buttons(table, 'take-fights')).toEqual(['0: 0 (take-too-few)', '1: 1', '2: 2']);
  });

  it('send the thief, and name both cards at the open hand of the Dummy', () => {
    const thief = atFight().tries('bows-3', '1').plays('bows-1', 'bows-2');
    expect(buttons(thief, 'thief')).toEqual(['Bartholomew', 'Mo', 'Leave it']);
    const table = withDummy();
    table.do({ kind: 'showDummyCard', card: 'axes-1' }, { kind: 'showDummyCard', card: 'axes-5' });
    table.tries('bows-3', '1').plays('axes-2');
    const open = buttons(table, 'thief');
    expect(open[0]).toBe('Bartholomew');
    expect(open).toContain('1 of axes for 1 of axes');
    expect(open).toContain('1 of axes for 9 of bows');
    expect(open).not.toContain('1 of axes for 2 of axes');
    expect(open.at(-1)).toBe('Leave it');
    expect(open).toHaveLength(44);
  });

  it('tell who won a fight, the Dummy and the House too', () => {
    expect(buttons(sit({ captains: 1, depth: 'fights' }).bids(1), 'fight-winner')).toEqual([
      '1: Ines',
      '2: the Dummy',
      '3: the House',
    ]);
  });

  it('tell fights, and say where the bid would be met', () => {
    const table = sit().bids(1, 0, 0);
    expect(buttons(table, 'count-fights')).toEqual([
      '0: 0 / missed by one',
      '1: 1 / bid met',
      '2: 2 / missed by one',
    ]);
    expect(buttons(table.counts({ red: 2 }), 'count-fights')[0]).toBe('0: 0 / bid met');
    expect(buttons(table, 'count-fights', 'red')[1]).toBe('1: 1 / bid met');
    const last = sit().bids(1, 0, 0).counts({ red: 2, blue: 1 });
    expect(buttons(last, 'count-fights')).toEqual([
      '0: 0 / bid met (fights-do-not-add-up)',
      '1: 1 / missed by one (fights-do-not-add-up)',
      '2: 2 / bid missed (fights-do-not-add-up)',
    ]);
  });

  it('tell the fights of the Dummy once its captains have told theirs', () => {
    const table = sit({ captains: 1 }).bids(1).counts({ red: 1 });
    const [prompt] = pirateQuest.prompts(table.state);
    const told = prompt ? waysToAnswer(pirateQuest, table.state, prompt, undefined) : [];
    expect(told.map(({ command }) => command)).toEqual(
      [0, 1, 2].map((won) => ({ kind: 'countFights', seat: 'dummy', won })),
    );
  });

  it('tell luck by hand for everybody, or for the one who asks', () => {
    const table = sit({ luck: 3 });
    expect(buttons(table, 'luck', 'blue')).toEqual([
      'Bartholomew: one won (luck-full)',
      'Bartholomew: one spent',
    ]);
    expect(buttons(table, 'luck')).toHaveLength(6);
    expect(parts(table, 'luck')).toEqual(['Ines', 'Bartholomew', 'Mo']);
    expect(parts(table, 'luck', 'blue')).toEqual(['none']);
  });

  it('tell a mutiny by hand, with as many fights as there are to take', () => {
    const table = sit({ depth: 'fights' })
      .set({ cards: 3 })
      .bids(0, 0, 0)
      .do({ kind: 'winFight', seat: 'blue' });
    expect(buttons(table, 'told-mutiny', 'red')).toEqual([
      'Ines takes the seat of Bartholomew and 0 fights (take-too-few)',
      'Ines takes the seat of Bartholomew and 1 fight',
      'Ines takes the seat of Mo and 0 fights',
    ]);
  });

  it('claim hindsight and buy moves for those who may', () => {
    const table = sit({ luck: 3 }).set({ 'rank.red': 4, 'rank.blue': 1, 'rank.yellow': 4 }).bids(0, 1, 0);
    table.counts({ red: 2, blue: 0, yellow: 0 });
    expect(buttons(table, 'hindsight')).toEqual(['Bartholomew: hindsight']);
    expect(buttons(table, 'buy-point')).toEqual(
      ['Ines', 'Bartholomew', 'Mo'].map((name) => `${name}: three luck for a move`),
    );
  });

  it('offer ranks up to the goal, and stopping', () => {
    const table = sit().set({ 'rank.red': 13 }).bids(1, 1, 1).counts({ red: 1, blue: 1, yellow: 0 });
    expect(buttons(table, 'move')).toEqual([
      'Rank 13 / 0 ranks on',
      'Rank 14 / 1 rank on',
      'The goal / 2 ranks on',
      'Stop here',
    ]);
    const entering = sit({ options: { entry: 'free' } })
      .bids(0, 1, 0)
      .counts({ red: 0, blue: 2, yellow: 0 });
    expect(buttons(entering, 'move')).toHaveLength(5);
  });

  it('let everything stand where nothing else would come', () => {
    const table = sit({ captains: 1, luck: 3, map: plainMap() }).set({ 'square-dummy': 'c3-1' }).bids(1);
    expect(buttons(table.counts({ red: 0, dummy: 1 }), 'let-stand')).toEqual(['It stands']);
  });
});
