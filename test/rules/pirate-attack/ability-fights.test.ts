import { describe, expect, test } from 'vitest';
import { countAt } from '../../../src-main/rules/kernel/zones.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import { underAt } from '../../../src-main/rules/pirate-attack/custody.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import { navyTask } from '../../../src-main/rules/pirate-attack/tasks.ts';
import type { WhatIf } from '../../../src-main/rules/pirate-attack/view/what-if.ts';
import {
  afloat,
  attack,
  draw,
  ids,
  met,
  offered,
  row,
  seaOf,
  settle,
  stands,
  totals,
  up,
  whole,
} from './sea.ts';
import type { Table } from './table.ts';

const edition = { packs: ['main', 'magic-shop', 'raise-the-dead', 'special-abilities'] } as const;
const { at, fight } = seaOf(edition);

const x = 'unknown-size-ship-x-x';
const thrown = (ship: number, cannons: number, strength: number): Command => ({
  kind: 'throwSize',
  ship,
  cannons,
  strength,
});
const remove = (by: number, ship: number, card: string): Command => ({ kind: 'removeCard', by, ship, card });
const join = (ship: number, to: number): Command => ({ kind: 'joinFight', ship, with: to });
const leave = (ship: number): Command => ({ kind: 'leaveFight', ship });
const others = (ship: number, target: number): Command => ({
  kind: 'attack',
  seat: 'red',
  how: 'others',
  ship,
  target,
});
const play = (card: string, more: object = {}): Command => ({ kind: 'playCard', seat: 'red', card, ...more });
const copyOf = (ship: number): Command => ({ kind: 'playMagic', seat: 'red', card: 'duplicate', ship });
const asked = ({ state }: Table) => pirateAttack.prompts(state).map(({ kind }) => kind);
const thought = ({ state }: Table, asked: object = {}): WhatIf => {
  const answer = pirateAttack.ask(state, { kind: 'what-if', ...asked });
  if (!answer.ok) throw new Error(answer.no.code);
  return answer.value as unknown as WhatIf;
};
const chances = (t: Table) => thought(t).chances;
const read = ({ state }: Table, ...signs: readonly (readonly [die: string, face: string])[]) => {
  const prompt = pirateAttack.prompts(state).find(({ kind }) => kind === 'unknown-size');
  return (
    prompt &&
    pirateAttack.interpret(
      state,
      prompt,
      signs.map(([die, face]) => ({ kind: 'face', die, face })),
      undefined,
    )
  );
};

describe('a ship of X/X', () => {
  test('fights with what the two dice show: red for its cannons, green for its strength', () => {
    const t = fight({ red: [[x]], blue: [['brigantine-9-9']] });
    expect([asked(t).includes('unknown-size'), t.refused(settle)]).toEqual([true, 'not-certain']);
    t.do(thrown(1, 12, 10));
    expect([totals(t)['attacker'], asked(t).includes('unknown-size')]).toMatchObject([
      { cannons: 12, strength: 10 },
      false,
    ]);
    t.do(settle);
    expect(afloat(t)).toEqual([1, 0, 0]);
  });

  test('has what lies under it added to its throw, and a throw doubled', () => {
    const t = fight({ red: [[x]], blue: [['brigantine-9-9']] });
    t.do(...up(1, 'skilled-blacksmith-2', 'double-ships-strength'), thrown(1, 4, 3));
    expect(totals(t)['attacker']).toMatchObject({ cannons: 6, strength: 6 });
  });

  test('is thrown anew in each fight', () => {
    const t = fight({ red: [[x]], blue: [['brigantine-9-9'], ['brigantine-8-8']] });
    t.do(thrown(1, 1, 20), settle, attack(1, 3));
    expect([t.state.fight?.thrown, asked(t).includes('unknown-size')]).toEqual([undefined, true]);
    t.do(thrown(1, 8, 9), settle);
    expect(row(t, 'blue')).toEqual(['brigantine-9-9']);
  });

  test('is thrown when the Navy meets it', () => {
    const t = at({ red: [[x]], blue: [['sloop-3-3']] }).do(draw('red', 'royal-navy-8-8'));
    expect(t.refused(settle)).toBe('not-certain');
    t.do(thrown(1, 8, 9), settle);
    expect([t.ships('red'), navyTask(t.state)]).toEqual([1, undefined]);
  });

  test('asks the green die against a Sea Creature, which takes it if that is no more than its level', () => {
    const rows = { red: [['sloop-3-3']], blue: [[x]] } as const;
    const creature = (more: object): Command => play('sea-creature-7', { ship: 2, ...more });
    expect(offered(at(rows), 'card', 'red')).toContainEqual(creature({ thrown: 20 }));
    expect(
      at(rows)
        .do(creature({ thrown: 7 }))
        .ships('blue'),
    ).toBe(0);
    expect(
      at(rows)
        .do(creature({ thrown: 8 }))
        .ships('blue'),
    ).toBe(1);
    expect(at(rows).refused(creature({ thrown: 8, sinks: true }))).toBe('creature-fails');
    expect([at(rows).refused(creature({})), at(rows).refused(creature({ thrown: 21 }))]).toEqual([
      'which-way',
      'no-such-throw',
    ]);
    expect(at({ blue: [['sloop-3-3']] }).refused(play('sea-creature-7', { ship: 1, thrown: 3 }))).toBe(
      'size-printed',
    );
  });

  test('takes its dice in any order, and pressed or typed one after the other', () => {
    const t = fight({ red: [[x]], blue: [['brigantine-9-9']] });
    const command = thrown(1, 12, 3);
    expect(read(t, ['red-20', '12'])).toMatchObject({ kind: 'incomplete', missing: ['die'] });
    expect(read(t, ['red-20', '12'], ['green-20', '3'])).toEqual({ kind: 'command', command });
    expect(read(t, ['green-20', '3'], ['red-20', '12'])).toEqual({ kind: 'command', command });
    expect(read(t, ['red-20', '5'], ['red-20', '12'], ['green-20', '3'])).toEqual({
      kind: 'command',
      command,
    });
    expect(read(t, ['blue-20', '3'])).toEqual({ kind: 'unfit' });
    expect(offered(t, 'unknown-size', 'red')).toContainEqual(thrown(1, 20, 1));
    expect(offered(t, 'unknown-size', 'red')).toHaveLength(400);
  });

  test('shows 1 to 20: a face of 21, or none, is refused', () => {
    const t = fight({ red: [[x]], blue: [['brigantine-9-9']] });
    expect([thrown(1, 21, 3), thrown(1, 3, 0), thrown(1, 2.5, 3)].map((one) => t.refusal(one))).toMatchObject(
      [
        { code: 'no-such-throw', values: { face: 21, most: 20 } },
        { code: 'no-such-throw', values: { face: 0 } },
        { code: 'no-such-throw', values: { face: 2.5 } },
      ],
    );
  });

  test('is thrown once in a fight, and no other ship is', () => {
    const t = fight({ red: [[x]], blue: [['brigantine-9-9'], [x]] });
    expect([t.refused(thrown(2, 3, 3)), t.refused(thrown(3, 3, 3)), t.refused(thrown(9, 3, 3))]).toEqual([
      'size-printed',
      'not-in-fight',
      'no-such-ship',
    ]);
    t.do(thrown(1, 3, 3));
    expect(t.refused(thrown(1, 4, 4))).toBe('thrown-already');
    t.overrule(thrown(1, 4, 4), 'thrown-already');
    expect(totals(t)['attacker']).toMatchObject({ cannons: 4, strength: 4 });
    expect(at({ red: [[x]] }).refused(thrown(1, 3, 3))).toBe('no-fight');
  });

  test('is thrown for beside a fight where a confused ship shoots at it', () => {
    const t = fight({ red: [['brigantine-9-9'], [x]], blue: [['sloop-3-3']] }, {}, 1, 3);
    t.do(...up(1, 'confusion-right'));
    expect([t.refused(settle), asked(t).includes('unknown-size')]).toEqual(['not-certain', true]);
    t.do(thrown(2, 1, 9), settle);
    expect(row(t, 'red')).toEqual(['brigantine-9-9']);
  });

  test('is called X/X wherever it is told, and its copy one', () => {
    const t = at({ red: [[x]], blue: [['sloop-3-3']] }, { 'magic.red': 1 }).do(copyOf(1));
    const { fleets } = pirateAttack.view(t.state, { kind: 'table' }) as unknown as {
      fleets: readonly { readonly row: readonly object[] }[];
    };
    expect(fleets[0]?.row).toMatchObject([
      { size: null, thrown: true },
      { size: null, thrown: true, copy: true },
    ]);
    const told = pirateAttack.tell({ kind: 'passChip', seat: 'red' }, t.last, t.state, { kind: 'table' });
    expect(JSON.stringify(told)).toContain('"cannons":"X","strength":"X"');
  });
});

describe('a copy of a ship of X/X', () => {
  const both = (xxCopy: string) => {
    const t = at({ red: [[x]], blue: [['brigantine-10-10']] }, { 'magic.red': 1 }, { xxCopy });
    t.do(copyOf(1), { kind: 'formArmada', seat: 'red', ships: [1, 3] });
    return t.do(draw('red', 'you-must-attack-someone'), attack(1, 2), thrown(1, 4, 5));
  };

  test('is thrown for by itself', () => {
    const t = both('roll');
    expect(t.refused(settle)).toBe('not-certain');
    t.do(thrown(3, 7, 2));
    expect(totals(t)['attacker']).toMatchObject({ cannons: 11, strength: 7 });
  });

  test('is as large as its original where the table throws once for both, by whichever the throw is told', () => {
    const t = both('same');
    expect(totals(t)['attacker']).toMatchObject({ cannons: 8, strength: 10 });
    expect([asked(t).includes('unknown-size'), t.refused(thrown(3, 7, 2))]).toEqual([
      false,
      'thrown-already',
    ]);
    const alone = at({ red: [[x]], blue: [['sloop-3-3']] }, { 'magic.red': 1 }, { xxCopy: 'same' });
    alone.do(copyOf(1), draw('red', 'you-must-attack-someone'), attack(3, 2), thrown(3, 6, 6));
    expect(totals(alone)['attacker']).toMatchObject({ cannons: 6, strength: 6 });
  });
});

describe('what if', () => {
  test('says how likely each side sinks as long as the dice have not fallen', () => {
    const t = fight({ red: [[x]], blue: [['brigantine-9-9']] });
    expect(chances(t)).toEqual({ attacker: 9 / 20, defender: 12 / 20 });
    t.do(thrown(1, 1, 1));
    expect(chances(t)).toBeNull();
  });

  test('names a ship of X/X among those that may be thought about, before any fight', () => {
    const t = at({ red: [[x]], blue: [['brigantine-9-9']] });
    expect(thought(t, { ship: 1, target: 2 })).toMatchObject({
      ships: [
        { ship: 1, size: null, thrown: true },
        { ship: 2, size: { cannons: 9, strength: 9 } },
      ],
      chances: { attacker: 9 / 20, defender: 12 / 20 },
    });
  });

  test('reckons two ships of X/X against each other, and one with its copy', () => {
    expect(chances(fight({ red: [[x]], blue: [[x]] }))).toEqual({ attacker: 210 / 400, defender: 210 / 400 });
    const t = at({ red: [[x]], blue: [['brigantine-9-9']] }, { 'magic.red': 1 }, { xxCopy: 'same' });
    t.do(copyOf(1), { kind: 'formArmada', seat: 'red', ships: [1, 3] });
    t.do(draw('red', 'you-must-attack-someone'), attack(1, 2));
    // Twice five cannons sink a 9/9, twice four do not; nine cannons sink twice four.
    expect(chances(t)).toEqual({ attacker: 4 / 20, defender: 16 / 20 });
  });
});

describe('a Self Remove ship', () => {
  const attacked = (options = {}) =>
    fight({ red: [['brigantine-8-8']], blue: [['self-remove-ship-6-6'], ['sloop-3-3']] }, options);

  test('attacked, throws out one card that lay under it, once in a fight', () => {
    const t = attacked().do(...up(2, 'lazy-carpenter-5', 'skilled-carpenter-4', 'lazy-carpenter-5'));
    expect(totals(t)['defender']).toMatchObject({ strength: 0 });
    expect(offered(t, 'remove-card', 'blue')).toEqual([
      remove(2, 2, 'lazy-carpenter-5'),
      remove(2, 2, 'skilled-carpenter-4'),
    ]);
    t.do(remove(2, 2, 'lazy-carpenter-5'));
    expect([totals(t)['defender'], asked(t).includes('remove-card')]).toMatchObject([{ strength: 5 }, false]);
    expect(t.refused(remove(2, 2, 'lazy-carpenter-5'))).toBe('removed-already');
  });

  test('takes it from under itself alone, and only what was turned up', () => {
    const t = attacked().do(...up(1, 'skilled-blacksmith-5'));
    expect([
      t.refused(remove(2, 1, 'skilled-blacksmith-5')),
      t.refused(remove(2, 2, 'skilled-blacksmith-5')),
      t.refused(remove(1, 1, 'skilled-blacksmith-5')),
      t.refused(remove(3, 3, 'skilled-blacksmith-5')),
    ]).toEqual(['lies-not-there', 'lies-not-there', 'removes-not', 'removes-not']);
  });

  test('discards the card with the fight, whether the cards say how it ends or the table', () => {
    for (const end of [settle, stands]) {
      const t = at({ red: [['sloop-3-3']], blue: [['self-remove-ship-6-6', 2]] });
      t.do(draw('red', 'you-must-attack-someone'), attack(1, 2));
      t.do(...up(2, 'lazy-carpenter-5', 'skilled-carpenter-4'), remove(2, 2, 'lazy-carpenter-5'), end);
      expect([countAt(t.state.zones, underAt(2)), whole(t)]).toEqual([1, true]);
    }
  });

  test('may throw out an Eliminate, so that the others count, and a Reincarnation, which then brings nothing back', () => {
    const eliminate = 'eliminate-all-add-on-cards';
    const t = attacked().do(...up(2, eliminate, 'skilled-carpenter-4'));
    expect(totals(t)['defender']).toMatchObject({ strength: 6 });
    t.do(remove(2, 2, eliminate));
    expect(totals(t)['defender']).toMatchObject({ strength: 10 });
    const dead = attacked().do(...up(2, 'reincarnation'), remove(2, 2, 'reincarnation'));
    expect(row(dead.do({ kind: 'sinkShip', ship: 2 }), 'blue')).toEqual(['sloop-3-3']);
  });

  test('removes again once a Reincarnation has brought it back', () => {
    const t = at({ red: [['sloop-3-3']], blue: [['self-remove-ship-6-6']] });
    t.do({ kind: 'sinkShip', ship: 2 }, { kind: 'returnShip', seat: 'blue' });
    const [back = 0] = ids(t, 'blue');
    t.do({ kind: 'setTable', fields: { 'row.blue': [{ card: 'self-remove-ship-6-6', under: 1 }] } });
    t.do(draw('red', 'you-must-attack-someone'), attack(1, back), ...up(back, 'lazy-carpenter-5'));
    expect(totals(t)['defender']).toMatchObject({ strength: 1 });
    t.do(remove(back, back, 'lazy-carpenter-5'));
    expect(totals(t)['defender']).toMatchObject({ strength: 6 });
  });

  test('does nothing as it attacks, unless the table has it so', () => {
    const attacks = (options = {}) =>
      fight({ red: [['self-remove-ship-6-6']], blue: [['brigantine-8-8']] }, options).do(
        ...up(1, 'lazy-carpenter-5'),
      );
    expect(attacks().refused(remove(1, 1, 'lazy-carpenter-5'))).toBe('not-attacked');
    expect(asked(attacks())).not.toContain('remove-card');
    const t = attacks({ removeWhenAttacking: true }).do(remove(1, 1, 'lazy-carpenter-5'));
    expect(totals(t)['attacker']).toMatchObject({ strength: 6 });
  });

  test('counts as attacked on either side where a card forces two', () => {
    const rows = {
      red: [['sloop-3-3']],
      blue: [['self-remove-ship-6-6']],
      yellow: [['brigantine-8-8']],
    } as const;
    const forced = (card: string) =>
      at(rows)
        .do(draw('red', card), others(2, 3), ...up(2, 'lazy-carpenter-5'))
        .refused(remove(2, 2, 'lazy-carpenter-5'));
    expect([forced('force-2-to-attack'), forced('force-someone-to-attack')]).toEqual([
      undefined,
      'not-attacked',
    ]);
  });

  test('counts as attacked on either side of an attack that is forced by Magic', () => {
    const { at: there } = seaOf({ packs: ['main', 'magic-shop', 'miss-direction', 'special-abilities'] });
    const t = there({ blue: [['self-remove-ship-6-6']], yellow: [['brigantine-8-8']] }, { 'magic.red': 1 });
    t.do({ kind: 'playMagic', seat: 'red', card: 'force-an-attack', ship: 1, to: 2 });
    t.do(...up(1, 'lazy-carpenter-5'), remove(1, 1, 'lazy-carpenter-5'));
    expect(totals(t)['attacker']).toMatchObject({ strength: 6 });
  });

  test('works against the Navy, unless the table has it otherwise', () => {
    const meets = (removeVsNavy: boolean) =>
      at({ red: [['self-remove-ship-6-7']], blue: [['sloop-3-3']] }, {}, { removeVsNavy }).do(
        draw('red', 'royal-navy-8-8'),
        ...up(1, 'lazy-carpenter-2'),
      );
    const t = meets(true).do(remove(1, 1, 'lazy-carpenter-2'));
    expect(totals(t)['defender']).toMatchObject({ strength: 7 });
    expect(meets(false).refused(remove(1, 1, 'lazy-carpenter-2'))).toBe('removes-no-navy');
    expect(asked(meets(true))).toContain('remove-card');
    expect(asked(meets(false))).not.toContain('remove-card');
  });

  test('is asked about where a Sea Creature meets a ship that has it, and no other', () => {
    const t = at(
      {
        blue: [
          ['sloop-3-3', 1],
          ['self-remove-ship-6-6', 1],
        ],
      },
      {},
      { removeVsNavy: true },
    );
    const removing = offered(t, 'card', 'red').flatMap((one) =>
      one.kind === 'playCard' && one.removed ? [one.ship] : [],
    );
    expect(new Set(removing)).toEqual(new Set([2]));
  });

  test('works against a Sea Creature: it holds, and one card less lies there', () => {
    const rows = {
      red: [['sloop-3-3']],
      blue: [
        ['self-remove-ship-6-6', 2, 1],
        ['sloop-3-4', 1],
      ],
    } as const;
    const creature = (removed: string, ship = 2): Command =>
      play('sea-creature-5', { ship, sinks: false, removed });
    const t = at(rows);
    expect(offered(t, 'card', 'red')).toEqual(expect.arrayContaining([creature('card'), creature('magic')]));
    expect(t.refused(creature('card', 3))).toBe('removes-not');
    t.do(creature('card'));
    expect([countAt(t.state.zones, underAt(2)), countAt(t.state.zones, 'under.2.magic'), whole(t)]).toEqual([
      1,
      1,
      true,
    ]);
    const magic = at(rows).do(creature('magic'));
    expect([countAt(magic.state.zones, underAt(2)), countAt(magic.state.zones, 'under.2.magic')]).toEqual([
      2, 0,
    ]);
    const none = at({ blue: [['self-remove-ship-6-6', 0, 1]] });
    expect([none.refused(play('sea-creature-5', { ship: 1, sinks: false, removed: 'card' }))]).toEqual([
      'lies-not-there',
    ]);
    expect(at(rows, {}, { removeVsNavy: false }).refused(creature('card'))).toBe('removes-no-navy');
  });
});

describe('an Opponent Remove ship', () => {
  test('attacked, throws out one card that lay under any ship on the other side', () => {
    const t = fight(
      {
        red: [['brigantine-8-8'], ['sloop-3-3']],
        blue: [['opponent-remove-ship-6-7']],
      },
      {},
      1,
      3,
    );
    t.do(...up(1, 'skilled-blacksmith-5'), ...up(3, 'lazy-carpenter-1'));
    expect(offered(t, 'remove-card', 'blue')).toEqual([remove(3, 1, 'skilled-blacksmith-5')]);
    expect(t.refused(remove(3, 3, 'lazy-carpenter-1'))).toBe('lies-not-there');
    t.do(remove(3, 1, 'skilled-blacksmith-5'));
    expect(totals(t)['attacker']).toMatchObject({ cannons: 8 });
  });

  test('asks which ship where the same card lay under two of an armada', () => {
    const t = fight(
      {
        red: [
          ['brigantine-8-8', 0, 0, 0, true],
          ['sloop-3-3', 0, 0, 0, true],
        ],
        blue: [['opponent-remove-ship-6-7']],
      },
      {},
      1,
      3,
    );
    t.do(...up(1, 'skilled-blacksmith-5'), ...up(2, 'skilled-blacksmith-5'));
    expect(offered(t, 'remove-card', 'blue')).toEqual([
      remove(3, 1, 'skilled-blacksmith-5'),
      remove(3, 2, 'skilled-blacksmith-5'),
    ]);
  });

  test('has nothing to take from the Navy', () => {
    const t = at({ red: [['opponent-remove-ship-6-7']], blue: [['sloop-3-3']] });
    t.do(draw('red', 'royal-navy-8-8'), ...up(1, 'lazy-carpenter-2'));
    expect([asked(t).includes('remove-card'), t.refused(remove(1, 1, 'lazy-carpenter-2'))]).toEqual([
      false,
      'lies-not-there',
    ]);
  });
});

describe('an Armada ship', () => {
  const rows = {
    red: [['brigantine-10-10']],
    blue: [['sloop-3-3'], ['armada-ship-6-7'], ['schooner-5-5']],
  } as const;

  test('fights along with any own ship for one fight, without a card, and sails alone again after it', () => {
    const t = fight(rows);
    expect(offered(t, 'join-fight', 'blue')).toEqual([join(3, 2)]);
    t.do(join(3, 2));
    expect([t.state.fight?.defender.ships, totals(t)['defender']]).toMatchObject([
      [2, 3],
      { cannons: 9, strength: 10 },
    ]);
    t.do(...up(2, 'skilled-carpenter-1'), settle);
    expect([afloat(t), t.state.armadas, t.state.fight]).toEqual([[1, 3, 0], {}, null]);
  });

  test('attacked itself, lets any other own ship fight along, an armada as a whole', () => {
    const t = fight(rows, {}, 1, 3);
    expect(offered(t, 'join-fight', 'blue')).toEqual([join(3, 2), join(3, 4)]);
    expect(t.do(join(3, 4)).state.fight?.defender.ships).toEqual([3, 4]);
    const both = fight(
      { ...rows, blue: [['sloop-3-3', 0, 0, 0, true], ['armada-ship-6-7'], ['schooner-5-5', 0, 0, 0, true]] },
      {},
      1,
      3,
    );
    expect(offered(both, 'join-fight', 'blue')).toEqual([join(3, 2)]);
    expect(both.do(join(3, 2)).state.fight?.defender.ships).toEqual([2, 3, 4]);
  });

  test('joins whoever attacks, too', () => {
    const t = fight({ red: [['sloop-3-3'], ['armada-ship-6-6']], blue: [['brigantine-8-8']] }, {}, 1, 3);
    t.do(join(2, 1), settle);
    expect(afloat(t)).toEqual([2, 0, 0]);
  });

  test('leaves again as it came, before a card is turned up', () => {
    const t = fight(rows).do(join(3, 2));
    expect(offered(t, 'join-fight', 'blue')).toEqual([leave(3)]);
    expect(t.do(leave(3)).state.fight?.defender.ships).toEqual([2]);
    expect(t.refused(leave(3))).toBe('not-joined');
    t.do(join(3, 2), ...up(2, 'skilled-carpenter-1'));
    expect([t.refused(leave(3)), asked(t).includes('join-fight')]).toEqual(['joins-too-late', false]);
  });

  test('comes too late once a card was turned up, joins none from an armada, and nobody joins without its ability', () => {
    const late = fight(rows).do(...up(2, 'skilled-carpenter-1'));
    expect(late.refused(join(3, 2))).toBe('joins-too-late');
    expect(late.overrule(join(3, 2), 'joins-too-late').state.fight?.defender.ships).toEqual([2, 3]);
    const t = fight(rows);
    expect([
      t.refused(join(4, 2)),
      t.refused(join(3, 4)),
      t.refused(join(3, 1)),
      t.refused(join(3, 9)),
      t.refused(leave(9)),
      at(rows).refused(join(3, 2)),
      at(rows).refused(leave(3)),
    ]).toEqual([
      'joins-not',
      'not-in-fight',
      'not-own-ships',
      'no-such-ship',
      'not-joined',
      'no-fight',
      'no-fight',
    ]);
    t.do(join(3, 2));
    expect([t.refused(join(3, 2)), t.refused(join(3, 4))]).toEqual(['joined-already', 'joined-already']);
    const stuck = fight({
      ...rows,
      blue: [['sloop-3-3'], ['armada-ship-6-7', 0, 0, 0, true], ['schooner-5-5', 0, 0, 0, true]],
    });
    expect(stuck.refused(join(3, 2))).toBe('in-an-armada');
  });

  test('joins no hidden ship, unless hidden ships may sail in an armada', () => {
    const hidden = (hiddenArmada: boolean) =>
      fight(
        {
          red: [['brigantine-8-8', 0, 0, 0, false, { hidden: true }], ['armada-ship-6-6']],
          blue: [['sloop-3-3']],
        },
        { hiddenArmada },
        1,
        3,
      );
    expect(hidden(false).refused(join(2, 1))).toBe('hidden-sails-alone');
    expect(hidden(true).do(join(2, 1)).state.fight?.attacker.ships).toEqual([1, 2]);
  });

  test('may join a ship that the Navy meets, and is met once then', () => {
    const t = at({ red: [['sloop-3-3'], ['armada-ship-6-7'], ['schooner-5-6']], blue: [['sloop-4-4']] });
    t.do(draw('red', 'royal-navy-12-12'), join(2, 3), settle);
    expect([met(t), t.refused(join(2, 1))]).toEqual([[[3], [1]], 'met-already']);
    expect(row(t, 'red')).toEqual(['sloop-3-3', 'armada-ship-6-7', 'schooner-5-6']);
  });

  test('met alone before, joins no other that the Navy meets; having left, it is met by itself', () => {
    const t = at({ red: [['sloop-3-3'], ['armada-ship-6-6']] }).do(draw('red', 'royal-navy-12-12'));
    expect(met(t)).toEqual([[2]]);
    t.do(join(2, 1), leave(2), settle);
    expect(met(t)).toEqual([[2], [1]]);
    const spared = at({ red: [['sloop-3-3'], ['armada-ship-6-6']] }, {}, { navyOrder: 'left' });
    spared.do(draw('red', 'royal-navy-12-12'), join(2, 1), leave(2), settle);
    expect(met(spared)).toEqual([[1], [2]]);
    const alone = at({ red: [['sloop-3-3'], ['armada-ship-6-6']] }).do(draw('red', 'royal-navy-12-12'));
    alone.do(...up(2, 'skilled-carpenter-5', 'skilled-carpenter-4'), settle);
    expect(alone.refused(join(2, 1))).toBe('met-already');
  });
});

test('the two dice belong to the pack: twenty faces each, read by any reader', () => {
  const faces = pirateAttack.pieces(edition).filter(({ kind }) => kind === 'face');
  expect(faces).toHaveLength(40);
  expect(faces.map(({ sign }) => sign)).toContainEqual({ kind: 'face', die: 'green-20', face: '20' });
  expect(pirateAttack.pieces({ packs: ['main'] }).filter(({ kind }) => kind === 'face')).toEqual([]);
});
