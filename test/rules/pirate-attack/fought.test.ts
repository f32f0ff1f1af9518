import { describe, expect, test } from 'vitest';
import { say } from '../../../src-main/contract/say.ts';
import type { Message } from '../../../src-main/rules/kernel/message.ts';
import type { Viewer } from '../../../src-main/rules/kernel/view.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import { attack, draw, seaOf, settle, stands } from './sea.ts';
import type { Table } from './table.ts';

const sea = seaOf({ packs: ['main', 'magic-shop', 'raise-the-dead'] });
const names = { red: 'Ines', blue: 'Mo', yellow: 'Sam' };

function told({ state }: Table, viewer: Viewer = { kind: 'table' }): string | undefined {
  const part = pirateAttack.view(state, viewer)['fought'] as Message | undefined;
  return part && say([pirateAttack.text.en], part, names);
}

describe('Whoever looks on is told the last fight in one line:', () => {
  test.each([
    ['who lost ships', 'sloop-3-3', 'Ines 9/9 on Mo 3/3: 1 ship of Mo sank'],
    ['that both did', 'brigantine-9-9', 'Ines 9/9 on Mo 9/9: 1 and 1 ships sank'],
    ['whoever they belong to', 'brigantine-10-10', 'Ines 9/9 on Mo 10/10: 1 ship of Ines sank'],
  ])('%s', (_, card, words) => {
    const t = sea.fight({ red: [['brigantine-9-9']], blue: [[card]] });
    expect(told(t)).toBeUndefined();
    t.do(settle);
    expect([told(t), told(t, { kind: 'captain', seat: 'red' })]).toEqual([words, undefined]);
  });

  test('an armada by what it is together, until the next fight', () => {
    const t = sea.fight(
      {
        red: [
          ['sloop-3-4', 0, 0, 0, true],
          ['sloop-3-3', 0, 0, 0, true],
        ],
        blue: [['brigantine-8-9']],
      },
      {},
      1,
      3,
    );
    t.do(stands);
    expect(told(t)).toBe('Ines 6/7 on Mo 8/9: nothing sank');
    expect(told(t.do(attack(1, 3)))).toBeUndefined();
  });

  test('the Navy by its name', () => {
    const t = sea.at({ blue: [['sloop-3-3']] }).do(draw('red', 'royal-navy-8-8'), settle);
    expect(told(t)).toBe('Royal Navy on Mo 3/3: 1 ship of Mo sank');
  });

  test('and of a ship that goes on hidden not which it is', () => {
    const t = sea.fight({
      red: [['brigantine-9-9', 0, 0, 0, false, { hidden: true }]],
      blue: [['sloop-3-3']],
    });
    expect(told(t.do(settle))).toBe('Ines on Mo 3/3: 1 ship of Mo sank');
  });
});
