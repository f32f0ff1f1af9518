import { describe, expect, it } from 'vitest';
import type { Prompt } from '../../../src-main/rules/kernel/prompt.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Sign } from '../../../src-main/rules/kernel/sign.ts';
import { pirateQuest } from '../../../src-main/rules/pirate-quest/game.ts';
import { card, deckWith, fighting, plainMap, sit, type Table } from './table.ts';
import { waysToAnswer } from '../../support/pressing.ts';

const edition = {
  deck: deckWith(
    card('swords-3', 'mutiny', 3, 'universal', 7),
    card('bows-3', 'thief', 1, 'universal', 6),
    card('axes-3', 'luck', 1, 'universal', 8),
    card('shields-3', 'fog', 1, 'universal', 5),
  ),
};

const asked = (table: Table, kind?: string): Prompt => {
  const prompts = pirateQuest.prompts(table.state);
  const found = kind ? prompts.find((prompt) => prompt.kind === kind) : prompts[0];
  if (!found)
    throw new Error(`${kind ?? 'nothing'} is not asked but ${prompts.map((one) => one.kind).join(', ')}`);
  return found;
};

const means = (table: Table, kind: string, signs: readonly Sign[], seat?: SeatId) =>
  pirateQuest.interpret(table.state, asked(table, kind), signs, seat);

const read = (table: Table, kind: string, sign: Sign, seat?: SeatId): unknown => {
  const meant = means(table, kind, [sign], seat);
  return meant.kind === 'command' ? meant.command : meant.kind;
};

const atFight = (laying = {}): Table => fighting({ edition, ...laying }).bids(0, 0, 0);
const short = (): Table => atFight({ luck: 1 }).tries('swords-3', '1');

describe('a question', () => {
  it('has the same id when it is the same question again', () => {
    const first = asked(sit().bids(1)).id;
    expect(asked(sit().bids(1)).id).toBe(first);
    expect(asked(sit().bids(0)).id).not.toBe(first);
  });

  it('names the last bid as the last', () => {
    expect(asked(sit().bids(0)).ask.key).toBe('prompt.bid');
    expect(asked(sit().bids(0, 0))).toMatchObject({ ask: { key: 'prompt.bid.last' }, rule: 'nemesis' });
  });

  it('for the fights won goes to everybody at once and says who has answered', () => {
    expect(asked(sit().bids(1, 0, 0).counts({ blue: 1 }))).toMatchObject({
      kind: 'count-fights',
      whom: ['red', 'blue', 'yellow'],
      answered: ['blue'],
    });
  });

  it('behind an open window stands beside it', () => {
    const table = sit({ luck: 3 }).bids(0, 1, 0).counts({ red: 0, blue: 2, yellow: 0 });
    expect(pirateQuest.prompts(table.state).map(({ kind, need }) => `${need} ${kind}`)).toEqual([
      'must move',
      'may buy-point',
    ]);
  });

  it('knows which questions close with the next fact: a sign that fits them and what is due is asked about', () => {
    const windows = Object.values(pirateQuest.kinds).flatMap(({ kind, window }) => (window ? [kind] : []));
    expect(windows.sort()).toEqual(['bend-roll', 'buy-point', 'hindsight', 'leave-feature']);
  });

  it('closes the window that nothing else would close', () => {
    const table = sit({ captains: 1, luck: 3, map: plainMap() }).set({ 'square-dummy': 'c3-1' }).bids(1);
    table.counts({ red: 0, dummy: 1 });
    expect(asked(table).kind).toBe('let-stand');
    expect(table.do({ kind: 'letStand' }).state.winner).toBe('dummy');
    expect(table.code({ kind: 'letStand' })).toBe('not-now');
  });

  it('is one for each that is level, where the table settles ties', () => {
    const table = sit({ options: { equalPoints: 'table' } })
      .bids(0, 1, 0)
      .counts({ red: 0, blue: 2, yellow: 0 });
    expect(asked(table, 'move')).toMatchObject({
      whom: ['red', 'yellow'],
      ask: { key: 'prompt.move.tied.all' },
    });
    expect(table.do({ kind: 'stop', seat: 'yellow' }).mover).toEqual(['red']);
  });
});

describe('the buttons of a question', () => {
  const labels = (table: Table, kind?: string): readonly string[] =>
    waysToAnswer(pirateQuest, table.state, asked(table, kind), undefined).map(({ command }) =>
      JSON.stringify(command),
    );

  it('are the bids, each with the moves it would bring and struck out where it is refused', () => {
    const buttons = waysToAnswer(pirateQuest, sit().bids(1, 0).state, asked(sit().bids(1, 0)), undefined);
    expect(buttons.map(({ key, note, refusal }) => [key, note?.values?.points, refusal?.code])).toEqual([
      ['0', 2, undefined],
      ['1', 3, 'nemesis'],
      ['2', 4, undefined],
    ]);
  });

  it('are cards that were not on the table, played or tried', () => {
    const table = atFight().plays('axes-1');
    expect(labels(table, 'play-card')).toHaveLength(44);
    expect(labels(table, 'try-feature')).toContain('{"kind":"tryFeature","seat":"blue","card":"axes-3"}');
  });

  it('are the faces of the die, each once, then those it may show for all that, and the way back', () => {
    const other = ['XX', 'bolt+1', '2', '3', 'circle', 'circle+2'];
    expect(labels(atFight().tries('swords-3'))).toEqual([
      ...['blank', 'X', 'bolt', '1', 'circle+1', ...other].map((face) =>
        JSON.stringify({ kind: 'roll', seat: 'red', face }),
      ),
      '{"kind":"spendLuck","seat":"red","use":"stand-in"}',
      '{"kind":"takeBack","seat":"red"}',
    ]);
  });

  it('are what luck can do when one is short', () => {
    expect(labels(short())).toEqual([
      '{"kind":"spendLuck","seat":"red","use":"plus"}',
      '{"kind":"spendLuck","seat":"red","use":"reroll"}',
      '{"kind":"takeBack","seat":"red"}',
    ]);
  });

  it('are the squares with what they cost, taken ones too, and stopping', () => {
    const table = sit({ map: plainMap() }).set({ 'square.red': 'c1-4', 'square.blue': 'c1-5' }).bids(0, 1, 0);
    table.counts({ red: 0, blue: 2, yellow: 0 });
    const buttons = waysToAnswer(pirateQuest, table.state, asked(table, 'move'), 'red');
    expect(
      buttons.map(({ command, note }) => [
        'to' in command ? command.to : command.kind,
        note?.key,
        note?.values?.points,
      ]),
    ).toEqual([
      ['c1-1', 'answer.move.note', 1],
      ['c1-2', 'answer.move.note', 1],
      ['c1-3', 'answer.move.note', 2],
      ['c1-6', 'answer.move.note', 2],
      ['c1-5', 'answer.move.taken', undefined],
      ['stop', undefined, undefined],
    ]);
  });

  it('are the ranks without a map', () => {
    const table = sit().bids(0, 1, 0).counts({ red: 0, blue: 2, yellow: 0 });
    expect(labels(table, 'move')).toHaveLength(4);
  });

  it('are kinds and prices for a card that is not filled in', () => {
    expect(labels(atFight().tries('bows-9'), 'fill-card')).toHaveLength(216);
    expect(labels(atFight().tries('swords-9'), 'fill-card')).toHaveLength(4);
  });
});

describe('a reading', () => {
  const number = (value: number): Sign => ({ kind: 'number', value });
  const choice = (word: string): Sign => ({ kind: 'choice', choice: word });
  const cardSign = (row: string): Sign => ({ kind: 'card', row });

  it('of a bid die is a bid, and its six a bid of none', () => {
    const table = sit();
    expect(read(table, 'bid', { kind: 'face', die: 'bid-red', face: '6' })).toEqual({
      kind: 'bid',
      seat: 'red',
      bid: 0,
    });
    expect(read(table, 'bid', { kind: 'face', die: 'bid-red', face: '2' })).toEqual({
      kind: 'bid',
      seat: 'red',
      bid: 2,
    });
    expect(read(table, 'bid', { kind: 'face', die: 'bid-blue', face: '2' })).toBe('unfit');
    expect(read(table, 'bid', number(1))).toEqual({ kind: 'bid', seat: 'red', bid: 1 });
    expect(read(table, 'bid', number(9))).toBe('unfit');
    expect(read(table, 'bid', number(5))).toEqual({ kind: 'bid', seat: 'red', bid: 5 });
    expect(read(table, 'bid', number(6))).toBe('unfit');
  });

  it('of a card plays it, or tries it where that was said first', () => {
    const table = atFight();
    expect(read(table, 'play-card', cardSign('axes-1'))).toEqual({
      kind: 'playCard',
      seat: 'red',
      card: 'axes-1',
    });
    expect(read(table, 'try-feature', choice('try'))).toBe('incomplete');
    expect(means(table, 'try-feature', [choice('try'), cardSign('axes-3')])).toEqual({
      kind: 'command',
      command: { kind: 'tryFeature', seat: 'red', card: 'axes-3' },
    });
  });

  it('of a die is the throw that is awaited, and of another die nothing', () => {
    const table = atFight().tries('swords-3');
    expect(read(table, 'roll-feature', { kind: 'face', die: 'green', face: '1' })).toEqual({
      kind: 'roll',
      seat: 'red',
      face: '1',
    });
    expect(read(table, 'roll-feature', { kind: 'face', die: 'bid-red', face: '1' })).toBe('unfit');
  });

  it('of a dice card is the face at the place of the die', () => {
    const table = atFight().tries('swords-3');
    expect(read(table, 'roll-feature', { kind: 'dice-card', row: 'dice-card-3' })).toEqual({
      kind: 'roll',
      seat: 'red',
      face: 'bolt',
    });
    const mutiny = atFight().set({ cards: 4, 'won.blue': 2 });
    mutiny.set({ leader: 'red' }).tries('swords-3', '3').plays('swords-1', 'swords-2');
    mutiny.do({ kind: 'target', seat: 'red', target: 'blue' });
    expect(read(mutiny, 'roll-mutiny', { kind: 'dice-card', row: 'dice-card-6' }, 'red')).toEqual({
      kind: 'roll',
      seat: 'red',
      face: 'circle+1',
    });
    const rolling = sit({ dealer: null });
    expect(read(rolling, 'roll-dealer', { kind: 'dice-card', row: 'dice-card-1' }, 'red')).toEqual({
      kind: 'roll',
      seat: 'red',
      face: 'XX',
    });
  });

  it('in a roll-off goes to the captain who rolls that die', () => {
    const table = sit({ dealer: null }).rolls(['red', '1']);
    expect(read(table, 'roll-dealer', { kind: 'face', die: 'red', face: '2' }, 'yellow')).toEqual({
      kind: 'roll',
      seat: 'yellow',
      face: '2',
    });
    expect(read(table, 'roll-dealer', { kind: 'face', die: 'red', face: '2' })).toEqual({
      kind: 'roll',
      seat: 'blue',
      face: '2',
    });
  });

  it('of a word does what the word says', () => {
    expect(read(short(), 'short', choice('plus'))).toEqual({ kind: 'spendLuck', seat: 'red', use: 'plus' });
    expect(read(short(), 'short', choice('reroll'))).toEqual({
      kind: 'spendLuck',
      seat: 'red',
      use: 'reroll',
    });
    expect(read(short(), 'short', choice('take-back'))).toEqual({ kind: 'takeBack', seat: 'red' });
    expect(read(short(), 'short', cardSign('axes-1'))).toEqual({
      kind: 'playCard',
      seat: 'red',
      card: 'axes-1',
    });
    expect(read(short(), 'short', choice('tea'))).toBe('unfit');
    expect(read(atFight({ luck: 1 }).tries('swords-3'), 'roll-feature', choice('stand-in'))).toEqual({
      kind: 'spendLuck',
      seat: 'red',
      use: 'stand-in',
    });
    const fog = atFight().plays('axes-1').tries('shields-3', '1');
    expect(read(fog, 'leave-feature', choice('leave'))).toEqual({ kind: 'leaveFeature', seat: 'blue' });
    const luck = atFight().tries('axes-3', '1');
    expect(read(luck, 'drawn-card', choice('keep'))).toEqual({ kind: 'leaveFeature', seat: 'red' });
    expect(read(luck, 'drawn-card', cardSign('axes-9'))).toEqual({
      kind: 'playDrawn',
      seat: 'red',
      card: 'axes-9',
    });
  });

  it('of a marker or a name picks a captain', () => {
    const thief = atFight().tries('bows-3', '1').plays('bows-1', 'bows-2');
    expect(read(thief, 'thief', { kind: 'token', seat: 'blue' })).toEqual({
      kind: 'steal',
      seat: 'red',
      target: 'blue',
    });
    expect(read(thief, 'thief', choice('leave'))).toEqual({ kind: 'leaveFeature', seat: 'red' });
    const told = sit({ depth: 'fights' }).bids(1, 0, 0);
    expect(read(told, 'fight-winner', { kind: 'seat', seat: 'blue' })).toEqual({
      kind: 'winFight',
      seat: 'blue',
    });
    expect(read(told, 'fight-winner', number(3))).toEqual({ kind: 'winFight', seat: 'yellow' });
    expect(read(sit({ dealer: null }), 'name-dealer', { kind: 'seat', seat: 'blue' })).toEqual({
      kind: 'nameDealer',
      seat: 'blue',
    });
  });

  it('at the open hand of the Dummy names the card taken and the card given', () => {
    const table = sit({ captains: 2, dealer: 'blue', depth: 'cards', map: plainMap(), edition })
      .set({ 'square.red': 'c1-4' })
      .bids(0, 1);
    expect(read(table, 'dummy-card', cardSign('axes-1'))).toEqual({ kind: 'showDummyCard', card: 'axes-1' });
    table.do({ kind: 'showDummyCard', card: 'axes-1' }, { kind: 'showDummyCard', card: 'axes-5' });
    table.tries('bows-3', '1').plays('axes-2');
    const dummy = choice('dummy');
    expect(means(table, 'thief', [dummy]).kind).toBe('incomplete');
    expect(means(table, 'thief', [dummy, cardSign('axes-1')]).kind).toBe('incomplete');
    expect(means(table, 'thief', [dummy, cardSign('axes-1'), cardSign('bows-9')])).toMatchObject({
      command: { kind: 'steal', seat: 'red', target: 'dummy', taken: 'axes-1', given: 'bows-9' },
    });
  });

  it('at a single open card of the Dummy means that card, and only then one to give', () => {
    const table = sit({ captains: 2, dealer: 'blue', depth: 'cards', map: plainMap(), edition })
      .set({ 'square.red': 'c1-4' })
      .bids(0, 1)
      .do({ kind: 'showDummyCard', card: 'axes-1' }, { kind: 'showDummyCard', card: 'axes-5' })
      .tries('bows-3', '1')
      .plays('axes-2');
    expect(table.state.battle.dummyCards).toHaveLength(1);
    const [lying = ''] = table.state.battle.dummyCards;
    const stolen = (given: string) => ({
      kind: 'command',
      command: { kind: 'steal', seat: 'red', target: 'dummy', taken: lying, given },
    });
    const dummy = choice('dummy');
    expect(means(table, 'thief', [dummy])).toEqual({ kind: 'incomplete', missing: ['given'] });
    expect(means(table, 'thief', [dummy, cardSign('bows-9')])).toEqual(stolen('bows-9'));
    expect(means(table, 'thief', [dummy, cardSign(lying)]).kind).toBe('incomplete');
    expect(means(table, 'thief', [dummy, cardSign(lying), cardSign('bows-9')])).toEqual(stolen('bows-9'));
    expect(means(table, 'thief', [dummy, cardSign(lying), cardSign(lying)])).toEqual(stolen(lying));
    expect(means(table, 'thief', [cardSign(lying), cardSign('bows-9')])).toEqual(stolen('bows-9'));
  });

  it('of a mutiny told by hand says who, against whom and how many fights', () => {
    const told = sit({ depth: 'fights' }).set({ cards: 3 }).bids(0, 0, 0);
    const seat = (one: SeatId): Sign => ({ kind: 'seat', seat: one });
    const path = [choice('mutiny'), seat('red'), seat('blue'), number(0)];
    const so = path.map((_, at) => means(told, 'told-mutiny', path.slice(0, at + 1)));
    expect(so).toEqual([
      { kind: 'incomplete', missing: ['seat'] },
      { kind: 'incomplete', missing: ['target'] },
      { kind: 'incomplete', missing: ['fights'] },
      { kind: 'command', command: { kind: 'mutiny', seat: 'red', target: 'blue', fights: 0 } },
    ]);
    const alone = sit({ captains: 1, depth: 'fights' }).bids(1);
    expect(means(alone, 'told-mutiny', [choice('mutiny')]).kind).toBe('incomplete');
    expect(read(told, 'told-mutiny', seat('blue'))).toBe('unfit');
  });

  it('of what a card is says the feature, the price and what it becomes', () => {
    const table = fighting().bids(0, 0, 0).tries('skulls-4');
    expect(means(table, 'fill-card', [choice('trump')])).toEqual({ kind: 'incomplete', missing: ['price'] });
    expect(means(table, 'fill-card', [choice('trump'), number(2), number(6)])).toEqual({
      kind: 'command',
      command: { kind: 'fillCard', card: 'skulls-4', feature: 'trump', cost: 2, suit: 'skulls', value: 6 },
    });
    const known = fighting().bids(0, 0, 0).tries('swords-9');
    expect(read(known, 'fill-card', number(3))).toMatchObject({ feature: 'mutiny', cost: 3, value: 4 });
    expect(read(known, 'fill-card', number(10))).toBe('unfit');
    expect(means(table, 'fill-card', [choice('trump'), number(2), number(21)]).kind).toBe('unfit');
  });

  it('to several who may is nobody’s until it is said whose', () => {
    expect(means(sit(), 'luck', [choice('take')])).toEqual({ kind: 'incomplete', missing: ['seat'] });
    expect(means(sit(), 'luck', [choice('take'), { kind: 'token', seat: 'blue' }])).toEqual({
      kind: 'command',
      command: { kind: 'takeLuck', seat: 'blue' },
    });
    const level = sit({ map: plainMap(), options: { equalPoints: 'table' } }).bids(0, 1, 0);
    level.counts({ red: 0, blue: 2, yellow: 0 });
    const square: Sign = { kind: 'square', square: 'c1-4' };
    expect(means(level, 'move', [square])).toEqual({ kind: 'incomplete', missing: ['seat'] });
    expect(means(level, 'move', [square, { kind: 'token', seat: 'yellow' }])).toMatchObject({
      command: { seat: 'yellow', to: 'c1-4' },
    });
  });

  it('of a word may name a captain, as it names the Dummy', () => {
    const told = sit({ captains: 1, depth: 'fights' }).bids(1);
    expect(['red', 'dummy', 'house'].map((word) => read(told, 'fight-winner', choice(word)))).toEqual(
      ['red', 'dummy', 'house'].map((seat) => ({ kind: 'winFight', seat })),
    );
  });

  it('of a number tells fights, of whoever is next or of the one who says it', () => {
    const table = sit().bids(1, 0, 0).counts({ red: 1 });
    expect(read(table, 'count-fights', number(0))).toEqual({ kind: 'countFights', seat: 'blue', won: 0 });
    expect(read(table, 'count-fights', number(0), 'red')).toEqual({
      kind: 'countFights',
      seat: 'red',
      won: 0,
    });
    expect(read(table, 'count-fights', number(6))).toBe('unfit');
    expect(read(table, 'count-fights', number(-1))).toBe('unfit');
    expect(read(table, 'count-fights', number(0.5))).toBe('unfit');
    const alone = sit({ captains: 1 }).bids(1).counts({ red: 1 });
    expect(read(alone, 'count-fights', number(1))).toEqual({ kind: 'countFights', seat: 'dummy', won: 1 });
  });

  it('of the highest number there is tells it, and none is higher', () => {
    const all = sit().set({ cards: 5 }).bids(1, 0, 0);
    expect(read(all, 'count-fights', number(5), 'red')).toEqual({ kind: 'countFights', seat: 'red', won: 5 });
    const mutiny = atFight().set({ cards: 5, 'won.blue': 3 }).set({ leader: 'red' }).tries('swords-3', '3');
    mutiny.plays('swords-1', 'swords-2').do({ kind: 'target', seat: 'red', target: 'blue' });
    mutiny.rolls(['red', '1'], ['blue', 'X']);
    expect([0, 5, 6].map((value) => read(mutiny, 'take-fights', number(value)))).toEqual([
      { kind: 'takeFights', seat: 'red', fights: 0 },
      { kind: 'takeFights', seat: 'red', fights: 5 },
      'unfit',
    ]);
  });

  it('of a square or a rank moves', () => {
    const table = sit({ map: plainMap() }).bids(0, 1, 0).counts({ red: 0, blue: 2, yellow: 0 });
    expect(read(table, 'move', { kind: 'square', square: 'c1-4' })).toEqual({
      kind: 'move',
      seat: 'red',
      to: 'c1-4',
    });
    expect(read(table, 'move', number(1))).toBe('unfit');
    expect(read(table, 'move', choice('stop'))).toEqual({ kind: 'stop', seat: 'red' });
    const ranks = sit().bids(0, 1, 0).counts({ red: 0, blue: 2, yellow: 0 });
    expect(read(ranks, 'move', number(2))).toEqual({ kind: 'advance', seat: 'red', rank: 2 });
  });

  it('at a window is meant for the window', () => {
    const table = sit({ luck: 3 }).bids(0, 1, 0).counts({ red: 0, blue: 2, yellow: 0 });
    expect(read(table, 'buy-point', choice('buy'), 'blue')).toEqual({ kind: 'buyPoint', seat: 'blue' });
    expect(read(table, 'buy-point', { kind: 'button', button: 'buy' }, 'red')).toEqual({
      kind: 'buyPoint',
      seat: 'red',
    });
  });

  it('of luck by hand is told for the one who has it', () => {
    expect(read(sit(), 'luck', choice('give'), 'blue')).toEqual({ kind: 'giveLuck', seat: 'blue' });
    expect(read(sit(), 'luck', choice('take'), 'blue')).toEqual({ kind: 'takeLuck', seat: 'blue' });
  });

  it('of the colour says where somebody stands', () => {
    const table = sit({ depth: 'cards', edition }).set({ 'rank.red': 2 }).bids(0, 0, 0).tries('bows-3');
    expect(read(table, 'colour', choice('green'))).toEqual({
      kind: 'tellColour',
      seat: 'red',
      colour: 'green',
    });
    expect(read(table, 'colour', choice('yellow'))).toBe('unfit');
  });

  it('of a word that belongs to another question is unfit', () => {
    const stand = sit({ captains: 1, luck: 3, map: plainMap() })
      .set({ 'square-dummy': 'c3-1' })
      .bids(1)
      .counts({ red: 0, dummy: 1 });
    expect([read(stand, 'let-stand', choice('stand')), read(stand, 'let-stand', choice('claim'))]).toEqual([
      { kind: 'letStand' },
      'unfit',
    ]);
    expect([read(stand, 'hindsight', choice('claim')), read(stand, 'hindsight', choice('buy'))]).toEqual([
      { kind: 'claimHindsight', seat: 'red' },
      'unfit',
    ]);
    const hand = sit({ captains: 2, dealer: 'blue', depth: 'cards' });
    expect([read(hand, 'dummy-hand', choice('take')), read(hand, 'dummy-hand', choice('stand'))]).toEqual([
      { kind: 'takeDummyHand', seat: 'red' },
      'unfit',
    ]);
    const mutiny = atFight().tries('swords-3', '3').plays('swords-1', 'swords-2');
    expect([
      read(mutiny, 'mutiny', choice('leave')),
      read(mutiny, 'mutiny', { kind: 'token', seat: 'blue' }),
    ]).toEqual([
      { kind: 'leaveFeature', seat: 'red' },
      { kind: 'target', seat: 'red', target: 'blue' },
    ]);
    expect(read(mutiny, 'mutiny', choice('take'))).toBe('unfit');
    const back = atFight().tries('swords-3');
    expect([
      read(back, 'roll-feature', choice('take-back')),
      read(back, 'roll-feature', choice('plus')),
    ]).toEqual([{ kind: 'takeBack', seat: 'red' }, 'unfit']);
    expect(read(atFight(), 'play-card', choice('leave'))).toBe('unfit');
    expect(read(atFight(), 'play-card', choice('try'))).toBe('unfit');
    expect([
      read(atFight(), 'try-feature', choice('try')),
      read(atFight(), 'try-feature', choice('tea')),
    ]).toEqual(['incomplete', 'unfit']);
    const told = sit({ depth: 'fights' }).bids(1, 0, 0);
    expect([
      read(told, 'told-mutiny', choice('mutiny')),
      read(told, 'fight-winner', number(4)),
      read(told, 'fight-winner', number(0)),
    ]).toEqual(['incomplete', 'unfit', 'unfit']);
    const alone = sit({ captains: 1, depth: 'fights' }).bids(1);
    expect(read(alone, 'fight-winner', choice('house'))).toEqual({ kind: 'winFight', seat: 'house' });
  });

  it('of a piece that does not belong here is unfit', () => {
    const bid = sit();
    const pieces: readonly Sign[] = [
      cardSign('axes-1'),
      { kind: 'square', square: 'c1-1' },
      { kind: 'token', seat: 'red' },
      { kind: 'dice-card', row: 'dice-card-1' },
    ];
    expect(pieces.map((sign) => read(bid, 'bid', sign))).toEqual(['unfit', 'unfit', 'unfit', 'unfit']);
    expect(read(bid, 'bid', { kind: 'face', die: 'bid-red', face: '7' })).toBe('unfit');
    const fight = atFight();
    expect(read(fight, 'play-card', { kind: 'face', die: 'green', face: '1' })).toBe('unfit');
    expect(read(fight, 'play-card', number(1))).toBe('unfit');
    const rolling = atFight().tries('swords-3');
    expect(read(rolling, 'roll-feature', { kind: 'dice-card', row: 'dice-card-9' })).toBe('unfit');
    expect(read(rolling, 'roll-feature', { kind: 'face', die: 'moon', face: '1' })).toBe('unfit');
    const level = atFight({ edition: { deck: deckWith(card('swords-4', 'blessed', 1, 'universal', 7)) } })
      .plays('axes-7')
      .tries('swords-4', '1')
      .plays('axes-1');
    expect(read(level, 'roll-fight', { kind: 'face', die: 'green', face: '1' }, 'blue')).toEqual({
      kind: 'roll',
      seat: 'blue',
      face: '1',
    });
  });

  it('of nothing is unfit', () => {
    expect(means(sit(), 'bid', []).kind).toBe('unfit');
  });
});
