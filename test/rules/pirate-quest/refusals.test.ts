import { describe, expect, it } from 'vitest';
import { say } from '../../../src-main/contract/say.ts';
import type { Question } from '../../../src-main/rules/kernel/game.ts';
import type { Message } from '../../../src-main/rules/kernel/message.ts';
import type { Command } from '../../../src-main/rules/pirate-quest/commands.ts';
import { pirateQuest } from '../../../src-main/rules/pirate-quest/game.ts';
import { en } from '../../../src-main/rules/pirate-quest/text/en.ts';
import { refusals, type RefusalCode } from '../../../src-main/rules/pirate-quest/refusals.ts';
import { blank } from '../../../src-main/rules/pirate-quest/state.ts';
import type { Setup } from '../../../src-main/rules/pirate-quest/setup.ts';
import { card, deckWith, fighting, plainMap, sit, type Table } from './table.ts';

const edition = {
  deck: deckWith(
    card('swords-3', 'trump', 3, 'skulls', 1),
    card('bows-3', 'thief', 1, 'universal', 6),
    card('bows-4', 'mutiny', 1, 'universal', 7),
    card('shields-3', 'blessed', 1, 'universal', 2),
  ),
};

const atFight = (): Table => fighting({ edition }).bids(0, 0, 0);
const moving = (squares: Readonly<Record<string, string>> = {}): Table =>
  sit({ map: plainMap() }).set(squares).bids(1, 2, 2).counts({ red: 1, blue: 1, yellow: 0 });
const begun = (setup: unknown): string => {
  const decided = pirateQuest.begin(setup as Setup);
  return decided.ok ? 'accepted' : decided.no.code;
};
const asked = (question: Question): string => {
  const answer = pirateQuest.ask(sit().state, question);
  return answer.ok ? 'answered' : answer.no.code;
};
const step = (to: string) => ({ kind: 'move', seat: 'red', to }) as const;
const mutinyCalled = (): Table => atFight().tries('bows-4', '1').tries('shields-3', '1').plays('bows-1');
const dummySits = (): Table => sit({ captains: 2, dealer: 'blue', depth: 'cards' });

/** One way to meet each refusal. */
const ways: Readonly<Record<RefusalCode, () => string>> = {
  'seat-count': () => begun({ seats: [] }),
  'seat-twice': () => begun({ seats: ['red', 'red'] }),
  'bad-question': () => asked({ kind: 'the-weather' }),
  'no-such-option': () => begun({ seats: ['red'], options: { conflict: 'tea' } }),
  'bad-edition': () => begun({ seats: ['red'], edition: { deck: [] } }),
  'no-such-seat': () => sit().code({ kind: 'bid', seat: 'grey', bid: 0 }),
  'no-such-depth': () => sit().code({ kind: 'setDepth', depth: 'tea' }),
  'wrong-depth': () => sit().bids(1, 0, 0).code({ kind: 'winFight', seat: 'red' }),
  'not-now': () => sit().code({ kind: 'stop', seat: 'red' }),
  'game-over': () => moving({ 'square.red': 'c3-5' }).do(step('c3-3')).code(step('c3-3')),
  'not-your-turn': () => sit().code({ kind: 'bid', seat: 'yellow', bid: 0 }),
  'already-done': () => sit().bids(0).code({ kind: 'bid', seat: 'red', bid: 0 }),
  'bid-too-high': () => sit().code({ kind: 'bid', seat: 'red', bid: 3 }),
  nemesis: () => sit().bids(1, 0).code({ kind: 'bid', seat: 'yellow', bid: 1 }),
  'no-dummy-hand': () => sit().code({ kind: 'takeDummyHand', seat: 'red' }),
  'bid-is-made': () => dummySits().bids(0).code({ kind: 'takeDummyHand', seat: 'red' }),
  'battle-over': () => moving().code({ kind: 'misdeal' }),
  'whose-hand': () => sit().code({ kind: 'misdeal', held: 3 }),
  'hand-is-even': () => sit().code({ kind: 'mendHand', seat: 'red', held: 2 }),
  'no-such-card': () => atFight().code({ kind: 'playCard', seat: 'red', card: 'anchors-3' }),
  'card-seen': () => atFight().plays('axes-1').code({ kind: 'playCard', seat: 'blue', card: 'axes-1' }),
  'card-elsewhere': () =>
    atFight()
      .tries('swords-3', 'X')
      .plays('axes-1')
      .code({ kind: 'playCard', seat: 'blue', card: 'swords-3' }),
  'not-in-hand': () =>
    fighting({ edition })
      .bids(0, 0, 0)
      .plays('bows-9')
      .tries('swords-3', 'X')
      .plays('bows-1', 'bows-2')
      .plays('shields-9')
      .code({ kind: 'playCard', seat: 'blue', card: 'axes-9' }),
  'must-follow': () => {
    const table = fighting({ edition })
      .set({ cards: 3 })
      .bids(0, 0, 0)
      .plays('bows-9')
      .tries('swords-3', 'X');
    table.plays('bows-1', 'bows-2').plays('swords-9');
    return table.code({ kind: 'playCard', seat: 'blue', card: 'axes-9' });
  },
  'holding-suit': () => atFight().plays('bows-9').code({ kind: 'tryFeature', seat: 'blue', card: 'bows-3' }),
  'second-attempt': () =>
    atFight().tries('swords-3', 'X').code({ kind: 'tryFeature', seat: 'red', card: 'bows-3' }),
  'failed-card': () =>
    atFight().tries('swords-3', 'X').code({ kind: 'playCard', seat: 'red', card: 'swords-3' }),
  'no-die': () =>
    fighting({ edition }, 'w').bids(0, 0, 0).code({ kind: 'tryFeature', seat: 'red', card: 'swords-3' }),
  'nothing-to-roll': () => atFight().code({ kind: 'roll', seat: 'red', face: '1' }),
  'not-a-face': () => atFight().tries('swords-3').code({ kind: 'roll', seat: 'red', face: 'moon' }),
  'wrong-die': () => atFight().tries('swords-3').code({ kind: 'roll', seat: 'red', face: '2', die: 'blue' }),
  'nothing-to-take-back': () => atFight().code({ kind: 'takeBack', seat: 'red' }),
  'nothing-to-leave': () => atFight().code({ kind: 'leaveFeature', seat: 'red' }),
  'nothing-drawn': () => atFight().code({ kind: 'playDrawn', seat: 'red', card: 'axes-1' }),
  'no-luck': () => sit().code({ kind: 'takeLuck', seat: 'red' }),
  'luck-full': () => sit({ luck: 3 }).code({ kind: 'giveLuck', seat: 'red' }),
  'luck-no-use': () => atFight().code({ kind: 'spendLuck', seat: 'red', use: 'plus' }),
  'one-luck-per-roll': () => {
    const table = fighting({ edition, luck: 3, options: { luckPerRoll: 'one' } })
      .bids(0, 0, 0)
      .tries('swords-3', 'circle+1');
    table.do({ kind: 'spendLuck', seat: 'red', use: 'stand-in' });
    const again = fighting({ edition, luck: 3, options: { luckPerRoll: 'one' } })
      .bids(0, 0, 0)
      .tries('swords-3', '1');
    again.do({ kind: 'spendLuck', seat: 'red', use: 'reroll' });
    return again.code({ kind: 'spendLuck', seat: 'red', use: 'stand-in' });
  },
  'fresh-bolt': () => {
    const table = fighting({ edition, options: { freshBolt: 'next-roll' } })
      .bids(0, 0, 0)
      .tries('swords-3', 'circle+bolt');
    return table.code({ kind: 'spendLuck', seat: 'red', use: 'stand-in' });
  },
  'nobody-to-pick': () => atFight().code({ kind: 'target', seat: 'red', target: 'blue' }),
  'not-a-target': () => mutinyCalled().code({ kind: 'target', seat: 'red', target: 'red' }),
  'dummy-spared': () =>
    sit({ captains: 2, depth: 'fights', options: { dummyTarget: false } })
      .bids(0, 1)
      .code({ kind: 'mutiny', seat: 'red', target: 'dummy', fights: 0 }),
  'blessed-target': () => mutinyCalled().code({ kind: 'target', seat: 'red', target: 'blue' }),
  'name-both-cards': () =>
    atFight()
      .tries('bows-3', '1')
      .plays('bows-1', 'bows-2')
      .code({ kind: 'steal', seat: 'red', target: 'blue', taken: 'axes-1', given: 'axes-2' }),
  'not-dummys-card': () =>
    thiefAtDummy().code({ kind: 'steal', seat: 'red', target: 'dummy', taken: 'axes-9', given: 'axes-8' }),
  'take-too-many': () =>
    sit({ depth: 'fights' }).bids(0, 0, 0).code({ kind: 'mutiny', seat: 'red', target: 'blue', fights: 1 }),
  'take-too-few': () =>
    sit({ depth: 'fights' })
      .bids(0, 0, 0)
      .do({ kind: 'winFight', seat: 'blue' })
      .code({ kind: 'mutiny', seat: 'red', target: 'blue', fights: 0 }),
  'count-too-high': () => sit().bids(0, 0, 0).code({ kind: 'countFights', seat: 'red', won: 3 }),
  'fights-do-not-add-up': () =>
    sit().bids(0, 0, 0).counts({ red: 2, blue: 1 }).code({ kind: 'countFights', seat: 'yellow', won: 1 }),
  'no-hindsight': () => moving().code({ kind: 'claimHindsight', seat: 'red' }),
  'order-is-fixed': () => {
    const table = moving({ 'square.red': 'c2-4', 'square.blue': 'c1-4', 'square.yellow': 'c2-1' });
    return table.do(step('c2-5')).code({ kind: 'claimHindsight', seat: 'blue' });
  },
  'no-points': () => moving().code({ kind: 'stop', seat: 'yellow' }),
  'no-map': () => sit().code(step('c1-1')),
  'map-lies-there': () => sit({ map: plainMap() }).code({ kind: 'advance', seat: 'red', rank: 1 }),
  'no-such-square': () => moving().code(step('c9-9')),
  'square-taken': () => moving({ 'square.blue': 'c2-1' }).code(step('c2-1')),
  'go-round': () => {
    const table = sit({ map: plainMap(), options: { conflict: 'redirect' } }).set({
      'square.red': 'c1-4',
      'square.blue': 'c1-5',
    });
    return table.bids(1, 2, 2).counts({ red: 1, blue: 1, yellow: 0 }).code(step('c1-5'));
  },
  'goes-back': () => moving({ 'square.red': 'c2-1' }).code(step('c1-1')),
  'needs-diagonal': () => {
    const table = moving({ 'square.red': 'c3-1', 'square.blue': 'c1-4' }).do({ kind: 'stop', seat: 'red' });
    return table.code({ kind: 'move', seat: 'blue', to: 'c1-2' });
  },
  barrier: () => {
    const layout = { id: 'wall', cards: plainCards(['1s', '1se']), accelerations: [] };
    const table = sit({ map: { kind: 'laid', layout } }).set({ 'square.red': 'c1-1' });
    return table.bids(1, 2, 2).counts({ red: 1, blue: 1, yellow: 0 }).code(step('c1-4'));
  },
  'too-far': () => moving({ 'square.red': 'c1-4' }).code(step('c3-1')),
  'forced-step': () => {
    const table = sit({ map: plainMap() }).set({ 'square.red': 'c1-5', 'square.blue': 'c1-4' });
    table.bids(1, 2, 2).counts({ red: 1, blue: 1, yellow: 0 }).stops();
    return table.code({ kind: 'move', seat: 'blue', to: 'c1-5' });
  },
  'must-move': () =>
    moving({ 'square.red': 'c2-4', 'square.blue': 'c1-4' })
      .do({ kind: 'stop', seat: 'red' })
      .code({ kind: 'stop', seat: 'blue' }),
  'goal-exact': () => {
    const table = sit({ map: plainMap(), options: { goalExact: true } }).set({ 'square.red': 'c3-5' });
    return table.bids(1, 2, 2).counts({ red: 1, blue: 1, yellow: 0 }).code(step('c3-3'));
  },
  'no-such-scenario': () => sit().code({ kind: 'layMap', map: { kind: 'scenario', scenario: 'atlantis' } }),
  'bad-map': () =>
    sit().code({ kind: 'layMap', map: { kind: 'laid', layout: { id: 'no', cards: [], accelerations: [] } } }),
  'no-way-to-goal': () => {
    const layout = { id: 'shut', cards: plainCards(['3e', '6e', '3ne', '3se', '6se']), accelerations: [] };
    return sit().code({ kind: 'layMap', map: { kind: 'laid', layout } });
  },
  'markers-off-map': () => sit().set({ 'rank.red': 2 }).code({ kind: 'layMap', map: plainMap() }),
  'bad-faces': () => sit().code({ kind: 'setFaces', die: 'red', faces: ['moon', '1', '1', '1', '1', '1'] }),
  'no-such-field': () => sit().code({ kind: 'setTable', fields: { tea: 1 } }),
  'bad-value': () => sit().code({ kind: 'setTable', fields: { 'luck.red': 9 } }),
  'stand-impossible': () => sit().code({ kind: 'setTable', fields: { 'won.red': 1 } }),
};

const plainCards = (barriers: readonly string[]) => {
  const map = plainMap();
  const cards = map.kind === 'laid' ? map.layout.cards : [];
  const walls = barriers.map((text) => ({ square: Number(text[0]), at: text.slice(1) as 'n' }));
  return cards.map((one, at) => (at === 0 ? { ...one, barriers: walls } : one));
};

function thiefAtDummy(): Table {
  const table = sit({ captains: 2, dealer: 'blue', depth: 'cards', map: plainMap(), edition })
    .set({ 'square.red': 'c1-4' })
    .bids(0, 1);
  table.do({ kind: 'showDummyCard', card: 'axes-1' }, { kind: 'showDummyCard', card: 'axes-5' });
  return table.tries('bows-3', '1').plays('axes-2');
}

describe('every refusal', () => {
  for (const [code, meet] of Object.entries(ways)) {
    it(`${code}: ${en[`refusal.${code}`] ?? ''}`, () => {
      expect(meet()).toBe(code);
    });
  }

  it('stands where it is nonsense, whatever is overruled', () => {
    const everything = new Set(Object.keys(refusals));
    const nonsense = { kind: 'bid', seat: 'grey', bid: 0 } as const;
    expect(pirateQuest.decide(sit().state, nonsense, everything)).toMatchObject({
      ok: false,
      no: { waivable: false },
    });
  });

  it('meets a number that a house rule does not offer', () => {
    for (const options of [
      { mutinyLeast: 2 },
      { openingDeal: 0 },
      { openingDeal: 4 },
      { ladder: [3, 6] },
      { ladder: [0] },
    ])
      expect(begun({ seats: ['red'], options })).toBe('no-such-option');
  });

  it('comes before anything has begun', () => {
    expect(pirateQuest.decide(blank, { kind: 'bid', seat: 'red', bid: 0 }, new Set())).toMatchObject({
      no: { code: 'not-now' },
    });
    expect(pirateQuest.decide(blank, { kind: 'setDepth', depth: 'cards' }, new Set()).ok).toBe(false);
    expect(pirateQuest.prompts(blank)).toEqual([]);
    expect(pirateQuest.ask(blank, { kind: 'rematch' }).ok).toBe(false);
  });

  it('leaves a window open when the fact that would have closed it is refused', () => {
    const table = sit({ luck: 3 }).bids(0, 1, 0).counts({ red: 0, blue: 2, yellow: 0 });
    expect(table.code({ kind: 'advance', seat: 'red', rank: 9 })).toBe('too-far');
    expect(table.promptKinds).toContain('buy-point');
  });
});

describe('a refusal of what is not asked', () => {
  const waits = (table: Table, command: Command): unknown => {
    const decided = pirateQuest.decide(table.state, command, new Set());
    const told = decided.ok ? undefined : (decided.no.values?.['waits'] as Message | undefined);
    return told && say([pirateQuest.text.en], told, { red: 'Ines' });
  };

  it('says what the table waits for instead', () => {
    const stop: Command = { kind: 'stop', seat: 'red' };
    expect(waits(sit(), stop)).toBe('Ines is to bid');
    expect(waits(fighting().bids(0, 0, 0), stop)).toBe('Ines is to lay a card');
    expect(waits(sit().bids(1, 0, 0), stop)).toBe('the fights won by Ines are to be told');
  });

  it('says so too of a roll, a luck point, a drawn card, a pick and a card to take back', () => {
    const tried = fighting().bids(0, 0, 0).do({ kind: 'tryFeature', seat: 'red', card: 'swords-1' });
    for (const asked of [
      { kind: 'roll', seat: 'blue', face: '1' },
      { kind: 'roll', seat: 'red', face: '1' },
      { kind: 'spendLuck', seat: 'blue', use: 'plus' },
      { kind: 'playDrawn', seat: 'red', card: 'swords-2' },
      { kind: 'target', seat: 'red', target: 'blue' },
      { kind: 'takeBack', seat: 'blue' },
      { kind: 'leaveFeature', seat: 'red' },
    ] as const satisfies readonly Command[])
      expect(waits(tried, asked), asked.kind).toBe('the card of Ines is to be filled in');
  });

  it('counts one fight as one', () => {
    const decided = pirateQuest.decide(
      sit({ options: { openingDeal: 1 } }).state,
      { kind: 'bid', seat: 'red', bid: 2 },
      new Set(),
    );
    const text = decided.ok
      ? ''
      : say(
          [pirateQuest.text.en],
          { key: 'refusal.bid-too-high', values: decided.no.values ?? {} },
          { red: 'Ines' },
        );
    expect(text).toBe('Refused: Ines bids 2, and there is 1 fight. Bid 0 to 1. Nothing entered.');
  });
});
