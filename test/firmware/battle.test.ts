import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { boundaryOf } from '../../src-main/contract/games.ts';
import type { AnyCommand } from '../../src-main/contract/request.ts';
import { Readers } from '../../src-main/readers/readers.ts';
import type { Taken } from '../../src-main/readers/taken.ts';
import { pirateQuest } from '../../src-main/rules/pirate-quest/game.ts';
import type { Report } from '../../hardware/report.ts';
import { lastingClock } from '../../hardware/simulator/clock.ts';
import { tableBegun } from '../contract/table.ts';
import { ownLibrary } from '../readers/table.ts';
import { SimulatedBox, type ButtonName } from './box.ts';

const setup = {
  seats: [
    { seat: 'red', captain: 'Ines' },
    { seat: 'blue', captain: 'Bartholomew' },
    { seat: 'yellow', captain: 'Mo' },
    { seat: 'green', captain: 'Freya' },
  ],
  depth: 'cards',
  dealer: 'green',
  deck: 'sample',
  options: { dieOffBoard: 'green' },
} as const;

/** Which piece carries which tag: captains, cards and the face of a die. */
const tags = {
  'token/red': '5C000001',
  'token/blue': '5C000002',
  'token/yellow': '5C000003',
  'token/green': '5C000004',
  'card/swords-6': '04A035B2BC2B81',
  'card/axes-2': '04A035B2BC2B82',
  'card/swords-3': '04A035B2BC2B83',
  'card/swords-8': '04A035B2BC2B84',
  'card/axes-9': '04A035B2BC2B85',
  'card/axes-1': '04A035B2BC2B86',
  'card/axes-4': '04A035B2BC2B87',
  'card/axes-5': '04A035B2BC2B88',
  'face/green': '5C000005',
} as const;
type Piece = keyof typeof tags;

/** The chest names a face by where it is on its die. */
const one = pirateQuest
  .pieces()
  .find(({ sign }) => sign.kind === 'face' && sign.die === 'green' && sign.face === '1');
const keyOf = (piece: string): string => (piece === 'face/green' ? (one?.key ?? '') : piece);
type Shown = { readonly lay: Piece } | { readonly press: ButtonName };

const lay = (piece: Piece): Shown => ({ lay: piece });
const press = (button: ButtonName): Shown => ({ press: button });

/** What is shown to the two boxes, and what is on record then. */
const battle: readonly (readonly [Shown, AnyCommand | undefined])[] = [
  [lay('token/red'), undefined],
  [press('1'), { kind: 'bid', seat: 'red', bid: 1 }],
  [lay('token/blue'), undefined],
  [press('0'), { kind: 'bid', seat: 'blue', bid: 0 }],
  [lay('token/yellow'), undefined],
  [press('2'), { kind: 'bid', seat: 'yellow', bid: 2 }],
  [press('undo'), undefined],
  [lay('token/yellow'), undefined],
  [press('1'), { kind: 'bid', seat: 'yellow', bid: 1 }],
  [lay('token/green'), undefined],
  [press('1'), { kind: 'bid', seat: 'green', bid: 1 }],
  [lay('card/swords-6'), { kind: 'playCard', seat: 'red', card: 'swords-6' }],
  [press('try'), undefined],
  [lay('card/axes-2'), { kind: 'tryFeature', seat: 'blue', card: 'axes-2' }],
  [lay('face/green'), { kind: 'roll', seat: 'blue', face: '1' }],
  [lay('card/swords-3'), { kind: 'playCard', seat: 'yellow', card: 'swords-3' }],
  [lay('card/swords-8'), { kind: 'playCard', seat: 'green', card: 'swords-8' }],
  [lay('card/axes-9'), { kind: 'playCard', seat: 'green', card: 'axes-9' }],
  [lay('card/axes-1'), { kind: 'playCard', seat: 'red', card: 'axes-1' }],
  [lay('card/axes-4'), { kind: 'playCard', seat: 'blue', card: 'axes-4' }],
  [lay('card/axes-5'), { kind: 'playCard', seat: 'yellow', card: 'axes-5' }],
];

let folder: string;
let owned: ReturnType<typeof ownLibrary>;
let boxes: readonly [SimulatedBox, SimulatedBox];
let readers: Readers;
let lying: Piece | undefined;
let taken: (report: Report, taken: Taken) => void = () => undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'battle-'));
  owned = ownLibrary();
  boxes = await Promise.all([
    SimulatedBox.powered('tag-box', { eeprom: join(folder, 'tags'), isPaced: true, seed: 1 }),
    SimulatedBox.powered('button-box', { eeprom: join(folder, 'buttons'), isPaced: true, seed: 2 }),
  ]);
});

afterEach(async () => {
  await readers.stop();
  await Promise.all(boxes.map((box) => box.end()));
  owned.remove();
  rmSync(folder, { recursive: true });
});

/** Both boxes are found on their ports as strangers are: by what they answer. */
async function found(): Promise<void> {
  const isLive = () =>
    readers.readersPart().readers.filter(({ kind, state }) => kind === 'qm1' && state === 'live').length ===
    2;
  const come = new Promise<void>((resolve) => {
    const stop = readers.onChange(() => {
      if (!isLive()) return;
      stop();
      resolve();
    });
  });
  await Promise.all(boxes.map(({ path }) => readers.rack.examine(path)));
  await come;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function show(shown: Shown): Promise<Taken> {
  const [tagBox, buttonBox] = boxes;
  // A tag that lies there still is lifted first, for as long as the box needs to notice.
  if ('lay' in shown && shown.lay === lying) {
    await tagBox.lift();
    await pause(600);
  }
  const read = new Promise<Taken>((resolve) => {
    taken = (report, what) => {
      if (report.kind === ('lay' in shown ? 'tag' : 'button')) resolve(what);
    };
  });
  if ('lay' in shown) {
    lying = shown.lay;
    await tagBox.lay(tags[shown.lay]);
    return read;
  }
  await buttonBox.press(shown.press);
  const what = await read;
  await buttonBox.release(shown.press);
  // A finger needs as long as the contact to settle.
  await pause(100);
  return what;
}

test('a battle of Pirate Quest is played from a tag box and a button box, and is the battle that was typed', async () => {
  const table = tableBegun(pirateQuest, setup);
  readers = new Readers({
    library: owned.library,
    gameOf: (id) => boundaryOf(id)?.game,
    clock: lastingClock,
    hardware: { list: () => Promise.resolve([]) },
    onTaken: (_reader, { report }, what) => {
      taken(report, what);
    },
  });
  const chest = readers.hold.create('pirate-quest', 'Ours');
  if (!chest.ok) throw new Error('no chest');
  for (const [piece, tag] of Object.entries(tags)) readers.hold.teach(chest.value, tag, keyOf(piece));
  readers.attach(table);
  readers.start();
  await found();
  const names = readers.readersPart().readers.map(({ name }) => name);
  expect(names.sort()).toEqual(['Button box', 'Tag box']);
  const [, buttonBox] = boxes;
  expect(readers.change(buttonBox.path, { acts: true })).toBe(true);

  for (const [shown, command] of battle) {
    const what = await show(shown);
    expect(what.outcome, JSON.stringify([shown, what])).toBe('accepted');
    if (command) expect(JSON.parse(table.entry(table.head).command)).toEqual(command);
  }
  expect(table.prompts[0]?.kind).toBe('move');

  const typed = tableBegun(pirateQuest, setup);
  for (const [, command] of battle) {
    if (command && !(command['seat'] === 'yellow' && command['bid'] === 2)) typed.act({ command });
  }
  const inForce = (each: typeof table) =>
    each.entriesInForce().map(({ command }) => JSON.parse(command) as unknown);
  expect(inForce(table)).toEqual(inForce(typed));
  expect(table.state.game).toEqual(typed.state.game);
  // The boxes have shown what became of it.
  for (const box of boxes) expect(box.lit.green).toBeGreaterThan(0);
});
