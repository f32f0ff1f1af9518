import { expect, test } from 'vitest';
import type { Encounter } from '../../../../src-main/rules/pirate-attack/battle/fleet.ts';
import type { BattleOptions } from '../../../../src-main/rules/pirate-attack/battle/house.ts';
import {
  sheetPart,
  hullOf,
  mostLines,
  type SheetFigure,
  type SheetPart,
} from '../../../../src-main/rules/pirate-attack/view/sheet.ts';
import { standings as allStandings } from '../../../../src-main/rules/pirate-attack/battle/steps.ts';
import { pirateAttack } from '../../../../src-main/rules/pirate-attack/game.ts';
import { random } from '../../../support/random.ts';
import { gapsIn } from '../../words.ts';
import { encounterFor, optionsFor } from './encounters.ts';
import { attack, creature, navy, played } from './waters.ts';

const part = (encounter: Encounter, options: Partial<BattleOptions> = {}): SheetPart => {
  const shown = sheetPart(encounter, played(encounter, options));
  if (!shown) throw new Error('no fight');
  return shown;
};

const cell = (figure: SheetFigure | null): string => {
  if (!figure) return '·';
  const { change, times, now } = figure;
  const sign = times ? `×${times} ` : change === null ? '' : `${change > 0 ? '+' : ''}${change} `;
  return `${sign}${now ?? '?'}`;
};

/** A line as it stands on a television: words, then both sides' figures. */
const lines = ({ lines: all }: SheetPart): readonly string[] =>
  all.map(({ words, figures: { attacker, defender } }) =>
    [
      words.key.replace('drawn.sheet.', ''),
      cell(attacker.cannons),
      cell(attacker.strength),
      '|',
      cell(defender.cannons),
      cell(defender.strength),
    ].join(' '),
  );

const picture = attack({
  red: ['5/5 -3c', '6/7 -1s !fire', '3/3 -4s', '9/9 !poison'],
  yellow: ['8/8 +4c ?'],
});

test('an armada against one ship is told in one line a layer, what is still to turn as a question', () => {
  const shown = part(picture);
  expect(lines(shown)).toEqual([
    'printed 23 24 | 8 8',
    'poison -9 14 -9 15 | · ·',
    'under-cards -3 11 -4 11 | +4 12 ?',
    'fire · -3 8 | · ·',
  ]);
  expect(shown.lines[1]?.words.values).toEqual({ size: '9/9' });
  expect(shown.totals).toEqual({
    attacker: { cannons: 11, strength: 8, certain: true },
    defender: { cannons: 12, strength: 8, certain: false },
  });
  expect(shown.certain).toBe(false);
  expect(shown.open).toEqual({ key: 'drawn.sheet.open', values: { count: 1 } });
});

test('each side says what it is', () => {
  const { sides } = part(picture);
  expect(sides.attacker).toEqual({
    seat: 'red',
    words: { key: 'drawn.sheet.armada', values: { ships: 4 } },
    hull: 'brigantine',
  });
  expect(sides.defender).toEqual({
    seat: 'yellow',
    words: { key: 'drawn.sheet.brigantine', values: { size: '8/8' } },
    hull: 'brigantine',
  });
  expect(part(navy('8/8', { red: ['X/X'] })).sides).toMatchObject({
    attacker: { seat: null, words: { key: 'drawn.sheet.navy', values: { size: '8/8' } } },
    defender: { words: { key: 'drawn.sheet.schooner', values: { size: 'X/X' } } },
  });
  expect(part(creature(6, 'red', { yellow: ['3/3'] })).sides.attacker).toMatchObject({
    seat: 'red',
    words: { key: 'drawn.sheet.creature', values: { level: 6 } },
  });
});

test('a ship’s class goes by what is printed on it', () => {
  const hull = (cannons: number, strength: number) => hullOf({ cannons, strength });
  expect([
    hull(3, 3),
    hull(4, 4),
    hull(5, 5),
    hull(7, 7),
    hull(7, 8),
    hull(10, 10),
    hull(12, 12),
    hull(20, 20),
  ]).toEqual(['sloop', 'sloop', 'schooner', 'schooner', 'brigantine', 'brigantine', 'galleon', 'galleon']);
});

test('a doubled figure of a lone ship is told as doubled, of an armada as what it adds', () => {
  expect(lines(part(attack({ red: ['6/7 x2c +4c'], yellow: ['3/3'] })))).toContain('doubled ×2 12 · | · ·');
  expect(lines(part(attack({ red: ['6/7 x2c', '3/3 x2c'], yellow: ['3/3'] })))).toContain(
    'doubled +9 18 · | · ·',
  );
  expect(lines(part(attack({ red: ['6/7 x2c', '3/3'], yellow: ['3/3'] })))).toContain(
    'doubled +6 15 · | · ·',
  );
});

test('of several ships that one curse takes the number is told', () => {
  const shown = part(attack({ red: ['3/3 !poison', '4/4 !poison', '5/5'], yellow: ['3/3'] }));
  expect(shown.lines[1]?.words).toEqual({ key: 'drawn.sheet.poison.ships', values: { ships: 2 } });
});

test.each([
  ['!fire', 'fire'],
  ['!storm', 'storm'],
  ['!fire !storm', 'fire-storm'],
  ['!fire=cursed !storm', 'storm'],
])('%s is named as it burns', (curses, name) => {
  const shown = part(attack({ red: [`9/9 ${curses}`], yellow: ['3/3'] }));
  expect(shown.lines[1]?.words.key).toBe(`drawn.sheet.${name}`);
});

test('whoever has fled, and a creature, have no figures', () => {
  const fled = part(attack({ red: ['6/7'], yellow: ['3/3'] }, { fled: 'defender' }));
  expect(lines(fled)[0]).toBe('printed 6 7 | · ·');
  expect([fled.totals.defender, fled.verdicts.defender?.standing]).toEqual([null, 'fled']);
  const eaten = part(creature(6, 'red', { yellow: ['3/3'] }));
  expect([lines(eaten)[0], eaten.totals.attacker, eaten.verdicts.attacker]).toEqual([
    'printed · · | 3 3',
    null,
    null,
  ]);
});

test('a verdict says what was fired at what, and what is lost of a side that stays afloat', () => {
  const words = (encounter: Encounter) => part(encounter).verdicts.attacker;
  expect(words(attack({ red: ['5/5'], yellow: ['6/6'] }))).toEqual({
    standing: 'sinks',
    words: { key: 'drawn.sheet.against', values: { cannons: 6, strength: 5 } },
  });
  expect(words(attack({ red: ['5/5 -5s', '3/9'], yellow: ['6/6'] }))).toEqual({
    standing: 'afloat',
    words: { key: 'drawn.sheet.lost', values: { cannons: 6, strength: 9, lost: 1 } },
  });
  expect(words(attack({ red: ['5/5'], yellow: ['6/6 spirit'] }))?.words).toEqual({
    key: 'drawn.sheet.spirit',
  });
  expect(words(attack({ red: ['5/5 !mutiny'], yellow: ['6/6'] }))).toEqual({
    standing: 'deserted',
    words: null,
  });
});

const crowded = attack(
  {
    red: [
      '9/9 !mutiny',
      '8/8 !plague',
      '7/7 !poison',
      '6/7 +1c x2s out:+1s !fire',
      '5/5 spirit',
      '3/3 eliminate +1c',
    ],
    yellow: ['4/4', '3/3'],
  },
  { cards: { red: { plus: 3 } } },
);

test('more layers than there is room for: those without a figure give way, then the curses share a line', () => {
  expect(lines(part(crowded))).toEqual([
    'printed 38 39 | 7 7',
    'curses -24 14 -24 15 | -4 3 -4 3',
    'doubled · +7 22 | · ·',
    'under-cards +1 15 · | · ·',
    'fleet +9 24 +9 31 | · ·',
    'fire · -9 22 | · ·',
    'guns-away -24 0 · | -3 0 ·',
  ]);
  expect(part(crowded).lines[1]?.words.values).toEqual({ ships: 4 });
});

test('a storm is no fight', () => {
  const { fleets } = crowded;
  const storm: Encounter = { fleets, clash: { kind: 'storm', ships: ['red-1'] } };
  expect(sheetPart(storm, played(storm))).toBeNull();
});

test('no fight has more lines than fit, and every line has its words', () => {
  const chance = random(5);
  for (let at = 0; at < 400; at++) {
    const encounter = encounterFor(chance, 'all');
    const shown = sheetPart(encounter, played(encounter, optionsFor(chance)));
    if (!shown) continue;
    expect(shown.lines.length).toBeLessThanOrEqual(mostLines);
    expect(gapsIn(shown, pirateAttack.text.en)).toEqual([]);
  }
  for (const standing of allStandings)
    expect(pirateAttack.text.en).toHaveProperty([`drawn.sheet.standing.${standing}`]);
});
