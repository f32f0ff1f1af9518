import { describe, expect, test } from 'vitest';
import { say } from '../../../src-main/contract/say.ts';
import { sampleBoard } from '../../../src-main/rules/pirates-flag/data/sample-board.ts';
import type { Effect } from '../../../src-main/rules/pirates-flag/effects/kinds.ts';
import { piratesFlag } from '../../../src-main/rules/pirates-flag/game.ts';
import { remarksPart } from '../../../src-main/rules/pirates-flag/view/remarks.ts';
import { flank, inward, on, play, roll, running, stand, type Table } from './table.ts';

const fight = { kind: 'battle', seat: 'red' } as const;
const use = { kind: 'useCaptain', seat: 'red' } as const;
const names = { red: 'Ines', blue: 'Bartholomew', yellow: 'Mo' };
const remarks = (t: Table): readonly string[] =>
  remarksPart(t.state).map(({ message }) => say([piratesFlag.text.en], message, names));

describe('an ability that doubles the next roll', () => {
  const shan = { 'captain.red': 'captain-shan', 'at.red': 5 };

  test('comes too late once that roll has fallen, as a card that says the same', () => {
    const t = on({}, shan).do(roll('red', 3, 4));
    expect(t.refusal(use)).toMatchObject({ code: 'roll-already-made', waivable: true });
    expect(on({}, shan).refused(use)).toBeUndefined();
  });

  test('waits for the roll after where the table insists, and that is remarked with the captain', () => {
    const t = on({}, shan)
      .do(roll('red', 3, 4))
      .overrule(use, 'roll-already-made')
      .do(stand);
    expect(t.state.modifiers['red']).toMatchObject([{ times: 2 }]);
    expect(t.state.remarks).toMatchObject([{ kind: 'cardCameLate', row: 'captain-shan', seat: 'red' }]);
    expect(remarks(t).join()).toContain('Captain Shan came after the roll of Ines');
  });

  test('is open again once the ship has sailed: the next roll may be that of a battle', () => {
    const t = on({}, { ...shan, flag: 'blue', 'at.blue': 8 }).do(roll('red', 3), inward('red'), fight);
    expect(t.refused(use)).toBeUndefined();
    t.do(roll('red', 2));
    expect(t.refused(use)).toBe('roll-already-made');
  });

  test('that changes no roll is never late', () => {
    const draws: readonly Effect[] = [{ kind: 'draw', whose: 'own', count: 1 }] as readonly Effect[];
    const t = on({}, { 'at.red': 5, 'captain.red': 'captain-2' });
    t.do({ kind: 'teachCaptain', captain: 'captain-2', name: 'Old Ben', effects: draws });
    expect(t.do(roll('red', 3, 4)).refused(use)).toBeUndefined();
  });
});

describe('a battle takes the place of the roll only of who lay beside the carrier before it', () => {
  const apart = { flag: 'blue', 'at.blue': 13, 'at.red': 12 };
  const pulled = (t: Table): Table => t.do(flank('blue', 'blue', 'seaward'), stand);

  test('a carrier who is pulled there after the roll is met there, and may be fought', () => {
    const t = pulled(on({}, { ...apart, 'hand.blue': 1 }).do(roll('red', 3)));
    expect(t.at('blue')).toBe(12);
    expect(piratesFlag.prompts(t.state).map(({ kind }) => kind)).toContain('battle');
    expect(t.do(fight).phase).toBe('battle');
  });

  test('one who lay there when the dice fell is not', () => {
    const t = on({}, { ...apart, 'at.blue': 12 }).do(roll('red', 3));
    expect(t.refused(fight)).toBe('rolled-instead');
  });

  test('one who has left and come back is met anew', () => {
    const t = on({}, { ...apart, 'at.blue': 12, 'hand.blue': 1, 'hand.yellow': 1 }).do(roll('red', 3));
    t.do(flank('blue', 'blue', 'inward'), stand);
    t.overrule(flank('yellow', 'blue', 'seaward'), 'card-in-discards').do(stand);
    expect(t.at('blue')).toBe(12);
    expect(t.refused(fight)).toBeUndefined();
  });

  test('another who takes the flag there meanwhile is met as well', () => {
    const t = on({}, { ...apart, 'at.blue': 12, 'at.yellow': 12, 'hand.yellow': 1 }).do(roll('red', 3));
    t.do(play('yellow', 'harpoon-gun'), stand);
    expect(t.carrier).toBe('yellow');
    expect(t.refused(fight)).toBeUndefined();
  });
});

describe('what is typed in and cannot be quite right is remarked', () => {
  test('a board with more or fewer docks, hazards, posts or falls than the booklet counts', () => {
    const board = { ...sampleBoard, name: 'Ours', invented: false, docks: [4, 10], posts: [13] };
    const t = running({}, { edition: { board } });
    expect(remarks(t)).toEqual([
      'The board has 2 docks; the booklet counts 6.',
      'The board has 1 Trading Post; the booklet counts 2.',
    ]);
    expect(remarks(running())).toEqual([]);
    t.do({ kind: 'layBoard', board: { ...board, docks: sampleBoard.docks, posts: sampleBoard.posts } });
    expect(remarks(t)).toEqual([]);
  });

  test('a hand set above its limit, six for who took the flag first and five for the others', () => {
    const t = running({ 'hand.blue': 6, 'hand.yellow': 5 });
    expect(remarks(t)).toEqual(['Bartholomew holds 6 cards, and 5 is the most.']);
    t.stand({ flag: 'blue', 'at.blue': 20, firstTaker: 'blue' });
    expect(remarks(t)).toEqual([]);
  });

  test('no hand at a table where cards beyond the limit may be kept', () => {
    expect(remarks(running({ 'hand.blue': 7 }, { options: { overLimit: 'keep' } }))).toEqual([]);
  });
});

describe('a ship still in The Dread Sea that takes the flag by a card', () => {
  const near = { flag: 'blue', 'at.blue': 2, 'at.red': 0, 'hand.red': 1 };
  const gun = play('red', 'harpoon-gun');

  test('has it at sea and wins, since nothing is said against it (silence 16)', () => {
    expect(on({}, near).do(gun, stand).winner).toBe('red');
  });

  test('has to come into the pass first where the table says so', () => {
    const t = on({}, near, { takeAtSea: 'refused' });
    expect(t.refusal(gun)).toMatchObject({ code: 'take-at-sea', waivable: true });
    expect(t.overrule(gun, 'take-at-sea').do(stand).winner).toBe('red');
    expect(on({}, { ...near, 'at.red': 1 }, { takeAtSea: 'refused' }).refused(gun)).toBeUndefined();
  });
});

describe('whose turn it is', () => {
  const hears = (t: Table): string => {
    const no = t.refusal({ kind: 'roll', seat: 'yellow', faces: [1, 2] });
    return say([piratesFlag.text.en], { key: `refusal.${no?.code ?? ''}`, values: no?.values ?? {} }, names);
  };

  test('is said with what is still to come of it', () => {
    const t = on({}, { 'at.red': 5 }).do(roll('red', 3, 4));
    expect(hears(t)).toContain('It comes to its end first, and then Bartholomew rolls.');
  });

  test('is said with who comes next where it may end', () => {
    const t = on({}, { 'at.red': 5 }).do(roll('red', 3, 4), inward('red'));
    expect(hears(t)).toContain('It may end now, and Bartholomew rolls next.');
  });
});
