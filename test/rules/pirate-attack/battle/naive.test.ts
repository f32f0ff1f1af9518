import { expect, test } from 'vitest';
import { defaultBattleOptions } from '../../../../src-main/rules/pirate-attack/battle/house.ts';
import { sheetOf } from '../../../../src-main/rules/pirate-attack/battle/sheet.ts';
import type { Sheet } from '../../../../src-main/rules/pirate-attack/battle/steps.ts';
import { random } from '../../../support/random.ts';
import { encounterFor, optionsFor } from './encounters.ts';
import { naive, type NaiveEnd } from './naive.ts';

/** The same figures out of a sheet. */
function endOf(sheet: Sheet): NaiveEnd {
  const end = {
    sunk: sheet.sunk.toSorted(),
    back: [] as string[],
    handed: [] as string[],
    fame: {} as Record<string, number>,
    goldCards: {} as Record<string, number>,
    gold: {} as Record<string, number>,
    insurance: {} as Record<string, number>,
  };
  for (const step of sheet.steps) {
    if (step.kind === 'prizes')
      for (const { seat, fame, goldCards, gold } of step.prizes) {
        if (fame) end.fame[seat] = fame;
        if (goldCards) end.goldCards[seat] = goldCards;
        if (gold) end.gold[seat] = gold;
      }
    if (step.kind === 'deaths')
      for (const { ship, returns, insurance } of step.deaths) {
        if (returns) end.back.push(ship);
        if (insurance) end.insurance[ship] = insurance;
      }
    if (step.kind === 'survivors')
      end.handed.push(...step.deserters.map(({ ship, to }) => `${ship} to ${to}`));
  }
  end.back.sort();
  end.handed.sort();
  return end;
}

test.each([
  ['main', 2000],
  ['all', 4000],
] as const)('random fights with %s the cards end as they do on paper', (box, count) => {
  const chance = random(18);
  for (let at = 0; at < count; at++) {
    const encounter = encounterFor(chance, box);
    const options = at % 2 === 0 ? defaultBattleOptions : optionsFor(chance);
    const sheet = sheetOf(encounter, options);
    expect(endOf(sheet), JSON.stringify({ at, encounter, options })).toEqual(naive(encounter, options));
    expect(sheet.certain || sheet.open.every(({ kind }) => kind === 'choice')).toBe(true);
  }
});

test('random fights in which curses beside them are turned end as they do on paper', () => {
  const chance = random(19);
  let turned = 0;
  for (let at = 0; at < 2500; at++) {
    const encounter = encounterFor(chance, 'all');
    const options = { ...optionsFor(chance), bystanderWD: true };
    const sheet = sheetOf(encounter, options);
    if (sheet.readings.some(({ option, differs }) => option === 'bystanderWD' && differs)) turned += 1;
    expect(endOf(sheet), JSON.stringify({ at, encounter, options })).toEqual(naive(encounter, options));
  }
  expect(turned).toBeGreaterThan(5);
});
