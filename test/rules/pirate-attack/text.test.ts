import { describe, expect, test } from 'vitest';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import {
  battleOptions,
  defaultBattleOptions,
  House,
  valuesOf,
} from '../../../src-main/rules/pirate-attack/battle/house.ts';
import { refusals } from '../../../src-main/rules/pirate-attack/refusals.ts';
import { shownFor } from '../../../src-main/contract/shown.ts';
import { placeholders } from '../words.ts';

const { en, de } = pirateAttack.text;

describe('English and German', () => {
  test('say the same things', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  });

  test.each(Object.keys(en))('%s fills in the same in both', (key) => {
    expect(placeholders(de[key] ?? '')).toEqual(placeholders(en[key] ?? ''));
    expect((de[key] ?? '').trim()).not.toBe('');
  });

  test('every refusal has its words, says that nothing was entered, and has a rule card', () => {
    for (const [code, { rule }] of Object.entries(refusals)) {
      expect(en[`refusal.${code}`]).toMatch(/^Refused: .*Nothing entered\.$/);
      expect(de[`refusal.${code}`]).toMatch(/^Abgelehnt: .*Nichts eingetragen\.$/);
      for (const key of [`rule.${rule}`, `rule.${rule}.title`]) expect(en).toHaveProperty([key]);
    }
  });

  test('a house rule that decides who sinks is named in words wherever a fight is shown', async () => {
    const shown = Object.assign({}, ...(await shownFor('pirate-attack', 'de'))) as object;
    const house = new House(defaultBattleOptions);
    for (const { name } of battleOptions) house.says(name);
    for (const name of house.turnedOn) {
      expect(shown).toHaveProperty([`reading.${name}`]);
      for (const value of valuesOf(name))
        if (typeof value === 'string') expect(shown).toHaveProperty([`reading.${name}.${value}`]);
    }
  });

  test('every option has its sentence, every choice its words, every depth its name', () => {
    for (const option of pirateAttack.options) {
      expect(en).toHaveProperty([`option.${option.name}`]);
      if (option.type !== 'choice') continue;
      for (const choice of option.choices) expect(en).toHaveProperty([`option.${option.name}.${choice}`]);
    }
    for (const depth of pirateAttack.depths) expect(en).toHaveProperty([`depth.${depth}`]);
  });

  test('no rule card is left that nothing leads to', () => {
    const led = new Set<string>([...Object.values(refusals).map(({ rule }) => rule), 'depths', 'ships']);
    const cards = Object.keys(en).flatMap((key) => /^rule\.([a-z-]+)$/.exec(key)?.[1] ?? []);
    expect(cards.filter((card) => !led.has(card))).toEqual([]);
  });
});
