import { expect, test } from 'vitest';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import { pirateAttack } from '../../src-main/rules/pirate-attack/game.ts';
import type { State } from '../../src-main/rules/pirate-attack/state.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { examples } from '../support/examples.ts';
import { enter, heading, tickingClock } from './table.ts';

/** What the television shows of a state. */
function sceneOf({ phase, moment, fight }: State): string {
  if (phase.kind === 'over') return 'end';
  if (moment) return 'market';
  if (!fight) return 'fleets';
  const isArmada = fight.attacker.ships.length + fight.defender.ships.length > 2;
  const isTurned = Object.keys(fight.turned).length > 0;
  return isArmada ? 'armada' : isTurned ? 'attack, turned' : 'attack';
}

test('the evening of Pirate Attack that plays itself has every scene in it, and ends', () => {
  const example = examples.find(({ game }) => game === 'pirate-attack');
  const table = new RunningTable(pirateAttack, memoryLog(heading('pirate-attack')), tickingClock());
  enter(table, { kind: 'begin', setup: example?.setup as never });
  const scenes = new Set<string>();
  for (const line of example?.lines ?? []) {
    enter(table, line as never);
    scenes.add(sceneOf(table.state.game as State));
  }
  expect([...scenes].toSorted()).toEqual(['armada', 'attack', 'attack, turned', 'end', 'fleets', 'market']);
  expect((table.state.game as State).phase).toMatchObject({ kind: 'over', why: 'lastShip' });
});
