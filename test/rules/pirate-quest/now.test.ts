import { describe, expect, it } from 'vitest';
import { pirateQuest } from '../../../src-main/rules/pirate-quest/game.ts';
import { standings } from '../../../src-main/rules/pirate-quest/standings.ts';
import { flagsPart, remarkPart } from '../../../src-main/rules/pirate-quest/view/battle.ts';
import { captainsPart } from '../../../src-main/rules/pirate-quest/view/captains.ts';
import { fightPart } from '../../../src-main/rules/pirate-quest/view/fight.ts';
import { card, deckWith, fighting, plainMap, sit, type Table } from './table.ts';

const edition = {
  deck: deckWith(
    card('swords-3', 'mutiny', 1, 'universal', 2),
    card('shields-3', 'fog', 1, 'universal', 5),
    card('bows-3', 'luck', 1, 'universal', 8),
    card('bows-4', 'thief', 1, 'universal', 9),
  ),
};

const promise = (table: Table) => fightPart(table.state)?.attempt?.promise;
const ahead = (table: Table): readonly (boolean | undefined)[] =>
  fightPart(table.state)?.laid.map(({ winning }) => winning) ?? [];
const statuses = (table: Table): readonly string[] =>
  captainsPart(table.state).map(({ status }) => status.key.split('.').at(-1) ?? '');

/** All on green squares, one after the other, and three cards each. */
const three = (): Table => fighting({ edition, luck: 1 }).set({ cards: 3 }).bids(0, 0, 0);

describe('what is shown of this very moment', () => {
  it('a Fog that is tried promises no win, wherever its value would stand', () => {
    expect(promise(three().tries('shields-3'))?.key).toBe('promise.hides');
    expect(promise(three().plays('axes-1').tries('shields-3'))?.key).toBe('promise.hides');
  });

  it('a Luck that is paid for speaks of keeping the card, before that of paying for it', () => {
    expect(promise(three().tries('bows-3'))).toMatchObject({ values: { when: { key: 'promise.paid' } } });
    expect(promise(three().tries('bows-3', '1'))).toMatchObject({
      values: { when: { key: 'promise.kept' } },
    });
  });

  it('nobody wins so far where all who have played hide, until the last has played', () => {
    const table = three().tries('shields-3', '1');
    expect([ahead(table), statuses(table)]).toEqual([[false], ['led', 'to-play', 'to-play']]);
    expect(ahead(table.plays('axes-1'))).toEqual([false, true]);
  });

  it('after a roll-off the dice say who is ahead while luck may still bend it', () => {
    const table = three().plays('axes-9').tries('bows-4', '1').plays('axes-1').rolls(['red', '1']);
    expect(statuses(table)).toEqual(['ahead', 'rolling', 'laid']);
    expect(statuses(table.rolls(['blue', 'X']))).toEqual(['ahead', 'beaten', 'laid']);
  });

  it('those who rolled level are told to roll once more', () => {
    const hint = (table: Table): string | undefined => pirateQuest.prompts(table.state)[0]?.hint.key;
    const table = three().plays('axes-9').tries('bows-4', '1').plays('axes-1');
    expect(hint(table)).toBe('prompt.roll-fight.hint');
    expect(hint(table.rolls(['red', '1'], ['blue', '1']))).toBe('prompt.roll-fight.level.hint');
  });

  it('the die that was read last is gone with the battle it was rolled in', () => {
    const table = sit({ dealer: null, captains: 3 }).rolls(['red', '1'], ['blue', '2']);
    expect(table.state.lastRoll).toMatchObject({ player: 'blue', face: '2' });
    expect(table.rolls(['yellow', '3']).state.lastRoll).toBeNull();
  });

  it('after a mutiny everybody is sent to the new chair, until the next card', () => {
    const table = three().tries('swords-3', '1').plays('axes-1', 'axes-2');
    table.do({ kind: 'target', seat: 'red', target: 'blue' });
    expect(remarkPart(table.state)?.key).toBe('remark.under-bid');
    table.rolls(['red', '1'], ['blue', 'X']).do({ kind: 'letStand' });
    expect(remarkPart(table.state)).toEqual({
      key: 'remark.chairs',
      values: { name: { seat: 'red' }, target: { seat: 'blue' } },
    });
    expect(remarkPart(table.plays('axes-5').state)?.key).toBe('remark.under-bid');
  });

  it('what may only have happened is not told as a fact, in the log neither', () => {
    const table = three().tries('bows-4', '1').plays('axes-1', 'bows-2');
    table.do({ kind: 'steal', seat: 'red', target: 'blue' }).plays('swords-9');
    const played = { kind: 'playCard', seat: 'blue', card: 'bows-5' } as const;
    const before = table.state;
    table.do(played);
    expect(flagsPart(table.state)[0]?.text.key).toBe('flag.not-followed.possible');
    const told = pirateQuest.tell(played, table.events, before, { kind: 'table' });
    expect(JSON.stringify(told)).toContain('tell.flagged.not-followed.possible');
  });
});

describe('the end of a race that the Dummy wins', () => {
  it('has the Dummy first and nobody else: the captain is second', () => {
    const table = sit({ captains: 1, map: plainMap() })
      .set({ 'square-dummy': 'c3-1', 'square.red': 'c1-1' })
      .bids(0)
      .counts({ red: 0, dummy: 2 });
    expect([table.state.phase, table.state.winner]).toEqual(['over', 'dummy']);
    expect(standings(table.state)).toMatchObject({
      ranks: [{ seat: 'red', rank: 2 }],
      leaders: [],
      winners: [],
    });
  });
});
