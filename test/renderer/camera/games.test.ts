import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { formatMark, type Mark } from '../../../src-main/chest/board.ts';
import { formatCode } from '../../../src-main/chest/code.ts';
import type { AnyCommand } from '../../../src-main/contract/request.ts';
import { games } from '../../../src-main/rules/games.ts';
import type { AnyGame } from '../../../src-main/rules/kernel/game.ts';
import { pirateTricks } from '../../../src-main/rules/pirate-tricks/game.ts';
import type { State } from '../../../src-main/rules/pirate-tricks/state.ts';
import type { RunningTable } from '../../../src-main/session/running-table.ts';
import { tableBegun } from '../../contract/table.ts';
import { shuffleFor } from '../../rules/pirate-tricks/physical.ts';
import { playsFor } from '../../rules/pirate-tricks/plays.ts';
import { needs } from '../../support/needs.ts';
import { random } from '../../support/random.ts';
import { openStand, until, type Stand } from '../house.ts';
import { atACamera, type AtACamera } from './at-a-camera.ts';
import type { ShownLabel } from './scenes.ts';
import { labelsFor } from './tricks-labels.ts';

const need = needs('chromium');

describe.skipIf(need.missing)(`with a camera alone${need.reason}`, () => {
  let stand: Stand;
  let camera: AtACamera;
  let page: Page;
  beforeAll(async () => {
    stand = await openStand();
    camera = await atACamera();
  });
  afterEach(async () => {
    await page.context().close();
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

  /** Lays a label down until it is read, and takes it away until it is gone. */
  async function lay(text: string): Promise<void> {
    const readings = () => stand.table.log.readings({ last: 40 });
    const before = readings().at(-1)?.id ?? 0;
    const since = (kind: string) => () =>
      readings().some(({ id, report }) => {
        const read = JSON.parse(report) as {
          readonly kind: string;
          readonly text?: string;
          readonly tag?: string;
        };
        return id > before && read.kind === kind && (read.text ?? read.tag) === text;
      });
    const isBoard = text.startsWith('QMB:');
    const where: ShownLabel = isBoard
      ? { text, x: 480, y: 270, side: 100 }
      : {
          text,
          x: 260 + (before % 5) * 110,
          y: 200 + (before % 3) * 70,
          side: 84,
          turn: (before * 41) % 360,
        };
    camera.show({ shows: [where] });
    await until(since('code'));
    camera.show({});
    await until(since('tag-gone'));
  }

  const codeIn = (game: AnyGame, key: string): string => {
    const piece = game.pieces().find((each) => each.key === key);
    if (!piece) throw new Error(key);
    return formatCode(game.id, piece);
  };
  const newest = (table: RunningTable) => JSON.parse(table.entry(table.head).command) as AnyCommand;

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
        [mark({ kind: 'seat', seat }), mark({ kind: 'number', value })],
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
      for (const text of texts) await lay(text);
      expect(newest(table), whatWasRead(table)).toEqual(command);
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
    expect(await page.locator('li').count()).toBeGreaterThan(10);
  }, 400_000);

  test('a round of Pirate Tricks is read off labels and the scan board', async () => {
    const seats = ['red', 'blue', 'yellow'] as const;
    const captains = seats.map((seat) => ({ seat, captain: seat }));
    const table = await stand.begin('pirate-tricks', { depth: 'cards', captains, options: { rounds: 3 } });
    await lookOn();
    const stateNow = (): State => table.state.game as unknown as State;
    const chance = random(1);
    const physical = shuffleFor(stateNow(), chance);
    let read = 0;
    while (stateNow().past.length === 0) {
      const state = stateNow();
      const asked = pirateTricks.prompts(state).find(({ need: of }) => of === 'must');
      if (!asked) break;
      const command = playsFor(state, asked, physical, chance).find(
        (one) => pirateTricks.decide(state, one, new Set()).ok,
      );
      if (!command) throw new Error(asked.kind);
      for (const text of labelsFor(command)) await lay(text);
      expect(newest(table), whatWasRead(table)).toEqual(command);
      read += 1;
    }
    expect(stateNow().past).toHaveLength(1);
    expect(table.entriesInForce().filter(({ source }) => source === 'scanned')).toHaveLength(read);
  }, 600_000);
});
