import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryLog } from '../../../src-main/log/memory-log.ts';
import { games } from '../../../src-main/rules/games.ts';
import type { AnyGame } from '../../../src-main/rules/kernel/game.ts';
import { seatIds } from '../../../src-main/rules/kernel/seat.ts';
import { RunningTable } from '../../../src-main/session/running-table.ts';
import { enter, heading, tickingClock } from '../../contract/table.ts';
import { needs } from '../../support/needs.ts';
import { leave } from '../engine.ts';
import { random } from '../../support/random.ts';
import { openDisplays, type Displays } from '../displays.ts';
import { beyond, overlaps, resized, wordsOf } from '../gallery.ts';
import { longNames, playOn } from '../quest/evening.ts';

const chromium = needs('chromium');
const screens = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 1720, height: 720 },
] as const;
const played: readonly AnyGame[] = Object.values(games);
/** A share of them, each on the next screen; `QM_LOOKS=90` takes many times as many. */
const looks = Number(process.env['QM_LOOKS'] ?? 5);
const factsBetween = 18;

function begun(game: AnyGame, depth: string): RunningTable {
  const table = new RunningTable(game, memoryLog(heading(game.id)), tickingClock());
  const seats = seatIds
    .slice(0, game.mostSeats)
    .map((seat, at) => ({ seat, captain: longNames[at] ?? seat }));
  enter(table, { kind: 'begin', setup: { seats, depth } } as never);
  return table;
}

describe.skipIf(chromium.missing)(`every game on the television${chromium.reason}`, () => {
  let displays: Displays;
  beforeAll(async () => {
    displays = await openDisplays(games['pirate-quest']);
  });
  afterAll(() => displays.close());

  describe.each(played.map((game) => [game.title, game] as const))('%s', (_, game) => {
    test.each(game.depths)(
      'at depth %s has no word too small, none over another, and none that is a mere key, with the longest names in German',
      async (depth) => {
        const table = begun(game, depth);
        displays.host.play(table);
        const shown = await displays.open('/table?lang=de', { viewport: screens[0] });
        const chance = random(depth.length * 7 + screens[0].width);
        for (let look = 0; look < looks; look++) {
          await shown.caughtUp();
          const size = screens[look % screens.length] ?? screens[0];
          await resized(shown.page, size);
          const words = await wordsOf(shown.page);
          const told = `${size.width} ${look}`;
          const small = words.filter(({ size: height }) => height < size.height / 36 - 0.05);
          expect([told, small.map(({ text }) => text)]).toEqual([told, []]);
          expect([told, overlaps(words)]).toEqual([told, []]);
          expect([told, beyond(words, size)]).toEqual([told, []]);
          const keys = words.filter(({ text }) => /^[a-z]+(\.[\w-]+)+$/.test(text));
          expect([told, keys.map(({ text }) => text)]).toEqual([told, []]);
          for (let fact = 0; fact < factsBetween; fact++) playOn(table, chance);
        }
        expect(shown.complaints).toEqual([]);
        await leave(shown.page);
      },
    );

    test('has nobody’s secrets in what is sent to the television', () => {
      const table = begun(game, game.depths.at(-1) ?? '');
      displays.host.play(table);
      const chance = random(3);
      for (let fact = 0; fact < 150; fact++) {
        playOn(table, chance);
        const { parts } = JSON.parse(displays.host.whole({ kind: 'table' })) as {
          readonly parts: Readonly<Record<string, unknown>>;
        };
        expect(Object.keys((parts['game.secrets'] ?? {}) as object)).toEqual([]);
      }
    });
  });
});
