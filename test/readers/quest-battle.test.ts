import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatCode } from '../../src-main/chest/code.ts';
import { boundaryOf } from '../../src-main/contract/games.ts';
import type { AnyCommand } from '../../src-main/contract/request.ts';
import { Readers } from '../../src-main/readers/readers.ts';
import type { Taken } from '../../src-main/readers/taken.ts';
import { pirateQuest } from '../../src-main/rules/pirate-quest/game.ts';
import type { State } from '../../src-main/rules/pirate-quest/state.ts';
import type { RunningTable } from '../../src-main/session/running-table.ts';
import type { Remembered } from '../../hardware/discovery/remembered.ts';
import { lastingClock } from '../../hardware/simulator/clock.ts';
import { simulate, type Simulation } from '../../hardware/simulator/simulate.ts';
import { driverOf } from '../../hardware/readers.ts';
import type { Report } from '../../hardware/report.ts';
import { tableBegun } from '../contract/table.ts';
import { scriptOf } from '../hardware/simulator/table.ts';
import { needs } from '../support/needs.ts';
import { ownLibrary } from './table.ts';

const socat = needs('socat');

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

const cast = scriptOf(
  { reader: 'tower', kind: 'qm1', name: 'Dice tower' },
  { reader: 'left', kind: 'rdm6300' },
  { reader: 'old', kind: 'parallax' },
  { reader: 'blue', kind: 'reader-7941e' },
  { reader: 'box', kind: 'pn532' },
  { reader: 'gun', kind: 'scanner' },
);

/** Which card carries which tag; the others are read by their printed code. */
const tags: Readonly<Record<string, string>> = {
  'swords-6': '62E3086CED',
  'axes-2': '0F0184F07A',
  'swords-3': '2E00B6D7B5',
  'swords-8': '04A035B2BC2B80',
};

const face = (die: string, value: string): Report => ({ kind: 'face', die, face: value, state: 'rest' });
const tag = (card: string): Report => ({ kind: 'tag', tag: tags[card] ?? '' });
const printed = (card: string): Report => {
  const piece = pirateQuest.pieces().find(({ key }) => key === `card/${card}`);
  if (!piece) throw new Error(card);
  return { kind: 'code', text: formatCode('pirate-quest', piece) };
};

/** What somebody at the table would show to which reader for this command; nothing where readers do not reach. */
function shownFor(command: AnyCommand, now: State): readonly (readonly [string, Report])[] {
  const button = (name: string) => ['tower', { kind: 'button', button: name }] as const;
  const card = ['gun', printed(String(command['card'] ?? 'swords-1'))] as const;
  switch (command.kind) {
    case 'bid':
      return [['tower', face(`bid-${String(command['seat'])}`, String(command['bid'] || 6))]];
    case 'playCard':
      return [card];
    case 'tryFeature':
      return [button('try'), card];
    case 'roll': {
      const die = now.battle.fight.attempt?.rolling.die;
      return die ? [['tower', face(die, String(command['face']))]] : [];
    }
    case 'spendLuck':
      return [button(String(command['use']))];
    case 'takeBack':
      return [button('take-back')];
    default:
      return [];
  }
}

let owned: ReturnType<typeof ownLibrary>;
let simulation: Simulation;
let readers: Readers;
let table: RunningTable;
let taken: (reader: string, taken: Taken) => void = () => undefined;

const freshTable = (begun: unknown = setup): RunningTable => tableBegun(pirateQuest, begun);

async function plugIn(): Promise<void> {
  const simulated = await simulate(cast, { over: 'pty' });
  if ('code' in simulated) throw new Error(JSON.stringify(simulated));
  simulation = simulated;
  const { library } = owned;
  for (const { role, port } of simulation.readers) {
    const [line] = driverOf(role.kind).lines;
    const known: Remembered = { path: port.path, kind: role.kind, line, name: role.name };
    library.readers.set(port.path, known);
  }
  table = freshTable();
  readers = new Readers({
    library,
    gameOf: (id) => boundaryOf(id)?.game,
    clock: lastingClock,
    hardware: { list: () => Promise.resolve([]) },
    onTaken: (reader, _, what) => {
      taken(reader, what);
    },
  });
  const chest = readers.hold.create('pirate-quest', 'Ours');
  if (!chest.ok) throw new Error('no chest');
  for (const [card, each] of Object.entries(tags)) readers.hold.teach(chest.value, each, `card/${card}`);
  readers.attach(table);
  readers.start();
  await live();
}

/** Every port is open, and the two that answer have answered. */
async function live(): Promise<void> {
  const isReady = () => {
    const states = readers.readersPart().readers.map(({ kind, state }) => [kind, state] as const);
    return states.every(
      ([kind, state]) => state === 'live' || (state === 'proving' && kind !== 'qm1' && kind !== 'pn532'),
    );
  };
  await new Promise<void>((resolve) => {
    const stop = readers.onChange(() => {
      if (isReady()) {
        stop();
        resolve();
      }
    });
  });
}

/** Shows something to a reader, and waits until it was read. */
async function show(reader: string, report: Report): Promise<Taken> {
  const path = simulation.readers.find(({ role }) => role.reader === reader)?.port.path;
  const read = new Promise<Taken>((resolve) => {
    taken = (at, what) => {
      if (at === path) resolve(what);
    };
  });
  await simulation.act(reader, { kind: 'report', report });
  const what = await read;
  if (report.kind === 'tag')
    await simulation.act(reader, { kind: 'report', report: { ...report, kind: 'tag-gone' } });
  return what;
}

describe.skipIf(socat.missing)(`over real ports${socat.reason}`, () => {
  beforeEach(async () => {
    owned = ownLibrary();
    await plugIn();
  });

  afterEach(async () => {
    await readers.stop();
    await simulation.stop();
    owned.remove();
  });

  test('a battle of Pirate Quest is played from readers alone, and is the battle that was typed', async () => {
    const commands: readonly (readonly [string, Report, AnyCommand | undefined])[] = [
      ['tower', face('bid-red', '1'), { kind: 'bid', seat: 'red', bid: 1 }],
      ['tower', face('bid-blue', '6'), { kind: 'bid', seat: 'blue', bid: 0 }],
      ['tower', face('bid-yellow', '1'), { kind: 'bid', seat: 'yellow', bid: 1 }],
      ['tower', face('bid-green', '1'), { kind: 'bid', seat: 'green', bid: 1 }],
      ['left', tag('swords-6'), { kind: 'playCard', seat: 'red', card: 'swords-6' }],
      ['tower', { kind: 'button', button: 'try' }, undefined],
      ['old', tag('axes-2'), { kind: 'tryFeature', seat: 'blue', card: 'axes-2' }],
      ['tower', face('green', '1'), { kind: 'roll', seat: 'blue', face: '1' }],
      ['blue', tag('swords-3'), { kind: 'playCard', seat: 'yellow', card: 'swords-3' }],
      ['box', tag('swords-8'), { kind: 'playCard', seat: 'green', card: 'swords-8' }],
      ['gun', printed('axes-9'), { kind: 'playCard', seat: 'green', card: 'axes-9' }],
      ['gun', printed('axes-1'), { kind: 'playCard', seat: 'red', card: 'axes-1' }],
      ['gun', printed('axes-4'), { kind: 'playCard', seat: 'blue', card: 'axes-4' }],
      ['gun', printed('axes-5'), { kind: 'playCard', seat: 'yellow', card: 'axes-5' }],
    ];
    for (const [reader, report, command] of commands) {
      const what = await show(reader, report);
      expect(what.outcome, JSON.stringify([report, what])).toBe('accepted');
      if (command) expect(JSON.parse(table.entry(table.head).command)).toEqual(command);
    }
    expect(table.prompts[0]?.kind).toBe('move');
    expect(
      table
        .entriesInForce()
        .slice(1)
        .every(({ source }) => source === 'scanned'),
    ).toBe(true);

    const typed = freshTable();
    for (const [, , command] of commands) if (command) typed.act({ command });
    expect(table.playHash()).toBe(typed.playHash());
    expect(table.log.readings({ entry: table.head }).map(({ reader }) => reader.split('/').at(-1))).toEqual([
      'gun',
    ]);
  });

  test('a whole race is read from the first bid to the goal, and is the race that was typed', async () => {
    const folder = join(import.meta.dirname, '../../docs/examples/pirate-quest/evening');
    const begun: unknown = JSON.parse(readFileSync(join(folder, 'setup.json'), 'utf8'));
    const commands = readFileSync(join(folder, 'commands.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as AnyCommand);
    table = freshTable(begun);
    readers.attach(table);
    let read = 0;
    for (const command of commands) {
      const reports = shownFor(command, table.state.game as State);
      for (const [reader, report] of reports) {
        const what = await show(reader, report);
        expect(what.outcome, JSON.stringify([command, report, what])).toBe('accepted');
      }
      if (reports.length > 0) read += 1;
      else expect(table.act({ command })).toMatchObject({ kind: 'entered' });
      expect(JSON.parse(table.entry(table.head).command)).toEqual(command);
    }
    expect(table.state.game).toMatchObject({ phase: 'over', winner: 'red' });
    expect(table.entriesInForce().filter(({ source }) => source === 'scanned')).toHaveLength(read);
    const typed = freshTable(begun);
    for (const command of commands) typed.act({ command });
    expect(table.playHash()).toBe(typed.playHash());
  });

  test('a reader pulled out in the middle of a turn is back by itself, and nothing is lost or doubled', async () => {
    await show('tower', face('bid-red', '1'));
    await simulation.act('tower', { kind: 'plug', isIn: false });
    const bid: AnyCommand = { kind: 'bid', seat: 'blue', bid: 0 };
    table.act({ command: bid });
    await simulation.act('tower', { kind: 'plug', isIn: true });
    await live();
    expect((await show('tower', face('bid-yellow', '1'))).outcome).toBe('accepted');
    expect(
      table
        .entriesInForce()
        .slice(1)
        .map(({ command }) => (JSON.parse(command) as AnyCommand)['seat']),
    ).toEqual(['red', 'blue', 'yellow']);
  });
});
