import { expect } from 'vitest';
import { ledSuit } from '../../../../src-main/rules/pirate-quest/fight.ts';
import type { Options } from '../../../../src-main/rules/pirate-quest/options.ts';
import { card, deckWith, fighting, straight, type Table } from '../table.ts';
import type { Cases } from './cases.ts';

const edition = {
  deck: deckWith(
    card('swords-3', 'thief', 1, 'universal', 7),
    card('bows-3', 'trump', 1, 'skulls', 4),
    card('axes-2', 'trump', 1, 'skulls', 9),
  ),
};

const firstFight = (options: Partial<Options> = {}, letter = 'g'): Table =>
  fighting({ edition, options }, letter).bids(0, 0, 0);

/** Red leads the 7 of axes from a white square, blue answers with a universal 7 from a green one. */
function levelOverWhite(options: Partial<Options>): Table {
  const map = straight('www/ggg', 'ggg/ggg', 'ggg/ggg');
  const table = fighting({ edition, options, map }).set({
    'square.red': 'c1-1',
    'square.blue': 'c1-5',
    'square.yellow': 'c1-6',
  });
  return table.bids(0, 0, 0).plays('axes-7').tries('swords-3', '1').plays('axes-4');
}

const rollersOf = (table: Table): readonly string[] => {
  const { contest } = table.state.battle.fight;
  return contest ? contest.players.filter((player) => contest.rolls[player]?.die !== null) : [];
};

const diceOverWhite = (rollOffWithoutDie: Options['rollOffWithoutDie']) => (): void => {
  const table = levelOverWhite({ rollOffWithoutDie });
  expect(table.state.battle.fight.contest?.rolls.red?.die).toBe(
    rollOffWithoutDie === 'none' ? null : rollOffWithoutDie,
  );
  expect(rollersOf(table)).toEqual(rollOffWithoutDie === 'none' ? ['blue'] : ['red', 'blue']);
};

const dieOffBoard = (die: Options['dieOffBoard']) => (): void => {
  const table = fighting({ edition, options: { dieOffBoard: die } })
    .set({ 'square.red': 'off' })
    .bids(0, 0, 0);
  if (die === 'none')
    expect(table.code({ kind: 'tryFeature', seat: 'red', card: 'swords-3' })).toBe('no-die');
  else
    expect(
      table.do({ kind: 'tryFeature', seat: 'red', card: 'swords-3' }).state.battle.fight.attempt?.rolling.die,
    ).toBe(die);
};

const levelTrumps = (equalTrumps: Options['equalTrumps']): Table =>
  firstFight({ equalTrumps }).plays('skulls-4').tries('bows-3', '1').plays('axes-4');

const levelAgain = (rollOffTied: Options['rollOffTied']): Table =>
  firstFight({ rollOffTied })
    .plays('axes-7')
    .tries('swords-3', '1')
    .plays('axes-4')
    .rolls(['red', '1'], ['blue', '1']);

export const fight: Cases<
  | 'nextLeader'
  | 'featureWhileHolding'
  | 'activatedLead'
  | 'equalTrumps'
  | 'rollOffTied'
  | 'rollOffWithoutDie'
  | 'dieOffBoard'
  | 'failedCard'
> = {
  nextLeader: {
    winner: () => {
      expect(firstFight().plays('axes-1', 'axes-4', 'axes-7').turn).toBe('yellow');
    },
    left: () => {
      expect(firstFight({ nextLeader: 'left' }).plays('axes-1', 'axes-4', 'axes-7').turn).toBe('blue');
    },
    chair: () => {
      expect(firstFight({ nextLeader: 'chair' }).plays('axes-1', 'axes-4', 'axes-7').turn).toBe('red');
    },
  },
  featureWhileHolding: {
    refused: () => {
      const table = firstFight().plays('axes-7');
      expect(table.code({ kind: 'tryFeature', seat: 'blue', card: 'axes-2' })).toBe('holding-suit');
    },
    follows: () => {
      const table = firstFight({ featureWhileHolding: 'follows' }).plays('axes-7').tries('axes-2', '1');
      table.plays('axes-9', 'swords-1').plays('axes-5');
      expect(table.state.battle.won.blue).toBe(1);
      expect(table.state.flags).toEqual([]);
    },
  },
  activatedLead: {
    printed: () => {
      expect(ledSuit(firstFight().tries('swords-3', '1').state)).toBe('swords');
    },
    open: () => {
      const table = firstFight({ activatedLead: 'open' }).tries('swords-3', '1');
      expect(ledSuit(table.state)).toBeNull();
      expect(ledSuit(table.plays('bows-8').state)).toBe('bows');
    },
  },
  equalTrumps: {
    'roll-off': () => {
      expect(levelTrumps('roll-off').awaits).toBe('contest-roll');
    },
    'first-played': () => {
      expect(levelTrumps('first-played').state.battle.won.red).toBe(1);
    },
  },
  rollOffTied: {
    again: () => {
      const table = levelAgain('again');
      expect(table.eventKinds).toContain('contestTied');
      expect(table.rolls(['red', 'X'], ['blue', '1']).state.battle.won.blue).toBe(1);
    },
    'first-played': () => {
      expect(levelAgain('first-played').state.battle.won.red).toBe(1);
    },
  },
  rollOffWithoutDie: {
    none: diceOverWhite('none'),
    green: diceOverWhite('green'),
    blue: diceOverWhite('blue'),
    red: diceOverWhite('red'),
  },
  dieOffBoard: {
    none: dieOffBoard('none'),
    green: dieOffBoard('green'),
    blue: dieOffBoard('blue'),
    red: dieOffBoard('red'),
  },
  failedCard: {
    another: () => {
      const table = firstFight().plays('axes-7').tries('swords-3', 'X');
      expect(table.code({ kind: 'playCard', seat: 'blue', card: 'swords-3' })).toBe('failed-card');
      // In the last fight it is the only card left.
      table.plays('bows-1', 'axes-2').plays('bows-4').tries('swords-3', 'X').plays('swords-3');
      expect(table.state.battle.fight.laid).toHaveLength(2);
    },
    'may-be-played': () => {
      const table = firstFight({ failedCard: 'may-be-played' }).plays('axes-7').tries('swords-3', 'X');
      expect(table.plays('swords-3').turn).toBe('yellow');
    },
  },
};
