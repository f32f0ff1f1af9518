import { describe, expect, test } from 'vitest';
import { say } from '../../../src-main/contract/say.ts';
import type { Message } from '../../../src-main/rules/kernel/message.ts';
import type { Command } from '../../../src-main/rules/pirate-quest/commands.ts';
import { pirateQuest as game } from '../../../src-main/rules/pirate-quest/game.ts';
import { en } from '../../../src-main/rules/pirate-quest/text/en.ts';
import { card, deckWith, fighting, sit, type Table } from './table.ts';
import { waysToAnswer } from '../../support/pressing.ts';

const told = (table: Table, command: Command): readonly string[] => {
  const before = table.state;
  table.do(command);
  return game
    .tell(command, table.events, before, { kind: 'table' })
    .map(({ message }) => say([en], message, { red: 'Ines', blue: 'Joao', yellow: 'Freya' }));
};
const flags = (table: Table) =>
  game.view(table.state, { kind: 'table' })['flags'] as readonly {
    readonly kind: string;
    readonly recent: boolean;
    readonly text: Message;
    readonly evidence: Message;
  }[];
const answers = (table: Table) => {
  const prompt = game.prompts(table.state).find(({ kind }) => kind === 'misdeal');
  return prompt ? waysToAnswer(game, table.state, prompt, undefined) : [];
};
const edition = { deck: deckWith(card('swords-3', 'trump', 3, 'skulls', 1)) };
const toThree = (table: Table): Table => table.set({ cards: 3 });
/** Three cards each: red leads bows and blue, who lays an axe, is seen to hold the 3 of swords. */
const seen = (): Table =>
  toThree(fighting({ edition }, 'g')).bids(0, 0, 0).plays('bows-9').tries('swords-3', 'X').plays('axes-1');

describe('a misdeal', () => {
  test.each(['score', 'fights', 'cards'] as const)(
    'is dealt anew by the same captain with as many cards, where the table tells its %s',
    (depth) => {
      const table = sit({ depth }).bids(1, 0);
      const { dealer } = table.state;
      table.do({ kind: 'misdeal' });
      expect(table.eventKinds).toEqual(['misdealt', 'battleBegun']);
      expect(table.state).toMatchObject({
        phase: 'bidding',
        dealer,
        battle: { number: 1, cards: 2, bids: {}, won: { red: 0, blue: 0, yellow: 0 } },
      });
      expect(table.turn).toBe('red');
    },
  );

  test('voids the fights of its battle and what was seen in them; luck and markers stay', () => {
    const table = seen();
    const { luck, markers } = table.state;
    table.plays('bows-1').do({ kind: 'misdeal' });
    expect(table.state.battle).toMatchObject({ won: { red: 0, blue: 0 }, memory: {}, seen: [], bids: {} });
    expect(table.state.luck).toEqual(luck);
    expect(table.state.markers).toEqual(markers);
  });

  test('deals as many as this battle had, whatever was set by hand before', () => {
    const table = sit({ depth: 'cards' }).set({ cards: 4 });
    expect(table.state.battle.cards).toBe(4);
    expect(table.do({ kind: 'misdeal' }).state.battle.cards).toBe(4);
  });

  test('leads again from the left of the dealer, after a mutiny in the new order of the chairs', () => {
    const table = sit({ depth: 'fights' }).bids(0, 0, 0);
    table.do({ kind: 'winFight', seat: 'blue' });
    table.do({ kind: 'mutiny', seat: 'red', target: 'blue', fights: 1 });
    table.do({ kind: 'misdeal' });
    expect(table.state.order).toEqual(['blue', 'red', 'yellow']);
    expect(table.state.battle.fight.leader).toBe('blue');
  });

  test('stands among the remarks, and what was remarked of the wrong deal is no news any more', () => {
    const table = sit({ depth: 'cards' }).bids(0, 0);
    table.overrule({ kind: 'bid', seat: 'yellow', bid: 2 }, 'nemesis');
    expect(flags(table)).toMatchObject([{ kind: 'overruled', recent: true }]);
    table.do({ kind: 'misdeal' });
    expect(flags(table)).toMatchObject([
      { kind: 'misdeal', recent: true, text: { key: 'flag.misdeal' } },
      { kind: 'overruled', recent: false },
    ]);
  });

  test('is told with the hand that showed it', () => {
    expect(told(sit({ depth: 'cards' }), { kind: 'misdeal', seat: 'blue', held: 3 })).toEqual([
      'Misdeal: Joao held 3 cards and not 2',
      'Battle 1, 2 cards each, dealt by Freya',
    ]);
    expect(told(sit(), { kind: 'misdeal' })[0]).toBe('Misdeal');
    expect(told(sit().bids(1, 0, 0), { kind: 'misdeal', seat: 'red', held: 1 })[0]).toBe(
      'Misdeal: Ines held 1 card',
    );
  });

  test('is told in the battle, and neither before it nor once its last fight is over', () => {
    expect(sit({ dealer: null }).code({ kind: 'misdeal' })).toBe('not-now');
    const over = sit().bids(1, 2, 2).counts({ red: 1, blue: 1, yellow: 0 });
    expect(over.refusal({ kind: 'misdeal' })).toMatchObject({
      code: 'battle-over',
      values: { waits: { key: 'waits.move' } },
    });
    expect(over.promptKinds).not.toContain('misdeal');
  });

  test.each([{ held: 3 }, { seat: 'red' }] as const)('a hand is told whole: %o', (hand) => {
    expect(sit().code({ kind: 'misdeal', ...hand })).toBe('whose-hand');
  });

  test('is no misdeal where the hand holds what it should', () => {
    const table = sit({ depth: 'cards' });
    expect(table.refusal({ kind: 'misdeal', seat: 'blue', held: 2 })).toMatchObject({
      code: 'hand-is-even',
      values: { held: 2 },
    });
    expect(table.do({ kind: 'misdeal', seat: 'blue', held: 1 }).eventKinds).toContain('misdealt');
  });

  test('leaves a window open that its own deal does not need', () => {
    const fog = deckWith(card('axes-1', 'fog', 1, 'universal', 5));
    const table = fighting({ edition: { deck: fog } }, 'g')
      .bids(0, 0, 0)
      .tries('axes-1', '1');
    expect(table.promptKinds).toContain('leave-feature');
    expect(table.do({ kind: 'misdeal' }).eventKinds).toEqual(['misdealt', 'battleBegun']);
  });
});

describe('an uneven hand', () => {
  test('is made even by the dealer, and the battle goes on', () => {
    const table = sit({ depth: 'cards' }).bids(1);
    expect(told(table, { kind: 'mendHand', seat: 'blue', held: 3 })).toEqual([
      'Joao held 3 cards and not 2: made even',
    ]);
    expect(table.state.battle.bids).toEqual({ red: 1 });
    expect(table.turn).toBe('blue');
    expect(flags(table)).toMatchObject([{ kind: 'uneven-hand', recent: true }]);
  });

  test('is counted by what is left to play: dealt, less what was laid', () => {
    const table = fighting().bids(0, 0, 0).plays('bows-9');
    expect(table.code({ kind: 'mendHand', seat: 'red', held: 1 })).toBe('hand-is-even');
    expect(table.code({ kind: 'mendHand', seat: 'blue', held: 2 })).toBe('hand-is-even');
    table.do({ kind: 'mendHand', seat: 'red', held: 3 });
    expect(table.state.flags.at(-1)?.count).toEqual({ held: 3, due: 1 });
  });

  test('with too many: what was seen of it may be the card that was drawn', () => {
    const table = seen();
    expect(table.state.battle.memory.blue?.known).toEqual(['swords-3']);
    table.do({ kind: 'mendHand', seat: 'blue', held: 3 });
    expect(table.state.battle.memory.blue?.known).toEqual([]);
    table.plays('bows-1').plays('axes-9', 'bows-8');
    expect(table.state.flags.filter(({ kind }) => kind === 'not-followed')).toMatchObject([
      { player: 'blue', certain: true },
    ]);
  });

  test('with too few: a card of the suit not followed may have come with what was dealt to it', () => {
    const table = seen();
    table.do({ kind: 'mendHand', seat: 'blue', held: 1 });
    expect(table.state.battle.memory.blue?.known).toEqual(['swords-3']);
    table.plays('bows-1').plays('axes-9', 'bows-8');
    expect(table.state.flags.filter(({ kind }) => kind === 'not-followed')).toMatchObject([
      { player: 'blue', certain: false },
    ]);
  });

  test('with fewer than were seen of it: what was seen is forgotten', () => {
    const table = seen().do({ kind: 'mendHand', seat: 'blue', held: 0 });
    expect(table.state.battle.memory.blue).toMatchObject({ known: [], owed: [{ stirred: true }] });
  });

  test('cannot be counted where fights are told only in the end', () => {
    const table = sit().bids(1, 0, 0);
    expect(table.code({ kind: 'mendHand', seat: 'red', held: 1 })).toBe('wrong-depth');
    expect(sit().do({ kind: 'mendHand', seat: 'red', held: 1 }).state.flags).toHaveLength(1);
  });

  test('needs a captain who plays', () => {
    expect(sit().code({ kind: 'mendHand', seat: 'grey', held: 1 })).toBe('no-such-seat');
    expect(sit().code({ kind: 'misdeal', seat: 'grey', held: 1 })).toBe('no-such-seat');
  });
});

describe('whoever finds that it was dealt wrong', () => {
  test('presses it: deal anew, or the hand, how many it holds, and what the dealer does', () => {
    const all = answers(sit({ depth: 'cards' }));
    expect(all[0]).toMatchObject({ command: { kind: 'misdeal' } });
    expect(all.filter(({ command }) => 'seat' in command && command.seat === 'red')).toMatchObject([
      {
        command: { kind: 'mendHand', held: 1 },
        label: { key: 'answer.mend-hand.deal', values: { count: 1 } },
      },
      { command: { kind: 'misdeal', held: 1 } },
      {
        command: { kind: 'mendHand', held: 3 },
        label: { key: 'answer.mend-hand.draw', values: { count: 1 } },
      },
      { command: { kind: 'misdeal', held: 3 } },
    ]);
    expect(all.every(({ refusal }) => refusal === undefined)).toBe(true);
  });

  test('says it in words and a number that is typed', () => {
    const table = sit({ depth: 'cards' });
    const prompt = game.prompts(table.state).find(({ kind }) => kind === 'misdeal');
    const said = (...signs: Parameters<typeof game.interpret>[2]) =>
      prompt && game.interpret(table.state, prompt, signs, undefined);
    const hand = { kind: 'choice', choice: 'hand-red' } as const;
    expect(said({ kind: 'choice', choice: 'misdeal' })).toEqual({
      kind: 'command',
      command: { kind: 'misdeal' },
    });
    expect(said(hand)).toEqual({ kind: 'incomplete', missing: ['number'] });
    expect(said(hand, { kind: 'number', value: 5 }, { kind: 'choice', choice: 'mend' })).toEqual({
      kind: 'command',
      command: { kind: 'mendHand', seat: 'red', held: 5 },
    });
    expect(said(hand, { kind: 'number', value: 0 }, { kind: 'choice', choice: 'anew' })).toEqual({
      kind: 'command',
      command: { kind: 'misdeal', seat: 'red', held: 0 },
    });
    expect(said(hand, { kind: 'number', value: -1 })).toEqual({ kind: 'unfit' });
  });

  test('may say only that it is dealt anew where no hand can be counted, and nothing once somebody has won', () => {
    expect(answers(sit().bids(1, 0, 0)).map(({ command }) => command)).toEqual([{ kind: 'misdeal' }]);
    expect(sit({ dealer: null }).promptKinds).not.toContain('misdeal');
  });
});
