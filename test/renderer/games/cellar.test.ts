import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Handlers } from '../../../src-main/link/handler.ts';
import { memoryLog } from '../../../src-main/log/memory-log.ts';
import { evidenceOf, type Evidence } from '../../../src-main/readers/evidence.ts';
import { Intake } from '../../../src-main/readers/intake.ts';
import type { AnyGame } from '../../../src-main/rules/kernel/game.ts';
import type { Message } from '../../../src-main/rules/kernel/message.ts';
import { accept } from '../../../src-main/rules/kernel/result.ts';
import { countAt } from '../../../src-main/rules/kernel/zones.ts';
import { ringsAt } from '../../../src-main/session/bell.ts';
import { holdOf } from '../../chest/harbour.ts';
import { cellar, watchEvery, type Cellar } from '../../contract/cellar.ts';
import { heading, tableOf } from '../../contract/table.ts';
import { standHost } from '../../link/stand.ts';
import { ownLibrary, readingOf, tag } from '../../readers/table.ts';
import { handClock } from '../../support/hand-clock.ts';
import { needs } from '../../support/needs.ts';
import { openDisplays, type Displays } from '../displays.ts';
import { until } from '../house.ts';

const chromium = needs('chromium');
const game = cellar as unknown as AnyGame;
const rum = '04RUM1';
const goods = /\b(rum|silk|pearls)\b|04RUM1/i;

describe.skipIf(chromium.missing)(
  `a game of standing cards, places, a bell and a list on the pages as they are${chromium.reason}`,
  () => {
    let displays: Displays;
    let owned: ReturnType<typeof ownLibrary>;
    /** The readings behind an entry, as the readers hand them to the console. */
    let evidence: (entry: number) => readonly Evidence[];
    const witnessed: Handlers = {
      'entry.evidence': {
        roles: ['scorekeeper'],
        schema: z.looseObject({ entry: z.number() }),
        run: (asked) => accept(evidence((asked as { readonly entry: number }).entry)),
      },
    };
    beforeAll(async () => {
      displays = await openDisplays(game, standHost(game, ['setRight', 'setTable'], witnessed));
    });
    afterAll(() => displays.close());
    beforeEach(() => {
      owned = ownLibrary();
    });
    afterEach(() => {
      owned.remove();
    });

    /** A table with a clock that is moved by hand, and a reader that knows one bottle of rum. */
    function evening() {
      const clock = handClock(Date.UTC(2026, 0, 2, 20));
      const table = tableOf(game, memoryLog(heading('cellar')), { ...clock, pass: clock.advance } as never);
      const stop = ringsAt(table, clock, clock);
      const hold = holdOf(owned.library);
      const chest = hold.create('cellar', 'Ours');
      if (!chest.ok) throw new Error(chest.no.code);
      hold.teach(chest.value, rum, 'card/rum/1');
      const intake = new Intake(table, hold);
      const read = () => intake.take({ reader: 'shared', seat: undefined }, readingOf(tag(rum)));
      const state = () => table.state.game as unknown as Cellar;
      const speak = ({ key }: Message) => ({ en: key, de: key });
      const witnesses = { shelf: intake.shelf, speak, nameOf: () => 'The reader at the table' };
      evidence = (entry) => evidenceOf(table, entry, { kind: 'console' }, witnesses);
      displays.host.play(table);
      return { clock, table, read, state, stop };
    }

    test('are played at console, phone and reader, rung, set as a list and corrected, and show no card that nobody has seen', async () => {
      const { clock, table, read, state, stop } = evening();
      const television = await displays.open('/table');
      const desk = await displays.open('/console', { viewport: { width: 1366, height: 768 } });
      const hand = await displays.open('/captain', { viewport: { width: 390, height: 844 }, hasTouch: true });
      const all = [television.page, desk.page, hand.page];
      const untold = async () => {
        for (const page of all) expect(await page.content()).not.toMatch(goods);
      };

      await desk.page.getByText('draw', { exact: true }).first().click();
      await until(() => state().turn === 'blue');
      await hand.page.getByLabel('Free seats').getByText('Bartholomew').click();
      await hand.page.getByText('buy', { exact: true }).first().click();
      await until(() => state().coins.blue === 2);
      // What is pressed before the page has heard of it is refused, since the table has gone on.
      await hand.page.getByText('Tell.buy', { exact: true }).waitFor();
      await hand.page.getByText('draw', { exact: true }).first().click();
      await until(() => state().turn === 'yellow');

      expect(read()?.outcome).toBe('accepted');
      expect(countAt(state().zones, 'under.yellow')).toBe(1);
      const hidden = table.head;
      await television.caughtUp();
      await untold();

      await desk.page.keyboard.press('Alt+M');
      const sheets = desk.page.locator('.sheets');
      await sheets.getByRole('button', { name: 'The table as it stands', exact: true }).click();
      const list = sheets.locator('fieldset fieldset').first();
      await list.getByRole('button', { name: 'One more' }).click();
      await list.locator('select').first().selectOption('market-day');
      await desk.page.getByRole('button', { name: 'Enter 1 change' }).click();
      await until(() => state().standing.length === 1);
      expect(state().standing).toMatchObject([{ card: 'market-day', of: 'red' }]);

      clock.advance(watchEvery);
      await until(() => state().watches === 1);
      expect(table.entry(table.head).source).toBe('virtual');

      // What a reader took down is looked at, tried away and taken away, and says at no step which card it was.
      await desk.page.keyboard.press('Escape');
      await desk.page
        .locator('.log li')
        .filter({ hasText: new RegExp(`^\\s*${hidden}\\b`) })
        .getByRole('button')
        .click();
      const editor = desk.page.locator('.editor');
      await editor.getByRole('list', { name: 'What it rests on' }).getByText('reader.did.unseen').waitFor();
      await untold();
      await editor.getByRole('button', { name: 'It did not happen' }).click();
      await desk.page.locator('.preview').waitFor();
      await untold();
      await desk.page.getByRole('button', { name: 'Apply' }).click();
      await until(() => countAt(state().zones, 'under.yellow') === 0);
      await television.caughtUp();
      await untold();
      expect(state()).toMatchObject({ watches: 1, standing: [{ card: 'market-day' }] });
      const { log } = JSON.parse(displays.host.whole({ kind: 'table' })).parts as { log: unknown };
      expect(goods.test(JSON.stringify(log))).toBe(false);
      expect([television.complaints, desk.complaints, hand.complaints]).toEqual([[], [], []]);
      stop();
    });
  },
);
