import { describe, expect, it } from 'vitest';
import { say } from '../../../src-main/contract/say.ts';
import type { Message } from '../../../src-main/rules/kernel/message.ts';
import { pirateQuest } from '../../../src-main/rules/pirate-quest/game.ts';
import { fighting, plainMap, sit, type Table } from './table.ts';

const names = { red: 'Ines', blue: 'Bartholomew', yellow: 'Mo' };

interface Line {
  readonly kind: string;
  readonly text: Message;
  readonly evidence: Message;
}

const remarks = (table: Table, language: 'en' | 'de' = 'en'): readonly string[] =>
  (pirateQuest.view(table.state, { kind: 'table' })['flags'] as readonly Line[]).map(({ text, evidence }) =>
    [text, evidence].map((one) => say([pirateQuest.text[language]], one, names)).join(' '),
  );

describe('a breach that the table lets stand', () => {
  it('stands among the remarks with captain and rule', () => {
    const table = sit().bids(1, 1).overrule({ kind: 'bid', seat: 'yellow', bid: 0 }, 'nemesis');
    const [line] = remarks(table);
    expect(line).toContain(
      'Mo went against a rule in battle 1, and the table let it stand: Captain’s Nemesis.',
    );
    expect(line).toContain('The last bid may not make all bids together equal the cards dealt to each.');
    expect(remarks(table, 'de')[0]).toContain('Mo handelte in Schlacht 1 gegen eine Regel');
  });

  it('is one remark for each rule that stood against it, and none for a code that did not', () => {
    const table = fighting().bids(0, 0, 0).plays('axes-1');
    table.overrule({ kind: 'playCard', seat: 'yellow', card: 'axes-2' }, 'not-your-turn', 'nemesis');
    expect(table.state.flags.map(({ kind, player, rule }) => [kind, player, rule])).toEqual([
      ['overruled', 'yellow', 'turns'],
    ]);
  });

  it('that has a remark of its own has no second one', () => {
    const table = fighting().bids(0, 0, 0).plays('axes-1');
    table.overrule({ kind: 'playCard', seat: 'blue', card: 'axes-1' }, 'card-seen');
    expect(table.state.flags.map(({ kind }) => kind)).toEqual(['card-twice']);
  });

  it('is the table’s where no captain did it', () => {
    const table = sit({ map: plainMap() });
    const walls = ['3e', '3ne', '3se', '6e', '6ne', '6se'].map((text) => ({
      square: Number(text[0]),
      at: text.slice(1),
    }));
    const map = plainMap();
    if (map.kind !== 'laid') throw new Error('the map is laid card by card');
    const [first, ...others] = map.layout.cards;
    const cards = first ? [{ ...first, barriers: walls as typeof first.barriers }, ...others] : [];
    table.overrule(
      { kind: 'layMap', map: { kind: 'laid', layout: { ...map.layout, cards } } },
      'no-way-to-goal',
    );
    expect(remarks(table)[0]).toContain('The table set a rule aside in battle 1: The map.');
  });

  it('leaves the suit that is owed in the same fight owed', () => {
    const table = fighting().bids(0, 0, 0).plays('bows-9');
    table.overrule({ kind: 'playCard', seat: 'yellow', card: 'axes-2' }, 'not-your-turn');
    expect(table.state.battle.memory.yellow?.owed).toHaveLength(1);
  });
});

describe('what the table hears', () => {
  it('of a price is the whole of it: three luck points for a move', () => {
    const table = sit({ luck: 2 }).bids(0, 1, 0).counts({ red: 0, blue: 2, yellow: 0 });
    expect(table.refusal({ kind: 'buyPoint', seat: 'red' }).values).toMatchObject({ price: 3, balance: 2 });
  });

  it('of the most cards is that they are the most, at the deal and when it is reached', () => {
    const told = (table: Table, rank: number): readonly string[] => {
      const [seat] = table.mover;
      const command = { kind: 'advance', seat: seat as 'red', rank } as const;
      const decided = pirateQuest.decide(table.state, command, new Set());
      if (!decided.ok) throw new Error(decided.no.code);
      return pirateQuest
        .tell(command, decided.value, table.state, { kind: 'table' })
        .map(({ message }) => say([pirateQuest.text.en], message, names));
    };
    const moving = (rank: number): Table =>
      sit().set({ 'rank.red': rank }).bids(0, 2, 2).counts({ red: 0, blue: 1, yellow: 1 });
    expect(told(moving(6), 7)).toContain('The next deal has 4 cards each');
    expect(told(moving(12), 13)).toContain('The next deal has 5 cards each, and it is never more');
    expect(told(moving(8), 9).join()).not.toContain('next deal');
    const dealt = sit().set({ cards: 5 });
    const [first] = pirateQuest.prompts(dealt.state);
    expect(first && say([pirateQuest.text.en], first.hint, names)).toContain('it is never more');
  });

  it('of two captains is that the Dummy sits down, and of the House only alone', () => {
    expect(pirateQuest.text.en['rule.table']).toContain('With two, a Dummy hand sits down');
    expect(sit({ captains: 2 }).state.order).not.toContain('house');
    expect(sit({ captains: 1 }).state.order).toContain('house');
  });

  it('of the first deal is that the booklet gives three numbers for it', () => {
    for (const words of [pirateQuest.text.en, pirateQuest.text.de])
      expect(words['option.openingDeal']).toMatch(/2, 1 (and|und) 3/);
  });
});
