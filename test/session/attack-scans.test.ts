import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import { Intake } from '../../src-main/readers/intake.ts';
import { pirateAttack } from '../../src-main/rules/pirate-attack/game.ts';
import { purseOf, rowOf, type State } from '../../src-main/rules/pirate-attack/state.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { holdOf } from '../chest/harbour.ts';
import { enter, heading, tickingClock } from '../contract/table.ts';
import { ownLibrary, readingOf, tag } from '../readers/table.ts';

const seats = ['red', 'blue', 'yellow'] as const;
const stateOf = (running: RunningTable) => running.state.game as unknown as State;

describe('from readings alone', () => {
  let owned: ReturnType<typeof ownLibrary>;
  beforeEach(() => {
    owned = ownLibrary();
  });
  afterEach(() => {
    owned.remove();
  });

  /** Two armadas of two, of each one ship with a curse above it and a card under it; a cure is saved by both. */
  function atReader(blue = 'sloop-4-4') {
    const running = new RunningTable(pirateAttack, memoryLog(heading('pirate-attack')), tickingClock());
    enter(running, {
      kind: 'begin',
      setup: { seats: seats.map((seat) => ({ seat, captain: seat })), depth: 'cards' },
    });
    const ship = (card: string, laden = 0) => ({ card, under: laden, curses: laden, armada: true });
    const fields = {
      turn: 'red',
      'row.red': [ship('schooner-6-7', 1), ship('sloop-3-4')],
      'row.blue': [ship('brigantine-8-8', 1), ship(blue)],
      'row.yellow': [{ card: 'schooner-5-5' }, { card: 'sloop-4-4' }],
      'cures.red': 1,
      'cures.blue': 1,
    };
    enter(running, { kind: 'setTable', fields });
    const hold = holdOf(owned.library);
    const chest = hold.create('pirate-attack', 'Ours');
    if (!chest.ok) throw new Error(JSON.stringify(chest.no));
    const known = new Map<string, string>();
    const tagFor = (card: string): string => {
      const text = known.get(card) ?? `04AA${String(10 + known.size)}`;
      if (!known.has(card)) hold.teach(chest.value, text, `card/${card}/1`);
      known.set(card, text);
      return text;
    };
    const intake = new Intake(running, hold);
    running.onChange(() => intake.tidy());
    let at = 0;
    // No two come so soon that the second is the first one that slipped.
    const take = (report: Parameters<typeof readingOf>[0]) =>
      intake.take({ reader: 'shared', seat: undefined }, readingOf(report, (at += 60_000)));
    return {
      running,
      scan: (...cards: readonly string[]) => cards.map((card) => take(tag(tagFor(card)))?.outcome),
      code: (button: string) => take({ kind: 'button', button } as never)?.outcome,
    };
  }

  test('two armadas fight with curses, cures and cards under ships, and the winner turns up the prize', () => {
    const { running, scan, code } = atReader();
    scan('you-must-attack-someone');
    code('attack-own');
    scan('schooner-6-7', 'brigantine-8-8');
    expect(stateOf(running).fight).toMatchObject({
      attacker: { seat: 'red', ships: [1, 2] },
      defender: { seat: 'blue', ships: [3, 4] },
    });
    scan('fire', 'schooner-6-7', 'storm', 'brigantine-8-8');
    scan('water-bucket', 'schooner-6-7', 'navigator', 'brigantine-8-8');
    scan('skilled-carpenter-2', 'schooner-6-7', 'skilled-blacksmith-1', 'brigantine-8-8');
    // Nine cannons hold before twelve, and thirteen sink thirteen.
    code('computed');
    expect([rowOf(stateOf(running), 'red'), rowOf(stateOf(running), 'blue').length]).toEqual([[], 2]);
    scan('gold-5', 'gold-3');
    expect(purseOf(stateOf(running), 'blue')).toEqual({ free: 0, locked: 8 });
    expect(running.log.entries.filter(({ source }) => source !== 'scanned')).toHaveLength(2);
  });

  test('a ship whose card lies in the fight twice has to be pressed', () => {
    const { running, scan, code } = atReader('sloop-3-4');
    scan('you-must-attack-someone');
    code('attack-own');
    scan('schooner-6-7', 'brigantine-8-8');
    const before = running.log.entries.length;
    expect(scan('fire', 'sloop-3-4')).toEqual(['accepted', 'refused']);
    expect(running.log.entries.length).toBe(before);
    running.sign({ sign: { kind: 'square', square: '4' } });
    expect(stateOf(running).fight?.turned).toMatchObject({ 4: { curses: [{ curse: 'fire' }] } });
  });
});
