import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AnyCommand } from '../../src-main/contract/request.ts';
import { pirateQuest } from '../../src-main/rules/pirate-quest/game.ts';
import type { Report } from '../../hardware/report.ts';
import { tableBegun } from '../contract/table.ts';
import { scriptOf } from '../hardware/simulator/table.ts';
import { anEvening, pathOf, type Evening } from './evening.ts';
import { ownLibrary } from './table.ts';

const setup = {
  seats: ['red', 'blue', 'yellow', 'green'].map((seat) => ({ seat, captain: `Captain ${seat}` })),
  depth: 'cards',
  dealer: 'green',
  deck: 'sample',
  options: { dieOffBoard: 'green' },
};

/** Until Blue tries a feature: its green die is awaited. */
const before: readonly AnyCommand[] = [
  { kind: 'bid', seat: 'red', bid: 1 },
  { kind: 'bid', seat: 'blue', bid: 0 },
  { kind: 'bid', seat: 'yellow', bid: 1 },
  { kind: 'bid', seat: 'green', bid: 1 },
  { kind: 'playCard', seat: 'red', card: 'swords-6' },
  { kind: 'tryFeature', seat: 'blue', card: 'axes-2' },
];

const script = scriptOf(
  { reader: 'tower', kind: 'qm1', name: 'Tower' },
  { reader: 'tray', kind: 'qm1', name: 'Red’s tray' },
  { reader: 'left', kind: 'rdm6300' },
  { reader: 'right', kind: 'em-18' },
);

const face = (die: string, value: string): Report => ({ kind: 'face', die, face: value, state: 'rest' });
const diceCard: Report = { kind: 'tag', tag: '307E4DE5C2' };

let owned: ReturnType<typeof ownLibrary>;
let evening: Evening;

/** The readers are found by their bytes, as on the first evening; then the two of a captain get their seats. */
beforeEach(async () => {
  owned = ownLibrary();
  const table = tableBegun(pirateQuest, setup);
  for (const command of before) expect(table.act({ command })).toMatchObject({ kind: 'entered' });
  evening = await anEvening(script, { library: owned.library, isFirstTime: true, table });
  const { readers, clock } = evening;
  const chest = readers.hold.create('pirate-quest', 'Ours');
  if (!chest.ok) throw new Error('no chest');
  readers.hold.teach(chest.value, diceCard.tag, 'dice-card/1');
  // The first tag that proves a reader is a strange one.
  for (const reader of ['tower', 'tray', 'left', 'right']) {
    await readers.rack.examine(pathOf(reader));
    await clock.advanceSettled(3000);
  }
  for (const reader of ['left', 'right']) {
    await evening.show(reader, { kind: 'tag', tag: '0F0184F07A' });
    await evening.show(reader, { kind: 'tag-gone', tag: '0F0184F07A' });
  }
  for (const reader of ['tray', 'left'])
    readers.change(pathOf(reader), { place: { kind: 'seat', seat: 'red' } });
  readers.change(pathOf('right'), { place: { kind: 'seat', seat: 'blue' } });
});

afterEach(async () => {
  await evening.end();
  owned.remove();
});

const head = () => JSON.parse(evening.table.entry(evening.table.head).command) as AnyCommand;

describe('through discovery, the wire and two readers', () => {
  test('each reader is what its bytes say', () => {
    const kinds = ['tower', 'tray', 'left', 'right'].map((reader) => evening.reader(reader)?.kind);
    expect(kinds).toEqual(['qm1', 'qm1', 'rdm6300', 'em-18']);
  });

  test.each(['blue', 'red'])(
    'a %s die is refused where the green one is thrown, and enters nothing',
    async (die) => {
      const value = pirateQuest.pieces().find(({ sign }) => sign.kind === 'face' && sign.die === die)?.row;
      const taken = await evening.show('tower', face(die, value ?? ''));
      expect(taken).toMatchObject({ outcome: 'refused', signal: 'refused' });
      expect(head()).toEqual(before.at(-1));
      expect(await evening.show('tower', face('green', '1'))).toMatchObject({ outcome: 'accepted' });
      expect(head()).toMatchObject({ kind: 'roll', seat: 'blue', face: '1' });
    },
  );

  test('the right die on the tray of a captain who does not throw is not that throw', async () => {
    expect(await evening.show('tray', face('green', '1'))).toMatchObject({ outcome: 'refused' });
    expect(head()).toEqual(before.at(-1));
  });

  test('a dice card that another captain has drawn is refused at that captain’s reader, and counts at the thrower’s', async () => {
    expect(await evening.show('left', diceCard)).toMatchObject({ outcome: 'refused', signal: 'refused' });
    expect(head()).toEqual(before.at(-1));
    await evening.show('left', { kind: 'tag-gone', tag: '307E4DE5C2' });
    expect(await evening.show('right', diceCard)).toMatchObject({ outcome: 'accepted' });
    expect(head()).toMatchObject({ kind: 'roll', seat: 'blue' });
  });
});
