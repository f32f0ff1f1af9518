import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { formatMark, type Mark } from '../../../src-main/chest/board.ts';
import { formatCode } from '../../../src-main/chest/code.ts';
import type { AnyCommand } from '../../../src-main/contract/request.ts';
import { games } from '../../../src-main/rules/games.ts';
import { fold } from '../../../src-main/rules/kernel/fold.ts';
import type { AnyGame } from '../../../src-main/rules/kernel/game.ts';
import { nothingWaived } from '../../../src-main/rules/kernel/refusal.ts';
import type { Command } from '../../../src-main/rules/pirate-tricks/commands.ts';
import { pirateTricks } from '../../../src-main/rules/pirate-tricks/game.ts';
import type { State } from '../../../src-main/rules/pirate-tricks/state.ts';
import type { RunningTable } from '../../../src-main/session/running-table.ts';
import { isToken } from '../../../src-renderer/displays/camera/ring.ts';
import { tableBegun } from '../../contract/table.ts';
import { shuffleFor, type Physical } from '../../rules/pirate-tricks/physical.ts';
import { playsFor } from '../../rules/pirate-tricks/plays.ts';
import { needs } from '../../support/needs.ts';
import { leave } from '../engine.ts';
import { random, type Random } from '../../support/random.ts';
import { openStand, until, type Stand } from '../house.ts';
import { atACamera, type AtACamera } from './at-a-camera.ts';
import type { ShownLabel } from './scenes.ts';
import { labelsFor } from './tricks-labels.ts';

const need = needs('chromium');

/** What a reading says that was kept. */
interface Report {
  readonly kind: string;
  readonly text?: string;
  readonly tag?: string;
}

/** What the table tells next; what is laid out face up is laid in one movement. */
function nextOf(state: State, physical: Physical, chance: Random): readonly Command[] {
  const commands: Command[] = [];
  for (let now = state; commands.length < mostAtOnce;) {
    const asked = pirateTricks.prompts(now).find(({ need: of }) => of === 'must');
    const ways = asked ? playsFor(now, asked, physical, chance) : [];
    const decisions = ways.map((command) => ({
      command,
      decided: pirateTricks.decide(now, command, nothingWaived),
    }));
    const told = decisions.find(({ decided }) => decided.ok);
    if (!told?.decided.ok) throw new Error(asked?.kind ?? 'nothing is asked');
    const [first = told.command] = commands;
    if (first.kind !== told.command.kind) break;
    commands.push(told.command);
    if (first.kind !== 'drawScoreCard' && first.kind !== 'dealCard') break;
    now = fold(pirateTricks.evolve, now, told.decided.value);
  }
  return commands;
}
/** Of the thirty cards that are laid in a round, those that are told by hand: they are read as the others are. */
const typed = { after: 6, upTo: 27 };

/** So many find room in one row of the picture. */
const mostAtOnce = 5;

/** A token is laid with what it belongs to, anything else by itself. */
function momentsOf(texts: readonly string[]): readonly (readonly string[])[] {
  const [first = '', ...rest] = texts;
  const together = isToken(first) ? rest.slice(0, 1) : [];
  return [[first, ...together], ...rest.slice(together.length).map((text) => [text])];
}

// A camera sees at the pace of the machine: what a busy one did not read in time is laid out again.
describe.skipIf(need.missing)(`with a camera alone${need.reason}`, { retry: 3 }, () => {
  let stand: Stand;
  let camera: AtACamera;
  let page: Page;
  beforeAll(async () => {
    stand = await openStand();
    camera = await atACamera({ width: 640, height: 360, perSecond: 12 });
  });
  afterEach(async () => {
    await leave(page);
    await stand.house.companion.leave();
  });
  afterAll(async () => {
    await camera.close();
    await stand.close();
  });

  async function lookOn(): Promise<void> {
    camera.show({});
    ({ page } = await camera.visit(stand.url('/camera')));
    await page.getByText('Lay a card into the picture.').waitFor();
    // What lies there in the first moments was laid by nobody just now.
    await page.waitForTimeout(1500);
  }

  /** Where labels lie around the ring, those of one moment in two rows by turns. */
  let row = 0;
  const placed = (texts: readonly string[]): readonly ShownLabel[] => {
    row = 1 - row;
    return texts.map((text, at) =>
      text.startsWith('QMB:')
        ? { text, x: 320, y: 180, side: 72 }
        : { text, x: 74 + at * 123, y: row === 0 ? 64 : 296, side: 62, turn: (at * 7 + row * 5) % 16 },
    );
  };

  /** Lays labels down in one moment until they are read; those of before are taken away with the same movement. */
  async function lay(
    texts: readonly string[],
    asked = (): Promise<void> => Promise.resolve(),
  ): Promise<void> {
    const readings = (after: number, kind: string) =>
      stand.table.log
        .readings({ last: 60 })
        .filter(({ id }) => id > after)
        .map(({ report }) => JSON.parse(report) as Report)
        .filter((report) => report.kind === kind)
        .map(({ text, tag }) => text ?? tag);
    const last = () => stand.table.log.readings({ last: 1 })[0]?.id ?? 0;
    // What lies there still, or has left so lately that it may come back, has to be gone before it is laid once more.
    const lies = (text: string): boolean => {
      const told = stand.table.log
        .readings({ last: 200 })
        .map(({ id, report }) => ({ id, ...(JSON.parse(report) as Report) }))
        .filter((one) => (one.text ?? one.tag) === text && ['code', 'tag-gone'].includes(one.kind))
        .sort((one, other) => one.id - other.id);
      return told[told.length - 1]?.kind === 'code';
    };
    if (texts.some(lies)) {
      camera.show({});
      await until(() => !texts.some(lies));
    }
    const before = last();
    camera.show({ shows: placed(texts) });
    await asked();
    await until(() => texts.every((text) => readings(before, 'code').includes(text)));
  }

  /** Whoever lays out several face up says that their order does not matter. */
  const inAnyOrder = (): Promise<void> => page.getByRole('button', { name: 'No matter' }).click();

  const codeIn = (game: AnyGame, key: string): string => {
    const piece = game.pieces().find((each) => each.key === key);
    if (!piece) throw new Error(key);
    return formatCode(game.id, piece);
  };
  const newest = (table: RunningTable, count = 1) =>
    table
      .entriesInForce()
      .slice(-count)
      .map(({ command }) => JSON.parse(command) as AnyCommand);

  const whatWasRead = (table: RunningTable): string =>
    table.log
      .readings({ last: 6 })
      .map(({ report, fates }) => `${report} ${JSON.stringify(fates)}`)
      .join('\n');

  test('a battle of Pirate Quest is read off labels and the scan board, and is the battle that was typed', async () => {
    const quest = games['pirate-quest'];
    const setup = { depth: 'cards', setup: { deck: 'sample' }, options: { dieOffBoard: 'green' } };
    const table = await stand.begin('pirate-quest', setup);
    await lookOn();
    const card = (row: string): string => codeIn(quest, `card/${row}`);
    const mark = (of: Mark): string => formatMark(quest.id, of);
    const bid = (seat: 'red' | 'blue' | 'yellow' | 'green', value: number) =>
      [
        [codeIn(quest, `token/${seat}`), mark({ kind: 'number', value })],
        { kind: 'bid', seat, bid: value },
      ] as const;
    const play = (seat: string, row: string) => [[card(row)], { kind: 'playCard', seat, card: row }] as const;
    const one = quest
      .pieces()
      .find(({ sign }) => sign.kind === 'face' && sign.die === 'green' && sign.face === '1');
    const moves: readonly (readonly [readonly string[], AnyCommand])[] = [
      [[mark({ kind: 'seat', seat: 'green' })], { kind: 'nameDealer', seat: 'green' }],
      bid('red', 1),
      bid('blue', 0),
      bid('yellow', 1),
      bid('green', 1),
      play('red', 'swords-6'),
      [
        [mark({ kind: 'choice', choice: 'try' }), card('axes-2')],
        { kind: 'tryFeature', seat: 'blue', card: 'axes-2' },
      ],
      [[mark({ kind: 'face', piece: one?.key ?? '' })], { kind: 'roll', seat: 'blue', face: '1' }],
      play('yellow', 'swords-3'),
      play('green', 'swords-8'),
      play('green', 'axes-9'),
      play('red', 'axes-1'),
      play('blue', 'axes-4'),
      play('yellow', 'axes-5'),
    ];
    for (const [texts, command] of moves) {
      for (const moment of momentsOf(texts)) await lay(moment);
      expect(newest(table), whatWasRead(table)).toEqual([command]);
    }
    expect(table.prompts[0]?.kind).toBe('move');
    const entries = table.entriesInForce().slice(1);
    expect(entries.every(({ source }) => source === 'scanned')).toBe(true);
    const typed = tableBegun(
      quest,
      (JSON.parse(table.entry(1).command) as { readonly setup: unknown }).setup,
    );
    for (const [, command] of moves) typed.act({ command });
    expect(table.playHash()).toBe(typed.playHash());
    await expect.poll(() => page.locator('li').count()).toBeGreaterThan(10);
  }, 400_000);

  test('a round of Pirate Tricks is read off labels and the scan board, but for the fights in its middle', async () => {
    const seats = ['red', 'blue', 'yellow'] as const;
    const captains = seats.map((seat) => ({ seat, captain: seat }));
    const table = await stand.begin('pirate-tricks', { depth: 'cards', captains, options: { rounds: 3 } });
    await lookOn();
    const stateNow = (): State => table.state.game as unknown as State;
    const chance = random(1);
    const physical = shuffleFor(stateNow(), chance);
    let read = 0;
    let laid = 0;
    while (stateNow().past.length === 0) {
      const commands = nextOf(stateNow(), physical, chance);
      if (commands[0]?.kind === 'playCard') laid += 1;
      if (laid > typed.after && laid <= typed.upTo && commands[0]) {
        table.act({ command: commands[0] });
        continue;
      }
      const texts = commands.map(labelsFor);
      if (commands.length > 1) await lay(texts.flat(), inAnyOrder);
      else for (const moment of momentsOf(texts.flat())) await lay(moment);
      read += commands.length;
      expect(newest(table, commands.length), whatWasRead(table)).toEqual(commands);
    }
    expect(stateNow().past).toHaveLength(1);
    expect(table.entriesInForce().filter(({ source }) => source === 'scanned')).toHaveLength(read);
  }, 600_000);
});
