import { describe, expect, test } from 'vitest';
import type { MessageValue } from '../../../src-main/rules/kernel/message.ts';
import {
  captainName,
  cardName,
  marks,
  signed,
  ways,
  whoses,
} from '../../../src-main/rules/pirates-flag/cards.ts';
import { stopReasons } from '../../../src-main/rules/pirates-flag/waypoints.ts';
import { effectKinds, effectText, kindOf } from '../../../src-main/rules/pirates-flag/effects/effects.ts';
import { piratesFlag } from '../../../src-main/rules/pirates-flag/game.ts';
import { refusals } from '../../../src-main/rules/pirates-flag/refusals.ts';
import { rollPurposes, type State } from '../../../src-main/rules/pirates-flag/state.ts';
import { say } from '../../../src-main/contract/say.ts';
import type { Command } from '../../../src-main/rules/pirates-flag/commands.ts';
import { flank, inward, on, play, roll, seaward, stand, table, type Table } from './table.ts';
import { placeholders } from '../words.ts';

const { en, de } = piratesFlag.text;

describe('English and German', () => {
  test('say the same things', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  });

  test.each(Object.keys(en))('%s fills in the same in both', (key) => {
    expect(placeholders(de[key] ?? '')).toEqual(placeholders(en[key] ?? ''));
    expect((de[key] ?? '').trim()).not.toBe('');
  });

  test('every refusal has its words and a rule card', () => {
    for (const [code, { rule }] of Object.entries(refusals))
      for (const key of [`refusal.${code}`, `rule.${rule}`, `rule.${rule}.title`])
        expect(en).toHaveProperty([key]);
  });

  test('every refusal says that nothing was entered', () => {
    for (const code of Object.keys(refusals)) {
      expect(en[`refusal.${code}`]).toMatch(/^Refused: .*Nothing entered\.$/);
      expect(de[`refusal.${code}`]).toMatch(/^Abgelehnt: .*Nichts eingetragen\.$/);
    }
  });

  test('every option has its sentence, every choice its words, every depth its name', () => {
    for (const option of piratesFlag.options) {
      expect(en).toHaveProperty([`option.${option.name}`]);
      if (option.type !== 'choice') continue;
      for (const choice of option.choices) expect(en).toHaveProperty([`option.${option.name}.${choice}`]);
    }
    for (const depth of piratesFlag.depths) expect(en).toHaveProperty([`depth.${depth}`]);
  });

  test('no rule card is left that nothing leads to', () => {
    const led = new Set<string>(Object.values(refusals).map(({ rule }) => rule));
    const cards = Object.keys(en).flatMap((key) => /^rule\.([a-z-]+)$/.exec(key)?.[1] ?? []);
    expect(cards.filter((card) => !led.has(card))).toEqual([]);
  });

  test('every word of a card has its sentence', () => {
    const closed = [
      ...marks.map((mark) => `mark.${mark}`),
      ...whoses.map((whose) => `whose.${whose}`),
      ...ways.map((way) => `way.${way}`),
      ...stopReasons.map((reason) => `reason.${reason}`),
      ...rollPurposes.map((purpose) => `purpose.${purpose}`),
    ];
    for (const key of closed) expect(en).toHaveProperty([key]);
  });

  test.each(effectKinds)('the kind %s has its name, its columns and its choices', (kind) => {
    expect(en).toHaveProperty([`kind.${kind}`]);
    for (const [name, member] of Object.entries(kindOf({ kind }).shape)) {
      expect(en).toHaveProperty([`column.${name}`]);
      const values = member.kind === 'among' ? member.among : [];
      for (const value of values) expect(en).toHaveProperty([`column.${name}.${value}`]);
    }
  });

  test('every mark has its column', () => {
    for (const mark of marks) expect(en).toHaveProperty([`column.${mark}`]);
  });
});

describe('sentences', () => {
  const names = { red: 'Ines', blue: 'Freya', yellow: 'Mo' };
  const told = (t: Table, before: State, language: 'en' | 'de' = 'en') =>
    piratesFlag
      .tell({ kind: 'letStand' }, t.last, before, { kind: 'table' })
      .map(({ message }) => say([piratesFlag.text[language]], message, names));

  test('a move in the log', () => {
    const t = on({ docks: [11], posts: [13] }, { 'at.red': 10 }).do(roll('red', 1, 2));
    const before = t.state;
    t.do(inward('red'));
    expect(told(t, before)).toEqual([
      'Ines sailed 3 towards the Dread Captain to space 13',
      'Ines drew 1, holds 1',
      'Ines stopped at the Trading Post, space 13',
    ]);
    expect(told(t, before, 'de')[0]).toBe('Ines fährt 3 Richtung Dread Captain bis Feld 13');
  });

  test('a move past a dock is one sentence, and where a ship lies is said once', () => {
    const t = on({ docks: [11, 13] }, { 'at.red': 10, 'hand.red': 3 }).do(roll('red', 3, 2));
    const before = t.state;
    t.do(inward('red'));
    expect(told(t, before)).toEqual([
      'Ines sailed 5 towards the Dread Captain to space 15',
      'Ines drew 2, holds 5',
    ]);
    const full = on({ docks: [11] }, { 'at.red': 10, 'hand.red': 5 }).do(roll('red', 3, 2));
    const held = full.state;
    full.do(inward('red'));
    expect(told(full, held)).toEqual([
      'Ines sailed 5 towards the Dread Captain to space 15',
      'Ines passed a dock with 5 cards and drew none',
    ]);
    const turned = on({ spaces: 20, flagShip: 10, docks: [19] }, { 'at.red': 19, 'hand.red': 4 }).do(
      roll('red', 2, 1),
    );
    const start = turned.state;
    turned.do(inward('red'));
    expect(told(turned, start)).toEqual([
      'Ines sailed 1 towards the Dread Captain to space 20',
      'Ines drew 1, holds 5',
      'Ines sailed 2 towards The Dread Sea to space 18',
      'Ines passed a dock with 5 cards and drew none',
    ]);
  });

  test('a dock passed there and back is one draw; a card and a move, or two ships’ draws, are two things', () => {
    const there = on({ spaces: 20, flagShip: 10, docks: [19] }, { 'at.red': 19 }).do(roll('red', 2, 1));
    const start = there.state;
    there.do(inward('red'));
    expect(told(there, start)).toEqual([
      'Ines sailed 1 towards the Dread Captain to space 20',
      'Ines drew 2, holds 2',
      'Ines sailed 2 towards The Dread Sea to space 18',
    ]);
    const pushed = on({}, { 'at.red': 10, 'hand.red': 1 }).do(
      roll('red', 2, 1),
      flank('red', 'red', 'inward'),
    );
    const before = pushed.state;
    pushed.do(inward('red'));
    expect(told(pushed, before).slice(1)).toEqual([
      'A card moved Ines 1 towards the Dread Captain to space 11',
      'Ines sailed 3 towards the Dread Captain to space 14',
    ]);
    const shared = on({}, { 'hand.red': 1 }).teach('card-10', 'Feast', [
      { kind: 'draw', whose: 'own', count: 1 },
      { kind: 'draw', whose: 'other', count: 1 },
    ]);
    shared.do(play('red', 'card-10', 'blue'));
    const laid = shared.state;
    shared.do(stand);
    expect(told(shared, laid).slice(1)).toEqual(['Ines drew 1, holds 1', 'Freya drew 1, holds 1']);
  });

  test('a ship that does not move says where it lies', () => {
    const t = on({}, { 'at.red': 10, 'bonus.red': -12 });
    const before = t.state;
    t.do(roll('red', 1, 1));
    expect(told(t, before)).toEqual(['Ines rolled 1 + 1 to move, which counts 0', 'Ines lies at space 10']);
  });

  test('the way out', () => {
    const near = on({}, { flag: 'red', 'at.red': 2 }).do(roll('red', 1));
    const there = near.state;
    near.do(seaward('red'));
    expect(told(near, there)).toEqual(['Ines sailed 1 towards The Dread Sea to space 1']);
    const t = on({}, { flag: 'red', 'at.red': 2 }).do(roll('red', 3));
    const before = t.state;
    t.do(seaward('red'));
    expect(told(t, before)).toEqual([
      'Ines sailed 2 out to The Dread Sea',
      'Ines brought the flag out to The Dread Sea',
    ]);
  });

  test('a card that is answered', () => {
    const t = on({}, { flag: 'blue', 'at.blue': 13, 'at.red': 10, 'hand.red': 1, 'hand.blue': 1 });
    t.do(play('red', 'gone-fishin'));
    const before = t.state;
    t.do({ ...(flank('blue', 'blue', 'inward') as object), answers: 1 } as never);
    expect(told(t, before)).toEqual(["Freya answered Gone Fishin' with Flank!"]);
    const laid = t.state;
    t.do(stand);
    expect(told(t, laid)).toEqual([
      'Flank! stands',
      'A card moved Freya 1 towards the Dread Captain to space 14',
      "Gone Fishin' had no effect: out of range by now",
    ]);
  });

  test('a roll that counts more than it shows', () => {
    const t = on({}, { 'bonus.red': 3 });
    const before = t.state;
    t.do(roll('red', 2, 2));
    expect(told(t, before)).toEqual(['Ines rolled 2 + 2 to move, which counts 7']);
  });

  /** What the last of these commands is told as. */
  const last = (t: Table, ...commands: readonly Command[]) => {
    t.do(...commands.slice(0, -1));
    const before = t.state;
    t.do(...commands.slice(-1));
    return told(t, before);
  };
  const beside = { flag: 'blue', 'at.blue': 9, 'at.red': 9, 'hand.red': 2 };
  const fight: Command = { kind: 'battle', seat: 'red' };

  test('the flag: taken first, out of the water, from a ship', () => {
    const first = on({}, { 'at.red': 28 });
    expect(last(first, roll('red', 1, 1), inward('red'))).toContain(
      "Ines took the flag from the Dread Captain's ship. One die from now on",
    );
    const afloat = on({}, { flag: 'afloat', flagAt: 10, 'at.red': 9 });
    expect(last(afloat, roll('red', 1), inward('red'))).toContain('Ines picked the flag out of the water');
    expect(last(on({}, beside), play('red', 'harpoon-gun'), stand)).toContain(
      'Ines took the flag from Freya',
    );
  });

  test('the flag: lost at a waterfall, told by hand', () => {
    const fall = on({ falls: [{ top: 9, foot: 14 }] }, { flag: 'red', 'at.red': 9 });
    expect(last(fall, roll('red', 3), { kind: 'goDownFall', seat: 'red' })).toEqual([
      'Ines lost the flag, it floats at space 9',
      'Ines went over the waterfall to space 14',
    ]);
    const light = table({ depth: 'score' }).stand({ turn: 'red' });
    expect(last(light, { kind: 'placeFlag', at: 7 })).toEqual(['The flag floats at space 7']);
    expect(last(light, { kind: 'placeFlag' })).toEqual(["The flag is on the Dread Captain's ship"]);
    expect(last(light, { kind: 'placeShip', seat: 'red', at: 4 })[0]).toBe('Ines is on space 4 now');
  });

  test('battles: who beat whom, the higher number first', () => {
    expect(last(on({}, beside), fight, roll('red', 5), roll('blue', 3))[1]).toBe('Ines beat Freya, 5 to 3');
    expect(last(on({}, beside), fight, roll('red', 1), roll('blue', 3))[1]).toBe('Freya beat Ines, 3 to 1');
    const light = table({ depth: 'fights' }).stand({
      turn: 'red',
      ...{ flag: 'blue', 'at.blue': 8, 'at.red': 8 },
    });
    expect(last(light, { kind: 'tellBattle', seat: 'red', winner: 'red' })[0]).toBe('Ines beat Freya');
    expect(last(on({}, beside), fight, roll('red', 3), roll('blue', 3))).toContain('3 each: again');
  });

  test('cards: aimed at somebody, at oneself, at nobody', () => {
    expect(last(on({}, beside), play('red', 'aarrgh', 'blue'))).toEqual(['Ines played Aarrgh! on Freya']);
    expect(last(on({}, beside), play('red', 'aarrgh', 'red'))).toEqual(['Ines played Aarrgh!']);
    expect(last(on({}, beside), play('red', 'smooth-sailing'))).toEqual(['Ines played Smooth Sailing']);
    expect(
      last(on({}, { ...beside, 'captain.red': 'captain-shan' }), { kind: 'useCaptain', seat: 'red' }),
    ).toEqual(['Ines used Captain Shan']);
  });

  test('discards: named or not', () => {
    const post = () =>
      on({ posts: [9] }, { 'at.red': 7, 'hand.red': 2 }).do(roll('red', 1, 1), inward('red'));
    expect(last(post(), { kind: 'trade', seat: 'red' })[0]).toBe('Ines discarded a card, holds 1');
    expect(last(post(), { kind: 'trade', seat: 'red', card: 'flank' })[0]).toBe(
      'Ines discarded Flank!, holds 1',
    );
  });

  test('what is set by hand', () => {
    const set = (field: string, value: string | number | boolean, seat?: 'red') =>
      last(on({}, beside), { kind: 'setRight', field, value, ...(seat ? { seat } : {}) });
    expect(set('hand', 4, 'red')).toEqual(['Cards in hand of Ines set by hand: 4']);
    expect(set('turn', 'blue')).toEqual(['Whose turn set by hand: Freya']);
    expect(set('flag', 'ship')).toEqual(["Flag set by hand: on the Dread Captain's ship"]);
    expect(set('captain', 'captain-shan', 'red')).toEqual([
      'Pirate Captain of Ines set by hand: Captain Shan',
    ]);
    expect(set('doubled', true, 'red')).toEqual(['Next roll doubled of Ines set by hand: yes']);
    expect(set('doubled', false, 'red')).toEqual(['Next roll doubled of Ines set by hand: no']);
    expect(last(on({}), { kind: 'setTable', fields: { 'at.red': 4, 'at.blue': 5 } })).toEqual([
      'The table was set as it stands, 2 fields',
    ]);
  });

  test('a sum of dice, and dice that tie for who begins', () => {
    expect(last(on({}), { kind: 'rollSum', seat: 'red', sum: 9 })).toEqual(['Ines rolled 9 to move']);
    expect(last(table(), roll('red', 3, 3), roll('blue', 2, 4), roll('yellow', 1, 1))[1]).toBe(
      'Tied at 6: Ines, Freya roll again',
    );
  });

  test('a refusal says what was read, the sum and the rule', () => {
    const t = on({}, { flag: 'blue', 'at.blue': 14, 'at.red': 10, 'hand.red': 1 });
    const no = t.refusal(play('red', 'gone-fishin'));
    expect(say([en], { key: `refusal.${no?.code ?? ''}`, values: no?.values ?? {} }, names)).toBe(
      'Refused: Freya is 4 spaces away, and the card reaches 3. Nothing entered.',
    );
  });

  test('a card that nobody has taught is called by its number', () => {
    const { cards, captains } = on({}).state;
    expect(say([en], cardName(cards[47]!), names)).toBe('Card 48, not taught yet');
    expect(say([en], captainName(captains[7]!), names)).toBe('Captain 8, unknown');
    expect(say([en], cardName({ id: 'card-48', name: 'Rum', marks: [], effects: [] }), names)).toBe('Rum');
    expect(say([en], captainName({ id: 'captain-8', name: 'Ahab', effects: [] }), names)).toBe('Ahab');
  });

  test('what a card does is said from its row', () => {
    const sentence = (effect: Parameters<typeof effectText>[0]) => say([en], effectText(effect), names);
    expect(sentence({ kind: 'modifyRoll', whose: 'any', times: 1, plus: -3 })).toBe(
      '−3 to the next roll of any ship.',
    );
    expect(sentence({ kind: 'modifyRoll', whose: 'own', times: 2, plus: 1 })).toBe(
      '×2 +1 to the next roll of your own ship.',
    );
    expect(sentence({ kind: 'moveShip', whose: 'any', way: 'either', spaces: 1, upTo: false })).toBe(
      'Moves any ship 1 space either way.',
    );
    expect(
      sentence({ kind: 'moveShip', whose: 'carrier', way: 'towards', spaces: 3, upTo: true, within: 6 }),
    ).toBe('Moves the ship with the flag, if it lies within 6 spaces, up to 3 spaces towards you.');
  });

  test('a number has its sign, and one that changes nothing a plus', () => {
    expect([-3, -1, 0, 1].map(signed)).toEqual(['−3', '−1', '+0', '+1']);
  });

  test('every value that a message carries can be said', () => {
    const value: MessageValue = [{ seat: 'red' }, { key: 'card.flank' }];
    expect(say([en], { key: 'note.list', values: { notes: value } }, names)).toBe('Ines, Flank!');
  });
});
